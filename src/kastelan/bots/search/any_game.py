"""Any game for a search: single actions, played on greedily and judged by the points on the table."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final

from kastelan.bots.greedy.any_game import choose, lead_after
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Seat, State
from kastelan.core.position import digest

ACTIONS: Final = 24
"""How many actions are tried, at most."""

CHANGES_AHEAD: Final = 12
"""After how many changes of the deciding seat a playout is judged."""


class AnyGame:
    """A game of which nothing is known but its contract."""

    scale = 10.0
    trust = 1.0

    def least(self, state: State) -> int:
        """What an action promises counts beside a few playouts."""
        return 0

    def apart(self, players: int) -> bool:
        """The players may hinder each other, as far as is known."""
        return False

    def share(self, state: State) -> float:
        """Half of what is left: nothing says how many decisions the turn still has."""
        return 0.5

    def turn(self, state: State, seat: Seat) -> Hashable:
        """Each decision counts as a turn."""
        return seat, digest(state)

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """The greedy action, then those with the best lead right after them."""
        first = choose(state, seat, luck)
        others = [action for action in state.legal(seat) if action != first]
        found: list[Promising] = [(float(lead_after(state, seat, one)), (one,)) for one in others]
        found.sort(key=lambda one: one[0], reverse=True)
        return [(float(lead_after(state, seat, first)), (first,)), *found[: ACTIONS - 1]]

    def one_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """A single action."""
        return actions[:1]

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """What is hidden, dealt anew."""
        return state.determinise(seat, chance)

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """What the greedy bot would do."""
        return choose(state, seat, luck)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """The position after that."""
        state.apply(seat, self.play_on(state, seat, luck))
        return state

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """After a few changes of the deciding seat."""
        return changes > CHANGES_AHEAD

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points on the table."""
        return tuple(map(float, state.scores()))
