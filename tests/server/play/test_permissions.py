"""Who may issue which command: people for their own seats, bots where they play, clocks when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kastelan.server.errors import Conflict, Forbidden, Refused
from kastelan.server.operation.clock import now
from kastelan.server.play.commands import Command, GoBack, Return, StandIn, TimeUp, Vote
from kastelan.server.play.permissions import BOT, SERVER, Hourglass, Person, check_command
from kastelan.server.play.room import Room
from kastelan.server.presenters import Timeout
from kastelan.server.service import Service
from kastelan.server.wire.play import AnswerUndo, AskUndo, Moves, Undo
from tests.server.play.test_clocks import DAY, playing


def at_a_table(path: Path, check: Callable[[Service, Room, str], Awaitable[None]]) -> None:
    """Ann plays both seats, and its bots never come to think."""

    async def work() -> None:
        async with playing(path, "live") as (service, room, ann):
            service.hub._wake = lambda room: None  # type: ignore[method-assign]
            await check(service, room, ann)

    asyncio.run(work())


def commands(room: Room, seat: int) -> list[Command]:
    """One command of each kind, for a seat."""
    table = room.playing
    return [
        Moves(seat, table.seq, "m", table.legal(seat)[:1]),
        Undo(seat, table.seq, "u"),
        AskUndo(seat, 0, "a"),
        AnswerUndo(seat, True, "b"),
        StandIn(seat, "greedy"),
        Return(seat),
        Vote(seat, 1 - seat, 0),
        TimeUp(seat, "greedy"),
        GoBack(seat, table.now),
    ]


def test_no_command_is_taken_from_a_stranger(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, _: str) -> None:
        for command in commands(room, 0):
            with pytest.raises(Forbidden, match="not-your-seat"):
                await service.hub.act(room, Person("eve"), command)
        assert room.playing.seq == 0

    at_a_table(tmp_path, check)


def test_people_do_not_issue_what_only_the_server_decides(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, ann: str) -> None:
        for command in (TimeUp(0, "greedy"), GoBack(0, room.playing.now)):
            with pytest.raises(Forbidden):
                await service.hub.act(room, Person(ann), command)

    at_a_table(tmp_path, check)


def test_a_bot_moves_only_where_it_plays(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, ann: str) -> None:
        (seat,) = room.playing.state.actors
        move = Moves(seat, 0, "", room.playing.legal(seat)[:1])
        with pytest.raises(Conflict, match="table-moved-on"):
            await service.hub.act(room, BOT, move)
        await service.hub.act(room, Person(ann), StandIn(seat, "greedy"))
        with pytest.raises(Conflict, match="stand-in-plays"):
            await service.hub.act(room, Person(ann), move)
        assert (await service.hub.act(room, BOT, move)).seq == 2
        await service.hub.act(room, Person(ann), Return(seat))
        with pytest.raises(Conflict, match="table-moved-on"):
            check_command(room, BOT, move)

    at_a_table(tmp_path, check)


def test_time_is_up_only_when_the_clock_has_run_out(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, _: str) -> None:
        (seat,) = room.playing.state.actors
        with pytest.raises(Conflict, match="table-moved-on"):
            await service.hub.act(room, SERVER, TimeUp(seat, "greedy"))
        late = room.playing.decide(TimeUp(seat, "greedy"), now() + 3 * DAY)
        assert [(entry.kind, entry.seat, entry.word) for entry in late.entries] == [
            ("standin", seat, "greedy")
        ]
        with pytest.raises(Conflict, match="table-moved-on"):
            room.playing.decide(TimeUp(1 - seat, "greedy"), now() + 3 * DAY)

    at_a_table(tmp_path, check)


def test_an_hourglass_of_an_earlier_decision_moves_nothing(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, _: str) -> None:
        (seat,) = room.playing.state.actors
        word = room.playing.legal(seat)[0]
        with pytest.raises(Conflict, match="table-moved-on"):
            await service.hub.act(room, Hourglass(Timeout(seat, word, 1, "gone")), Moves(seat, 0, "", [word]))

    at_a_table(tmp_path, check)


def test_a_person_does_not_vote_against_an_own_seat(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, ann: str) -> None:
        with pytest.raises(Conflict, match="no-stand-in-needed"):
            await service.hub.act(room, Person(ann), Vote(0, 1, 0))

    at_a_table(tmp_path, check)


def test_a_command_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def check(service: Service, room: Room, ann: str) -> None:
        (seat,) = room.playing.state.actors
        for command in (Undo(seat, 0, "u"), AskUndo(seat, 1, "a"), AnswerUndo(seat, True, "b"), Return(seat)):
            with pytest.raises(Refused):
                await service.hub.act(room, Person(ann), command)
        assert (room.playing.seq, room.playing.answered) == (0, {})

    at_a_table(tmp_path, check)
