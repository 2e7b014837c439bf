"""A Kingdom Builder position of the engine, laid out on the table of the naive reference engine."""

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


class Twin(Table):
    """The reference table, shuffling as the engine does."""

    chance: int

    def shuffled_like_the_engine(self, discards: list[str]) -> list[str]:
        """The new draw pile, next card first; the engine keeps the next card last."""
        order, self.chance = shuffled(self.chance, sorted(TERRAINS.index(card) for card in discards))
        return names(reversed(order))


def names(cards: Iterable[int]) -> list[str]:
    """Terrain cards by name."""
    return [TERRAINS[card] for card in cards]


def places(hexes: Hexes) -> set[Hex]:
    """Hexes as rows and columns."""
    return {divmod(place, 20) for place in each(hexes)}


def at_first(state: KingdomState) -> Twin:
    """The same first position; the engine has shown, and perhaps replaced, no card yet."""
    assert not any(state.own)
    assert not state.removed
    hands = [TERRAINS[card] for card in state.hands if card is not None]
    table = state.table
    twin = Twin(
        table.board.lies,
        table.players,
        [CARDS[card] for card in table.cards],
        hands,
        names(reversed(state.pile)),
        table.start,
        table.lords_need_settlement,
    )
    twin.shuffle = twin.shuffled_like_the_engine
    twin.chance = state.chance
    return twin


def twin_of(state: KingdomState) -> Twin:
    """The same position, whatever has happened before."""
    options = KINGDOM.options_of(state)
    first = KINGDOM.new(state.players, dict(options))
    assert isinstance(first, KingdomState)
    first.table = state.table
    twin = at_first(first)
    twin.chance = state.chance
    twin.settlements = [places(own) for own in state.own]
    twin.supplies = list(state.supply)
    twin.hands = [None if card is None else TERRAINS[card] for card in state.hands]
    twin.draw_pile, twin.discards = names(reversed(state.pile)), names(state.discards)
    twin.removed = names(state.removed)
    twin.seat, twin.built = state.seat, state.built
    twin.phase = PHASES.get(
        state.step, "before" if state.built == 0 and state.supply[state.seat] else "after"
    )
    twin.tile = None if state.kind == NOTHING else KINDS[state.kind]
    twin.lifted = None if state.lifted == NOTHING else divmod(state.lifted, 20)
    twin.last_round, twin.over = 0 in state.supply, state.step == OVER
    _lay_tiles(twin, state)
    return twin


def _lay_tiles(twin: Twin, state: KingdomState) -> None:
    """Tiles of the player of the turn that are not ready count as used; all others are ready."""
    for number, location in enumerate(state.board.locations):
        origin = divmod(location.hex, 20)
        twin.tiles_left[origin] = state.left[number]
        for seat in range(state.players):
            if state.taken[seat] >> number & 1:
                twin.taken[seat].add(origin)
            if state.held[seat] >> number & 1:
                ready = seat != state.seat or state.ready >> number & 1
                twin.tiles[seat].append(Tile(KINDS[location.kind], origin, "ready" if ready else "used"))


def words(state: KingdomState) -> set[str]:
    """The engine's legal actions as the reference writes them."""
    return {KINGDOM.actions.write(action) for action in state.legal(state.seat)}


def compare(state: KingdomState, twin: Twin) -> None:
    """Everything that lies on the two tables is the same, and so is what it is worth."""
    assert (state.step == OVER) == twin.over
    assert [places(own) for own in state.own] == twin.settlements
    assert list(state.supply) == twin.supplies
    assert [None if card is None else TERRAINS[card] for card in state.hands] == twin.hands
    assert names(reversed(state.pile)) == twin.draw_pile
    assert names(state.discards) == twin.discards
    assert names(state.removed) == twin.removed
    for number, location in enumerate(state.board.locations):
        assert twin.tiles_left[divmod(location.hex, 20)] == state.left[number]
    for seat in range(state.players):
        assert _of(state, state.taken[seat]) == twin.taken[seat]
        assert _of(state, state.held[seat]) == {tile.origin for tile in twin.tiles[seat]}
    rows = list(score_lines(state))
    assert [[gold[seat] for _, _, gold in rows] for seat in range(state.players)] == [
        list(gold.values()) for gold in twin.gold()
    ]
    if not twin.over:
        _compare_turn(state, twin)


def _compare_turn(state: KingdomState, twin: Twin) -> None:
    """Whose decision it is, and what it is."""
    assert (state.seat, state.built) == (twin.seat, twin.built)
    assert (None if state.kind == NOTHING else KINDS[state.kind]) == twin.tile
    assert (None if state.lifted == NOTHING else divmod(state.lifted, 20)) == twin.lifted
    assert PHASES.get(state.step, twin.phase) == twin.phase
    ready = Counter(
        KINDS[location.kind]
        for number, location in enumerate(state.board.locations)
        if state.ready >> number & 1
    )
    assert ready == twin.ready()


def _of(state: KingdomState, locations: int) -> set[Hex]:
    return {
        divmod(location.hex, 20)
        for number, location in enumerate(state.board.locations)
        if locations >> number & 1
    }
