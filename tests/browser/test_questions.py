"""Every question that a game can ask is answered through the page: all rewards, all dialogs, all winter
cards."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from kastelan.core.game import State
from kastelan.games.kingdom.components import KINDS
from kastelan.games.ludwig.components import TYPES
from kastelan.server.presenters import ludwig
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import asks, each, first, start_at

ASKED = {
    "kingdom": ("before", "during", "after", "extra", "lifting", "putting"),
    "ludwig": (
        "foyer", "choosing", "pricing", "buying", "placing", "rewards", "any-reward", "free-corridor",
        "keeping", "stack", "digging",
    ),
    "seasons": (
        "selecting", "supplying", "stationing", "emptying", "purchasing", "consenting", "ordering", "building",
        "paying", "placing", "marketing", "turning-in",
    ),
    "seasons in winter": ("taking-back", "plague", "mending", "digging", "courting", "sharing"),
}  # fmt: skip


@pytest.mark.parametrize("kind", ASKED)
def test_every_question_is_answered_on_the_page(kind: str, new_visitor: NewVisitor) -> None:
    anna, game = new_visitor("Anna"), kind.split()[0]
    options = {"winter": "yes"} if "winter" in kind else {}
    for message, state in each(game, asks, ASKED[kind], **options).items():
        table = start_at(anna, state)
        player = PagePlayer(anna.sit(table), game, Mouse())
        player.wait()
        assert player.asks() == message
        assert player.decide()
        assert anna.position(table, 0)["seq"] > 0, message


def due(state: State) -> str | None:
    """The type of the first reward that may be claimed."""
    if asks(state) != "rewards":
        return None
    return ludwig.board(state.game, state.view(0)).rewards[0].type


def test_every_reward_of_ludwig_is_claimed(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    for state in each("ludwig", due, TYPES).values():
        page = anna.sit(start_at(anna, state))
        before = page.get_attribute("[data-seq]", "data-seq") or ""
        page.locator(".docket li").first.get_by_role("button").first.click()
        expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)
        PagePlayer(page, "ludwig", Mouse()).decide()


def offers(word: str, state: State) -> bool:
    return word in (state.game.actions.write(action) for action in state.legal(0))


def test_every_location_tile_is_used(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    for kind in KINDS:
        table = start_at(anna, first("kingdom", partial(offers, kind)))
        page = anna.sit(table)
        page.locator(".answer").get_by_role("button", name=re.compile(kind, re.IGNORECASE)).click()
        expect(page.locator(".answer button.main")).to_have_count(0)
        player = PagePlayer(page, "kingdom", Mouse())
        while player.asks() in ("extra", "lifting", "putting"):
            player.decide()
