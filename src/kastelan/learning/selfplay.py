"""Games that bots play with each other, as records, and packs of records."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kastelan.arena.match import PlayedGame, play_game
from kastelan.bots import find_bot
from kastelan.bots.custom_bot import describe_error
from kastelan.bots.failures import failure_of
from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.core.record import Record, begin, close, parse, write
from kastelan.games import find

START: Final = "[Game "
"""The beginning of the first tag of every record."""

SEED_STRIDE: Final = 1_000_003
"""The deals of two series never overlap, because each has fewer games than this."""


@dataclass(frozen=True, slots=True)
class Series:
    """A sequence of self-play games. The bots rotate by one seat from game to game, and each game has its own
    deal."""

    game: str
    version: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    def record(self, number: int) -> Record:
        """Play a game by its number. The record holds the bots as player names, and the number as a tag."""
        game, players = find(self.game, self.version), len(self.bots)
        seated = [self.bots[(seat + number) % players] for seat in range(players)]
        options, deal = dict(self.options), self.seed * SEED_STRIDE + number
        with redirect_stdout(sys.stderr):  # standard output belongs to the command's own output
            played = _finished(game, seated, options, deal, number)
        opening = replace(begin(game, players, options, deal, seated), tags=(("Number", str(number)),))
        return close(opening, played.moves, played.state)


def _finished(game: Game, seated: list[str], options: dict[str, str], deal: int, number: int) -> PlayedGame:
    """Play a game to its end; BadOption if a bot fails."""
    try:
        return play_game(game, [find_bot(bot) for bot in seated], options, deal)
    except (Exception, SystemExit) as error:  # a custom bot may raise anything
        failure = failure_of(error)
        details = (failure.where, failure.position) if failure is not None else ()
        raise BadOption("bots", "game-broken", game=number, reason=describe_error(error, *details)) from error


def number_of(record: Record) -> int:
    """The number of a recorded game in its series."""
    return int(dict(record.tags)["Number"])


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Write records to a compressed file. Equal records give equal bytes, because no time is stored."""
    text = "\n".join(write(record) for record in records)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_records(path: Path) -> Iterator[Record]:
    """Read the records of a compressed file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(parse, _split(file))


def _split(lines: Iterable[str]) -> Iterator[str]:
    """The text of each record. A record ends where the next one begins."""
    found: list[str] = []
    for line in lines:
        if line.startswith(START) and found:
            yield "".join(found)
            found.clear()
        found.append(line)
    if found:
        yield "".join(found)


def play_games(series: Series, numbers: Sequence[int]) -> list[Record]:
    """Play the games with these numbers."""
    return [series.record(number) for number in numbers]
