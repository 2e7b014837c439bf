"""KB-LOC-BARN, KB-LOC-HARBOR, KB-LOC-PADDOCK: the three extra actions that move a settlement."""

from __future__ import annotations

from itertools import combinations

import pytest

from kastelan.core.hexes import each
from kastelan.games.kingdom.components import BARN as BARN_KIND
from kastelan.games.kingdom.components import HARBOR as HARBOR_KIND
from kastelan.games.kingdom.components import KINDS
from kastelan.games.kingdom.locations import MOVES, builds, liftable
from kastelan.games.kingdom.step_numbers import LIFTING, NOTHING
from tests.games.kingdom.tables import B2, FG, A, Place, Places, Table, at, table
from tests.rulebook import refused, rule

HARBOR, BARN = (7, 16), (12, 16)  # on B2
PADDOCK, FAR_PADDOCK = (6, 11), (2, 18)  # on FG


def lifted(kind: str, origin: Place, a: Places, b: Places = (), card: str = "grass") -> Table:
    """The table when A has just lifted a settlement with one of the three tiles."""
    quadrants, tile = {"barn": (B2, BARN), "harbor": (B2, HARBOR), "paddock": (FG, PADDOCK)}[kind]
    position = table(quadrants, card=card, a=a, b=b, tiles=[tile])
    position.use(kind)
    position.lift(origin)
    return position


@rule("KB-LOC-BARN-1")
def test_the_barn_moves_to_the_cards_terrain_beside_own_settlements() -> None:
    position = lifted("barn", (0, 0), a=[(0, 0), (9, 9)], card="desert")
    assert position.spots == {(9, 8)}
    position.put((9, 8))
    assert position.settlements(A) == {(9, 8), (9, 9)}
    assert position.state.supply[A] == 38
    assert position.state.free.bit_count() == 398


@rule("T-BARN-1", "KB-LOC-BARN-2", "R-2")
def test_a_lifted_settlement_is_no_neighbour() -> None:
    position = lifted("barn", (18, 10), a=[(17, 9), (17, 10), (18, 10)])
    assert position.spots == {(16, 10), (16, 11), (17, 8), (17, 11), (18, 9), (18, 11)}
    with refused("KB-BUILD-3"):
        position.put((19, 10))


@rule("T-BARN-2", "KB-LOC-BARN-2", "KB-TILE-10", "R-2")
def test_the_hex_left_may_be_the_only_adjacent_candidate() -> None:
    position = table(B2, a=[(7, 12), (7, 13), (8, 13)], tiles=[BARN])
    assert position.words == set()
    with refused("KB-TILE-10"):
        position.use("barn")
    elsewhere = table(B2, a=[(7, 12), (7, 13), (8, 13), (0, 19)], tiles=[BARN])
    elsewhere.use("barn")
    assert elsewhere.spots == {(0, 19)}
    with refused("KB-TILE-10"):
        elsewhere.lift((8, 13))


@rule("KB-LOC-BARN-2", "R-4")
def test_putting_a_settlement_back_is_not_offered() -> None:
    position = lifted("barn", (18, 10), a=[(17, 9), (17, 10), (18, 10)])
    assert (18, 10) not in position.spots
    with refused("KB-LOC-BARN-2"):
        position.put((18, 10))


@rule("T-BARN-3", "KB-LOC-BARN-1")
def test_without_an_adjacent_candidate_the_barn_moves_anywhere() -> None:
    position = lifted("barn", (0, 0), a=[(0, 0), (0, 1), (1, 0)], card="desert")
    assert position.spots == position.terrain("desert")
    assert len(position.spots) == 63


@rule("KB-LOC-BARN-3")
def test_the_only_settlement_moves_to_every_candidate() -> None:
    position = lifted("barn", (17, 9), a=[(17, 9)])
    assert position.spots == position.terrain("grass") - {(17, 9)}


@rule("KB-LOC-BARN-2")
def test_the_hex_left_is_free_afterwards() -> None:
    position = lifted("barn", (18, 10), a=[(17, 9), (17, 10), (18, 10)])
    position.put((17, 11))
    assert (18, 10) in position.spots


@rule("KB-LOC-BARN-2", "KB-BUILD-4")
def test_the_hex_left_no_longer_makes_neighbours() -> None:
    position = lifted("barn", (18, 10), a=[(17, 9), (17, 10), (18, 10)])
    position.put((17, 11))
    assert (19, 10) not in position.spots
    with refused("KB-BUILD-3"):
        position.build((19, 10))


def test_after_a_move_nothing_is_lifted_and_no_tile_in_use() -> None:
    position = lifted("barn", (18, 10), a=[(17, 9), (17, 10), (18, 10)])
    assert (position.state.view(A).lifted, position.state.view(A).kind) == (at((18, 10)), BARN_KIND)
    position.put((17, 11))
    assert position.state.view(A).lifted == position.state.view(A).kind == NOTHING


@rule("R-3", "KB-BUILD-3")
@pytest.mark.parametrize("kind", ["barn", "harbor"])
def test_a_move_does_not_get_round_adjacency(kind: str) -> None:
    position = lifted(kind, (0, 0), a=[(0, 0), (7, 12)])
    far = {"barn": (17, 9), "harbor": (0, 5)}[kind]
    assert far not in position.spots
    with refused("KB-BUILD-3"):
        position.put(far)


@rule("R-3")
def test_which_settlement_to_lift_is_free() -> None:
    position = table(B2, a=[(0, 0), (7, 12), (17, 9)], tiles=[BARN])
    position.use("barn")
    assert position.spots == {(0, 0), (7, 12), (17, 9)}


@rule("T-HARBOR-1", "KB-LOC-HARBOR-1")
def test_the_harbor_moves_to_water_beside_own_settlements() -> None:
    position = lifted("harbor", (7, 13), a=[(7, 12), (7, 13)])
    assert position.spots == {(6, 12), (6, 13), (7, 11)}
    position.put((6, 12))
    assert position.settlements(A) == {(7, 12), (6, 12)}


@rule("T-HARBOR-1", "KB-LOC-HARBOR-1")
def test_the_harbor_moves_to_any_water_without_an_adjacent_one() -> None:
    position = lifted("harbor", (17, 10), a=[(17, 9), (17, 10)])
    assert position.spots == position.terrain("water")
    assert len(position.spots) == 56


@rule("T-HARBOR-1", "KB-LOC-HARBOR-1")
def test_the_harbor_moves_from_water_to_water() -> None:
    position = lifted("harbor", (6, 13), a=[(7, 12), (6, 13)])
    assert position.spots == {(6, 12), (7, 11)}


@rule("KB-LOC-HARBOR-1")
def test_the_harbor_moves_nowhere_but_to_water() -> None:
    position = lifted("harbor", (7, 13), a=[(7, 12), (7, 13)])
    with refused("KB-LOC-HARBOR-1"):
        position.put((8, 13))
    for spot in ((8, 12), (7, 16), (8, 15)):  # castle, location, mountain
        with refused("KB-BUILD-2"):
            position.put(spot)


@rule("KB-LOC-HARBOR-1", "KB-BUILD-2")
@pytest.mark.parametrize("kind", ["barn", "paddock"])
def test_no_other_tile_leads_onto_water(kind: str) -> None:
    origin = {"barn": (7, 12), "paddock": (4, 4)}[kind]
    position = lifted(kind, origin, a=[origin])
    assert not position.spots & position.terrain("water")


@rule("KB-LOC-BARN-1")
def test_the_barn_leads_from_water_to_land() -> None:
    position = lifted("barn", (6, 13), a=[(7, 12), (6, 13)])
    position.put((7, 13))
    assert position.settlements(A) == {(7, 12), (7, 13)}


@rule("T-PADDOCK-1", "KB-LOC-PADDOCK-1")
def test_the_paddock_moves_two_hexes_and_not_onto_water_or_others() -> None:
    around = {(2, 3), (2, 5), (4, 6), (6, 3), (6, 5)}
    assert lifted("paddock", (4, 4), a=[(4, 4)]).spots == around
    assert lifted("paddock", (4, 4), a=[(4, 4)], b=[(4, 6)]).spots == around - {(4, 6)}
    with refused("KB-BUILD-2"):
        lifted("paddock", (4, 4), a=[(4, 4)]).put((4, 2))


@rule("T-PADDOCK-2", "KB-LOC-PADDOCK-1", "KB-LOC-PADDOCK-2")
@pytest.mark.parametrize(
    ("origin", "spots"),
    [
        ((0, 0), {(0, 2), (2, 1)}),
        ((1, 19), {(1, 17), (3, 18)}),
        ((3, 2), {(1, 1), (1, 3), (3, 4), (5, 1)}),  # (3, 4) is behind the castle
    ],
)
def test_the_paddock_at_the_edge_and_over_a_castle(origin: Place, spots: set[Place]) -> None:
    assert lifted("paddock", origin, a=[origin]).spots == spots


@rule("KB-LOC-PADDOCK-2")
@pytest.mark.parametrize("between", [{"a": [(4, 4), (4, 5)]}, {"a": [(4, 4)], "b": [(4, 5)]}])
def test_the_paddock_jumps_over_any_settlement(between: dict[str, list[Place]]) -> None:
    assert (4, 6) in lifted("paddock", (4, 4), **between).spots  # type: ignore[arg-type]  # settlements only


@rule("KB-LOC-PADDOCK-3")
def test_the_paddock_does_not_care_for_adjacency() -> None:
    position = lifted("paddock", (4, 4), a=[(4, 4), (2, 6)])  # (2, 5) would be next to (2, 6)
    assert position.spots == {(2, 3), (2, 5), (4, 6), (6, 3), (6, 5)}


@rule("KB-LOC-PADDOCK-3")
@pytest.mark.parametrize("goal", [(4, 5), (3, 4), (4, 7), (2, 4), (1, 2)])
def test_the_paddock_moves_neither_one_hex_nor_three_nor_round_a_corner(goal: Place) -> None:
    position = lifted("paddock", (4, 4), a=[(4, 4)])
    with refused("KB-LOC-PADDOCK-1"):
        position.put(goal)


@rule("R-16", "KB-LOC-PADDOCK-1")
def test_the_paddock_may_start_from_water() -> None:
    position = lifted("paddock", (4, 2), a=[(4, 2)])
    assert position.spots == {(2, 1), (2, 3), (4, 0), (4, 4), (6, 1), (6, 3)}


@rule("R-24")
def test_a_settlement_may_move_twice_and_right_after_it_was_built() -> None:
    position = table(FG, tiles=[PADDOCK, FAR_PADDOCK])
    position.build((3, 4), (4, 4), (4, 5))
    position.move("paddock", (4, 4), (4, 6))
    position.move("paddock", (4, 6), (2, 5))
    assert position.settlements(A) == {(3, 4), (4, 5), (2, 5)}


@rule("KB-TILE-10")
@pytest.mark.parametrize("kind", [BARN_KIND, HARBOR_KIND])
def test_what_can_be_lifted_is_what_has_a_target(kind: int) -> None:
    """The fast computation agrees with trying each settlement around a pocket of three grass hexes."""
    pocket = [(7, 12), (7, 13), (8, 13), (6, 12), (6, 13), (7, 11), (8, 11), (0, 19)]
    for size in range(1, len(pocket) + 1):
        for own in combinations(pocket, size):
            state = table(B2, a=own, tiles=[BARN, HARBOR]).state
            state.step, state.kind = LIFTING, kind
            assert set(each(liftable(state))) == {h for h in each(state.own[A]) if MOVES[kind](state, h)}


@rule("KB-TILE-10")
def test_a_kind_of_tile_builds_or_moves() -> None:
    assert [builds(kind) for kind in range(len(KINDS))] == [kind not in MOVES for kind in range(len(KINDS))]
