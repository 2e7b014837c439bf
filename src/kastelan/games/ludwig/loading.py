"""Reading sets of components: the printed game, and the data files of owners (docs/components.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

from kastelan.core.components import ComponentsFile, fingerprint
from kastelan.games.ludwig.components import (
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
from kastelan.games.ludwig.rows import Row, Rows, fenced, merged

SPECIAL_STACKS: Final = (None, None, HALLWAYS, STAIRS_STACK)
"""Where both foyers, hallways and stairs come from."""


# From rows to components


def built(rows: Rows) -> Components:
    """The components that rows describe."""
    tiles = [_special(number, row) for number, row in enumerate(rows["special"])]
    tiles += [_room(number, row) for number, row in enumerate(rows["rooms"], FIRST_ROOM)]
    by_size = tuple(
        tuple(tile.number for tile in tiles if tile.stack == stack) for stack in range(len(SIZES))
    )
    favours = tuple(
        Favour(
            str(row["id"]),
            _names(row),
            str(row["kind"]),
            _type(row),
            _sizes(row),
            str(row.get("excludes", "")),
        )
        for row in rows["favours"]
    )
    cards = tuple(
        BonusCard(
            str(row["id"]),
            _names(row),
            str(row["kind"]),
            _type(row),
            _sizes(row),
            _whole(row, "per", 1),
            _whole(row, "points", 0),
        )
        for row in rows["bonus_cards"]
    )
    return Components(tuple(tiles), by_size, favours, cards, _mark(rows))


def _names(row: Row) -> tuple[tuple[str, str], ...]:
    names = row["name"]
    assert isinstance(names, dict)
    return tuple(sorted(names.items()))


def _whole(row: Row, field: str, default: int) -> int:
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
    shape, size = str(row["shape"]), _whole(row, "size", 0)
    return made_tile(number, str(row["id"]), _names(row), stack, shape, size, _doors(row), False, face)


def _doors(row: Row) -> tuple[str, ...]:
    doors = row["doors"]
    assert isinstance(doors, list)
    return tuple(doors)


def _room(number: int, row: Row) -> Tile:
    size = _whole(row, "size", 0)
    face = Face(type_bits([str(row["type"])]), _whole(row, "points", 0), _symbol(row.get("symbol")))
    stack = SIZES.index(size)
    return made_tile(
        number, str(row["id"]), _names(row), stack, str(size), size, _doors(row), fenced(row), face
    )


def _symbol(written: object) -> Symbol | None:
    if written is None:
        return None
    assert isinstance(written, dict)
    return Symbol(SYMBOLS.index(written["kind"]), written["points"], type_bits(written["types"]))


def _mark(rows: Rows) -> str:
    """A hash of all that matters for play: names, colours and the order of fields do not."""
    plain = {
        table: [
            {k: v for k, v in row.items() if k not in ("name", "plural", "colour")} for row in rows[table]
        ]
        for table in ("special", "rooms", "favours", "bonus_cards")
    }
    return fingerprint(plain)


@cache
def standard() -> Components:
    """The printed game."""
    return built(standard_rows())


def _owned(given: object) -> tuple[Components, str]:
    components = built(merged(given))
    return components, components.fingerprint


COMPONENTS: Final = ComponentsFile("components", "LUD-SETUP-4", standard, _owned)
components_named = COMPONENTS.named
