"""Writes kingdom.counts.json with the naive reference engine: `python -m tests.perft.count_kingdom`.

The positions come from games played at random by the engine; every count comes from the reference. Released
counts are never regenerated: the file only grows, under new names.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator

from kastelan.core.position import write_position
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.step_numbers import BEFORE, LIFTING, PUTTING
from tests.perft.perft import FOLDER
from tests.properties.kingdom_comparison import ReferenceTable, reference_of, words
from tests.properties.test_kingdom_against_reference import tiles_first

Condition = Callable[[KingdomState], bool]
MOST_LEAVES = 12_000
DEEPEST = 4

CONDITIONS: dict[str, Condition] = {
    "first-game-with-an-empty-board": lambda state: not any(state.own),
    "a-tile-before-the-mandatory-action": lambda state: state.step == BEFORE and state.ready > 0,
    "three-ready-tiles": lambda state: state.step == BEFORE and state.ready.bit_count() >= 3,
    "two-tiles-of-a-kind": lambda state: state.ready > 0 and len(words(state)) < 40 and _two_of_a_kind(state),
    "lifting": lambda state: state.step == LIFTING,
    "putting-down": lambda state: state.step == PUTTING and len(words(state)) > 1,
    "the-pile-is-empty": lambda state: state.step == BEFORE and not state.pile,
    "a-supply-is-nearly-empty": lambda state: state.step == BEFORE and state.supply[state.seat] in (1, 2),
    "the-last-round": lambda state: state.step == BEFORE and 0 in state.supply,
    "a-card-was-removed": lambda state: bool(state.removed),
}


def _two_of_a_kind(state: KingdomState) -> bool:
    kinds = [
        location.kind for number, location in enumerate(state.board.locations) if state.ready >> number & 1
    ]
    return len(set(kinds)) < len(kinds)


def find_position(condition: Condition, players: int, options: dict[str, str]) -> KingdomState:
    """The first position of random games that meets the condition."""
    for seed in range(2000):
        state, choose = KINGDOM.new(players, options, seed), random.Random(seed)
        assert isinstance(state, KingdomState)
        while state.actors:
            if condition(state):
                return state
            state.apply(state.seat, tiles_first(state, choose))
    raise LookupError(condition)


def leaves(reference: ReferenceTable, depth: int) -> int:
    """The leaf count, computed by the reference."""
    if depth == 1:
        return len(reference.legal())
    total = 0
    for move in sorted(reference.legal()):
        after = copy.copy(reference)
        for field in (
            "settlements",
            "supplies",
            "tiles_left",
            "tiles",
            "taken",
            "hands",
            "draw_pile",
            "discards",
            "removed",
        ):
            setattr(after, field, copy.deepcopy(getattr(reference, field)))
        after.shuffle = after.shuffled_like_the_engine
        after.play(move)
        total += leaves(after, depth - 1)
    return total


def leaf_counts(reference: ReferenceTable) -> Iterator[int]:
    """Leaf counts for depths 1, 2 and 3, and for 4 where that is small."""
    for depth in range(1, DEEPEST + 1):
        count = leaves(reference, depth)
        yield count
        if depth >= 3 and count * 8 > MOST_LEAVES:
            return


def main() -> None:
    """Write kingdom.counts.json."""
    rows = []
    for number, (name, condition) in enumerate(CONDITIONS.items()):
        first = {"first_game": "yes"} if number == 0 else {}
        full_board = name == "a-card-was-removed"
        state = find_position(condition, 4 if full_board else 2 + number % 3, first)
        rows.append(
            {
                "name": name,
                "position": write_position(state),
                "leaves": list(leaf_counts(reference_of(state))),
            }
        )
    file = {"counted_by": "the naive reference engine, tests/reference/kingdom_rules.py", "counts": rows}
    (FOLDER / "kingdom.counts.json").write_text(json.dumps(file, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
