"""`kastelan tune`: improves the weights of the greedy bot by self-play."""

from __future__ import annotations

import sys
from argparse import Namespace
from datetime import date
from pathlib import Path
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import Terminal, advance
from kastelan.core.options import check_players
from kastelan.learning import tuning_report
from kastelan.learning.tuning import TuningPlan, TuningResult, tunable, tune
from kastelan.learning.weight_trials import Table

EXAMPLE: Final = "kastelan tune kingdom --generations 20 --deals 10 --proof 500 --out tuning --seed 1"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("--players", "cli-help-players", type=take.whole(1, 5), default=2, metavar="N")
    parser.game_options()
    parser.option("--only", "learning-help-only", nargs="+", default=[], metavar="WEIGHT")
    parser.option("--generations", "learning-help-generations", type=take.whole(1, 10_000), default=20)
    parser.option("--population", "learning-help-population", type=take.whole(4, 10_000), default=16)
    parser.option("--deals", "learning-help-deals", type=take.whole(1, 100_000), default=10)
    parser.option("--step", "learning-help-step", type=take.whole(1, 200), default=20, metavar="PERCENT")
    parser.option("--proof", "learning-help-proof", type=take.whole(0, 1_000_000), default=200)
    parser.option("--accept", "learning-help-accept", action="store_true")
    parser.option("--out", "learning-help-folder", required=True, metavar="FOLDER")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.jobs()
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    game = given.game
    table = Table(game.name, game.version, check_players(game.seats, given.players), tuple(given.option))
    # Refuses wrong options now rather than in a worker process.
    game.new(table.players, dict(given.option))
    names = tunable(table, given.only)
    plan = TuningPlan(names, given.generations, given.population, given.deals, given.step / 100, given.seed)
    folder = Path(given.out)
    with terminal.progress() as bar:
        task = bar.add_task(terminal.say("learning-generations"), total=given.generations) if bar else None
        tuned = tune(table, plan, folder, given.proof, given.jobs, lambda done: advance(bar, task, done))
    origin = tuning_report.write_files(tuned, folder, f"kastelan {' '.join(sys.argv[1:])}", date.today())
    written = tuning_report.accept(tuned, origin) if given.accept else None
    _answer(tuned, folder, written, terminal)
    return 0


def _answer(tuned: TuningResult, folder: Path, written: Path | None, terminal: Terminal) -> None:
    proof = tuned.proof
    if terminal.json:
        terminal.answer(
            {
                "weights": dict(tuned.weights),
                "proof": None if proof is None else proof.text(),
                "justified": proof is not None and proof.justified,
                "candidate": str(folder / tuning_report.CANDIDATE),
                "accepted": None if written is None else str(written),
            }
        )
        return
    terminal.print("learning-tuned", candidate=str(folder / tuning_report.CANDIDATE))
    if proof is not None:
        terminal.print(
            "learning-justified" if proof.justified else "learning-not-justified", proof=proof.text()
        )
    if written is not None:
        terminal.print("learning-accepted", file=str(written))
