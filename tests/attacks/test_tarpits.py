"""Webhooks that take every connection and answer none keep nobody's letters waiting."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

from tests.server.notify.test_webhooks import receiving, tarpit, wished
from tests.server.support.running_server import Player, served
from tests.soaking import SOAK

PITS = 60 if SOAK else 20
LETTERS = 20 if SOAK else 5


def test_many_tarpits_of_many_guests_delay_nobody_else(tmp_path: Path) -> None:
    with (
        served(tmp_path / "tables.db", private_webhooks=True) as server,
        ExitStack() as pits,
        receiving() as receiver,
    ):
        ann = Player(server, "Ann")
        wished(ann, webhook=receiver.url)
        for number in range(PITS):
            eve = Player(server, f"Eve {number}")
            pit = pits.enter_context(tarpit())
            wished(eve, webhook=pit.url)
            for _ in range(LETTERS):
                eve.post("/api/me/preferences/test")
            assert pit.visited.wait(120)
        # All pits hold a letter now, each for ten seconds; Ann's leave past them.
        for _ in range(3):
            ann.post("/api/me/preferences/test")
            assert json.loads(receiver.letters.get(timeout=120)[1])["event"] == "test"


def test_a_tarpit_holds_one_letter_of_its_owner_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", private_webhooks=True) as server, tarpit() as pit:
        eve = Player(server, "Eve")
        wished(eve, webhook=pit.url)
        for _ in range(LETTERS):
            eve.post("/api/me/preferences/test")
        assert pit.visited.wait(120)
        with receiving() as receiver:
            ann = Player(server, "Ann")
            wished(ann, webhook=receiver.url)
            ann.post("/api/me/preferences/test")
            receiver.letters.get(timeout=120)
        assert pit.visits <= 2
