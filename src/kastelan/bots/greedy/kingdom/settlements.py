"""Facts about a player's settlements that depend on nothing else: rows, sectors and groups.

One settlement more or less changes little, so these facts are updated instead of computed anew, and cached.
"""

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

MAX_CACHED: Final = 4096
"""The number of sets of settlements that are cached for a board, about a kilobyte each."""

Counts = tuple[int, ...]
"""The number of settlements in each sector."""

Part = tuple[Hexes, Hexes]
"""A group of settlements, and the castles and locations next to it."""


class Land:
    """Facts about a board with its scoring cards, before any settlement is built."""

    __slots__ = (
        "by_group",
        "by_row",
        "by_sector",
        "cache",
        "castles",
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
        self.cache: dict[Hexes, Settled] = {}

    def settled(self, own: Hexes) -> Settled:
        """The facts about some settlements."""
        # `or` is safe, because a Settled is never falsy.
        return self.cache.get(own) or self._keep(_found(self, own))

    def grown(self, here: Settled, place: Hex) -> Settled:
        """The facts about the same settlements and one more."""
        return self.cache.get(here.own | BIT[place]) or self._keep(_grown(self, here, place))

    def without(self, here: Settled, place: Hex) -> Settled:
        """The facts about the same settlements without one."""
        return self.cache.get(here.own ^ BIT[place]) or self._keep(_without(self, here, place))

    def _keep(self, settled: Settled) -> Settled:
        # Clearing it now and then is cheaper than keeping track of which entry is oldest.
        if len(self.cache) >= MAX_CACHED:
            self.cache.clear()
        self.cache[settled.own] = settled
        return settled


@lru_cache(maxsize=8)
def land(lies: tuple[Lie, ...], cards: tuple[int, ...]) -> Land:
    """The land of a board and its scoring cards."""
    return Land(assembled(lies), cards)


class Settled:
    """Facts about some settlements of one player. Those that no scoring card in play needs are left empty."""

    __slots__ = ("largest", "linked", "longest", "near", "own", "parts", "rows", "sectors", "used")

    own: Hexes
    near: Hexes  # hexes next to them
    rows: list[int]  # the number in each row
    used: int  # rows that are not empty
    longest: int  # the largest number in a row
    sectors: Counts
    parts: list[Part]
    largest: int  # the size of the largest group
    linked: Hexes  # castles and locations that are linked to another one by a group


def _found(land: Land, own: Hexes) -> Settled:
    here = Settled()
    here.own, here.near = own, beside(own)
    _count_rows(here, [(own & row).bit_count() for row in ROWS] if land.by_row else [])
    here.sectors = tuple([(own & sector).bit_count() for sector in SECTORS]) if land.by_sector else ()
    _join(here, [(group, beside(group) & land.special) for group in groups(own)] if land.by_group else [])
    return here


def _without(land: Land, old: Settled, place: Hex) -> Settled:
    """Only the group of the removed settlement can fall apart."""
    bit, here = BIT[place], Settled()
    here.own = old.own ^ bit
    # Computed anew: a hex beside the removed settlement may be beside another one too.
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
        if special & (special - 1):  # more than one bit: the group links two places or more
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
    """Join all groups that the new settlement touches."""
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
    # Groups only grow here, so whatever was linked stays linked.
    here.linked = old.linked | special if special & (special - 1) else old.linked


def _changed(rows: list[int], row: int, by: int) -> list[int]:
    rows = rows.copy()
    rows[row] += by
    return rows


@lru_cache(maxsize=4096)
def shifted(counts: Counts, sector: int, by: int) -> Counts:
    """The counts with a change in one sector."""
    return (*counts[:sector], counts[sector] + by, *counts[sector + 1 :])
