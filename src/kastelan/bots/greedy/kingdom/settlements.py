"""A player's settlements and what follows from them alone: rows, sectors, groups. One more or one less
changes little of it, so it is carried on instead of found anew, and kept for the next time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.core.hexes import BIT, COUNT, NEAR, ROWS, SIDE, Hex, Hexes, beside, groups
from kastelan.games.kingdom.components import BUILDABLE, CARDS, CASTLE, MOUNTAIN, WATER, Board, Lie, assembled
from kastelan.games.kingdom.scoring import SECTORS

SECTOR: Final = tuple(
    next(number for number, sector in enumerate(SECTORS) if sector & BIT[place]) for place in range(COUNT)
)
"""The sector of each hex."""

BY_ROW: Final = frozenset(map(CARDS.index, ("discoverers", "knights")))
BY_GROUP: Final = frozenset(map(CARDS.index, ("citizens", "hermits", "merchants")))
BY_SECTOR: Final = frozenset(map(CARDS.index, ("farmers", "lords")))

KEPT: Final = 4096
"""How many sets of settlements are kept for a land, a kilobyte each."""

Counts = tuple[int, ...]
"""How many settlements are in each sector."""

Part = tuple[Hexes, Hexes]
"""A group, and the castles and locations beside it."""


class Land:
    """A board with its scoring cards: what can be said before the first settlement stands."""

    __slots__ = (
        "by_group",
        "by_row",
        "by_sector",
        "castles",
        "kept",
        "mines",
        "shore",
        "special",
        "terrains",
        "works",
    )

    def __init__(self, board: Board, cards: tuple[int, ...]) -> None:
        self.castles, self.special = board.of[CASTLE], board.special
        self.terrains = tuple(board.of[terrain] for terrain in BUILDABLE)
        self.shore = beside(board.of[WATER]) & ~board.of[WATER]
        self.mines, self.works = beside(board.of[MOUNTAIN]), beside(board.special)
        self.by_row, self.by_group = bool(BY_ROW & {*cards}), bool(BY_GROUP & {*cards})
        self.by_sector = bool(BY_SECTOR & {*cards})
        self.kept: dict[Hexes, Settled] = {}

    def settled(self, own: Hexes) -> Settled:
        """These settlements."""
        return self.kept.get(own) or self._keep(_found(self, own))

    def grown(self, here: Settled, place: Hex) -> Settled:
        """These settlements and one more."""
        return self.kept.get(here.own | BIT[place]) or self._keep(_grown(self, here, place))

    def without(self, here: Settled, place: Hex) -> Settled:
        """These settlements and one less."""
        return self.kept.get(here.own ^ BIT[place]) or self._keep(_without(self, here, place))

    def _keep(self, settled: Settled) -> Settled:
        if len(self.kept) >= KEPT:
            self.kept.clear()
        self.kept[settled.own] = settled
        return settled


@lru_cache(maxsize=8)
def land(lies: tuple[Lie, ...], cards: tuple[int, ...]) -> Land:
    """The land of a table."""
    return Land(assembled(lies), cards)


class Settled:
    """Some settlements of one player, never changed. What no card in play asks for is left empty."""

    __slots__ = ("largest", "linked", "longest", "near", "own", "parts", "rows", "sectors", "used")

    own: Hexes
    near: Hexes  # the hexes next to them
    rows: list[int]  # how many are in each row
    used: int  # rows that are not empty
    longest: int  # the most in a row
    sectors: Counts
    parts: list[Part]
    largest: int  # the size of the largest group
    linked: Hexes  # castles and locations that a group links to another one


def _found(land: Land, own: Hexes) -> Settled:
    here = Settled()
    here.own, here.near = own, beside(own)
    _count_rows(here, [(own & row).bit_count() for row in ROWS] if land.by_row else [])
    here.sectors = tuple([(own & sector).bit_count() for sector in SECTORS]) if land.by_sector else ()
    _join(here, [(group, beside(group) & land.special) for group in groups(own)] if land.by_group else [])
    return here


def _without(land: Land, old: Settled, place: Hex) -> Settled:
    """Only the group that the settlement leaves may fall apart."""
    bit, here = BIT[place], Settled()
    here.own = old.own ^ bit
    here.near = beside(here.own)
    _count_rows(here, _changed(old.rows, place // SIDE, -1) if land.by_row else [])
    here.sectors = shifted(old.sectors, SECTOR[place], -1) if land.by_sector else ()
    rest: list[Part] = []
    for part in old.parts:
        if part[0] & bit:
            rest += [(group, beside(group) & land.special) for group in groups(part[0] ^ bit)]
        else:
            rest.append(part)
    _join(here, rest)
    return here


def _count_rows(here: Settled, rows: list[int]) -> None:
    here.rows, here.longest, here.used = rows, max(rows, default=0), len(rows) - rows.count(0)


def _join(here: Settled, parts: list[Part]) -> None:
    here.parts, here.linked = parts, 0
    here.largest = max([group.bit_count() for group, _ in parts], default=0)
    for _, special in parts:
        if special & (special - 1):
            here.linked |= special


def _grown(land: Land, old: Settled, place: Hex) -> Settled:
    bit, here = BIT[place], Settled()
    here.own, here.near = old.own | bit, old.near | NEAR[place]
    if land.by_row:
        _count_rows(here, _changed(old.rows, place // SIDE, 1))
    else:
        here.rows, here.longest, here.used = old.rows, 0, 0
    here.sectors = shifted(old.sectors, SECTOR[place], 1) if land.by_sector else ()
    if land.by_group:
        _join_at(land, here, old, place)
    else:
        here.parts, here.largest, here.linked = old.parts, 0, 0
    return here


def _join_at(land: Land, here: Settled, old: Settled, place: Hex) -> None:
    """All groups that the new settlement touches become one."""
    around, joined = NEAR[place], BIT[place]
    special, rest = around & land.special, list[Part]()
    for part in old.parts:
        if part[0] & around:
            joined |= part[0]
            special |= part[1]
        else:
            rest.append(part)
    rest.append((joined, special))
    here.parts = rest
    here.largest = max(old.largest, joined.bit_count())
    here.linked = old.linked | special if special & (special - 1) else old.linked


def _changed(rows: list[int], row: int, by: int) -> list[int]:
    rows = rows.copy()
    rows[row] += by
    return rows


@lru_cache(maxsize=4096)
def shifted(counts: Counts, sector: int, by: int) -> Counts:
    """The counts with so many more in one sector."""
    return (*counts[:sector], counts[sector] + by, *counts[sector + 1 :])
