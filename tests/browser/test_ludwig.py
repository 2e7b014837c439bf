"""Castles of Mad King Ludwig: pricing, every reward and every other choice, and a tile carried about."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import Mouse, spots, walk_to
from tests.browser.playing import MAIN, Sitting
from tests.browser.screens import asking
from tests.browser.tables import begun, forward
from tests.browser.visitor import Visitor
from tests.server.serving import Answer

CHOICES: Final = (
    "foyer", "choosing", "placing", "rewards", "any-reward", "free-corridor", "keeping", "stack", "digging",
)  # fmt: skip


def at(visitor: Visitor, message: str) -> Page:
    """A game of Ludwig in which just this is asked, in whichever game that happens first."""
    for seed in range(1, 30):
        table = begun(visitor, "ludwig")
        if forward(visitor, table, asking(f"ludwig-ask-{message}"), seed):
            return visitor.sit(table)
    raise AssertionError(f"nobody is ever asked about {message}")


def tiles(page: Page) -> list[str]:
    """The tiles of the market as they lie."""
    return [name.split(":")[-1][:30] for name in page.locator(".strip .place .stall").evaluate_all(
        "(all) => all.map((one) => one.title)")]  # fmt: skip


@pytest.mark.slow
def test_every_choice_is_offered_and_taken(arrive: Arrive) -> None:
    """Games go by until each has been asked; the first time it is answered through the page."""
    anna = arrive("Anna")
    missing = {f"ludwig-ask-{name}" for name in CHOICES}

    def unseen(position: Answer) -> bool:
        return position["asked"]["message"] in missing

    for seed in range(1, 60):
        table = begun(anna, "ludwig")
        while missing and (found := forward(anna, table, unseen, seed)):
            assert Sitting(anna.sit(table), "ludwig", Mouse()).decide()
            missing.discard(found["asked"]["message"])
        if not missing:
            return
    raise AssertionError(f"never asked: {missing}")


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
