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
from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.core.record import Record, begin, close, parse, write
from kastelan.games import find

START: Final = "[Game "
"""The first tag of every record."""

SPREAD: Final = 1_000_003
"""What separates the deals of neighbouring seeds, as in the arena."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind: the entries move one seat on from game to game, and every game has a deal of its
    own."""

    game: str
    version: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    def record(self, number: int) -> Record:
        """Play the game of this number; the record names the bots by seat and the game by its number."""
        game, players = find(self.game, self.version), len(self.bots)
        seated = [self.bots[(seat + number) % players] for seat in range(players)]
        options, deal = dict(self.options), self.seed * SPREAD + number
        with redirect_stdout(sys.stderr):  # what a bot of one's own prints is no answer of ours
            played = _finished(game, seated, options, deal, number)
        opening = replace(begin(game, players, options, deal, seated), tags=(("Number", str(number)),))
        return close(opening, played.moves, played.state)


def _finished(game: Game, seated: list[str], options: dict[str, str], deal: int, number: int) -> PlayedGame:
    """A game, played to its end; refused if a bot fails in it."""
    try:
        return play_game(game, [find_bot(bot) for bot in seated], options, deal)
    except (Exception, SystemExit) as error:  # whatever a bot of one's own does wrong
        raise BadOption("bots", "game-broken", game=number, reason=describe_error(error)) from error


def number_of(record: Record) -> int:
    """The number of a game in its series."""
    return int(dict(record.tags)["Number"])


def pack(path: Path, records: Iterable[Record]) -> None:
    """Write records one after the other, compressed; the same records give the same bytes."""
    text = "\n".join(write(record) for record in records)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def unpack(path: Path) -> Iterator[Record]:
    """The records of a pack."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(parse, _split(file))


def _split(lines: Iterable[str]) -> Iterator[str]:
    """The text of each record: it ends where the next begins."""
    found: list[str] = []
    for line in lines:
        if line.startswith(START) and found:
            yield "".join(found)
            found.clear()
        found.append(line)
    if found:
        yield "".join(found)


def played(series: Series, numbers: Sequence[int]) -> list[Record]:
    """The games of these numbers."""
    return [series.record(number) for number in numbers]
