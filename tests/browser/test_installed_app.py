"""The client as an app: it can be installed, and opens without a network."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.running_server import Server, served
from tests.browser.visitor import TIMEOUT, Visitor

CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
KEPT: Final = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys())))
  return kept.flat().map((request) => new URL(request.url).pathname)
}"""
LOST: Final = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "WebSocket",
    "Failed to load resource",
    "50[0-9]",
)


@pytest.fixture
def deployed(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """A server whose client can be replaced by a new version."""
    assert chromium
    with served(tmp_path / "deployed") as server:
        yield server


def with_worker(visitor: Visitor, path: str = "/") -> Page:
    """The page, when the service worker is in charge of it and has kept what it needs."""
    page = visitor.go(path)
    page.wait_for_function(CONTROLLED)
    await_true(page, f"async () => (await ({KEPT})()).some((path) => path.includes('/assets/locale-'))")
    return page


def await_true(page: Page, asked: str) -> None:
    """Wait until an asynchronous question is answered with true."""
    end = time.monotonic() + TIMEOUT / 1000
    while not page.evaluate(asked):
        assert time.monotonic() < end, asked


@pytest.mark.parametrize(("language", "name"), [("en", "Kastelan"), ("cs", "Kastelan"), ("ru", "Кастелан")])
def test_the_manifest_names_the_app_in_the_readers_language(
    language: str, name: str, new_visitor: NewVisitor
) -> None:
    ann = new_visitor("Ann")
    found = ann.get(f"/manifest.webmanifest?language={language}")
    assert (found["name"], found["lang"], found["id"]) == (name, language, "/")
    for shown in (*found["icons"], *(icon for shortcut in found["shortcuts"] for icon in shortcut["icons"])):
        answer = ann.http.get(shown["src"])
        assert answer.headers["content-type"] == shown["type"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in found["icons"]}
    assert all(ann.http.get(shortcut["url"]).is_success for shortcut in found["shortcuts"])


def test_chromium_finds_nothing_against_installing(new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", service_workers="allow", locale="cs-CZ")
    page = with_worker(ann)
    devtools = ann.context.new_cdp_session(page)
    manifest: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert not manifest["errors"], manifest["errors"]
    assert manifest["url"].endswith("/manifest.webmanifest?language=cs")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, which every test has, is never offered an installation.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_the_app_opens_without_a_network_and_goes_on_when_it_is_back(new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", service_workers="allow")
    ann.expect_errors(*LOST)
    page = with_worker(ann)
    ann.context.set_offline(True)
    for path in ("/", "/history", "/tables/whatever"):
        page.goto(path)
        expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    page.goto("/")
    page.reload()
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    # The edition without a server is offered where its own worker has kept it.
    expect(page.get_by_role("link", name="Play without a server")).to_have_count(0)
    ann.context.set_offline(False)
    expect(page.get_by_role("heading", name="Kingdom Builder").first).to_be_visible()


def test_a_page_says_that_its_server_is_gone(deployed: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=deployed, service_workers="allow")
    ann.expect_errors(*LOST)
    page = with_worker(ann)
    deployed.kill()
    page.reload()
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    deployed.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Kingdom Builder").first).to_be_visible()


def test_the_other_edition_is_left_alone(new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", service_workers="allow")
    page = with_worker(ann)
    page.evaluate(
        "async () => void (await (await caches.open('offline-edition')).put('/offline/x', new Response('x')))"
    )
    with page.expect_request("**/offline/index.html") as asked:
        page.evaluate("fetch('/offline/index.html')")
    ann.expect_errors("/offline/")
    assert asked.value.service_worker is None
    assert "/offline/x" in page.evaluate(KEPT)
