"""`kastelan games`: lists the games and their options."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Final

from kastelan.bots import LEVELS, bots_for
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import Terminal
from kastelan.core.game import Game
from kastelan.core.options import Option, Several
from kastelan.games import GAMES, find
from kastelan.narration.characters import character, character_introduction

EXAMPLE: Final = "kastelan games kingdom"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game-optional", nargs="?", type=take.game, metavar="GAME")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    games = [given.game] if given.game else [find(name) for name in GAMES]
    if terminal.json:
        terminal.answer([game_as_json(game, terminal) for game in games])
        return 0
    for game in games:
        _show(game, terminal, with_options=given.game is not None)
    if given.game is None:
        terminal.print("cli-games-more")
    return 0


def game_as_json(game: Game, terminal: Terminal) -> dict[str, object]:
    """A game as JSON values."""
    return {
        "game": game.name,
        "title": terminal.say(f"{game.name}-title"),
        "rules_version": game.version,
        "players": list(game.seats),
        "bots": list(bots_for(game.name)),
        "levels": [
            {"bot": level, **asdict(character(game.name, level, terminal.speaker))} for level in LEVELS
        ],
        "actions": game.actions.size,
        "options": [
            {
                "name": option.name,
                "default": option.write(option.default),
                "expected": option.expected,
                "rule": option.rule,
                "about": terminal.say(_option_message(game, option.name)),
            }
            for option in game.options
        ],
    }


def _option_message(game: Game, option: str) -> str:
    return f"{game.name}-option-{option}".replace("_", "-")


def _show(game: Game, terminal: Terminal, with_options: bool) -> None:
    seats = terminal.say("cli-games-players", least=game.seats[0], most=game.seats[-1])
    terminal.console.print(f"[bold]{game.name:10}[/] {terminal.say(f'{game.name}-title')} ({seats})")
    terminal.indented(terminal.say(f"{game.name}-about"), 11)
    if not with_options:
        return
    terminal.print("cli-games-opponents")
    levels = LEVELS
    terminal.listed(
        ((f"  {level}", character_introduction(game.name, level, terminal.speaker)) for level in levels), 11
    )
    for option in game.options:
        default = option.write(option.default)
        terminal.console.print(f"\n  --option {option.name}={default}", markup=False, style="bold")
        terminal.indented(f"{terminal.say(_option_message(game, option.name))} ({option.rule})", 6)
        terminal.indented(_expected(option, terminal), 6)


def _expected(option: Option, terminal: Terminal) -> str:
    """The values that an option takes, in words."""
    if isinstance(option, Several):
        words = ", ".join(option.words)
        return terminal.say("cli-games-expected-list", count=option.count, expected=words)
    return terminal.say("cli-games-expected", expected=option.expected)
