"""`kastelan serve` as it is really started: several processes, logs, stopping."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection

from kastelan.cli.main import main
from kastelan.server.settings import Settings
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Answer, Player, Server, free_port, is_ready, next_of


@contextmanager
def serving(database: str, *more: str) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    server = Server(database)
    server.port = free_port()
    words = ["serve", "--port", str(server.port), "--database", database, *more]
    program = subprocess.Popen(
        [sys.executable, "-m", "kastelan", *words],
        stderr=subprocess.PIPE,
        text=True,
        stdout=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + 240  # for machines that have other things to do
        while not is_ready(server.url):
            assert time.monotonic() < until
            time.sleep(0.1)
        yield server, program
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(120)
        assert program.stderr is not None
        program.stderr.close()


def test_logs_are_lines_of_json_that_name_no_table_and_no_person(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--json-logs") as (server, program):
        ann = Player(server, "Annabella")
        table = ann.table("kingdom", "me", "greedy")
        ann.start(table)
        ann.position(table, 0)
        cookie = ann.http.cookies["kastelan"]
        program.send_signal(signal.SIGTERM)
        assert program.wait(120) in (0, -signal.SIGTERM)
        assert program.stderr is not None
        told = program.stderr.read()
    lines = [json.loads(line) for line in told.splitlines()]
    asked = [line for line in lines if line["logger"] == "kastelan.requests"]
    assert {"GET", "POST"} == {line["method"] for line in asked}
    assert "/api/tables/{table_id}/position" in {line["route"] for line in asked}
    for secret in ("Annabella", table, cookie):
        assert secret not in told


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", "tables.db"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_settings_reach_another_process_unchanged() -> None:
    settings = Settings(origins=("https://a.example",), bot_workers=3, requests=(1.5, 2.0))
    assert Settings.read(settings.written()) == settings


@pytest.mark.slow
def test_two_workers_of_one_command_play_one_game(postgres: Cluster) -> None:
    with serving(postgres.database(), "--workers", "2") as (server, _):
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        for number in range(20):
            while (at := newest(ann, table))["seq"] < number:  # the other process has yet to hear of it
                pass
            seat = at["actors"][0]
            word = ann.position(table, seat)["asked"]["legal"][0]
            ann.move(table, seat, at["seq"], f"m{number}", [word])


@pytest.mark.slow
def test_sockets_that_were_passed_on_to_another_process_work_like_others(postgres: Cluster) -> None:
    with serving(postgres.database(), "--workers", "2") as (server, _):
        ann = Player(server, "Ann")
        for _ in range(20):  # both processes have been asked something by now
            httpx.get(f"{server.url}/api/time", timeout=120)
        for _ in range(4):
            table = ann.table("kingdom", "me", "me")
            ann.start(table)
            with ann.socket(table, "0") as one, ann.socket(table, "1") as other:
                _play_five_moves((one, other))


def _play_five_moves(lines: tuple[ClientConnection, ClientConnection]) -> None:
    at = [next_of(line, "update")["position"] for line in lines]
    for number in range(5):
        seat = at[0]["actors"][0]
        words = at[seat]["asked"]["legal"][:1]
        frame = {"type": "move", "seat": seat, "seq": number, "id": f"m{number}", "words": words}
        lines[seat].send(json.dumps(frame))
        at = [next_of(line, "update")["position"] for line in lines]
        assert [one["seq"] for one in at] == [number + 1] * 2


def newest(player: Player, table: str) -> Answer:
    """The position by a fresh connection, so that either process may answer."""
    with httpx.Client(
        base_url=player.server.url, cookies=player.http.cookies, timeout=120, verify=False
    ) as http:
        found: Answer = http.get(f"/api/tables/{table}/position").json()["position"]
        return found


def status(database: Path, table: str) -> str:
    """How a table stands on disk; nobody at the server looks at it."""
    connection = sqlite3.connect(database)
    try:
        return str(connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0])
    finally:
        connection.close()


@pytest.mark.parametrize("seats", [("random", "random"), ("me", "me")])
def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path, seats: tuple[str, str]) -> None:
    server = Server(tmp_path / "tables.db", bots_alone=True)
    server.start()
    ann = Player(server, "Ann")
    table = ann.table("seasons", *seats)
    ann.start(table)
    if "me" in seats:  # bots stand in for whoever leaves
        ann.post(f"/api/tables/{table}/leave")
    server.kill()
    assert status(tmp_path / "tables.db", table) == "playing"
    server.start()
    try:
        until = time.monotonic() + 120
        while status(tmp_path / "tables.db", table) != "finished":
            assert time.monotonic() < until
            time.sleep(0.2)
    finally:
        server.stop()


def test_limits_are_changed_by_name() -> None:
    changed = (
        Settings().changed("most_tables", "50").changed("requests", "100, 400").changed("head_seconds", "2.5")
    )
    assert (changed.most_tables, changed.requests, changed.head_seconds) == (50, (100.0, 400.0), 2.5)
    assert Settings.read(changed.written()) == changed


@pytest.mark.parametrize(
    "limit",
    ["most_tables", "most_tables=", "most_tables=1.5", "most_tables=-3", "most_tables=5,6", "requests=50",
     "head_seconds=nan", "head_seconds=inf", "requests=0,5"],
)  # fmt: skip
def test_a_limit_that_is_none_is_refused(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", limit, "--language", "en"]) == 2
    assert "a number above zero" in capsys.readouterr().err


def test_an_unknown_limit_is_answered_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", "database=x", "--language", "en"]) == 2
    told = capsys.readouterr().err
    assert "most_tables" in told
    assert "private_webhooks" not in told
