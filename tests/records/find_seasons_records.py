"""Finds games for checks that have no record yet: `python -m tests.records.find_seasons_records` writes them.

Random players of all styles play them. An existing record is never overwritten.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from kastelan.core.record import begin, close, play_back, write
from kastelan.games import find
from kastelan.games.seasons import VERSIONS, SeasonsState
from tests.properties.seasons_play_styles import PLAY_STYLES, choose_word
from tests.records.seasons_checks import CHECKS, SUMMER_CHECKS
from tests.records.seasons_replayed import ReplayedGame

FOLDER: Final = Path(__file__).parent / "seasons"
MOST_GAMES: Final = 4_000
TABLES: Final[dict[str, tuple[int, dict[str, str], str]]] = {  # for checks that need them
    "ends-early-when-the-last-template-is-built": (4, {}, "builders"),
    "tie-broken-by-the-value-of-pieces": (3, {}, "idle"),
    "palace-with-two-players": (3, {}, "landlords"),
    "shared-victory": (4, {}, "idle"),
    "keep-counts-unbuilt-buildings": (3, {"keep_counts_unbuilt": "yes"}, "keen"),
    "maiden-waits-for-the-next-round": (3, {"winter": "yes", "maiden_first_bid": "next_round"}, "keen"),
    "version-2-courts-in-the-next-round": (3, {"winter": "yes"}, "keen"),
    "version-2-courts-at-once-by-option": (4, {"winter": "yes", "maiden_first_bid": "reveal"}, "keen"),
    "nobody-courts-the-maiden": (2, {"winter": "yes"}, "misers"),
    "one-card-left-with-two-players": (2, {"winter": "yes"}, "any"),
    "snowdrift-takes-what-there-is": (2, {"winter": "yes"}, "spenders"),
    "three-in-the-servants-house": (3, {"start": "2"}, "landlords"),
    "two-workers-of-one-player": (2, {}, "builders"),
}


def table_for(name: str, seed: int) -> tuple[int, dict[str, str], str]:
    """Number of players, options and play style for a name."""
    styles = list(PLAY_STYLES)
    winter = {} if name in SUMMER_CHECKS else {"winter": "yes"}
    return TABLES.get(name, (2 + seed % 3, winter, styles[seed % len(styles)]))


def play(name: str, seed: int) -> ReplayedGame:
    """A random game for this name."""
    players, options, style = table_for(name, seed)
    rules = VERSIONS[2 if name.startswith("version-2") else 1]
    choose, state = random.Random(seed), rules.new(players, options, seed)
    assert isinstance(state, SeasonsState)
    moves = list[tuple[int, str]]()
    while state.actors:
        if name.startswith("stops") and state.round == 4 and 0 < len(state.actors) < players:
            break
        seat = choose.choice(state.actors)
        word = choose_word([rules.actions.write(action) for action in state.legal(seat)], style, choose)
        moves.append((seat, word))
        state.apply(seat, rules.actions.parse(word))
    record = close(begin(rules, players, options, seed), moves, state)
    return ReplayedGame(record, tuple(play_back(record, find)))


def main() -> None:
    """Write the missing records."""
    for name, holds in CHECKS.items():
        path = FOLDER / f"{name}.kst"
        for seed in range(0 if path.exists() else MOST_GAMES):
            game = play(name, seed)
            if holds(game):
                path.write_text(write(game.record), encoding="utf-8")
                print(name, seed)
                break


if __name__ == "__main__":
    main()
