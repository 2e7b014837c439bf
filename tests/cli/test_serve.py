"""`kastelan db` and the proof of a fair seed, as a person types them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert, update

from kastelan.arena.match import play_game
from kastelan.bots import RandomBot
from kastelan.cli.main import main
from kastelan.core import record as records
from kastelan.core.seed_promise import TAG, seed_hash
from kastelan.games import find
from kastelan.locale import LANGUAGES
from kastelan.server.http.listening import bound_sockets, port_of
from kastelan.server.storage import database, schema
from tests.server.support.running_server import free_port


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words, "--language", "en"])
    spoken = capsys.readouterr()
    return code, spoken.out, spoken.err


async def _table(path: Path, words: list[tuple[int, str]], result: list[int] | None) -> None:
    engine = database.open_database(str(path))
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.users).values(id="u", name="Ann", language="en", colour="#000000", created=0)
        )
        await connection.execute(
            insert(schema.tables).values(
                id="t", game="kingdom", version=1, players=2, options={}, seed="7", status="finished",
                visibility="public", invite="i", host="u", pace="live", rated=False, created=0, result=result,
            )
        )  # fmt: skip
        rows = [
            {"table_id": "t", "seq": seq, "kind": "move", "seat": seat, "word": word, "client": "c", "at": 0,
             "spent": 0}
            for seq, (seat, word) in enumerate(words, 1)
        ]  # fmt: skip
        await connection.execute(insert(schema.entries), rows)
    await engine.dispose()


async def _spoil(path: Path) -> None:
    engine = database.open_database(str(path))
    async with engine.begin() as connection:
        await connection.execute(update(schema.entries).where(schema.entries.c.seq == 5).values(word="end"))
    await engine.dispose()


def test_a_database_is_made_copied_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    assert run(capsys, "db", "upgrade", "--database", str(path))[:2] == (
        0,
        f"The database is at revision {database.newest()}.\n",
    )
    played = play_game(find("kingdom"), [RandomBot(), RandomBot()], {}, 7)
    asyncio.run(_table(path, list(played.moves), list(played.outcome.scores)))
    assert run(capsys, "db", "backup", str(copy), "--database", str(path))[0] == 0
    code, out, _ = run(capsys, "db", "check", "--database", str(copy), "--json")
    assert (code, json.loads(out)) == (0, {"tables": 1, "moves": len(played.moves), "faults": []})
    asyncio.run(_spoil(copy))
    code, out, _ = run(capsys, "db", "check", "--database", str(copy))
    assert code == 1
    assert "Table t:" in out


@pytest.mark.parametrize(
    "words", [("db", "destroy"), ("db", "check", "--database", "/nowhere/x.db"), ("db", "backup")]
)
def test_db_says_what_it_cannot_do(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert err.startswith("kastelan: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_into_a_missing_folder_names_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    path, missing = tmp_path / "a.db", tmp_path / "no such folder"
    run(capsys, "db", "upgrade", "--database", str(path))
    for target, named in ((missing / "b.db", missing), (tmp_path, tmp_path)):
        assert main(["db", "backup", str(target), "--database", str(path), "--language", language]) == 2
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        assert str(named) in err
        assert "a.db" not in err


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_refused_in_one_line_and_before_the_database_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, workers: str
) -> None:
    database = str(tmp_path / "a.db") if workers == "1" else "postgresql://nowhere.invalid/kastelan"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        words = ["--port", str(port), "--database", database, "--workers", workers, "--language", language]
        assert main(["serve", *words]) == 2
    spoken = capsys.readouterr()
    assert spoken.out == ""
    assert spoken.err.count("\n") == 1
    assert str(port) in spoken.err
    assert not (tmp_path / "a.db").exists()


def test_an_address_that_is_not_ours_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for host in ("192.0.2.1", "no-such-host.invalid"):  # reserved for documents and tests
        code, out, err = run(capsys, "serve", "--host", host, "--database", str(tmp_path / "a.db"))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert f"cannot listen on port 8000 of {host}" in err


def test_all_addresses_of_a_name_share_a_free_port() -> None:
    with bound_sockets("localhost", 0) as sockets:
        assert {each.getsockname()[1] for each in sockets} == {port_of(sockets)}
        assert port_of(sockets) > 0


def test_replay_refuses_a_seed_that_was_not_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play_game(find("kingdom"), [RandomBot(), RandomBot()], {}, 7)
    start = records.begin(find("kingdom"), 2, {}, 7)
    for seed, code in ((7, 0), (8, 2)):
        promise = replace(start, tags=((TAG, seed_hash(seed)),))
        file = tmp_path / f"{seed}.kastelan"
        file.write_text(records.write(records.close(promise, played.moves, played.state)), "utf-8")
        assert run(capsys, "replay", str(file), "--verify")[0] == code


@pytest.mark.slow
def test_serve_answers_and_stops_when_told_to(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "kastelan", "serve", "--port", str(port)]
    surroundings = {**os.environ, "KASTELAN_HOME": str(tmp_path), "KASTELAN_LANGUAGE": "en"}
    with subprocess.Popen(
        command, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as server:
        assert server.stdout is not None
        assert f"Kastelan is listening on http://127.0.0.1:{port}".encode() in server.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"  # at once: it said so
        server.send_signal(signal.SIGTERM)
        out, _ = server.communicate(timeout=120)
    assert b"Traceback" not in out
    assert (tmp_path / "server.db").exists()
