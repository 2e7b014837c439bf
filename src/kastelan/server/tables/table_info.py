"""A table's row and seats, and what a person may know of them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import structs

from kastelan.core import seed_promise
from kastelan.core.game import Game
from kastelan.server.errors import NotFound
from kastelan.server.people.quiet_hours import AWAKE, Rest, Span
from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import Setup, Table
from kastelan.server.tables import allowed_options
from kastelan.server.wire.tables import SeatState, TableState


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table's row and its seats: everything except the moves."""

    row: Mapping[str, object]
    seats: tuple[SeatState, ...]
    rests: Mapping[int, Rest] = field(default_factory=dict)  # by seat: when its clock is paused
    heirs: Collection[str] | None = None  # the people who may know the parent table; None if everyone may

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def options(self) -> Mapping[str, str]:
        options = self.row["options"]
        assert isinstance(options, dict)
        return options

    @property
    def setup(self) -> Setup:
        row, position = self.row, self.row["position"]
        return Setup(
            str(row["game"]),
            whole(row["version"]),
            whole(row["players"]),
            tuple(sorted(self.options.items())),
            int(str(row["seed"])),
            None if position is None else str(position),
        )

    @property
    def secret(self) -> int:
        """What was promised: the seed itself, or what it was derived from."""
        return int(str(self.row["secret"] or self.row["seed"]))

    @property
    def promise(self) -> str:
        return seed_promise.seed_hash(self.secret)

    @property
    def clock(self) -> Clock:
        return Clock(maybe(self.row["move_clock"]), maybe(self.row["game_clock"]))

    @property
    def started(self) -> int:
        return maybe(self.row["started"]) or 0

    def paused(self, span: Span) -> Sheet:
        """The same table with the clocks of all seats paused for a time."""
        rests = {seat.seat: self.rests.get(seat.seat, AWAKE) for seat in self.seats}
        return replace(
            self,
            rests={seat: replace(rest, downtime=(*rest.downtime, span)) for seat, rest in rests.items()},
        )

    def same(self, other: Sheet) -> bool:
        """Whether both look the same to people; clocks are sent separately."""
        return self.shown(None) == other.shown(None)

    def owns(self, user: str | None, seat: int) -> bool:
        """Whether the seat is the person's."""
        return user is not None and seat < len(self.seats) and self.seats[seat].user == user

    def member(self, user: str | None) -> bool:
        """Whether the person belongs to the table."""
        return user is not None and (user == self.row["host"] or any(s.user == user for s in self.seats))

    def check_seen(self, user: str | None, invite: str = "") -> None:
        """Hide a private table from strangers: to them it does not exist."""
        if self.row["visibility"] == "private" and not self.member(user) and invite != self.row["invite"]:
            raise NotFound("no-such-table")

    def shown(self, user: str | None, table: Table | None = None) -> TableState:
        """The table as this person may see it, with stand-ins and votes if the game is in memory."""
        row, setup, result = self.row, self.setup, self.row["result"]
        heir = self.heirs is None or user in self.heirs
        return TableState(
            **{name: row[name] for name in SHOWN},  # type: ignore[arg-type]  # the columns have these types
            rules_version=setup.version,
            options=allowed_options.shown(setup.game, setup.version, dict(setup.options)),
            seats=[_with_stand_in(seat, table) for seat in self.seats],
            seed_hash=self.promise,
            seed=str(row["seed"]) if row["learning"] or self.status == "finished" else None,
            result=list(result) if isinstance(result, list) else None,
            parent=row["parent"] if heir else None,  # type: ignore[arg-type]  # an id or none
            parent_step=maybe(row["parent_step"]) if heir else None,
            invite=str(row["invite"]) if user == row["host"] else None,
        )


def _with_stand_in(seat: SeatState, table: Table | None) -> SeatState:
    if table is None:
        return seat
    return structs.replace(
        seat, stand_in=table.stand_ins.get(seat.seat), votes=sorted(table.votes.get(seat.seat, ()))
    )


SHOWN: Final = (
    "id", "game", "players", "status", "visibility", "pace", "move_clock", "game_clock", "rated",
    "host", "created", "started", "finished", "next", "places", "learning", "hints", "forced",
    "sealed",
)  # fmt: skip


# Enough that the seed cannot be found by trying seeds against its published hash.
SEED_BITS: Final = 256


def _unpredictable_seed() -> int:
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a table comes from: a new seed, a fork of another game, or a lesson."""

    position: str | None = None
    version: int | None = None  # of the rules; None for the newest
    parent: str | None = None
    step: int | None = None
    seed: int = field(default_factory=_unpredictable_seed)
    learning: bool = False  # the seed is chosen, not drawn, so the server makes no promise about it


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def maybe(value: object) -> int | None:
    return value if isinstance(value, int) else None


def checked_options(game: Game, options: Mapping[str, str], players: int) -> dict[str, str]:
    """Check options and return them in canonical form."""
    allowed_options.check(game, options)
    # Setting up a game is the check: it raises for options that do not fit. The seed does not matter here.
    made = game.options_of(game.new(players, options, 0))
    return {option.name: option.write(made[option.name]) for option in game.options if option.name in options}
