"""A table for the tour: the first player does what a bot suggests, through the page's own server."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page

from kastelan.core.game import State
from kastelan.core.position import write_position
from tests.browser.visitor import Visitor

BOT: Final = "medium"
ASKED: Final = "[data-asks]"


@dataclass
class TourTable:
    """A game from a position on, with a person on the first seat and bots on the others."""

    visitor: Visitor
    state: State
    id: str = field(init=False)
    moves: int = 0

    def __post_init__(self) -> None:
        seats = ["me", *[BOT] * (self.state.players - 1)]
        body = {"position": write_position(self.state), "seats": seats, "hints": True}
        self.id = str(self.visitor.post("/api/beginnings", body)["id"])
        self.visitor.start(self.id)

    def sit(self) -> Page:
        page = self.visitor.sit(self.id)
        self.visitor.wait_until_idle()
        return page

    def is_over(self) -> bool:
        return self.visitor.position(self.id, 0)["result"] is not None

    def move(self) -> bool:
        """Do what a bot suggests; False while others are asked."""
        position = self.visitor.position(self.id, 0)
        if not position["asked"]:
            return False
        word = self.visitor.get(f"/api/tables/{self.id}/advice?seat=0")["word"]
        self.moves += 1
        self.visitor.move(self.id, 0, position["seq"], f"tour{self.moves}", [word])
        return True

    def play(self) -> None:
        """Play to the end of the game."""
        while not self.is_over():
            if not self.move():
                self.visitor.page.wait_for_timeout(50)
