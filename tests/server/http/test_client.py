"""The browser client as it is sent: its first page for every address of its own, kept files, strict rules."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kastelan.server.errors import NotFound, Refused
from kastelan.server.http.app import COMPRESSION
from kastelan.server.http.headers import HEADERS
from kastelan.server.http.http_errors import refuse
from kastelan.server.http.routes import client
from tests.server.support.running_server import Player, Server

SCRIPT = "console.log('castle')\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kastelan</title>")
    (folder / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "BUILT", folder)
    return folder


def app() -> Litestar:
    return Litestar(
        list(client.HANDLERS),
        response_headers=HEADERS,
        exception_handlers={Refused: refuse},
        compression_config=COMPRESSION,
        openapi_config=None,
    )


def test_every_address_of_the_client_is_its_first_page(built: Path) -> None:
    with TestClient(app()) as browser:
        for address in ("/about", "/tables/abc", "/rules/ludwig"):
            answer = browser.get(address)
            assert answer.text == (built / "index.html").read_text()
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"


def test_a_hashed_file_is_kept_for_ever_and_sent_packed_once(built: Path) -> None:
    with TestClient(app()) as browser:
        answer = browser.get("/assets/index-4f2a.js")
        assert answer.text == SCRIPT
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 20
        plain = browser.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        again = browser.get("/me", headers={"if-none-match": browser.get("/me").headers["etag"]})
        assert again.status_code == 304


def test_a_file_that_is_built_again_is_read_again(built: Path) -> None:
    first = client.found("icon.svg", built)
    (built / "icon.svg").write_text("<svg></svg>")
    assert client.found("icon.svg", built) != first


@pytest.mark.parametrize(
    "name",
    ["../secret.txt", "assets/../../secret.txt", "assets/gone.js", "api/nothing", "art/x", "a\0b", "x" * 300],
)
def test_nothing_else_is_given_out(built: Path, name: str) -> None:
    with pytest.raises(NotFound, match="no-such-page"):
        client.found(name, built)


def test_without_a_client_it_is_said_how_to_build_one(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no-client"):
        client.found("", tmp_path)


def test_no_page_runs_or_wears_anything_from_elsewhere(server: Server) -> None:
    for path in ("/healthz", "/api/games", "/art/kingdom/none", "/api/tables/none"):
        policy = Player(server).http.get(path).headers["content-security-policy"]
        rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
        assert "unsafe" not in policy
