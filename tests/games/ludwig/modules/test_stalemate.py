"""LUD-RUL-8: a game in which nobody can build any more ends."""

from __future__ import annotations

from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, LudwigState, stalemate
from kastelan.games.ludwig.events import GameEnded, LastRoundCalled
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, OVER
from tests.games.ludwig.modules.scenes import A, Scene, scene
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.rulebook import rule

CELLARS = ("mold_room", "dungeon", "the_hole", "bottomless_pit", "fungus_room", "venus_grotto")
PRICES = (15, 10, 8, 6, 4, 2)


def without_stairs(modules: str, *yards: Yard, decrees: tuple[int, ...] = ()) -> Scene:
    """Only downstairs rooms are for sale, nobody has a door in the cellar, and all corridors are gone."""
    market = dict(zip(PRICES, CELLARS, strict=True))
    table = scene(modules, *yards, market=market, decrees={A: decrees})
    table.state.corridors = (0, 0)
    return table


def over(table: Scene) -> bool:
    table.end_round()
    return table.state.step == OVER


@rule("LUD-RUL-8")
def test_a_round_in_which_nobody_can_build_is_the_last() -> None:
    table = without_stairs("extra_rooms")
    assert over(table)
    assert [event.rule for event in table.all(LastRoundCalled)] == ["LUD-RUL-8"]
    assert table.all(GameEnded)


@rule("LUD-RUL-8")
def test_stairs_left_keep_the_game_going_whatever_they_cost() -> None:
    table = without_stairs("extra_rooms")
    table.state.corridors, table.state.money = (0, 1), (0, 0, 0)
    assert not over(table)


@rule("LUD-RUL-8")
def test_one_player_with_a_door_in_the_cellar_is_enough() -> None:
    assert not over(without_stairs("extra_rooms", yard("stairs")))


@rule("LUD-RUL-8", "MOAT-4")
def test_moat_pieces_renovations_and_storage_can_be_built_too() -> None:
    assert not over(without_stairs("moats", *(Yard(moat=True) for _ in range(3))))
    renovated = without_stairs("renovations", yard("focus_room"))
    renovated.module_state.show, renovated.module_state.show_swans = (
        (int(TILES["r_berry_patch"].number),),
        (-1,),
    )
    assert not over(renovated)
    assert not over(without_stairs("decrees", decrees=(16,)))


@rule("LUD-RUL-8", "DEC-16")
def test_a_stored_piece_without_a_place_does_not_count() -> None:
    table = without_stairs("decrees", decrees=(16,))
    table.module_state.stored = at(table.module_state.stored, A, int(TILES["mold_room"].number))
    assert over(table)


@rule("LUD-RUL-8")
def test_the_base_game_ends_so_too() -> None:
    state, told = LUDWIG.new(2, {"foyer": "4"}, 1), list[Event]()
    assert isinstance(state, LudwigState)
    while state.step != BUYING:
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])
    cellars = [int(TILES[name].number) for name in CELLARS]
    state.market = tuple(
        cellars[slot] if slot in state.table.slots else -1 for slot in range(len(state.market))
    )
    state.corridors = (0, 0)
    for _ in range(2):
        state.apply(state.seat, LUDWIG.actions.parse("money"), told.append)
    assert [event.rule for event in told if isinstance(event, LastRoundCalled)] == ["LUD-RUL-8"]
    assert state.outcome is not None


@rule("LUD-RUL-8")
def test_no_round_is_called_the_last_twice_or_while_a_slot_is_empty() -> None:
    for last, emptied in ((False, False), (True, False), (False, True)):
        table, told = without_stairs("extra_rooms"), list[Event]()
        table.state.last = last
        if emptied:
            table.state.market = (NOTHING, *table.state.market[1:])
        stalemate.call(table.state, told.append)
        assert table.state.last != emptied
        assert bool(told) == (not last and not emptied)
