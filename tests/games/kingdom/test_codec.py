"""A position as plain values: it round-trips, and a position that no game can reach is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import BARN, DECK, FARM, GRASS, PADDOCK, TAVERN, assembled
from kastelan.games.kingdom.ending import can_end
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, EXTRA, LIFTING, NOTHING, OVER
from tests.games.kingdom.tables import B2, A, Table, at, hexes, table

OF_TAVERN, OF_PADDOCK = (6, 7), (6, 11)


def valid() -> Table:
    """A, at the start of a turn, has tavern and paddock tiles and settlements beside both locations."""
    return table(
        players=3, a=[(6, 8), (5, 11), (8, 8)], b=[(0, 0)], c=[(19, 10)], tiles=[OF_TAVERN, OF_PADDOCK]
    )


def jumping() -> Table:
    position = valid()
    position.use("paddock")
    return position


def lifted() -> Table:
    position = jumping()
    position.lift((8, 8))
    return position


def finished() -> Table:
    """B's last three settlements ended the game."""
    position = table(seat=1, b=sorted(table().terrain("grass"))[:37])
    position.turn()
    return position


def during() -> Table:
    position = valid()
    position.build(min(position.spots))
    return position


def after() -> Table:
    position = valid()
    for _ in range(3):
        position.build(min(position.spots))
    return position


@pytest.mark.parametrize("situation", [valid, during, after, jumping, lifted, finished])
def test_every_step_of_a_game_round_trips(situation: Callable[[], Table]) -> None:
    state = situation().state
    again = parse_position(KINGDOM, write_position(state))
    assert isinstance(again, KingdomState)
    assert again.freeze() == state.freeze()
    assert (again.supply, again.near, again.free) == (state.supply, state.near, state.free)
    assert [again.view(seat) for seat in (A, None)] == [state.view(seat) for seat in (A, None)]
    assert list(again.legal(again.seat)) == list(state.legal(state.seat))


Damage = Callable[[KingdomState], None]


def setting(**fields: object) -> Damage:
    """Gives fields of a state other values."""

    def damage(state: KingdomState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return damage


def settling(*places: tuple[int, int]) -> Damage:
    """Gives A more settlements."""

    def damage(state: KingdomState) -> None:
        state.own = (state.own[A] | hexes(places), *state.own[1:])

    return damage


def settling_others(state: KingdomState) -> None:
    """B has settlements on all free canyons."""
    canyons = hexes(Table(state).terrain("canyon"))
    state.own = (state.own[A], canyons & ~state.own[A], state.own[2])


def laying(**fields: object) -> Damage:
    """Changes what set-up decides."""

    def damage(state: KingdomState) -> None:
        state.table = replace(state.table, **fields)  # type: ignore[arg-type]  # wrong on purpose

    return damage


def losing_a_card(state: KingdomState) -> None:
    state.pile = state.pile[1:]


def doubling_a_card(state: KingdomState) -> None:
    state.discards = (0,)


def forging_a_card(state: KingdomState) -> None:
    state.pile = (5, *state.pile[1:])


def filling_the_terrain_of_the_card(state: KingdomState) -> None:
    grass = [at(place) for place in sorted(Table(state).terrain("grass"))]
    for seat, part in ((1, grass[:37]), (2, grass[37:])):
        state.own = tuple(
            sum(1 << h for h in part) & ~state.own[A] if other == seat else own
            for other, own in enumerate(state.own)
        )


TWICE: Final = (("tavern", False), ("tavern", True), ("oasis", False), ("farm", False))
DAMAGES: Final[list[tuple[str, Callable[[], Table], Damage]]] = [
    ("a settlement on a mountain", valid, settling((0, 3))),
    ("a settlement on a castle", valid, settling((3, 3))),
    ("two settlements on a hex", valid, settling((0, 0))),
    ("more than forty settlements", valid, settling_others),
    ("a seat too many", valid, setting(own=(0, 0, 0, 0))),
    ("a tile that was never taken", valid, setting(taken=(0, 0, 0), left=(2,) * 8)),
    ("a tile too many on a hex", valid, setting(left=(2,) * 8)),
    (
        "a tile of a ninth location",
        valid,
        setting(taken=(1 << 8, 0, 0), held=(0, 0, 0), left=(2,) * 8, ready=0),
    ),
    ("a tile without a neighbour", valid, setting(own=(0, 0, 0))),
    ("a ready tile that is not held", valid, setting(ready=1 << 7)),
    ("a card too few", valid, losing_a_card),
    ("a card too many", valid, doubling_a_card),
    ("a card of water", valid, forging_a_card),
    ("a hand too few", valid, setting(hands=(0, 0))),
    ("a card whose terrain is full", valid, filling_the_terrain_of_the_card),
    ("four mandatory settlements", after, setting(built=4)),
    ("a seat that is not there", valid, setting(seat=3)),
    ("a step that is not there", valid, setting(step=7)),
    ("a generator below zero", valid, setting(chance=-1)),
    ("a generator too large", valid, setting(chance=1 << 160)),
    ("a mandatory action begun without a settlement", valid, setting(step=DURING)),
    ("a mandatory action not begun but built", during, setting(step=BEFORE)),
    ("a turn that ends too early", valid, setting(step=AFTER)),
    ("a game that is over too early", valid, setting(step=OVER, ready=0)),
    ("a tile in use between the steps", valid, setting(kind=PADDOCK)),
    ("a settlement lifted between the steps", valid, setting(lifted=at((8, 8)))),
    ("a tile that moves but builds", jumping, setting(step=EXTRA)),
    ("a tile that builds but moves", valid, setting(step=LIFTING, kind=TAVERN)),
    ("no tile in use", jumping, setting(kind=NOTHING)),
    ("a tile in use that nobody has", jumping, setting(kind=BARN)),
    ("a tile in use that is still ready", jumping, setting(ready=valid().state.ready)),
    ("a farm in use without a tile", valid, setting(step=EXTRA, kind=FARM)),
    ("nothing lifted", lifted, setting(lifted=NOTHING)),
    ("the settlement of another lifted", lifted, setting(lifted=at((0, 0)))),
    ("a hex beyond the board lifted", lifted, setting(lifted=400)),
    ("a starting player who is not there", valid, laying(start=3)),
    ("two scoring cards", valid, laying(cards=(1, 2))),
    ("a scoring card twice", valid, laying(cards=(1, 1, 2))),
    ("an eleventh scoring card", valid, laying(cards=(1, 2, 10))),
    ("scoring cards in disorder", valid, laying(cards=(2, 1, 3))),
    ("a board part twice", valid, laying(board=assembled(TWICE))),
]


@pytest.mark.parametrize(
    ("situation", "damage"), [row[1:] for row in DAMAGES], ids=[row[0] for row in DAMAGES]
)
def test_a_position_that_no_game_can_reach_is_refused(situation: Callable[[], Table], damage: Damage) -> None:
    state = situation().state
    options = KINGDOM.options_of(state)
    assert KINGDOM.thaw(state.players, options, state.freeze()).freeze() == state.freeze()
    damage(state)
    with pytest.raises(BadPosition):
        KINGDOM.thaw(state.players, options, state.freeze())


WITHOUT_CARDS: Final = {"card": None, "rest": "removed", "hands": ()}


@pytest.mark.parametrize(
    ("situation", "ends"),
    [
        ({}, False),
        ({"b": sorted(table().terrain("grass"))[:40]}, True),  # in the last round
        ({"a": [(6, 8)], "tiles": [OF_TAVERN]}, True),
        ({"a": [(6, 1)], "tiles": [(6, 2)]}, True),
        ({"a": [(5, 11)], "tiles": [OF_PADDOCK]}, True),
        ({"quadrants": B2, "a": [(3, 6)], "tiles": [(3, 7)]}, False),  # an oracle needs a card
    ],
)
def test_a_position_without_cards_that_can_never_end_is_refused(
    situation: dict[str, object], ends: bool
) -> None:
    position = table(**{**WITHOUT_CARDS, **situation})  # type: ignore[arg-type]  # passed through
    state = position.state
    state.hands = (None,) * state.players
    state.removed = DECK
    assert position.words >= {"end"}
    line = write_position(state)
    if ends:
        assert write_position(parse_position(KINGDOM, line)) == line
    else:
        with pytest.raises(BadPosition):
            parse_position(KINGDOM, line)


@pytest.mark.parametrize(
    ("supply", "left", "ends"),
    [
        (40, (0,) * 8, False),
        (40, (2,) * 8, True),
        (40, (0,) * 7 + (1,), True),
        (2, (0,) * 8, False),
        (1, (0,) * 8, True),
    ],
)
def test_cards_of_terrains_without_room_for_the_supply_do_not_end_a_game(
    supply: int, left: tuple[int, ...], ends: bool
) -> None:
    """One hex of grass is free, all other cards are out of the game, and tiles may have run out."""
    state = table(players=4, full={"grass": [(3, 4)]}).state
    state.hands, state.pile, state.discards = (GRASS, None, None, None), (), ()
    state.removed = DECK[1:]
    state.left = left
    state.supply = (supply, *(max(have, supply) for have in state.supply[1:]))
    assert can_end(state) == ends
