"""Games of Ludwig over all combinations of modules, every property checked: `make soak-modules`.

Game number n is always the same game, so what is done can be stopped and taken up again: finished chunks
stand in build/soak-modules.jsonl. The summary goes to bench/results/soak-modules.md.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import format_exception
from typing import Final

from tests.properties.ludwig_module_games import Shadow

from bench.soak_checks import Watch, require
from kastelan.bots import Bot, decide, find_bot
from kastelan.core.game import Action, Event, Seat
from kastelan.core.position import digest
from kastelan.core.record import begin, close, parse, replay, write
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.events import GameEnded
from kastelan.games.ludwig.modules.module import in_use
from kastelan.games.ludwig.modules.registry import MODULES

RESULTS: Final = Path(__file__).parent / "results"
DONE: Final = Path("build") / "soak-modules.jsonl"
NAMES: Final = tuple(module.name for module in MODULES)
CHUNK: Final = 24
LOOKS: Final = 2.0
"""How many close looks a game gets on average."""

SHADOWED: Final = 19
"""Every so many games are followed by the slow reference (tests/reference)."""

MOVES: Final = 200
"""About how long a game is."""

LONGEST: Final = 3_000
STYLES: Final = ("random", "by kind", "greedy", "random", "by kind", "random", "by kind", "random", "random")
"""How the games of one lap over all tables are played, one lap after the other."""


@dataclass(frozen=True, slots=True)
class Table:
    """Players, modules and options of a game."""

    players: int
    modules: tuple[str, ...]

    def options(self, number: int) -> dict[str, str]:
        """The modules, and now and then an hourglass, and corners that do not touch."""
        options = {"modules": ",".join(self.modules)} if self.modules else {}
        if "decrees" in self.modules and number % 3 == 0:
            options["hourglass"] = "yes"
        if number % 5 == 0:
            options["corner_contact"] = "no"
        return options


@dataclass
class Tally:
    """What some games came to."""

    first: int
    games: int = 0
    moves: int = 0
    looks: int = 0
    shadowed: int = 0
    longest: int = 0
    styles: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)


@lru_cache(maxsize=1)
def tables() -> tuple[Table, ...]:
    """Every combination of modules that makes a table of its own, for every number of players (GEN-1)."""
    found = {
        (players, tuple(module.name for module in in_use(words, MODULES, players)))
        for players in LUDWIG.seats
        for count in range(len(NAMES) + 1)
        for words in combinations(NAMES, count)
        if players > 1 or all(module.solo for module in in_use(words, MODULES, 2))
    }
    listed = [Table(players, names) for players, names in sorted(found)]
    Random(8).shuffle(listed)  # so that every chunk holds quick games and slow ones
    return tuple(listed)


def style_of(number: int) -> str:
    """How a game is played."""
    return STYLES[number // len(tables()) % len(STYLES)]


def played(number: int, tally: Tally, looks: float = LOOKS) -> None:
    """One game, watched from its first position to its last."""
    table, style, choose = tables()[number % len(tables())], style_of(number), Random(number)
    options = table.options(number)
    state = LUDWIG.new(table.players, options, number)
    assert isinstance(state, LudwigState)
    watch, words = Watch(state, choose), list[tuple[Seat, str]]()
    shadow = Shadow() if number % SHADOWED == 0 and state.extras is not None else None
    bots = [find_bot("greedy") if style == "greedy" and seat == number % table.players else None
            for seat in range(table.players)]  # fmt: skip
    told = list[Event]()
    while state.actors:
        seat = choose.choice(state.actors)
        action = _chosen(state, seat, choose, style, bots[seat])
        if choose.random() < looks / MOVES:
            watch.look(state, seat, action)
        words.append((seat, LUDWIG.actions.write(action)))
        told.clear()
        before = state.copy()
        state.apply(seat, action, told.append)
        watch.after(state, told)
        if shadow is not None:
            shadow.after(before, action, told, state)
        require(len(words) < LONGEST, "the game does not end")
    _ended(state, number, options, words, told)
    tally.games += 1
    tally.moves += len(words)
    tally.looks += watch.looks
    tally.shadowed += shadow is not None
    tally.longest = max(tally.longest, len(words))
    tally.styles[style] += 1
    tally.seats[table.players] += 1


def _chosen(state: LudwigState, seat: Seat, choose: Random, style: str, bot: Bot | None) -> Action:
    if bot is not None:
        return decide(bot, state, seat, choose)
    legal = state.legal(seat)
    if style != "by kind":
        return legal[choose.randrange(len(legal))]
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(type(action).__name__, []).append(action)
    return choose.choice(by_kind[choose.choice(sorted(by_kind))])


def _ended(
    state: LudwigState,
    seed: int,
    options: dict[str, str],
    words: Sequence[tuple[Seat, str]],
    told: Sequence[Event],
) -> None:
    """The result is the one that was told, and the record plays back to the same position."""
    outcome, end = state.outcome, told[-1]
    require(outcome is not None and isinstance(end, GameEnded), "no result")
    assert outcome is not None
    assert isinstance(end, GameEnded)
    require((outcome.scores, outcome.places) == (end.scores, end.places), "another result was told")
    require(outcome.scores == state.score == state.scores(), "scores after the end")
    record = close(begin(LUDWIG, state.players, options, seed), words, state)
    text = write(record)
    require(write(parse(text)) == text, "a record reads back as another one")
    require(digest(replay(parse(text), find)) == digest(state), "a record plays back to another position")


def chunk(first: int) -> Tally:
    """So many games from a number on; what goes wrong is noted, and the next game is played."""
    tally = Tally(first)
    for number in range(first, first + CHUNK):
        try:
            played(number, tally)
        except Exception as error:  # whatever it is, it is what we look for
            where = "".join(format_exception(error)[-3:]).strip()
            table = tables()[number % len(tables())]
            tally.errors.append(f"game {number}, {style_of(number)}, {table}: {where}")
    return tally


def finished(path: Path) -> Iterator[Tally]:
    """The chunks that an earlier run has done."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            row["styles"] = Counter(row["styles"])
            row["seats"] = Counter({int(seats): count for seats, count in row["seats"].items()})
            yield Tally(**row)


def main() -> int:
    """Play what is missing, chunk after chunk, and write the summary."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--done", type=Path, default=DONE, help="where finished chunks stand")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    given.done.parent.mkdir(parents=True, exist_ok=True)
    done = {tally.first: tally for tally in finished(given.done)}
    missing = [first for first in range(0, given.games, CHUNK) if first not in done]
    began = perf_counter()
    with Pool(given.jobs) as pool, given.done.open("a", encoding="utf-8") as log:
        for count, tally in enumerate(pool.imap_unordered(chunk, missing), 1):
            done[tally.first] = tally
            log.write(json.dumps(vars(tally)) + "\n")
            log.flush()
            for error in tally.errors:
                print(error, flush=True)
            if count % 25 == 0 or count == len(missing):
                games = sum(one.games for one in done.values())
                print(f"{games} games, {perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    text = summary([tally for first, tally in done.items() if first < given.games])
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / "soak-modules.md").write_text(text, encoding="utf-8")
    print(text)
    return int(any(tally.errors for tally in done.values()))


def summary(tallies: Sequence[Tally]) -> str:
    """The results for people."""
    games, moves = sum(one.games for one in tallies), sum(one.moves for one in tallies)
    styles, seats = Counter[str](), Counter[int]()
    for one in tallies:
        styles += one.styles
        seats += one.seats
    errors = [error for one in tallies for error in one.errors]
    machine = f"{platform.machine()}, Python {platform.python_version()}, {date.today().isoformat()}"
    return f"""# Soak of Ludwig's modules

All {len(tables()):,} tables that differ in modules or number of players, one lap after the other, by
`make soak-modules`. {machine}.

| games | errors | actions | close looks | beside the reference | longest game |
|---|---|---|---|---|---|
| {games:,} | {len(errors)} | {moves:,} | {sum(one.looks for one in tallies):,} | \
{sum(one.shadowed for one in tallies):,} | {max((one.longest for one in tallies), default=0):,} actions |

| played | games |
|---|---|
{_rows(styles)}

| players | games |
|---|---|
{_rows(seats)}

After every action: money, points, debts, coins, swans, rooms, moat pieces and renovations as a listener
would count them from the told events; every tile, card and token in exactly one place. In a close look:
legal actions once each, with words and numbers of their own; the position written and read; wrong actions
refused by a rule and without a trace; views, legal actions, previews and events of the seat and of another
watcher the same with hidden things redealt; nothing changed by an action on a copy. At the end: the result
as told, and the record played back to the same position. Beside the reference: the points and money of
every placement, purchase and reward, the rooms completed, and the whole final scoring worked out again by
slow code on true outlines. In greedy games one seat is the greedy bot.
""" + "".join(f"\n- {error.splitlines()[0]}" for error in errors)


def _rows(counts: Counter[str] | Counter[int]) -> str:
    return "\n".join(f"| {name} | {count:,} |" for name, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
