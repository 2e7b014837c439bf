"""Finds games for checks that have no record yet: `python -m tests.records.find_kingdom_records` writes them.

Half of the random games prefer tiles. An existing record is never overwritten.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from kastelan.core.record import Record, begin, begin_at, close, play_back, write
from kastelan.games import find
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.step_numbers import LIFTING
from tests.properties.test_kingdom_against_reference import any_action, tiles_first
from tests.records.kingdom_checks import CHECKS, ReplayedGame

FOLDER: Final = Path(__file__).parent / "kingdom"
TABLES: Final[
    dict[str, tuple[int, dict[str, str]]]
] = {  # for checks that need a certain number of players or options
    "ends-when-the-last-player-empties-the-supply": (3, {}),
    "ends-when-the-starting-player-empties-the-supply": (3, {}),
    "ends-when-both-players-empty-their-supply": (2, {}),
    "shared-victory": (2, {}),
    "two-players": (2, {}),
    "three-players": (3, {}),
    "four-players": (4, {}),
    "first-game": (2, {"first_game": "yes"}),
    "chosen-board-and-cards": (
        3,
        {"quadrants": "harbor,barn*,oracle*,tavern", "cards": "hermits,miners,lords", "start": "2"},
    ),
    "lords-need-a-settlement": (4, {"lords_need_settlement": "yes", "cards": "lords,?,?"}),
    "lords-need-no-settlement": (2, {"cards": "lords,?,?"}),
    "card-removed-when-the-terrain-is-full": (4, {}),
    "card-replaced-between-two-settlements": (4, {"quadrants": "oracle?,farm?,oasis?,harbor?"}),
    "pile-shuffled-twice": (4, {}),
    "uses-oracle-farm-oasis-and-tower": (2, {"quadrants": "oracle?,farm?,oasis?,tower?"}),
    "uses-tavern-barn-harbor-and-paddock": (2, {"quadrants": "tavern?,barn?,harbor?,paddock?"}),
    "settlement-on-water": (2, {"quadrants": "harbor?,?,?,?"}),
    "no-tile-left-for-the-third": (3, {"running_scores": "no"}),
    "four-terrains-in-the-first-round": (4, {"without": "lords,farmers"}),
}


def play(name: str, seed: int) -> ReplayedGame:
    """A random game for this name."""
    players, options = TABLES.get(name, (2 + seed % 3, {}))
    choose, state = random.Random(seed), KINGDOM.new(players, options, seed)
    assert isinstance(state, KingdomState)
    record, words = begin(KINGDOM, players, options, seed), list[tuple[int, str]]()
    while state.actors:
        if name.startswith("stops") and state.step == LIFTING and len(words) > 40:
            break
        if name.startswith("goes-on") and len(words) == 60 and record.seed is not None:
            record, words = begin_at(state), []
        action = (tiles_first if seed % 2 else any_action)(state, choose)
        words.append((state.seat, KINGDOM.actions.write(action)))
        state.apply(state.seat, action)
    return replayed(close(record, words, state))


def replayed(record: Record) -> ReplayedGame:
    """The record with the position after every move."""
    return ReplayedGame(record, tuple(play_back(record, find)))


def main() -> None:
    """Write the missing records."""
    for name, holds in CHECKS.items():
        path = FOLDER / f"{name}.kst"
        for seed in range(0 if path.exists() else 5000):
            game = play(name, seed)
            if holds(game):
                path.write_text(write(game.record), encoding="utf-8")
                print(name, seed)
                break


if __name__ == "__main__":
    main()
