"""The value of a position for a seat, in points.

It is the score, the expected final scoring of the helpers, and what talers, pieces, trader-helpers and cards
in hand will still bring.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from kastelan.bots.greedy.seasons.forecast import castle_points, rounds_left
from kastelan.bots.greedy.seasons.weights import WEIGHTS, SeasonsWeights
from kastelan.core.game import Seat
from kastelan.games.seasons.components import (
    BRICKLAYER,
    MASTER_BUILDER,
    SPACES,
    STANDARD,
    STONEMASON,
    TRADER,
    VALUES,
    Pieces,
)
from kastelan.games.seasons.scoring import best_turn_in
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.transfers import plus

FEW_TALERS: Final = 14
"""Talers up to this number have a higher value than further ones."""

TIE: Final = 0.01
"""The value of a taler, or of a point of value in pieces, as a tie-breaker (CS-END-5)."""

FAR: Final = 4
"""With this many rounds to come or more, expected final values are used instead of present ones."""

BUILDERS: Final = 1 << BRICKLAYER | 1 << STONEMASON
"""The cards that place helpers."""

MARKET_SPACES: Final = slice(SPACES.index("market.1"), SPACES.index("market.2") + 1)
PALACE_SPACES: Final = slice(SPACES.index("palace.1"), SPACES.index("palace.2") + 1)


def worth(state: SeasonsState, seat: Seat) -> float:
    """The value of the position for the seat, compared with the others."""
    return relative_score(state, seat) + assets(state, seat)


def relative_score(state: SeasonsState, seat: Seat) -> float:
    """The expected points of the seat, minus a part of the others' average."""
    points = expected_points(state)
    others = fsum(points) - points[seat] + _builder_vp_of_others(state, seat)
    # The average over the opponents, because a point of one of several rivals hurts less.
    return points[seat] - WEIGHTS().rivalry * others / (state.table.players - 1)


def expected_points(state: SeasonsState) -> list[float]:
    """The score of each seat and the expected final scoring of its helpers, without other assets."""
    points = castle_points(state)
    for seat, vp in enumerate(state.vp):
        points[seat] += vp + _granary(state, seat) if state.granary[seat] else vp
    return points


def _granary(state: SeasonsState, seat: Seat) -> float:
    each = WEIGHTS().granary if rounds_left(state) else state.table.figures.winter.granary_vp
    return state.granary[seat] * each[sum(state.granary) - 1]


def _builder_vp_of_others(state: SeasonsState, seat: Seat) -> int:
    """What others will score with a face-up Master Builder for what the seat has built."""
    built = state.built[seat]
    if not built or state.face_down:
        return 0
    others = sum(cards >> MASTER_BUILDER & 1 for other, cards in enumerate(state.selected) if other != seat)
    return others * built * state.table.figures.builder_vp


def assets(state: SeasonsState, seat: Seat) -> float:
    """The value of what a seat has, in expected points."""
    rounds, weights = rounds_left(state), WEIGHTS()
    owned = owned_pieces(state, seat)
    total = pieces_worth(weights, owned, rounds) + talers_worth(weights, state.talers[seat], rounds)
    hand = state.hands[seat] | state.selected[seat]
    plays = rounds * state.table.figures.cards_played[state.table.players]
    total += plays_worth(weights, hand, hand | state.discards[seat], plays)
    total += _market(state, seat, rounds) + _palace(state, seat, rounds)
    total += _traders(weights, state, seat, rounds)
    if state.innkeeper == seat:
        total += weights.innkeeper * rounds
    if rounds:
        total += weights.helper * (state.helpers[seat] + state.wagons.count(seat) + (state.innkeeper == seat))
    return total


def owned_pieces(state: SeasonsState, seat: Seat) -> Pieces:
    """The seat's supply, and the pieces on its own Worker cards."""
    pieces = state.supply[seat]
    for owner, _, lying in state.lying:
        if owner == seat:
            pieces = plus(pieces, lying)
    return pieces


@lru_cache(maxsize=1 << 12)
def pieces_worth(weights: SeasonsWeights, pieces: Pieces, rounds: int) -> float:
    """The value of pieces with a number of rounds to come."""
    if not rounds:
        return TIE * fsum(number * value for number, value in zip(pieces, VALUES, strict=False))
    total = fsum(number * worth for number, worth in zip(pieces, weights.pieces, strict=True))
    total += weights.variety * sum(number > 0 for number in pieces)
    most = weights.spent_in_a_round * rounds
    used = total if total <= most else most + weights.left_over * (total - most)
    return faded(weights.fading, rounds) * used


def faded(fading: tuple[float, ...], rounds: int) -> float:
    """The weight of what needs time: 1 when the end is far, 0 after the last round."""
    if not rounds:
        return 0.0
    return fading[rounds - 1] if rounds <= len(fading) else 1.0


def talers_worth(weights: SeasonsWeights, talers: int, rounds: int) -> float:
    """The value of talers with a number of rounds to come."""
    fading = faded(weights.talers_fading, rounds)
    return (TIE + fading * weights.taler) * min(talers, FEW_TALERS) + fading * weights.many_talers * max(
        0, talers - FEW_TALERS
    )


@lru_cache(maxsize=1 << 14)
def plays_worth(weights: SeasonsWeights, hand: int, whole: int, plays: int) -> float:
    """The value of the cards that can still be played.

    A seat plays some of its best cards, then the Master Builder, who returns all played cards, and starts
    again. Every number of cards before the Master Builder is tried.
    """
    cards = [worth for card, worth in enumerate(weights.plays[:MASTER_BUILDER]) if hand >> card & 1]
    cards.sort(reverse=True)
    best, total = 0.0, 0.0
    for played in range(min(len(cards), plays) + 1):
        if played:
            total += cards[played - 1]
        rest = plays - played - 1
        # No play is left for the Master Builder.
        if rest < 0:
            best = max(best, total)
        elif played or hand != whole:  # the Master Builder returns nothing if no card was played (CS-ROUND-4)
            again = plays_worth(weights, whole, whole, rest)
            best = max(best, total + weights.plays[MASTER_BUILDER] + again)
    return best


def _market(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """The points that helpers in the Market will get for talers: from expected talers at first, and more and
    more from present ones towards the end."""
    helpers = state.castle[MARKET_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    talers = far * WEIGHTS().market + (1 - far) * state.talers[seat]
    return talers / state.table.figures.talers_per_vp[helpers - 1]


def _palace(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """The points that helpers in the Palace will get for pieces."""
    helpers = state.castle[PALACE_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    return far * WEIGHTS().palace * helpers + (1 - far) * best_turn_in(state, seat)[0]


def _traders(weights: SeasonsWeights, state: SeasonsState, seat: Seat, rounds: int) -> float:
    """The value of the pieces that trader-helpers will bring. A Trader yet to be resolved is certain."""
    if seat not in state.wagons:
        return 0.0
    # The probability that at least one of the players plays the Trader.
    often = 1 - (1 - weights.traders) ** state.table.players
    times = often * weights.lasting * max(0, rounds - 1)
    if state.card == TRADER or (not state.face_down and any(cards >> TRADER & 1 for cards in state.selected)):
        times += 1
    brought = yields(weights)
    return (
        faded(weights.fading, rounds)
        * times
        * fsum(brought[spot] for spot, owner in enumerate(state.wagons) if owner == seat)
    )


@lru_cache(maxsize=64)
def yields(weights: SeasonsWeights) -> tuple[float, ...]:
    """The value that a trader-helper brings at each wagon."""
    return tuple(
        # A part of what a wagon brings goes to the defence tower.
        (symbols - STANDARD.levy) * worth
        for symbols, worth in zip(STANDARD.symbols, weights.pieces, strict=True)
    )
