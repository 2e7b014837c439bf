"""Mouse, touch and keyboard: three ways to press an element of a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from playwright.sync_api import Page

FIND_PRESSABLE: Final = """(selector) => {
  const inside = document.querySelector('dialog[open]') ?? document
  const enabled = (one) => one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true'
  const all = [...inside.querySelectorAll(selector)].filter(enabled)
  const outside = ({ left, right, top, bottom }) => right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1
  const reaches = (one, at) => {
    const under = document.elementFromPoint(...at)
    const button = one.closest('button') // the parts of a button may lie over one another
    return under && (one.contains(under) || button !== null && under.closest('button') === button)
  }
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9] // the middle of a group of elements may lie between them
  const open = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return parts.flatMap((down) => parts.map((right) => [x + right * width, y + down * height])).find((at) => reaches(one, at))
  }
  const look = () => all.flatMap((one) => {
    const at = open(one)
    return at ? [[...at, (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60)]] : []
  })
  const seen = look()
  if (seen.length) return seen
  const away = all.find((one) => outside(one.getBoundingClientRect()) && !one.closest('.window')) // the window scrolls only by dragging
  away?.scrollIntoView({ block: 'center', inline: 'center' })
  return away ? look() : []
}"""
NEXT_TAB_KEY: Final = """(selector) => {
  const inside = document.querySelector('dialog[open]') ?? document
  const stops = [...inside.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
  const here = stops.indexOf(document.activeElement)
  if (here >= 0 && stops[here].matches(selector)) return 'here'
  if (here >= 0 && stops[here].matches('.skip')) return 'Enter'
  const ways = stops.flatMap((one, place) => (one.matches(selector) ? [place - here] : []))
  if (!ways.length) return ''
  const nearest = ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best))
  return here >= 0 && nearest < 0 ? 'Shift+Tab' : 'Tab'
}"""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point where an element can be pressed, and the element's name."""

    x: float
    y: float
    name: str
    selector: str


def spots(page: Page, selector: str) -> list[Spot]:
    """All visible, enabled, uncovered elements of a selector; scrolls to one if none is in view."""
    found = page.evaluate(FIND_PRESSABLE, selector)
    return [Spot(x, y, name, selector) for x, y, name in found]


class InputDevice(Protocol):
    """A device that presses elements."""

    def press(self, page: Page, spot: Spot) -> None: ...


class Mouse:
    """Points and clicks."""

    def press(self, page: Page, spot: Spot) -> None:
        page.mouse.click(spot.x, spot.y)


class Touch:
    """Taps."""

    def press(self, page: Page, spot: Spot) -> None:
        page.touchscreen.tap(spot.x, spot.y)


class Keyboard:
    """Moves the focus with Tab and presses Enter; games add their own keys."""

    def press(self, page: Page, spot: Spot) -> None:
        focus(page, spot.selector)
        page.keyboard.press("Enter")


MOST_TABS: Final = 250


def focus(page: Page, selector: str) -> None:
    """Press Tab, forwards or backwards, until an element of the selector has the focus."""
    for _ in range(MOST_TABS):
        key = page.evaluate(NEXT_TAB_KEY, selector)
        if key == "here":
            return
        assert key, f"the keyboard cannot reach {selector}"
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not reach {selector}")
