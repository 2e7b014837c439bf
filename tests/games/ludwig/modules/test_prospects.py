"""What a purchase is said to bring, with modules, beside what its placement really brings."""

from __future__ import annotations

from typing import Final

import pytest

from kastelan.core.game import Action
from kastelan.games.ludwig.modules.actions import RENOVATE
from kastelan.games.ludwig.offers import offers, piece_ways, worth_to
from kastelan.games.ludwig.step_numbers import NOTHING
from tests.games.ludwig.modules.scenes import A, Scene, scene
from tests.games.ludwig.modules.yards import BOX, TILES, Yard, yard
from tests.rulebook import rule

SHOWN: Final = ("r_trapdoor_landing", "r_midnight_snackery", "r_clock_cabinet", "r_daybed_rotunda")
LAWS: Final = ((), (31,), (44,), (31, 44))


def table_with(decrees: tuple[int, ...]) -> Scene:
    castle = yard(
        "anteroom",
        "guest_bedroom @ anteroom",
        "parlor",
        "broom_closet @ parlor",
        "larder @ parlor",
        start=Yard(moat=True),
    )
    market = {15: "dining_room", 8: "focus_room", 4: "observatory", 2: "buttery"}
    table = scene("moats,renovations,decrees", castle, market=market, decrees={A: decrees}, money=40_000)
    table.module_state.show = tuple(int(TILES[name].number) for name in SHOWN)
    table.module_state.show_swans = (NOTHING,) * len(SHOWN)
    return table


def brought(table: Scene, action: Action) -> int:
    """The points that a placement brings at once."""
    after = table.state.copy()
    after.apply(A, action)
    return after.score[A] - table.score[A]


@pytest.mark.parametrize("decrees", LAWS, ids=str)
@rule("DEC-31", "DEC-44", "MOAT-9", "RENO-7")
def test_pieces_bring_what_is_said(decrees: tuple[int, ...]) -> None:
    pieces = {
        "moat": int(BOX.moat),
        **{f"renovate{n}": int(TILES[name].number) for n, name in enumerate(SHOWN, 1)},
    }
    for word, piece in pieces.items():
        table = table_with(decrees)
        said = piece_ways(table.state, A, piece)
        assert said
        worth = [(points, len(rooms)) for _, points, rooms in said]
        assert worth == sorted(worth, reverse=True)
        table.do(word)
        assert {action for action, _, _ in said} == set(table.state.legal(A))
        for action, points, _ in said:
            assert points == brought(table, action)
    assert piece_ways(table.state, A, int(TILES["focus_room"].number)) == ()


@pytest.mark.parametrize("decrees", LAWS, ids=str)
@rule("DEC-31", "DEC-44", "LUD-SCORE-1")
def test_tiles_bring_what_is_said(decrees: tuple[int, ...]) -> None:
    table = table_with(decrees)
    for offer in offers(table.state, A):
        if offer.slot is None:
            continue
        bought = table_with(decrees)
        bought.buy(BOX.tiles[offer.tile].id)
        assert offer.prospects
        for prospect in offer.prospects[::7]:
            points = worth_to(table.state, A, BOX.tiles[offer.tile], prospect.points)
            assert points == brought(bought, prospect.place)


@rule("RENO-11")
def test_a_complete_room_is_said_to_give_its_rewards_again() -> None:
    castle = yard("parlor", "buttery @ parlor", "larder @ parlor", "pantry @ parlor", start=Yard(moat=True))
    assert castle.completed == {"parlor"}
    table = table_with(())
    table.state.castles = (castle.castle, *table.state.castles[1:])
    for name in ("r_clock_cabinet", "r_daybed_rotunda"):
        ways = piece_ways(table.state, A, int(TILES[name].number))
        assert [(action, rooms) for action, _, rooms in ways] == [(RENOVATE[1], (1,))]
