"""A new version of the client waits until it is wanted, and costs no move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.running_server import Server, served
from tests.browser.test_installed_app import CONTROLLED, with_worker

VERSIONS: Final = (
    "async () => (await caches.keys()).filter((name) => name.startsWith('kastelan-app-')).length"
)


@pytest.fixture
def deployed(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """A server whose client can be replaced by a new version."""
    assert chromium
    with served(tmp_path / "deployed") as server:
        yield server


def deploy(server: Server) -> None:
    """Serve a new version: one file without a hash has changed, and with it the worker's version."""
    script = server.client / "service-worker.js"
    text = script.read_text(encoding="utf-8")
    version = re.search(r"`([0-9a-f]{12})`", text)
    assert version is not None
    script.write_text(text.replace(version[1], version[1][1:] + version[1][:1]), encoding="utf-8")


class HeldAnswers:
    """Keeps back what the server says on sockets, while it is told to."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/api/tables/"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if self.holding:
                self._kept.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(heard)

    def release(self) -> None:
        self.holding = False
        for socket, message in self._kept:
            socket.send(message)


def look_for_new_version(page: Page) -> None:
    page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")


def test_a_new_version_waits_until_it_is_asked_for(deployed: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=deployed, service_workers="allow")
    page = with_worker(ann)
    page.evaluate("window.old = true")
    deploy(deployed)
    look_for_new_version(page)
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert page.evaluate("window.old")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    page.wait_for_function(CONTROLLED)
    assert page.evaluate("window.old") is None
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)
    assert page.evaluate(VERSIONS) == 2  # the one before is kept for pages that still run it


def test_a_new_version_comes_with_the_next_screen(deployed: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=deployed, service_workers="allow")
    page = with_worker(ann)
    page.evaluate("window.old = true")
    deploy(deployed)
    look_for_new_version(page)
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_function("() => window.old === undefined && location.pathname === '/rules'")
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)


def test_a_new_version_costs_no_move(deployed: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=deployed, service_workers="allow")
    with_worker(ann)
    table = ann.table("kingdom", "me", "random")
    ann.start(table)
    held = HeldAnswers(ann.page)
    page = ann.sit(table)
    player = PagePlayer(page, "kingdom", Mouse())
    player.wait()
    before = ann.position(table, 0)["seq"]
    page.evaluate("window.old = true")
    deploy(deployed)
    look_for_new_version(page)
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    # The move is under way, and no answer arrives, when the new version is asked for.
    held.holding = True
    spot = player.any("[data-hex].legal")
    assert spot is not None
    player.hand.press(page, spot)
    page.wait_for_selector(".sending")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("It loads as soon as your move has arrived.")).to_be_visible()
    assert page.evaluate("window.old")
    held.release()
    page.wait_for_function("() => window.old === undefined")
    page.wait_for_selector("[data-seq]")
    assert ann.position(table, 0)["seq"] > before


def test_a_second_version_removes_the_first(deployed: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=deployed, service_workers="allow")
    page = with_worker(ann)
    for _ in range(2):
        deploy(deployed)
        look_for_new_version(page)
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        page.wait_for_function(CONTROLLED)
    assert page.evaluate(VERSIONS) <= 2
