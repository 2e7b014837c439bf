"""The final scoring with modules, the slow way (FIN, FAV, BON, DEC-45 to DEC-58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .ludwig_castle import Row, TileRow
from .ludwig_estate import BARBICAN_SIZE, MOAT_SIZE, Estate

SIZES = (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)
SWAN_SIZES = (250, 300, 350, 400)
Key = tuple[int, str, str]
"""Whose points, what kind of thing they are for, and which."""


@dataclass
class Owner:
    """All that the final scoring looks at."""

    estate: Estate
    score: int
    money: int
    banked: int
    debt: int
    swans: Sequence[int]
    cards: Sequence[str]
    tokens: Sequence[str]
    model: TileRow | None
    doubled: str | None

    @property
    def decrees(self) -> frozenset[int]:
        return self.estate.decrees

    @property
    def wealth(self) -> int:
        return self.money + 1_000 * self.banked


@dataclass
class Ending:
    """The final scoring of one game."""

    owners: list[Owner]
    master: int
    left: Mapping[str, int]  # tiles left by stack
    favours: Sequence[str]
    favour_rows: Mapping[str, Row]
    card_rows: Mapping[str, Row]
    points: Counter[Key] = field(default_factory=Counter)
    firsts: Counter[int] = field(default_factory=Counter)

    def run(self) -> None:
        """FIN-2, step by step."""
        seats = [(self.master + after) % len(self.owners) for after in range(len(self.owners))]
        for step in (self._model, self._stacks, self._swans, self._decrees):
            for seat in seats:
                step(seat)
        for favour in self.favours:
            shares, alone = self._ranked(favour)
            if alone is not None:
                self.firsts[alone] += 1
            for seat in seats:
                self._add(seat, "favour", favour, shares[seat])
        for seat in seats:
            self._cards(seat)
        for seat in seats:
            self._tokens(seat)
        for seat in seats:
            self._empty_cards(seat)
        for seat in seats:
            self._add(seat, "money", "", self.owners[seat].wealth // 10_000)

    def _add(self, seat: int, kind: str, which: str, points: int) -> None:
        self.points[seat, kind, which] += points
        self.owners[seat].score += points

    # Steps 0 to 3

    def _model(self, seat: int) -> None:
        """DEC-05."""
        owner = self.owners[seat]
        if owner.model is None:
            return
        alike = sum(room.row.shape == owner.model.shape for room in owner.estate.rooms)
        of_type = sum(owner.model.type in room.types for room in owner.estate.rooms)
        self._add(seat, "decree", "5", 2 * alike + 2 * of_type)

    def _depleted(self, owner: Owner) -> int:
        """Own tiles and moat pieces whose stack is empty; renovated rooms not (FIN-3, RENO-15)."""
        tiles = [room for room in owner.estate.rooms[1:] if not room.covers and not self.left[room.row.shape]]
        return len(tiles) + (0 if self.left["moat"] else len(owner.estate.moat))

    def _stacks(self, seat: int) -> None:
        owner = self.owners[seat]
        self._add(seat, "depleted", "", (4 if 53 in owner.decrees else 2) * self._depleted(owner))

    def _swans(self, seat: int) -> None:
        """SWAN-5, by the other table with decree 51; sets are taken away one after the other."""
        owner, left = self.owners[seat], list(self.owners[seat].swans)
        table = (0, 2, 5, 9, 14, 20) if 51 in owner.decrees else (0, 1, 3, 6, 10, 15)
        while any(left):
            self._add(seat, "swans", "", table[sum(count > 0 for count in left)])
            left = [max(0, count - 1) for count in left]

    def _decrees(self, seat: int) -> None:
        owner = self.owners[seat]
        for number in sorted(owner.decrees & set(DECREES)):
            self._add(seat, "decree", str(number), DECREES[number](owner))

    # Favours

    def _ranked(self, favour: str) -> tuple[list[int], int | None]:
        """The points of every seat, and who is first alone (FIN-4, DEC-55, DEC-57)."""
        row = self.favour_rows[favour]
        fewest = row["kind"] == "fewest_points"
        counts = [-owner.score if fewest else measured(row, owner) for owner in self.owners]
        order = sorted(
            range(len(counts)), key=lambda seat: (counts[seat], 57 in self.owners[seat].decrees), reverse=True
        )
        prizes, shares, alone = [8, 4, 2, 1, 0], [0] * len(counts), None
        while order:
            tied = [seat for seat in order if counts[seat] == counts[order[0]]]
            if 57 in self.owners[tied[0]].decrees:
                tied = tied[:1]
            pot = [prizes.pop(0) for _ in tied]
            if fewest or counts[tied[0]]:
                for seat in tied:
                    shares[seat] = sum(pot) // len(tied)
                if len(tied) == 1 and len(order) == len(counts):
                    alone = tied[0]
            order = [seat for seat in order if seat not in tied]
        if alone is not None and 55 in self.owners[alone].decrees:
            shares[alone] = 12
        return shares, alone

    def _tokens(self, seat: int) -> None:
        """Own tokens; the one for fewest points first (TWR-7, DEC-02)."""
        owner = self.owners[seat]
        for token in sorted(owner.tokens, key=lambda one: self.favour_rows[one]["kind"] != "fewest_points"):
            shares, alone = self._ranked(token)
            self._add(seat, "token", token, shares[seat])
            for card in owner.cards:
                if alone == seat and self.card_rows[card]["kind"] == "per_first_place":
                    self._card(seat, card, 4)

    # Bonus cards

    def _card(self, seat: int, card: str, points: int) -> None:
        self._add(seat, "card", card, points)
        if self.owners[seat].doubled == card:
            self._add(seat, "double", card, points)

    def _cards(self, seat: int) -> None:
        owner = self.owners[seat]
        for card in owner.cards:
            row = self.card_rows[card]
            if row["kind"] == "per_first_place":
                self._card(seat, card, 4 * self.firsts[seat])
            elif row["kind"] != "per_empty_card":
                per, worth = row.get("per", 1), row["points"]
                assert isinstance(per, int)
                assert isinstance(worth, int)
                self._card(seat, card, worth * (self._count(row, seat) // per))
            if 56 in owner.decrees:
                self._add(seat, "premium", card, 3)

    def _count(self, row: Row, seat: int) -> int:
        kind, owner = str(row["kind"]), self.owners[seat]
        if kind == "per_depleted":
            return self._depleted(owner)
        if kind == "last_master":
            return int(self.master == seat)
        return counted(row, owner)

    def _empty_cards(self, seat: int) -> None:
        """BON-8."""
        empty = sum(
            not any(self.points[other, kind, card] for kind in ("card", "premium"))
            for other, owner in enumerate(self.owners)
            for card in owner.cards
            if self.card_rows[card]["kind"] != "per_empty_card"
        )
        for card in self.owners[seat].cards:
            if self.card_rows[card]["kind"] == "per_empty_card":
                self._card(seat, card, 3 * max(1, empty))


def sizes_in(owner: Owner) -> set[int]:
    """The sizes of standard rooms and towers."""
    return {room.row.size for room in owner.estate.rooms if room.row.is_room}


def total_size(owner: Owner) -> int:
    """MOAT-22."""
    return sum(room.size for room in owner.estate.rooms) + MOAT_SIZE * len(owner.estate.moat)


@dataclass(frozen=True)
class Tile:
    """A tile whose face cards and favours count."""

    size: int
    types: frozenset[str]
    points: int
    has_swan: bool


def tiles(owner: Owner) -> list[Tile]:
    """The tiles that cards and favours count: what is seen, and with decree 24 what lies right below it."""
    found = []
    for room in owner.estate.rooms:
        has_swan = room.row.is_room and room.row.size in SWAN_SIZES
        found.append(Tile(room.size, room.types, room.points, has_swan))
        if owner.estate.version > 1 and 24 in owner.decrees and len(room.covers) == 2:
            below = room.covers[0]
            found.append(Tile(room.size, below.types, below.points, has_swan))
    return found


def types_in(owner: Owner) -> set[str]:
    """The types that cards and favours count."""
    return {kind for tile in tiles(owner) for kind in tile.types}


def types_seen(owner: Owner) -> set[str]:
    """The types that are seen."""
    return {kind for room in owner.estate.rooms for kind in room.types}


def of_type(owner: Owner, kind: object) -> list[int]:
    """The sizes of all tiles of a type."""
    return [tile.size for tile in tiles(owner) if kind in tile.types]


def of_sizes(owner: Owner, row: Row) -> int:
    sizes = row.get("sizes", [row.get("size")])
    assert isinstance(sizes, list)
    return sum(room.row.is_room and room.row.size in sizes for room in owner.estate.rooms)


def done(owner: Owner) -> int:
    return sum(owner.estate.completed(number) for number in range(len(owner.estate.rooms)))


def towers(owner: Owner) -> int:
    return sum(room.row.shape == "325" for room in owner.estate.rooms)


def swan_tiles(owner: Owner) -> int:
    return sum(tile.has_swan for tile in tiles(owner))


def covers(owner: Owner) -> int:
    return sum(len(room.covers) for room in owner.estate.rooms)


def everything(owner: Owner) -> int:
    """Rooms and moat pieces."""
    return len(owner.estate.rooms) + len(owner.estate.moat)


def measured(row: Row, owner: Owner) -> int:
    """What a favour measures."""
    estate = owner.estate
    measures: dict[str, Callable[[], int]] = {
        "count_type": lambda: len(of_type(owner, row["type"])),
        "area_type": lambda: sum(of_type(owner, row["type"])),
        "count_sizes": lambda: of_sizes(owner, row),
        "count_completed": lambda: done(owner),
        "count_incomplete": lambda: len(estate.rooms) - done(owner),
        "count_entrances": estate.entrances,
        "money": lambda: owner.wealth,
        "count_towers": lambda: towers(owner),
        "count_without_swan": lambda: len(tiles(owner)) - swan_tiles(owner) + len(estate.moat),
        "count_courtyards": estate.courtyards,
        "count_moats": lambda: len(estate.moat),
        "count_swans": lambda: sum(owner.swans),
        "count_renovations": lambda: covers(owner),
        "count_different_sizes": lambda: len(sizes_in(owner)) + bool(estate.moat),
        "count_rooms": lambda: everything(owner),
        "promenade": estate.promenade,
        "count_types": lambda: len(types_in(owner)) + bool(estate.moat),
    }
    return measures[str(row["kind"])]()


def counted(row: Row, owner: Owner) -> int:
    """What a bonus card counts."""
    estate = owner.estate
    shapes = [room.row.shape for room in estate.rooms]
    counts: dict[str, Callable[[], int]] = {
        "per_type": lambda: len(of_type(owner, row["type"])),
        "per_size": lambda: of_sizes(owner, row),
        "per_sizes": lambda: of_sizes(owner, row),
        "all_types": lambda: int(len(types_in(owner)) == 8),
        "all_sizes": lambda: int(sizes_in(owner) >= set(SIZES)),
        "per_money": lambda: owner.wealth,
        "per_hallway": lambda: shapes.count("hallway"),
        "per_stairs": lambda: shapes.count("stairs"),
        "per_entrances": estate.entrances,
        "per_completed": lambda: done(owner),
        "per_tower": lambda: towers(owner),
        "per_courtyard": estate.courtyards,
        "per_swan_room": lambda: swan_tiles(owner),
        "per_moat": lambda: len(estate.moat),
        "per_size_of_castle": lambda: total_size(owner),
        "per_swan": lambda: sum(owner.swans),
        "per_renovation": lambda: covers(owner),
        "ten_sizes": lambda: int(len(sizes_in(owner)) >= 10),
        "per_value_one": lambda: sum(tile.points == 1 for tile in tiles(owner)),
    }
    return counts[str(row["kind"])]()


def no_corridors(owner: Owner) -> int:
    """DEC-49."""
    return 0 if {room.row.shape for room in owner.estate.rooms} & {"hallway", "stairs"} else 12


DECREES: dict[int, Callable[[Owner], int]] = {
    21: lambda owner: -owner.debt,
    41: lambda owner: owner.banked,
    45: lambda owner: len({room.size for room in owner.estate.rooms}),
    46: lambda owner: 2 * len(types_seen(owner)),
    47: lambda owner: owner.estate.promenade(),
    48: lambda owner: 2 * owner.estate.courtyards(),
    49: no_corridors,
    50: lambda owner: 2 * (owner.wealth // 5_000),
    58: lambda owner: 3 * owner.estate.pairs(),
}
"""Decrees of step 3."""

assert BARBICAN_SIZE not in SIZES
