"""What the tour shows: tables of the three games, and the screens around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Page

from kastelan.core.game import State
from tests.browser.all_screens import show_mistake
from tests.browser.tour.positions import position
from tests.browser.tour.table import TourTable
from tests.browser.visitor import Visitor
from tests.server.support.stored_games import keep

Theme = Literal["light", "dark"]
RECORD: Final = "kingdom/three-players.kst"
POSITIONS: Final[dict[str, Callable[[], State]]] = {
    "kingdom": lambda: position("kingdom", 3, 110, "before"),
    "ludwig": lambda: position("ludwig", 3, 120, "buying", {"modules": "all"}),
    "ludwig-base": lambda: position("ludwig", 3, 120, "buying"),
    "seasons": lambda: position("seasons", 3, 60, "selecting", {"winter": "yes"}),
}
FILMS: Final[dict[str, Callable[[], State]]] = {
    "kingdom": lambda: position("kingdom", 3, 60, "before"),
    "ludwig": lambda: position("ludwig", 3, 90, "buying"),
    "seasons": lambda: position("seasons", 3, 30, "selecting"),
}


@dataclass(frozen=True, slots=True)
class Still:
    """A picture of a page: what it is called, who looks at it how, and the steps that lead there."""

    name: str
    reach: Callable[[Visitor], Page]
    theme: Theme = "light"
    phone: bool = False


def table(name: str) -> Callable[[Visitor], Page]:
    return lambda visitor: TourTable(visitor, POSITIONS[name]()).sit()


def guide(visitor: Visitor) -> Page:
    """The first step of a guided game."""
    page = visitor.go("/learn/ludwig")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-seq]")
    return page


def result(visitor: Visitor) -> Page:
    """The end of a game: the castle, the story of the game, and pictures to keep."""
    game = TourTable(visitor, position("ludwig", 2, 105, "buying"))
    game.play()
    page = game.sit()
    page.get_by_role("button", name="Result").click()
    page.wait_for_selector("dialog[open] .story")
    return page


def analysis(visitor: Visitor) -> Page:
    """What was better than the largest mistake of a game."""
    played = keep(visitor.server.database, RECORD, visitor.id, 24)
    visitor.post(f"/api/tables/{played}/analysis")
    page = visitor.go(f"/replay/{played}?analysis=1")
    show_mistake(page)
    return page


def home(visitor: Visitor) -> Page:
    """The start page of a person with two running games."""
    for name in ("seasons", "ludwig-base"):
        TourTable(visitor, POSITIONS[name]())
    page = visitor.go("/")
    page.wait_for_selector("article img")
    return page


def rules(visitor: Visitor) -> Page:
    page = visitor.go("/rules/seasons")
    page.wait_for_selector("main article img, main section img")
    return page


STILLS: Final = (
    Still("home", home),
    Still("guide", guide),
    Still("kingdom", table("kingdom")),
    Still("ludwig", table("ludwig-base")),
    Still("ludwig-modules", table("ludwig"), "dark"),
    Still("seasons", table("seasons"), "dark"),
    Still("kingdom-phone", table("kingdom"), "dark", phone=True),
    Still("ludwig-phone", table("ludwig-base"), phone=True),
    Still("seasons-phone", table("seasons"), phone=True),
    Still("result", result),
    Still("analysis", analysis),
    Still("rules", rules),
)
