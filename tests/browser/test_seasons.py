"""A Castle for All Seasons: paying for a building, moving over the picture by keyboard, and the castle as a
list."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse, focus
from tests.browser.player import PagePlayer
from tests.browser.tables import asks_for, find_position, start_at, start_game
from tests.browser.visitor import Visitor


def at(visitor: Visitor, message: str) -> Page:
    """The page of a game at this step."""
    page = visitor.sit(start_at(visitor, find_position("seasons", asks_for(message))))
    page.wait_for_selector(".target")
    return page


def test_a_building_is_paid_piece_by_piece(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "paying")
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


def test_a_double_click_answers_one_question(new_visitor: NewVisitor) -> None:
    anna, sent = new_visitor("Anna"), list[str]()
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = anna.sit(start_at(anna, find_position("seasons", asks_for("stationing"))))
    main = page.get_by_role("button", name="Place no helper")
    page.locator("[data-question]").wait_for()
    main.dispatch_event("click", {"detail": 2})  # the first half of it answered the question before
    assert not [frame for frame in sent if '"move"' in frame]
    main.dispatch_event("click", {"detail": 1})
    expect(main).to_have_count(0)
    assert len([frame for frame in sent if '"move"' in frame]) == 1


def test_on_a_phone_what_one_has_is_in_sight_while_one_pays(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna", phone=True), "paying")
    expect(page.get_by_role("group", name="What you have").locator("b")).to_have_count(7)


def test_arrow_keys_move_over_the_picture(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "stationing")
    focus(page, ".target")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        before = page.evaluate("() => document.activeElement.dataset.key")
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.dataset.key"), before


def test_the_castle_is_also_a_list(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "building")
    page.keyboard.press("q")
    expect(page.locator("ul.list li")).not_to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator("ul.list")).to_have_count(0)


def test_winter_cards_are_played(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "seasons", winter="yes"))
    player = PagePlayer(page, "seasons", Mouse())
    for _ in range(12):
        player.decide()
    assert player.seq() > 12
