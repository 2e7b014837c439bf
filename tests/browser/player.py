"""Playing whatever a table's page offers, through the page alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.input_devices import Hand, Keys, Spot, spots, walk_to
from tests.browser.visitor import PATIENCE

DECISIONS: Final = 250  # no game takes a seat so many
STEPS: Final = 25  # nor a decision so many presses
TRIES: Final = 6
CHAPTERS: Final = 60  # reasons for points
A_WHILE: Final = 2000  # milliseconds until a press that did nothing is made again
LOOK_AGAIN: Final = 20  # milliseconds; a look for each frame would keep frames coming
STALL: Final = ".stall:not(.closed):not([aria-disabled])"
TILES: Final = '.answer [aria-keyshortcuts]:not([aria-keyshortcuts="e"])'
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
        self.page, self.game, self.hand, self.random = page, game, hand, Random(seed)
        self.offer = OFFERS[game]
        self.trail: deque[str] = deque(maxlen=6)

    @property
    def by_keys(self) -> bool:
        return isinstance(self.hand, Keys)

    def seq(self) -> int:
        return int(self.page.get_attribute("[data-seq]", "data-seq") or 0)

    def asks(self) -> str:
        return self.page.get_attribute("[data-seq]", "data-asks") or ""

    def wait(self, after: int = -1) -> str:
        """Until the position moved on from `after`, this seat is asked, or the game is over."""
        try:
            found = self.page.wait_for_function(
                READY, arg=after, timeout=2 * PATIENCE, polling=LOOK_AGAIN
            ).json_value()
        except Late:
            raise AssertionError(f"the page waits for ever: {self._told()}") from None
        return str(found)

    def any(self, selector: str) -> Spot | None:
        """One of the things that can be pressed."""
        found = spots(self.page, selector)
        return self.random.choice(found) if found else None

    def types(self, *keys: str) -> Spot | None:
        """Press keys; then nothing is left to be pressed."""
        self.trail.append(" ".join(keys))
        for key in keys:
            self.page.keyboard.press(key)
        return None

    def step(self) -> None:
        """Press one thing, and wait until the page shows that something came of it."""
        before = self.page.evaluate(LOOKS)
        for _ in range(TRIES):
            spot = self.offer(self)
            if spot is not None:
                self.trail.append(spot.name)
                self.hand.press(self.page, spot)
            if self._changed(before):
                return
        raise AssertionError(f"nothing comes of pressing: {self._told()}")

    def _changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(
                f"(before) => ({LOOKS})() !== before", arg=before, timeout=A_WHILE, polling=LOOK_AGAIN
            )
        except Late:
            return False
        return True

    def _told(self) -> str:
        return f"pressed {[*self.trail]}, then {self.page.evaluate(LOOKS)} at {self.page.url}"

    def decide(self) -> bool:
        """One whole decision; false when the game is over."""
        if self.wait() == "over":
            return False
        before = self.seq()
        for _ in range(STEPS):
            if self.wait(before) != "asked":
                return True
            self.step()
        raise AssertionError(f"no end of pressing: {self._told()}")

    def play(self) -> None:
        """To the end."""
        for _ in range(DECISIONS):
            if not self.decide():
                return
        raise AssertionError(f"the game does not end: {self._told()}")


def kingdom(sitting: Sitting) -> Spot | None:
    """Now and then a tile; a legal hex on the board; else the end of the turn."""
    tile = sitting.any(TILES)
    if tile and sitting.random.random() < 0.4:
        return sitting.types("1") if sitting.by_keys else tile
    legal = sitting.page.locator("[data-hex].legal").count()
    if sitting.by_keys:
        return _walked(sitting) if legal else sitting.types("e")
    found = sitting.any("[data-hex].legal")
    if legal and not found:
        return sitting.any(".window > button.all")
    return found or sitting.any(".answer button.main")


def _walked(sitting: Sitting) -> Spot | None:
    """By keys: onto the board, to one of the next legal hexes, and pick it."""
    walk_to(sitting.page, "[data-hex]")
    return sitting.types(*["."] * sitting.random.randrange(1, 6), "Enter")


def final_scores(page: Page) -> list[int]:
    """Leafs through the final scoring, which opens by itself; the sums it comes to, the best place first."""
    page.wait_for_selector("dialog[open] .sum")
    following = page.locator("dialog[open] .steps button.main")
    for _ in range(CHAPTERS):
        if not following.count():
            break
        following.click()
    return [int(text.replace("−", "-")) for text in page.locator("dialog[open] .sum").all_inner_texts()]


def ludwig(sitting: Sitting) -> Spot | None:
    """What the docket offers; a price; a tile of the market and then its place; else money."""
    if sitting.page.locator(".strip.pricing").count():
        return _priced(sitting)
    if sitting.page.locator(".controls button.main").count():
        return _placed(sitting) if sitting.by_keys else sitting.any(MAIN)
    docket = sitting.any(".docket .option, .docket button.main")
    if docket:
        return docket
    stall = sitting.any(STALL)
    if sitting.by_keys:
        return sitting.types(_key(sitting) if stall else "i")
    return stall or sitting.any('[aria-keyshortcuts="I"]')


def _key(sitting: Sitting) -> str:
    """The key of a tile that can be bought."""
    keys = sitting.page.locator(f"{STALL} kbd").all_inner_texts()
    return sitting.random.choice(keys).lower()


def _placed(sitting: Sitting) -> Spot | None:
    """By keys: turned and moved about, and placed."""
    sitting.page.wait_for_selector(MAIN)
    return sitting.types("r", "ArrowLeft", "b", "Enter")


def _priced(sitting: Sitting) -> Spot | None:
    """Two tiles change places now and then."""
    if sitting.random.random() < 0.4 and not sitting.by_keys:
        return sitting.any(".strip.pricing .stall")
    return sitting.any(MAIN)


def seasons(sitting: Sitting) -> Spot | None:
    """What is laid ready is sent; else a card, a thing on the picture, a choice below it, or passing."""
    ready = sitting.any("[data-main]")
    if ready:
        return ready
    if sitting.asks() == "selecting":
        return sitting.any(".hand .card:not(.blocked):not(.lifted)")
    things = [] if sitting.by_keys else spots(sitting.page, ".target.legal")
    choices = spots(sitting.page, ".workbench .choices button, .workbench .homes button, [data-word]")
    if things and (not choices or sitting.random.random() < 0.7):
        return sitting.random.choice(things)
    return sitting.random.choice(choices) if choices else None


OFFERS: Final[dict[str, Offer]] = {"kingdom": kingdom, "ludwig": ludwig, "seasons": seasons}
