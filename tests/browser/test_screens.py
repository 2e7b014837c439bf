"""Every screen, on a desk by day and on a phone by night: axe finds nothing, nothing is cut off, and a picture is kept.

A soak looks at each by day and by night in both places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Arrive
from tests.browser.screens import LOBBY, Screen, tables
from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tests.server.serving import ROOT
from tests.soaking import SOAK

PICTURES: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
Theme = Literal["light", "dark"]
ONCE: Final[tuple[tuple[str, Theme], ...]] = (("desk", "light"), ("phone", "dark"))
EVERYWHERE: Final[tuple[tuple[str, Theme], ...]] = (*ONCE, ("desk", "dark"), ("phone", "light"))
# What lies behind a dialog is looked at before it opens; no rule of these reads style sheets.
RULES: Final = """(runOnly) => axe.run(document.querySelector('dialog[open]') ?? document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
  .filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.closest('svg'))
  .slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\\n')[1] ?? ''}`)))"""
CUT_OFF: Final = """() => {
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const found = [...document.querySelectorAll('section, article, form, p, h1, h2, h3, button, select, input, table')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one))
  return found.slice(0, 3).map((one) => `cut off: ${one.tagName} ${one.className} ${one.innerText?.slice(0, 40)}`)
}"""


@pytest.fixture(scope="module")
def screens(browser: Browser, server: Server) -> Iterator[tuple[Visitor, list[Screen]]]:
    """Anna, whose tables they are, and all screens that she can see."""
    anna = Visitor(browser, server, "Anna")
    yield anna, [*LOBBY, *tables(anna)]
    anna.close()


def arrived(visitor: Visitor, screen: Screen) -> None:
    """The screen as somebody would come to it, who stays on a page where it is one more thing to see there."""
    page = visitor.page
    if page.url != f"{visitor.server.url}{screen.path}":
        visitor.go(screen.path)
        page.evaluate(AXE.read_text(encoding="utf-8"))
    elif page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_selector(screen.sees)
    if screen.do:
        screen.do(page)


def complaints(visitor: Visitor, screen: Screen, folder: str) -> list[str]:
    """What is wrong with what is seen, of which a picture is kept."""
    page = visitor.page
    visitor.rest()
    page.screenshot(path=PICTURES / folder / f"{screen.name}.png")
    found: list[str] = page.evaluate(RULES, list(ALL))
    found += page.evaluate(CUT_OFF)
    return [f"{screen.name}, {folder}: {one}" for one in found]


def looked_at(visitor: Visitor, screen: Screen, folder: str) -> list[str]:
    arrived(visitor, screen)
    return complaints(visitor, screen, folder)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "theme"), EVERYWHERE if SOAK else ONCE)
def test_every_screen_is_fit_to_be_seen(
    place: str, theme: Theme, screens: tuple[Visitor, list[Screen]], arrive: Arrive
) -> None:
    anna, all_of_them = screens
    visitor = arrive(phone=place == "phone", theme=theme)
    visitor.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    found = [one for screen in all_of_them for one in looked_at(visitor, screen, f"{theme}-{place}")]
    assert not found, "\n".join(found)
