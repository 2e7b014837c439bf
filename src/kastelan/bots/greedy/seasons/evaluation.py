"""What a position is worth to a seat, in points: the score, the helpers' final scoring as it can be expected,
and what talers, pieces, trader-helpers and cards in hand will still bring."""

from __future__ import annotations

from functools import lru_cache
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

FEW: Final = 14
"""So many talers are the first."""

TIE: Final = 0.01
"""What a taler or a point of value is worth for ties (CS-END-5)."""

FAR: Final = 4
"""With so many rounds to come the end is far."""

BUILDERS: Final = 1 << BRICKLAYER | 1 << STONEMASON
"""The cards that place helpers."""

MARKET_SPACES: Final = slice(SPACES.index("market.1"), SPACES.index("market.2") + 1)
PALACE_SPACES: Final = slice(SPACES.index("palace.1"), SPACES.index("palace.2") + 1)


def worth(state: SeasonsState, seat: Seat) -> float:
    """What the position is worth to the seat, less what it is worth to the others."""
    return standing(state, seat) + assets(state, seat)


def standing(state: SeasonsState, seat: Seat) -> float:
    """The score and what the helpers can expect, compared with the others."""
    points = expected_points(state)
    others = sum(points) - points[seat] + _praise_to_come(state, seat)
    return points[seat] - WEIGHTS().rivalry * others / (state.table.players - 1)


def expected_points(state: SeasonsState) -> list[float]:
    """The score of every seat and what its helpers can expect; what it has beside them is not counted."""
    points = castle_points(state)
    for seat, vp in enumerate(state.vp):
        points[seat] += vp + _granary(state, seat) if state.granary[seat] else vp
    return points


def _granary(state: SeasonsState, seat: Seat) -> float:
    each = WEIGHTS().granary if rounds_left(state) else state.table.figures.winter.granary_vp
    return state.granary[seat] * each[sum(state.granary) - 1]


def _praise_to_come(state: SeasonsState, seat: Seat) -> int:
    """What others will score with a Master Builder that lies open, for what the seat has built."""
    built = state.built[seat]
    if not built or state.face_down:
        return 0
    others = sum(cards >> MASTER_BUILDER & 1 for other, cards in enumerate(state.selected) if other != seat)
    return others * built * state.table.figures.builder_vp


def assets(state: SeasonsState, seat: Seat) -> float:
    """What will still come of all that a seat has."""
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
    """The supply, and what still lies on own Worker cards."""
    pieces = state.supply[seat]
    for owner, _, lying in state.lying:
        if owner == seat:
            pieces = plus(pieces, lying)
    return pieces


@lru_cache(maxsize=1 << 12)
def pieces_worth(weights: SeasonsWeights, pieces: Pieces, rounds: int) -> float:
    """What pieces will bring in so many rounds."""
    if not rounds:
        return TIE * sum(number * value for number, value in zip(pieces, VALUES, strict=False))
    total = sum(number * worth for number, worth in zip(pieces, weights.pieces, strict=True))
    total += weights.variety * sum(number > 0 for number in pieces)
    most = weights.spent_in_a_round * rounds
    used = total if total <= most else most + weights.left_over * (total - most)
    return faded(weights.fading, rounds) * used


def faded(fading: tuple[float, ...], rounds: int) -> float:
    """How much counts what needs time; all of it when the end is far."""
    if not rounds:
        return 0.0
    return fading[rounds - 1] if rounds <= len(fading) else 1.0


def talers_worth(weights: SeasonsWeights, talers: int, rounds: int) -> float:
    """What talers will buy in so many rounds."""
    fading = faded(weights.talers_fading, rounds)
    return (TIE + fading * weights.taler) * min(talers, FEW) + fading * weights.many_talers * max(
        0, talers - FEW
    )


@lru_cache(maxsize=1 << 14)
def plays_worth(weights: SeasonsWeights, hand: int, whole: int, plays: int) -> float:
    """What so many plays will bring, with these cards in hand of the whole set that the Master Builder brings
    back: some of the best cards, then the Master Builder, then again."""
    cards = [worth for card, worth in enumerate(weights.plays[:MASTER_BUILDER]) if hand >> card & 1]
    cards.sort(reverse=True)
    best, total = 0.0, 0.0
    for played in range(min(len(cards), plays) + 1):
        if played:
            total += cards[played - 1]
        rest = plays - played - 1
        if rest < 0:
            best = max(best, total)
        elif played or hand != whole:  # CS-ROUND-4
            again = plays_worth(weights, whole, whole, rest)
            best = max(best, total + weights.plays[MASTER_BUILDER] + again)
    return best


def _market(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """Talers turned into points: those that are there, and the later the more those that may be."""
    helpers = state.castle[MARKET_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    talers = far * WEIGHTS().market + (1 - far) * state.talers[seat]
    return talers / state.table.figures.talers_per_vp[helpers - 1]


def _palace(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """Pieces turned into points."""
    helpers = state.castle[PALACE_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    return far * WEIGHTS().palace * helpers + (1 - far) * best_turn_in(state, seat)[0]


def _traders(weights: SeasonsWeights, state: SeasonsState, seat: Seat, rounds: int) -> float:
    """What the trader-helpers will bring; surely once if a Trader is still to be resolved."""
    if seat not in state.wagons:
        return 0.0
    often = 1 - (1 - weights.traders) ** state.table.players
    times = often * weights.lasting * max(0, rounds - 1)
    if state.card == TRADER or (not state.face_down and any(cards >> TRADER & 1 for cards in state.selected)):
        times += 1
    brought = yields(weights)
    return (
        faded(weights.fading, rounds)
        * times
        * sum(brought[spot] for spot, owner in enumerate(state.wagons) if owner == seat)
    )


@lru_cache(maxsize=64)
def yields(weights: SeasonsWeights) -> tuple[float, ...]:
    """What a trader-helper at each spot brings."""
    return tuple(
        (symbols - STANDARD.levy) * worth
        for symbols, worth in zip(STANDARD.symbols, weights.pieces, strict=True)
    )
