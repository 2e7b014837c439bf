"""Every screen of the client, with the steps to reach it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from kastelan.games import GAMES
from tests.browser.tables import TIMEOUT, find_position, halfway, near_end, play_until, start_at
from tests.browser.visitor import Visitor
from tests.server.support.stored_games import keep

Do = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class Screen:
    """The name of its screenshot, its path, what must be visible, and the steps to take first."""

    name: str
    path: str
    sees: str
    do: Do | None = None


LOBBY: Final = (
    Screen("home", "/", "article img"),
    Screen("choose", "/new", "main a"),
    *(Screen(f"setup-{game}", f"/new/{game}", "form select") for game in GAMES),
    Screen("history", "/history", "main form"),
    Screen("ranking", "/ranking", "main select"),
    Screen("me", "/me", "main form"),
    Screen("login", "/login", "main form"),
    Screen("recover-without-mail", "/recover", "main p"),
    Screen("confirm", "/confirm", "main form"),
    Screen("rules", "/rules", "main a"),
    *(Screen(f"rules-{game}", f"/rules/{game}", "main article, main section") for game in GAMES),
    Screen("about", "/about", "main h2"),
    Screen("lost", "/nowhere", "main p"),
    Screen("open-record", "/replay", "main"),
    *(Screen(f"learn-{game}", f"/learn/{game}", "main img") for game in GAMES),
)
ANALYSED: Final = {"kingdom/three-players": 24, "ludwig/solo": 8, "seasons/winter-with-two-players": 16}
BOARDS: Final = {"kingdom": "[data-hex].legal", "ludwig": ".stall .gain b", "seasons": ".target"}


def press(selector: str, sees: str = "dialog[open]") -> Do:
    """Press an element and wait until another appears."""

    def do(page: Page) -> None:
        page.locator(selector).first.click()
        page.wait_for_selector(sees)

    return do


def press_key(key: str, sees: str) -> Do:
    def do(page: Page) -> None:
        page.keyboard.press(key)
        page.wait_for_selector(sees)

    return do


def show_scoring(page: Page) -> None:
    """Open the final scoring and show all of it."""
    page.get_by_role("button", name="Final scoring").first.click()
    page.locator("dialog[open] .steps").get_by_role("button", name="All").click()
    page.wait_for_selector("dialog[open] table")


def tables(anna: Visitor) -> list[Screen]:
    """The screens of open, running and finished tables, with their dialogs."""
    open_table = anna.table("ludwig", "me", "open", visibility="public")
    found = [Screen("room", f"/room/{open_table}", "main ol li")]
    play_rated_games(anna)
    found.append(Screen("person", f"/people/{anna.id}", "main table"))
    found.append(Screen("ranking-with-players", "/ranking", "main ol .bar"))
    analysed = [_analysed(anna, name, moves) for name, moves in ANALYSED.items()]
    for game in GAMES:
        found += _table(anna, game)
    return [*found, *analysed]


def play_rated_games(anna: Visitor) -> None:
    """Two rated games, so that there are ratings, and points enough for a chart."""
    for _ in range(2):
        table = anna.table("kingdom", "me", "random", rated=True)
        anna.start(table)
        play_until(anna, table)
        end = time.monotonic() + TIMEOUT
        while not anna.get(f"/api/tables/{table}/ratings"):  # games are counted a moment after they end
            assert time.monotonic() < end, "the game is not counted"
            time.sleep(0.05)


def _analysed(anna: Visitor, name: str, moves: int) -> Screen:
    """The analysis of a recorded game, at the first mistake."""
    table = keep(anna.server.database, f"{name}.kst", anna.id, moves)
    anna.post(f"/api/tables/{table}/analysis")
    return Screen(
        f"analysis-{name.replace('/', '-')}", f"/replay/{table}?analysis=1", "[role=slider]", show_mistake
    )


def show_mistake(page: Page) -> None:
    """Show the first mistake, with the best move on the board."""
    page.get_by_role("heading", name="Biggest mistakes").wait_for()
    page.wait_for_selector("section.analysis progress", state="detached")  # the page no longer changes
    page.keyboard.press("m")
    page.locator("section.analysis ol button").first.click()
    page.wait_for_selector("[aria-pressed=true].shown")


def _table(anna: Visitor, game: str) -> list[Screen]:
    running = start_at(anna, find_position(game, halfway(game)))
    finished = play_until(anna, start_at(anna, find_position(game, near_end(game))))
    play, over, board = f"/tables/{running}", f"/tables/{finished}", BOARDS[game]
    return [
        Screen(f"{game}-table", play, board),
        *(_dialogs(play, board) if game == "kingdom" else ()),
        Screen(f"{game}-plan", play, board, press_key("p", ".planning")),
        Screen(f"{game}-over", over, ".ways"),
        Screen(f"{game}-scoring", over, ".ways", show_scoring),
        Screen(f"{game}-replay", f"/replay/{finished}#5", ".timeline input"),
    ]


def _dialogs(play: str, board: str) -> tuple[Screen, ...]:
    return (
        Screen("table-keys", play, board, press_key("?", "dialog[open] dl")),
        Screen("table-typed", play, board, press_key("/", "dialog[open] input")),
        Screen("table-menu", play, board, press("[aria-label=Menu], [title=Menu]")),
    )
