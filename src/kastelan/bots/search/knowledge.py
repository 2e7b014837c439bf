"""What a search must know about a game: turns worth trying, fast playouts, and the value of a position."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from random import Random
from typing import Final, Protocol

from kastelan.bots.search.budget import Spent
from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Seat, State

Turn = tuple[Action, ...]
"""The actions of a seat until another seat decides or hidden information is revealed."""

Promising = tuple[float, Turn]
"""A turn and its promise: an estimate in points without any playout. Only differences between turns
matter."""

SOLO_AIM: Final = 75.0
"""The points in a solo game that count as an even chance to win."""


class Knowledge(Protocol):
    """A game as a search sees it."""

    scale: float
    """The lead in points that counts as a clear advantage. The chance to win is a logistic function of it."""

    trust: float
    """The weight of a turn's promise, in playouts."""

    def min_playouts(self, state: State) -> int:
        """With fewer playouts than this in total, the choice of the greedy bot is better than the
        search's."""

    def independent(self, players: int) -> bool:
        """Whether the seats hardly influence each other. Then turns are compared by the seat's own points,
        because the luck of the others would only add noise."""

    def budget_share(self, state: State) -> float:
        """The part of a turn's budget for this decision; a turn may consist of several."""

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """A key that all decisions of a turn share, and no other turn at any table has."""

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """Turns worth trying, beginning with that of the greedy bot. A single turn needs no search."""

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """The first of these actions: those that form a turn like the ones of `turns`."""

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """A copy in which everything hidden from the seat is dealt at random."""

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """Play one or more actions of a seat in a playout, and return the position; `state` may be changed.

        Opponents (`own` is false) may be played with less effort.
        """

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """Whether a playout ends here, after a number of changes of the deciding seat."""

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The final points that each seat can expect, as far as this seat can tell."""


def chance_to_win(points: tuple[float, ...], seat: Seat, scale: float) -> float:
    """An estimate from the lead over the best opponent; in a solo game, from the points."""
    others = [one for other, one in enumerate(points) if other != seat]
    lead = points[seat] - (max(others) if others else SOLO_AIM)
    # The lead is limited to keep exp() from overflowing.
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / scale))))


def follow(state: State, seat: Seat, turn: Turn) -> None:
    """Play a turn as far as it is legal: revealed information may make the rest of it impossible."""
    for action in turn:
        try:
            state.apply(seat, action)
        except KastelanError:
            return
