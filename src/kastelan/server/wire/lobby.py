"""The live lobby on the wire: public tables as they change, and notices for one person."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kastelan.server.wire.tables import TableState

Event = Literal["your-turn", "invited", "game-over", "test"]


class Listed(Struct, tag_field="type", tag="tables"):
    """The full list at the start; it replaces everything the client had."""

    tables: list[TableState]


class Added(Struct, tag_field="type", tag="added"):
    """A table that matches the filter now and did not before."""

    table: TableState


class Changed(Struct, tag_field="type", tag="changed"):
    """A listed table has changed."""

    table: TableState


class Gone(Struct, tag_field="type", tag="gone"):
    """A listed table no longer matches the filter."""

    id: str


class Notice(Struct, tag_field="type", tag="notice"):
    """A notice for one person; `browser` allows showing it outside the page."""

    event: Event
    table: str
    game: str
    at: int
    text: str
    seat: int | None = None
    deadline: int | None = None
    browser: bool = False
