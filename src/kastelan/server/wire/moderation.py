"""Moderation on the wire: reports from people, and what operators see and do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from kastelan.server.wire.people import BanShown
from kastelan.server.wire.play import Said
from kastelan.server.wire.scalars import Wire

Id = Annotated[str, Meta(min_length=1, max_length=32)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
ReportKind = Literal["person", "message", "table"]
ReportReason = Literal["insult", "name", "spam", "unfair", "other"]
Action = Literal["ban", "unban", "rename", "close", "remove", "settle", "appoint", "dismiss"]
Why = Annotated[str, Meta(min_length=1, max_length=200)]
Hours = Annotated[int, Meta(ge=1, le=10 * 366 * 24)]


class NewReport(Wire):
    """A person, a chat message by its table and number, or a table.

    With a person, `table` is where they were met.
    """

    kind: ReportKind
    reason: ReportReason
    person: Id | None = None
    table: Id | None = None
    message: Number | None = None
    note: Annotated[str, Meta(max_length=500)] = ""


class ReportSnapshot(Struct):
    """What was reported as it was then: the names of people by id, the game, and the chat around it."""

    people: dict[str, str] = field(default_factory=dict)
    game: str | None = None
    lines: list[Said] = field(default_factory=list)


class Report(Struct):
    """A report as operators read it. `person` is now called `name`; the snapshot has the name of then."""

    number: int
    at: int
    kind: ReportKind
    reason: ReportReason
    note: str
    reporter: str | None
    reporter_name: str | None
    person: str | None
    name: str | None
    table: str | None
    message: int | None
    snapshot: ReportSnapshot
    settled: int | None


class KnownPerson(Struct):
    """A person as operators see them; `seen` is when they were last here, roughly."""

    id: str
    name: str
    guest: bool
    operator: bool
    created: int
    seen: int | None
    tables: int
    ban: BanShown | None


class KnownTable(Struct):
    """An open or running table as operators see it, with the names of its people."""

    id: str
    game: str
    status: str
    visibility: str
    pace: str
    host: str
    people: list[str]
    created: int


class Ban(Struct):
    """A ban of a person, or of all addresses of a network."""

    number: int
    person: str | None
    name: str | None
    network: str | None
    reason: str
    at: int
    until: int | None


class LogEntry(Struct):
    """What an operator did, or with `account` somebody with a command on the server's machine."""

    number: int
    at: int
    action: Action
    operator: str | None
    operator_name: str | None
    account: str | None
    person: str | None
    name: str | None
    table: str | None
    message: int | None
    report: int | None
    ban: int | None
    network: str | None
    until: int | None
    reason: str


class Because(Wire):
    """Why an operator does something."""

    reason: Why


class BanPerson(Wire):
    """A ban, without `hours` for good; with `address` also of the address where the person was last."""

    reason: Why
    hours: Hours | None = None
    address: bool = False


class BanNetwork(Wire):
    """A ban of an address, or of a network such as `192.0.2.0/24`."""

    network: Annotated[str, Meta(min_length=2, max_length=50)]
    reason: Why
    hours: Hours | None = None
