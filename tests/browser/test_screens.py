"""Every screen, by day and by night, on desk and phone: axe finds nothing, nothing is cut off, and a picture is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Arrive
from tests.browser.screens import LOBBY, Screen, tables
from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tests.server.serving import ROOT

PICTURES: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# By night only colours differ.
COLOURS: Final = ("color-contrast", "link-in-text-block")
RULES: Final = """(runOnly) => axe.run(document, { runOnly, resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
  .filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.closest('svg'))
  .slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\\n')[1] ?? ''}`)))"""
WIDER: Final = "() => document.documentElement.scrollWidth > innerWidth"
STILL: Final = """async () => {
  const loaded = () => performance.getEntriesByType('resource').length
  const pause = () => new Promise((done) => setTimeout(done, 80))
  await document.fonts.ready
  for (let before = -1; before !== loaded() || [...document.images].some((image) => !image.complete); await pause())
    before = loaded()
}"""


@pytest.fixture(scope="module")
def screens(browser: Browser, server: Server) -> Iterator[tuple[Visitor, list[Screen]]]:
    """Anna, whose tables they are, and all screens that she can see."""
    anna = Visitor(browser, server, "Anna")
    yield anna, [*LOBBY, *tables(anna)]
    anna.close()


def complaints(page: Page, screen: Screen, folder: str, rules: Sequence[str]) -> list[str]:
    """What is wrong with a screen."""
    page.goto(screen.path)
    page.wait_for_selector(screen.sees)
    if screen.do:
        screen.do(page)
    page.evaluate(STILL)
    page.screenshot(path=PICTURES / folder / f"{screen.name}.png")
    found: list[str] = []
    if rules:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found += page.evaluate(RULES, list(rules))
    if page.evaluate(WIDER):
        found.append("wider than the window")
    return [f"{screen.name}: {one}" for one in found]


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_fit_to_be_seen(
    theme: Literal["light", "dark"], phone: bool, screens: tuple[Visitor, list[Screen]], arrive: Arrive
) -> None:
    anna, all_of_them = screens
    visitor = arrive(theme=theme, phone=phone)
    visitor.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    folder = f"{theme}-{'phone' if phone else 'desk'}"
    rules = {"light-desk": ALL, "light-phone": ALL, "dark-desk": COLOURS}.get(folder, ())
    found = [one for screen in all_of_them for one in complaints(visitor.page, screen, folder, rules)]
    assert not found, "\n".join(found)
