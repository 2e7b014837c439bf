"""Points and money of placements, rewards and purchases with modules, the slow way (XSC, RND-9, DEC)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from .ludwig_castle import Symbol
from .ludwig_estate import Estate

MOAT_POINTS = 3
MOAT_TYPES = frozenset(["corridor"])
SALES = (0, 1_000, 3_000, 6_000, 10_000, 15_000)
SLOT_PRICES = (15_000, 10_000, 8_000, 6_000, 4_000, 2_000, 1_000, 15_000)

Points = Counter[str]
"""By rule."""


def matches(estate: Estate, symbol: Symbol, one: int, other: int, types: frozenset[str]) -> int:
    """What a symbol on one room brings for the other, which has these types (XSC-6)."""
    found = len(types & symbol.types)
    if symbol.kind == "adjacent":
        return 0 if 28 in estate.decrees else found * symbol.points
    if symbol.kind == "anywhere":
        return found * symbol.points * (2 if 43 in estate.decrees else 1)
    points = found * symbol.points
    if 29 in estate.decrees and found:
        points += found if estate.version == 1 else 1
    return 2 * points if estate.joined(one, other) else points


def satisfied(estate: Estate, symbol: Symbol, one: int, other: int) -> bool:
    """Whether the symbol on one room looks at the other, whatever its types."""
    if symbol.kind == "connected":
        return estate.connected(one, other)
    return estate.touching(one, other) if symbol.kind == "adjacent" else True


def own(estate: Estate, number: int, printed: str, by_symbol: str) -> Points:
    """Printed points and own symbol (XSC-1, XSC-2)."""
    room = estate.rooms[number]
    found, symbol = Points({printed: room.points}), room.symbol
    if symbol is None:
        return found
    for other, there in enumerate(estate.rooms):
        if satisfied(estate, symbol, number, other):
            found[by_symbol] += matches(estate, symbol, number, other, there.types)
    if symbol.kind == "anywhere" and "corridor" in symbol.types:
        found["MOAT-24"] += len(estate.moat) * matches(estate, symbol, number, number, MOAT_TYPES)
    return found


def placed(estate: Estate, number: int) -> Points:
    """Everything that a room just placed or renovated scores (XSC-1 to XSC-3)."""
    found, types = own(estate, number, "LUD-SCORE-1", "LUD-SCORE-2"), estate.rooms[number].types
    for other, there in enumerate(estate.rooms):
        symbol = there.symbol
        if other != number and symbol is not None and satisfied(estate, symbol, other, number):
            found["LUD-SCORE-3"] += matches(estate, symbol, other, number, types)
    found["MOAT-9"] += len(estate.moat) * len(types - {"corridor", "outdoor"})
    return found


def dug(estate: Estate) -> Points:
    """What a moat piece just placed scores (MOAT-9, MOAT-24)."""
    found = Points({"MOAT-9": MOAT_POINTS})
    for number, room in enumerate(estate.rooms):
        found["MOAT-9"] += len(room.types - {"corridor", "outdoor"})
        symbol = room.symbol
        if symbol is not None and symbol.kind == "anywhere" and "corridor" in symbol.types:
            found["MOAT-24"] += matches(estate, symbol, number, number, MOAT_TYPES)
    return found


def with_decrees(estate: Estate, found: Points, symbol: Symbol | None, money: str | None) -> Points:
    """The same with decrees 44, 30 and 31; `money`: the rule of the printed points that become money."""
    found = Points(found)
    if 44 in estate.decrees and symbol is not None and "living" in symbol.types:
        found["DEC-44"] += 2
    total = sum(found.values())
    if 31 in estate.decrees and total < 3:
        found["DEC-31"] += 3 - total
    if money == "LUD-SCORE-1":
        del found["LUD-SCORE-1"]
    elif money is not None:
        found[money] -= MOAT_POINTS
    return found


def symbol_money(estate: Estate, symbol: Symbol | None) -> int:
    """Money for a symbol that lists outdoor (DEC-25)."""
    return 7_000 if 25 in estate.decrees and symbol is not None and "outdoor" in symbol.types else 0


def price(decrees: Collection[int], kind: str, usual: int) -> int:
    """What a market tile, corridor, moat piece or renovation costs (RND-9)."""
    asked = [usual]
    if kind == "renovation" and 14 in decrees:
        asked.append(2_000)
    if kind == "corridor" and 15 in decrees:
        asked.append(1_000)
    if kind == "tile" and usual == 15_000 and 18 in decrees:
        asked.append(10_000)
    if kind == "tile" and usual <= 2_000 and 20 in decrees:
        asked.append(0)
    return max(0, min(asked) - (1_000 if 19 in decrees else 0))
