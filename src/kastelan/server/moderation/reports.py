"""Reports: what people report, with a snapshot of it, and what operators read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.operation.clock import now
from kastelan.server.play.chat import messages, messages_around
from kastelan.server.storage import schema
from kastelan.server.tables.seats import seats_of
from kastelan.server.wire.moderation import NewReport, Report, ReportSnapshot
from kastelan.server.wire.play import Said

AROUND: Final = 10
"""Chat messages that a snapshot keeps, before and after the one that is reported."""
PAGE: Final = 50
MISSING: Final[dict[str, str]] = {
    "person": "no-such-person",
    "message": "no-such-message",
    "table": "no-such-table",
}
"""What is said when there is nothing to report, by kind."""
reports, chat, users, tables = schema.reports, schema.chat, schema.users, schema.tables


class Reports:
    """All reports."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, reporter: str, given: NewReport) -> None:
        """Keep a report; the same one again changes nothing while it is open."""
        _check(given)
        lines = await self._lines(given)
        async with self._engine.begin() as connection:
            person = await _about(connection, given)
            if person == reporter:
                raise Conflict("report-yourself")
            row = {
                "reporter": reporter, "kind": given.kind, "person": person, "table_id": given.table,
                "message": given.message,
            }  # fmt: skip
            if await connection.scalar(select(reports.c.number).where(*_same(row))) is None:
                snapshot = msgspec.to_builtins(await _snapshot(connection, given, person, lines))
                more = {"at": now(), "reason": given.reason, "note": given.note.strip(), "snapshot": snapshot}
                await connection.execute(insert(reports).values(**row, **more))

    async def _lines(self, given: NewReport) -> list[Said]:
        """The chat around a message, or the latest of the table."""
        if given.table is None:
            return []
        if given.message is not None:
            return await messages_around(self._engine, given.table, given.message, AROUND)
        return (await messages(self._engine, given.table, 0))[-2 * AROUND :]

    async def found(self, settled: bool) -> list[Report]:
        """Open reports, oldest first, or settled ones, newest first."""
        reporters, people = users.alias(), users.alias()
        wanted = (
            select(reports, reporters.c.name.label("reporter_name"), people.c.name.label("name"))
            .outerjoin(reporters, reporters.c.id == reports.c.reporter)
            .outerjoin(people, people.c.id == reports.c.person)
            .where(reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None))
            .order_by(reports.c.settled.desc() if settled else reports.c.at, reports.c.number)
            .limit(PAGE)
        )
        async with self._engine.connect() as connection:
            return [_report(row) for row in await connection.execute(wanted)]

    async def sweep(self, before: int) -> None:
        """Delete reports that were settled before a time."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(reports).where(reports.c.settled < before))


def _check(given: NewReport) -> None:
    """Refuse a report that does not say what it is about, or says too much."""
    needed = {"person": ("person",), "message": ("table", "message"), "table": ("table",)}[given.kind]
    allowed = (*needed, "table") if given.kind == "person" else needed
    for name in ("person", "table", "message"):
        there = getattr(given, name) is not None
        if (name in needed and not there) or (there and name not in allowed):
            raise Refused("bad-request", where=name)


async def _about(connection: AsyncConnection, given: NewReport) -> str:
    """Whom a report is about."""
    if given.kind == "person":
        wanted = select(users.c.id).where(users.c.id == given.person, users.c.deleted.is_(None))
    elif given.kind == "message":
        wanted = select(chat.c.user_id).where(chat.c.table_id == given.table, chat.c.number == given.message)
    else:
        wanted = select(tables.c.host).where(tables.c.id == given.table)
    found = await connection.scalar(wanted)
    if found is None:
        raise NotFound(MISSING[given.kind])
    return str(found)


def _same(row: Mapping[str, object]) -> list[ColumnElement[bool]]:
    """What an open report about the same has."""
    return [reports.c.settled.is_(None), *(reports.c[name] == value for name, value in row.items())]


async def _snapshot(
    connection: AsyncConnection, given: NewReport, person: str, lines: list[Said]
) -> ReportSnapshot:
    name = await connection.scalar(select(users.c.name).where(users.c.id == person))
    people = {person: str(name)}
    if given.table is None:
        return ReportSnapshot(people)
    game = await connection.scalar(select(tables.c.game).where(tables.c.id == given.table))
    for seat in (await seats_of(connection, [given.table]))[given.table]:
        if seat.user is not None:
            people[seat.user] = seat.name
    return ReportSnapshot(people, game, lines)


def _report(row: Row[tuple[object, ...]]) -> Report:
    return Report(
        row.number, row.at, row.kind, row.reason, row.note, row.reporter, row.reporter_name, row.person,
        row.name, row.table_id, row.message, msgspec.convert(row.snapshot, ReportSnapshot), row.settled,
    )  # fmt: skip
