"""Tables before and after play: making, joining, leaving, starting, playing again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.bots import find_bot
from kastelan.games import find
from kastelan.server import schema
from kastelan.server.errors import Conflict, Forbidden, NotFound, TooMany
from kastelan.server.people import fresh_id, now
from kastelan.server.sheet import Origin, Sheet, checked_options, maybe
from kastelan.server.sitting import put, seat_row, seats_of, vacate
from kastelan.server.wire.tables import NewTable, SeatWish, TableState

PAGE: Final = 50


class Lobby:
    """All tables, as rows."""

    def __init__(self, engine: AsyncEngine, most_tables: int) -> None:
        self._engine = engine
        self._most_tables = most_tables

    async def sheet(self, table: str) -> Sheet:
        """A table by its id."""
        async with self._engine.connect() as connection:
            return await self._sheet(connection, table)

    async def _sheet(self, connection: AsyncConnection, table: str) -> Sheet:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        if found is None:
            raise NotFound("no-such-table")
        return Sheet(dict(found._mapping), tuple((await seats_of(connection, [table]))[table]))

    async def search(
        self, *, game: str | None, status: str, mine: str | None, player: str | None, before: int | None
    ) -> list[TableState]:
        """The newest tables that everybody may see, or those of one person."""
        tables, seats = schema.tables.c, schema.seats.c
        rules: list[ColumnElement[bool]] = [tables.status == status]
        if game is not None:
            rules.append(tables.game == game)
        if before is not None:
            rules.append(tables.created < before)
        if mine is None:
            rules.append(tables.visibility == "public")
        rules.extend(
            tables.id.in_(select(seats.table_id).where(seats.user_id == user))
            for user in {mine, player} - {None}
        )
        wanted = select(schema.tables).where(*rules).order_by(tables.created.desc()).limit(PAGE)
        async with self._engine.connect() as connection:
            rows = [dict(row._mapping) for row in await connection.execute(wanted)]
            sitting = await seats_of(connection, [str(row["id"]) for row in rows])
        return [Sheet(row, tuple(sitting[str(row["id"])])).shown(mine) for row in rows]

    async def create(self, host: str, given: NewTable, origin: Origin | None = None) -> str:
        """A new table; its id."""
        origin, game = origin or Origin(), find(given.game)
        options = checked_options(game, given.options, len(given.seats))
        for seat in given.seats:
            if seat.kind == "bot":
                find_bot(seat.bot or "")
        table = fresh_id()
        async with self._engine.begin() as connection:
            await self._check_number(connection, host)
            await connection.execute(
                insert(schema.tables).values(
                    id=table, game=game.name, version=game.version, players=len(given.seats), options=options,
                    seed=str(origin.seed), position=origin.position, parent=origin.parent,
                    parent_step=origin.step, status="open", visibility=given.visibility, invite=fresh_id(),
                    host=host, pace=given.pace, move_clock=given.move_clock, game_clock=given.game_clock,
                    rated=given.rated, created=now(),
                )
            )  # fmt: skip
            rows = [seat_row(table, number, seat, host) for number, seat in enumerate(given.seats)]
            await connection.execute(insert(schema.seats), rows)
        return table

    async def _check_number(self, connection: AsyncConnection, host: str) -> None:
        wanted = select(func.count()).where(
            schema.tables.c.host == host, schema.tables.c.status.in_(("open", "playing"))
        )
        if (await connection.scalar(wanted) or 0) >= self._most_tables:
            raise TooMany("too-many-tables", most=self._most_tables)

    async def join(self, table: str, user: str, seat: int | None, invite: str) -> None:
        """Sit down on an open seat."""
        async with self._engine.begin() as connection:
            sheet = await self._open_sheet(connection, table)
            sheet.check_seen(user, invite)
            free = [place.seat for place in sheet.seats if place.kind == "open"]
            wished = seat if seat is not None else next(iter(free), None)
            if wished is None or wished not in free:
                raise Conflict("seat-taken")
            await put(connection, table, wished, "open", {"kind": "person", "user_id": user, "ready": False})

    async def leave(self, table: str, user: str) -> None:
        """Stand up from every seat; a table that its host leaves is closed."""
        async with self._engine.begin() as connection:
            sheet = await self._open_sheet(connection, table)
            if user == sheet.row["host"]:
                await connection.execute(
                    update(schema.tables).where(schema.tables.c.id == table).values(status="closed")
                )
                return
            for place in sheet.seats:
                if place.user == user:
                    await vacate(connection, table, place.seat)

    async def kick(self, table: str, user: str, seat: int) -> None:
        """The host makes a seat free again."""
        async with self._engine.begin() as connection:
            sheet = await self._open_sheet(connection, table)
            _check_host(sheet, user)
            if seat >= len(sheet.seats):
                raise NotFound("no-seat-there", seat=seat)
            await vacate(connection, table, seat)

    async def ready(self, table: str, user: str, ready: bool) -> None:
        async with self._engine.begin() as connection:
            sheet = await self._open_sheet(connection, table)
            own = [place.seat for place in sheet.seats if place.user == user]
            if not own:
                raise Forbidden("not-your-seat")
            for seat in own:
                await put(connection, table, seat, "person", {"ready": ready})

    async def start(self, table: str, user: str) -> None:
        """Begin the game, when every seat is taken and everybody but the host has said to be ready."""
        async with self._engine.begin() as connection:
            sheet = await self._open_sheet(connection, table)
            _check_host(sheet, user)
            if any(place.kind == "open" for place in sheet.seats):
                raise Conflict("seats-open")
            if any(
                place.kind == "person" and place.user != user and not place.ready for place in sheet.seats
            ):
                raise Conflict("not-all-ready")
            clock, begin = sheet.clock, now()
            left = clock.left(0)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.status == "open")
                .values(status="playing", started=begin, deadline=None if left is None else begin + left)
            )

    async def rematch(self, table: str, user: str) -> str:
        """The same people and bots at a new table; whoever asks second is shown the first one's."""
        sheet = await self.sheet(table)
        if not sheet.member(user):
            raise Forbidden("not-your-table")
        if sheet.status != "finished":
            raise Conflict("game-not-over")
        if sheet.row["next"] is not None:
            return str(sheet.row["next"])
        seats = [
            SeatWish("bot", place.bot)
            if place.kind == "bot"
            else SeatWish("me" if place.user == user else "open")
            for place in sheet.seats
        ]
        row, setup = sheet.row, sheet.setup
        given = NewTable(
            setup.game, seats, dict(setup.options), str(row["visibility"]), str(row["pace"]),  # type: ignore[arg-type]  # as stored
            maybe(row["move_clock"]), maybe(row["game_clock"]), bool(row["rated"]),
        )  # fmt: skip
        fresh = await self.create(user, given, Origin(parent=table))
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.next.is_(None))
                .values(next=fresh)
            )
        return fresh

    async def overdue(self, at: int) -> Sequence[str]:
        """Running tables on which somebody's time is over."""
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.deadline <= at, schema.tables.c.status == "playing"
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def _open_sheet(self, connection: AsyncConnection, table: str) -> Sheet:
        sheet = await self._sheet(connection, table)
        if sheet.status != "open":
            raise Conflict("table-not-open")
        return sheet


def _check_host(sheet: Sheet, user: str) -> None:
    if user != sheet.row["host"]:
        raise Forbidden("not-your-table")
