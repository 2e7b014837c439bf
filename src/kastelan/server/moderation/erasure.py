"""Erasing a person from moderation, when the account is deleted."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server.people.names import GONE
from kastelan.server.storage import schema
from kastelan.server.wire.moderation import ReportSnapshot
from kastelan.server.wire.play import Said

reports = schema.reports


async def forget(connection: AsyncConnection, user: str) -> None:
    """Erase a person: role, bans, own notes, and name and words in snapshots. The log has ids only."""
    for kept in (schema.operators, schema.bans):
        await connection.execute(delete(kept).where(kept.c.user_id == user))
    await connection.execute(update(reports).where(reports.c.reporter == user).values(reporter=None, note=""))
    rows = await connection.execute(select(reports.c.number, reports.c.snapshot))
    for row in rows.all():
        before = msgspec.convert(row.snapshot, ReportSnapshot)
        after = _without(before, user)
        if after != before:
            changed = {"snapshot": msgspec.to_builtins(after)}
            await connection.execute(update(reports).where(reports.c.number == row.number).values(**changed))


def _without(snapshot: ReportSnapshot, user: str) -> ReportSnapshot:
    """The snapshot without the name of a person and what this person has written."""
    people = {known: GONE if known == user else name for known, name in snapshot.people.items()}
    lines = [_erased(line) if line.user == user else line for line in snapshot.lines]
    return ReportSnapshot(people, snapshot.game, lines)


def _erased(line: Said) -> Said:
    return msgspec.structs.replace(line, name=GONE, text=GONE)
