"""`kastelan serve --open`: opens the page once the server answers."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from kastelan.cli import open_browser
from kastelan.cli.main import main


class Healthy(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"ok" if self.path == "/healthz" else b"")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def running() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Healthy)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


def test_the_page_is_opened_when_the_server_answers(running: int, opened: list[str]) -> None:
    open_browser.open_when_ready("0.0.0.0", running).join()
    assert opened == [f"http://127.0.0.1:{running}/"]


def test_a_server_that_runs_already_is_used(
    running: int, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--open", "--port", str(running), "--language", "en"]) == 0
    assert f"http://127.0.0.1:{running}/" in capsys.readouterr().out
    assert len(opened) == 1


def test_a_port_that_something_else_uses_is_passed_over(running: int) -> None:
    assert not open_browser.is_free("127.0.0.1", running)
    assert open_browser.free_port("127.0.0.1", running) > running


def test_an_address_of_the_new_kind_is_written_in_brackets() -> None:
    assert open_browser.address("::1", 8000) == "http://[::1]:8000/"
    assert open_browser.address("::", 8000) == "http://127.0.0.1:8000/"
