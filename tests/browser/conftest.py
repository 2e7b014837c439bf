"""One server and one Chromium for each test process."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import MISSING, flags, found, is_required
from tests.browser.running_server import Server, served
from tests.browser.visitor import TIMEOUT, Visitor
from tests.server.support.running_server import ROOT

Server.warm = True
expect.set_options(timeout=TIMEOUT)
FAILED = pytest.StashKey[bool]()
FAILURES: Final = ROOT / "build" / "screenshots" / "failed"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record whether a test failed, so that its pages are saved as screenshots."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


class NewVisitor(Protocol):
    """Creates a guest with a separate browser context."""

    def __call__(self, name: str | None = None, **more: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium. Without one the tests are skipped, or fail where it is required."""
    path = found()
    if path is None and is_required():
        pytest.fail(MISSING)
    if path is None:
        pytest.skip(MISSING)
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=flags())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("browser"), analysis_playouts=8) as server:
        yield server


@pytest.fixture
def new_visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """Creates visitors; at the end of the test, no page may have had an unexpected error."""
    visitors: list[Visitor] = []

    def create(name: str | None = None, *, at: Server | None = None, **more: Any) -> Visitor:
        visitors.append(Visitor(browser, at or server, name, **more))
        return visitors[-1]

    yield create
    errors = [one for visitor in visitors for one in visitor.unexpected_errors()]
    for number, visitor in enumerate(visitors):
        if errors or request.node.stash.get(FAILED, False):
            visitor.page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
        visitor.close()
    assert not errors, "\n".join(errors)
