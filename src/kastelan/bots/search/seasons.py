"""Search knowledge for A Castle for All Seasons: cards, buildings and helpers, with playouts of two rounds.

Opponents are assumed to play like the greedy bot, with an occasional deviation. Then only winter cards and
deviations are random, so a few playouts say much.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter
from random import Random
from typing import Final

from kastelan.bots.greedy.seasons import choose
from kastelan.bots.greedy.seasons.building import best_plan
from kastelan.bots.greedy.seasons.card_selection import promise, ranked
from kastelan.bots.greedy.seasons.evaluation import assets, expected_points, worth
from kastelan.bots.greedy.seasons.opponent_model import expected
from kastelan.bots.greedy.seasons.trials import position_after
from kastelan.bots.greedy.seasons.weights import WEIGHTS, SeasonsWeights
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Plain, Seat, State
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.automatic_steps import run
from kastelan.games.seasons.selection import selectable
from kastelan.games.seasons.state import SeasonsState, Table
from kastelan.games.seasons.step_numbers import (
    BEFORE_REVEAL,
    BUILDING,
    CARD_DONE,
    FINAL,
    PLACING,
    SELECTING,
    STATIONING,
)

SELECTIONS: Final = 8
"""The number of selections that are tried."""

MAX_SELECTIONS: Final = 16
"""In summer one selection is tried for each playout, up to this number. Nothing is drawn there, so trying
another selection says more than trying the same one again."""

MIN_SUMMER_PLAYOUTS: Final = 4
"""With fewer playouts than this in summer, the greedy bot selects."""

MAX_ACTIONS: Final = 5
"""The number of actions that are tried in any other decision."""

ROUNDS: Final = 2
"""The number of rounds in a playout."""

DEVIATIONS: Final = 0.1
"""The probability that a player in a playout selects what looks second best."""

MAX_CACHED: Final = 1 << 13
"""The number of positions whose ranked selections are cached."""

SHARES: Final[dict[int, float]] = {SELECTING: 0.5, BUILDING: 0.1, PLACING: 0.06, STATIONING: 0.1}
"""The part of a round's budget for a decision, by step. Other decisions are made without a search."""

CacheKey = tuple[SeasonsWeights, Seat, Plain]
"""The weights, the seat, and the position as far as a selection may depend on it."""


class SeasonsKnowledge:
    """A Castle for All Seasons as a search sees it."""

    scale = 10.0
    trust = 3.0
    """In winter. In summer nothing is drawn, so a few playouts say more than promises, which are all 0
    there."""

    def __init__(self) -> None:
        self._last: tuple[SeasonsState | None, int, list[list[Select]]] = (None, 0, [])
        self._known: tuple[Table | None, dict[CacheKey, list[Select]]] = (None, {})

    def min_playouts(self, state: State) -> int:
        """Some for a selection in summer, where promises do not count: with two playouts, the search lost
        three of four games against the greedy bot."""
        assert isinstance(state, SeasonsState)
        return 0 if state.table.winter or state.step != SELECTING else MIN_SUMMER_PLAYOUTS

    def independent(self, players: int) -> bool:
        """All players build one castle."""
        return False

    def budget_share(self, state: State) -> float:
        """Half for selecting the cards, the rest for using them."""
        assert isinstance(state, SeasonsState)
        return SHARES.get(state.step, 0.0)

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Each decision is a turn of its own, since the parts of all add up to less than a round's budget."""
        # Equal to no other key.
        return object()

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """The choice of the greedy bot, and the others that look best."""
        assert isinstance(state, SeasonsState)
        if state.step == SELECTING:
            trusted = state.table.winter
            most = SELECTIONS if trusted else min(max(SELECTIONS, spent.most or 0), MAX_SELECTIONS)
            found = promising_selections(before_selection(state), seat, most)
            # In summer `trusted` is False, and all promises become 0.
            return [(trusted * promised, (action,)) for promised, action in found]
        first = choose(state, seat, luck)
        if state.step in BEFORE_REVEAL or state.step in FINAL or state.step not in SHARES:
            return [(0.0, (first,))]
        others = [action for action in state.legal(seat) if action != first]
        others.sort(key=lambda action: worth(position_after(state, action), seat), reverse=True)
        return [(0.0, (action,)) for action in (first, *others[: MAX_ACTIONS - 1])]

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """A single action, since another seat may decide after it."""
        return actions[:1]

    def deal(self, state: State, seat: Seat, chance: int) -> SeasonsState:
        """Deal the winter cards at random. While cards are selected, assume selections of the opponents."""
        assert isinstance(state, SeasonsState)
        dealt = state.determinise(seat, chance)
        if state.step != SELECTING:
            return dealt
        # Seeded by the deal, so that all turns compared on this deal face the same selections.
        dealt, luck = before_selection(dealt), Random(chance)
        for other, best in enumerate(self._foreseen(state)):
            if other != seat:
                dealt.apply(other, _picked(best, luck))
        return dealt

    def _foreseen(self, state: SeasonsState) -> list[list[Select]]:
        """The selections of each seat, ranked. Cached for the last position, because all playouts start
        there."""
        known, number, foreseen = self._last
        # A state is changed in place, so the same object in another round is another position.
        if known is not state or number != state.round:
            before = before_selection(state)
            foreseen = [self._ranked(before, one) for one in range(state.players)]
            self._last = state, state.round, foreseen
        return foreseen

    def _ranked(self, state: SeasonsState, seat: Seat) -> list[Select]:
        """The selections of a seat, ranked. Cached, because playouts often reach the same position."""
        table, known = self._known
        # One table at a time, so the key does not need to name the table.
        if table is not state.table or len(known) > MAX_CACHED:
            known = {}
            self._known = state.table, known
        key = (WEIGHTS(), seat, _seen(state))
        if key not in known:
            best = sorted(ranked(state, seat), key=itemgetter(0), reverse=True)
            known[key] = [action for _, action in best]
        return known[key]

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """The choice of the greedy bot, with deviations."""
        assert isinstance(state, SeasonsState)
        if state.step == SELECTING:
            return _picked(self._ranked(state, seat), luck)
        return choose(state, seat, luck)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> SeasonsState:
        """Play one action, or all remaining building actions of a card at once."""
        assert isinstance(state, SeasonsState)
        if state.step == BUILDING:
            # The plan has been carried out on a copy, helpers included, so the state skips to the end of the
            # card.
            state = best_plan(state, seat)[2]
            state.step = CARD_DONE
            run(state, None)
        else:
            state.apply(seat, self.play_on(state, seat, luck))
        return state

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """After ROUNDS rounds, before cards are selected for the next."""
        assert isinstance(begun, SeasonsState)
        assert isinstance(now, SeasonsState)
        return now.round >= begun.round + ROUNDS

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The expected points of each seat at the beginning of a round."""
        assert isinstance(state, SeasonsState)
        before = state.copy()
        before.round -= 1  # the new round is still to be played, so assets must keep their value for it
        return points(before)


def points(state: SeasonsState) -> tuple[float, ...]:
    """The expected points of each seat: score, helpers in the castle, and assets."""
    return tuple(one + assets(state, seat) for seat, one in enumerate(expected_points(state)))


def before_selection(seen: SeasonsState) -> SeasonsState:
    """The position before any seat has selected: the hidden selections of others must not be used."""
    state = seen.copy()
    state.hands = tuple(hand | cards for hand, cards in zip(seen.hands, seen.selected, strict=True))
    state.selected = (0,) * seen.players
    return state


def _seen(state: SeasonsState) -> Plain:
    """The part of a position that a selection may depend on: no selections of others, no order of winter
    cards."""
    seen = before_selection(state)
    # Sorting hides the order of the pile, so that positions which differ only in it share a cache entry.
    seen.pile, seen.chance = tuple(sorted(seen.pile)), 0
    return seen.freeze()


def _picked(best: list[Select], luck: Random) -> Select:
    """The best selection, or sometimes the second best."""
    # The bool is the index: 0 for the best, 1 for the second best.
    return best[luck.random() < DEVIATIONS and len(best) > 1]


def promising_selections(
    state: SeasonsState, seat: Seat, most: int = SELECTIONS
) -> list[tuple[float, Select]]:
    """The cards, or pairs of cards, with the highest promises.

    The greedy bot ranks only a few pairs. Pairs that share a card with its choice are added, or all pairs if
    more than SELECTIONS are asked for.
    """
    found = ranked(state, seat)
    best, known = max(found, key=itemgetter(0))[1], {action for _, action in found}
    others = expected(state, seat)
    found += [
        (promise(state, seat, pair.cards, others), pair)
        for pair in selectable(state, seat)
        if pair not in known and (most > SELECTIONS or pair.cards & best.cards)
    ]
    found.sort(key=itemgetter(0), reverse=True)
    return found[:most]
