"""`HEAD` answers wherever `GET` does, with the same status and headers and nothing else."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module

import pytest
from litestar.handlers import HTTPRouteHandler

from kastelan.server.http import routes
from tests.server.support.running_server import Player, Server

VARYING = {"date", "content-length", "content-encoding", "set-cookie", "vary", "etag"}
"""Headers of pages that say something else at every request, as portraits and the time do."""

MODULES = [
    import_module(f"{routes.__name__}.{module.name}") for module in pkgutil.iter_modules(routes.__path__)
]
HANDLERS = [
    handler for module in MODULES for handler in module.HANDLERS if isinstance(handler, HTTPRouteHandler)
]
ROUTES = sorted(
    {path for one in HANDLERS if "GET" in one.http_methods for path in one.paths} | {"/schema/openapi.json"}
)
PLACES = {"game": "kingdom", "rest": "cover", "kind": "png", "number": "0", "code": "0"}


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "random")
    ann.start(table)
    return table


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_answers_head_as_it_answers_get(route: str, server: Server, table: str) -> None:
    ann = Player(server, "Bob")
    path = re.sub(r"\{(\w+):\w+\}", lambda place: PLACES.get(place[1], table), route)
    asked = ann.http.get(path)
    told = ann.http.head(path)
    assert told.status_code == asked.status_code, told.text
    assert told.content == b""
    kept = {name: value for name, value in asked.headers.items() if name not in VARYING}
    assert {name: told.headers.get(name) for name in kept} == kept


def test_head_does_not_make_a_change(server: Server) -> None:
    assert Player(server, "Ann").http.head("/api/logout").status_code == 405


def test_head_says_how_long_a_page_is(server: Server) -> None:
    ann = Player(server)
    asked, told = ann.http.get("/healthz"), ann.http.head("/healthz")
    assert told.headers["content-length"] == asked.headers["content-length"] == "2"
