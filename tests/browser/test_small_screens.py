"""Phones in both directions, tablets and pages at 200 %: the board has half of the screen, and a finger reaches
everything that is legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Touch
from tests.browser.player import STALL, PagePlayer
from tests.browser.tables import find_position, halfway, start_at, start_game
from tests.browser.test_all_screens import CUT_OFF
from tests.browser.visitor import Visitor
from tests.soaking import SOAK

DECISIONS: Final = 20
BOARD: Final = 0.5
"""The least part of the screen that the board has: the market belongs to it, and a hand on upright screens."""
SURFACE: Final = 0.25
"""The least part that the map, the castle or the picture alone has."""
SMALLEST, OFTEN = 24, 44
"""The least width and height of what is pressed, and of what is pressed in every turn, in pixels."""
SIZES: Final = {
    "small phone on its side": (740, 360),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "laptop at 200 %": (640, 400),
    "tablet": (768, 1024),
    "large tablet": (820, 1180),
}
LOOKED_AT: Final = [*SIZES] if SOAK else ["small phone on its side", "small phone"]
"""All sizes, or the smallest in each direction."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, its options, what is legal on its drawing, and what is legal beside it."""

    name: str
    options: dict[str, str]
    drawn: str
    beside: str


EVERYWHERE: Final = ".controls button:not([disabled]), .sheet .tabs button, nav.strip button"
LUDWIG: Final = f"{STALL}, .docket .option, .docket button:not([disabled])"
GAMES: Final = {
    "kingdom": Game("kingdom", {}, "[data-hex].legal", ""),
    "ludwig": Game("ludwig", {}, "", LUDWIG),
    "ludwig with all modules": Game("ludwig", {"modules": "all"}, "", LUDWIG),
    "seasons": Game(
        "seasons", {}, ".target.legal",
        ".hand.open .card:not(.blocked), .choices button, .homes button, .payment button:not([disabled])",
    ),
}  # fmt: skip

FAULTS: Final = """([drawn, beside, smallest, often, least, surface]) => {
  const found = []
  const name = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? one.getAttribute('class') ?? '').trim().slice(0, 50)
  const part = (one) => { const { width, height } = one.getBoundingClientRect(); return width * height / innerWidth / innerHeight }
  const board = document.querySelector('main#board')
  if (part(board) < least) found.push(`the board has ${part(board).toFixed(2)} of the screen`)
  for (const one of document.querySelectorAll('[data-surface]'))
    if (part(one) < surface) found.push(`what is drawn has ${part(one).toFixed(2)} of the screen`)
  const hits = (one) => (one.querySelector('.hit') ? [...one.querySelectorAll('.hit')] : [one])
  const at = (one) => hits(one).flatMap((hit) => {
    const { left, top, width, height } = hit.getBoundingClientRect()
    return [0.5, 0.3, 0.7].flatMap((down) => [0.5, 0.3, 0.7].map((right) => [left + right * width, top + down * height]))
  })
  const reached = (one) => at(one).some(([x, y]) => {
    const under = document.elementFromPoint(x, y)
    return under && (one.contains(under) || one.closest('button')?.contains(under))
  })
  const window = document.querySelector('.window')
  const frame = window?.getBoundingClientRect()
  const near = window?.classList.contains('near')
  const inside = ([x, y]) => x > frame.left && y > frame.top && x < frame.right && y < frame.bottom
  const size = (one) => {
    const { width, height } = (one.querySelector('.hit') ?? one).getBoundingClientRect()
    const after = getComputedStyle(one, '::after') // may enlarge the target
    const more = after.position === 'absolute' ? Math.max(0, -2 * parseFloat(after.top)) : 0
    return Math.min(width, height) + more
  }
  for (const one of drawn ? document.querySelectorAll(drawn) : []) {
    if (near && !at(one).some(inside)) continue // dragging shows it
    if (!reached(one) && !(near && at(one).some(([x, y]) => document.elementFromPoint(x, y)?.closest('.window button')))) found.push(`covered on the drawing: ${name(one)}`)
    if (near && size(one) < smallest) found.push(`small on the enlarged drawing, ${size(one).toFixed(0)}: ${name(one)}`)
  }
  const pressed = [...document.querySelectorAll(beside)].filter((one) => one.checkVisibility())
  for (const one of pressed) {
    if (size(one) < (one.closest('.controls') ? often : smallest) - 0.5) found.push(`small, ${size(one).toFixed(0)}: ${name(one)}`)
    if (!reached(one)) one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (!reached(one)) found.push(`out of reach: ${name(one)}`)
  }
  const rest = [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab], [role=slider]')]
    .filter((one) => one.checkVisibility() && !one.closest('.window, .skip, .sr, p, h2, li') && !one.matches('.skip'))
  for (const one of rest) if (size(one) < smallest - 0.5) found.push(`small, ${size(one).toFixed(0)}: ${one.tagName} ${name(one)}`)
  return [...new Set(found)]
}"""
GHOST: Final = """() => {
  const ghost = document.querySelector('.ghost.legal')?.getBoundingClientRect()
  const table = document.querySelector('.castle .table')?.getBoundingClientRect()
  return !ghost || !table || (ghost.left > table.left - 1 && ghost.top > table.top - 1 && ghost.right < table.right + 1 && ghost.bottom < table.bottom + 1)
}"""


class Reacher(PagePlayer):
    """Plays by touch, and notes whatever a finger cannot reach."""

    def __init__(self, page: Page, game: Game) -> None:
        super().__init__(page, game.name, Touch())
        self.drawn, self.beside = game.drawn, ", ".join(filter(None, (EVERYWHERE, game.beside)))
        self.faults: list[str] = []

    def step(self) -> None:
        """Look at everything, then press one thing."""
        found = self.page.evaluate(FAULTS, [self.drawn, self.beside, SMALLEST, OFTEN, BOARD, SURFACE])
        self.faults += [f"{self.asks()}: {one}" for one in [*found, *self.page.evaluate(CUT_OFF)]]
        super().step()


def sat_down(anna: Visitor, game: Game, upright: bool) -> Page:
    """At the start of a game, or halfway through it."""
    if upright:
        return anna.sit(start_game(anna, game.name, **game.options))
    return anna.sit(start_at(anna, find_position(game.name, halfway(game.name), **game.options)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", LOOKED_AT)
def test_a_board_has_room_and_a_finger_reaches_what_is_legal(
    size: str, game: str, new_visitor: NewVisitor
) -> None:
    width, height = SIZES[size]
    anna = new_visitor("Anna", phone=True, viewport={"width": width, "height": height})
    player = Reacher(sat_down(anna, GAMES[game], upright=height > width), GAMES[game])
    for _ in range(DECISIONS):
        if not player.decide():
            break
    faults = sorted(set(player.faults))
    assert not faults, "\n".join(faults)
