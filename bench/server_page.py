"""The page of the server's measurements, from the runs that are recorded in server.json."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, reduce
from operator import getitem
from typing import Any, Final, cast

from bench.report import table_head, table_row

Run = Mapping[str, Any]
GAMES: Final = {"kingdom": "Kingdom Builder", "ludwig": "Ludwig with all modules", "seasons": "Seasons"}
HEAD: Final = """# The table server under load

Written by `python -m bench.server` (see its `--help`). Every move is on disk before it is sent to anyone.
Sockets speak as a browser's do: boards of which only changes are sent, one of three languages, compressed. A
time is from the move sent to the update received at the other seat. Each run has a new database and a new
server; a cell has the smallest, the median and the largest value of all runs.
"""


class Runs:
    """The runs of a part, or of several."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs, self.first = runs, runs[0]

    def all(self, *path: str) -> list[float]:
        """A figure of every run, by the keys that lead to it."""
        return [reduce(getitem, path, cast(Any, run)) for run in self.runs]

    def __call__(self, *path: str) -> str:
        """The spread of a figure."""
        return spread(self.all(*path))

    @property
    def where(self) -> str:
        """On which machines and cores, and how busy the load generator was."""
        machines = dict.fromkeys((run["day"], run["python"], run["machine"]) for run in self.runs)
        lines = [f"Measured on {day} with Python {python} on {machine}." for day, python, machine in machines]
        cores = dict.fromkeys(_cores(run) for run in self.runs)
        lines.append(f"Cores (`sched_setaffinity`): {'; '.join(cores)}.")
        if busy := [run["generator"] for run in self.runs if "generator" in run]:
            count = self.first["generators"]
            lines.append(
                f"The busiest of {count} processes of the load generator needed {spread(busy)} of a core."
            )
        return "\n".join(lines)


def spread(values: Iterable[float]) -> str:
    """The smallest, the median and the largest value; a single one alone."""
    found = sorted(values)
    three = found if len(found) == 1 else [found[0], statistics.median(found), found[-1]]
    return " / ".join(f"{value:.3g}" if value < 100 else f"{value:.0f}" for value in three)


def results_page(recorded: Mapping[str, Sequence[Run]]) -> str:
    """All that is recorded, as a Markdown page."""
    games = {game: Runs(recorded[game]) for game in GAMES if game in recorded}
    parts = [_games(games)] if games else []
    parts += [write(Runs(recorded[part])) for part, write in WRITERS.items() if part in recorded]
    return "\n".join([HEAD, *parts])


def _cores(run: Run) -> str:
    if not run["server_cores"] and not run["load_cores"]:
        return "server and load generator share all"
    server, load = (", ".join(map(str, run[whose])) for whose in ("server_cores", "load_cores"))
    return f"{server} for the server, {load} for the load generator"


def _games(games: Mapping[str, Runs]) -> str:
    lines = ["## Moves\n"]
    lines += table_head(
        ("game", "runs", "moves/s wanted", "done", "p50 ms", "p99 ms", "CPU", "CPU ms a move")
    )
    for game, of in games.items():
        figures = map(of, ("done", "p50_ms", "p99_ms", "cpu", "cpu_ms"))
        lines.append(table_row((GAMES[game], len(of.runs), of.first["wanted"], *figures)))
    every = Runs([run for of in games.values() for run in of.runs])
    tables, seconds = every.first["tables"], every.first["seconds"]
    lines.append(
        f"\n{tables} tables in play with {2 * tables} sockets, for {seconds:.0f} s, with SQLite. Memory:\n"
    )
    for game, of in games.items():
        table, socket = of("kb_per_table"), of("kb_per_socket")
        lines.append(f"- {GAMES[game]}: {table} kB a table, {socket} kB a socket")
    most, p99, kb = map(partial(every, "echo"), ("echoes_per_second", "p99_ms", "kb_per_socket"))
    active = every.first["echo"]["active"]
    lines.append(
        f"\nThe bare echo of the same runs, with as many sockets: {most} a second from\n{active} active ones,"
        f" p99 {p99} ms, {kb} kB a socket.\n\n{every.where}\n"
    )
    return "\n".join(lines)


def _bots(of: Runs) -> str:
    lines = ["## Bots beside\n", *table_head(("Kingdom Builder", "runs", "done", "p50 ms", "p99 ms", "CPU"))]
    for key in ("alone", "beside"):
        figures = (of(key, name) for name in ("done", "p50_ms", "p99_ms", "cpu"))
        lines.append(table_row((key, len(of.runs), *figures)))
    pairs = zip(of.all("alone", "p99_ms"), of.all("beside", "p99_ms"), strict=True)
    more = spread(100 * (beside / alone - 1) for alone, beside in pairs)
    return "\n".join(
        [
            *lines,
            f"\nAt {of.first['bot_tables']} more tables people play against bots of medium level and",
            "answer at once, so that bots think all the time:",
            f"{of('turns_per_second')} moves of people a second.",
            f"Beside them p99 is larger by {more} %.",
            f"\n{of.where}\n",
        ]
    )


def _workers(of: Runs) -> str:
    lines = ["## Several processes on PostgreSQL\n"]
    lines += table_head(("processes", "runs", "moves/s", "CPU ms a move", "busiest generator"))
    for count in ("1", "2"):
        figures = (of(count, name) for name in ("moves_per_second", "cpu_ms", "generator"))
        lines.append(table_row((count, len(of.runs), *figures)))
    pairs = zip(of.all("1", "moves_per_second"), of.all("2", "moves_per_second"), strict=True)
    gain = spread(two / one for one, two in pairs)
    return "\n".join(
        [
            *lines,
            f"\nAs many moves as possible, at {of.first['at_once']} tables of {of.first['tables']} at once.",
            f"Two processes, each with a core, make {gain} times as many as one.",
            f"\n{of.where}\n",
        ]
    )


def _start(of: Runs) -> str:
    lines = ["## Start\n", *table_head(("after", "starts", "seconds", "of a processor"))]
    for key, name in (("end", "a normal end"), ("kill", "a kill")):
        starts = [start for run in of.runs for start in run[key]]
        lines.append(table_row((name, len(starts), *(spread(part) for part in zip(*starts, strict=True)))))
    size = f"{of.first['tables']} tables ({of.first['mb']} MB)"
    return "\n".join([*lines, f'\nFrom the command to "ready", with {size} in the database.\n\n{of.where}\n'])


def _growth(of: Runs) -> str:
    log, idle = of.first["log"], of.first["idle"]
    return "\n".join(
        [
            "## Long logs and idle tables\n",
            f"Over HTTP, p50 is {of('log', 'first_ms')} ms over the first {log['window']} lines of a log,",
            f"and {of('log', 'last_ms')} ms over the last of {log['lines']}.",
            f"An idle table leaves memory and is back in {of('idle', 'median_ms')} ms,",
            f"the slowest of {idle['tables']} in {of('idle', 'worst_ms')} ms.",
            f"\n{of.where}\n",
        ]
    )


WRITERS: Final[dict[str, Callable[[Runs], str]]] = {
    "bots": _bots,
    "workers": _workers,
    "start": _start,
    "growth": _growth,
}
