"""What the network for Kingdom Builder would play, and what it expects, in terms of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from kastelan.bots.learned.kingdom_inputs import legal_places
from kastelan.bots.learned.kingdom_network import Judged, Network
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import LIFTING, PUTTING

WEIGHTS: Final = "kingdom.npz"


class Outlook(NamedTuple):
    """What is expected of a position, by seat."""

    gold: tuple[float, ...]
    shares: tuple[float, ...]


class Advice(NamedTuple):
    """The legal actions with their probabilities, and the outlook before any of them."""

    actions: tuple[Action, ...]
    chances: np.ndarray[Any, np.dtype[np.float64]]
    outlook: Outlook

    @property
    def best(self) -> Action:
        return self.actions[int(self.chances.argmax())]


@cache
def network() -> Network:
    """The network with the weights of this version."""
    with (files(__package__) / "weights" / WEIGHTS).open("rb") as file:
        return Network(dict(np.load(file)))


def advise(states: Sequence[KingdomState], judge: Network | None = None) -> list[Advice]:
    """Advice for the seats whose turn it is."""
    judged = (judge or network()).judge(states)
    return [_advice(state, one) for state, one in zip(states, judged, strict=True)]


def _advice(state: KingdomState, judged: Judged) -> Advice:
    places, words = legal_places(state)
    hexes, kinds = list(each(places)), list(each(words))
    table, column = {LIFTING: (LIFT, 1), PUTTING: (PUT, 2)}.get(state.step, (BUILD, 0))
    logits = np.concatenate([judged.places[hexes, column], judged.words[kinds]]).astype(np.float64)
    actions = (*(table[place] for place in hexes), *((*USE, END)[kind] for kind in kinds))
    return Advice(actions, _softmax(logits), _outlook(state, judged))


def _outlook(state: KingdomState, judged: Judged) -> Outlook:
    players, seat = state.players, state.seat
    shares = _softmax(judged.wins[:players].astype(np.float64))
    order = [(other - seat) % players for other in range(players)]
    return Outlook(
        tuple(float(judged.gold[place]) for place in order), tuple(float(shares[place]) for place in order)
    )


def _softmax(logits: np.ndarray[Any, np.dtype[np.float64]]) -> np.ndarray[Any, np.dtype[np.float64]]:
    shifted = np.exp(logits - logits.max())
    result: np.ndarray[Any, np.dtype[np.float64]] = shifted / shifted.sum()
    return result


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """What the network likes best, without any search."""
    assert isinstance(state, KingdomState)
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else advise([state])[0].best
