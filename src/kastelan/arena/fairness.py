"""A test for fairness: a bot must decide the same when only the information hidden from its seat changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from kastelan.bots import Bot, decide
from kastelan.core.game import Game, Seat, State


def positions(
    game: Game, players: int, options: Mapping[str, object], seed: int, every: int
) -> Iterator[tuple[State, Seat]]:
    """Every n-th position of a random game in which a seat has a choice, with that seat."""
    luck = Random(seed)
    state, count = game.new(players, options, seed), 0
    while actors := state.actors:
        seat = actors[int(luck.random() * len(actors))]
        legal = state.legal(seat)
        if len(legal) > 1:
            count += 1
            if count % every == 0:
                yield state.copy(), seat
        state.apply(seat, legal[int(luck.random() * len(legal))])


def uses_hidden_information(make: Callable[[], Bot], state: State, seat: Seat, luck: int) -> bool:
    """Whether a bot decides differently in a position that looks the same to its seat."""
    twin = state.determinise(seat, Random(luck).getrandbits(160))
    game = state.game
    # Both bots get the same random numbers, so only the hidden information differs.
    answers = {game.actions.write(decide(make(), one, seat, Random(luck))) for one in (state, twin)}
    return len(answers) > 1
