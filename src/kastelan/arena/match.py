"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from kastelan.bots import Bot, decide
from kastelan.core.game import Game, Outcome, Seat, State, Tell


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, every action as a word, and the last position."""

    outcome: Outcome
    moves: tuple[tuple[Seat, str], ...]
    state: State


def play_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    tell: Tell | None = None,
) -> Played:
    """Play one game to its end, one bot in each seat; the seed settles the cards and what the bots draw lots
    for."""
    state = game.new(len(bots), options, seed, tell)
    lucks = [Random(f"{seed}:{seat}") for seat in range(len(bots))]
    moves: list[tuple[Seat, str]] = []
    write = game.actions.write
    while actors := state.actors:
        seat = actors[0]
        action = decide(bots[seat], state, seat, lucks[seat])
        state.apply(seat, action, tell)
        moves.append((seat, write(action)))
    outcome = state.outcome
    assert outcome is not None
    return Played(outcome, tuple(moves), state)
