"""Starts the full screen, and returns to the terminal's own screen after it."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

from rich.console import Console

from kastelan.cli.table.course import Course
from kastelan.cli.table.display import Display
from kastelan.cli.table.full_screen.game_app import PACE, GameApp
from kastelan.cli.table.full_screen.replay_app import ReplayApp
from kastelan.cli.table.prompt import LineAsker
from kastelan.cli.table.replay_walk import Walk


def play(display: Display, pause: float) -> int:
    """Play at a table on a full screen; the exit code."""
    app = GameApp(on_full_screen(display), PACE if display.seating.people else pause)
    app.run()
    if display.session.state.outcome is None:
        Course(display).say_where_it_is_saved()
    return app.return_code or 0


def replay(walk: Walk, at: int) -> int:
    """Show a recorded game on a full screen; the exit code."""
    app = ReplayApp(walk, at)
    app.run()
    return app.return_code or 0


def on_full_screen(display: Display) -> Display:
    """The same table, whose answers are captured instead of printed."""
    # Nothing asks for a line there, so any asker does; this one needs no terminal.
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False)
    return replace(display, terminal=replace(display.terminal, console=console), asker=LineAsker())
