"""Starts the naive reference engine of A Castle for All Seasons beside a new game, and compares the two."""

from __future__ import annotations

from collections.abc import Iterable

from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    GRANARY_CARD,
    RESOURCES,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
    TAVERN_CARD,
    WINTER_CARDS,
)
from kastelan.games.seasons.step_numbers import NOBODY, OVER
from tests.reference.seasons_game import Game
from tests.reference.seasons_table import Player

BUILDING_NAMES = {**dict(enumerate(BUILDINGS)), TAVERN_CARD: "tavern", GRANARY_CARD: "granary"}


def reference_of(state: SeasonsState) -> Game:
    """The reference at the first position of a game."""
    table = state.table
    assert (state.round, any(state.selected)) == (1, False)
    assert state.table.figures == STANDARD
    pile = [WINTER_CARDS[card] for card in reversed(state.pile)]
    return Game(table.players, table.start, pile, table.keep_counts_unbuilt, table.maiden_waits)


def words(state: SeasonsState, seat: int) -> set[str]:
    """The engine's legal actions as the reference writes them; asserts that none is listed twice."""
    legal = [SEASONS.actions.write(action) for action in state.legal(seat)]
    assert len(set(legal)) == len(legal)
    return set(legal)


def compare(state: SeasonsState, reference: Game) -> None:
    """Asserts that engine and reference agree on all pieces, cards and legal words."""
    assert (state.step == OVER) == reference.over
    assert list(state.actors) == reference.actors
    for seat in range(state.players):
        assert words(state, seat) == reference.legal(seat)
        _compare_player(state, seat, reference.table.players[seat])
    _compare_board(state, reference)
    _compare_winter(state, reference)


def compare_scores(state: SeasonsState, reference: Game) -> None:
    """Asserts that they agree on the scores as if the game ended now."""
    assert list(state.scores()) == reference.scores()


def bits(number: int, names: Iterable[str]) -> set[str]:
    """The names of the bits that are set in a number."""
    return {name for place, name in enumerate(names) if number >> place & 1}


def _compare_player(state: SeasonsState, seat: int, player: Player) -> None:
    assert (state.vp[seat], state.talers[seat], state.helpers[seat]) == (
        player.vp,
        player.talers,
        player.helpers,
    )
    assert list(state.supply[seat]) == [player.pieces[kind] for kind in RESOURCES]
    for engine, cards in (
        (state.hands, player.hand),
        (state.selected, player.selected),
        (state.discards, player.discards),
    ):
        assert bits(engine[seat], CARDS) == set(cards)
        assert len(set(cards)) == len(cards)
    assert state.built[seat] == player.built
    entered = {BUILDING_NAMES[place] for place in BUILDING_NAMES if state.entered[seat] >> place & 1}
    assert entered == player.entered


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def _compare_board(state: SeasonsState, reference: Game) -> None:
    table = reference.table
    assert (state.round, list(state.order)) == (table.round, table.seat_order())
    assert (state.bank, state.forge) == (table.bank, table.forge)
    assert list(state.stock) == [table.stock[kind] for kind in RESOURCES]
    assert list(state.tower) == [table.tower[kind] for kind in RESOURCES]
    assert list(state.templates) == [table.templates[building] for building in BUILDINGS]
    assert [_seat(owner) for owner in state.wagons] == [table.wagons[spot] for spot in SPOTS]
    taken = {spot for spot, owner in table.wagons.items() if owner is not None}
    assert bits(state.fresh, SPOTS) & taken == table.fresh & taken
    assert [_seat(owner) for owner in state.castle] == [table.castle[name] for name in SPACES[:16]]
    lying = {(owner, CARDS[card]): list(pieces) for owner, card, pieces in state.lying}
    assert len(lying) == len(state.lying)
    assert lying == {key: [card[kind] for kind in RESOURCES] for key, card in table.worker_cards.items()}


def _compare_winter(state: SeasonsState, reference: Game) -> None:
    table = reference.table
    assert [WINTER_CARDS[card] for card in reversed(state.pile)] == table.pile
    assert (_seat(state.innkeeper), state.tavern) == (table.innkeeper, table.tavern_talers)
    assert list(state.granary) == [table.granary.count(seat) for seat in range(state.players)]
    assert (state.maiden > 0) == ("maiden" in table.in_play)
    assert bits(state.suitors, "0123") == {str(seat) for seat in table.suitors}
    assert list(state.stakes) == [table.stakes[stake] for stake in STAKES]
