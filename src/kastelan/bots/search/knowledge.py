"""What a search must know of a game: turns worth trying, how to play on quickly, what a position is worth."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from random import Random
from typing import Final, Protocol

from kastelan.bots.search.budget import Spent
from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Seat, State

Turn = tuple[Action, ...]
"""What a seat does until somebody else decides, or until something unknown turns up."""

Promising = tuple[float, Turn]
"""A turn and the points that it promises at first sight, compared with others."""

SOLO_AIM: Final = 75.0
"""So many points are as good as a level game when nobody else plays."""


class Knowledge(Protocol):
    """A game, as a search sees it."""

    scale: float
    """How many points of lead make a position clearly better."""

    trust: float
    """As many playouts say as much about a turn as what it promises."""

    def least(self, state: State) -> int:
        """Fewer playouts than this tell less of turns than what the greedy bot thinks of them: then it
        decides."""

    def apart(self, players: int) -> bool:
        """Whether everybody plays for himself, so that the own points alone tell good from bad turns: the
        luck of others would only blur them."""

    def share(self, state: State) -> float:
        """The part of a turn's time that this decision may take: a turn may ask more than once."""

    def turn(self, state: State, seat: Seat) -> Hashable:
        """What all decisions of a turn have in common, and no other turn at this or another table has."""

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """Turns worth trying, the one that the greedy bot would play first. One turn means that there is
        nothing to think about."""

    def one_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """The first of these actions, as many as make a turn like those of `turns`."""

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """One way that the hidden things may lie, as far as the seat knows."""

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """The position after that, or after all that such a player would do next; `state` is used up. What
        the others do need not be thought about as much as what the own seat does."""

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """Whether a playout is cut off here and judged, after so many changes of who decides."""

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points that every seat will have at the end, as far as this seat can tell."""


def chance_to_win(points: tuple[float, ...], seat: Seat, scale: float) -> float:
    """Guessed from the lead over the best of the others; alone, more points are better."""
    others = [one for other, one in enumerate(points) if other != seat]
    lead = points[seat] - (max(others) if others else SOLO_AIM)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / scale))))


def follow(state: State, seat: Seat, turn: Turn) -> None:
    """Play a turn as far as it goes: something unknown may turn up that makes the rest impossible."""
    for action in turn:
        try:
            state.apply(seat, action)
        except KastelanError:
            return
