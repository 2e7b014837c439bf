"""Measure the greedy bot's points in Ludwig's solo game: `python -m bench.solo --games 400 --jobs 16`."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, stdev
from time import process_time

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.final_scoring import RANKS, rank


def play(seed: int) -> tuple[int, float]:
    """The points of one game, and the processor time it took."""
    began = process_time()
    played = play_game(LUDWIG, [find_bot("greedy")], seed=seed)
    return played.outcome.scores[0], process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        found = list(pool.map(play, range(given.first, given.first + given.games)))
    scores = [score for score, _ in found]
    error = 1.96 * stdev(scores) / len(scores) ** 0.5
    ranks = [sum(rank(score) == which for score in scores) for which in range(len(RANKS) + 1)]
    print(f"{len(scores)} games: {fmean(scores):.1f} ± {error:.1f} points, ranks {ranks}")
    print(f"{fmean(seconds for _, seconds in found):.2f} s of processor time a game")


if __name__ == "__main__":
    main()
