"""CS-BUILD-3, CS-BUILD-4 and CS-SILVER: what pays for a building, and which costs can be paid at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.core.errors import IllegalAction
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import DEAREST, KINDS_NEEDED, SILVER, VALUES, Pieces

Exchange = tuple[dict[int, frozenset[int]], ...]
"""By number of bars: which kinds (as bits) can come for them, by what they are worth together."""

ENOUGH: Final = tuple(kinds.bit_count() >= KINDS_NEEDED for kinds in range(16))
"""Whether a set of kinds, as bits, has enough of them (CS-BUILD-4)."""
CHEAPEST: Final = sum(sorted(VALUES)[:KINDS_NEEDED])
"""The least that so many kinds are worth."""
_UP_TO: Final = (1 << DEAREST + 1) - 1


def worth(pieces: Pieces) -> int:
    """The building value of sand, wood, brick and stone; silver counts nothing."""
    sand, wood, brick, stone = pieces[:SILVER]
    return sand * VALUES[0] + wood * VALUES[1] + brick * VALUES[2] + stone * VALUES[3]


def kinds_of(pieces: Pieces) -> int:
    """The kinds among pieces, as bits."""
    sand, wood, brick, stone = pieces[:SILVER]
    return (sand > 0) | (wood > 0) << 1 | (brick > 0) << 2 | (stone > 0) << 3


def _within(pieces: Pieces, limit: int) -> Pieces:
    sand, wood, brick, stone = pieces[:SILVER]
    return min(sand, limit), min(wood, limit), min(brick, limit), min(stone, limit)


def payable(supply: Pieces, stock: Pieces) -> int:
    """The costs, as bits, that a supply can pay with the help of its silver."""
    bars = supply[SILVER]
    if worth(supply) + max(VALUES) * bars < CHEAPEST or sum(supply) < KINDS_NEEDED:
        return 0
    return _payable(supply[:SILVER], bars, _within(stock, bars))


@lru_cache(maxsize=1 << 15)
def _payable(own: Pieces, bars: int, stock: Pieces) -> int:
    """Sums that three kinds reach: `reached[kinds]` holds a set of sums for each number of bars used."""
    reached: dict[int, list[int]] = {0: [1] + [0] * bars}
    for kind, value in enumerate(VALUES):
        after = {kinds: list(sums) for kinds, sums in reached.items()}
        for kinds, sums in reached.items():
            into = after.setdefault(kinds | 1 << kind, [0] * (bars + 1))
            for number in range(1, min(own[kind] + stock[kind], DEAREST // value) + 1):
                used = max(0, number - own[kind])
                for before in range(bars + 1 - used):
                    if sums[before]:
                        into[before + used] |= sums[before] << number * value & _UP_TO
        reached = after
    costs = 0
    for kinds, sums in reached.items():
        if ENOUGH[kinds]:
            for some in sums:
                costs |= some
    return costs


def reach(supply: Pieces, stock: Pieces) -> tuple[int, int]:
    """The greatest sum that a supply makes with its silver, and how many kinds it can have."""
    bars, value = supply[SILVER], worth(supply)
    for kind in sorted(range(SILVER), key=lambda kind: -VALUES[kind]):
        used = min(bars, stock[kind])
        value += used * VALUES[kind]
        bars -= used
    missing = [kind for kind in range(SILVER) if not supply[kind] and stock[kind]]
    kinds = kinds_of(supply).bit_count() + min(len(missing), supply[SILVER])
    return value, kinds


def payments(supply: Pieces, stock: Pieces, cost: int) -> tuple[Pay, ...]:
    """Every payment of a cost, each effect once (CS-SILVER-6, CS-SILVER-7)."""
    bars = min(supply[SILVER], cost)
    own = tuple(min(supply[kind], cost // value) for kind, value in enumerate(VALUES))
    return _payments(own, bars, _within(stock, bars), cost)


@lru_cache(maxsize=1 << 11)
def _payments(own: Pieces, bars: int, stock: Pieces, cost: int) -> tuple[Pay, ...]:
    exchange = _exchange(bars, stock)
    known: dict[
        tuple[int, int], list[int]
    ] = {}  # the bars that work, by what is missing and which kinds there are
    found = []
    for stone in range(min(own[3], cost // VALUES[3]) + 1):
        left_by_stone = cost - stone * VALUES[3]
        for brick in range(min(own[2], left_by_stone // VALUES[2]) + 1):
            left_by_brick = left_by_stone - brick * VALUES[2]
            for wood in range(min(own[1], left_by_brick // VALUES[1]) + 1):
                left = left_by_brick - wood * VALUES[1]
                for sand in range(max(0, left - bars * max(VALUES)), min(own[0], left) + 1):
                    pieces = (sand, wood, brick, stone)
                    key = left - sand, kinds_of(pieces)
                    if key not in known:
                        known[key] = _bars(exchange, *key)
                    found += [Pay(pieces, used) for used in known[key]]
    found.sort(key=lambda payment: (payment.bars, payment.pieces))
    return tuple(found)


def _bars(exchange: Exchange, missing: int, kinds: int) -> list[int]:
    """With how many bars pieces of these kinds become a payment that misses so much without them."""
    if not missing:
        return [0] if ENOUGH[kinds] else []
    return [
        used
        for used in range(1, len(exchange))
        if any(ENOUGH[kinds | more] for more in exchange[used].get(missing, ()))
    ]


@lru_cache(maxsize=1 << 12)
def _exchange(bars: int, stock: Pieces) -> Exchange:
    """What up to so many bars bring from a stock (CS-SILVER-2)."""
    rows: list[dict[int, set[int]]] = [{0: {0}}, *({} for _ in range(bars))]
    for kind, value in enumerate(VALUES):
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
    if missing not in _exchange(bars, (bars,) * SILVER)[bars]:
        return IllegalAction("CS-BUILD-3", "payment-not-exact", worth=worth(pieces), bars=bars, cost=cost)
    if not any(ENOUGH[kinds | more] for more in _exchange(bars, (bars,) * SILVER)[bars][missing]):
        return IllegalAction("CS-BUILD-4", "too-few-kinds", least=KINDS_NEEDED)
    able = _exchange(bars, _within(stock, bars))[bars].get(missing, frozenset())
    rule = "CS-SILVER-2" if not able or bars else "CS-BUILD-4"
    return IllegalAction(rule, "not-in-stock", bars=bars, worth=missing)
