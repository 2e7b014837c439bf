"""What the search knows about Castles of Mad King Ludwig."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.evaluation_method import has_fast_evaluation
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.bots.search.ludwig_fast import FastSearch
from kastelan.bots.search.ludwig_trials import TrialSearch
from kastelan.core.game import Seat, State
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, PRICING

PURCHASE_SHARE: Final = 0.8
"""The part of a turn's budget for the purchase."""

FAST: Final = FastSearch()
TRIALS: Final = TrialSearch()


class LudwigKnowledge:
    """Castles of Mad King Ludwig as the search sees it, with one of two evaluations."""

    scale = 12.0
    trust = 8.0

    def min_playouts(self, state: State) -> int:
        """None: a turn's promise makes up for a small number of playouts."""
        return 0

    def independent(self, players: int) -> bool:
        """Whether more than two build castles; each of them hardly influences one of the others."""
        return players > 2

    def budget_share(self, state: State) -> float:
        """Most for the purchase, with some left for rewards; everything for prices, which end the turn."""
        assert isinstance(state, LudwigState)
        if state.step == PRICING:
            return 1.0
        return PURCHASE_SHARE if state.step == BUYING else 1 - PURCHASE_SHARE

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """The castles of the others, which stay the same in a turn. Alone, each decision is a turn."""
        assert isinstance(state, LudwigState)
        others = (*state.castles[:seat], *state.castles[seat + 1 :])
        tiles = tuple(room.tile.id for castle in others for room in castle.rooms)
        # An object() equals no other key.
        return (seat, state.round, tiles) if others else object()

    def turns(self, state: State, seat: Seat, luck: Random, _: Spent) -> list[Promising]:
        """The greedy bot's turn, and the most promising others."""
        assert isinstance(state, LudwigState)
        return _search(state).turns(state, seat, luck)

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """The first of these actions, as many as a turn of `turns` has."""
        assert isinstance(state, LudwigState)
        return _search(state).first_turn(state, actions)

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """A copy with hidden cards and tiles in random order."""
        return state.determinise(seat, chance)

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """Whether there were enough turns. A solo game is played to its end."""
        assert isinstance(begun, LudwigState)
        return changes > _search(begun).playout_turns(begun.table.players)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """Play one action, or a purchase with its placement."""
        assert isinstance(state, LudwigState)
        _search(state).advance(state, seat, luck, own)
        return state

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points that each seat can expect."""
        assert isinstance(state, LudwigState)
        return _search(state).points(state, seat)


def _search(state: LudwigState) -> FastSearch | TrialSearch:
    return FAST if has_fast_evaluation(state) else TRIALS
