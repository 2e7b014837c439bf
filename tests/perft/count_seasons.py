"""Writes the seasons files with the naive reference engine: `python -m tests.perft.count_seasons`.

The positions come from games played at random; every count comes from the reference. Released counts are
never regenerated: the file only grows, under new names. The legal actions in seasons.order.json come from the
reference too, sorted here by their words alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

from kastelan.core.position import write_position
from kastelan.games.seasons import VERSIONS, SeasonsState
from kastelan.games.seasons import step_numbers as at
from tests.perft.perft import FOLDER
from tests.properties.seasons_comparison import reference_of
from tests.properties.seasons_play_styles import choose_word
from tests.reference.seasons_game import Game
from tests.reference.seasons_table import BUILDINGS, CARDS, LETTERS, RESOURCES, SPOTS, pieces_named

Condition = Callable[[SeasonsState], bool]
MOST_NODES = 1_000  # the reference cannot be copied and replays the game for every node
DEEPEST = 4
SPACES = [*(position for row in BUILDINGS.values() for position in row["positions"]), "tavern", "granary"]
LISTS = {
    "empty": list(RESOURCES),
    "back": list(SPOTS),
    "lay": [*RESOURCES, "taler"],
    "share": [*RESOURCES, "taler"],
    "first": CARDS,
    "lose": CARDS,
    "build": list(BUILDINGS),
}


def step_is(step: int, actions: int = 3, first_round: int = 1) -> Condition:
    """A decision of this kind with at least this many legal actions, and at most 40."""
    return lambda state: (
        state.step == step
        and state.round >= first_round
        and len(state.legal(state.actors[0])) >= actions
        and len(state.legal(state.actors[0])) <= 40
    )


def first_courting(actions: int) -> Condition:
    """The first courting turn, in which no seat has selected cards yet."""
    return lambda state: (
        state.step == at.COURTING
        and state.maiden == 1
        and not any(state.selected)
        and len(state.legal(state.seat)) >= actions
    )


def sharing_before_the_selection(state: SeasonsState) -> bool:
    """The winner is found in the first courting turn, and the others share."""
    return state.step == at.SHARING and not any(state.selected) and len(state.queue) > 1


CONDITIONS: dict[str, tuple[Condition, int, str]] = {  # with the number of players and their play style
    "seasons-first-selection": (step_is(at.SELECTING), 3, "any"),
    "seasons-pairs-of-cards": (step_is(at.SELECTING, 10), 2, "any"),
    "seasons-plague": (step_is(at.PLAGUE_TOLL), 3, "any"),
    "seasons-collapsed-wall": (step_is(at.MENDING), 3, "keen"),
    "seasons-snowdrift": (step_is(at.DIGGING), 4, "any"),
    "seasons-courting": (step_is(at.COURTING), 4, "keen"),
    "seasons-sharing": (step_is(at.SHARING), 3, "any"),
    "seasons-a-worker-supplied": (step_is(at.SUPPLYING, 4), 4, "any"),
    "seasons-toll-not-payable": (step_is(at.TAKING_BACK, 2), 2, "traders"),
    "seasons-trader": (step_is(at.STATIONING, 4, 4), 3, "traders"),
    "seasons-tower": (step_is(at.EMPTYING, 4, 3), 4, "traders"),
    "seasons-purchases": (step_is(at.PURCHASING, 6), 4, "masons"),
    "seasons-last-piece": (step_is(at.CONSENTING, 2), 4, "masons"),
    "seasons-two-workers": (step_is(at.ORDERING, 2, 4), 2, "builders"),
    "seasons-building": (step_is(at.BUILDING, 6), 3, "builders"),
    "seasons-paying": (step_is(at.PAYING, 8), 2, "builders"),
    "seasons-placing": (step_is(at.PLACING, 8), 2, "landlords"),
    "seasons-market": (step_is(at.MARKETING), 3, "landlords"),
    "seasons-palace": (step_is(at.TURNING_IN, 4), 4, "landlords"),
}
SECOND: dict[str, tuple[Condition, int, str]] = {  # with version 2 of the rules
    "seasons-first-courting-in-the-next-round": (first_courting(5), 4, "keen"),
    "seasons-sharing-before-the-selection": (sharing_before_the_selection, 3, "any"),
}


def find_position(name: str) -> tuple[SeasonsState, Game]:
    """The first position of random games that meets the condition, in the engine and in the reference."""
    condition, players, style = {**CONDITIONS, **SECOND}[name]
    rules = VERSIONS[2 if name in SECOND else 1]
    for seed in range(3000):
        state, choose = rules.new(players, {"winter": "yes"}, seed), random.Random(seed)
        assert isinstance(state, SeasonsState)
        first, moves = state.copy(), list[tuple[int, str]]()
        while state.actors:
            if condition(state):
                return state, play(first, moves)
            seat = state.actors[0]
            words = [rules.actions.write(action) for action in state.legal(seat)]
            moves.append((seat, choose_word(words, style, choose)))
            state.apply(seat, rules.actions.parse(moves[-1][1]))
    raise LookupError(name)


def play(first: SeasonsState, moves: list[tuple[int, str]]) -> Game:
    """The reference game after these moves."""
    game = reference_of(first)
    for seat, word in moves:
        game.play(seat, word)
    return game


def leaves(game: Game, depth: int) -> int:
    """The leaf count, computed by the reference."""
    if game.over:
        return 0
    seat = game.actors[0]
    if depth == 1:
        return len(game.legal(seat))
    total = 0
    for word in sorted(game.legal(seat)):
        after = game.copy()
        after.play(seat, word)
        total += leaves(after, depth - 1)
    return total


def leaf_counts(game: Game) -> Iterator[int]:
    """Leaf counts for depths 1, 2, ... until a count is large."""
    for depth in range(1, DEEPEST + 1):
        count = leaves(game, depth)
        yield count
        if count > MOST_NODES:
            return


def sort_key(word: str, game: Game) -> tuple[int, ...]:
    """A sort key for the legal words of a question; passing is last."""
    kind, _, rest = word.partition(":")
    if not rest:
        last = {"pass": 99, "talers": 99, "sell": 0, "keep": 1}
        return (last[word],) if word in last else tuple(CARDS.index(card) for card in word.split("+"))
    if kind in LISTS:
        return (LISTS[kind].index(rest),)
    if kind == "market":
        return (int(rest),)
    what, _, origin = rest.partition("<")
    if kind == "at":
        return (origin != "", list(SPOTS).index(what))
    if kind == "place":
        return (SPACES.index(what), ["", *SPOTS, "tavern"].index(origin))
    if kind == "buy":
        owner, _, card = origin.partition(".")
        seats = game.table.seat_order()
        return (seats.index(LETTERS.index(owner)), CARDS.index(card), list(RESOURCES).index(what))
    *numbers, bars = (pieces_named(rest)[resource] for resource in RESOURCES)
    return tuple(-number for number in numbers) if kind == "add" else (bars, *numbers)


def main() -> None:
    """Write both files."""
    counts, orders = [], []
    for name in (*CONDITIONS, *SECOND):
        state, game = find_position(name)
        position = write_position(state)
        counts.append({"name": name, "position": position, "leaves": list(leaf_counts(game))})
        legal = {
            str(seat + 1): sorted(game.legal(seat), key=lambda word: sort_key(word, game))
            for seat in game.actors
        }
        orders.append({"name": name, "position": position, "legal": legal})
        print(name, counts[-1]["leaves"])
    file = {"counted_by": "the naive reference engine, tests/reference/seasons_game.py", "counts": counts}
    (FOLDER / "seasons.counts.json").write_text(json.dumps(file, indent=1) + "\n", encoding="utf-8")
    order = {"ordered_by": "tests/perft/count_seasons.py, from the words alone", "orders": orders}
    (FOLDER / "seasons.order.json").write_text(json.dumps(order, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
