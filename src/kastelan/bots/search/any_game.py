"""Search knowledge for any game: single actions, greedy playouts, and positions judged by their points."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final

from kastelan.bots.greedy.any_game import choose, lead_after
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Seat, State
from kastelan.core.position import digest

ACTIONS: Final = 24
"""The largest number of actions that are tried."""

CHANGES_AHEAD: Final = 12
"""A playout ends when the deciding seat has changed more often than this."""


class AnyGame:
    """Knows nothing about a game but its contract."""

    scale = 10.0
    trust = 1.0

    def min_playouts(self, state: State) -> int:
        """The promise of an action counts besides any number of playouts."""
        return 0

    def independent(self, players: int) -> bool:
        """Players may hinder each other, as far as is known."""
        return False

    def budget_share(self, state: State) -> float:
        """Half of the budget, since the number of decisions in the turn is unknown."""
        return 0.5

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Each decision counts as a turn of its own."""
        return seat, digest(state)

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """The greedy action, then the others by the lead right after them."""
        first = choose(state, seat, luck)
        others = [action for action in state.legal(seat) if action != first]
        found: list[Promising] = [(float(lead_after(state, seat, one)), (one,)) for one in others]
        found.sort(key=lambda one: one[0], reverse=True)
        return [(float(lead_after(state, seat, first)), (first,)), *found[: ACTIONS - 1]]

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """A single action."""
        return actions[:1]

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Deal everything hidden at random."""
        return state.determinise(seat, chance)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """Play the greedy action."""
        state.apply(seat, choose(state, seat, luck))
        return state

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """After some changes of the deciding seat."""
        return changes > CHANGES_AHEAD

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points on the table."""
        return tuple(map(float, state.scores()))
