"""Operators, as the tests of moderation need them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tests.server.people.test_accounts import account
from tests.server.support.running_server import ROOT, Answer, Player, Server


def operator(server: Server, name: str = "Olga") -> Player:
    """An operator, appointed by a command beside the running server."""
    person, login = account(server, name)
    command(server, "appoint", login)
    return person


def command(server: Server, *words: str, status: int = 0) -> Any:
    """What `kastelan moderate` answers in JSON, with the server running."""
    line = [
        sys.executable,
        "-m",
        "kastelan",
        "moderate",
        *words,
        "--database",
        str(server.database),
        "--json",
    ]
    environment = {**os.environ, "KASTELAN_LANGUAGE": "en"}
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == status, done.stderr + done.stdout
    return json.loads(done.stdout)


def said(person: Player, table: str, text: str) -> int:
    """The number of a chat message that a person has written."""
    return int(person.post(f"/api/tables/{table}/chat", {"type": "chat", "text": text})["number"])


def reports_about(chief: Player, person: Player) -> list[Answer]:
    """The open reports about a person."""
    found: list[Answer] = chief.get("/api/moderation/reports")
    return [report for report in found if report["person"] == person.id]
