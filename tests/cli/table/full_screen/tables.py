"""Tables on a full screen, driven by keys and by the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from textual.app import App
from textual.pilot import Pilot

from kastelan.bots import decide, find_bot
from kastelan.cli import play
from kastelan.cli.arguments import Parser
from kastelan.cli.table.display import Display
from kastelan.cli.table.full_screen.game_app import GameApp
from kastelan.cli.table.full_screen.pane import Pane
from kastelan.cli.table.full_screen.start import on_full_screen
from kastelan.cli.table.prompt import LineAsker
from kastelan.cli.table.saves import SaveFile
from kastelan.cli.table.screens import PlayerNames, screen_of
from kastelan.cli.table.start import opened
from kastelan.cli.terminal import Terminal
from kastelan.core.game import Seat
from kastelan.locale import Speaker

Play = Callable[[Pilot[None]], Awaitable[None]]


def app_for(*words: str, language: str = "en", path: Path | None = None) -> GameApp:
    """The full screen of `kastelan play` with these arguments, where bots do not wait."""
    speaker = Speaker(language)
    parser = Parser(speaker, "kastelan play", "", "")
    play.arguments(parser)
    terminal = Terminal(speaker, Console(file=StringIO()))
    session, seating, _ = opened(parser.read(words), terminal, LineAsker())
    names = PlayerNames(session.state.game, seating.names, seating.you)
    screen = screen_of(names.game.name, speaker, names)
    file = SaveFile(path, session, seating)
    return GameApp(on_full_screen(Display(terminal, LineAsker(), session, seating, screen, file)), pace=0)


def run(app: GameApp, play_at: Play, size: tuple[int, int] = (80, 24), waits: bool = True) -> None:
    """Play at a table, its introduction closed; `waits` until a person is asked."""

    async def all_of_it() -> None:
        async with app.run_test(size=size) as pilot:
            await (settled(app, pilot) if waits else pilot.pause())
            if len(app.screen_stack) > 1:
                await pilot.press("escape")
            await play_at(pilot)

    asyncio.run(all_of_it())


async def settled(app: GameApp, pilot: Pilot[None]) -> Seat | None:
    """Wait until a person is asked or the game is over; the seat that is asked."""
    await pilot.pause()
    while app.asked is None and app.session.state.actors and app.is_running:
        await asyncio.sleep(0.005)
    await pilot.pause()
    return app.asked


def shown(app: App[None]) -> list[str]:
    """The signs on the screen, line by line."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


async def click(app: GameApp, pilot: Pilot[None], pane: Pane, word: str) -> None:
    """Click on a word where it can be seen."""
    pane.show(word)
    await pilot.pause()
    spot = pane.spots[word][0]
    at = pane.content_region.offset + spot.offset - pane.scroll_offset
    await pilot.click(offset=(at.x, at.y))


def nearly_over(app: GameApp, moves: int) -> GameApp:
    """The same table so many moves before its end, if bots had played it so far."""
    bot, luck, session = find_bot("random"), Random(1), app.session
    while actors := session.state.actors:
        session.play(actors[0], decide(bot, session.state, actors[0], luck))
    session.timeline.return_to(session.now.moves - moves)
    return app
