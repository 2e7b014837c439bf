"""Whatever is sent to any route, the server answers with words of its own, and with the security headers."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from kastelan.server.http import headers
from kastelan.server.http.headers import HEADERS
from kastelan.server.http.http_errors import EXCEPTION_HANDLERS
from tests.server.support.openapi_requests import Operation, operations
from tests.server.support.running_server import Player, Server

BODIES = {
    "bytes that are not UTF-8": b'{"name":"\xff\xfe"}',
    "bytes that are not UTF-8 outside of text": b"\xff\xfe\x80",
    "another encoding": '{"name":"Ann"}'.encode("utf-16"),
    "half of a surrogate pair": b'{"name":"\\ud800","game":"\\ud800","text":"\\ud800"}',
    "lists too deep": b"[" * 60_000,
    "lists too deep and closed": b"[" * 20_000 + b"]" * 20_000,
    "objects too deep": b'{"a":' * 10_000,
    "a field too deep": b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "a known field too deep": b'{"options":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001,
    "a number of 5,000 digits": b'{"seat":' + b"9" * 5_000 + b"}",
    "no number": b'{"seat":1e999}',
    "nothing": b"",
    "half of it": b'{"name":"Ann',
    "a mark before it": b'\xef\xbb\xbf{"name":"Ann"}',
    "too much": b'"' + b"a" * 300_000 + b'"',
}
KINDS = (
    "application/json",
    "application/msgpack",
    "multipart/form-data; boundary=x",
    "text/plain",
    "\xff",
    "",
)
QUERIES = (
    "language=%ff", "seat=%ff", "seat=99999999999999999999", "since=-1", "until=1e9", "a=%", "option=%ff=%fe",
    "name=%ed%a0%80", "first=" + "9" * 5_000, "players=%ff", "board=%ff",
)  # fmt: skip
PLACES = ("%ff", "%ed%a0%80", "%2e%2e", "a" * 5_000, "%0a", "ł", "1" * 5_000, "-1")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE")
ADDRESSES = (
    "/", "/api", "/api/none", "/api/here", "/api/guests", "/schema", "/schema/none", "/assets/none.js",
    "/%ff", "/%00", "/a%2fb", "/art/", "/art/kingdom", "/readyz", "/" + "a" * 5_000,
)  # fmt: skip
HEADS: tuple[dict[bytes, bytes], ...] = (
    {b"Authorization": b"Bearer \xff"}, {b"Authorization": b"Basic"}, {b"Cookie": b"kastelan=\xff.\xfe"},
    {b"Cookie": b"kastelan=a.b; kastelan-device=\xff"}, {b"Accept-Language": b"\xff"}, {b"Origin": b"\xff"},
    {b"Origin": b"http://["}, {b"Origin": b"null"}, {b"Host": b"["}, {b"Accept-Encoding": b"\xff"},
    {b"User-Agent": b"\xff" * 300}, {b"Content-Encoding": b"gzip"}, {b"X-Forwarded-For": b"\xff"},
    {b"If-None-Match": b"\xff"}, {b"Range": b"bytes=9-1"},
)  # fmt: skip
ENDING = ("/api/logout", "/api/me/sessions", "/api/me")
"""Requests that would log out the person who sends them, or delete the account."""


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server, "Ann")


@pytest.fixture
def places(ann: Player) -> dict[str, str]:
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    return {"table_id": table, "game": "kingdom", "number": "1", "person_id": ann.id, "player": ann.id}


def asked(server: Server) -> Iterator[Operation]:
    for found in operations(server, {}):
        if found.path not in ENDING or found.method == "GET":
            yield found


def check(answer: httpx.Response, *sent: object) -> None:
    assert answer.status_code < 500, (sent, answer.text)
    assert "Traceback" not in answer.text, sent
    assert all(name in answer.headers for name in HEADERS), (sent, answer.status_code)


def test_no_body_makes_a_route_stumble(server: Server, ann: Player, places: dict[str, str]) -> None:
    for operation in asked(server):
        if operation.method != "GET":
            path = operation.path.format(**{name: places.get(name, "0") for name in operation.places})
            for name, body in BODIES.items():
                for kind in KINDS if name.startswith("bytes") else KINDS[:1]:
                    head = {b"Content-Type": kind.encode("latin-1")}
                    answer = ann.http.request(operation.method, path, content=body, headers=head)
                    check(answer, operation.method, path, name, kind)


def test_no_address_makes_a_route_stumble(server: Server, ann: Player, places: dict[str, str]) -> None:
    for operation in asked(server):
        for query in QUERIES:
            check(operation.ask(ann.http, places, query), operation, query)
        for place in operation.places:
            for word in PLACES:
                check(operation.ask(ann.http, {**places, place: word}), operation, place, word)


def test_no_method_and_no_header_makes_the_server_stumble(ann: Player, places: dict[str, str]) -> None:
    for address in ADDRESSES:
        for method in METHODS:
            check(ann.http.request(method, address), method, address)
    paths = (
        "/",
        "/api/here",
        "/api/guests",
        "/api/login",
        f"/api/tables/{places['table_id']}",
        "/art/kingdom/x",
    )
    for head in HEADS:
        for path in paths:
            for method in ("GET", "POST"):
                check(ann.http.request(method, path, headers=head), method, path, head)


@pytest.mark.parametrize("name", ["a" * 1_001, "a" * 100_000, "\u0301" * 2_000, "\u202e", "\x1b[31m"])
def test_no_name_in_a_record_makes_the_server_stumble(ann: Player, name: str) -> None:
    head = '[Game "kingdom"]\n[Rules "1"]\n[Players "2"]\n[Seed "7"]\n'
    for text in (
        f'{head}[Seat "A" {json.dumps(name)}]\n',
        f"{head}\nA: {name}\n",
        f"[Game {json.dumps(name)}]",
    ):
        for path in ("/api/records", "/api/records/steps/0"):
            check(ann.http.post(path, json={"text": text}), name[:9], text[:9])


def test_a_body_that_is_too_large_is_refused_with_words_and_the_headers(ann: Player) -> None:
    answer = ann.http.post("/api/guests", content=b"x" * 100_000)
    assert answer.status_code == 413
    check(answer)


@get("/", sync_to_thread=False)
def stumble() -> None:
    raise ZeroDivisionError


def test_an_error_of_the_server_itself_has_words_and_the_headers() -> None:
    app = Litestar(
        [stumble],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[headers.sender(https=False)],
        openapi_config=None,
    )
    with TestClient(app, raise_server_exceptions=False) as browser:
        answer = browser.get("/")
    assert answer.status_code == 500
    assert answer.json()["error"]["message"] == "server-stumbled"
    assert all(name in answer.headers for name in HEADERS)
