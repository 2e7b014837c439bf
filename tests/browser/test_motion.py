"""What happens is shown step by step: moves of others one after the other, the reveal of cards, the scoring.

All other browser tests ask for reduced motion, so that they need not wait.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse, Touch
from tests.browser.player import PagePlayer
from tests.browser.tables import find_position, near_end, start_at, start_game
from tests.browser.visitor import Visitor

MOVES: Final = 4  # a turn in Kingdom Builder: three settlements, and its end
STEP_MS: Final = 400  # the least time for which a settlement of another player is shown
WATCHING: Final = "[data-strip].running"
RECORD_STEPS: Final = """(() => {
  window.steps = []
  window.flights = 0
  const note = () => {
    const seq = Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)
    if (steps.at(-1)?.[0] !== seq) steps.push([seq, performance.now()])
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) if (target.matches?.('[data-flights]')) flights += addedNodes.length
    note()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq'] })
})()"""


def visitor(
    new_visitor: NewVisitor, motion: str = "no-preference", speed: str = "normal", **more: Any
) -> Visitor:
    """A person for whom things move, with a page that records what it shows."""
    anna = new_visitor("Anna", reduced_motion=motion, **more)
    anna.context.add_init_script(RECORD_STEPS)
    settings = json.dumps({"speed": speed})
    anna.context.add_init_script(f"localStorage.setItem('kastelan-telling', '{settings}')")
    return anna


def after_own_turn(anna: Visitor) -> tuple[Page, PagePlayer]:
    """A game of Kingdom Builder whose first turn is over, so that a bot plays."""
    page = anna.sit(start_game(anna, "kingdom"))
    player = PagePlayer(page, "kingdom", Mouse())
    for _ in range(MOVES):
        player.decide()
    return page, player


def shown(page: Page) -> list[tuple[int, float]]:
    """The positions that were shown since the own turn, and when."""
    steps = page.evaluate("() => steps")
    return [(seq, at) for seq, at in steps if seq >= MOVES]


def test_moves_of_others_are_shown_one_after_the_other(new_visitor: NewVisitor) -> None:
    page, player = after_own_turn(visitor(new_visitor))
    expect(page.locator(WATCHING)).to_be_visible()
    expect(page.locator("[data-asks]")).to_have_count(0)
    player.wait(MOVES + MOVES - 1)
    page.wait_for_selector("[data-asks]")
    steps = shown(page)
    assert [seq for seq, _ in steps] == list(range(MOVES, 2 * MOVES + 1))
    built = [at for _, at in steps[1:MOVES]]
    assert all(after - before >= STEP_MS for before, after in pairwise(built))
    assert page.evaluate("() => flights") >= 3
    expect(page.locator("[data-strip] .text")).to_contain_text("builds")
    expect(page.locator(WATCHING)).to_have_count(0)


@pytest.mark.parametrize("way", ["key", "tap", "strip"])
def test_they_can_be_skipped(way: str, new_visitor: NewVisitor) -> None:
    page, player = after_own_turn(visitor(new_visitor, speed="slow"))
    page.wait_for_selector(WATCHING)
    page.wait_for_function("() => window.steps.length > 1")
    before = player.seq()
    if way == "key":
        page.keyboard.press("Enter")
    elif way == "tap":
        page.locator("#board").click(position={"x": 300, "y": 300})
    else:
        page.locator("[data-strip]").click()
    page.wait_for_selector("[data-asks]", timeout=3000)
    assert player.seq() >= before
    assert len(shown(page)) < MOVES + 1
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(
        3
    )  # the tap built nothing


@pytest.mark.parametrize(("motion", "speed"), [("reduce", "normal"), ("no-preference", "instant")])
def test_nothing_moves_for_those_who_want_it_so(motion: str, speed: str, new_visitor: NewVisitor) -> None:
    page, _ = after_own_turn(visitor(new_visitor, motion, speed))
    page.wait_for_selector("[data-asks]")
    expect(page.locator(WATCHING)).to_have_count(0)
    assert page.evaluate("() => flights") == 0
    expect(page.locator("[data-strip] .text")).to_contain_text("builds")


def test_the_last_turn_is_shown_again(new_visitor: NewVisitor) -> None:
    page, player = after_own_turn(visitor(new_visitor))
    page.wait_for_selector("[data-asks]")
    last = player.seq()
    page.locator("[data-strip]").click()
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", str(MOVES))
    expect(page.locator("[data-asks]")).to_have_count(0)
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", str(last))
    page.wait_for_selector("[data-asks]")
    player.decide()
    assert player.seq() > last


def test_the_speed_is_a_setting(new_visitor: NewVisitor) -> None:
    page, _ = after_own_turn(visitor(new_visitor, speed="instant"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="slow").click()
    assert json.loads(page.evaluate("localStorage.getItem('kastelan-telling')"))["speed"] == "slow"
    sound = page.get_by_role("checkbox", name="Sounds")
    expect(sound).not_to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_count(0)
    sound.check()
    page.get_by_role("slider", name="Volume").fill("0.3")
    kept = json.loads(page.evaluate("localStorage.getItem('kastelan-telling')"))
    assert (kept["sound"], kept["volume"]) == (True, 0.3)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_are_turned_over_in_the_order_of_their_ranks(phone: bool, new_visitor: NewVisitor) -> None:
    anna = visitor(new_visitor, phone=phone)
    page = anna.sit(start_game(anna, "seasons", "random", "random"))
    PagePlayer(page, "seasons", Touch() if phone else Mouse()).decide()
    page.wait_for_selector("[data-reveal]")
    cards = page.locator("[data-reveal] li")
    ranks = [int(text) for text in cards.locator(".rank").all_inner_texts()]
    assert len(ranks) == 3
    assert ranks == sorted(ranks)
    turns = cards.evaluate_all("all => all.map((one) => parseFloat(one.style.getPropertyValue('--turns')))")
    assert turns == sorted(turns)
    assert len(set(turns)) == len(turns)
    names = set(page.locator("article.person header .name").all_inner_texts()) if not phone else None
    shown_names = set(cards.locator(".name").all_inner_texts())
    assert names is None or shown_names == names
    expect(page.locator("[data-reveal]")).to_have_count(0)


def names_a_winner(page: Page) -> bool:
    """Whether any text of the page, its title or what screen readers hear says who has won."""
    text = page.evaluate("() => document.title + document.body.textContent")
    return (
        bool(re.search(r"\b(has|have|you) won\b", text, re.IGNORECASE)) or page.locator("b.place").count() > 0
    )


def to_the_end(anna: Visitor, game: str) -> Page:
    page = anna.sit(start_at(anna, find_position(game, near_end(game))))
    PagePlayer(page, game, Mouse()).play()
    page.wait_for_selector("dialog[open] .sum")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_final_scoring_counts_up_before_it_names_the_winner(game: str, new_visitor: NewVisitor) -> None:
    page = to_the_end(visitor(new_visitor, speed="fast"), game)
    assert not names_a_winner(page)
    expect(page.locator("section.bar h2")).to_contain_text("points are counted")
    expect(page.locator("dialog[open] .winner")).to_contain_text("won")
    expect(page.locator("section.bar h2")).to_contain_text("won")


def test_without_motion_the_winner_is_named_after_the_last_step(new_visitor: NewVisitor) -> None:
    page = to_the_end(visitor(new_visitor, motion="reduce"), "kingdom")
    following = page.locator("dialog[open] .steps button.main")
    while following.count():
        assert not names_a_winner(page)
        following.click()
    assert names_a_winner(page)
    expect(page.locator("section.bar h2")).to_contain_text("won")


def test_who_closes_the_scoring_sees_the_result(new_visitor: NewVisitor) -> None:
    page = to_the_end(visitor(new_visitor, motion="reduce"), "kingdom")
    page.keyboard.press("Escape")
    expect(page.locator("section.bar h2")).to_contain_text("won")
