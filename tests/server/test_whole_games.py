"""Whole games over HTTP and sockets, with somebody recording on every seat and among the spectators.

Everything received is compared with what the engine says that this seat may know: the recorder's own game is
played from the seed that is revealed at the end. What must not depend on anything hidden is worked out again
from positions in which all that the seat does not know was dealt differently.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from kastelan.core.record import parse, play_back
from kastelan.core.seed_promise import check_promise
from kastelan.games import GAMES, find
from tests.server.support.recorder import NAMES, Recorder, Truth
from tests.server.support.running_server import Player, Server

SEATS = len(NAMES)
LINE = {"at", "level", "logger", "message", "method", "route", "status", "ms"}
SCHEMA = "/schema/openapi.json"
NUMBER = r"[0-9.]+(?:e[+-][0-9]+)?"
METRIC = r'kastelan_[a-z_]+(?:\{(?:le="[0-9.]+|le="\+Inf|kind="[A-Za-z]+",reason="[a-z-]+)"\})?'


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("recorded") / "logs.jsonl"


@pytest.fixture(scope="module")
def recorded(logs: Path) -> Iterator[Server]:
    server = Server(logs.with_name("tables.db"), json_logs=True)
    server.logs = logs
    server.start()
    yield server
    server.stop()


def played_out(
    server: Server, game: str, luck: Random, sockets: ExitStack
) -> tuple[list[Player], list[Recorder], str]:
    people = [Player(server, name) for name in NAMES]
    table = people[0].table(game, "me", *["open"] * (SEATS - 1))
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    recorders = [
        Recorder(person, table, sockets.enter_context(person.socket(table, str(seat))), seat)
        for seat, person in enumerate(people)
    ]
    nobody = Player(server)
    recorders.append(Recorder(nobody, table, sockets.enter_context(nobody.socket(table)), None))
    for recorder in recorders:
        recorder.hear(0)
    seq = 0
    while actors := recorders[0].position["actors"]:
        seat = luck.choice(actors)
        word = luck.choice(recorders[seat].position["asked"]["legal"])
        if luck.random() < 0.1:
            luck.choice(recorders).pry(seq, word, luck)
        seq = people[seat].move(table, seat, seq, f"c{seq}", [word])["seq"]
        for recorder in recorders:
            recorder.hear(seq)
    return people, recorders, table


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_ever_receives_what_it_may_not_know(recorded: Server, logs: Path, game: str) -> None:
    quiet = metrics(recorded)
    with ExitStack() as sockets:
        people, recorders, table = played_out(recorded, game, Random(3), sockets)
    assert metrics(recorded) == quiet  # numbers only, for whatever is played
    record = parse(people[0].http.get(f"/api/tables/{table}/record").text)
    check_promise(record, find)
    truth = Truth(list(play_back(record, find)))
    for recorder in recorders:
        truth.check(recorder)
    assert {kind for recorder in recorders for kind, _, _ in recorder.pried} >= {"steps", "step", "refused"}
    seed = str(record.seed)
    for person in people:
        before_end = [raw for raw in person.heard if b'"finished"' not in raw]
        assert all(seed.encode() not in raw for raw in before_end)
    check_logs(logs.read_text(), recorded, [seed, table, *NAMES, *(person.id for person in people)])


def metrics(server: Server) -> list[str]:
    """What the metrics say, but for the numbers."""
    text = httpx.get(f"{server.url}/metrics").text
    assert all(re.fullmatch(rf"# .*|{METRIC} {NUMBER}", line) for line in text.splitlines()), text
    names = re.sub(rf" {NUMBER}$", "", text, flags=re.MULTILINE).splitlines()
    return [name for name in names if "kastelan_refusals" not in name]  # they come with the first refusal


def check_logs(text: str, server: Server, secrets: list[str]) -> None:
    """Every byte of the logs is a time, or a route with its status."""
    routes = {SCHEMA, *httpx.get(f"{server.url}{SCHEMA}").json()["paths"]}
    assert not any(secret in text for secret in secrets)
    lines = [json.loads(line) for line in text.splitlines()]
    assert len(lines) > 100
    for line in lines:
        assert set(line) == LINE, line
        assert line["route"] in routes, line
        assert line["message"] == f"{line['method']} {line['route']} {line['status']}"
        assert re.fullmatch(r"[-0-9T:.]+", line["at"])
