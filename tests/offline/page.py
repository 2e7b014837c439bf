"""A page without a server, for tests: it calls the desk as the browser's worker does, and keeps the texts."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from kastelan.offline import helper
from kastelan.offline.desk import Desk


class Browser:
    """What a browser keeps: the texts by key, with their versions."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, str]] = {}


class Page:
    """One tab: its desk, and what its sockets were sent."""

    def __init__(self, browser: Browser | None = None) -> None:
        self.browser = browser or Browser()
        self.desk = Desk()
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.closed: dict[int, int] = {}
        self.timers: list[dict[str, Any]] = []
        self.bot_tasks: list[dict[str, Any]] = []
        self._numbers = itertools.count()
        for key, (_, text) in self.browser.kept.items():
            self._take(self.desk.load(key, text))

    def _take(self, raw: str) -> dict[str, Any]:
        effects: dict[str, Any] = json.loads(raw)
        for kept in effects.get("kept", ()):
            version, _ = self.browser.kept.get(kept["key"], (0, ""))
            assert version == kept["version"], "another tab was faster"
            if kept["text"] is None:
                del self.browser.kept[kept["key"]]
            else:
                self.browser.kept[kept["key"]] = (version + 1, kept["text"])
        for number, text in effects.get("frames", ()):
            self.said[number].append(json.loads(text))
        self.closed |= dict(effects.get("closed", ()))
        self.bot_tasks += effects.get("bots", ())
        self.timers += effects.get("timers", ())
        return effects

    def ask(self, method: str, path: str, body: object = None, /, **query: object) -> Any:
        """The answer to a request that succeeds, as JSON or text."""
        status, found = self.answer(method, path, body, **query)
        assert status == 200, found
        return found

    def answer(self, method: str, path: str, body: object = None, /, **query: object) -> tuple[int, Any]:
        """The status and the answer of a request."""
        url = f"{path}?{urlencode(query, doseq=True)}"
        effects = self._take(self.desk.request(method, url, "" if body is None else json.dumps(body)))
        reply = effects["reply"]
        is_json = reply["type"] == "application/json"
        return reply["status"], json.loads(reply["body"]) if is_json else reply["body"]

    def play(self, game: str, seats: list[Mapping[str, str]], **given: object) -> str:
        """Make and start a table; its id."""
        if self.ask("GET", "/api/here")["person"] is None:
            self.ask("POST", "/api/guests", {"name": "Ann", "language": "en"})
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **given})["id"]
        self.ask("POST", f"/api/tables/{table}/start")
        return str(table)

    def socket(self, table: str, seats: str = "0", **query: object) -> int:
        """Open a socket of a table."""
        number = next(self._numbers)
        self.said[number] = []
        words = urlencode({"seats": seats, "board": 1, "changes": 1, **query})
        self._take(self.desk.open(number, f"/api/tables/{table}/socket?{words}"))
        return number

    def send(self, number: int, **frame: object) -> list[dict[str, Any]]:
        """Send a frame; what comes back."""
        before = len(self.said[number])
        self._take(self.desk.hear(number, json.dumps(frame)))
        return self.said[number][before:]

    def close(self, number: int) -> None:
        self._take(self.desk.close(number))

    def position(self, number: int) -> dict[str, Any]:
        """The newest position that a socket was sent."""
        found = next(said for said in reversed(self.said[number]) if said["type"] == "update")
        position: dict[str, Any] = found["position"]
        return position

    def asked(self, number: int) -> dict[str, Any]:
        """The newest position in which a seat of the page has to decide."""
        found = (said["position"] for said in reversed(self.said[number]) if said["type"] == "update")
        return next(position for position in found if position["asked"])

    def think(self) -> bool:
        """Let one bot answer; whether there was one to ask."""
        if not self.bot_tasks:
            return False
        task = self.bot_tasks.pop(0)
        word = helper.choose(task["bot"], task["position"], task["seat"], task["luck"])
        self._take(self.desk.bot_word(task["table"], task["seq"], task["seat"], word))
        return True

    def play_out(self, number: int, most: int = 2000) -> dict[str, Any]:
        """Play a table to its end through a socket: any word for the page's seats, bots for the others."""
        for move in range(most):
            position = self.position(number)
            if position["result"] is not None:
                return position
            asked = position["asked"]
            if asked is None:
                assert self.think(), position
                continue
            word = asked["legal"][move % len(asked["legal"])]
            found = self.send(
                number, type="move", seat=position["seat"], seq=position["seq"], id=f"m{move}", words=[word]
            )
            assert any(one["type"] == "done" for one in found), found
        raise AssertionError("the game does not end")
