"""The sign that PostgreSQL does not keep is refused wherever text comes in, with clear words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.moderation.operators import operator
from tests.server.support.openapi_requests import OURS, Operation, operations
from tests.server.support.running_server import Player, Server, next_of

NUL = "\0"


def spoilt(body: Any) -> Iterator[Any]:
    """A body with the sign in each of its texts in turn."""
    if isinstance(body, str):
        yield f"{body[:5]}{NUL}"
    elif isinstance(body, list):
        for at, item in enumerate(body):
            yield from ([*body[:at], other, *body[at + 1 :]] for other in spoilt(item))
    elif isinstance(body, dict):
        for name, item in body.items():
            yield from ({**body, name: other} for other in spoilt(item))


def asked(server: Server, ann: Player) -> Iterator[Operation]:
    people = {"user": ann.id, "bot": "greedy"}
    return (found for found in operations(server, people) if found.path.startswith(OURS))


def test_every_body_is_refused_that_holds_it(server: Server) -> None:
    ann, refused = operator(server, "Ann"), 0  # operators may ask for everything
    table = ann.table("kingdom", "me", "me")
    for operation in asked(server, ann):
        for body in spoilt(operation.body):
            answer = replace(operation, body=body).ask(ann.http, {"table_id": table})
            assert answer.status_code == 400, (operation, body, answer.text)
            refused += answer.json()["error"]["message"] == "nul-in-text"
    assert refused > 20
    body = {"game": "kingdom", "seats": [{"kind": "me"}] * 2, "options": {f"a{NUL}": "b"}}
    assert ann.post("/api/tables", body, 400)["error"]["message"] == "nul-in-text"


def test_every_address_is_refused_that_holds_it(server: Server) -> None:
    ann = operator(server, "Ann")
    for operation in asked(server, ann):
        if "{" in operation.path:
            spoilt_place = dict.fromkeys(("table_id", "person_id", "player", "game"), "a%00b")
            answer = operation.ask(ann.http, {**spoilt_place, "session_id": "%00", "token_id": "%00"})
            assert answer.status_code in (400, 404), (operation, answer.text)
        for name in operation.query:
            answer = operation.ask(ann.http, {"table_id": "x"}, f"{name}=a%00b")
            assert answer.status_code == 400, (operation, answer.text)


@pytest.mark.parametrize("path", ["tables/%00/socket?", "lobby/socket?player=%00&"])
def test_sockets_refuse_it_too(server: Server, path: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/{path}") as line:
        assert next_of(line, "refused")["error"]["message"] == "nul-in-text"


def test_frames_refuse_it_too(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    move = {"type": "move", "seat": 0, "seq": 0, "id": "a", "words": ["x"]}
    with ann.socket(table, "0") as line:
        for change in ({"id": f"a{NUL}"}, {"words": [f"x{NUL}"]}):
            line.send(json.dumps(move | change))
            assert next_of(line, "refused")["error"]["message"] == "nul-in-text"
        line.send(json.dumps({"type": "chat", "text": f"hello{NUL}"}))
        assert (
            next_of(line, "refused")["error"]["text"]
            == "The text contains a character that cannot be stored (NUL)."
        )
