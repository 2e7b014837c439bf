"""Reading sets of components: the printed game, and the data files of owners (docs/components.md)."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from kastelan.core.options import Option
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
from kastelan.games.ludwig.rows import Row, Rows, fenced, merged, refuse

STANDARD: Final = "standard"
LARGEST_FILE: Final = 1_000_000
HASH: Final = re.compile(r"[0-9a-f]{12}")
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
    return Components(tuple(tiles), by_size, favours, cards, fingerprint(rows))


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


def fingerprint(rows: Rows) -> str:
    """A hash of all that matters for play: names, colours and the order of fields do not."""
    plain = {
        table: [
            {k: v for k, v in row.items() if k not in ("name", "plural", "colour")} for row in rows[table]
        ]
        for table in ("special", "rooms", "favours", "bonus_cards")
    }
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=6).hexdigest()


# The option


@cache
def standard() -> Components:
    """The printed game."""
    return built(standard_rows())


_LOADED: Final[dict[str, Components]] = {}
"""Every set that was read, by its full name; a set never changes under its hash."""


def components_named(name: str) -> Components:
    """The set that an option value stands for, as `ComponentsFile.check` gave it, here or in another
    process.
    """
    if name == STANDARD:
        return standard()
    if name not in _LOADED:
        ComponentsFile("components", "LUD-SETUP-4").check(name)
    return _LOADED[name]


@dataclass(frozen=True)
class ComponentsFile(Option):
    """A data file with own components: `path`, or `path#hash` if it must be the same as then."""

    @property
    def default(self) -> str:
        return STANDARD

    @property
    def expected(self) -> str:
        return f"{STANDARD}, or the path of a JSON file"

    def check(self, value: object) -> str:
        text = str(value)
        if text == STANDARD:
            return text
        path, mark, wanted = text.rpartition("#")
        if not mark or not HASH.fullmatch(wanted):
            path, wanted = text, ""
        components = built(merged(_read(path)))
        if wanted and wanted != components.fingerprint:
            raise refuse("components-changed", path=path, expected=wanted, found=components.fingerprint)
        name = f"{path}#{components.fingerprint}"
        _LOADED.setdefault(name, components)
        return name


def _read(path: str) -> object:
    try:
        raw = Path(path).read_bytes()[: LARGEST_FILE + 1]
    except (OSError, ValueError):
        raise refuse("components-no-file", path=path) from None
    if len(raw) > LARGEST_FILE:
        raise refuse("components-too-large", path=path, most=LARGEST_FILE)
    try:
        data: object = json.loads(raw.decode())
    except (ValueError, RecursionError):
        raise refuse("components-not-json", path=path) from None
    return data
