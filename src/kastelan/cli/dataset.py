"""`kastelan dataset`: writes games of bots as records and tables, for machine learning."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import Terminal, advance
from kastelan.learning.dataset import FORMATS, DatasetPlan, write_dataset
from kastelan.learning.selfplay import Series

EXAMPLE: Final = "kastelan dataset kingdom --bots greedy greedy --games 1000 --out games --seed 1"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("--bots", "cli-help-bots", nargs="+", default=["greedy", "greedy"], metavar="BOT")
    parser.option("--games", "cli-help-games", type=take.whole(1, 10_000_000), default=100, metavar="N")
    parser.option("--out", "learning-help-folder", required=True, metavar="FOLDER")
    parser.option("--format", "learning-help-format", choices=FORMATS, default="both")
    parser.option("--shard", "learning-help-shard", type=take.whole(1, 100_000), default=500, metavar="N")
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.jobs()
    parser.game_options()
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    game = given.game
    series = Series(game.name, game.version, tuple(given.bots), tuple(sorted(given.option)), given.seed)
    plan = DatasetPlan(series, given.games, given.shard, given.format)
    with terminal.progress() as bar:
        task = bar.add_task(terminal.say("cli-arena-playing"), total=given.games) if bar else None
        files = write_dataset(plan, Path(given.out), given.jobs, lambda done: advance(bar, task, done))
    size = sum(path.stat().st_size for path in files)
    if terminal.json:
        terminal.answer({"games": given.games, "bytes": size, "files": [str(path) for path in files]})
    else:
        terminal.print("learning-written", games=given.games, files=len(files), kilobytes=size // 1024)
    return 0
