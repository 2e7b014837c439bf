"""Validates the fields of a position of sealed bids one by one."""

from __future__ import annotations

from collections import Counter

from kastelan.core.errors import BadPosition
from kastelan.core.game import Plain

Fields = tuple[
    tuple[tuple[int, ...], ...], tuple[int | None, ...], tuple[int, ...], int, tuple[int, ...], int, int
]


def checked_fields(players: int, prizes: tuple[int, ...], plain: Plain) -> Fields:
    """The fields that `BiddingState.freeze` wrote; raises BadPosition if they fit no game."""
    hands, bids, pile, prize, points, rounds, chance = _row(plain, 7)
    fields = (
        tuple(_numbers(hand) for hand in _row(hands, players)),
        tuple(None if bid is None else _number(bid) for bid in _row(bids, players)),
        _numbers(pile),
        _number(prize),
        _numbers(points),
        _number(rounds),
        _number(chance),
    )
    if not (_prizes_fit(fields, prizes) and _hands_fit(fields, players)):
        raise BadPosition
    return fields


def _prizes_fit(fields: Fields, prizes: tuple[int, ...]) -> bool:
    """Whether one prize has left the pile in each round and the prizes add up."""
    _, bids, pile, prize, points, rounds, chance = fields
    shown = min(rounds, 2) + 1
    return (
        0 <= rounds <= 3
        and len(pile) == len(prizes) - shown
        and not Counter((*pile, prize)) - Counter(prizes)
        and all(0 <= had <= 2 * sum(prizes) for had in points)
        and (rounds < 3 or bids == (None,) * len(bids))
        and 0 <= chance < 1 << 160
    )


def _hands_fit(fields: Fields, players: int) -> bool:
    """Whether hands are sorted, equally large and contain the bids, and at least one bid is missing."""
    hands, bids, _, _, points, rounds, _ = fields
    return (
        len(points) == players
        and None in bids
        and len({len(hand) for hand in hands}) == 1
        and len(hands[0]) >= 3 - rounds
        and all(list(hand) == sorted(set(hand)) and set(hand) <= set(range(1, 6)) for hand in hands)
        and all(bid is None or bid in hand for bid, hand in zip(bids, hands, strict=True))
    )


def _row(plain: Plain, length: int) -> tuple[Plain, ...]:
    if not isinstance(plain, tuple) or len(plain) != length:
        raise BadPosition
    return plain


def _number(plain: Plain) -> int:
    if not isinstance(plain, int):
        raise BadPosition
    return plain


def _numbers(plain: Plain) -> tuple[int, ...]:
    if not isinstance(plain, tuple):
        raise BadPosition
    return tuple(map(_number, plain))
