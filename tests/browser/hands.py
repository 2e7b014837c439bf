"""Mouse, finger and keys: three ways to press what a page offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from playwright.sync_api import Page

FIND: Final = """(selector) => {
  const open = document.querySelector('dialog[open]')
  const inside = open ?? document
  const hits = []
  for (const element of inside.querySelectorAll(selector)) {
    if (!element.checkVisibility() || element.disabled || element.getAttribute('aria-disabled') === 'true') continue
    let box = element.getBoundingClientRect()
    const laid = element.closest('.window') // a board that is moved by hand does not scroll
    if (!laid && (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1)) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      box = element.getBoundingClientRect()
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const under = document.elementFromPoint(x, y)
    if (under && (element.contains(under) || under.contains(element) && under.closest('button') === element.closest('button')))
      hits.push([x, y, (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80)])
  }
  return hits
}"""
REACHED: Final = """(selector) => {
  const focus = document.activeElement
  return focus instanceof Element && focus !== document.body && focus.matches(selector)
}"""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something can be pressed, and what it is called."""

    x: float
    y: float
    name: str
    selector: str
    number: int


def spots(page: Page, selector: str) -> list[Spot]:
    """Everything of a kind that is seen, enabled and not covered."""
    found = page.evaluate(FIND, selector)
    return [Spot(x, y, name, selector, number) for number, (x, y, name) in enumerate(found)]


class Hand(Protocol):
    """A way to press."""

    def press(self, page: Page, spot: Spot) -> None: ...


class Mouse:
    """Points and clicks."""

    def press(self, page: Page, spot: Spot) -> None:
        page.mouse.click(spot.x, spot.y)


class Finger:
    """Taps."""

    def press(self, page: Page, spot: Spot) -> None:
        page.touchscreen.tap(spot.x, spot.y)


class Keys:
    """Walks with Tab and presses Enter; games add their own keys."""

    LONGEST: Final = 250

    def press(self, page: Page, spot: Spot) -> None:
        walk_to(page, spot.selector)
        page.keyboard.press("Enter")


def walk_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something like this has the focus."""
    for _ in range(Keys.LONGEST):
        if page.evaluate(REACHED, selector):
            return
        page.keyboard.press("Enter" if page.evaluate(REACHED, ".skip") else key)
    raise AssertionError(f"Tab does not reach {selector}")
