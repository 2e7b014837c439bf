"""KB-TILE: taking, keeping and losing location tiles."""

from __future__ import annotations

import pytest

from kastelan.games.kingdom.events import TileLost, TileTaken
from tests.games.kingdom.tables import B2, A, B, C, Place, at, table
from tests.rulebook import refused, rule

LEFT_TAVERN, TAVERN, PADDOCK, FAR_PADDOCK = (6, 2), (6, 7), (6, 11), (2, 18)  # on the first game's board
KINDS = {"tavern": 4, "paddock": 7}


def taken(seat: int, kind: str, place: Place) -> TileTaken:
    return TileTaken(seat, KINDS[kind], at(place))


def lost(seat: int, kind: str, place: Place) -> TileLost:
    return TileLost(seat, KINDS[kind], at(place))


@rule("T-TILE-1", "KB-TILE-1", "KB-TILE-2", "KB-TILE-3", "R-25")
def test_a_tile_from_each_of_two_locations() -> None:
    position = table(card="canyon", a=[(5, 8), (5, 2)], top=["grass", "desert", "canyon", "forest", "canyon"])
    assert taken(A, "tavern", TAVERN) in position.build((6, 8))
    assert position.holds(A) == {"tavern": 1}
    assert position.ready == {}
    assert position.tiles_on(TAVERN) == 1
    position.turn((5, 7), (5, 9))
    position.turn()
    position.turn((7, 7), (7, 8), (7, 9))  # beside the same location again
    assert position.holds(A) == {"tavern": 1}
    assert position.tiles_on(TAVERN) == 1
    position.turn()
    position.turn((6, 3), (7, 2), (5, 1))
    assert position.holds(A) == {"tavern": 2}
    assert position.tiles_on(LEFT_TAVERN) == 1
    position.turn()
    assert position.ready == {"tavern": 2}
    for _ in range(2):
        position.use("tavern")
        position.build(min(position.spots))
    assert position.ready == {}


@rule("KB-TILE-1")
def test_a_tile_is_taken_at_once() -> None:
    position = table(card="canyon", a=[(5, 8)])
    position.build((6, 8))
    assert position.state.built == 1
    assert position.holds(A) == {"tavern": 1}


@rule("KB-TILE-1")
def test_a_tile_is_taken_only_next_to_the_location() -> None:
    position = table(a=[(7, 8)])
    position.build((7, 9), (8, 9), (8, 8))
    assert position.holds(A) == {}
    assert position.tiles_on(TAVERN) == 2


@rule("KB-TILE-1")
def test_a_castle_gives_no_tile() -> None:
    position = table(a=[(2, 5)])
    position.build((3, 4))
    assert position.holds(A) == {}
    assert set(position.state.left) == {2}


@rule("KB-TILE-2")
def test_one_location_gives_a_player_one_tile_only() -> None:
    position = table(B2, card="flowers", a=[(3, 6)], tiles=[(3, 7)])  # the oracle's only hex
    position.build((4, 7), (4, 6))
    assert position.holds(A) == {"oracle": 1}
    assert position.tiles_on((3, 7)) == 1


@rule("KB-TILE-3", "R-5")
def test_a_tile_is_ready_from_the_next_turn_on() -> None:
    position = table(card="canyon", a=[(5, 8)])
    position.turn((6, 8), (5, 7), (5, 9))
    assert position.seat == B
    position.turn()
    assert position.ready == {"tavern": 1}


@rule("T-TILE-2", "KB-TILE-4")
def test_an_empty_location_gives_nothing() -> None:
    position = table(players=3, card="canyon", hands=("grass", "forest"))
    position.turn((6, 8), (5, 7), (5, 8))
    position.turn((7, 7), (7, 8), (8, 7))
    assert position.tiles_on(TAVERN) == 0
    position.build((6, 6))
    assert [position.holds(seat) for seat in (A, B, C)] == [{"tavern": 1}, {"tavern": 1}, {}]
    assert position.tiles_on(TAVERN) == 0


@rule("T-TILE-3", "KB-TILE-1", "KB-TILE-3", "R-1")
def test_a_moved_settlement_takes_a_tile() -> None:
    position = table(a=[(4, 7), (5, 11)], tiles=[PADDOCK])
    assert taken(A, "tavern", TAVERN) in position.move("paddock", (4, 7), (6, 6))
    assert position.holds(A) == {"tavern": 1, "paddock": 1}
    assert position.ready == {}


@rule("T-TILE-4", "KB-TILE-5", "KB-TILE-6", "R-8", "R-9")
def test_a_tile_is_lost_with_the_last_settlement_and_never_won_again() -> None:
    position = table(a=[(6, 10)], tiles=[PADDOCK], top=["forest", "flowers"])
    events = position.move("paddock", (6, 10), (6, 8))
    assert lost(A, "paddock", PADDOCK) in events
    assert position.holds(A) == {"tavern": 1}
    assert position.tiles_on(PADDOCK) == 1  # it does not go back to the hex
    position.turn((6, 9), (7, 9), (7, 10))
    position.turn()
    position.build((5, 11), (6, 12))
    assert position.holds(A) == {"tavern": 1}
    assert position.tiles_on(PADDOCK) == 1


@rule("KB-TILE-5")
def test_a_tile_is_kept_while_another_settlement_stands_there() -> None:
    position = table(a=[(6, 10), (5, 11)], tiles=[PADDOCK])
    position.move("paddock", (6, 10), (6, 8))
    assert position.holds(A) == {"paddock": 1, "tavern": 1}


@rule("KB-TILE-5")
def test_settlements_of_others_keep_no_tile() -> None:
    position = table(a=[(6, 10)], b=[(5, 11)], tiles=[PADDOCK])
    position.move("paddock", (6, 10), (6, 8))
    assert position.holds(A) == {"tavern": 1}


@rule("KB-TILE-5", "R-8")
def test_a_ready_tile_is_lost_at_once_too() -> None:
    position = table(a=[(6, 6), (5, 11), (8, 8), (8, 9), (8, 10)], tiles=[PADDOCK, TAVERN])
    assert position.words == {"paddock", "tavern"}
    position.move("paddock", (6, 6), (4, 5))
    assert position.holds(A) == {"paddock": 1}
    assert position.words == set()


@rule("T-TILE-5", "KB-TILE-7")
def test_a_jump_over_the_location_keeps_its_tile() -> None:
    position = table(a=[(6, 10)], tiles=[PADDOCK])
    events = position.move("paddock", (6, 10), (6, 12))
    assert lost(A, "paddock", PADDOCK) not in events
    assert position.holds(A) == {"paddock": 1}
    assert position.tiles_on(PADDOCK) == 1


@rule("KB-TILE-7", "R-30")
def test_losses_come_before_gains() -> None:
    """From one tavern to the other, a ready tile is given up for a fresh one."""
    position = table("tavern,paddock,barn,farm", card="forest", a=[(6, 3)], tiles=[LEFT_TAVERN, (12, 6)])
    events = position.move("barn", (6, 3), (6, 6))
    assert events[-2:] == [lost(A, "tavern", LEFT_TAVERN), taken(A, "tavern", TAVERN)]
    assert position.holds(A) == {"tavern": 1, "barn": 1}
    assert position.ready == {}


@rule("KB-TILE-8", "T-TILE-6", "R-10")
@pytest.mark.parametrize(("left", "goal"), [((6, 6), (4, 5)), ((5, 2), (5, 4))])
def test_of_two_tiles_the_used_one_is_given_up(left: Place, goal: Place) -> None:
    own = [(5, 2), (6, 6), (8, 4), (8, 5), (8, 6), (5, 11)]
    position = table(a=own, tiles=[LEFT_TAVERN, TAVERN, PADDOCK])
    position.use("tavern", (8, 7))
    position.move("paddock", left, goal)
    assert position.holds(A) == {"tavern": 1, "paddock": 1}
    assert position.ready == {"tavern": 1}


@rule("KB-TILE-8")
@pytest.mark.parametrize(("left", "goal"), [((6, 6), (4, 5)), ((5, 2), (5, 4))])
def test_of_two_ready_tiles_one_is_left(left: Place, goal: Place) -> None:
    position = table(a=[(5, 2), (6, 6), (5, 11)], tiles=[LEFT_TAVERN, TAVERN, PADDOCK])
    position.move("paddock", left, goal)
    assert position.ready == {"tavern": 1}


@rule("KB-TILE-8")
def test_of_two_tiles_the_fresh_one_is_given_up() -> None:
    own = [(5, 2), (4, 7), (5, 11), (2, 17)]
    position = table(a=own, tiles=[LEFT_TAVERN, PADDOCK, FAR_PADDOCK])
    position.move("paddock", (4, 7), (6, 6))
    assert (position.holds(A)["tavern"], position.ready["tavern"]) == (2, 1)
    position.move("paddock", (5, 2), (5, 4))
    assert (position.holds(A)["tavern"], position.ready["tavern"]) == (1, 1)


@rule("KB-TILE-8")
@pytest.mark.parametrize("ready_again", [(6, 10), (2, 17)])
def test_the_tile_of_the_action_in_progress_counts_as_used(ready_again: Place) -> None:
    """Either paddock's last settlement moves away by a paddock tile: the other tile stays ready."""
    goal = {(6, 10): (6, 8), (2, 17): (4, 18)}[ready_again]
    position = table(a=[(6, 10), (2, 17)], tiles=[PADDOCK, FAR_PADDOCK])
    position.move("paddock", ready_again, goal)
    assert position.holds(A).get("paddock") == 1
    assert position.ready == {"paddock": 1}


@rule("KB-TILE-8")
def test_the_tile_that_is_kept_belongs_to_the_other_location() -> None:
    position = table(
        a=[(5, 2), (6, 6), (8, 4), (8, 5), (8, 6), (5, 11)], tiles=[LEFT_TAVERN, TAVERN, PADDOCK]
    )
    position.use("tavern", (8, 7))
    assert lost(A, "tavern", TAVERN) in position.move("paddock", (6, 6), (4, 5))
    state = position.state
    kept = [number for number in range(len(state.left)) if state.held[A] >> number & 1]
    assert at(LEFT_TAVERN) in [state.board.locations[number].hex for number in kept]
    assert at(TAVERN) not in [state.board.locations[number].hex for number in kept]


@rule("KB-TILE-9")
def test_tiles_are_worth_no_gold() -> None:
    bare, rich = table(a=[(6, 8)]), table(a=[(6, 8)], tiles=[TAVERN, PADDOCK])
    assert bare.state.scores() == rich.state.scores()


@rule("KB-TILE-9")
def test_what_one_player_does_never_touches_the_tiles_of_another() -> None:
    position = table(a=[(6, 8)], tiles=[TAVERN], hands=("grass",))
    position.turn((7, 7), (7, 8), (8, 8))
    position.turn((7, 6), (8, 7), (9, 7))
    assert (position.holds(A), position.holds(B)) == ({"tavern": 1}, {"tavern": 1})
    assert position.tiles_on(TAVERN) == 0


@rule("KB-TILE-10")
def test_an_extra_action_without_a_target_cannot_be_used() -> None:
    position = table(a=[(6, 8)], tiles=[TAVERN])  # no line of three
    assert position.words == set()
    with refused("KB-TILE-10"):
        position.use("tavern")
    assert position.ready == {"tavern": 1}


@rule("T-TILE-8", "KB-TILE-1", "KB-LOC-HARBOR-1")
def test_a_move_onto_water_takes_a_tile() -> None:
    position = table(B2, a=[(0, 0), (6, 16), (12, 4)], tiles=[(7, 16)])
    position.use("harbor")
    position.lift((0, 0))
    assert position.spots == {(7, 15), (13, 4)}
    position.put((13, 4))
    assert position.holds(A) == {"harbor": 1, "tower": 1}
    assert position.tiles_on((13, 5)) == 1
