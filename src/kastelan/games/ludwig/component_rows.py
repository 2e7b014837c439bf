"""Validation of data files that correct the printed components or add to them (docs/components.md).

An invalid file is refused with the name of the row and of the field that are wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from kastelan.core.custom_components import refuse
from kastelan.core.reconstruction import still_reconstructed
from kastelan.games.ludwig.components import SIDES, SIZES, SYMBOLS, TYPES, standard_rows
from kastelan.games.ludwig.shapes import SHAPES, door_cell

MOST_ROWS: Final = 250

Row = Mapping[str, object]
Rows = Mapping[str, list[Row]]

ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


# What a field may hold: a predicate, and its description for the error message


def _is_whole(low: int, high: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_names(value: object) -> bool:
    return (
        isinstance(value, dict)
        and set(value) <= {"en", "cs", "ru"}
        and all(isinstance(text, str) and 0 < len(text) <= 80 for text in value.values())
    )


def _is_types(value: object) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) == len({str(one) for one in value})
        and set(value) <= set(TYPES)
    )


def _is_symbol(value: object) -> bool:
    if value is None:
        return True
    return (
        isinstance(value, dict)
        and set(value) == {"kind", "points", "types"}
        and value["kind"] in SYMBOLS
        and _is_whole(-20, 20)(value["points"])
        and _is_types(value["types"])
    )


def _is_doors(value: object) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) == len({str(one) for one in value})
        and all(isinstance(door, str) and re.fullmatch(r"[nesw][0-6]", door) for door in value)
    )


def _is_sizes(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(size in SIZES for size in value)


def _is_sets(value: object) -> bool:
    return isinstance(value, list) and len(value) == 5 and all(map(_is_whole(0, 50), value))


def _is_geometry(value: object) -> bool:
    if not isinstance(value, dict) or set(value) != {"inside", "column"}:
        return False
    inside = value["inside"]
    return _is_whole(14, 24)(inside) and _is_whole(0, inside - FOYER_WIDTH)(value["column"])


Check = tuple[Callable[[object], bool], str]
NAME: Final[Check] = (_is_names, '{"en": …, "cs": …, "ru": …}')
TYPE: Final[Check] = (lambda value: value in TYPES, ", ".join(TYPES))
SIZE: Final[Check] = (lambda value: value in SIZES, ", ".join(map(str, SIZES)))
SIZE_LIST: Final[Check] = (_is_sizes, f"[{', '.join(map(str, SIZES))}]")
POINTS: Final[Check] = (_is_whole(-20, 50), "-20 … 50")
PER: Final[Check] = (_is_whole(1, 100_000), "1 …")
FLAG: Final[Check] = (lambda value: isinstance(value, bool), "true, false")
SYMBOL: Final[Check] = (_is_symbol, 'null, {"kind": …, "points": …, "types": …}')
TYPE_PAIR: Final[Check] = (lambda value: _is_types(value) and len(str(value).split(",")) == 2, "[…, …]")
SETS: Final[Check] = (_is_sets, "[2, 5, 9, 14, 20]")
GAP: Final[Check] = (_is_whole(0, 8), "0 … 8")
TOKENS: Final[Check] = (_is_whole(0, 20), "0 … 20")
GEOMETRY: Final[Check] = (_is_geometry, '{"inside": 14 … 24, "column": 0 … inside - 3}')
DOORS: Final[Check] = (_is_doors, '["n0", "e3", …]')

FAVOUR_KINDS: Final = {
    "count_type": ("type",),
    "area_type": ("type",),
    "count_sizes": ("sizes",),
    "count_completed": (),
    "count_incomplete": (),
    "count_entrances": (),
    "money": (),
}
"""The things that a favour can measure, and the fields that each of them needs."""

CARD_KINDS: Final = {
    "per_type": ("type",),
    "per_size": ("size",),
    "per_sizes": ("sizes",),
    "all_types": (),
    "all_sizes": (),
    "per_money": ("per",),
    "per_hallway": (),
    "per_stairs": (),
    "per_entrances": ("per",),
    "per_completed": ("per",),
}
"""The things that a bonus card can pay for, and the fields that each of them needs."""

FIELDS: Final[dict[str, dict[str, Check]]] = {
    "types": {"name": NAME, "plural": NAME, "colour": (lambda value: isinstance(value, str), "#rrggbb")},
    "special": {"name": NAME},
    "rooms": {
        "name": NAME,
        "size": SIZE,
        "type": TYPE,
        "points": POINTS,
        "symbol": SYMBOL,
        "doors": DOORS,
        "fence": FLAG,
    },
    "extra_rooms": {
        "name": NAME,
        "type": TYPE,
        "points": POINTS,
        "symbol": SYMBOL,
        "doors": DOORS,
        "fence": FLAG,
    },
    "towers": {
        "name": NAME,
        "type": TYPE,
        "points": POINTS,
        "symbol": SYMBOL,
        "doors": DOORS,
        "fence": FLAG,
    },
    "renovations": {"name": NAME, "types": TYPE_PAIR, "points": POINTS, "symbol": SYMBOL},
    "extra_special": {"name": NAME, "geometry": GEOMETRY},
    "passages": {"gap": GAP},
    "swans": {"count": TOKENS},
    "extra_favours": {"name": NAME},
    "extra_bonus_cards": {"name": NAME, "points": POINTS},
    "decrees": {"name": NAME, "sets": SETS},
    "favours": {
        "name": NAME,
        "kind": (lambda value: value in FAVOUR_KINDS, ", ".join(FAVOUR_KINDS)),
        "type": TYPE,
        "sizes": SIZE_LIST,
        "excludes": (
            lambda value: isinstance(value, str) and ID.fullmatch(value) is not None,
            "[a-z0-9_]",
        ),
    },
    "bonus_cards": {
        "name": NAME,
        "kind": (lambda value: value in CARD_KINDS, ", ".join(CARD_KINDS)),
        "type": TYPE,
        "size": SIZE,
        "sizes": SIZE_LIST,
        "per": PER,
        "points": POINTS,
    },
}
OF_ONE_ROW: Final = ("sets", "geometry")
"""Fields that one row of their table has, and no other."""

FOYER_WIDTH: Final = 3
SHORT: Final = "short"
SHORT_GAP: Final = "short: 0; medium, long: 1 … 8"
NEEDED: Final = {
    "rooms": ("name", "size", "type", "points", "doors"),
    "favours": ("name", "kind"),
    "bonus_cards": ("name", "kind", "points"),
}
"""The fields that a new row needs. Tables that are missing here take no new rows."""


def merged(own: object) -> Rows:
    """The printed rows with an owner's corrections and additions; BadOption names a wrong row and field."""
    assert isinstance(own, dict)
    rows: dict[str, list[Row]] = {name: list(table) for name, table in standard_rows().items()}
    for table, changes in own.items():
        if table in ("about", "sources"):
            continue
        if table not in FIELDS or not isinstance(changes, list):
            raise refuse("components-unknown-table", table=str(table)[:40], expected=", ".join(FIELDS))
        for place, change in enumerate(changes, 1):
            _merge(rows[table], table, place, change)
        if len(rows[table]) > MOST_ROWS:
            raise refuse("components-too-many-rows", table=table, most=MOST_ROWS)
    for table in ("rooms", "extra_rooms", "towers"):
        for room in rows[table]:
            _check_doors(table, room)
    return rows


def _merge(rows: list[Row], table: str, place: int, change: object) -> None:
    """Correct the row with the change's id, or add it as a new one."""
    if (
        not isinstance(change, dict)
        or not isinstance(change.get("id"), str)
        or not ID.fullmatch(change["id"])
    ):
        raise refuse("components-bad-row", table=table, row=place)
    name: str = change["id"]
    for field, value in change.items():
        if field != "id":
            _check_field(table, name, field, value)
    at = next((at for at, row in enumerate(rows) if row["id"] == name), None)
    old: Row = rows[at] if at is not None else {}
    row = {**old, **change}
    if "reconstructed" in old:
        row["reconstructed"] = still_reconstructed(old, change)
    names = old.get("name")
    if isinstance(names, dict) and "name" in change:
        row["name"] = {**names, **change["name"]}
    for field in OF_ONE_ROW:
        if field in change and field not in old:
            raise refuse("components-unknown-field", table=table, row=name, field=field, expected="name")
    _check_row(table, name, row, new=at is None)
    if table == "passages" and (name == SHORT) != (row["gap"] == 0):
        raise refuse("components-bad-field", table=table, row=name, field="gap", expected=SHORT_GAP)
    if at is None:
        rows.append(row)
    else:
        rows[at] = row


def _check_field(table: str, row: str, field: str, value: object) -> None:
    known = FIELDS[table]
    if field not in known:
        raise refuse(
            "components-unknown-field", table=table, row=row, field=field[:40], expected=", ".join(known)
        )
    check, expected = known[field]
    try:
        fits = check(value)
    except TypeError:  # an unhashable value in place of a word
        fits = False
    if not fits:
        raise refuse("components-bad-field", table=table, row=row, field=field, expected=expected)


def _check_row(table: str, name: str, row: Row, *, new: bool) -> None:
    """Refuse a new row for a table that takes none, and a row that lacks a field."""
    if new and table not in NEEDED:
        raise refuse("components-no-new-rows", table=table, row=name)
    kinds: Mapping[str, tuple[str, ...]] = {"favours": FAVOUR_KINDS, "bonus_cards": CARD_KINDS}.get(table, {})
    for field in (*NEEDED.get(table, ()), *kinds.get(str(row.get("kind")), ())):
        if field not in row:
            raise refuse("components-missing-field", table=table, row=name, field=field)


def _check_doors(table: str, row: Row) -> None:
    """Refuse doors that are not on a wall of the room's shape, or are in its fence."""
    shape = SHAPES[str(row["size"])]
    doors = row["doors"]
    assert isinstance(doors, list)
    for door in doors:
        if door_cell(shape, SIDES.index(door[0]), int(door[1:])) is None:
            raise refuse(
                "components-no-wall-for-door", table=table, row=str(row["id"]), field="doors", door=door
            )
        if fenced(row) and door[0] == "n":
            raise refuse(
                "components-door-in-fence", table=table, row=str(row["id"]), field="doors", door=door
            )


def fenced(row: Row) -> bool:
    """Whether a room has a fence. Outdoor rooms have one unless the row says otherwise."""
    return bool(row.get("fence", row["type"] == "outdoor"))
