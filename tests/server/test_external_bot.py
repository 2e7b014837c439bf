"""The example bot as a program of its own, at a real server, with nothing but a token."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kastelan.games import GAMES
from tests.server.support.running_server import ROOT, Player, Server

EXAMPLE = ROOT / "examples" / "external_bot.py"
ABOUT = 30
"""Lines that a program needs that plays."""


@pytest.mark.parametrize("game", GAMES)
def test_an_external_bot_plays_a_whole_game(server: Server, game: str) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/api/me/tokens", {"label": "my bot"})["secret"]
    table = ann.table(game, "greedy", "me")
    ann.start(table)
    program = [sys.executable, "-W", "error", str(EXAMPLE), server.url, token, table, "1"]
    done = subprocess.run(program, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(ann.get(f"/api/tables/{table}")["result"])


def test_the_example_is_as_short_as_the_docs_say() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= ABOUT + 3
