"""The time is up for a master builder who prices too slowly against the hourglass (DEC-11, DIG-4)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import cast

import pytest

from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.step_numbers import BUYING, PRICING
from kastelan.server.errors import Conflict
from kastelan.server.play.commands import Command
from kastelan.server.play.permissions import Issuer, check_command
from kastelan.server.play.room import Room
from kastelan.server.play.table import Table
from kastelan.server.play.timeouts import Hourglasses
from kastelan.server.presenters import ludwig
from kastelan.server.presenters.ludwig import hourglass
from kastelan.server.wire.play import Done, Moves
from tests.games.ludwig.modules.scenes import scene


def pricing(holder: int = 1) -> LudwigState:
    return scene("decrees", pricing=True, master=0, decrees={holder: (11,)}).state


@dataclass
class Seated(Room):
    """A table in memory, with people on some seats."""

    state: LudwigState
    persons: set[int]
    moves: list[tuple[int, str]] = field(default_factory=list)
    hourglass: asyncio.Task[None] | None = None
    timed: str = ""

    @property
    def table(self) -> Table:  # type: ignore[override]  # all that an hourglass looks at
        return cast(Table, SimpleNamespace(state=self.state, game=LUDWIG, over=False, seq=7))

    @property
    def playing(self) -> Table:  # this table is never closed
        return self.table

    def people(self) -> set[int]:
        return self.persons

    def carry_out(self, issuer: Issuer, command: Command) -> None:
        assert isinstance(command, Moves)
        check_command(self, issuer, command)
        self.moves += [(command.seat, word) for word in command.words]
        for word in command.words:
            self.state.apply(command.seat, ACTIONS.parse(word))


async def after(room: Seated, wait: float, then: LudwigState | None = None) -> list[tuple[int, str]]:
    """The moves that an hourglass made at a table within some seconds, while the game moved on to `then`."""

    async def act(_: Room, issuer: Issuer, command: Command) -> Done:
        room.carry_out(issuer, command)
        return Done("", 8)

    hourglasses = Hourglasses(act)
    hourglasses.look(room)
    hourglasses.look(room)
    if then is not None:
        room.state = then
        hourglasses.look(room)
    await asyncio.sleep(wait)
    return room.moves


def test_only_the_one_who_prices_against_the_hourglass_has_to_hurry() -> None:
    found = ludwig.timeout(pricing())
    assert found is not None
    assert (found.seat, found.word, found.seconds) == (0, "time-up", 15)
    assert ludwig.timeout(pricing(holder=0)) is None
    assert ludwig.timeout(cast(LudwigState, LUDWIG.new(2, {}, 1))) is None


def test_all_seats_see_the_hourglass_run() -> None:
    assert shown_hourglass(pricing()) == hourglass.Hourglass(seat=1, seconds=15)
    state = pricing()
    state.apply(0, ACTIONS.parse("time-up"))
    assert shown_hourglass(state) is None


def shown_hourglass(state: LudwigState) -> hourglass.Hourglass | None:
    extras = ludwig.board(LUDWIG, state.view(None)).extras
    assert extras is not None
    return extras.hourglass


def test_when_the_sand_has_run_out_the_holder_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "SECONDS", 0.02)
    room = Seated(pricing(), {0, 1})
    assert asyncio.run(after(room, 0.2)) == [(0, "time-up")]
    assert (room.state.step, room.state.seat) == (PRICING, 1)


def test_who_prices_in_time_and_bots_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "SECONDS", 0.02)
    priced = pricing()
    priced.apply(0, ACTIONS.parse("keep"))
    assert priced.step == BUYING
    assert asyncio.run(after(Seated(pricing(), {0, 1}), 0.1, priced)) == []
    assert asyncio.run(after(Seated(pricing(), {1}), 0.1)) == []


def test_a_decision_in_the_last_moment_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "SECONDS", 0.02)
    room = Seated(pricing(), {0, 1})

    async def act(_: Room, issuer: Issuer, command: Command) -> Done:
        room.state.apply(0, ACTIONS.parse("keep"))
        with pytest.raises(Conflict):
            room.carry_out(issuer, command)
        return Done("", 8)

    async def run() -> None:
        Hourglasses(act).look(room)
        await asyncio.sleep(0.1)

    asyncio.run(run())
    assert room.moves == []
