"""CS-BUILD-3, CS-BUILD-4 and CS-SILVER: what pays for a building, and which costs can be paid at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.core.errors import IllegalAction
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import (
    BRICK,
    DEAREST,
    KINDS_NEEDED,
    SILVER,
    STONE,
    VALUES,
    WOOD,
    Pieces,
)

Choice = tuple[Pieces, int, int]
"""Pieces of the player; how many they are; their kinds, as bits."""
Exchange = tuple[dict[int, frozenset[int]], ...]
"""By number of bars, then by total value: the sets of kinds, as bits, that the bars can be exchanged for."""

ENOUGH: Final = tuple(kinds.bit_count() >= KINDS_NEEDED for kinds in range(16))
"""Whether a set of kinds, as bits, has enough of them (CS-BUILD-4)."""
CHEAPEST: Final = sum(sorted(VALUES)[:KINDS_NEEDED])
"""The least value that enough kinds can have."""
_UP_TO: Final = (1 << DEAREST + 1) - 1


def worth(pieces: Pieces) -> int:
    """The building value of sand, wood, brick and stone; silver counts nothing."""
    sand, wood, brick, stone = pieces[:SILVER]
    return sand * VALUES[0] + wood * VALUES[1] + brick * VALUES[2] + stone * VALUES[3]


def kinds_of(pieces: Pieces) -> int:
    """The kinds among pieces, as bits."""
    sand, wood, brick, stone = pieces[:SILVER]
    return (sand > 0) | (wood > 0) << 1 | (brick > 0) << 2 | (stone > 0) << 3


def at_most(pieces: Pieces, limit: int) -> Pieces:
    """Sand, wood, brick and stone, at most `limit` of each. Limited to the number of bars, many stocks are
    equal, so that the caches below find them again."""
    sand, wood, brick, stone = pieces[:SILVER]
    return min(sand, limit), min(wood, limit), min(brick, limit), min(stone, limit)


def payable(supply: Pieces, stock: Pieces) -> int:
    """The costs, as bits, that a supply can pay with the help of its silver."""
    bars = supply[SILVER]
    if worth(supply) + max(VALUES) * bars < CHEAPEST or sum(supply) < KINDS_NEEDED:
        return 0
    return _payable(supply[:SILVER], bars, at_most(stock, bars))


@lru_cache(maxsize=1 << 12)
def _payable(own: Pieces, bars: int, stock: Pieces) -> int:
    """Sums that three kinds reach: `reached[kinds]` holds a set of sums, as bits, by number of bars used.

    There is one pass per kind, as in the knapsack problem: `before` bars were used for earlier kinds, `used`
    are for this one.
    """
    # Without any kind and bar only the sum 0 is reached, which is bit 0.
    reached: dict[int, list[int]] = {0: [1] + [0] * bars}
    for kind, value in enumerate(VALUES):
        # A copy, so that the pieces of this kind are added once; what is copied uses none of them.
        after = {kinds: list(sums) for kinds, sums in reached.items()}
        for kinds, sums in reached.items():
            into = after.setdefault(kinds | 1 << kind, [0] * (bars + 1))
            for number in range(1, min(own[kind] + stock[kind], DEAREST // value) + 1):
                # Own pieces first: bars only bring what is missing.
                used = max(0, number - own[kind])
                for before in range(bars + 1 - used):
                    if sums[before]:
                        # Shifting a set of sums adds to all of them at once; sums above DEAREST are cut off.
                        into[before + used] |= sums[before] << number * value & _UP_TO
        reached = after
    costs = 0
    for kinds, sums in reached.items():
        if ENOUGH[kinds]:
            for some in sums:
                costs |= some
    return costs


@lru_cache(maxsize=1 << 8)
def most_value_and_kinds(supply: Pieces, stock: Pieces) -> tuple[int, int]:
    """The greatest sum that a supply makes with its silver, and how many kinds it can have."""
    bars, value = supply[SILVER], worth(supply)
    # Bars are worth most as the dearest kind that the stock still has.
    for kind in sorted(range(SILVER), key=lambda kind: -VALUES[kind]):
        used = min(bars, stock[kind])
        value += used * VALUES[kind]
        bars -= used
    missing = [kind for kind in range(SILVER) if not supply[kind] and stock[kind]]
    kinds = kinds_of(supply).bit_count() + min(len(missing), supply[SILVER])
    return value, kinds


def payments(supply: Pieces, stock: Pieces, cost: int) -> tuple[Pay, ...]:
    """Every payment of a cost, each effect once (CS-SILVER-6, CS-SILVER-7)."""
    # Every bar brings at least 1, so more bars than the cost cannot be used.
    bars = min(supply[SILVER], cost)
    return _payments(supply[:SILVER], bars, at_most(stock, bars), cost)


@lru_cache(maxsize=1 << 6)
def _payments(own: Pieces, bars: int, stock: Pieces, cost: int) -> tuple[Pay, ...]:
    counts = bar_counts(bars, stock)
    found = [
        Pay(pieces, used)
        # `missing` is the part of the cost that the bars have to bring.
        for missing in range(min(bars * max(VALUES), cost) + 1)
        for pieces, _, kinds in own_choices(own, cost - missing)
        for used in counts[missing, kinds]
    ]
    found.sort(key=payment_order)
    return tuple(found)


def payment_order(payment: Pay) -> tuple[int, Pieces]:
    """A sort key for payments: few bars come first."""
    return payment.bars, payment.pieces


def pays(supply: Pieces, stock: Pieces, cost: int, payment: Pay) -> bool:
    """Whether this is one of the payments of a cost."""
    pieces, bars = payment.pieces, min(supply[SILVER], cost)
    if len(pieces) != SILVER or not 0 <= payment.bars <= bars:
        return False
    if any(not 0 <= paid <= own for paid, own in zip(pieces, supply, strict=False)):
        return False
    missing = cost - worth(pieces)
    return missing >= 0 and payment.bars in bar_counts(bars, at_most(stock, bars))[missing, kinds_of(pieces)]


def own_choices(own: Pieces, value: int) -> tuple[Choice, ...]:
    """Every choice of pieces of the player, without silver, that are worth exactly `value`."""
    sand, wood, brick, stone = own
    sands, woods, bricks, stones = VALUES
    able = min(sand, value // sands), min(wood, value // woods), min(brick, value // bricks)
    return _choices((*able, min(stone, value // stones)), value)


@lru_cache(maxsize=1 << 12)
def _choices(own: Pieces, value: int) -> tuple[Choice, ...]:
    """Choose the dearest kinds first; sand, worth 1, fills up the rest."""
    sands, woods, bricks, stones = own
    found = list[Choice]()
    for stone in range(stones + 1):
        by_stone = value - stone * VALUES[STONE]
        for brick in range(min(bricks, by_stone // VALUES[BRICK]) + 1):
            by_brick = by_stone - brick * VALUES[BRICK]
            dear, kinds = stone + brick, (brick > 0) << BRICK | (stone > 0) << STONE
            # Rounded up: with less wood there would not be enough sand for the rest.
            fewest = max(0, -((sands - by_brick) // VALUES[WOOD]))
            for wood in range(fewest, min(woods, by_brick // VALUES[WOOD]) + 1):
                sand = by_brick - wood * VALUES[WOOD]
                of_these = kinds | (sand > 0) | (wood > 0) << WOOD
                found.append(((sand, wood, brick, stone), dear + wood + sand, of_these))
    return tuple(found)


class _BarCounts(dict[tuple[int, int], tuple[int, ...]]):
    """By missing value and kinds of the pieces: the numbers of bars that make them a payment, worked out on
    first use."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__()
        self._exchange = exchange

    def __missing__(self, key: tuple[int, int]) -> tuple[int, ...]:
        missing, kinds = key
        # Pieces that pay exactly need enough kinds of their own, and no bar is exchanged.
        numbers: tuple[int, ...] = (0,) if ENOUGH[kinds] else ()
        if missing:
            numbers = tuple(
                used
                for used in range(1, len(self._exchange))
                if any(ENOUGH[kinds | more] for more in self._exchange[used].get(missing, ()))
            )
        self[key] = numbers
        return numbers


@lru_cache(maxsize=1 << 12)
def bar_counts(bars: int, stock: Pieces) -> _BarCounts:
    """How up to `bars` bars complete pieces that are no payment by themselves."""
    return _BarCounts(_exchange(bars, stock))


@lru_cache(maxsize=1 << 12)
def _exchange(bars: int, stock: Pieces) -> Exchange:
    """What up to `bars` bars can be exchanged for (CS-SILVER-2)."""
    rows: list[dict[int, set[int]]] = [{0: {0}}, *({} for _ in range(bars))]
    for kind, value in enumerate(VALUES):
        # Downwards, so that the rows with fewer bars do not contain this kind yet.
        for used in range(bars, 0, -1):
            for number in range(1, min(used, stock[kind]) + 1):
                for sum_before, kinds_before in rows[used - number].items():
                    total = sum_before + number * value
                    if total <= DEAREST:
                        rows[used].setdefault(total, set()).update(k | 1 << kind for k in kinds_before)
    return tuple({total: frozenset(kinds) for total, kinds in row.items()} for row in rows)


def refusal(supply: Pieces, stock: Pieces, cost: int, pieces: Pieces, bars: int) -> IllegalAction:
    """Why these pieces and bars do not pay this cost."""
    if len(pieces) != SILVER or any(n < 0 or n > own for n, own in zip(pieces, supply, strict=False)):
        return IllegalAction("CS-BUILD-2", "pieces-not-yours")
    if not 0 <= bars <= supply[SILVER]:
        return IllegalAction("CS-SILVER-1", "bars-not-yours", bars=bars, silver=supply[SILVER])
    missing = cost - worth(pieces)
    kinds = kinds_of(pieces)
    # A stock of `bars` of each kind never runs short. What would be right with it fails for want of stock.
    if missing not in _exchange(bars, (bars,) * SILVER)[bars]:
        return IllegalAction("CS-BUILD-3", "payment-not-exact", worth=worth(pieces), bars=bars, cost=cost)
    if not any(ENOUGH[kinds | more] for more in _exchange(bars, (bars,) * SILVER)[bars][missing]):
        return IllegalAction("CS-BUILD-4", "too-few-kinds", least=KINDS_NEEDED)
    return IllegalAction("CS-SILVER-2", "not-in-stock", bars=bars)
