"""Everything that the server keeps about a person, for that person to read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Select, Table, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.storage import schema
from kastelan.server.wire.scalars import Json

HIDDEN: Final = frozenset(
    {
        *(("users", "password"), ("sessions", "hash"), ("preferences", "secret")),
        *(("push_subscriptions", "endpoint"), ("push_subscriptions", "auth")),
        *(("link_tokens", "hash"), ("second_factors", "secret"), ("recovery_codes", "hash")),
    }
)
"""Secrets, of which a copy would only do harm."""

ABOUT_TABLE: Final = (
    *("id", "game", "version", "players", "options", "status", "pace", "rated", "host", "created"),
    *("started", "finished", "result", "places"),
)
"""What is told of a table; its seed and the key of its invitation are not the person's own."""

OF_REPORT: Final = ("at", "kind", "person", "table_id", "message", "reason", "note", "settled")
"""What is told of a report that the person made; its snapshot has what others wrote."""

OF_LOG: Final = ("number", "at", "action", "table_id", "message", "network", "until", "reason")
"""What is told of what operators did about the person, without who they are."""


async def own_data(engine: AsyncEngine, user: str) -> dict[str, list[Json]]:
    """All rows about a person, by the names of the database's tables."""
    found = {}
    async with engine.connect() as connection:
        for name, wanted in _queries(user).items():
            rows = await connection.execute(wanted)
            found[name] = [dict(row) for row in rows.mappings()]
    return found


def _queries(user: str) -> dict[str, Select[tuple[object, ...]]]:
    seats, tables, entries = schema.seats.c, schema.tables.c, schema.entries.c
    own = select(seats.table_id).where(seats.user_id == user)
    moves = select(schema.entries).join(
        schema.seats, and_(seats.table_id == entries.table_id, seats.seat == entries.seat)
    )
    return {
        "users": _rows(schema.users).where(schema.users.c.id == user),
        **{
            table.name: _rows(table).where(table.c.user_id == user)
            for table in (
                *(schema.sessions, schema.preferences, schema.deliveries, schema.mutes, schema.silenced),
                *(schema.seats, schema.chat, schema.operators, schema.bans),
                *(schema.emails, schema.letters, schema.link_tokens, schema.digest_lines),
                *(schema.push_subscriptions, schema.pushes),
                *(schema.second_factors, schema.recovery_codes),
            )
        },
        "reports": select(*(schema.reports.c[column] for column in OF_REPORT)).where(
            schema.reports.c.reporter == user
        ),
        "moderation_log": select(*(schema.moderation_log.c[column] for column in OF_LOG)).where(
            schema.moderation_log.c.person == user
        ),
        **{
            table.name: _rows(table).where(table.c.player == user)
            for table in (schema.results, schema.ratings, schema.rating_steps)
        },
        "tables": select(*(tables[column] for column in ABOUT_TABLE)).where(
            or_(tables.id.in_(own), tables.host == user)
        ),
        "entries": moves.where(seats.user_id == user).order_by(entries.table_id, entries.seq),
    }


def _rows(table: Table) -> Select[tuple[object, ...]]:
    return select(*(column for column in table.c if (table.name, column.name) not in HIDDEN))
