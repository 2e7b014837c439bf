"""`kastelan play`: a game in the terminal, against bots, with several people, or with bots only."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from rich.console import Console

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.table.display import Display
from kastelan.cli.table.host import Host
from kastelan.cli.table.hosts import host_options, wants_full_screen
from kastelan.cli.table.prompt import Leave, asker
from kastelan.cli.table.saves import SaveFile
from kastelan.cli.table.screens import PlayerNames, screen_of
from kastelan.cli.table.start import LATEST, opened
from kastelan.cli.terminal import Terminal

EXAMPLE: Final = "kastelan play kingdom --players 3 --seat A=you --seat B=hard --seat C=Ann"
WATCHING_PAUSE: Final = 1


def arguments(parser: Parser) -> None:
    parser.option("game", "table-help-game", nargs="?", type=take.game, metavar="GAME")
    parser.option("--players", "cli-help-players", type=take.whole(1, 9), metavar="N")
    parser.option("--seat", "table-help-seat", action="append", default=[], metavar="SEAT=WHO")
    parser.option("--watch", "table-help-watch", action="store_true")
    parser.option(
        "--pause", "table-help-pause", type=take.whole(0, 60), default=WATCHING_PAUSE, metavar="SECONDS"
    )
    parser.game_options()
    parser.option("--seed", "cli-help-seed", type=take.seed, metavar="N")
    parser.option("--position", "table-help-position", metavar="LINE")
    parser.option("--resume", "table-help-resume", nargs="?", const=LATEST, metavar="FILE")
    parser.option("--save", "table-help-save", metavar="FILE")
    host_options(parser)


def run(given: Namespace, terminal: Terminal) -> int:
    if given.plain:
        terminal.console = plain_console()
    full_screen = wants_full_screen(given)
    ask = asker(given.plain)
    try:
        session, seating, path = opened(given, terminal, ask)
    except Leave:
        return 0
    player_names = PlayerNames(session.state.game, seating.names, seating.you)
    screen = screen_of(player_names.game.name, terminal.speaker, player_names)
    file = SaveFile(path, session, seating)
    display = Display(terminal, ask, session, seating, screen, file)
    if full_screen:
        from kastelan.cli.table.full_screen.start import play

        return play(display, given.pause)
    return Host(display, given.pause).run()


def plain_console() -> Console:
    """A console that writes plain text, even if the terminal can do more."""
    return Console(color_system=None, force_terminal=False, highlight=False, file=sys.stdout)
