"""Converts Kingdom Builder positions of the engine to the naive reference engine, and compares the two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kastelan.core.chance import shuffled
from kastelan.core.hexes import Hexes, each
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS
from kastelan.games.kingdom.scoring import score_lines
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, NOTHING, OVER
from tests.reference.kingdom_board import Hex
from tests.reference.kingdom_rules import Table, Tile

PHASES: Final = {BEFORE: "before", DURING: "during", AFTER: "after"}


class ReferenceTable(Table):
    """The reference engine, with the shuffling of the engine under test."""

    chance: int

    def shuffled_like_the_engine(self, discards: list[str]) -> list[str]:
        """The new draw pile, next card first; the engine keeps it in the opposite order."""
        order, self.chance = shuffled(self.chance, sorted(TERRAINS.index(card) for card in discards))
        return names(reversed(order))


def names(cards: Iterable[int]) -> list[str]:
    """Terrain cards by name."""
    return [TERRAINS[card] for card in cards]


def places(hexes: Hexes) -> set[Hex]:
    """Hexes as rows and columns."""
    return {divmod(place, 20) for place in each(hexes)}


def new_reference(state: KingdomState) -> ReferenceTable:
    """The reference at the first position of a game, before the engine has replaced any card."""
    assert not any(state.own)
    assert not state.removed
    hands = [TERRAINS[card] for card in state.hands if card is not None]
    table = state.table
    reference = ReferenceTable(
        table.board.lies,
        table.players,
        [CARDS[card] for card in table.cards],
        hands,
        names(reversed(state.pile)),
        table.start,
        table.lords_need_settlement,
    )
    reference.shuffle = reference.shuffled_like_the_engine
    reference.chance = state.chance
    return reference


def reference_of(state: KingdomState) -> ReferenceTable:
    """The reference at any position of a game."""
    options = KINGDOM.options_of(state)
    first = KINGDOM.new(state.players, dict(options))
    assert isinstance(first, KingdomState)
    first.table = state.table
    reference = new_reference(first)
    reference.chance = state.chance
    reference.settlements = [places(own) for own in state.own]
    reference.supplies = list(state.supply)
    reference.hands = [None if card is None else TERRAINS[card] for card in state.hands]
    reference.draw_pile, reference.discards = names(reversed(state.pile)), names(state.discards)
    reference.removed = names(state.removed)
    reference.seat, reference.built = state.seat, state.built
    reference.phase = PHASES.get(
        state.step, "before" if state.built == 0 and state.supply[state.seat] else "after"
    )
    reference.tile = None if state.kind == NOTHING else KINDS[state.kind]
    reference.lifted = None if state.lifted == NOTHING else divmod(state.lifted, 20)
    reference.last_round, reference.over = 0 in state.supply, state.step == OVER
    _set_tiles(reference, state)
    return reference


def _set_tiles(reference: ReferenceTable, state: KingdomState) -> None:
    """Tiles of the player of the turn that are not ready count as used; all others are ready."""
    for number, location in enumerate(state.board.locations):
        origin = divmod(location.hex, 20)
        reference.tiles_left[origin] = state.left[number]
        for seat in range(state.players):
            if state.taken[seat] >> number & 1:
                reference.taken[seat].add(origin)
            if state.held[seat] >> number & 1:
                ready = seat != state.seat or state.ready >> number & 1
                reference.tiles[seat].append(Tile(KINDS[location.kind], origin, "ready" if ready else "used"))


def words(state: KingdomState) -> set[str]:
    """The engine's legal actions as the reference writes them."""
    return {KINGDOM.actions.write(action) for action in state.legal(state.seat)}


def compare(state: KingdomState, reference: ReferenceTable) -> None:
    """Asserts that engine and reference agree on every piece and card and on all scores."""
    assert (state.step == OVER) == reference.over
    assert [places(own) for own in state.own] == reference.settlements
    assert list(state.supply) == reference.supplies
    assert [None if card is None else TERRAINS[card] for card in state.hands] == reference.hands
    assert names(reversed(state.pile)) == reference.draw_pile
    assert names(state.discards) == reference.discards
    assert names(state.removed) == reference.removed
    for number, location in enumerate(state.board.locations):
        assert reference.tiles_left[divmod(location.hex, 20)] == state.left[number]
    for seat in range(state.players):
        assert _location_hexes(state, state.taken[seat]) == reference.taken[seat]
        assert _location_hexes(state, state.held[seat]) == {tile.origin for tile in reference.tiles[seat]}
    rows = list(score_lines(state))
    assert [[gold[seat] for _, _, gold in rows] for seat in range(state.players)] == [
        list(gold.values()) for gold in reference.gold()
    ]
    if not reference.over:
        _compare_turn(state, reference)


def _compare_turn(state: KingdomState, reference: ReferenceTable) -> None:
    """Asserts that they agree on the turn and the open decision."""
    assert (state.seat, state.built) == (reference.seat, reference.built)
    assert (None if state.kind == NOTHING else KINDS[state.kind]) == reference.tile
    assert (None if state.lifted == NOTHING else divmod(state.lifted, 20)) == reference.lifted
    assert PHASES.get(state.step, reference.phase) == reference.phase
    ready = Counter(
        KINDS[location.kind]
        for number, location in enumerate(state.board.locations)
        if state.ready >> number & 1
    )
    assert ready == reference.ready()


def _location_hexes(state: KingdomState, locations: int) -> set[Hex]:
    return {
        divmod(location.hex, 20)
        for number, location in enumerate(state.board.locations)
        if locations >> number & 1
    }
