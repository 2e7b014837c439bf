"""RND-5: swans are sold whatever a turn asks, on every screen, and the question stays."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.modules.actions import SellSwans
from tests.browser.conftest import NewVisitor
from tests.browser.seeded_server import LUCK
from tests.browser.tables import start_at

ASKED: Final = (
    "placing", "rewards", "any-reward", "free-corridor", "stack", "digging", "keeping", "passing", "tokens",
    "borrowing", "turn-end", "selling",
)  # fmt: skip
MODULES: Final = "towers,moats,passages,swans,renovations,double_decrees"
MOST: Final = 60


def questions_with_swans() -> dict[str, LudwigState]:
    """For each of the questions a position in which the first seat is asked and has swans to sell."""
    found = dict[str, LudwigState]()
    for seed in range(LUCK, LUCK + MOST):
        random, state = Random(seed), find("ludwig").new(2, {"start": "1", "modules": MODULES}, seed)
        assert isinstance(state, LudwigState)
        while state.outcome is None:
            seat = state.actors[0]
            legal = state.legal(seat)
            step = state.ask(seat).step
            if seat == 0 and step in ASKED and any(isinstance(action, SellSwans) for action in legal):
                found.setdefault(step, state.copy())
            if len(found) == len(ASKED):
                return found
            others = [action for action in legal if not isinstance(action, SellSwans)]
            state.apply(seat, random.choice(others), None)
    raise AssertionError(f"never asked: {set(ASKED) - set(found)}")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_swans_are_sold_whatever_is_asked(new_visitor: NewVisitor, phone: bool) -> None:
    anna = new_visitor("Anna", phone=phone)
    for step, state in questions_with_swans().items():
        table = start_at(anna, state)
        page = anna.sit(table)
        before = anna.position(table, 0)["view"]["money"][0]
        page.get_by_role("button", name="Sell swans").click()
        page.locator(".docket .stepper button:not([disabled])").first.click()
        page.locator(".docket button.main", has_text="Sell 1").click()
        expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "0")
        now = anna.position(table, 0)
        assert now["view"]["money"][0] == before + 1_000, step
        if step != "selling":
            assert now["asked"]["step"] == step
            expect(page.locator(f"[data-asks={step}]")).to_be_visible()
