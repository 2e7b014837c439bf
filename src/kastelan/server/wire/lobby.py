"""The live lobby on the wire: public tables as they come and go, and notices for one person."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kastelan.server.wire.tables import TableState

Event = Literal["your-turn", "invited", "game-over", "test"]


class Listed(Struct, tag_field="type", tag="tables"):
    """How things stand when somebody begins to look; it replaces all that was known before."""

    tables: list[TableState]


class Added(Struct, tag_field="type", tag="added"):
    """A table that is wanted, and was not there or not like this before."""

    table: TableState


class Changed(Struct, tag_field="type", tag="changed"):
    """A table that was shown reads differently now."""

    table: TableState


class Gone(Struct, tag_field="type", tag="gone"):
    """A table that was shown is not wanted any more."""

    id: str


class Notice(Struct, tag_field="type", tag="notice"):
    """Something that concerns one person; `browser` if it may be shown outside the page too."""

    event: Event
    table: str
    game: str
    at: int
    text: str
    seat: int | None = None
    deadline: int | None = None
    browser: bool = False
