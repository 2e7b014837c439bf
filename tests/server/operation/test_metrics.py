"""Metrics: what an operator asks, and the dashboard that shows it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.server.errors import TooMany
from kastelan.server.operation.metrics import Metrics
from kastelan.server.service import Service
from kastelan.server.settings import Settings
from tests.server.support.running_server import Player, Server

DASHBOARD: Final = Path(__file__).parents[3] / "deploy" / "grafana.json"
NAME: Final = re.compile(r"kastelan_[a-z_]+")


def numbers(player: Player) -> dict[str, float]:
    """The metrics, by name with labels."""
    lines = player.http.get("/metrics").text.splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")
    }


def gained(before: dict[str, float], after: dict[str, float], name: str) -> float:
    return after[name] - before.get(name, 0)


def test_moves_commits_and_bots_are_counted_and_timed(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "random")
    ann.start(table)
    before = numbers(ann)
    own = 0
    while (at := ann.position(table, 0))["seq"] < own + 4 or own < 4:  # both have moved
        if at["actors"] == [0]:
            ann.move(table, 0, at["seq"], f"c{at['seq']}", at["asked"]["legal"][:1])
            own += 1
    moves = ann.position(table)["seq"]  # before the numbers: the bot moves on meanwhile
    after = numbers(ann)
    assert gained(before, after, "kastelan_entries_total") >= moves
    assert gained(before, after, "kastelan_command_seconds_count") >= 8
    assert gained(before, after, 'kastelan_command_seconds_bucket{le="+Inf"}') >= 8
    assert gained(before, after, "kastelan_commit_seconds_count") >= 4
    assert gained(before, after, "kastelan_bot_answer_seconds_count") >= 4
    assert after["kastelan_tables"] >= 1
    assert after["kastelan_process_resident_memory_bytes"] > 1e6


def test_refusals_are_counted_by_kind_over_http_and_socket(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    before = numbers(ann)
    ann.get("/api/tables/nowhere", 404)
    with ann.socket(table, "0") as socket:
        socket.send("rubbish")
        while json.loads(socket.recv())["type"] != "refused":
            pass
    after = numbers(ann)
    for kind, reason in (("NotFound", "no-such-table"), ("Refused", "bad-frame")):
        name = f'kastelan_refusals_total{{kind="{kind}",reason="{reason}"}}'
        assert gained(before, after, name) == 1, sorted(set(after) - set(before))


def test_what_a_rule_forbids_has_one_reason_for_all_rules() -> None:
    metrics = Metrics()
    metrics.refused(IllegalAction("KB-BUILD-1", "not-adjacent"))
    metrics.refused(IllegalAction("KB-BUILD-2", "other-terrain"))
    metrics.refused(TooMany("too-fast", seconds=1))
    text = metrics.text()
    assert 'kastelan_refusals_total{kind="IllegalAction",reason="rules"} 2.0' in text
    assert 'kastelan_refusals_total{kind="TooMany",reason="too-fast"} 1.0' in text


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text())["panels"]
    return found


def expressions() -> set[str]:
    return {target["expr"] for panel in panels() for target in panel["targets"]}


def family(name: str) -> str:
    """The metric that a sample belongs to."""
    return re.sub(r"_(bucket|count|sum|created|total)$", "", name)


def test_the_dashboard_shows_every_metric_and_no_other(tmp_path: Path) -> None:
    async def exported() -> str:
        return Service(Settings(database=str(tmp_path / "tables.db"))).metrics.text()

    known = set(map(family, NAME.findall(asyncio.run(exported()))))
    shown = {family(name) for text in expressions() for name in NAME.findall(text)}
    assert shown <= known, shown - known
    # The process has more metrics than an operator asks for.
    assert {name for name in known - shown if "_process_" not in name} == set()


@pytest.mark.parametrize("part", ["moves", "refusals", "memory"])
def test_the_dashboard_has_a_panel_for_each_question(part: str) -> None:
    titles = [panel["title"].lower() for panel in panels()]
    assert any(part in title for title in titles), titles
