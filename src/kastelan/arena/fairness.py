"""Whether a bot's decisions depend on what its seat cannot know: the hidden things are swapped, and nothing
may change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from kastelan.bots import Bot, decide
from kastelan.core.game import Game, Seat, State


def positions(
    game: Game, players: int, options: Mapping[str, object], seed: int, every: int
) -> Iterator[tuple[State, Seat]]:
    """Positions of a random game, each with a seat that has something to decide."""
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


def peeks(make: Callable[[], Bot], state: State, seat: Seat, luck: int) -> bool:
    """Whether the bot decides otherwise when all that its seat cannot know lies differently."""
    twin = state.determinise(seat, Random(luck).getrandbits(160))
    game = state.game
    said = {game.actions.write(decide(make(), one, seat, Random(luck))) for one in (state, twin)}
    return len(said) > 1
