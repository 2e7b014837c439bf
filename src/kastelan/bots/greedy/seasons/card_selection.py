"""Which cards to play: each is tried alone on the table, and what the others will do is added as expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
"""How many pairs of cards are tried together; the others look worse card by card."""

WHIMS: Final[Mapping[int, float]] = {4: 0.4}
"""How often what promises second most is selected, by the number of players: four who think alike would play
the same cards and stand in each other's way. Fewer gain nothing by it."""


def select(state: SeasonsState, seat: Seat, luck: Random) -> Action:
    """The card, or the pair of cards, that promises most, or on a whim the next."""
    best = sorted(ranked(state, seat), key=itemgetter(0), reverse=True)
    whims = WHIMS.get(state.table.players, 0.0)
    return best[len(best) > 1 and whims > 0 and luck.random() < whims][1]


def ranked(state: SeasonsState, seat: Seat) -> list[tuple[float, Select]]:
    """The cards, or the most likely pairs of cards, each with what it promises."""
    found, others = selectable(state, seat), expected(state, seat)
    if len(found) > len(CARDS):
        found = _likely_pairs(state, seat, found, others)
    return [(promise(state, seat, action.cards, others), action) for action in found]


def _likely_pairs(
    state: SeasonsState, seat: Seat, pairs: Sequence[Select], others: Others
) -> Sequence[Select]:
    """The pairs whose cards promise most one by one."""
    together = 0
    for pair in pairs:
        together |= pair.cards
    alone = {
        1 << card: promise(state, seat, 1 << card, others)
        for card in range(len(CARDS))
        if together >> card & 1
    }
    return sorted(
        pairs, key=lambda pair: sum(v for bit, v in alone.items() if pair.cards & bit), reverse=True
    )[:PAIRS]


def promise(state: SeasonsState, seat: Seat, cards: int, others: Others) -> float:
    """What the position will be worth after the round, if the seat plays these cards."""
    trial = state.copy()
    trial.selected = put((0,) * state.table.players, seat, cards)
    trial.hands = put(state.hands, seat, state.hands[seat] & ~cards)
    end = resolved(trial, seat)
    return worth(end, seat) + _interplay(end, seat, cards, others)


def _interplay(end: SeasonsState, seat: Seat, cards: int, others: Others) -> float:
    """What the others' cards add to these, and take from them."""
    praise, weights = end.table.figures.builder_vp, WEIGHTS()
    total = -weights.rivalry * praise * end.built[seat] * others.builders / (end.table.players - 1)
    if cards >> MASTER_BUILDER & 1:
        total += praise * others.builds
    if cards >> STONEMASON & 1:
        total += weights.bought * min(others.workers, end.talers[seat])
    return total - weights.sold * min(1.0, others.stonemasons) * (cards & WORKERS).bit_count()
