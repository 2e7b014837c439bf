"""Playing whatever a table's page offers, through the page alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.hands import Hand, Keys, Spot, spots, walk_to
from tests.browser.visitor import PATIENCE

MAIN: Final = ".controls button.main:not([disabled])"
READY: Final = """(seq) => {
  const table = document.querySelector('[data-seq]')
  if (!table) return false
  if (document.querySelector('dialog[open]') || document.querySelector('.curtain')) return 'over'
  if (document.querySelector('.ways')) return 'over'
  if (seq >= 0 && Number(table.dataset.seq) > seq) return 'moved'
  return table.dataset.asks && !document.querySelector('.sending') ? 'asked' : false
}"""
LOOKS: Final = """() => {
  const text = (selector) => document.querySelector(selector)?.innerText ?? ''
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute('aria-label') ?? one.innerText)
  const main = document.querySelector('.controls button.main')
  const table = document.querySelector('[data-seq]')
  return JSON.stringify([table?.dataset.seq, table?.dataset.asks, text('section.bar'), pressed, main?.disabled,
    document.querySelector('.stage')?.getAttribute('style')])
}"""
Offer = Callable[["Sitting"], Spot | None]


class Sitting:
    """One seat at one table, played through a page."""

    def __init__(self, page: Page, game: str, hand: Hand, seed: int = 1) -> None:
        self.page, self.hand, self.random = page, hand, Random(seed)
        self.offer = OFFERS[game]
        self.presses = 0

    def seq(self) -> int:
        return int(self.page.get_attribute("[data-seq]", "data-seq") or 0)

    def asks(self) -> str:
        return self.page.get_attribute("[data-seq]", "data-asks") or ""

    def wait(self, after: int = -1) -> str:
        """Until the position moved on from `after`, this seat is asked, or the game is over."""
        found = self.page.wait_for_function(READY, arg=after, timeout=2 * PATIENCE).json_value()
        return str(found)

    def any(self, selector: str) -> Spot | None:
        """One of the things that can be pressed."""
        found = spots(self.page, selector)
        return self.random.choice(found) if found else None

    def step(self) -> None:
        """Press one thing, and wait until the page shows that something came of it."""
        for _ in range(20):
            before = self.page.evaluate(LOOKS)
            spot = self.offer(self)
            if spot is not None:
                self.hand.press(self.page, spot)
                self.presses += 1
            if self._changed(before):
                return
        raise AssertionError(f"nothing comes of it: {self.asks()} {before}")

    def _changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(f"(before) => ({LOOKS})() !== before", arg=before, timeout=2000)
        except Late:
            return False
        return True

    def decide(self) -> bool:
        """One whole decision; false when the game is over."""
        if self.wait() == "over":
            return False
        before = self.seq()
        for _ in range(30):
            if self.wait(before) != "asked":
                return True
            self.step()
        raise AssertionError(f"no end of pressing: {self.asks()}")

    def play(self, most: int = 400) -> None:
        """To the end."""
        for _ in range(most):
            if not self.decide():
                return
        raise AssertionError("the game does not end")


def kingdom(sitting: Sitting) -> Spot | None:
    """A legal hex on the board; now and then a tile; else the end of the turn."""
    tile = sitting.any('.answer [aria-keyshortcuts]:not([aria-keyshortcuts="e"])')
    if tile and sitting.random.random() < 0.4:
        return tile
    if isinstance(sitting.hand, Keys) and sitting.page.locator("[data-hex].legal").count():
        _walked(sitting)
        return None
    found = sitting.any("[data-hex].legal")
    whole = sitting.any(".window > button.all")
    if found is None and whole and sitting.page.locator("[data-hex].legal").count():
        return whole
    return found or sitting.any(".answer button.main")


def _walked(sitting: Sitting) -> None:
    """By keys: onto the board, to the next legal hex, and pick it."""
    walk_to(sitting.page, "[data-hex]")
    for _ in range(sitting.random.randrange(1, 6)):
        sitting.page.keyboard.press(".")
    sitting.page.keyboard.press("Enter")
    sitting.presses += 1


def final_scores(page: Page) -> list[int]:
    """Leafs through the final scoring; the sums it comes to, the best place first."""
    while page.locator("dialog[open] .steps button.main").count():
        page.locator("dialog[open] .steps button.main").click()
    return [int(text.replace("−", "-")) for text in page.locator("dialog[open] .sum").all_inner_texts()]


def ludwig(sitting: Sitting) -> Spot | None:
    """What the docket offers; a price; a tile of the market and then its place; else money."""
    if sitting.page.locator(".strip.pricing").count():
        return _priced(sitting)
    if sitting.page.locator(".controls button.main").count():
        return sitting.any(MAIN)
    docket = sitting.any(".docket .option, .docket button.main")
    if docket:
        return docket
    stall = sitting.any(".stall:not(.closed):not([aria-disabled])")
    if stall and isinstance(sitting.hand, Keys):
        _typed(sitting)
        return None
    return stall or sitting.any('[aria-keyshortcuts="I"]')


def _typed(sitting: Sitting) -> None:
    """By keys: a tile by its number, turned and moved about, and placed."""
    keys = sitting.page.locator(".stall:not(.closed):not([aria-disabled]) kbd").all_inner_texts()
    sitting.page.keyboard.press(sitting.random.choice(keys).lower())
    sitting.page.wait_for_selector(MAIN)
    for key in ("r", "ArrowLeft", "b", "Enter"):
        sitting.page.keyboard.press(key)
    sitting.presses += 1


def _priced(sitting: Sitting) -> Spot | None:
    """Two tiles change places now and then."""
    if sitting.random.random() < 0.4 and not isinstance(sitting.hand, Keys):
        return sitting.any(".strip.pricing .stall")
    return sitting.any(MAIN)


def seasons(sitting: Sitting) -> Spot | None:
    """What is laid ready is sent; else a card, a thing on the picture, a choice below it, or passing."""
    ready = sitting.any("[data-main]")
    if ready:
        return ready
    if sitting.asks() == "seasons-ask-selecting":
        return sitting.any(".hand .card:not(.blocked):not(.lifted)")
    things = [] if isinstance(sitting.hand, Keys) else spots(sitting.page, ".target.legal")
    choices = spots(sitting.page, ".workbench .choices button, .workbench .homes button, [data-word]")
    if things and (not choices or sitting.random.random() < 0.7):
        return sitting.random.choice(things)
    return sitting.random.choice(choices) if choices else None


OFFERS: Final[dict[str, Offer]] = {"kingdom": kingdom, "ludwig": ludwig, "seasons": seasons}
