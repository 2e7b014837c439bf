"""A Castle for All Seasons: paying for a building, walking over the picture by keys, and the castle as a list."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.input_devices import Mouse, walk_to
from tests.browser.player import Sitting
from tests.browser.tables import asking, begun, moment, seated_at
from tests.browser.visitor import Visitor


def at(visitor: Visitor, message: str) -> Page:
    """A game in which just this is asked."""
    page = visitor.sit(seated_at(visitor, moment("seasons", asking(message))))
    page.wait_for_selector(".target")
    return page


def test_a_building_is_paid_piece_by_piece(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "paying")
    main, status = page.locator("[data-main]"), page.locator(".payment .status")
    expect(main).to_be_visible()
    before = page.locator("[data-seq]").get_attribute("data-seq") or ""
    laid = page.locator(".stepper.used").first
    laid.get_by_role("button").first.click()
    expect(status).not_to_have_class("legal")
    expect(main).to_have_count(0)
    laid.get_by_role("button").last.click()
    expect(main).to_be_visible()
    main.click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)


def test_on_a_phone_what_one_has_is_in_sight_while_one_pays(arrive: Arrive) -> None:
    page = at(arrive("Anna", phone=True), "paying")
    expect(page.get_by_role("group", name="What you have").locator("b")).to_have_count(7)


def test_the_picture_is_walked_by_arrows(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "stationing")
    walk_to(page, ".target")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        before = page.evaluate("() => document.activeElement.dataset.key")
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.dataset.key"), before


def test_the_castle_is_also_a_list(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "building")
    page.keyboard.press("q")
    expect(page.locator("ul.list li")).not_to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator("ul.list")).to_have_count(0)


def test_winter_cards_are_played(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.sit(begun(anna, "seasons", winter="yes"))
    sitting = Sitting(page, "seasons", Mouse())
    for _ in range(12):
        sitting.decide()
    assert sitting.seq() > 12
