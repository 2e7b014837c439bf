"""The option `components`: a JSON file by which an owner of the game corrects figures of the data file.

It contains any part of data/components.json: `{"buildings": [{"id": "well", "cost": 10, "points": 8}]}`.
Costs, points, numbers of towers and houses, fees, the symbols of wagons and the winter marks may differ;
everything else has to agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kastelan.core.custom_components import ComponentsFile, fingerprint, refuse
from kastelan.core.errors import BadOption
from kastelan.core.reconstruction import still_reconstructed
from kastelan.games.seasons.components import DEAREST, WINTER_CARDS, Figures, figures, printed
from kastelan.games.seasons.components import STANDARD as PRINTED
from kastelan.games.seasons.payments import CHEAPEST


def _mark(data: dict[str, Any]) -> str:
    """A hash of all figures that can be corrected; the symbols of wagons count only if they were."""
    rows = [
        [row["id"], row["count"], row["cost"], row["points"], [place["fee"] for place in row["positions"]]]
        for row in data["buildings"]
    ]
    symbols = tuple(row["symbols"] for row in data["wagons"])
    corrected = [] if symbols == PRINTED.symbols else [symbols]
    return fingerprint([rows, data["round_track"]["winter_marks"], *corrected])


def merged(given: dict[str, Any]) -> dict[str, Any]:
    """The printed data with the corrections in it, or BadOption with table, row and field."""
    data = printed()
    for table, part in given.items():
        if table in ("buildings", "wagons"):
            _correct_rows(data[table], part, table)
        elif table == "round_track" and isinstance(part, dict):
            _correct(data[table], part, table, table)
        # Other tables may be repeated in the file, but must not differ.
        elif data.get(table) != part:
            raise _bad_field(table, "", "", ", ".join(TABLES))
    _check_counts(data)
    return data


def _check_counts(data: dict[str, Any]) -> None:
    """Refuse a number for a building of which there is one, and a wrong number of templates."""
    several = [row["id"] for row in printed()["buildings"] if row["count"] > 1]
    for row in data["buildings"]:
        if row["id"] not in several and row["count"] != 1:
            raise refuse("components-single", row=row["id"], expected=", ".join(several))
    if sum(row["count"] for row in data["buildings"] if row["template"]) != data["templates_total"]["value"]:
        raise _bad_field("buildings", "", "count", f"Σ {data['templates_total']['value']}")


TABLES: Final = ("buildings", "wagons", "round_track")


def _correct_rows(rows: list[dict[str, Any]], given: object, table: str) -> None:
    known = {row["id"]: row for row in rows}
    if not isinstance(given, list):
        raise _bad_field(table, "", "", "[{…}, …]")
    for correction in given:
        name = correction.get("id") if isinstance(correction, dict) else None
        if not isinstance(name, str) or name not in known:
            raise _bad_field(table, str(name), "id", ", ".join(known))
        _correct(known[name], correction, table, name)


def _correct(row: dict[str, Any], correction: dict[str, Any], table: str, name: str) -> None:
    before = dict(row)
    for field, value in correction.items():
        if field == "positions" and field in row:
            _correct_rows(row[field], value, name)
        # The types are compared too, since 1 == True == 1.0.
        elif field not in row or row[field] != value or type(row[field]) is not type(value):
            allowed, expected = FIELDS.get(field, (_never, ", ".join(FIELDS)))
            if field not in row or row[field] is None or not allowed(value):
                raise _bad_field(table, name, field, expected)
            row[field] = value
    # A file that repeats the marks of a row, as a copy of the data does, confirms only what it changes.
    repeated = "reconstructed" in correction
    confirmed = [field for field in correction if not repeated or row[field] != before[field]]
    if "reconstructed" in row:
        row["reconstructed"] = still_reconstructed(row, confirmed)


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
        f"{CHEAPEST}, {CHEAPEST + 2}, … {DEAREST}",
    ),
    "points": (lambda value: _whole(value, 0, 40, 2), "0, 2, … 40"),
    "count": (lambda value: _whole(value, 1, 15), "1 … 15"),
    "symbols": (lambda value: _whole(value, PRINTED.levy, 6), f"{PRINTED.levy} … 6"),
    "fee": (lambda value: _whole(value, 0, 40), "0 … 40"),
    "winter_marks": (_marks, "[3, 5, …]"),
}
"""The fields that may be corrected, with their valid values; costs and points are even."""


def _bad_field(table: str, row: str, field: str, expected: str) -> BadOption:
    return refuse("components-bad-field", table=table, row=row, field=field, expected=expected)


def _owned(given: object) -> tuple[Figures, str]:
    assert isinstance(given, dict)
    data = merged(given)
    return figures(data), _mark(data)


COMPONENTS: Final = ComponentsFile("components", "CS-SETUP-4", lambda: PRINTED, _owned, frozenset(TABLES))
figures_named = COMPONENTS.named
