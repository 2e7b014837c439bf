"""What the final scoring promises to a castle: favours and bonus cards (LUD-END)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from kastelan.bots.greedy.ludwig import counts
from kastelan.bots.greedy.ludwig.outlook import Outlook, shares
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, BonusCard, Components
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS

UNIT: Final = {"area_type": 280.0, "money": 6000.0}
"""What one step of a favour is that does not count tiles."""

AVERAGE_COUNT: Final = {"per_hallway": 0.15, "per_stairs": 0.12, "per_completed": 0.6, "per_entrances": 0.25}
"""What each turn adds to what these bonus cards count."""


def favours(outlook: Outlook, castle: Castle) -> float:
    """The points of all favours in play that the seat can expect from its present standing."""
    if not outlook.rivals:
        return 0.0
    return _all_expected(outlook, counts.of_favours(outlook.components, outlook.favours, castle))


@lru_cache(maxsize=1 << 11)
def _all_expected(outlook: Outlook, found: tuple[int, ...]) -> float:
    """The points of all favours for who has so much of what each of them counts in the castle."""
    spread = outlook.weights.doubt + outlook.weights.drift * sqrt(outlook.turns)
    points = 0.0
    for number, count, rivals in zip(outlook.favours, found, outlook.rivals, strict=True):
        kind = outlook.components.favours[number].kind
        has = outlook.money if kind == "money" else count
        if has or outlook.turns:  # LUD-END-4
            points += _expected(spread * UNIT.get(kind, 1.0), has, rivals)
    return points


@lru_cache(maxsize=1 << 12)
def _expected(unit: float, count: int, rivals: tuple[int, ...]) -> float:
    """The points of a favour that a count can expect against those of the rivals."""
    ahead = [1 / (1 + exp(min(30.0, max(-30.0, (rival - count) / unit)))) for rival in rivals]
    return sum(points * chance for points, chance in zip(FAVOUR_POINTS, _places(ahead), strict=False))


def _places(ahead: Iterable[float]) -> list[float]:
    """The chance of each place, from the chances of being ahead of each rival."""
    places = [1.0]
    for chance in ahead:
        behind = [0.0, *(place * (1 - chance) for place in places)]
        places = [place * chance + worse for place, worse in zip([*places, 0.0], behind, strict=True)]
    return places


def cards(outlook: Outlook, castle: Castle) -> float:
    """The points that the own bonus cards promise."""
    return _all_promised(outlook, counts.of_cards(outlook.components, outlook.cards, castle))


@lru_cache(maxsize=1 << 11)
def _all_promised(outlook: Outlook, found: tuple[int, ...]) -> float:
    """What the own bonus cards promise to who has so much of what each of them counts in the castle."""
    return sum([_card_worth(outlook, card, count) for card, count in zip(outlook.cards, found, strict=True)])


def card_worth(outlook: Outlook, castle: Castle, number: int) -> float:
    """What a bonus card promises: what it counts now, and what the turns to come will add."""
    return _card_worth(outlook, number, counts.of_card(outlook.components, number, castle))


def _card_worth(outlook: Outlook, number: int, count: int) -> float:
    by_money = outlook.components.bonus_cards[number].kind == "per_money"
    has = outlook.money if by_money else count
    return _promised(outlook.components, outlook.weights, outlook.turns, number, has)


@lru_cache(maxsize=1 << 12)
def _promised(components: Components, weights: LudwigWeights, turns: float, number: int, count: int) -> float:
    """What a bonus card promises to who has, or lacks, so many of what it counts."""
    card = components.bonus_cards[number]
    if card.kind in ("all_types", "all_sizes"):
        return card.points * _all_found(weights, turns, count)
    if card.kind == "per_money":
        return card.points * count / card.per / (2 if turns else 1)
    if not turns:
        return float(card.points * (count // card.per))
    return card.points * (count + _to_come(components, weights, turns, card)) / card.per


def _all_found(weights: LudwigWeights, turns: float, missing: int) -> float:
    return (turns / (turns + weights.missing)) ** missing if turns >= missing else 0.0


def _to_come(components: Components, weights: LudwigWeights, turns: float, card: BonusCard) -> float:
    """How much more of what a card counts there will be in the end."""
    if card.kind == "per_type":
        return weights.seeking * turns * shares(components)[card.type]
    if card.sizes:
        return weights.seeking * turns * len(card.sizes) / len(SIZES)
    return turns * AVERAGE_COUNT.get(card.kind, 0.0)


@lru_cache(maxsize=256)
def card_to_come(outlook: Outlook) -> float:
    """What the better of two bonus cards from the deck promises on average (LUD-REW-UTILITY)."""
    in_play = range(len(outlook.components.rows["bonus_cards"]))  # those of the expansions come after them
    unseen = [card for card in in_play if card not in outlook.cards]
    worth = sorted(card_worth(outlook, outlook.castle, card) for card in unseen)
    pairs = len(worth) * (len(worth) - 1) / 2
    weights = outlook.weights
    counted = weights.card_to_come if outlook.turns else weights.card_at_the_end
    return counted * sum(rank * value for rank, value in enumerate(worth)) / pairs
