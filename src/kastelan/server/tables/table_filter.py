"""Filters for tables, used by the search (in SQL) and by the live list (on table states)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, exists, or_, select

from kastelan.games import GAMES, find
from kastelan.server.errors import Refused
from kastelan.server.storage import schema
from kastelan.server.wire.tables import SeatState, TableState

BOT: Final = "bot:"
"""The prefix of a bot's name where a person's id is also possible."""


@dataclass(frozen=True, slots=True)
class TableFilter:
    """What a table must match; None matches anything."""

    statuses: tuple[str, ...] = ("open",)
    game: str | None = None
    pace: str | None = None
    players: int | None = None
    free: bool | None = None  # whether a seat is open
    rated: bool | None = None
    player: str | None = None  # a person's id, or a bot as `bot:greedy`
    mine: str | None = None  # a person's id: only tables where they play or that they host
    options: tuple[tuple[str, str], ...] = ()
    since: int | None = None  # by the end of the game, or by creation if it has not ended
    before: int | None = None
    until: int | None = None  # creation time after which the next page begins

    def fits(self, table: TableState) -> bool:
        """Whether a table matches."""
        # `wish in (None, value)` means: no wish, or a wish that the table fulfils.
        # `mine` and the times are for the search only, so they are not checked here.
        plain = ("game", "pace", "players", "rated")
        return (
            table.status in self.statuses
            and all(getattr(self, name) in (None, getattr(table, name)) for name in plain)
            and self.free in (None, any(seat.kind == "open" for seat in table.seats))
            and (self.player is None or any(_is(seat, self.player) for seat in table.seats))
            and all(_chosen(table, name) == value for name, value in self.options)
        )

    def rules(self) -> Iterator[ColumnElement[bool]]:
        """The same conditions in SQL."""
        tables, seats = schema.tables.c, schema.seats.c
        yield tables.status.in_(self.statuses)
        for name in ("game", "pace", "players", "rated"):
            if getattr(self, name) is not None:
                yield tables[name] == getattr(self, name)
        if self.free is not None:
            free = exists().where(seats.table_id == tables.id, seats.kind == "open")
            yield free if self.free else ~free
        if self.player is not None:
            yield _sits(self.player)
        yield (
            tables.visibility == "public"
            if self.mine is None
            else or_(_sits(self.mine), tables.host == self.mine)
        )
        yield from (self._option(name, value) for name, value in self.options)
        yield from self._times()

    def _option(self, name: str, value: str) -> ColumnElement[bool]:
        """Tables with this value, or without a stored one where their version has it as the default."""
        tables = schema.tables.c
        kept = tables.options[name].as_string()
        usual = [version for version, default in _usual(self.game, name).items() if default == value]
        return or_(kept == value, and_(kept.is_(None), tables.version.in_(usual)))

    def _times(self) -> Iterator[ColumnElement[bool]]:
        tables = schema.tables.c
        when = tables.finished if self.statuses == ("finished",) else tables.created
        if self.since is not None:
            yield when >= self.since
        if self.before is not None:
            yield when < self.before
        if self.until is not None:
            yield tables.created < self.until


def _is(seat: SeatState, player: str) -> bool:
    return seat.bot == player.removeprefix(BOT) if player.startswith(BOT) else seat.user == player


def _sits(player: str) -> ColumnElement[bool]:
    seats = schema.seats.c
    here = seats.bot == player.removeprefix(BOT) if player.startswith(BOT) else seats.user_id == player
    return schema.tables.c.id.in_(select(seats.table_id).where(here))


def _usual(game: str | None, name: str) -> dict[int, str]:
    """The default of an option in each version of the rules that has it."""
    versions = GAMES[find(game).name].versions if game is not None else {}
    found = {
        version: option.write(option.default)
        for version, rules in versions.items()
        for option in rules.options
        if option.name == name
    }
    if not found:
        raise Refused("option-of-no-game", option=name)
    return found


def _chosen(table: TableState, name: str) -> str:
    return table.options.get(name) or _usual(table.game, name).get(table.rules_version, "")


def read_options(game: str | None, written: list[str]) -> tuple[tuple[str, str], ...]:
    """Parse options written as `name=value`, and refuse those that the game does not have."""
    pairs = tuple((name, value) for name, _, value in (text.partition("=") for text in written))
    for name, _ in pairs:
        _usual(game, name)
    return pairs
