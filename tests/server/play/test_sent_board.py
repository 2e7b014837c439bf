"""Readers who want it are sent only what changes on a board, and can always put all of it together."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kastelan.core.game import Seat
from kastelan.games import GAMES
from kastelan.server.play.room import Room, Watcher
from kastelan.server.wire.scalars import encode
from tests.server.play.test_audiences import move, room_of
from tests.server.support.lines import NotedLine


class Browser:
    """A reader who puts boards together as web/src/table/viewerCache.svelte.ts does."""

    def __init__(self, room: Room, user: str | None, seat: Seat | None, language: str = "en") -> None:
        self.room, self.seat, self.line = room, seat, NotedLine()
        self.watcher = Watcher(self.line, user, (seat,), language, board=True, changes=True)
        self.seq, self.board = -1, dict[str, Any]()
        self.whole = self.read = 0
        room.join(self.watcher)

    def catch_up(self) -> None:
        for raw in self.line.raw[self.read :]:
            update = msgspec.json.decode(raw)
            position = update["position"]
            if "since" in update:
                assert update["since"] == self.seq
                self.board = {**self.board, **position["board"]}
            else:
                self.board, self.whole = position["board"], self.whole + 1
            self.seq = position["seq"]
        self.read = len(self.line.raw)

    def is_up_to_date(self) -> bool:
        update = self.room.update(self.room.perspective(self.seat), "en", board=True)
        whole = msgspec.json.decode(encode(update))["position"]
        return bool((self.seq, self.board) == (whole["seq"], whole["board"]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_changes_put_together_are_the_whole_board(game: str, seed: int) -> None:
    luck, options = Random(seed), {"modules": "all"} if game == "ludwig" else {}
    room = room_of(game, options, seed)
    browsers = [Browser(room, "ann", 0), Browser(room, "bob", 1, "cs"), Browser(room, None, None)]
    for number in range(150):
        if room.playing.over:
            break
        if number % 10 == 5:  # somebody comes, and somebody leaves
            room.watchers.discard(browsers.pop(0).watcher)
            browsers.append(Browser(room, *luck.choice([("ann", 0), ("bob", 1), (None, None)])))
        room.send_update(move(room, luck))
        if number % 7 == 3:
            room.send_update(())  # as when only the clocks have changed
        for browser in browsers:
            browser.catch_up()
            assert browser.is_up_to_date()
            assert browser.whole == 1


def test_changes_are_much_smaller_than_boards() -> None:
    room, luck = room_of("kingdom", {}, 1), Random(1)
    browser, other = Browser(room, "ann", 0), NotedLine()
    room.watchers.add(Watcher(other, "bob", (1,), "en", board=True))
    for _ in range(20):
        room.send_update(move(room, luck))
    changes, boards = (sum(map(len, raw)) for raw in (browser.line.raw[1:], other.raw))
    assert changes < 0.6 * boards


def test_a_reader_whose_board_is_not_known_is_sent_all_of_it() -> None:
    room, luck = room_of("kingdom", {}, 1), Random(1)
    browser = Browser(room, "ann", 0)
    room.send_update(move(room, luck))
    room.boards.clear()  # as after the table was loaded again
    room.send_update(move(room, luck))
    browser.watcher.boards[0] -= 1  # it missed something
    room.send_update(move(room, luck))
    browser.catch_up()
    assert (browser.whole, browser.is_up_to_date()) == (3, True)


def test_who_does_not_ask_for_changes_is_sent_whole_boards() -> None:
    room, luck = room_of("kingdom", {}, 1), Random(1)
    line = NotedLine()
    room.join(Watcher(line, "ann", (0,), "en", board=True))
    for _ in range(3):
        room.send_update(move(room, luck))
    updates = [msgspec.json.decode(raw) for raw in line.raw]
    assert all("since" not in update and "terrain" in update["position"]["board"] for update in updates)
