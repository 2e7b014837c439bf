"""A Castle for All Seasons for a search: cards, buildings and helpers, played on for two rounds.

What the others do is foreseen as the greedy bot would do it, with a whim now and then. Nothing but winter
cards and whims is left to chance then, so a few playouts tell a lot.
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
from kastelan.bots.greedy.seasons.trials import after
from kastelan.bots.greedy.seasons.weights import WEIGHING, SeasonsWeights
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
"""How many selections are tried."""

MORE: Final = 16
"""How many at most in summer, one for each playout that there will be: nothing is drawn there, so that a
selection that was not tried yet tells more than one that is tried again."""

ENOUGH: Final = 4
"""How many playouts have to be there for them in summer."""

WAYS: Final = 5
"""How many answers to any other question are tried."""

ROUNDS: Final = 2
"""After how many rounds a playout is judged if the game is not over."""

WHIMS: Final = 0.1
"""How often somebody in a playout selects what looks second best."""

MEETINGS: Final = 1 << 13
"""How many positions before a selection are remembered."""

SHARES: Final[dict[int, float]] = {SELECTING: 0.5, BUILDING: 0.1, PLACING: 0.06, STATIONING: 0.1}
"""The part of a round's time that a question may take; what is not listed is answered at once."""

Meeting = tuple[SeasonsWeights, Seat, Plain]
"""What a seat thinks with, who it is, and what it sees before a selection."""


class SeasonsKnowledge:
    """A Castle for All Seasons, as a search sees it."""

    scale = 10.0
    trust = 3.0
    """In winter. In summer nothing is drawn, and a few playouts tell more than what cards promise: there all
    promise the same."""

    def __init__(self) -> None:
        self._last: tuple[SeasonsState | None, int, list[list[Select]]] = (None, 0, [])
        self._known: tuple[Table | None, dict[Meeting, list[Select]]] = (None, {})

    def least(self, state: State) -> int:
        """In summer, where nothing but playouts counts, some for a selection: with two of them it lost three
        games of four against the greedy bot."""
        assert isinstance(state, SeasonsState)
        return 0 if state.table.winter or state.step != SELECTING else ENOUGH

    def apart(self, players: int) -> bool:
        """Everybody builds one castle."""
        return False

    def share(self, state: State) -> float:
        """Half for the cards, the rest for what is done with them."""
        assert isinstance(state, SeasonsState)
        return SHARES.get(state.step, 0.0)

    def turn(self, state: State, seat: Seat) -> Hashable:
        """Each question is a turn of its own: the parts of all are less than a round's budget."""
        return object()

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """What the greedy bot would do, and what looks best beside that."""
        assert isinstance(state, SeasonsState)
        if state.step == SELECTING:
            trusted = state.table.winter
            most = SELECTIONS if trusted else min(max(SELECTIONS, spent.most or 0), MORE)
            found = likely(undecided(state), seat, most)
            return [(trusted * promised, (action,)) for promised, action in found]
        first = choose(state, seat, luck)
        if state.step in BEFORE_REVEAL or state.step in FINAL or state.step not in SHARES:
            return [(0.0, (first,))]
        others = [action for action in state.legal(seat) if action != first]
        others.sort(key=lambda action: worth(after(state, action), seat), reverse=True)
        return [(0.0, (action,)) for action in (first, *others[: WAYS - 1])]

    def one_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """One action: others may decide after each."""
        return actions[:1]

    def deal(self, state: State, seat: Seat, chance: int) -> SeasonsState:
        """Winter cards in any order; while cards are selected, the others have selected what they may."""
        assert isinstance(state, SeasonsState)
        dealt = state.determinise(seat, chance)
        if state.step != SELECTING:
            return dealt
        dealt, luck = undecided(dealt), Random(chance)
        for other, best in enumerate(self._foreseen(state)):
            if other != seat:
                dealt.apply(other, _picked(best, luck))
        return dealt

    def _foreseen(self, state: SeasonsState) -> list[list[Select]]:
        """By seat, the selections that look best; thought about once for a position."""
        known, number, foreseen = self._last
        if known is not state or number != state.round:
            before = undecided(state)
            foreseen = [self._ranked(before, one) for one in range(state.players)]
            self._last = state, state.round, foreseen
        return foreseen

    def _ranked(self, state: SeasonsState, seat: Seat) -> list[Select]:
        """The selections that look best to a seat; thought about once, since playouts often meet again."""
        table, known = self._known
        if table is not state.table or len(known) > MEETINGS:
            known = {}
            self._known = state.table, known
        key = (WEIGHING(), seat, _seen(state))
        if key not in known:
            best = sorted(ranked(state, seat), key=itemgetter(0), reverse=True)
            known[key] = [action for _, action in best]
        return known[key]

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """As the greedy bot, with whims."""
        assert isinstance(state, SeasonsState)
        if state.step == SELECTING:
            return _picked(self._ranked(state, seat), luck)
        return choose(state, seat, luck)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> SeasonsState:
        """One action on; who builds goes on to the end of his card."""
        assert isinstance(state, SeasonsState)
        if state.step == BUILDING:
            state = best_plan(state, seat)[2]
            state.step = CARD_DONE
            run(state, None)
        else:
            state.apply(seat, self.play_on(state, seat, luck))
        return state

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """After some rounds, before anybody selects for the next."""
        assert isinstance(begun, SeasonsState)
        assert isinstance(now, SeasonsState)
        return now.round >= begun.round + ROUNDS

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Score, helpers and belongings of everybody at the beginning of a round."""
        assert isinstance(state, SeasonsState)
        before = state.copy()
        before.round -= 1  # the new round is still to be played: what is worth something in it must count
        return points(before)


def points(state: SeasonsState) -> tuple[float, ...]:
    """Score, helpers and belongings of everybody."""
    return tuple(one + assets(state, seat) for seat, one in enumerate(expected_points(state)))


def undecided(seen: SeasonsState) -> SeasonsState:
    """The position before anybody selected: who is ready shows nothing."""
    state = seen.copy()
    state.hands = tuple(hand | cards for hand, cards in zip(seen.hands, seen.selected, strict=True))
    state.selected = (0,) * seen.players
    return state


def _seen(state: SeasonsState) -> Plain:
    """All that a selection may depend on: not what the others selected, nor how winter cards lie."""
    seen = undecided(state)
    seen.pile, seen.chance = tuple(sorted(seen.pile)), 0
    return seen.freeze()


def _picked(best: list[Select], luck: Random) -> Select:
    """The best, or on a whim the second best."""
    return best[luck.random() < WHIMS and len(best) > 1]


def likely(state: SeasonsState, seat: Seat, most: int = SELECTIONS) -> list[tuple[float, Select]]:
    """The cards, or the pairs of cards, that promise most. Of pairs the greedy bot looks at few; others that
    have a card of its choice are looked at too, and all if that many are asked for."""
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
