"""Castles of Mad King Ludwig: pricing, a tile carried about, and the castles of others."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import Mouse, spots, walk_to
from tests.browser.playing import MAIN
from tests.browser.tables import asking, moment, seated_at
from tests.browser.visitor import Visitor


def at(visitor: Visitor, message: str) -> Page:
    """A game of Ludwig in which just this is asked."""
    page = visitor.sit(seated_at(visitor, moment("ludwig", asking(message))))
    page.wait_for_selector("[data-asks]")
    return page


def tiles(page: Page) -> list[str]:
    """The tiles of the market as they lie."""
    return [name.split(":")[-1][:30] for name in page.locator(".strip .place .stall").evaluate_all(
        "(all) => all.map((one) => one.title)")]  # fmt: skip


def test_prices_are_set_by_dragging(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "pricing")
    page.wait_for_selector(".strip.pricing .stall .picture svg")
    before = tiles(page)
    first, second = spots(page, ".strip.pricing .stall:not([aria-disabled])")[:2]
    page.mouse.move(first.x, first.y)
    page.mouse.down()
    page.mouse.move(second.x, second.y, steps=6)
    page.mouse.up()
    assert tiles(page)[:2] == [before[1], before[0]]
    page.get_by_role("button", name="Set the prices").click()
    expect(page.locator(".strip.pricing")).to_have_count(0)


def test_prices_are_set_by_keys(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "pricing")
    page.wait_for_selector(".strip.pricing .stall .picture svg")
    before = tiles(page)
    walk_to(page, ".strip.pricing .stall")
    page.keyboard.press("Shift+ArrowRight")
    assert tiles(page)[:2] == [before[1], before[0]]
    walk_to(page, MAIN)
    page.keyboard.press("Enter")
    expect(page.locator(".strip.pricing")).to_have_count(0)


def test_a_tile_is_carried_turned_and_put_back(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "buying")
    page.wait_for_selector(".stall .gain b")
    Mouse().press(page, spots(page, ".stall:not(.closed):not([aria-disabled])")[0])
    ghost = page.locator("svg.ghost")
    expect(ghost).to_be_visible()
    expect(page.locator(MAIN)).to_be_enabled()
    lies = ghost.get_attribute("style")
    page.keyboard.press("b")
    expect(ghost).not_to_have_attribute("style", lies or "")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    assert page.locator(".stall[aria-pressed=true]").count() == 0


def test_the_other_castle_is_one_tap_away(arrive: Arrive) -> None:
    page = at(arrive("Anna"), "buying")
    own = page.locator("[role=application]").get_attribute("aria-label")
    page.locator(".tabs [aria-pressed=false]").click()
    expect(page.locator("[role=application]")).not_to_have_attribute("aria-label", own or "")
