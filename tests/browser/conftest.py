"""One server and one Chromium for each worker."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import MISSING, flags, found, is_required
from tests.browser.running_server import Server, served
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.support.running_server import ROOT

Server.warm = True
expect.set_options(timeout=PATIENCE)
FAILED = pytest.StashKey[bool]()
FAILURES: Final = ROOT / "build" / "screenshots" / "failed"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for a picture of its pages."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


class Arrive(Protocol):
    """Lets somebody in, with a browser of their own."""

    def __call__(self, name: str | None = None, **more: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def chromium() -> str:
    """The program; where tests count, there has to be one."""
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
def arrive(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """People come; when they leave, nothing may have gone wrong on their pages."""
    here: list[Visitor] = []

    def let_in(name: str | None = None, *, at: Server | None = None, **more: Any) -> Visitor:
        here.append(Visitor(browser, at or server, name, **more))
        return here[-1]

    yield let_in
    complaints = [one for visitor in here for one in visitor.complaints()]
    for number, visitor in enumerate(here):
        if complaints or request.node.stash.get(FAILED, False):
            visitor.page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
        visitor.close()
    assert not complaints, "\n".join(complaints)
