"""Plays through the page as someone does who neither sees it nor has a mouse.

All that the player knows are names, roles and states in the accessibility tree, and what live regions said.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.screen_reader import POLL_S, Node, ScreenReader
from tests.browser.visitor import TIMEOUT

DECISIONS: Final = 400  # more than any seat makes in a game
ACTIONS: Final = "What to do"
ATTEMPTS: Final = 4
POINTS: Final = re.compile(r"[+−±]\d+")
HEX: Final = re.compile(r"[^:]+, [A-T]\d+\b")
AGAIN: Final = "Show this turn again"
CLOSED: Final = ("Not for sale", "nothing here")
STEPS: Final = 60  # more presses than any row of buttons needs


def points_in(text: str) -> int:
    """The last change of points in a text; 0 if there is none."""
    found = POINTS.findall(text)
    return int(found[-1].replace("−", "-").replace("±", "")) if found else 0


class BlindPlayer:
    """One seat at one table, played by the accessibility tree and the keyboard."""

    def __init__(self, page: Page, game: str) -> None:
        self.reader = ScreenReader(page)
        self.choose = PLAYERS[game]
        self.story: list[str] = []
        self.trail: list[str] = []
        self.nodes: list[Node] = []

    def listen(self) -> list[str]:
        """What was said since the last time."""
        heard = self.reader.heard()
        self.story += heard
        return heard

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(DECISIONS):
            if not self.decide():
                return
        raise AssertionError(f"the game does not end after {self.trail[-6:]}")

    def wait(self) -> Node | None:
        """Wait until something is asked, and return the question; None when the game is over."""
        end = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < end:
            self.nodes = self.reader.read()
            self.listen()
            if self.nodes and self.nodes[0].role == "dialog":
                return None
            question = self.question()
            if question:
                return question
            time.sleep(POLL_S)
        raise AssertionError(f"nothing is asked:\n{self.reader}")

    def question(self) -> Node | None:
        """The heading of the region that says what to do."""
        return next((node for node in self.nodes if node.role == "heading" and ACTIONS in node.within), None)

    def decide(self) -> bool:
        """Make one step of a decision; False when the game is over."""
        for attempt in range(ATTEMPTS):
            question = self.wait()
            if question is None:
                return False
            before = self.reader.focus()
            try:
                self.choose(self, question)
            except (AssertionError, StopIteration, ValueError):
                if attempt == ATTEMPTS - 1:
                    raise
                continue  # the page has gone on since it was read
            self.settle(before)
            return True
        raise AssertionError

    def settle(self, before: Node | None) -> None:
        """Wait until something was said or the focus has moved on; it is never lost."""
        end = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < end:
            here = self.reader.focus()
            if here is not None and (self.listen() or here != before):
                return
            time.sleep(POLL_S)
        raise AssertionError(f"{self.trail[-1:]} has no effect, or the focus is lost:\n{self.reader}")

    def press(self, node: Node, *keys: str) -> None:
        """Go to a node with Tab and press Enter, or other keys."""
        self.reader.go_to(lambda one: (one.role, one.name) == (node.role, node.name), str(node).strip())
        self.trail.append(node.name)
        self.reader.press(*(keys or ("Enter",)))

    def walk(self, node: Node, *keys: str) -> None:
        """Go from the focus to a node, with each key until it leads no further, and press Enter there."""
        for key in keys:
            before = None
            for _ in range(STEPS):
                here = self.reader.focus()
                if here and here.name == node.name:
                    self.trail.append(node.name)
                    self.reader.press("Enter")
                    return
                if here == before:
                    break
                before = here
                self.reader.press(key)
        raise AssertionError(f"the keys {keys} do not lead to {node} from {self.reader.focus()}")

    def buttons(self, within: str = "") -> list[Node]:
        """The buttons that can be pressed in a named part of the page, or anywhere."""
        return [
            node
            for node in self.nodes
            if node.role == "button" and node.enabled and (not within or within in node.within)
        ]


def kingdom(player: BlindPlayer, question: Node) -> None:
    """Build where the most gold is, or end the turn."""
    legal = [node for node in player.buttons() if ", legal" in node.name]
    if not legal:
        player.press(next(node for node in player.buttons(ACTIONS) if node.name.startswith("End")))
        return
    best = max(legal, key=lambda node: points_in(node.name.split("(")[0]))
    here = player.reader.focus()
    if not here or ", legal" not in here.name:
        player.reader.go_to(lambda node: bool(HEX.match(node.name)), "the board")
    player.walk(best, ".")


def ludwig(player: BlindPlayer, question: Node) -> None:
    """A card of the panel, the tile whose best place scores most, or money; prices stay."""
    here = player.reader.focus()
    cards = player.buttons(question.name)
    actions = player.buttons(ACTIONS)
    place = next((node for node in actions if node.name.startswith("Place")), None)
    if place and here and here.role == "application":
        player.trail.append(place.name)
        player.reader.press("Enter")
        return
    if place:
        player.press(place)
        return
    keep = next((node for node in actions if "the prices" in node.name), None)
    if keep:
        player.press(keep)
        return
    if cards:
        player.press(max(cards, key=lambda node: points_in(node.name)))
        return
    stalls = [node for node in player.buttons("Market") if not any(word in node.name for word in CLOSED)]
    if stalls:
        player.walk(max(stalls, key=lambda node: points_in(node.name)), "ArrowRight", "ArrowLeft")
        return
    player.press(next(node for node in actions if node.name.startswith("Take")))


def seasons(player: BlindPlayer, question: Node) -> None:
    """Send what is prepared; else the first card or choice that brings the most."""
    actions = [node for node in player.buttons(ACTIONS) if not node.name.endswith(AGAIN)]
    amounts = any(node.role == "spinbutton" for node in player.nodes)
    ready = next((node for node in actions if amounts or ":" in node.name or POINTS.search(node.name)), None)
    if ready:
        player.press(ready)
        return
    cards = [
        node
        for node in player.buttons("Your hand")
        if "Not now" not in node.name and node.states.get("pressed") != "true"
    ]
    names = [node.name for node in player.nodes]
    castle = next(at for at, name in enumerate(names) if name.startswith(("The castle", "Buildings")))
    input_area = player.nodes[castle + 1 : names.index(ACTIONS)]
    choices = [node for node in player.buttons() if node in input_area and names[castle] not in node.within]
    found = cards or choices
    if found:
        player.press(max(found, key=lambda node: points_in(node.name)))
        return
    player.press(actions[0])


PLAYERS: Final[dict[str, Callable[[BlindPlayer, Node], None]]] = {
    "kingdom": kingdom,
    "ludwig": ludwig,
    "seasons": seasons,
}
