"""Looks for games that prove what has no record yet: `python -m tests.records.look_for_ludwig` writes them.

Games are played at random, with a liking for completed rooms. A record that exists is never written anew.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from kastelan.core.game import Action
from kastelan.core.record import Record, begin, begin_at, close, play_back, write
from kastelan.games import find
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.actions import BuyCorridor, LookAt
from kastelan.games.ludwig.offers import prospects
from kastelan.games.ludwig.step_numbers import BUYING, PLACING, STACK
from tests.properties.test_ludwig_reference import anything, builder
from tests.records.ludwig_proofs import PROOFS, Played

FIRST: Final = VERSIONS[1]
OF_VERSION_2: Final = ("foyers-before-the-master-builder", "foyer-before-bonus-cards-alone")
FOLDER: Final = Path(__file__).parent / "ludwig"
SEVEN_CARDS: Final = "money,stairs,hallways,all_types,all_sizes,size_100,type_food"
TABLES: Final[dict[str, tuple[int, dict[str, str]]]] = {  # where not 1 to 4 players will do
    "solo": (1, {}),
    "foyer-before-bonus-cards-alone": (1, {}),
    "solo-deck-runs-out": (1, {"foyer": "3"}),
    "two-players": (2, {}),
    "three-players": (3, {}),
    "four-players": (4, {}),
    "tied-favour": (2, {}),
    "chosen-favours-and-cards": (
        2,
        {"favours": "most_money,completed_rooms", "bonus_cards": SEVEN_CARDS, "start": "2"},
    ),
    "last-bonus-card-drawn": (2, {"bonus_cards": SEVEN_CARDS}),
    "corners-do-not-touch": (2, {"corner_contact": "no", "foyer": "4"}),
    "corridor-reward-void-for-want-of-tiles": (2, {"without_bonus_cards": "money"}),
}


def depleting(state: LudwigState, seat: int, choose: random.Random) -> Action:
    """Hallways and stairs rather than rooms, and always the smallest stack looked at."""
    legal = list(state.legal(seat))
    if state.step == STACK:
        return min(
            (a for a in legal if isinstance(a, LookAt)), key=lambda a: len(state.stacks[a.stack]) or 99
        )
    corridors = [action for action in legal if isinstance(action, BuyCorridor)]
    if state.step == BUYING and corridors and choose.random() < 0.5:
        return choose.choice(corridors)
    return builder(state, seat, choose)


def losing(state: LudwigState, seat: int, choose: random.Random) -> Action:
    """Placements that bring little, and hallways."""
    if state.step != PLACING:
        return depleting(state, seat, choose)
    castle, tile = state.castles[seat], state.table.components.tiles[state.tile]
    worst = prospects(castle, tile)[-1].place
    assert worst in state.legal(seat)
    return worst


def played(name: str, seed: int) -> Played:
    """A game at random for this name, with its record."""
    count, options = TABLES.get(name, (2 + seed % 3, {}))
    game = VERSIONS[2] if name in OF_VERSION_2 else FIRST
    choose, state = random.Random(seed), game.new(count, options, seed)
    assert isinstance(state, LudwigState)
    record, words = begin(game, count, options, seed), list[tuple[int, str]]()
    play = losing if "zero" in name else (builder, depleting, anything)[seed % 3]
    while state.actors:
        if name.startswith("stops") and state.pending and len(words) > 40:
            break
        if name.startswith("goes-on") and len(words) == 80 and record.seed is not None:
            record, words = begin_at(state), []
        seat = choose.choice(state.actors)
        action = play(state, seat, choose)
        words.append((seat, game.actions.write(action)))
        state.apply(seat, action)
    return replayed(close(record, words, state))


def replayed(record: Record) -> Played:
    """The record with every position it leads through."""
    return Played(record, tuple(play_back(record, find)))


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for number, (name, proves) in enumerate(PROOFS.items()):
        path = FOLDER / f"{name}.kst"
        for seed in range(
            1000 * number, 1000 * number + (0 if path.exists() else 400)
        ):  # other games for each
            game = played(name, seed)
            if proves(game):
                path.write_text(write(game.record), encoding="utf-8")
                print(name, seed, flush=True)
                break
        else:
            if not path.exists():
                print(name, "not found", flush=True)


if __name__ == "__main__":
    main()
