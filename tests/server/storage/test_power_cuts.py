"""Power cuts: whatever was acknowledged is there after kill -9, once."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from kastelan.cli.main import main
from tests.server.support.running_server import ROOT, Player, Server

ROUNDS = int(os.environ.get("KASTELAN_KILL_ROUNDS", "3"))
MOVES = 8
"""How many are made in each round before the power may go, however busy the machine is."""


class Restless:
    """Plays random moves on one hot-seat table and remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.player = Player(server, f"P{number}")
        self.table = self.player.table("kingdom", "me", "me")
        self.player.start(self.table)
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.luck = Random(number)
        self.sent = 0

    def play(self) -> None:
        """Play until the server is gone."""
        try:
            while True:
                at = self.player.position(self.table)
                if not at["actors"]:
                    return
                seat, client = at["actors"][0], f"m{self.sent}"
                word = self.luck.choice(self.player.position(self.table, seat)["asked"]["legal"])
                self.sent += 1
                done = self.player.move(self.table, seat, at["seq"], client, [word])
                self.acknowledged[done["seq"]] = client, word
        except httpx.TransportError:
            return


@pytest.mark.slow
def test_every_acknowledged_move_survives_kill_9_and_none_is_there_twice(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", bot_workers=1)
    server.start()
    players = [Restless(server, number) for number in range(4)]
    luck = Random(1)
    try:
        for _ in range(ROUNDS):
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            told = acknowledged(players) + MOVES
            while acknowledged(players) < told and any(thread.is_alive() for thread in threads):
                time.sleep(0.01)
            time.sleep(luck.random() / 2)
            server.kill()
            for thread in threads:
                thread.join()
            server.start()
            for player in players:
                check_kept(player)
    finally:
        server.stop()
    assert acknowledged(players) >= min(MOVES * ROUNDS, 100)
    assert main(["db", "check", "--database", str(tmp_path / "tables.db"), "--json"]) == 0


def acknowledged(players: list[Restless]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check_kept(player: Restless) -> None:
    """What the server knows after its death: everything acknowledged, at its number, once."""
    told = player.player.get(f"/api/tables/{player.table}/position?since=0")["happened"]
    seqs = [line["seq"] for line in told]
    assert seqs == list(range(1, len(seqs) + 1))
    assert len(seqs) >= max(player.acknowledged, default=0)
    words: dict[int, str] = {}
    for seat in (0, 1):
        own = player.player.get(f"/api/tables/{player.table}/position?since=0&seat={seat}")["happened"]
        words |= {line["seq"]: line["word"] for line in own if line["seat"] == seat}
    for seq, (_, word) in player.acknowledged.items():
        assert words[seq] == word


@pytest.mark.slow
def test_many_power_cuts_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    cuts = os.environ.get("KASTELAN_POWER_CUTS", "30")
    program = [sys.executable, "-m", "tests.server.support.power_cuts", str(database), cuts]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > int(cuts)  # how many more depends on how busy the machine is
    assert main(["db", "check", "--database", str(database), "--json"]) == 0
