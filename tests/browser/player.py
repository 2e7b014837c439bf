"""Plays legal moves at random through the page of a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PageTimeout

from tests.browser.input_devices import InputDevice, Keyboard, Spot, focus, spots
from tests.browser.visitor import TIMEOUT

DECISIONS: Final = 250  # more than any seat makes in a game
STEPS: Final = 25  # more presses than any decision needs
TRIES: Final = 6
CHAPTERS: Final = 60  # pages of the final scoring
RETRY_MS: Final = 2000  # a press without effect is repeated after this time
POLLING_MS: Final = 20  # polling in every frame would itself cause frames
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
SNAPSHOT: Final = """() => {
  const text = (selector) => document.querySelector(selector)?.innerText ?? ''
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute('aria-label') ?? one.textContent)
  const main = document.querySelector('.controls button.main')
  const table = document.querySelector('[data-seq]')
  return JSON.stringify([table?.dataset.seq, table?.dataset.asks, text('section.bar'), pressed, main?.disabled,
    document.querySelector('.stage')?.getAttribute('style')])
}"""
Offer = Callable[["PagePlayer"], Spot | None]


class PagePlayer:
    """One seat at one table, played through a page."""

    def __init__(self, page: Page, game: str, hand: InputDevice, seed: int = 1) -> None:
        self.page, self.game, self.hand, self.random = page, game, hand, Random(seed)
        self.offer = OFFERS[game]
        self.trail: deque[str] = deque(maxlen=6)

    @property
    def by_keys(self) -> bool:
        return isinstance(self.hand, Keyboard)

    def seq(self) -> int:
        return int(self.page.get_attribute("[data-seq]", "data-seq") or 0)

    def asks(self) -> str:
        return self.page.get_attribute("[data-seq]", "data-asks") or ""

    def wait(self, after: int = -1) -> str:
        """Wait until the position has moved on from `after`, this seat is asked, or the game is over."""
        try:
            found = self.page.wait_for_function(
                READY, arg=after, timeout=2 * TIMEOUT, polling=POLLING_MS
            ).json_value()
        except PageTimeout:
            raise AssertionError(f"the page does not ask: {self._description()}") from None
        return str(found)

    def any(self, selector: str) -> Spot | None:
        """A random element among those that can be pressed."""
        found = spots(self.page, selector)
        return self.random.choice(found) if found else None

    def types(self, *keys: str) -> Spot | None:
        """Press keys; returns None, since no spot needs to be pressed after them."""
        self.trail.append(" ".join(keys))
        for key in keys:
            self.page.keyboard.press(key)
        return None

    def step(self) -> None:
        """Press one thing, and wait until the page changes."""
        before = self.page.evaluate(SNAPSHOT)
        for _ in range(TRIES):
            spot = self.offer(self)
            if spot is not None:
                self.trail.append(spot.name)
                self.hand.press(self.page, spot)
            if self._changed(before):
                return
        raise AssertionError(f"a press has no effect: {self._description()}")

    def _changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(
                f"(before) => ({SNAPSHOT})() !== before", arg=before, timeout=RETRY_MS, polling=POLLING_MS
            )
        except PageTimeout:
            return False
        return True

    def _description(self) -> str:
        return f"pressed {[*self.trail]}, then {self.page.evaluate(SNAPSHOT)} at {self.page.url}"

    def decide(self) -> bool:
        """Make one whole decision; False when the game is over."""
        if self.wait() == "over":
            return False
        before = self.seq()
        for _ in range(STEPS):
            if self.wait(before) != "asked":
                return True
            self.step()
        raise AssertionError(f"the decision does not end: {self._description()}")

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(DECISIONS):
            if not self.decide():
                return
        raise AssertionError(f"the game does not end: {self._description()}")


def kingdom(player: PagePlayer) -> Spot | None:
    """A hex that was tapped; sometimes a tile; else a legal hex on the board; else the end of the turn."""
    chosen = player.any("[data-build]")
    if chosen:
        return chosen
    tile = player.any(TILES)
    if tile and player.random.random() < 0.4:
        return player.types("1") if player.by_keys else tile
    legal = player.page.locator("[data-hex].legal").count()
    if player.by_keys:
        return _walked(player) if legal else player.types("e")
    found = player.any("[data-hex].legal")
    if legal and not found:
        return player.any(".window > button.all")
    return found or player.any(".answer button.main")


def _walked(player: PagePlayer) -> Spot | None:
    """With keys: move the focus to the board and on to a legal hex, and pick it."""
    focus(player.page, "[data-hex]")
    return player.types(*["."] * player.random.randrange(1, 6), "Enter")


def final_scores(page: Page) -> list[int]:
    """Step through the final scoring, which opens by itself, and return the totals, best place first."""
    page.wait_for_selector("dialog[open] .sum")
    following = page.locator("dialog[open] .steps button.main")
    for _ in range(CHAPTERS):
        if not following.count():
            break
        following.click()
    return shown_totals(page)


def shown_totals(page: Page) -> list[int]:
    """The totals of a final scoring that is shown to its end."""
    return [int(text.replace("−", "-")) for text in page.locator("dialog[open] .sum").all_inner_texts()]


def ending(page: Page) -> str:
    """Close the final scoring, and return the headline of what follows."""
    page.locator("dialog[open]").get_by_role("button", name="Result").click()
    page.wait_for_selector("dialog[open] .story")
    return page.locator("dialog[open] h2").inner_text()


def ludwig(player: PagePlayer) -> Spot | None:
    """An option of the action bar, a price, a tile of the market and then its place, or else money."""
    if player.page.locator(".strip.pricing").count():
        return _priced(player)
    if player.page.locator(".controls button.main").count():
        return _placed(player) if player.by_keys else player.any(MAIN)
    docket = player.any(".docket .option, .docket button.main")
    if docket:
        return docket
    stall = player.any(STALL)
    if player.by_keys:
        return player.types(_key(player) if stall else "i")
    return stall or player.any('[aria-keyshortcuts="I"]')


def _key(player: PagePlayer) -> str:
    """The keyboard shortcut of a random tile that can be bought."""
    keys = player.page.locator(f"{STALL} kbd").all_inner_texts()
    return player.random.choice(keys).lower()


def _placed(player: PagePlayer) -> Spot | None:
    """With keys: turn, move and place the tile."""
    player.page.wait_for_selector(MAIN)
    return player.types("r", "ArrowLeft", "b", "Enter")


def _priced(player: PagePlayer) -> Spot | None:
    """Sometimes swap two tiles; else confirm."""
    if player.random.random() < 0.4 and not player.by_keys:
        return player.any(".strip.pricing .stall")
    return player.any(MAIN)


def seasons(player: PagePlayer) -> Spot | None:
    """Confirm a selection; else pick a card, an element of the picture, or a choice below it."""
    ready = player.any("[data-main]")
    if ready:
        return ready
    if player.asks() == "selecting":
        return player.any(".hand .card:not(.blocked):not(.lifted)")
    things = [] if player.by_keys else spots(player.page, ".target.legal")
    choices = spots(player.page, ".input-area .choices button, .input-area .homes button, [data-word]")
    if things and (not choices or player.random.random() < 0.7):
        return player.random.choice(things)
    return player.random.choice(choices) if choices else None


OFFERS: Final[dict[str, Offer]] = {"kingdom": kingdom, "ludwig": ludwig, "seasons": seasons}
