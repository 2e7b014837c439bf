"""`kastelan arena`: tournaments between bots, with confidence intervals."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.table import Table

from kastelan.arena import Hypotheses, Plan, Result, ResultsFile, Tournament, make_plan, play_plan
from kastelan.arena.elo import elo_text, interval_text
from kastelan.arena.plan import KINDS, MOVE_SECONDS
from kastelan.arena.standings import Pair, Standing
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, Terminal, advance, check_writable, write_text

EXAMPLE: Final = "kastelan arena kingdom greedy random --games 1000 --seed 1 --jobs 2 --json"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("bots", "cli-help-arena-bots", nargs="+", metavar="BOT")
    parser.option("--kind", "cli-help-arena-kind", type=_kind, default="table", metavar="|".join(KINDS))
    parser.option("--games", "cli-help-arena-games", type=take.whole(1, 10_000_000), metavar="N")
    parser.option("--players", "cli-help-arena-players", type=take.whole(1, 9), metavar="N")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.jobs()
    parser.game_options()
    parser.option("--out", "cli-help-arena-out", metavar="FILE.jsonl")
    parser.option("--report", "cli-help-arena-report", metavar="FILE.html")
    parser.option("--ray", "cli-help-arena-ray", metavar="ADDRESS|local")
    for name, default in (("elo0", 0.0), ("elo1", 20.0), ("alpha", 0.05), ("beta", 0.05)):
        limit = 2000 if name.startswith("elo") else 1
        parser.option(
            f"--{name}", f"cli-help-arena-{name}", type=_decimal(-limit, limit), default=default, metavar="X"
        )
    parser.option(
        "--move-seconds",
        "cli-help-arena-move-seconds",
        type=_decimal(0.01, 3600),
        default=MOVE_SECONDS,
        metavar="S",
    )
    parser.option("--json", "cli-help-json", action="store_true")


def _kind(text: str) -> str:
    if text not in KINDS:
        raise BadInput("unknown-kind", kind=text, expected=", ".join(KINDS))
    return text


def _decimal(least: float, most: float) -> Callable[[str], float]:
    """A type for argparse: a number in a range."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = float("nan")  # fails every comparison, so the range check below refuses it
        if not least <= found <= most:
            raise BadInput("bad-decimal", text=text, least=f"{least:g}", most=f"{most:g}")
        return found

    return read


def run(given: Namespace, terminal: Terminal) -> int:
    # Checked first: a tournament may take hours, and its report must not fail at the end.
    if given.report:
        check_writable(given.report)
    plan = make_plan(
        given.game,
        given.bots,
        given.kind,
        games=given.games,
        seed=given.seed,
        players=given.players,
        options=dict(given.option),
        move_seconds=given.move_seconds,
        guesses=Hypotheses(given.elo0, given.elo1, given.alpha, given.beta),
    )
    # With a results file, an interrupted tournament continues where it stopped.
    file = ResultsFile(Path(given.out), plan) if given.out else None
    try:
        tournament, results = _play(plan, given, file, terminal)
    finally:
        if file is not None:
            file.close()
    if given.report:
        _write_report(given.report, plan, tournament, results, terminal)
    if terminal.json:
        terminal.answer(tournament.as_json())
    else:
        _show(tournament, terminal)
    return 1 if tournament.errors else 0


def _play(
    plan: Plan, given: Namespace, file: ResultsFile | None, terminal: Terminal
) -> tuple[Tournament, list[Result]]:
    """Play the tournament with a progress bar."""
    with terminal.progress() as bar:
        # Games that an earlier run has already written to the file.
        done = len(file.results) if file is not None else 0
        task = None
        if bar:
            task = bar.add_task(terminal.say("cli-arena-playing"), total=plan.total, completed=done)
        return play_plan(
            plan,
            jobs=given.jobs,
            ray=given.ray,
            file=file,
            progress=lambda games: advance(bar, task, games),
        )


def _write_report(
    path: str, plan: Plan, tournament: Tournament, results: list[Result], terminal: Terminal
) -> None:
    from kastelan.arena.report import report  # slow to import, and only reports need it

    write_text(path, report(plan, tournament, results, terminal.say, terminal.speaker.language))


def _show(result: Tournament, terminal: Terminal) -> None:
    terminal.console.print(_standings(result, terminal))
    if result.kind != "table":
        terminal.console.print()
        terminal.console.print(_pairs(result, terminal))
    if result.sprt is not None:
        from kastelan.arena.report.charts import verdict  # slow to import, and only sequential tests need it

        terminal.console.print(f"\n{verdict(result, terminal.say)}", markup=False)
    terminal.print(
        "cli-arena-summary",
        games=result.games,
        seconds=f"{result.seconds:.1f}",
        rate=f"{result.games_per_second:.1f}",
        decisions=result.decisions,
    )
    if result.kind != "table":
        terminal.print("arena-report-machine", machine=result.machine)
    for fault in result.faults:
        terminal.print("cli-arena-fault", fault=fault.in_words(terminal.say))


def _standings(result: Tournament, terminal: Terminal) -> Table:
    """Each bot's share of the victories and points; ratings and times except at a single table."""
    columns = ("bot", "wins", "draws", "share", "interval", "points")
    if result.kind == "table":
        table = _table(columns, terminal)
        for seat in result.seats:
            points = f"{seat.mean_score:.1f} ± {seat.score_error:.1f}"
            table.add_row(escape(seat.bot), str(seat.wins), str(seat.draws), *_share(seat), points)
        return table
    table = _table(("bot", "games", "share", "interval", "elo", "interval", "points", "turn"), terminal)
    for seat, time in zip(result.seats, result.times, strict=True):
        thought = f"{time.ms_per_turn:.1f} ms"
        points = f"{seat.mean_score:.1f}"
        table.add_row(escape(seat.bot), str(seat.games), *_share(seat), *_elo(seat), points, thought)
    return table


def _pairs(result: Tournament, terminal: Terminal) -> Table:
    """The result of each pair of bots."""
    table = _table(("pair", "games", "share", "interval", "elo", "interval"), terminal)
    for pair in result.pairs:
        names = escape(f"{pair.first} : {pair.second}")
        table.add_row(names, str(pair.games), *_share(pair), *_elo(pair))
    return table


def _table(columns: Sequence[str], terminal: Terminal) -> Table:
    """An empty table: names may wrap, numbers may not."""
    table = Table(box=None, pad_edge=False)
    for column in columns:
        words = terminal.say(f"cli-arena-{column}")
        if column in ("bot", "pair"):
            table.add_column(words, justify="left", overflow="fold")
        else:
            table.add_column(words, justify="right", no_wrap=True)
    return table


def _share(found: Standing | Pair) -> tuple[str, str]:
    return f"{100 * found.share:.1f} %", f"{100 * found.low:.1f} – {100 * found.high:.1f} %"


def _elo(found: Standing | Pair) -> tuple[str, str]:
    return elo_text(found.elo), interval_text(found.elo_low, found.elo_high)
