"""Play Ludwig with all combinations of modules and check every property: `make soak-modules`.

Game number n is always the same game, so an interrupted run resumes: finished chunks are stored in
build/module-soak.jsonl. Writes the summary to bench/results/module-soak.md.
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

from bench.module_soak_checks import GameChecks, require
from bench.report import RESULTS, table_row, write_results
from kastelan.bots import Bot, decide, find_bot
from kastelan.core.game import Action, Event, Seat
from kastelan.core.position import digest
from kastelan.core.record import begin, close, parse, replay, write
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.events import GameEnded
from kastelan.games.ludwig.modules.registry import MODULES, in_use

DONE: Final = Path("build") / "module-soak.jsonl"
NAMES: Final = tuple(module.name for module in MODULES)
CHUNK: Final = 24
DEEP_CHECKS: Final = 2.0
"""The mean number of deep checks in a game."""

REFERENCE_EVERY: Final = 19
"""One of this many games is compared with the reference engine (tests/reference)."""

TYPICAL_LENGTH: Final = 200
"""Actions in a typical game."""

LIMIT: Final = 3_000
"""No game takes this many actions."""

STYLES: Final = ("random", "by kind", "greedy", "random", "by kind", "random", "by kind", "random", "random")
"""How games are played: one style for each pass over all tables."""


@dataclass(frozen=True, slots=True)
class Table:
    """The players and modules of a game."""

    players: int
    modules: tuple[str, ...]

    def options(self, number: int) -> dict[str, str]:
        """The modules, and in some games the hourglass or the rule that corners do not touch."""
        options = {"modules": ",".join(self.modules)} if self.modules else {}
        if "decrees" in self.modules and number % 3 == 0:
            options["hourglass"] = "yes"
        if number % 5 == 0:
            options["corner_contact"] = "no"
        return options


@dataclass
class Tally:
    """The counts and errors of a chunk of games."""

    first: int
    games: int = 0
    moves: int = 0
    deep_checks: int = 0
    referenced: int = 0
    longest: int = 0
    styles: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)


@lru_cache(maxsize=1)
def tables() -> tuple[Table, ...]:
    """Every distinct combination of modules, for every number of players (GEN-1)."""
    found = {
        (players, tuple(module.name for module in in_use(words, players)))
        for players in LUDWIG.seats
        for count in range(len(NAMES) + 1)
        for words in combinations(NAMES, count)
        if players > 1 or all(module.solo for module in in_use(words, 2))
    }
    listed = [Table(players, names) for players, names in sorted(found)]
    Random(8).shuffle(listed)  # so that every chunk has fast and slow games
    return tuple(listed)


def style_of(number: int) -> str:
    """How a game's actions are chosen."""
    return STYLES[number // len(tables()) % len(STYLES)]


def play(number: int, tally: Tally, deep_checks: float = DEEP_CHECKS) -> None:
    """Play one game and check it after every action."""
    table, style, choose = tables()[number % len(tables())], style_of(number), Random(number)
    options = table.options(number)
    state = LUDWIG.new(table.players, options, number)
    assert isinstance(state, LudwigState)
    checks, words = GameChecks(state, choose), list[tuple[Seat, str]]()
    reference = Shadow() if number % REFERENCE_EVERY == 0 and state.table.modules else None
    bots: list[Bot | None] = [None] * table.players
    if style == "greedy":
        bots[number % table.players] = find_bot("greedy")
    events = list[Event]()
    while state.actors:
        seat = choose.choice(state.actors)
        action = _choose(state, seat, choose, style, bots[seat])
        if choose.random() < deep_checks / TYPICAL_LENGTH:
            checks.check_deeply(state, seat, action)
        words.append((seat, LUDWIG.actions.write(action)))
        events.clear()
        before = state.copy()
        state.apply(seat, action, events.append)
        checks.check_action(state, events)
        if reference is not None:
            reference.after(before, action, events, state)
        require(len(words) < LIMIT, "the game does not end")
    _check_end(state, number, options, words, events)
    tally.games += 1
    tally.moves += len(words)
    tally.deep_checks += checks.deep_checks
    tally.referenced += reference is not None
    tally.longest = max(tally.longest, len(words))
    tally.styles[style] += 1
    tally.seats[table.players] += 1


def _choose(state: LudwigState, seat: Seat, choose: Random, style: str, bot: Bot | None) -> Action:
    if bot is not None:
        return decide(bot, state, seat, choose)
    legal = state.legal(seat)
    if style != "by kind":
        return legal[choose.randrange(len(legal))]
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(type(action).__name__, []).append(action)
    return choose.choice(by_kind[choose.choice(sorted(by_kind))])


def _check_end(
    state: LudwigState,
    seed: int,
    options: dict[str, str],
    words: Sequence[tuple[Seat, str]],
    events: Sequence[Event],
) -> None:
    """The result agrees with the last event, and the record replays to the same position."""
    outcome, end = state.outcome, events[-1]
    require(outcome is not None and isinstance(end, GameEnded), "no result")
    assert outcome is not None
    assert isinstance(end, GameEnded)
    require((outcome.scores, outcome.places) == (end.scores, end.places), "the last event has another result")
    require(outcome.scores == state.score == state.scores(), "the final scores differ")
    record = close(begin(LUDWIG, state.players, options, seed), words, state)
    text = write(record)
    require(write(parse(text)) == text, "a record does not survive writing and parsing")
    require(digest(replay(parse(text), find)) == digest(state), "a record replays to another position")


def play_chunk(first: int) -> Tally:
    """Play the CHUNK games that start at `first`. Errors are collected, so one does not stop the run."""
    tally = Tally(first)
    for number in range(first, first + CHUNK):
        try:
            play(number, tally)
        except Exception as error:  # any exception is a finding
            where = "".join(format_exception(error)[-3:]).strip()
            table = tables()[number % len(tables())]
            tally.errors.append(f"game {number}, {style_of(number)}, {table}: {where}")
    return tally


def finished(path: Path) -> Iterator[Tally]:
    """The chunks of earlier runs."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            row["styles"] = Counter(row["styles"])
            row["seats"] = Counter({int(seats): count for seats, count in row["seats"].items()})
            yield Tally(**row)


def main() -> int:
    """Play the missing chunks and write the summary."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--done", type=Path, default=DONE, help="the file of finished chunks")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    given.done.parent.mkdir(parents=True, exist_ok=True)
    done = {tally.first: tally for tally in finished(given.done)}
    missing = [first for first in range(0, given.games, CHUNK) if first not in done]
    began = perf_counter()
    with Pool(given.jobs) as pool, given.done.open("a", encoding="utf-8") as log:
        for count, tally in enumerate(pool.imap_unordered(play_chunk, missing), 1):
            done[tally.first] = tally
            log.write(json.dumps(vars(tally)) + "\n")
            log.flush()
            for error in tally.errors:
                print(error, flush=True)
            if count % 25 == 0 or count == len(missing):
                games = sum(one.games for one in done.values())
                print(f"{games} games, {perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    text = summary([tally for first, tally in done.items() if first < given.games])
    write_results(given.out, "module-soak", text)
    print(text)
    return int(any(tally.errors for tally in done.values()))


def summary(tallies: Sequence[Tally]) -> str:
    """The results as a Markdown page."""
    games, moves = sum(one.games for one in tallies), sum(one.moves for one in tallies)
    styles, seats = Counter[str](), Counter[int]()
    for one in tallies:
        styles += one.styles
        seats += one.seats
    errors = [error for one in tallies for error in one.errors]
    machine = f"{platform.machine()}, Python {platform.python_version()}, {date.today().isoformat()}"
    return f"""# Soak of Ludwig's modules

Games at all {len(tables()):,} tables that differ in modules or number of players, by `make soak-modules`.
{machine}.

| games | errors | actions | deep checks | compared with the reference | longest game |
|---|---|---|---|---|---|
| {games:,} | {len(errors)} | {moves:,} | {sum(one.deep_checks for one in tallies):,} | \
{sum(one.referenced for one in tallies):,} | {max((one.longest for one in tallies), default=0):,} actions |

| style | games |
|---|---|
{_rows(styles)}

| players | games |
|---|---|
{_rows(seats)}

After every action: money, points, debts, coins, swans, rooms, moat pieces and renovations agree with the
sum of the events; every tile, card and token is in exactly one place. In a deep check: no legal action is
listed twice, and each has its own notation and number; the position survives writing and parsing; illegal
actions are refused with a rule and change nothing; views, legal actions, previews and events stay the same
when hidden information is redealt; an action on a copy does not change the position. At the end: the result
agrees with the last event, and the record replays to the same position. Compared with the reference engine:
the points and money of every placement, purchase and reward, the completed rooms, and the final scoring. In
greedy games one seat is the greedy bot.
""" + "".join(f"\n- {error.splitlines()[0]}" for error in errors)


def _rows(counts: Counter[str] | Counter[int]) -> str:
    return "\n".join(table_row((name, f"{count:,}")) for name, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
