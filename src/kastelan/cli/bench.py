"""`kastelan bench`: measures the speed of a game's engine on this machine."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kastelan.arena.speed import measure
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import Terminal

EXAMPLE: Final = "kastelan bench kingdom --seconds 2"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("--players", "cli-help-players", type=take.whole(1, 5), default=None, metavar="N")
    parser.option("--seconds", "cli-help-seconds", type=take.whole(1, 600), default=2, metavar="N")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.game_options()
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    if not terminal.json:
        terminal.print("cli-bench-running", seconds=given.seconds)
    speed = measure(given.game, given.players, dict(given.option), given.seed, float(given.seconds))
    if terminal.json:
        terminal.answer(speed.as_json())
        return 0
    for name, value in speed.as_json().items():
        if isinstance(value, float | int) and terminal.speaker.knows(f"cli-bench-{name.replace('_', '-')}"):
            text = f"{value:,.2f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
            terminal.print(f"cli-bench-{name.replace('_', '-')}", value=text.replace(",", " "))
    return 0
