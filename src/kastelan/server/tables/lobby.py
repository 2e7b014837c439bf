"""Tables before and after play: creating, joining, leaving, starting and rematches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.games import find
from kastelan.server.errors import Conflict, Forbidden, NotFound, Refused, TooMany
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema
from kastelan.server.tables import allowed_options, fair_start
from kastelan.server.tables.seating import FREE, UNCOMMITTED, taking, wished
from kastelan.server.tables.seats import check_requests, push_together, put, seat_row, vacate
from kastelan.server.tables.table_info import Origin, Sheet, checked_options, maybe
from kastelan.server.tables.table_store import TableStore
from kastelan.server.wire.tables import NewTable, SeatChange, SeatRequest, SeatState

DAY: Final = 86_400  # seconds


class Lobby(TableStore):
    """All tables, and every change to them outside of play."""

    def __init__(
        self, engine: AsyncEngine, most_tables: int, most_open: int, shortest_turn: int = DAY
    ) -> None:
        super().__init__(engine)
        self._most_tables, self._most_open = most_tables, most_open
        self._shortest_turn = shortest_turn
        self.changed: Callable[[str], None] = lambda table: None
        self.invited: Callable[[str, str], None] = lambda table, user: None

    async def create(self, host: str, given: NewTable, origin: Origin | None = None) -> str:
        """Create a table and return its id."""
        origin = origin or Origin()
        game = find(given.game, origin.version)
        self._check_clocks(given)
        if given.rated and given.hints:
            raise Refused("no-hints-in-rated-games")
        allowed_options.check_pace(game, given.options, given.pace)
        players = _playing(given.seats)
        # A position was reached by a certain number of players, so no seat may be closed.
        if origin.position is not None and players != len(given.seats):
            raise Refused("other-players", players=len(given.seats))
        options = checked_options(game, given.options, players)
        table = fresh_id()
        async with self._engine.begin() as connection:
            await self._check_number(connection, host)
            await check_requests(connection, given.seats, game.name)
            await connection.execute(
                insert(schema.tables).values(
                    id=table, game=game.name, version=game.version, players=players, options=options,
                    seed=str(origin.seed), position=origin.position, parent=origin.parent,
                    parent_step=origin.step, status="open", visibility=given.visibility, invite=fresh_id(),
                    host=host, pace=given.pace, move_clock=given.move_clock, game_clock=given.game_clock,
                    rated=given.rated, learning=origin.learning, hints=given.hints, forced=given.forced,
                    created=now(),
                )
            )  # fmt: skip
            rows = [seat_row(table, number, seat, host) for number, seat in enumerate(given.seats)]
            await connection.execute(insert(schema.seats), rows)
        self._tell(table, given.seats)
        return table

    def _check_clocks(self, given: NewTable) -> None:
        """Refuse clocks too short for a turn-by-turn table, where people look in once a day."""
        shortest = min(given.move_clock or self._shortest_turn, given.game_clock or self._shortest_turn)
        if given.pace == "turns" and shortest < self._shortest_turn:
            raise Refused("clock-too-short", seconds=self._shortest_turn)

    def _tell(self, table: str, wishes: Sequence[SeatRequest] = ()) -> None:
        """Announce a new or changed table, and the invitations that it brings."""
        self.changed(table)
        for seat in wishes:
            if seat.kind == "invited" and seat.user is not None:
                self.invited(table, seat.user)

    async def _check_number(self, connection: AsyncConnection, host: str) -> None:
        for most, statuses, message in (
            (self._most_tables, ("open", "playing"), "too-many-tables"),
            (self._most_open, ("open",), "too-many-open-tables"),
        ):
            wanted = select(func.count()).where(
                schema.tables.c.host == host, schema.tables.c.status.in_(statuses)
            )
            if (await connection.scalar(wanted) or 0) >= most:
                raise TooMany(message, most=most)

    async def join(self, table: str, user: str, seat: int | None, invite: str) -> None:
        """Take an open seat. Whoever sits down is ready, and may take that back."""
        async with self._engine.begin() as connection:
            sheet = await self.open_sheet(connection, table)
            sheet.check_seen(user, invite)
            free = taking(sheet.seats, user, invite == sheet.row["invite"])
            place = next((place for place in free if seat in (None, place.seat)), None)
            if place is None:
                raise Conflict("seat-taken")
            taken = {"kind": "person", "user_id": user, "ready": True, **UNCOMMITTED}
            await put(connection, table, place.seat, place.kind, taken)
        self._tell(table)

    async def leave(self, table: str, user: str) -> None:
        """Leave every seat; a table is closed when its host leaves."""
        async with self._engine.begin() as connection:
            sheet = await self.open_sheet(connection, table)
            if user == sheet.row["host"]:
                await connection.execute(
                    update(schema.tables).where(schema.tables.c.id == table).values(status="closed")
                )
            for place in sheet.seats:
                if place.user == user:
                    await vacate(connection, table, place.seat)
        self._tell(table)

    async def close_game(self, table: str) -> None:
        """Close a running game; it ends without a result."""
        tables = schema.tables.c
        running = update(schema.tables).where(tables.id == table, tables.status == "playing")
        async with self._engine.begin() as connection:
            if not (await connection.execute(running.values(status="closed", deadline=None))).rowcount:
                raise Conflict("game-not-running")

    async def kick(self, table: str, user: str, seat: int) -> None:
        """Let the host free a seat."""
        await self.change_seat(table, user, SeatChange(seat=seat, kind="open"))

    async def change_seat(self, table: str, user: str, given: SeatChange) -> None:
        """Let the host assign a seat again; its occupant loses it."""
        async with self._engine.begin() as connection:
            sheet = await self.open_sheet(connection, table)
            _check_host(sheet, user)
            if given.seat >= len(sheet.seats):
                raise NotFound("no-seat-there", seat=given.seat)
            if given.kind == "closed" and sheet.row["position"] is not None:
                raise Refused("other-players", players=len(sheet.seats))
            await check_requests(connection, [given], str(sheet.row["game"]))
            await put(connection, table, given.seat, sheet.seats[given.seat].kind, wished(given, user))
            others = [place for place in sheet.seats if place.seat != given.seat]
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(players=_playing([*others, given]))
            )
        self._tell(table, [given])

    async def ready(self, table: str, user: str, ready: bool) -> None:
        async with self._engine.begin() as connection:
            sheet = await self.open_sheet(connection, table)
            own = [place.seat for place in sheet.seats if place.kind == "person" and place.user == user]
            if not own:
                raise Forbidden("not-your-seat")
            for seat in own:
                await put(connection, table, seat, "person", {"ready": ready})
        self._tell(table)

    async def start(self, table: str, user: str) -> bool:
        """Start the game once every seat is taken and everyone except the host is ready; whether it
        began: if not, it begins when the seats have given their numbers for the seed."""
        async with self._engine.begin() as connection:
            sheet = await self.open_sheet(connection, table)
            _check_host(sheet, user)
            if any(place.kind in FREE for place in sheet.seats):
                raise Conflict("seats-open")
            if any(
                place.kind == "person" and place.user != user and not place.ready for place in sheet.seats
            ):
                raise Conflict("not-all-ready")
            players = await push_together(connection, table, sheet.seats)
            # The options were checked for another number of players if seats have been closed since.
            checked_options(find(sheet.setup.game, sheet.setup.version), dict(sheet.setup.options), players)
            begun = await fair_start.start(connection, sheet)
        self._tell(table)
        return begun

    async def rematch(self, table: str, user: str) -> str:
        """Create a table with the same people and bots; later requests get the first one's table."""
        sheet = await self.sheet(table)
        if not sheet.member(user):
            raise Forbidden("not-your-table")
        if sheet.status != "finished":
            raise Conflict("game-not-over")
        if sheet.row["next"] is not None:
            return str(sheet.row["next"])
        row, setup = sheet.row, sheet.setup
        there = await self._there(place.user for place in sheet.seats if place.user is not None)
        given = NewTable(
            setup.game, [_again(place, user, there) for place in sheet.seats], dict(setup.options),
            str(row["visibility"]), str(row["pace"]),  # type: ignore[arg-type]  # as stored
            maybe(row["move_clock"]), maybe(row["game_clock"]), bool(row["rated"]),
            bool(row["hints"]), bool(row["forced"]),
        )  # fmt: skip
        fresh = await self.create(user, given, Origin(parent=table))
        async with self._engine.begin() as connection:
            # Only one of several rematches that were asked for at once finds `next` still empty.
            linked = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.next.is_(None))
                .values(next=fresh)
            )
        if linked.rowcount == 1:
            return fresh
        # Another player's rematch was created at the same moment and came first.
        await self.leave(fresh, user)
        return str((await self.sheet(table)).row["next"])

    async def _there(self, people: Iterable[str]) -> set[str]:
        """Those of these people whose accounts still exist."""
        users = schema.users.c
        wanted = select(users.id).where(users.id.in_(set(people)), users.deleted.is_(None))
        async with self._engine.connect() as connection:
            return set((await connection.scalars(wanted)).all())

    async def open_sheet(self, connection: AsyncConnection, table: str, sealed: bool = False) -> Sheet:
        """Lock the table's row until this transaction ends, and return the table if it is still open; once it
        is sealed, only for those who ask for that."""
        # Writing a column to itself takes the row lock on both databases before anything is read.
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(status=schema.tables.c.status)
        )
        sheet = await self._sheet(connection, table)
        if sheet.status != "open":
            raise Conflict("table-not-open")
        if not sealed and sheet.row["sealed"] is not None:
            raise Conflict("table-sealed")
        return sheet


def _check_host(sheet: Sheet, user: str) -> None:
    if user != sheet.row["host"]:
        raise Forbidden("not-your-table")


def _playing(seats: Sequence[SeatRequest | SeatState]) -> int:
    """The number of players if the game started with these seats."""
    return sum(seat.kind != "closed" for seat in seats)


def _again(place: SeatState, user: str, there: Collection[str]) -> SeatRequest:
    """The same player in a rematch: others are invited, and a deleted account leaves an open seat."""
    if place.kind == "bot":
        return SeatRequest("bot", place.bot)
    if place.user not in there:
        return SeatRequest("open")
    return (
        SeatRequest("me", name=place.own_name)
        if place.user == user
        else SeatRequest("invited", user=place.user)
    )
