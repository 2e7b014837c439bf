"""Messages are made once for all who may get the same, and never shared with anyone else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kastelan.core.game import Seat
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES
from kastelan.server.play import history, position_message
from kastelan.server.play.clocks import Clock
from kastelan.server.play.room import Room, Watcher
from kastelan.server.play.table import LogLine
from kastelan.server.presenters import presenter_of
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.play import Moves
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.tables import SeatState
from tests.server.support.lines import NotedLine

PEOPLE = ("ann", "bob")


def room_of(game: str, options: Mapping[str, str], seed: int, visibility: str = "public") -> Room:
    seats = tuple(
        SeatState(seat=seat, kind="me", user=user, name=user.title(), bot=None, ready=True)
        for seat, user in enumerate(PEOPLE)
    )
    row = {
        "id": f"table{seed}", "game": game, "version": find(game).version, "players": len(PEOPLE),
        "options": dict(options), "position": None, "seed": seed, "visibility": visibility, "host": "ann",
        "status": "playing", "move_clock": None, "game_clock": None, "started": 0,
    }  # fmt: skip
    room = Room(Sheet(row, seats), None)
    room.table = history.load(room.sheet.setup, Clock(), 0, [])
    return room


def watch(room: Room, user: str | None, seat: Seat | None, language: str, board: bool) -> NotedLine:
    line = NotedLine()
    room.watchers.add(Watcher(line, user, (seat,), language, board))
    return line


def move(room: Room, luck: Random) -> tuple[LogLine, ...]:
    table = room.playing
    seat = table.state.actors[0]
    words = [luck.choice(table.legal(seat))]
    plan = table.decide(Moves(seat, table.seq, f"m{table.seq}", words), 0)
    table.apply(plan)
    return plan.lines


@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_the_message_of_the_own_seat_language_and_table(game: str) -> None:
    luck, options = Random(3), {"modules": "all"} if game == "ludwig" else {}
    rooms = [room_of(game, options, seed) for seed in (1, 2)]
    places = [("ann", 0), ("bob", 1), (None, None), (None, None)]
    lines = [
        (room, seat, language, board, watch(room, user, seat, language, board))
        for room in rooms
        for user, seat in places
        for language in LANGUAGES
        for board in (True, False)
    ]
    for _ in range(30):
        for room in rooms:
            if room.playing.over:
                continue
            happened = move(room, luck)
            room.send_update(happened)
            audiences: dict[Any, set[int]] = {}
            for where, seat, language, board, line in lines:
                if where is room:
                    alone = room.update(room.perspective(seat, happened), language, board)
                    assert line.raw[-1] == encode(alone)
                    audiences.setdefault((seat, language, board), set()).add(id(line.messages[-1]))
            assert {len(messages) for messages in audiences.values()} == {1}  # made once for all of them
            assert len({*map(frozenset, audiences.values())}) == len(audiences)  # and only for them


def test_what_all_may_see_of_a_board_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Counter[Seat | None]()

    def counting(game: str) -> Any:
        presenter = presenter_of(game)

        def shared(game: Any, view: Any) -> Any:
            made[view.seat] += 1
            return presenter.shared(game, view)

        def seat_board(game: Any, view: Any, public: Any) -> Any:
            made[view.seat] += 1
            assert presenter.seat_board is not None
            return presenter.seat_board(game, view, public)

        return replace(presenter, shared=shared, seat_board=seat_board)

    monkeypatch.setattr(position_message, "presenter_of", counting)
    room, luck = room_of("kingdom", {}, 1), Random(1)
    for language in LANGUAGES:
        for user, seat in (("ann", 0), ("bob", 1), (None, None), ("ann", None)):
            watch(room, user, seat, language, board=True)
    for _ in range(5):
        room.send_update(move(room, luck))
    assert made == {0: 5, 1: 5, None: 5}


def test_whoever_was_removed_is_sent_nothing() -> None:
    room, luck = room_of("kingdom", {}, 1, "private"), Random(1)
    bob, stranger = watch(room, "bob", 1, "en", board=True), watch(room, "eve", None, "en", board=True)
    ann = watch(room, "ann", 0, "en", board=True)
    room.send_update(move(room, luck))
    assert (len(ann.raw), len(bob.raw), len(stranger.raw)) == (1, 1, 0)
    room.sheet = replace(room.sheet, seats=(room.sheet.seats[0],))
    room.send_update(move(room, luck))
    assert (len(ann.raw), len(bob.raw), len(stranger.raw)) == (2, 1, 0)
