"""`kastelan games`: what can be played, with its options."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kastelan.bots import BOTS, LEVELS
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.desk import Desk
from kastelan.core.game import Game
from kastelan.games import GAMES, find
from kastelan.telling.characters import introduced

EXAMPLE: Final = "kastelan games kingdom"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game-optional", nargs="?", type=take.game, metavar="GAME")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, desk: Desk) -> int:
    games = [given.game] if given.game else [find(name) for name in GAMES]
    if desk.json:
        desk.answer([described(game, desk) for game in games])
        return 0
    for game in games:
        _show(game, desk, with_options=given.game is not None)
    if given.game is None:
        desk.print("cli-games-more")
    return 0


def described(game: Game, desk: Desk) -> dict[str, object]:
    """A game as plain values."""
    return {
        "game": game.name,
        "title": desk.say(f"{game.name}-title"),
        "rules_version": game.version,
        "players": list(game.seats),
        "bots": list(BOTS),
        "levels": [
            {"bot": level, "name": name, "about": about} for level, name, about in _opponents(game, desk)
        ],
        "actions": game.actions.size,
        "options": [
            {
                "name": option.name,
                "default": option.write(option.default),
                "expected": option.expected,
                "rule": option.rule,
                "about": desk.say(_key(game, option.name)),
            }
            for option in game.options
        ],
    }


def _opponents(game: Game, desk: Desk) -> list[tuple[str, str, str]]:
    """Who plays at each level: the level's name as a bot, the character's, and what to expect."""
    return [
        (level, desk.say(f"{game.name}-bot-{level}"), desk.say(f"{game.name}-bot-{level}-about"))
        for level in LEVELS
    ]


def _key(game: Game, option: str) -> str:
    return f"{game.name}-option-{option}".replace("_", "-")


def _show(game: Game, desk: Desk, with_options: bool) -> None:
    seats = desk.say("cli-games-players", least=game.seats[0], most=game.seats[-1])
    desk.console.print(f"[bold]{game.name:10}[/] {desk.say(f'{game.name}-title')} ({seats})")
    desk.indented(desk.say(f"{game.name}-about"), 11)
    if not with_options:
        return
    desk.print("cli-games-opponents")
    desk.listed(((f"  {level}", introduced(game.name, level, desk.speaker)) for level in LEVELS), 11)
    for option in game.options:
        default = option.write(option.default)
        desk.console.print(f"\n  --option {option.name}={default}", markup=False, style="bold")
        desk.indented(f"{desk.say(_key(game, option.name))} ({option.rule})", 6)
        desk.indented(desk.say("cli-games-expected", expected=option.expected), 6)
