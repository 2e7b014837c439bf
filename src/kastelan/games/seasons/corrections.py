"""The option `components`: a JSON file in which an owner of the game corrects figures of the data file.

It holds any part of data/components.json: `{"buildings": [{"id": "well", "cost": 10, "points": 8}]}`.
Costs, points, numbers of templates, fees and the winter marks may differ; everything else has to agree.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from kastelan.core.errors import BadOption
from kastelan.core.options import Option
from kastelan.games.seasons.components import DEAREST, WINTER_CARDS, Figures, figures, printed
from kastelan.games.seasons.components import STANDARD as PRINTED
from kastelan.games.seasons.payments import CHEAPEST

STANDARD: Final = "standard"
HASHED: Final = re.compile(r"(.+)#([0-9a-f]{12})")
LARGEST_FILE: Final = 200_000

_LOADED: Final[dict[str, Figures]] = {STANDARD: PRINTED}
"""All figures that were read, by the value of the option; they never change under their hash."""


@dataclass(frozen=True)
class ComponentsFile(Option):
    """A path; its true form is `path#hash`, so that a record says which figures it was played with."""

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
        found = HASHED.fullmatch(text)
        path = found[1] if found else text
        data = merged(_read(path))
        mark = fingerprint(data)
        if found and found[2] != mark:
            raise _refusal("components-changed", path=path, expected=found[2], found=mark)
        name = f"{path}#{mark}"
        _LOADED.setdefault(name, figures(data))
        return name


def figures_named(value: str) -> Figures:
    """The figures that a value of the option stands for, as `ComponentsFile.check` gave it."""
    return _LOADED[value]


def fingerprint(data: dict[str, Any]) -> str:
    """A hash of all figures that can be corrected."""
    rows = [
        [row["id"], row["count"], row["cost"], row["points"], [place["fee"] for place in row["positions"]]]
        for row in data["buildings"]
    ]
    text = json.dumps([rows, data["round_track"]["winter_marks"]], separators=(",", ":"))
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _read(path: str) -> dict[str, Any]:
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError):
        raise _refusal("components-no-file", path=path) from None
    if len(raw) > LARGEST_FILE:
        raise _refusal("components-too-large", path=path, most=LARGEST_FILE)
    try:
        given = json.loads(raw.decode())
    except (ValueError, RecursionError):
        raise _refusal("components-not-json", path=path) from None
    if not isinstance(given, dict):
        raise _refusal("components-not-an-object", path=path)
    return given


def merged(given: dict[str, Any]) -> dict[str, Any]:
    """The printed data with the corrections in it, or BadOption with table, row and field."""
    data = printed()
    for table, part in given.items():
        if table == "buildings":
            _correct_rows(data[table], part, table)
        elif table == "round_track" and isinstance(part, dict):
            _correct(data[table], part, table, table)
        elif data.get(table) != part:
            raise _bad_field(table, "", "", ", ".join(TABLES))
    if sum(row["count"] for row in data["buildings"] if row["template"]) != data["templates_total"]["value"]:
        raise _bad_field("buildings", "", "count", f"{data['templates_total']['value']} templates in all")
    return data


TABLES: Final = ("buildings", "round_track")


def _correct_rows(rows: list[dict[str, Any]], given: object, table: str) -> None:
    known = {row["id"]: row for row in rows}
    if not isinstance(given, list):
        raise _bad_field(table, "", "", "a list of rows")
    for correction in given:
        name = correction.get("id") if isinstance(correction, dict) else None
        if not isinstance(name, str) or name not in known:
            raise _bad_field(table, str(name), "id", ", ".join(known))
        _correct(known[name], correction, table, name)


def _correct(row: dict[str, Any], correction: dict[str, Any], table: str, name: str) -> None:
    for field, value in correction.items():
        if field == "positions" and field in row:
            _correct_rows(row[field], value, name)
        elif field not in row or row[field] != value or type(row[field]) is not type(value):
            allowed, expected = FIELDS.get(field, (_never, ", ".join(FIELDS)))
            if field not in row or row[field] is None or not allowed(value):
                raise _bad_field(table, name, field, expected)
            row[field] = value


def _whole(value: object, least: int, most: int, step: int = 1) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return least <= value <= most and value % step == 0


def _marks(value: object) -> bool:
    if not isinstance(value, list) or len(value) > len(WINTER_CARDS):
        return False
    return all(_whole(mark, 1, max(PRINTED.rounds.values())) for mark in value) and value == sorted(
        set(value)
    )


def _never(_: object) -> bool:
    return False


FIELDS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "cost": (
        lambda value: _whole(value, CHEAPEST, DEAREST, 2),
        f"an even number from {CHEAPEST} to {DEAREST}",
    ),
    "points": (lambda value: _whole(value, 0, 40, 2), "an even number from 0 to 40"),
    "count": (lambda value: _whole(value, 1, 15), "1 to 15"),
    "fee": (lambda value: _whole(value, 0, 40), "0 to 40"),
    "winter_marks": (_marks, "up to 6 different rounds in order"),
}
"""What may be corrected, and to what; every cost and every points figure is even."""


def _bad_field(table: str, row: str, field: str, expected: str) -> BadOption:
    return _refusal("components-bad-field", table=table, row=row, field=field, expected=expected)


def _refusal(message: str, **facts: str | int) -> BadOption:
    return BadOption("components", message, **facts)
