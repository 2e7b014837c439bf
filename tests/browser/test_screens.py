"""Every screen, by day and by night, on desk and phone: axe finds nothing, nothing is cut off, and a picture is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser

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
    """The screen as somebody would come to it."""
    page = visitor.go(screen.path)
    page.wait_for_selector(screen.sees)
    if screen.do:
        screen.do(page)


def complaints(visitor: Visitor, screen: Screen, folder: str, rules: Sequence[str]) -> list[str]:
    """What is wrong with what is seen, of which a picture is kept."""
    page = visitor.page
    visitor.rest()
    page.screenshot(path=PICTURES / folder / f"{screen.name}.png")
    found: list[str] = page.evaluate(RULES, list(rules)) if rules else []
    found += page.evaluate(CUT_OFF)
    return [f"{screen.name}, {folder}: {one}" for one in found]


def looked_at(visitor: Visitor, screen: Screen, place: str) -> list[str]:
    """By day with all rules, then by night, where only colours differ."""
    visitor.page.emulate_media(color_scheme="light")
    arrived(visitor, screen)
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = complaints(visitor, screen, f"light-{place}", ALL)
    visitor.page.emulate_media(color_scheme="dark")
    return found + complaints(visitor, screen, f"dark-{place}", COLOURS if place == "desk" else ())


@pytest.mark.slow
@pytest.mark.parametrize("place", ["desk", "phone"])
def test_every_screen_is_fit_to_be_seen(
    place: str, screens: tuple[Visitor, list[Screen]], arrive: Arrive
) -> None:
    anna, all_of_them = screens
    visitor = arrive(phone=place == "phone")
    visitor.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    found = [one for screen in all_of_them for one in looked_at(visitor, screen, place)]
    assert not found, "\n".join(found)
