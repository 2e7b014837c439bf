"""The fullest table: five players of Ludwig with all modules; and what is folded away elsewhere."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from kastelan.core.game import State
from kastelan.games import find
from tests.browser.conftest import NewVisitor
from tests.browser.seeded_server import LUCK
from tests.browser.tables import asks, start_at, start_game
from tests.browser.visitor import DESKTOP

INSIDE = """(all, [width, height]) => all.map((one) => one.getBoundingClientRect())
  .every(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= width && bottom <= height)"""
MAIN = """(all) => all.filter((one) => {
  const probe = document.createElement('i')
  probe.style.background = 'var(--legal)'
  document.body.append(probe)
  const filled = getComputedStyle(probe).backgroundColor
  probe.remove()
  return one.checkVisibility() && getComputedStyle(one).backgroundColor === filled
}).length"""


def all_inside(found: Locator) -> bool:
    """Whether all of them are in the window of a desktop."""
    inside: bool = found.evaluate_all(INSIDE, [DESKTOP["width"], DESKTOP["height"]])
    return inside


def full_table() -> State:
    """Five players in a game with all modules, when the first one buys."""
    random, state = Random(LUCK), find("ludwig").new(5, {"modules": "all", "start": "1"}, LUCK)
    while 0 not in state.actors or asks(state) != "buying":
        seat = state.actors[0]
        state.apply(seat, random.choice(state.legal(seat)), None)
    return state


def test_all_players_and_renovations_of_the_fullest_table_are_on_the_screen(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go(f"/tables/{start_at(anna, full_table())}")
    expect(page.locator("article.person")).to_have_count(5)
    expect(page.locator(".renovation").first).to_be_visible()
    assert all_inside(page.locator("article.person"))
    board = page.locator("main").bounding_box()
    last = page.locator(".renovation").last.bounding_box()
    assert board is not None
    assert last is not None
    assert last["x"] + last["width"] <= board["x"] + board["width"] + 1


def test_a_plan_has_one_main_button(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go(f"/tables/{start_game(anna, 'kingdom')}")
    page.wait_for_selector("[data-asks]")
    page.keyboard.press("p")
    for moves in ("1 move", "2 moves", "3 moves"):
        page.locator("[data-hex].legal").first.click()
        expect(page.locator(".planning .steps")).to_have_text(moves)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    assert page.locator(".bar button").evaluate_all(MAIN) == 1


def test_technical_matters_are_folded_away(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go("/me")
    advanced = page.get_by_text("Advanced")
    expect(page.get_by_label("Webhook")).to_be_hidden()
    advanced.click()
    expect(page.get_by_label("Webhook")).to_be_visible()
    page = anna.go(f"/room/{anna.table('kingdom', 'me', 'open')}")
    page.get_by_text("How the deal stays fair").wait_for()
    expect(page.locator("details code")).to_be_hidden()
