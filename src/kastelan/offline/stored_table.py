"""A table as the browser keeps it: its settings, its seats and its move log."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct, field

from kastelan.server.play import history
from kastelan.server.play.table import Table
from kastelan.server.storage.log_entries import Entry
from kastelan.server.tables.seating import fill_in
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.people import Person
from kastelan.server.wire.tables import SeatState

Line = tuple[int, str, int, str, str, int, int]
"""An entry of the log, without the names of its fields."""

EMPTY: Final[dict[str, object]] = {
    "position": None, "parent": None, "parent_step": None, "move_clock": None, "game_clock": None,
    "rated": False, "started": None, "finished": None, "result": None, "places": None, "next": None,
    "secret": None, "sealed": None, "invite": "",
}  # fmt: skip
"""The columns of a table's row that most tables leave empty."""


class StoredSeat(Struct, omit_defaults=True):
    """A seat. An imported game has players who are not here: they have only a `name`."""

    kind: str
    user: str | None = None
    bot: str | None = None
    name: str | None = None
    ready: bool = True


class StoredTable(Struct):
    """Everything about a table. The `version` grows with every change, so that two tabs notice each other."""

    id: str
    row: dict[str, Any]
    seats: list[StoredSeat]
    log: list[Line] = field(default_factory=list)
    version: int = 0

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(Entry(*line) for line in self.log)

    def sheet(self, person: Person | None) -> Sheet:
        """The table's row and seats, as the server knows them."""
        places: list[SeatState] = []
        for number, seat in enumerate(self.seats):
            place = SeatState(
                number, seat.kind, seat.name or "", seat.user, seat.bot, seat.ready, own_name=seat.name
            )
            mine = person is not None and seat.user == person.id
            fill_in(
                str(self.row["game"]), place, places,
                person.name if person is not None and mine else "—",
                person.portrait if person is not None and mine else None,
            )  # fmt: skip
            places.append(place)
        return Sheet({**EMPTY, **self.row, "id": self.id}, tuple(places))

    def played(self, sheet: Sheet) -> Table | None:
        """The running or finished game; None before its start."""
        if sheet.status not in ("playing", "finished"):
            return None
        table = history.load(sheet.setup, sheet.clock, sheet.started, self.entries)
        table.forced = bool(sheet.row["forced"])
        return table

    def add(self, entries: tuple[Entry, ...]) -> None:
        """Write entries to the log."""
        self.log += [
            (entry.seq, entry.kind, entry.seat, entry.word, entry.client, entry.at, entry.spent)
            for entry in entries
        ]


encode: Final = msgspec.json.Encoder().encode
decoder: Final = msgspec.json.Decoder(StoredTable)
