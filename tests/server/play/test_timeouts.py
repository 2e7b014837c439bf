"""Who prices too slowly while somebody holds the hourglass hears that the time is up (DEC-11, DIG-4)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import cast

import pytest

from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import ACTIONS
from kastelan.games.ludwig.steps import BUYING, PRICING
from kastelan.server.errors import Conflict
from kastelan.server.play.room import Room
from kastelan.server.play.table import Table
from kastelan.server.play.timeouts import Hourglasses, Planning
from kastelan.server.presenters import ludwig
from kastelan.server.presenters.ludwig import hourglass
from kastelan.server.wire.play import Done
from tests.games.ludwig.modules.scenes import scene


def pricing(holder: int = 1) -> LudwigState:
    return scene("decrees", pricing=True, master=0, decrees={holder: (11,)}).state


@dataclass
class AtATable:
    """What an hourglass looks at of a table in memory."""

    state: LudwigState
    persons: set[int]
    over: bool = False
    seq: int = 7
    hourglass: asyncio.Task[None] | None = None
    hurried: str = ""
    said: list[tuple[int, str]] = field(default_factory=list)

    @property
    def table(self) -> AtATable:
        return self

    def people(self) -> set[int]:
        return self.persons

    def plan_moves(self, seat: int, _: int, __: str, words: list[str], ___: int) -> None:
        self.said += [(seat, word) for word in words]
        for word in words:
            self.state.apply(seat, ACTIONS.parse(word))


async def after(room: AtATable, wait: float, then: LudwigState | None = None) -> list[tuple[int, str]]:
    """What was said at a table once so much time has gone, with the game gone on meanwhile."""

    async def act(_: Room, planning: Planning) -> Done:
        planning(cast(Table, room), 0)
        return Done("", 8)

    glasses = Hourglasses(act)
    glasses.look(cast(Room, room))
    glasses.look(cast(Room, room))
    if then is not None:
        room.state = then
        glasses.look(cast(Room, room))
    await asyncio.sleep(wait)
    return room.said


def test_only_the_one_who_prices_against_the_hourglass_has_to_hurry() -> None:
    found = ludwig.timeout(pricing())
    assert found is not None
    assert (found.seat, found.word, found.seconds) == (0, "time-up", 15)
    assert ludwig.timeout(pricing(holder=0)) is None
    assert ludwig.timeout(cast(LudwigState, LUDWIG.new(2, {}, 1))) is None


def test_everybody_sees_the_hourglass_run() -> None:
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
    room = AtATable(pricing(), {0, 1})
    assert asyncio.run(after(room, 0.2)) == [(0, "time-up")]
    assert (room.state.step, room.state.seat) == (PRICING, 1)


def test_who_prices_in_time_and_bots_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "SECONDS", 0.02)
    priced = pricing()
    priced.apply(0, ACTIONS.parse("keep"))
    assert priced.step == BUYING
    assert asyncio.run(after(AtATable(pricing(), {0, 1}), 0.1, priced)) == []
    assert asyncio.run(after(AtATable(pricing(), {1}), 0.1)) == []


def test_a_decision_in_the_last_moment_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "SECONDS", 0.02)
    room = AtATable(pricing(), {0, 1})

    async def act(_: Room, planning: Planning) -> Done:
        room.state.apply(0, ACTIONS.parse("keep"))
        with pytest.raises(Conflict):
            planning(cast(Table, room), 0)
        return Done("", 8)

    async def run() -> None:
        Hourglasses(act).look(cast(Room, room))
        await asyncio.sleep(0.1)

    asyncio.run(run())
    assert room.said == []
