"""How benchmarks write their results: Markdown tables, and files in bench/results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

Table = tuple[str, int, dict[str, str]]
"""Game, number of players, options."""

RESULTS: Final = Path(__file__).parent / "results"


def table_row(cells: Iterable[object]) -> str:
    """One row of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def table_head(columns: Sequence[str]) -> list[str]:
    """The head of a Markdown table: its columns, and the line below them."""
    return [table_row(columns), f"|{'---|' * len(columns)}"]


def options_text(options: Mapping[str, object]) -> str:
    """Game options as `name=value` pairs, or a dash."""
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "-"


def write_results(folder: Path, name: str, page: str, data: object = None) -> None:
    """Write a page, and its figures as JSON if there are any."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.md").write_text(page, encoding="utf-8")
    if data is not None:
        (folder / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
