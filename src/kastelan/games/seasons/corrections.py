"""The option `components`: a JSON file in which an owner of the game corrects figures of the data file.

It holds any part of data/components.json: `{"buildings": [{"id": "well", "cost": 10, "points": 8}]}`.
Costs, points, numbers of templates, fees and the winter marks may differ; everything else has to agree.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from kastelan.core.errors import BadOption
from kastelan.core.options import Option
from kastelan.games.seasons.components import DEAREST, STANDARD, WINTER_CARDS, Figures, figures, printed
from kastelan.games.seasons.payments import CHEAPEST

HASHED: Final = re.compile(r"(.+)#([0-9a-f]{12})")
LONGEST: Final = 200_000


@dataclass(frozen=True)
class ComponentsFile(Option):
    """A path; its true form is `path#hash`, so that a record says which figures it was played with."""

    @property
    def default(self) -> str:
        return ""

    def check(self, value: object) -> str:
        text = str(value).strip()
        if not text:
            return ""
        found = HASHED.fullmatch(text)
        path = found[1] if found else text
        given = _read(path)
        _merged(given)
        digest = blake2b(json.dumps(given, sort_keys=True).encode(), digest_size=6).hexdigest()
        if found and found[2] != digest:
            raise BadOption("components", "components-changed", path=path, hash=digest)
        return f"{path}#{digest}"

    @property
    def expected(self) -> str:
        return "a JSON file"


@lru_cache(maxsize=16)
def figures_for(value: str) -> Figures:
    """The figures that belong to a checked value of the option."""
    found = HASHED.fullmatch(value)
    return figures(_merged(_read(found[1]))) if found else STANDARD


def _read(path: str) -> dict[str, Any]:
    try:
        text = Path(path).read_text(encoding="utf-8")
        given = json.loads(text) if len(text) <= LONGEST else None
    except (OSError, ValueError, RecursionError):
        raise BadOption("components", "components-unreadable", path=path) from None
    if not isinstance(given, dict):
        raise BadOption("components", "components-unreadable", path=path)
    return given


def _merged(given: dict[str, Any]) -> dict[str, Any]:
    """The printed data with the corrections in it, or BadOption with the row and the field."""
    data = printed()
    for name, part in given.items():
        if name == "buildings":
            _correct_rows(data["buildings"], part, "buildings")
        elif name == "round_track" and isinstance(part, dict):
            _correct(data["round_track"], part, "round_track")
        elif data.get(name) != part:
            raise _refusal(name, "")
    if sum(row["count"] for row in data["buildings"] if row["template"]) != data["templates_total"]["value"]:
        raise _refusal("buildings", "count")
    return data


def _correct_rows(rows: list[dict[str, Any]], given: object, name: str) -> None:
    if not isinstance(given, list):
        raise _refusal(name, "")
    known = {row["id"]: row for row in rows}
    for correction in given:
        if not isinstance(correction, dict) or not isinstance(correction.get("id"), str):
            raise _refusal(name, "id")
        if correction["id"] not in known:
            raise _refusal(correction["id"], "id")
        _correct(known[correction["id"]], correction, correction["id"])


def _correct(row: dict[str, Any], correction: dict[str, Any], name: str) -> None:
    for field, value in correction.items():
        if field == "positions":
            _correct_rows(row["positions"], value, name)
        elif field not in row or row[field] != value:
            if field not in row or row[field] is None or not FIELDS.get(field, _never)(value):
                raise _refusal(name, field)
            row[field] = value


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _even(least: int, most: int) -> Callable[[object], bool]:
    """Every cost and every points figure is even."""
    return lambda value: _whole(value, least, most) and isinstance(value, int) and value % 2 == 0


def _marks(value: object) -> bool:
    if not isinstance(value, list) or len(value) > len(WINTER_CARDS):
        return False
    return all(_whole(mark, 1, 15) for mark in value) and value == sorted(set(value))


def _never(_: object) -> bool:
    return False


FIELDS: Final[dict[str, Callable[[object], bool]]] = {
    "cost": _even(CHEAPEST, DEAREST),
    "points": _even(0, 40),
    "count": lambda value: _whole(value, 1, 15),
    "fee": lambda value: _whole(value, 0, 40),
    "winter_marks": _marks,
}
"""What may be corrected, and to what."""


def _refusal(row: str, field: str) -> BadOption:
    return BadOption("components", "bad-component", row=row, field=field)
