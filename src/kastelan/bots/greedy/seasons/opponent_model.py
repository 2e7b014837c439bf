"""A simple model of the opponents in a round: the cards that they may play, and what they could build."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from kastelan.bots.greedy.seasons.forecast import built, pace
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.core.game import Seat
from kastelan.games.seasons.components import (
    BRICK,
    BRICKLAYER,
    CARDS,
    MASTER_BUILDER,
    RESOURCES,
    SILVER,
    STANDARD,
    STONEMASON,
    VALUES,
    WORKER_STONE,
    WORKERS,
    Pieces,
)
from kastelan.games.seasons.payments import payable, worth
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.transfers import plus

CHOSEN: Final[Pieces] = tuple(STANDARD.choice * (kind == BRICK) for kind in range(len(RESOURCES)))
"""The pieces that a Worker with a free choice is assumed to bring."""

BROUGHT: Final = {
    card: plus(pieces, CHOSEN) if card == WORKER_STONE else pieces for card, pieces in STANDARD.fixed.items()
}
"""The pieces that each Worker brings."""

TWO_BUILDINGS: Final = 20
"""Pieces of this total value usually pay for two buildings."""


@dataclass(slots=True)
class Others:
    """The expected numbers of what the opponents do in a round."""

    builds: float = 0.0  # buildings built
    workers: float = 0.0  # Worker cards played
    stonemasons: float = 0.0  # Stonemasons played
    builders: float = 0.0  # Master Builders played


def expected(state: SeasonsState, seat: Seat) -> Others:
    """What the opponents will do in this round, judged by their cards and pieces."""
    total, weights = Others(), WEIGHTS()
    number = state.table.figures.cards_played[state.table.players]
    for other in range(state.table.players):
        if other != seat:
            for card, chance in _chances(state, other, number).items():
                total.builds += chance * _buildings(state, other, card)
                total.workers += chance * (WORKERS >> card & 1)
                total.stonemasons += chance * (card == STONEMASON)
                total.builders += chance * (card == MASTER_BUILDER)
    # The pace counts the buildings of all players; this seat's part is taken off.
    habit = pace(state, weights.builds, built(state)) * (1 - 1 / state.table.players)
    # Only downwards: what the opponents can build is an upper limit.
    total.builds += weights.habit * (min(habit, total.builds) - total.builds)
    return total


def _chances(state: SeasonsState, seat: Seat, number: int) -> dict[int, float]:
    """The probability that a seat plays each of its cards.

    Cards that it has selected face down are treated like those in hand, because they are secret.
    """
    held = state.hands[seat] | state.selected[seat]
    weights = {card: _weight(state, seat, card) for card in range(len(CARDS)) if held >> card & 1}
    total = fsum(weights.values())
    return {card: min(1.0, number * weight / total) for card, weight in weights.items()} if total else {}


def _weight(state: SeasonsState, seat: Seat, card: int) -> float:
    if card == MASTER_BUILDER:
        return WEIGHTS().taking_back * state.discards[seat].bit_count()
    return 1.0 + WEIGHTS().can_build * _buildings(state, seat, card)


def _buildings(state: SeasonsState, seat: Seat, card: int) -> int:
    """The number of buildings that the seat could build with the card."""
    pieces = state.supply[seat]
    if WORKERS >> card & 1:
        pieces = plus(pieces, BROUGHT[card])
    elif card not in (BRICKLAYER, STONEMASON):
        return 0
    costs = payable(pieces, state.stock)
    if not any(
        left and costs >> cost & 1
        for left, cost in zip(state.templates, state.table.figures.costs, strict=True)
    ):
        return 0
    value = worth(pieces) + max(VALUES) * pieces[SILVER]
    return 2 if value >= TWO_BUILDINGS else 1
