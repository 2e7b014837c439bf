"""Writes ludwig.counts.json with the naive reference engine: `python -m tests.perft.count_ludwig`.

The positions come from games played at random by the engine; every count is the reference's own. A count that
has been released is never written anew: the file only grows, under new names. The legal actions in
ludwig.order.json are sorted here from their words alone.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import fields

from kastelan.core.position import write_position
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    PLACING,
    PRICING,
    REWARDS,
    STACK,
)
from tests.perft.perft import FOLDER
from tests.properties.ludwig_twin import Chance, twin_of
from tests.properties.test_ludwig_reference import builder
from tests.reference.ludwig_game import Table
from tests.reference.ludwig_table import TYPES, Frame

Wish = Callable[[LudwigState], bool]
MOST_LEAVES = 100
DEEPEST = 4
KINDS = (
    *("foyer", "away", "lay", "empty", "keep", "buy", "hallway", "stairs", "money", "claim", "skip"),
    *("free-hallway", "free-stairs", *(f"as-{kind}" for kind in TYPES), "look", "put", "enough", "card"),
)

WISHES: dict[str, Wish] = {
    "ludwig-foyers-and-cards": lambda state: state.step == FOYER,
    "ludwig-pricing": lambda state: state.step == PRICING,
    "ludwig-first-purchase": lambda state: state.step == BUYING,
    "ludwig-a-purchase-in-the-middle": lambda state: state.step == BUYING and state.round == 4,
    "ludwig-placing-a-room": lambda state: state.step == PLACING and state.tile > 3 and state.round > 3,
    "ludwig-placing-a-hallway": lambda state: state.step == PLACING and state.tile == 2 and state.round > 3,
    "ludwig-two-rewards": lambda state: state.step == REWARDS and len(state.pending[-1]) > 2,
    "ludwig-a-reward-within-a-reward": lambda state: len(state.pending) > 1,
    "ludwig-a-free-corridor": lambda state: state.step == FREE_CORRIDOR,
    "ludwig-any-reward": lambda state: state.step == ANY_REWARD,
    "ludwig-a-stack": lambda state: state.step == STACK,
    "ludwig-digging-in-the-last-round": lambda state: state.step == DIGGING and state.last,
    "ludwig-bonus-cards": lambda state: state.step == KEEPING,
    "ludwig-the-last-turn": lambda state: state.last and state.step == BUYING and state.seat == state.master,
}

WISHES_OF_VERSION_2: dict[str, Wish] = {
    "ludwig-foyers-before-the-master-builder": lambda state: state.step == FOYER,
    "ludwig-the-last-foyer": lambda state: state.step == FOYER and len(state.actors) == 1,
    "ludwig-bonus-cards-dealt-after-foyers": lambda state: state.step == CHOOSING,
}


def found(wish: Wish, players: int, version: int) -> LudwigState:
    """The first position of random games that fits."""
    for seed in range(500):
        state, choose = VERSIONS[version].new(players, {}, seed), random.Random(seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            if wish(state):
                return state
            seat = choose.choice(state.actors)
            state.apply(seat, builder(state, seat, choose))
    raise LookupError(wish)


def sort_key(word: str) -> tuple[int, ...]:
    """Placements: light before dark, by turns, rows, columns. All else: kinds of words, then numbers."""
    place = re.fullmatch(r"(-?\d+),(-?\d+)([nesw])(d?)", word)
    if place:
        return len(place[4]), "nesw".index(place[3]), int(place[2]), int(place[1])
    kind = next(number for number, start in enumerate(KINDS) if word.startswith(start))
    number = int(re.sub(r"\D", "", word) or 0)
    return kind, -number if word.startswith(("lay", "buy")) else number  # the dearest slot first


def copied(twin: Table) -> Table:
    """Another table with the same things on it; nothing that changes is shared."""
    after = copy.copy(twin)
    for part in fields(twin):
        value = getattr(twin, part.name)
        if isinstance(value, list):
            setattr(after, part.name, [list(row) if isinstance(row, list) else row for row in value])
        elif isinstance(value, dict):
            setattr(after, part.name, {k: list(v) if isinstance(v, list) else v for k, v in value.items()})
    after.frames = [Frame(list(frame.rooms), frame.even) for frame in twin.frames]
    return after


def leaves(twin: Table, chance: int, depth: int) -> int:
    """The leaf count, the slow way; where several decide at once, the first of them."""
    legal = sorted(twin.legal())
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        drawing = Chance(chance)
        after = copied(twin)
        after.shuffle, after.draw = drawing.shuffle, drawing.draw
        after.play(first_to_decide(after), move)
        total += leaves(after, drawing.chance, depth - 1)
    return total


def first_to_decide(twin: Table) -> int:
    if twin.step in ("foyer", "away"):
        return next(seat for seat in range(twin.players) if seat not in twin.choices)
    return twin.seat


def counted(state: LudwigState) -> Iterator[int]:
    """Leaf counts for depth 1, 2, ... while that is small."""
    for depth in range(1, DEEPEST + 1):
        count = leaves(twin_of(state), state.chance, depth)
        yield count
        if count > MOST_LEAVES:
            return


def main() -> None:
    """Write both files."""
    counts, orders = [], []
    wishes = [*((1, *row) for row in WISHES.items()), *((2, *row) for row in WISHES_OF_VERSION_2.items())]
    for number, (version, name, wish) in enumerate(wishes):
        state = found(wish, 1 + (number + 1) % 4, version)
        position = write_position(state)
        counts.append({"name": name, "position": position, "leaves": list(counted(state))})
        legal = {
            str(seat + 1): sorted(map(VERSIONS[version].actions.write, state.legal(seat)), key=sort_key)
            for seat in state.actors
        }
        orders.append({"name": name, "position": position, "legal": legal})
        print(name, counts[-1]["leaves"], flush=True)
    by = "the naive reference engine, tests/reference/ludwig_game.py"
    written("counts", {"counted_by": by, "counts": counts})
    written("order", {"ordered_by": "tests/perft/count_ludwig.py, from the words alone", "orders": orders})


def written(kind: str, content: object) -> None:
    (FOLDER / f"ludwig.{kind}.json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
