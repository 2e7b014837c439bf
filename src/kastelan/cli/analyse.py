"""`kastelan analyse`: what each turn of a recorded game lost, and which turn was better."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from rich.table import Table

from kastelan.arena.analysis import Answer, Judgement, analyse, mistakes
from kastelan.bots.game_bots import bots_of
from kastelan.bots.search import Budget
from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.table.players import recorded_names
from kastelan.cli.terminal import Terminal, advance, read_text
from kastelan.core.record import Record, parse, play_back
from kastelan.games import find

EXAMPLE: Final = "kastelan analyse game.kst --playouts 500 --worst 3"


def arguments(parser: Parser) -> None:
    parser.option("file", "table-help-record", metavar="FILE")
    parser.option("--playouts", "cli-help-analyse-playouts", type=take.whole(2, 1_000_000), metavar="N")
    parser.option("--worst", "cli-help-analyse-worst", type=take.whole(1, 1000), default=5, metavar="N")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    record = parse(read_text(given.file))
    steps, playouts = list(play_back(record, find)), given.playouts or bots_of(record.game).analysis_playouts
    with terminal.progress() as bar:
        task = bar.add_task(terminal.say("cli-analyse-thinking"), total=len(record.moves)) if bar else None
        budget = Budget(playouts=playouts)
        found = list(analyse(steps, budget, given.seed, lambda done: advance(bar, task, done)))
    worst = mistakes(found)[: given.worst]
    if terminal.json:
        terminal.answer({**_as_json(record, found, worst), "playouts": playouts, "seed": given.seed})
    else:
        _show(recorded_names(record), terminal, found, worst)
    return 0


def _as_json(record: Record, found: list[Judgement], worst: list[Judgement]) -> dict[str, object]:
    return {
        "game": record.game,
        "names": list(recorded_names(record)),
        "turns": [one.as_json() for one in found],
        "mistakes": [one.move for one in worst],
    }


def _show(names: tuple[str, ...], terminal: Terminal, found: list[Judgement], worst: list[Judgement]) -> None:
    if not found:
        terminal.print("cli-analyse-nothing")
        return
    solo = len(names) == 1  # without opponents there is no chance to win
    table = Table(box=None, pad_edge=False)
    for column in ("move", "who", "played", "expected", *(() if solo else ("chance",)), "lost"):
        table.add_column(
            terminal.say(f"cli-analyse-{column}"), justify="right" if column == "lost" else "left"
        )
    for one in found:
        chance = () if solo else (_change(100 * one.best.chance, 100 * one.played.chance, " %"),)
        lost = f"{one.lost:.1f}" if one.lost else ""
        table.add_row(str(one.move), names[one.seat], _notation(one.played), _expected(one), *chance, lost)
    terminal.console.print(table)
    terminal.print("cli-analyse-mistakes" if worst else "cli-analyse-none")
    for rank, one in enumerate(worst, 1):
        terminal.print(
            "cli-analyse-mistake",
            rank=rank,
            move=one.move,
            name=names[one.seat],
            played=_notation(one.played),
            lost=f"{one.lost:.1f}",
            best=_notation(one.best),
        )


def _notation(answer: Answer) -> str:
    return " ".join(answer.words)


def _expected(one: Judgement) -> str:
    """The expected points of all seats before and after the turn, since a turn also loses lead when others
    gain."""
    return " : ".join(map(_change, one.before, one.after))


def _change(before: float, after: float, unit: str = "") -> str:
    """A number before and after a turn, written once if it did not change."""
    # A dict drops equal numbers but keeps their order.
    numbers = dict.fromkeys((f"{before:.0f}", f"{after:.0f}"))
    return " → ".join(numbers) + unit
