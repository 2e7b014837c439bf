"""The points to expect in the final scoring for favours and bonus cards (LUD-END)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, fsum, sqrt
from typing import Final

from kastelan.bots.greedy.ludwig import castle_counts
from kastelan.bots.greedy.ludwig.situation import Situation, shares
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, BonusCard, Components
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS

UNIT: Final = {"area_type": 280.0, "money": 6000.0}
"""A typical difference in what a favour measures, if it does not count tiles."""

AVERAGE_COUNT: Final = {"per_hallway": 0.15, "per_stairs": 0.12, "per_completed": 0.6, "per_entrances": 0.25}
"""What each turn adds to the count of these bonus cards."""


def favour_points(situation: Situation, castle: Castle) -> float:
    """The expected points for all favours of the seat."""
    if not situation.rivals:
        return 0.0
    counts = castle_counts.of_favours(situation.components, situation.favours, castle)
    return _favour_points(situation, counts)


@lru_cache(maxsize=1 << 11)
def _favour_points(situation: Situation, counts: tuple[int, ...]) -> float:
    """The expected points for all favours, with what each of them measures in the castle."""
    spread = situation.weights.doubt + situation.weights.drift * sqrt(situation.turns)
    points = 0.0
    for number, count, rivals in zip(situation.favours, counts, situation.rivals, strict=True):
        kind = situation.components.favours[number].kind
        own = situation.money if kind == "money" else count
        if own or situation.turns:  # LUD-END-4
            points += _expected_points(spread * UNIT.get(kind, 1.0), own, rivals)
    return points


@lru_cache(maxsize=1 << 12)
def _expected_points(unit: float, own: int, rivals: tuple[int, ...]) -> float:
    """The expected points for a favour with this count, against those of the rivals."""
    # The difference is limited to keep exp() from overflowing.
    ahead = [1 / (1 + exp(min(30.0, max(-30.0, (rival - own) / unit)))) for rival in rivals]
    return fsum(points * chance for points, chance in zip(FAVOUR_POINTS, _places(ahead), strict=False))


def _places(ahead: Iterable[float]) -> list[float]:
    """The probability of each place, from that of being ahead of each rival."""
    # places[n] is the probability that n of the rivals so far are ahead of the seat. With each further rival,
    # n either stays (`chance`) or grows by one (`behind`).
    places = [1.0]
    for chance in ahead:
        behind = [0.0, *(place * (1 - chance) for place in places)]
        places = [place * chance + worse for place, worse in zip([*places, 0.0], behind, strict=True)]
    return places


def card_points(situation: Situation, castle: Castle) -> float:
    """The expected points for the seat's bonus cards."""
    return _card_points(situation, castle_counts.of_cards(situation.components, situation.cards, castle))


@lru_cache(maxsize=1 << 11)
def _card_points(situation: Situation, counts: tuple[int, ...]) -> float:
    """The expected points for all bonus cards, with what each of them counts in the castle."""
    return fsum([_value(situation, card, count) for card, count in zip(situation.cards, counts, strict=True)])


def card_value(situation: Situation, castle: Castle, number: int) -> float:
    """The expected points for a bonus card: from its count now and from the turns to come."""
    return _value(situation, number, castle_counts.of_card(situation.components, number, castle))


def _value(situation: Situation, number: int, count: int) -> float:
    by_money = situation.components.bonus_cards[number].kind == "per_money"
    counted = situation.money if by_money else count
    return _value_of_count(situation.components, situation.weights, situation.turns, number, counted)


@lru_cache(maxsize=1 << 12)
def _value_of_count(
    components: Components, weights: LudwigWeights, turns: float, number: int, count: int
) -> float:
    """The expected points for a bonus card with this count, or number of missing types or sizes."""
    card = components.bonus_cards[number]
    if card.kind in ("all_types", "all_sizes"):
        return card.points * _completed(weights, turns, count)
    if card.kind == "per_money":
        # While there are turns left, some of the money will be spent.
        return card.points * count / card.per / (2 if turns else 1)
    # At the end only full sets of `per` count; before that, a part of a set is worth a part of the points.
    if not turns:
        return float(card.points * (count // card.per))
    return card.points * (count + _to_come(components, weights, turns, card)) / card.per


def _completed(weights: LudwigWeights, turns: float, missing: int) -> float:
    """The probability that all missing types or sizes are found."""
    return (turns / (turns + weights.missing)) ** missing if turns >= missing else 0.0


def _to_come(components: Components, weights: LudwigWeights, turns: float, card: BonusCard) -> float:
    """What the turns to come add to the count of a card."""
    if card.kind == "per_type":
        return weights.seeking * turns * shares(components)[card.type]
    if card.sizes:
        return weights.seeking * turns * len(card.sizes) / len(SIZES)
    return turns * AVERAGE_COUNT.get(card.kind, 0.0)


@lru_cache(maxsize=256)
def drawn_card_value(situation: Situation) -> float:
    """The expected points for the better of two bonus cards from the deck (LUD-REW-UTILITY)."""
    # Cards of the expansions come after those in play.
    in_play = range(len(situation.components.rows["bonus_cards"]))
    unseen = [card for card in in_play if card not in situation.cards]
    values = sorted(card_value(situation, situation.castle, card) for card in unseen)
    pairs = len(values) * (len(values) - 1) / 2
    weights = situation.weights
    share = weights.card_to_come if situation.turns else weights.card_at_the_end
    # The values ascend, so each is the better one in as many pairs as there are values before it.
    return share * fsum(rank * value for rank, value in enumerate(values)) / pairs
