"""Every refusal names the rule, a message and the facts, and leaves the state as it was."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from typing import Final

import pytest

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action
from kastelan.games.kingdom import refusals
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, Build, Lift, Put, UseTile
from kastelan.games.kingdom.components import KINDS
from tests.games.kingdom.tables import B2, Place, Table, at, table

TAVERN, FAR_TAVERN, PADDOCK, FARM, OASIS = (6, 7), (6, 2), (6, 11), (15, 12), (12, 7)  # on FG
ORACLE, HARBOR, BARN, TOWER = (3, 7), (7, 16), (12, 16), (13, 5)  # on B2


def use(kind: str) -> Action:
    return USE[KINDS.index(kind)]


def start() -> Table:
    """A turn with a farm and a tavern tile ready, the tavern without a line."""
    return table(a=[(2, 5)], b=[(3, 5)], tiles=[FARM, TAVERN])


def during() -> Table:
    position = start()
    position.build((3, 4))
    return position


def after() -> Table:
    position = during()
    position.build((4, 4), (4, 5))
    return position


def farming() -> Table:
    position = start()
    position.use("farm")
    return position


def out_of_settlements() -> Table:
    position = table(tiles=[FARM], supply=3)
    position.build((3, 4), (3, 5), (4, 5))
    return position


def jumping() -> Table:
    """A paddock tile in use, nothing lifted."""
    position = table(a=[(4, 4)], b=[(4, 6)], tiles=[PADDOCK])
    position.use("paddock")
    return position


def lifted() -> Table:
    position = jumping()
    position.lift((4, 4))
    return position


def using(kind: str, tile: Place, a: list[Place], lift: Place | None = None) -> Callable[[], Table]:
    """A table on B2 with a tile in use."""

    def made() -> Table:
        position = table(B2, a=a, tiles=[tile])
        position.use(kind)
        if lift is not None:
            position.lift(lift)
        return position

    return made


def using_the_tavern() -> Table:
    position = table(a=[(9, 7), (9, 8), (9, 9)], tiles=[TAVERN])
    position.use("tavern")
    return position


ROW: Final[list[Place]] = [(17, 9), (17, 10), (18, 10)]
POCKET: Final[list[Place]] = [(7, 12), (7, 13), (8, 13), (0, 19)]  # all grass around is their own
Case = tuple[Callable[[], Table], Action, str, str, dict[str, Fact]]
CASES: Final[list[Case]] = [
    # not now
    (farming, END, "KB-LOC-FARM-1", "finish-building", {"tile": "farm"}),
    (farming, use("tavern"), "KB-LOC-FARM-1", "finish-building", {"tile": "farm"}),
    (jumping, BUILD[0], "KB-LOC-PADDOCK-1", "lift-first", {"tile": "paddock"}),
    (lifted, END, "KB-LOC-PADDOCK-1", "put-down-first", {"tile": "paddock"}),
    (start, END, "KB-TURN-5", "mandatory-not-done", {}),
    (during, END, "KB-TURN-5", "mandatory-not-done", {}),
    (during, use("farm"), "KB-TURN-2", "no-tile-in-between", {}),
    (after, BUILD[at((4, 6))], "KB-TURN-2", "mandatory-done", {}),
    (start, LIFT[at((2, 5))], "KB-TURN-3", "use-a-tile-first", {}),
    (during, PUT[at((3, 4))], "KB-TURN-3", "use-a-tile-first", {}),
    # building
    (start, Build(400), "KB-GEO-2", "off-the-board", {"hex": "400"}),
    (farming, Build(400), "KB-GEO-2", "off-the-board", {"hex": "400"}),
    (start, Build(-1), "KB-GEO-2", "off-the-board", {"hex": "-1"}),
    (start, BUILD[at((3, 5))], "KB-BUILD-1", "hex-occupied", {"hex": "F4"}),
    (start, BUILD[at((4, 3))], "KB-BUILD-2", "not-buildable", {"hex": "D5", "terrain": "water"}),
    (start, BUILD[at((3, 3))], "KB-BUILD-2", "not-buildable", {"hex": "D4", "terrain": "castle"}),
    (
        start,
        BUILD[at((2, 4))],
        "KB-TURN-2",
        "wrong-terrain",
        {"hex": "E3", "terrain": "flowers", "terrain_needed": "grass"},
    ),
    (start, BUILD[at((7, 7))], "KB-BUILD-3", "must-be-adjacent", {}),
    (farming, BUILD[at((7, 7))], "KB-BUILD-3", "must-be-adjacent", {}),
    (
        farming,
        BUILD[at((2, 4))],
        "KB-LOC-FARM-1",
        "wrong-terrain",
        {"hex": "E3", "terrain": "flowers", "terrain_needed": "grass"},
    ),
    (
        using("oracle", ORACLE, ROW),
        BUILD[at((9, 9))],
        "KB-LOC-ORACLE-1",
        "wrong-terrain",
        {"hex": "J10", "terrain": "canyon", "terrain_needed": "grass"},
    ),
    (
        using("tower", TOWER, [(1, 1)]),
        BUILD[at((2, 1))],
        "KB-LOC-TOWER-1",
        "not-at-the-edge",
        {"hex": "B3"},
    ),
    (using("tower", TOWER, [(1, 1)]), BUILD[at((0, 19))], "KB-BUILD-3", "must-be-adjacent", {}),
    (using_the_tavern, BUILD[at((8, 8))], "KB-LOC-TAVERN-1", "not-at-a-line", {"hex": "I9"}),
    # moving
    (
        using("barn", BARN, ROW, lift=(18, 10)),
        PUT[at((18, 10))],
        "KB-LOC-BARN-2",
        "no-move-at-all",
        {},
    ),
    (using("barn", BARN, ROW, lift=(18, 10)), PUT[at((19, 10))], "KB-BUILD-3", "must-be-adjacent", {}),
    (
        using("harbor", HARBOR, ROW, lift=(18, 10)),
        PUT[at((16, 10))],
        "KB-LOC-HARBOR-1",
        "wrong-terrain",
        {"hex": "K17", "terrain": "grass", "terrain_needed": "water"},
    ),
    (lifted, Put(400), "KB-GEO-2", "off-the-board", {"hex": "400"}),
    (lifted, PUT[at((4, 6))], "KB-BUILD-1", "hex-occupied", {"hex": "G5"}),
    (lifted, PUT[at((4, 2))], "KB-BUILD-2", "not-buildable", {"hex": "C5", "terrain": "water"}),
    (lifted, PUT[at((4, 5))], "KB-LOC-PADDOCK-1", "not-two-away", {"hex": "F5"}),
    (jumping, LIFT[at((4, 6))], "KB-LOC-PADDOCK-1", "not-your-settlement", {"hex": "G5"}),
    (jumping, LIFT[at((9, 9))], "KB-LOC-PADDOCK-1", "not-your-settlement", {"hex": "J10"}),
    (jumping, Lift(400), "KB-LOC-PADDOCK-1", "not-your-settlement", {"hex": "400"}),
    (
        using("barn", BARN, POCKET),
        LIFT[at((8, 13))],
        "KB-TILE-10",
        "no-target-from-here",
        {"hex": "N9", "tile": "barn"},
    ),
    # tiles
    (start, UseTile(8), "KB-TURN-3", "no-such-tile", {"tile": "8"}),
    (start, UseTile(-1), "KB-TURN-3", "no-such-tile", {"tile": "-1"}),
    (start, use("barn"), "KB-TILE-1", "no-such-tile", {"tile": "barn"}),
    (start, use("paddock"), "KB-TILE-1", "no-such-tile", {"tile": "paddock"}),
    (start, use("tavern"), "KB-TILE-10", "no-target", {"tile": "tavern"}),
    (
        lambda: table(used=[FARM]),
        use("farm"),
        "KB-TURN-3",
        "tile-not-ready",
        {"tile": "farm"},
    ),
    (out_of_settlements, use("farm"), "KB-TURN-7", "no-settlement-left", {"tile": "farm"}),
]


@pytest.mark.parametrize(
    ("situation", "action", "rule_id", "message", "facts"),
    CASES,
    ids=[f"{number}-{case[3]}" for number, case in enumerate(CASES)],
)
def test_a_refusal_names_the_rule_and_the_reason(
    situation: Callable[[], Table], action: Action, rule_id: str, message: str, facts: dict[str, Fact]
) -> None:
    position = situation()
    before = position.state.freeze()
    refusal = position.state.refusal(position.seat, action)
    assert isinstance(refusal, IllegalAction)
    assert (refusal.rule, refusal.message) == (rule_id, message)
    assert refusal.facts == {"rule": rule_id, **facts}
    assert action not in list(position.state.legal(position.seat))
    with pytest.raises(IllegalAction):
        position.state.apply(position.seat, action)
    assert position.state.freeze() == before


def test_the_cases_cover_every_message_of_the_module() -> None:
    tree = ast.parse(inspect.getsource(refusals))
    texts = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    messages = {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    assert messages == {case[3] for case in CASES}


def test_a_legal_action_is_not_refused() -> None:
    position = start()
    assert all(position.state.refusal(position.seat, action) is None for action in position.state.legal(0))
