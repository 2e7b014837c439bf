"""Reports: people tell operators about a person, a chat message or a table."""

from __future__ import annotations

from typing import Final

from litestar import post

from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.service import Service
from kastelan.server.wire.moderation import NewReport


@post("/api/reports", status_code=204)
async def report(data: NewReport, service: Service, me: Identity, client: str) -> None:
    """Report something to the operators, with a snapshot of it."""
    in_person(me)
    if data.table is not None:
        await service.room(data.table, me.id)  # only what the person may see
    service.report_limit_each.take(client)
    service.report_limit.take(me.id)
    await service.reports.add(me.id, data)


HANDLERS: Final = (report,)
