"""Measure the environments beside PettingZoo's chess: `make bench-envs`.

Every way plays random legal actions, with observations and masks. Rounds of all of them alternate, so other
load slows all. Writes the best round of each to bench/results/envs.md.
"""

from __future__ import annotations

import platform
import sys
import warnings
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np

from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.envs.pettingzoo import env, random_number
from kastelan.envs.table import Settings, Table
from kastelan.games import find


@dataclass(frozen=True, slots=True)
class Case:
    """A table that is measured."""

    game: str
    settings: dict[str, Any]
    bar: int = 0
    """Steps per second that were asked for."""


CASES: Final = (
    Case("kingdom", {"players": 2}, 25_000),
    Case("kingdom", {"players": 4}),
    Case("ludwig", {"players": 3}, 8_000),
    Case("ludwig", {"players": 3, "actions": "listed"}),
    Case("ludwig", {"players": 3, "options": {"modules": "all"}}),
    Case("seasons", {"players": 4}, 12_000),
    Case("seasons", {"players": 2, "options": {"winter": True}}),
)
CHESS: Final = "chess of PettingZoo"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, write the page, print it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=RESULTS)
    asked = parser.parse_args(arguments)
    ways: dict[str, Callable[[float], float]] = {CHESS: _chess()}
    for case in CASES:
        ways[_name(case)] = partial(_environment, case)
        ways[f"{_name(case)}: engine"] = partial(engine, case)
    best = dict.fromkeys(ways, 0.0)
    for way in ways.values():
        way(0.1)  # tables and caches are made once
    for _ in range(asked.rounds):
        for name, way in ways.items():
            best[name] = max(best[name], way(asked.seconds))
    page = _page(best)
    write_results(asked.out, "envs", page)
    print(page)
    return 0


def turns(played: Any, seconds: float) -> float:
    """Steps per second of processor time through PettingZoo's turns."""
    luck, steps, seed, begun = np.random.default_rng(7), 0, 0, process_time()
    while process_time() - begun < seconds:
        played.reset(seed=seed)
        seed += 1
        for _ in played.agent_iter():
            seen, _, over, short, _ = played.last()
            if over or short:
                break
            played.step(random_number(seen["action_mask"], luck))
            steps += 1
    return steps / (process_time() - begun)


def _environment(case: Case, seconds: float) -> float:
    return turns(env(case.game, **case.settings), seconds)


def engine(case: Case, seconds: float) -> float:
    """Steps per second of the engine alone."""
    settings = Settings(case.game, **case.settings)
    luck, steps, seed, begun = np.random.default_rng(7), 0, 0, process_time()
    game = find(case.game)
    while process_time() - begun < seconds:
        state, seed = game.new(settings.players, settings.options, seed), seed + 1
        while actors := state.actors:
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[int(luck.random() * len(legal))])
            steps += 1
    return steps / (process_time() - begun)


def _chess() -> Callable[[float], float]:
    from pettingzoo.classic import chess_v6

    return lambda seconds: turns(chess_v6.env(), seconds)


def _name(case: Case) -> str:
    options = case.settings.get("options", {})
    more = [f"{case.settings['players']} players"]
    more += [f"{name} {value}" for name, value in options.items()]
    more += ["listed actions"] if "actions" in case.settings else []
    return f"{case.game}, {', '.join(more)}"


def _page(best: dict[str, float]) -> str:
    rows = [table_row((CHESS, f"{best[CHESS]:,.0f}", "", "1", "", "", ""))]
    for case in CASES:
        name = _name(case)
        with warnings.catch_warnings():
            table = Table(Settings(case.game, **case.settings))
        encoder = table.encoder
        speed, alone = best[name], best[f"{name}: engine"]
        shape = " x ".join(map(str, encoder.planes))
        rows.append(
            table_row(
                (
                    name,
                    f"{speed:,.0f}",
                    f"{case.bar:,}" if case.bar else "",
                    f"{speed / best[CHESS]:.1f}",
                    f"{alone:,.0f}",
                    f"{shape} and {encoder.vector.size:,}",
                    f"{table.size:,}",
                )
            )
        )
    head = (
        "game",
        "steps/s",
        "asked for",
        "times chess",
        "engine alone",
        "observation",
        "numbers of actions",
    )
    return "\n".join(
        [
            "# The environments' speed",
            "",
            "Random legal actions through PettingZoo's turns, with an observation and a mask in every step.",
            "Steps per second of processor time on one core, the best of several rounds:",
            f"{platform.machine()}, Python {platform.python_version()}, {date.today().isoformat()}.",
            "Written by `make bench-envs`.",
            "",
            *table_head(head),
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
