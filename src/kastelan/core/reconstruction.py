"""Figures that were not read off original components.

A row of a data file says which of its fields were reconstructed, and how: `"reconstructed": {"points":
"rooms"}`. The words are ids of the file's list `reconstructions`, and each has an explanation for players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

SIGN: Final = "≈"
"""Marks a reconstructed figure wherever a player meets it."""


def reconstruction(row: Mapping[str, Any], *fields: str) -> str:
    """How a row was reconstructed, or the first of these fields; empty if all of them are known."""
    marks: Mapping[str, str] = row.get("reconstructed", {})
    return next((how for field, how in marks.items() if not fields or field in fields), "")


def still_reconstructed(row: Mapping[str, Any], confirmed: Iterable[str]) -> dict[str, str]:
    """The marks of a row after an owner has confirmed some of its fields."""
    known = {*confirmed}
    return {field: how for field, how in row.get("reconstructed", {}).items() if field not in known}
