"""Starting a session: from the command line, from a few questions, or from a saved game."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from kastelan.cli.table import saves
from kastelan.cli.table.players import Seating, bot_names, recorded, seated
from kastelan.cli.table.prompt import Asker, LineAsker
from kastelan.cli.table.session import Session
from kastelan.cli.table.vocabulary import number_within, shortened
from kastelan.cli.terminal import BadInput, Terminal, read_text
from kastelan.core.errors import KastelanError
from kastelan.core.game import Game, State
from kastelan.core.options import check_players
from kastelan.core.position import named_game, parse_position
from kastelan.core.record import Record, begin, begin_at, parse
from kastelan.games import GAMES, find
from kastelan.locale import Speaker

T = TypeVar("T")
MOST_ASKED = 99
LATEST = "\0"
"""The value of `--resume` without a file."""


def opened(given: Namespace, terminal: Terminal, asker: Asker) -> tuple[Session, Seating, Path | None]:
    """The game to play, who plays it, and the file it is saved to."""
    if given.resume is not None:
        return _resumed(given)
    if given.position is not None:
        return _from_position(given, terminal)
    if given.game is None and not given.seat and given.players is None and not given.watch:
        _ask_what_to_play(given, terminal, asker)
    game: Game = given.game or find(_first_game())
    players = check_players(game.seats, given.players or _least(game, given.seat))
    seating = _seating(given, terminal, game.name, players)
    seed = given.seed if given.seed is not None else secrets.randbelow(10**9)
    options = dict(given.option)
    game.new(players, options, seed)  # complains about wrong options in their own words
    record = begin(game, players, options, seed, seating.names)
    return _started(record, seating, given)


def _first_game() -> str:
    """The game for people who name none."""
    return next(iter(GAMES))


def _least(game: Game, seats: Sequence[str]) -> int:
    # As many players as there are `--seat` wishes, within what the game allows; two without any.
    return max(game.seats.start, min(len(seats), game.seats[-1])) if seats else max(game.seats.start, 2)


def _seating(given: Namespace, terminal: Terminal, game: str, players: int) -> Seating:
    """The players that were asked for; with `--watch` only bots."""
    if not given.watch:
        return seated(game, players, given.seat, terminal.speaker)
    seating = seated(game, players, given.seat or bot_names(game)[:1], terminal.speaker)
    if seating.people:
        raise BadInput("table-watch-with-people", name=seating.names[seating.people[0]])
    return seating


def _started(record: Record, seating: Seating, given: Namespace) -> tuple[Session, Seating, Path | None]:
    session = Session(replace(record, tags=seating.tags), find)
    if given.save is not None:
        return session, seating, _unused(given.save)
    return session, seating, saves.fresh_path(record.game, datetime.now()) if seating.people else None


def _unused(name: str) -> Path:
    """A file for a new game; BadInput if it exists."""
    path = Path(name).expanduser()
    if path.exists():
        raise BadInput("table-file-is-there", path=name)
    return path


def _from_position(given: Namespace, terminal: Terminal) -> tuple[Session, Seating, Path | None]:
    """A table that continues from a position line, which already names players and options."""
    _refuse_with("--position", {"--players": given.players, "--option": given.option, "--seed": given.seed})
    name, version = named_game(given.position)
    state: State = parse_position(find(name, version), given.position)
    if given.game is not None and given.game.name != name:
        raise BadInput("position-of-another-game", game=name, version=version)
    seating = _seating(given, terminal, name, state.players)
    return _started(begin_at(state, seating.names), seating, given)


def _resumed(given: Namespace) -> tuple[Session, Seating, Path | None]:
    """A saved game, exactly where it was left. It is saved to the same file unless another is named."""
    settings = {
        "GAME": given.game,
        "--players": given.players,
        "--seat": given.seat,
        "--option": given.option,
        "--seed": given.seed,
        "--position": given.position,
    }
    _refuse_with("--resume", settings)
    path = saves.latest() if given.resume == LATEST else Path(given.resume).expanduser()
    record = parse(read_text(str(path)))
    seating = recorded(record)
    start = replace(record, names=seating.names)
    return Session(start, find), seating, _unused(given.save) if given.save else path


def _refuse_with(flag: str, others: dict[str, object]) -> None:
    for other, value in others.items():
        if value is not None and value != []:
            raise BadInput("table-not-together", first=flag, second=other)


# A few friendly questions


def _ask_what_to_play(given: Namespace, terminal: Terminal, asker: Asker) -> None:
    """Ask what to play. Enter takes the default in brackets; input from a pipe is not asked."""
    if isinstance(asker, LineAsker):
        return
    terminal.print("table-welcome")
    if len(GAMES) > 1:  # otherwise there is nothing to choose
        names = ", ".join(GAMES)
        question = terminal.say("table-ask-game", games=names)
        given.game = _answer(
            terminal, asker, question, _first_game(), lambda text: find(text.lower()), list(GAMES)
        )
    game: Game = given.game or find(_first_game())
    least, most = max(2, game.seats[0]), game.seats[-1]
    question = terminal.say("table-ask-players", least=least, most=most)
    players = _answer(terminal, asker, question, str(least), lambda text: _players(game, text), ())
    bots = bot_names(game.name)
    question = terminal.say("table-ask-opponents", count=players - 1, bots=", ".join(bots))
    given.seat = _answer(
        terminal,
        asker,
        question,
        bots[0],
        lambda text: _opponents(game.name, players, text, terminal.speaker),
        bots,
    )
    given.players = players


def _players(game: Game, text: str) -> int:
    number = number_within(text, 0, MOST_ASKED)
    return check_players(game.seats, shortened(text) if number is None else number)


def _opponents(game: str, players: int, text: str, speaker: Speaker) -> list[str]:
    """Names of bots or people; a single bot takes all other seats."""
    names = text.replace(",", " ").split()
    wishes = [
        "you",
        # One name of a bot stands for all opponents.
        *(names * (players - 1) if len(names) == 1 and names[0].lower() in bot_names(game) else names),
    ]
    seated(game, players, wishes, speaker)  # only to refuse wrong names while the question can be repeated
    return wishes


def _answer(
    terminal: Terminal,
    asker: Asker,
    question: str,
    default: str,
    read: Callable[[str], T],
    words: Sequence[str],
) -> T:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(asker.ask(f"{question} [{default}] ", words) or default)
        except KastelanError as error:
            terminal.console.print(terminal.speaker.error(error), markup=False)
