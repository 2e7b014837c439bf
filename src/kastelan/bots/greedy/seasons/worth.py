"""What a position is worth to a seat, in points: the score, the helpers' final scoring as it can be expected,
and what talers, pieces, trader-helpers and cards in hand will still bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.seasons.outlook import castle_points, rounds_left
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
from kastelan.games.seasons.moving import plus
from kastelan.games.seasons.scoring import best_turn_in
from kastelan.games.seasons.state import SeasonsState

RIVALRY: Final = 0.6
"""How much a point of the others counts, compared with an own one."""

PIECES: Final = (0.42, 0.85, 1.75, 2.2, 2.4)
"""What a piece of each kind is worth in the middle of the game."""

VARIETY: Final = 0.5
"""What the first piece of a kind is worth beside that: a payment needs three kinds."""

SPENT_IN_A_ROUND: Final = 14.0
"""What pieces can bring in a round at most: in the end some are left over."""

LEFT_OVER: Final = 0.3
"""How much counts what is above that."""

FADING: Final = (0.0, 0.55, 0.8, 0.9)
"""How much pieces count with 0, 1, 2 ... rounds to come."""

TALER: Final = 0.5
"""What each of the first talers is worth: they pay fees."""

MANY_TALERS: Final = 0.3
"""What each further taler is worth."""

FEW: Final = 14
"""So many talers are the first."""

TIE: Final = 0.01
"""What a taler or a point of value is worth for ties (CS-END-5)."""

TALERS_FADING: Final = (0.0, 0.4, 0.7, 0.9)
"""How much talers count with 0, 1, 2 ... rounds to come."""

HELPER: Final = 0.5
"""What it is worth to have a helper that is not in the castle yet."""

TRADERS: Final = 0.1
"""How often a player plays the Trader, in a round."""

LASTING: Final = 0.6
"""How much of that a trader-helper sees: it may be displaced or needed in the castle."""

YIELDS: Final = tuple(
    (symbols - STANDARD.levy) * worth for symbols, worth in zip(STANDARD.symbols, PIECES, strict=True)
)
"""What a trader-helper at each spot brings."""

PLAYS: Final = (3.5, 3.5, 5.0, 6.0, 4.5, 3.5, 5.5, 3.0)
"""What playing a card brings, on average."""

FAR: Final = 4
"""With so many rounds to come the end is far."""

PALACE_POINTS: Final = 15.0
"""What a helper in the Palace is expected to turn in, when the end is far."""

MARKET_TALERS: Final = 9.0
"""With how many talers a player with helpers in the Market is expected to end, when the end is far."""

INNKEEPER: Final = 0.3
"""What an innkeeper takes in a round."""

GRANARY_POINTS: Final = (0.0, 8.0, 5.5, 3.0)
"""What each helper on the Granary will score when 0, 1, 2, 3 are there: others may follow."""

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
    return points[seat] - RIVALRY * others / (state.table.players - 1)


def expected_points(state: SeasonsState) -> list[float]:
    """The score of every seat and what its helpers can expect; what it has beside them is not counted."""
    points = castle_points(state)
    for seat, vp in enumerate(state.vp):
        points[seat] += vp + _granary(state, seat)
    return points


def _granary(state: SeasonsState, seat: Seat) -> float:
    own = state.granary[seat]
    if not own:
        return 0.0
    there, rounds = sum(state.granary), rounds_left(state)
    return own * (GRANARY_POINTS[there] if rounds else state.table.figures.winter.granary_vp[there - 1])


def _praise_to_come(state: SeasonsState, seat: Seat) -> int:
    """What others will score with a Master Builder that lies open, for what the seat has built."""
    built = state.built[seat]
    if not built or state.face_down:
        return 0
    others = sum(cards >> MASTER_BUILDER & 1 for other, cards in enumerate(state.selected) if other != seat)
    return others * built * state.table.figures.builder_vp


def assets(state: SeasonsState, seat: Seat) -> float:
    """What will still come of all that a seat has."""
    rounds = rounds_left(state)
    owned = owned_pieces(state, seat)
    total = pieces_worth(owned, rounds) + talers_worth(state.talers[seat], rounds)
    hand = state.hands[seat] | state.selected[seat]
    plays = rounds * state.table.figures.cards_played[state.table.players]
    total += plays_worth(hand, hand | state.discards[seat], plays)
    total += _market(state, seat, rounds) + _palace(state, seat, rounds) + _traders(state, seat, rounds)
    if state.innkeeper == seat:
        total += INNKEEPER * rounds
    if rounds:
        total += HELPER * (state.helpers[seat] + state.wagons.count(seat) + (state.innkeeper == seat))
    return total


def owned_pieces(state: SeasonsState, seat: Seat) -> Pieces:
    """The supply, and what still lies on own Worker cards."""
    pieces = state.supply[seat]
    for owner, _, lying in state.lying:
        if owner == seat:
            pieces = plus(pieces, lying)
    return pieces


@lru_cache(maxsize=1 << 16)
def pieces_worth(pieces: Pieces, rounds: int) -> float:
    """What pieces will bring in so many rounds."""
    if not rounds:
        return TIE * sum(number * value for number, value in zip(pieces, VALUES, strict=False))
    fading = FADING[rounds] if rounds < len(FADING) else 1.0
    total = sum(number * worth for number, worth in zip(pieces, PIECES, strict=True))
    total += VARIETY * sum(number > 0 for number in pieces)
    most = SPENT_IN_A_ROUND * rounds
    return fading * (total if total <= most else most + LEFT_OVER * (total - most))


def talers_worth(talers: int, rounds: int) -> float:
    """What talers will buy in so many rounds."""
    fading = TALERS_FADING[rounds] if rounds < len(TALERS_FADING) else 1.0
    return (TIE + fading * TALER) * min(talers, FEW) + fading * MANY_TALERS * max(0, talers - FEW)


@lru_cache(maxsize=1 << 14)
def plays_worth(hand: int, whole: int, plays: int) -> float:
    """What so many plays will bring, with these cards in hand of the whole set that the Master Builder brings
    back: some of the best cards, then the Master Builder, then again."""
    cards = [worth for card, worth in enumerate(PLAYS[:MASTER_BUILDER]) if hand >> card & 1]
    cards.sort(reverse=True)
    best, total = 0.0, 0.0
    for played in range(min(len(cards), plays) + 1):
        if played:
            total += cards[played - 1]
        rest = plays - played - 1
        if rest < 0:
            best = max(best, total)
        elif played or hand != whole:  # CS-ROUND-4
            best = max(best, total + PLAYS[MASTER_BUILDER] + plays_worth(whole, whole, rest))
    return best


def _market(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """Talers turned into points: those that are there, and the later the more those that may be."""
    helpers = state.castle[MARKET_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    talers = far * MARKET_TALERS + (1 - far) * state.talers[seat]
    return talers / state.table.figures.talers_per_vp[helpers - 1]


def _palace(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """Pieces turned into points."""
    helpers = state.castle[PALACE_SPACES].count(seat)
    if not helpers:
        return 0.0
    far = min(1.0, rounds / FAR)
    return far * PALACE_POINTS * helpers + (1 - far) * best_turn_in(state, seat)[0]


def _traders(state: SeasonsState, seat: Seat, rounds: int) -> float:
    """What the trader-helpers will bring; surely once if a Trader is still to be resolved."""
    if seat not in state.wagons:
        return 0.0
    often = 1 - (1 - TRADERS) ** state.table.players
    times = often * LASTING * max(0, rounds - 1)
    if state.card == TRADER or (not state.face_down and any(cards >> TRADER & 1 for cards in state.selected)):
        times += 1
    fading = FADING[rounds] if rounds < len(FADING) else 1.0
    return fading * times * sum(YIELDS[spot] for spot, owner in enumerate(state.wagons) if owner == seat)
