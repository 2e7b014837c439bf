"""`kastelan arena`: bots against bots, many games, with intervals."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Final

from rich.table import Table

from kastelan.arena import Tournament, run_tournament
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.desk import Desk, advance

EXAMPLE: Final = "kastelan arena kingdom greedy random --games 1000 --seed 1 --jobs 2 --json"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("bots", "cli-help-bots", nargs="+", metavar="BOT")
    parser.option("--games", "cli-help-games", type=take.whole(1, 10_000_000), default=100, metavar="N")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.option(
        "--jobs", "cli-help-jobs", type=take.whole(1, 1024), default=os.cpu_count() or 1, metavar="N"
    )
    parser.option(
        "--option", "cli-help-option", type=take.option, action="append", default=[], metavar="KEY=VALUE"
    )
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, desk: Desk) -> int:
    with desk.progress() as bar:
        task = bar.add_task(desk.say("cli-arena-playing"), total=given.games) if bar else None
        result = run_tournament(
            given.game,
            given.bots,
            given.games,
            given.seed,
            given.jobs,
            dict(given.option),
            lambda done: advance(bar, task, done),
        )
    if desk.json:
        desk.answer(result.as_json())
    else:
        _show(result, desk)
    return 1 if result.errors else 0


def _show(result: Tournament, desk: Desk) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "wins", "draws", "share", "interval", "points"):
        table.add_column(desk.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right")
    for seat in result.seats:
        table.add_row(
            seat.bot,
            str(seat.wins),
            str(seat.draws),
            f"{100 * seat.share:.1f} %",
            f"{100 * seat.low:.1f} – {100 * seat.high:.1f} %",
            f"{seat.mean_score:.1f} ± {seat.score_error:.1f}",
        )
    desk.console.print(table)
    desk.print(
        "cli-arena-summary",
        games=result.games,
        seconds=f"{result.seconds:.1f}",
        rate=f"{result.games_per_second:.1f}",
        decisions=result.decisions,
    )
    for fault in result.faults:
        desk.print("cli-arena-fault", fault=fault)
