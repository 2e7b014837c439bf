"""Every screen on a desktop in the light theme and on a phone in the dark theme: axe finds no fault, nothing
is cut off.

Screenshots are saved. In the other theme only colours can differ, so axe checks only these, except in a soak
run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.all_screens import LOBBY, Screen, tables
from tests.browser.conftest import NewVisitor
from tests.browser.running_server import Server
from tests.browser.visitor import Visitor
from tests.server.support.running_server import ROOT
from tests.soaking import SOAK

PICTURES: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
Theme = Literal["light", "dark"]
PLACES: Final[tuple[tuple[str, Theme], ...]] = (("desk", "light"), ("phone", "dark"))
OTHER: Final[dict[Theme, Theme]] = {"light": "dark", "dark": "light"}
COLOURS: Final = ALL if SOAK else ("color-contrast",)
# With an open dialog, only the dialog is checked: the page behind it was checked before.
RULES: Final = """(runOnly) => axe.run(document.querySelector('dialog[open]') ?? document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
  .slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\\n')[1] ?? ''}`)))"""
CUT_OFF: Final = """() => {
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const found = [...document.querySelectorAll('section, article, form, p, h1, h2, h3, button, select, input, table')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one) && !one.closest('.sr'))  // what is only for screen readers
  const whole = document.querySelector('.table, .replay')  // these fill the window
  const longer = whole && document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls behind its parts'] : []
  return [...longer, ...found.slice(0, 3).map((one) => `cut off: ${one.tagName} ${one.className} ${one.innerText?.slice(0, 40)}`)]
}"""


@pytest.fixture(scope="module")
def screens(browser: Browser, server: Server) -> Iterator[tuple[Visitor, list[Screen]]]:
    """Anna, who owns the tables, and all screens that she can see."""
    anna = Visitor(browser, server, "Anna")
    yield anna, [*LOBBY, *tables(anna)]
    anna.close()


def arrived(visitor: Visitor, screen: Screen) -> None:
    """Open the screen; if its path is the current one, stay on the page."""
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


def complaints(visitor: Visitor, screen: Screen, place: str, theme: Theme) -> list[str]:
    """The faults of the page in one theme and then in the other."""
    found = [*seen(visitor, screen, place, theme, ALL), *visitor.page.evaluate(CUT_OFF)]
    visitor.page.emulate_media(color_scheme=OTHER[theme])
    found += seen(visitor, screen, place, OTHER[theme], COLOURS)
    visitor.page.emulate_media(color_scheme=theme)
    return [f"{screen.name}, {place}: {one}" for one in found]


def seen(visitor: Visitor, screen: Screen, place: str, theme: Theme, rules: Sequence[str]) -> list[str]:
    """The faults that axe finds; saves a screenshot."""
    visitor.wait_until_idle()
    visitor.page.screenshot(path=PICTURES / f"{theme}-{place}" / f"{screen.name}.png")
    found: list[str] = visitor.page.evaluate(RULES, list(rules))
    return [f"{theme}: {one}" for one in found]


def looked_at(visitor: Visitor, screen: Screen, place: str, theme: Theme) -> list[str]:
    arrived(visitor, screen)
    return complaints(visitor, screen, place, theme)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "theme"), PLACES)
def test_every_screen_is_accessible_and_fits_the_window(
    place: str, theme: Theme, screens: tuple[Visitor, list[Screen]], new_visitor: NewVisitor
) -> None:
    anna, all_of_them = screens
    visitor = new_visitor(phone=place == "phone", theme=theme)
    visitor.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    found = [one for screen in all_of_them for one in looked_at(visitor, screen, place, theme)]
    assert not found, "\n".join(found)
