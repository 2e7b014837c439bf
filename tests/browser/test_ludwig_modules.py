"""The expansions of Ludwig: every question they ask, passages drawn by hand, and a game with all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from kastelan.core.game import State
from kastelan.games import find
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse, spots
from tests.browser.player import PagePlayer, final_scores
from tests.browser.seeded_server import LUCK
from tests.browser.tables import find_position, first, halfway, start_at, start_game
from tests.browser.test_all_screens import ALL, AXE, RULES
from tests.browser.visitor import Visitor
from tests.server.support.running_server import Answer
from tests.soaking import SOAK

EVERY: Final = (
    "towers,moats,passages,swans,renovations,double_decrees,extra_rooms,extra_favours,extra_bonus_cards"
)
ASKED: Final = (
    "drafting", "redrawing", "ready", "model", "swapping", "remembering", "recalling", "counting", "shifting",
    "queuing", "returning", "borrowing", "collecting", "passing", "printed", "tokens", "moat-stack", "moat-tile",
    "turn-end", "selling", "repaying", "clearing", "doubling",
)  # fmt: skip
MOST: Final = 400


def asked(state: State) -> str:
    return state.ask(0).step


def words(state: State) -> list[str]:
    return [state.game.actions.write(action) for action in state.legal(0)]


def moments(messages: Sequence[str]) -> dict[str, State]:
    """For each question a position in which it is asked, from games with all modules played at random."""
    found: dict[str, State] = {}
    for seed in range(LUCK, LUCK + MOST):
        random, state = Random(seed), find("ludwig").new(2, {"start": "1", "modules": EVERY}, seed)
        while state.outcome is None and len(found) < len(messages):
            seat = state.actors[0]
            if seat == 0 and asked(state) in messages:
                found.setdefault(asked(state), state.copy())
            state.apply(seat, random.choice(state.legal(seat)), None)
        if len(found) == len(messages):
            return found
    raise AssertionError(f"never asked: {set(messages) - set(found)}")


def sat(
    visitor: Visitor, fits: Callable[[list[str]], bool], modules: str, question: str = "buying"
) -> tuple[Page, str]:
    """A table where the visitor has such words to choose from."""
    found = first("ludwig", lambda state: asked(state) == question and fits(words(state)), modules=modules)
    table = start_at(visitor, found)
    return visitor.sit(table), table


def castle(visitor: Visitor, table: str) -> Answer:
    """What lies beside the rooms of the visitor's castle."""
    found: Answer = visitor.position(table, 0)["view"]["module_state"]["castles"][0]
    return found


def fair(page: Page) -> None:
    """Axe finds nothing."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RULES, list(ALL))
    assert not found, "\n".join(found)


def test_every_question_of_the_modules_is_answered_on_the_page(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    for message, state in moments(ASKED).items():
        table = start_at(anna, state)
        player = PagePlayer(anna.sit(table), "ludwig", Mouse())
        assert player.asks() == message
        assert player.decide(), message
        assert anna.position(table, 0)["seq"] > 0, message


def test_a_decree_is_read_and_kept(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, _ = sat(anna, bool, "decrees", "drafting")
    cards = page.locator(".docket .decree")
    expect(cards).not_to_have_count(0)
    assert all(len(text) > 20 for text in cards.all_inner_texts()), "each says what it does"
    fair(page)
    name = cards.nth(1).locator(".name").inner_text()
    cards.nth(1).click()
    expect(page.locator(".docket .decree")).to_have_count(0)
    expect(page.get_by_text(name).first).to_be_visible()


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_passage_is_dragged_from_door_to_door(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, table = sat(
        anna, lambda legal: any(word.startswith(("medium", "long")) for word in legal), "passages", "passing"
    )
    ends = page.locator("[data-ends]").first.get_attribute("data-ends") or ""
    fair(page)
    (x, y), (to_x, to_y) = (_middle(page, f"[data-door='{door}']") for door in ends.split())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "0")
    own = castle(anna, table)
    assert len(own["passages"]) == 1


def test_a_moat_piece_is_bought_and_laid(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, table = sat(anna, lambda legal: "moat" in legal, "moats")
    page.wait_for_selector(".stall .gain b")
    page.keyboard.press("m")
    expect(page.locator("[data-word=west]")).to_be_visible()
    fair(page)
    page.locator("[data-word=west]").click()  # the piece is bought, and then laid
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", re.compile("^[01]$"))
    own = castle(anna, table)
    assert own["moat"] == 1


def test_a_room_is_renovated(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, table = sat(anna, lambda legal: any(word.startswith("renovate") for word in legal), "renovations")
    page.wait_for_selector(".stall .gain b")
    Mouse().press(page, spots(page, ".renovations .stall:not(.closed)")[0])
    target = page.locator("g.aim").first
    expect(target).to_be_visible()
    fair(page)
    target.click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "0")
    own = castle(anna, table)
    assert sum(len(covers) for covers in own["covers"]) == 1


def test_swans_are_sold(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, table = sat(anna, lambda legal: any(word.startswith("sell") for word in legal), "swans")
    money = anna.position(table, 0)["view"]["money"][0]
    page.get_by_role("button", name="Sell swans").click()
    page.locator(".docket .stepper button:not([disabled])").first.click()
    fair(page)
    page.locator(".docket button.main").click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "0")
    assert anna.position(table, 0)["view"]["money"][0] == money + 1000


def test_a_game_with_all_modules_is_played_to_its_end(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    if SOAK:
        table = start_game(anna, "ludwig", "easy", modules="all")
    else:
        table = start_at(anna, find_position("ludwig", halfway("ludwig"), modules="all"), "easy")
    page = anna.sit(table)
    PagePlayer(page, "ludwig", Mouse()).play()
    assert final_scores(page) == sorted(anna.position(table, 0)["result"], reverse=True)
