"""Loading components: those of the printed game, and the data files of owners (docs/components.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kastelan.core.custom_components import ComponentsFile, fingerprint
from kastelan.core.reconstruction import reconstruction
from kastelan.games.ludwig.component_rows import FIELDS, Row, Rows, fenced, merged
from kastelan.games.ludwig.components import (
    BOX_TABLES,
    CORRIDOR,
    FIRST_ROOM,
    HALLWAYS,
    SIZES,
    STAIRS_STACK,
    SYMBOLS,
    TYPES,
    BonusCard,
    Components,
    Face,
    Favour,
    Symbol,
    Tile,
    made_tile,
    standard_rows,
    type_bits,
)

SPECIAL_STACKS: Final = (None, None, HALLWAYS, STAIRS_STACK)
"""The stacks of both foyers, hallways and stairs."""
NOT_PLAYED: Final = ("name", "plural", "colour", "reconstructed")
"""Fields that do not matter for play."""


# From rows to components


def built(rows: Rows) -> Components:
    """The components that rows describe."""
    tiles = [_special(number, row) for number, row in enumerate(rows["special"])]
    tiles += [_room(number, row) for number, row in enumerate(rows["rooms"], FIRST_ROOM)]
    by_size = tuple(
        tuple(tile.number for tile in tiles if tile.stack == stack) for stack in range(len(SIZES))
    )
    favours = tuple(map(favour_of, rows["favours"]))
    cards = tuple(map(bonus_card_of, rows["bonus_cards"]))
    return Components(tuple(tiles), by_size, favours, cards, _mark(rows), rows)


def favour_of(row: Row) -> Favour:
    """The favour that a row describes."""
    kind, excludes, module = str(row["kind"]), str(row.get("excludes", "")), str(row.get("module", ""))
    return Favour(str(row["id"]), names_of(row), kind, _type(row), _sizes(row), excludes, module)


def bonus_card_of(row: Row) -> BonusCard:
    """The bonus card that a row describes."""
    per, points, module = whole(row, "per", 1), whole(row, "points", 0), str(row.get("module", ""))
    kind = str(row["kind"])
    return BonusCard(
        *(str(row["id"]), names_of(row), kind, _type(row), _sizes(row), per, points, module),
        reconstruction(row),
    )


def names_of(row: Row) -> tuple[tuple[str, str], ...]:
    """The name of a row in every language."""
    names = row["name"]
    assert isinstance(names, dict)
    return tuple(sorted(names.items()))


def whole(row: Row, field: str, default: int) -> int:
    """An integer field of a row."""
    value = row.get(field, default)
    assert isinstance(value, int)
    return value


def _type(row: Row) -> int:
    return TYPES.index(str(row["type"])) if "type" in row else -1


def _sizes(row: Row) -> tuple[int, ...]:
    sizes = row.get("sizes", [row["size"]] if "size" in row else [])
    assert isinstance(sizes, list)
    return tuple(sizes)


def _special(number: int, row: Row) -> Tile:
    """Foyer, hallway or stairs: corridors without points."""
    stack = SPECIAL_STACKS[number]
    face = Face(1 << CORRIDOR, 0, None)
    shape, size = str(row["shape"]), whole(row, "size", 0)
    return made_tile(number, str(row["id"]), names_of(row), stack, shape, size, doors_of(row), False, face)


def doors_of(row: Row) -> tuple[str, ...]:
    """The doors of a row, in the notation of the data."""
    doors = row["doors"]
    assert isinstance(doors, list)
    return tuple(doors)


def _room(number: int, row: Row) -> Tile:
    size = whole(row, "size", 0)
    face = Face(type_bits([str(row["type"])]), whole(row, "points", 0), symbol_of(row.get("symbol")))
    stack = SIZES.index(size)
    return made_tile(
        number, str(row["id"]), names_of(row), stack, str(size), size, doors_of(row), fenced(row), face
    )


def symbol_of(written: object) -> Symbol | None:
    """A centre symbol, or none."""
    if written is None:
        return None
    assert isinstance(written, dict)
    return Symbol(SYMBOLS.index(written["kind"]), written["points"], type_bits(written["types"]))


def _mark(rows: Rows) -> str:
    """A hash of everything that matters for play, so not of names, colours and the order of fields."""
    tables = ("special", "rooms", "favours", "bonus_cards", *_corrected(rows))
    return fingerprint({table: _plain(rows[table]) for table in tables})


def _plain(rows: Sequence[Row]) -> list[Row]:
    return [{k: v for k, v in row.items() if k not in NOT_PLAYED} for row in rows]


def _corrected(rows: Rows) -> list[str]:
    """The tables of the expansions box that an owner has changed."""
    printed = standard_rows()
    return [table for table in BOX_TABLES if _plain(rows[table]) != _plain(printed[table])]


@cache
def standard() -> Components:
    """The printed game."""
    return built(standard_rows())


def _owned(given: object) -> tuple[Components, str]:
    components = built(merged(given))
    return components, components.fingerprint


COMPONENTS: Final = ComponentsFile("components", "LUD-SETUP-4", standard, _owned, frozenset(FIELDS))
components_named = COMPONENTS.named
