"""Which cards to select: each is resolved alone, and the expected effect of the opponents' cards is added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from operator import itemgetter
from random import Random
from typing import Final

from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.bots.greedy.seasons.opponent_model import Others, expected
from kastelan.bots.greedy.seasons.resolving import resolved
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.components import CARDS, MASTER_BUILDER, STONEMASON, WORKERS
from kastelan.games.seasons.selection import selectable
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.transfers import put

PAIRS: Final = 6
"""The number of pairs of cards that are resolved; they are preselected by the values of their cards alone."""

DEVIATIONS: Final[Mapping[int, float]] = {4: 0.4}
"""The probability of selecting the second best, by the number of players. Four identical bots would always
select the same cards and hinder each other; with fewer players, deviating does not help."""


def select(state: SeasonsState, seat: Seat, luck: Random) -> Action:
    """The card or pair of cards with the highest promise, or sometimes the second."""
    best = sorted(ranked(state, seat), key=itemgetter(0), reverse=True)
    deviation = DEVIATIONS.get(state.table.players, 0.0)
    # The bool is the index: 0 for the best, 1 for the second. Without deviations no random number is drawn.
    return best[len(best) > 1 and deviation > 0 and luck.random() < deviation][1]


def ranked(state: SeasonsState, seat: Seat) -> list[tuple[float, Select]]:
    """The cards, or the preselected pairs of cards, with their promises."""
    found, others = selectable(state, seat), expected(state, seat)
    # More selections than cards: these are pairs, and too many to resolve them all.
    if len(found) > len(CARDS):
        found = _preselected(state, seat, found, others)
    return [(promise(state, seat, action.cards, others), action) for action in found]


def _preselected(
    state: SeasonsState, seat: Seat, pairs: Sequence[Select], others: Others
) -> Sequence[Select]:
    """The pairs whose cards have the highest promises alone."""
    in_pairs = 0
    for pair in pairs:
        in_pairs |= pair.cards
    alone = {
        1 << card: promise(state, seat, 1 << card, others)
        for card in range(len(CARDS))
        if in_pairs >> card & 1
    }
    return sorted(
        pairs, key=lambda pair: fsum(v for bit, v in alone.items() if pair.cards & bit), reverse=True
    )[:PAIRS]


def promise(state: SeasonsState, seat: Seat, cards: int, others: Others) -> float:
    """The value of the position after the round, if the seat plays these cards."""
    trial = state.copy()
    trial.selected = put((0,) * state.table.players, seat, cards)
    trial.hands = put(state.hands, seat, state.hands[seat] & ~cards)
    end = resolved(trial, seat)
    return worth(end, seat) + _interplay(end, seat, cards, others)


def _interplay(end: SeasonsState, seat: Seat, cards: int, others: Others) -> float:
    """The expected effect of the opponents' cards on these."""
    builder_vp, weights = end.table.figures.builder_vp, WEIGHTS()
    # An opponent's Master Builder scores for what this seat has built.
    total = -weights.rivalry * builder_vp * end.built[seat] * others.builders / (end.table.players - 1)
    if cards >> MASTER_BUILDER & 1:
        total += builder_vp * others.builds
    if cards >> STONEMASON & 1:
        total += weights.bought * min(others.workers, end.talers[seat])
    return total - weights.sold * min(1.0, others.stonemasons) * (cards & WORKERS).bit_count()
