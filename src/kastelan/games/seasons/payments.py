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


def within(pieces: Pieces, limit: int) -> Pieces:
    """Sand, wood, brick and stone, at most `limit` of each: no more can come for so many bars."""
    sand, wood, brick, stone = pieces[:SILVER]
    return min(sand, limit), min(wood, limit), min(brick, limit), min(stone, limit)


def payable(supply: Pieces, stock: Pieces) -> int:
    """The costs, as bits, that a supply can pay with the help of its silver."""
    bars = supply[SILVER]
    if worth(supply) + max(VALUES) * bars < CHEAPEST or sum(supply) < KINDS_NEEDED:
        return 0
    return _payable(supply[:SILVER], bars, within(stock, bars))


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
    return _payments(*_able(supply, stock, cost), cost)


@lru_cache(maxsize=1 << 9)
def _payments(own: Pieces, bars: int, stock: Pieces, cost: int) -> tuple[Pay, ...]:
    found = sorted(_ways(own, bars, stock, cost), key=in_order)
    return tuple(Pay(way[:SILVER], way[SILVER]) for way in found)


def in_order(way: Pieces) -> tuple[int, Pieces]:
    """Where a payment stands among all: few bars come first."""
    return way[SILVER], way


def pays(supply: Pieces, stock: Pieces, cost: int, payment: Pay) -> bool:
    """Whether this is one of the payments of a cost."""
    pieces, bars = payment.pieces, min(supply[SILVER], cost)
    if len(pieces) != SILVER or not 0 <= payment.bars <= bars:
        return False
    if any(not 0 <= paid <= own for paid, own in zip(pieces, supply, strict=False)):
        return False
    missing = cost - worth(pieces)
    return missing >= 0 and payment.bars in _working(bars, within(stock, bars))[missing, kinds_of(pieces)]


def ways(supply: Pieces, stock: Pieces, cost: int) -> tuple[Pieces, ...]:
    """Every payment of a cost as plain pieces, silver among them, in no order that matters."""
    return _ways(*_able(supply, stock, cost), cost)


def _able(supply: Pieces, stock: Pieces, cost: int) -> tuple[Pieces, int, Pieces]:
    """Pieces, bars and stock as far as they matter for a cost."""
    sand, wood, brick, stone, bars = supply
    of_sand, of_wood, of_brick, of_stone = VALUES
    bars = min(bars, cost)
    own = (
        min(sand, cost // of_sand),
        min(wood, cost // of_wood),
        min(brick, cost // of_brick),
        min(stone, cost // of_stone),
    )
    return own, bars, within(stock, bars)


@lru_cache(maxsize=1 << 12)
def _ways(own: Pieces, bars: int, stock: Pieces, cost: int) -> tuple[Pieces, ...]:
    """Dearest kinds first; of each at least what cheaper ones and silver could not make up for."""
    sands, woods, bricks, stones = own
    working, found = _working(bars, stock), list[Pieces]()
    silver = bars * max(VALUES)
    by_sand = silver + sands * VALUES[0]
    by_wood = by_sand + woods * VALUES[1]
    by_brick = by_wood + bricks * VALUES[2]
    for stone in range(_least(cost - by_brick, VALUES[3]), stones + 1):
        left_by_stone = cost - stone * VALUES[3]
        for brick in range(
            _least(left_by_stone - by_wood, VALUES[2]), min(bricks, left_by_stone // VALUES[2]) + 1
        ):
            left_by_brick = left_by_stone - brick * VALUES[2]
            dear = (brick > 0) << 2 | (stone > 0) << 3
            for wood in range(
                _least(left_by_brick - by_sand, VALUES[1]), min(woods, left_by_brick // VALUES[1]) + 1
            ):
                left = left_by_brick - wood * VALUES[1]
                kinds = dear | (wood > 0) << 1
                for sand in range(max(0, left - silver), min(sands, left) + 1):
                    for used in working[left - sand, kinds | (sand > 0)]:
                        found.append((sand, wood, brick, stone, used))
    return tuple(found)


def _least(missing: int, value: int) -> int:
    """How many pieces of a value make up for what is missing."""
    return -(-missing // value) if missing > 0 else 0


class _Working(dict[tuple[int, int], tuple[int, ...]]):
    """With how many bars pieces become a payment, by what they miss without them and by their kinds; thought
    about when first asked for."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__()
        self._exchange = exchange

    def __missing__(self, key: tuple[int, int]) -> tuple[int, ...]:
        missing, kinds = key
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
def _working(bars: int, stock: Pieces) -> _Working:
    return _Working(_exchange(bars, stock))


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
    able = _exchange(bars, within(stock, bars))[bars].get(missing, frozenset())
    rule = "CS-SILVER-2" if not able or bars else "CS-BUILD-4"
    return IllegalAction(rule, "not-in-stock", bars=bars, worth=missing)
