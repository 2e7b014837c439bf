"""A guest lets experts think at many tables: other people's bots do not stand in line behind them."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.support.running_server import Player, Server, next_of, served
from tests.soaking import SOAK

TABLES = 20 if SOAK else 16
TURNS = 40 if SOAK else 5
ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}


class Guest:
    """Somebody with many tables of four experts, who watches all of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=ELSEWHERE, timeout=120)
        self.http.post("/api/guests", json={"name": "Guest"}).raise_for_status()
        self.moved: list[str] = []
        """The tables at which a bot has moved, in order."""

    @contextmanager
    def playing(self) -> Iterator[None]:
        with ExitStack() as lines:
            for _ in range(TABLES):
                table = self._started()
                line = lines.enter_context(self._connected(table))
                threading.Thread(target=self._watch, args=(table, line), daemon=True).start()
            yield

    def _started(self) -> str:
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        body = {"game": "kingdom", "seats": seats, "visibility": "private"}
        table = str(self.http.post("/api/tables", json=body).raise_for_status().json()["id"])
        self.http.post(f"/api/tables/{table}/start").raise_for_status()
        return table

    def _connected(self, table: str) -> ClientConnection:
        headers = {**ELSEWHERE, "Cookie": f"kastelan={self.http.cookies['kastelan']}"}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, max_size=None)

    def _watch(self, table: str, line: ClientConnection) -> None:
        try:
            for message in line:
                if json.loads(message)["type"] == "update":
                    self.moved.append(table)
        except ConnectionClosed:
            return


def tables_that_moved_in_a_turn(ann: Player, guest: Guest) -> list[int]:
    """At how many of the guest's tables a bot moved while Ann waited for hers, for some turns."""
    found, table = list[int](), ann.table("kingdom", "me", "medium")
    ann.start(table)
    with ann.socket(table, "0") as line:
        waiting, position = None, next_of(line, "update")["position"]
        while len(found) < TURNS and position["result"] is None:
            if position["asked"] is None:
                waiting = len(guest.moved) if waiting is None else waiting
            else:
                if waiting is not None:
                    found.append(len(set(guest.moved[waiting:])))
                waiting = None
                frame = {"type": "move", "seat": 0, "seq": position["seq"], "id": f"m{position['seq']}"}
                line.send(json.dumps({**frame, "words": position["asked"]["legal"][-1:]}))
            position = next_of(line, "update")["position"]
    return found


def test_a_bots_answer_does_not_wait_for_all_tables_of_a_guest(tmp_path: Path) -> None:
    """In one line for all, each of the guest's tables would have its turn before Ann's bot, every time."""
    with served(tmp_path / "tables.db", bot_budget=30.0, trusted_proxy=True) as server:
        ann, guest = Player(server, "Ann"), Guest(server)
        tables_that_moved_in_a_turn(ann, guest)  # a process is ready to think
        with guest.playing():
            waited = tables_that_moved_in_a_turn(ann, guest)
        guest.http.close()
    assert len(waited) == TURNS
    assert median(waited) <= TABLES / 2
