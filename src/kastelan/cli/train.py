"""`kastelan train`: trains a network by letting it play against itself, on an accelerator if there is one."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.extras import library
from kastelan.learning.output_folder import make_folder

EXAMPLE: Final = "kastelan train kingdom --minutes 10 --out training"

GAME: Final = "kingdom"
"""The only game with a vectorised environment."""


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    players = {"nargs": "+", "type": take.whole(2, 4), "default": [2, 2, 4, 2, 3, 2, 2, 4]}
    parser.option("--players", "learning-help-players-in-turn", metavar="N", **players)
    parser.option("--minutes", "learning-help-minutes", type=take.whole(1, 100_000), default=10)
    parser.option("--out", "learning-help-folder", required=True, metavar="FOLDER")
    parser.option("--resume", "learning-help-resume", action="store_true")
    parser.option("--games", "learning-help-games", type=take.whole(16, 10_000_000), default=8192)
    parser.option("--batch", "learning-help-batch", type=take.whole(16, 10_000_000), default=8192)
    parser.option("--blocks", "learning-help-blocks", type=take.whole(1, 40), default=6)
    parser.option("--channels", "learning-help-channels", type=take.whole(4, 512), default=32)
    parser.option("--rate", "learning-help-rate", nargs=2, type=float, default=[1e-3, 2e-4])
    parser.option("--seed", "cli-help-seed", type=take.seed, default=1, metavar="N")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    if given.game.name != GAME:
        raise BadInput("learning-only-kingdom", game=given.game.name)
    jax = library("jax")
    # After the check: these modules import JAX.
    from kastelan.learning.kingdom.network import Size
    from kastelan.learning.kingdom.training import Plan, train

    plan = Plan(
        make_folder(Path(given.out)),
        given.minutes,
        tuple(given.players),
        games=given.games,
        batch=given.batch,
        size=Size(given.blocks, given.channels),
        rate=given.rate[0],
        final_rate=given.rate[1],
        seed=int(given.seed) % 2**31,
        resume=given.resume,
        # Processors compute in half precision far more slowly.
        kind=jax.numpy.float32 if jax.default_backend() == "cpu" else jax.numpy.bfloat16,
    )

    def tell(row: dict[str, Any]) -> None:
        terminal.console.print(json.dumps(row), markup=False, highlight=False, soft_wrap=True)

    train(plan, tell)
    return 0
