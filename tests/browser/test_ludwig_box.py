"""Ludwig's expansions: chosen at set-up, and drawn at the table."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from kastelan.core.game import State
from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING
from kastelan.pictures.ludwig.castle_geometry import geometry_of
from tests.browser.conftest import NewVisitor
from tests.browser.seeded_server import LUCK
from tests.browser.tables import start_at
from tests.browser.test_all_screens import ALL, AXE, CUT_OFF, RULES

WANTED_STEPS = ("moat", "renovate", "short", "medium", "long")


def built(players: int, fits: int) -> State:
    """Seat 0 is to buy; its castle has a moat piece, a passage and a renovated room, and swans are for sale."""
    for seed in range(LUCK, LUCK + 200):
        random, state = Random(seed), find("ludwig").new(players, {"start": "1", "modules": "all"}, seed)
        while state.outcome is None:
            if 0 in state.actors and _rich(cast(LudwigState, state), fits):
                return state
            legal = state.legal(state.actors[0])
            wanted = [one for one in legal if state.game.actions.write(one).startswith(WANTED_STEPS)]
            state.apply(state.actors[0], random.choice(wanted or legal), None)
    raise AssertionError("no random game reaches such a position")


def _rich(state: LudwigState, rooms: int) -> bool:
    if state.step != BUYING or state.round < 4:
        return False
    castle, added = state.castles[0], state.module_state
    additions = castle.additions
    covered = any(room.covers for room in castle.rooms)
    signs = additions.moat and additions.passages and covered and max(added.swans_on) >= 0 and added.show
    return bool(signs and len(castle.rooms) >= rooms)


def faults(page: Page) -> list[str]:
    return [*page.evaluate(RULES, list(ALL)), *page.evaluate(CUT_OFF)]


def test_modules_are_chosen_with_explanations(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    anna.expect_errors("400")
    page = anna.go("/new/ludwig")
    modules = page.get_by_role("group", name="Expansions")
    modules.get_by_role("button", name="All", exact=True).click()
    expect(modules.get_by_role("checkbox", name="Moats")).to_be_checked()
    expect(modules.get_by_role("checkbox", name="Two royal decrees each")).not_to_be_checked()
    modules.get_by_role("checkbox", name="Renovations").uncheck()
    expect(modules.get_by_role("checkbox", name="Swans")).to_be_checked()
    page.get_by_role("button", name="5", exact=True).click()
    expect(modules).to_contain_text("Five players also use the towers")
    page.get_by_role("button", name="1", exact=True).click()
    expect(modules).to_contain_text("Solo games can only use")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("One player can use only")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-asks]")


@pytest.mark.parametrize("place", ["desk", "phone"])
def test_everything_of_the_modules_is_shown(place: str, new_visitor: NewVisitor) -> None:
    state = cast(LudwigState, built(3, 6))
    by_night = {"phone": True, "theme": "dark"}
    anna = new_visitor("Anna", **(by_night if place == "phone" else {}))
    page = anna.sit(start_at(anna, state))
    castle, added = state.castles[0], state.module_state
    additions = castle.additions
    rooms = page.get_by_role("list", name="Rooms of the castle: Anna").get_by_role("listitem")
    yards = len(geometry_of(castle).courtyards)
    expect(rooms).to_have_count(len(castle.rooms) + additions.pieces + len(additions.passages) + 1 + yards)
    expect(page.locator(".stall")).to_have_count(len(state.table.slots) + 3 + len(added.show))
    lying = sum(swan >= 0 for swan in (*added.swans_on, *added.show_swans))
    expect(page.locator(".market .swan [role=img]")).to_have_count(lying)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    anna.wait_until_idle()
    assert not faults(page)
