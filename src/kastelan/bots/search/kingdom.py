"""Kingdom Builder for a search: lines of mandatory settlements, tiles before and after, gold to come."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from random import Random
from typing import Final

from kastelan.bots.greedy.kingdom import Outlook, Standing, adjacent, best_lines, choose
from kastelan.bots.greedy.kingdom.forecast import forecast, foreseen
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import BIT, Hex, Hexes, each, nth
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, UseTile
from kastelan.games.kingdom.locations import BUILDS, MOVES, builds, liftable, oracle, usable
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.steps import AFTER, BEFORE, DURING, EXTRA, LIFTING
from kastelan.games.kingdom.tiles import ready_kinds

SAMPLE: Final = 5
"""How many places are looked at when a playout builds for the own seat."""

OTHERS: Final = 3
"""How many are when it builds for the others."""

USING: Final = 0.7
"""How likely a playout uses a tile after building."""

TURNS_AHEAD: Final = 3
"""After how many turns a playout is judged, at least."""

LINES: Final = 24
"""How many lines of mandatory settlements are kept while planning."""

TURNS: Final = 24
"""How many turns are tried."""

AFTER_A_TILE: Final = 4
"""How many lines are tried after each tile that is used first."""

UNFORESEEN: Final = 0.2
"""The part of a turn's time for the rest of it when a new card or a tile came on the way."""

NEXT: Final = 12
"""How many places for the next card are looked at."""

PLANNING: Final = 0.35
"""The part of the time after which no more turns are thought up."""


class KingdomKnowledge:
    """Kingdom Builder, as a search sees it."""

    scale = 6.0
    trust = 4.0

    def apart(self, players: int) -> bool:
        """Everybody builds on one board."""
        return False

    def share(self, state: State) -> float:
        """All for a turn; less for what is left of one when something unforeseen turned up: a tile that was
        used is held and not ready."""
        assert isinstance(state, KingdomState)
        fresh = state.step == BEFORE and state.ready == state.held[state.seat]
        return 1.0 if fresh else UNFORESEEN

    def turn(self, state: State, seat: Seat) -> Hashable:
        """Only the seat's own settlements change in its turn."""
        assert isinstance(state, KingdomState)
        return seat, state.board.lies, state.own[:seat], state.own[seat + 1 :]

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """The turns that promise most: lines of settlements, at once or after using a tile."""
        assert isinstance(state, KingdomState)
        found: dict[tuple[Hexes, int], Promising] = {}
        for line, now in _begun(state, seat, luck):
            turn = _finished(line, now, seat, luck)
            own = now.own[seat]
            here = foreseen(now, seat).standing(own)
            value, key = forecast(now, seat) + prospect(here), (own, now.supply[seat])
            if key not in found or found[key][0] < value:
                found[key] = value, turn
            if spent.share > PLANNING:
                break
        first, *others = found.values()
        others.sort(key=lambda one: one[0], reverse=True)
        return [first, *others[: TURNS - 1]]

    def one_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """Everything up to the end of the turn."""
        return actions[: actions.index(END) + 1] if END in actions else actions

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Cards in any order."""
        return state.determinise(seat, chance)

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """When everybody had a turn; of two players, the other one a second."""
        assert isinstance(begun, KingdomState)
        return changes > max(TURNS_AHEAD, begun.players)

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """The best of a few places taken at random."""
        return _quickly(state, seat, luck, SAMPLE)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """One action on."""
        state.apply(seat, _quickly(state, seat, luck, SAMPLE if own else OTHERS))
        return state

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """What everybody's gold, tiles and freedom will have become."""
        assert isinstance(state, KingdomState)
        return tuple(forecast(state, one) for one in range(state.players))


def _begun(state: KingdomState, seat: Seat, luck: Random) -> Iterator[tuple[list[Action], KingdomState]]:
    """Turns up to the last mandatory settlement: at once, then after each tile that can be used first."""
    if state.step not in (BEFORE, DURING):
        for action in state.legal(seat):
            now = state.copy()
            now.apply(seat, action)
            yield [action], now
        return
    yield from _lines([], state, seat, luck)
    if state.step == BEFORE:
        for action in state.legal(seat):
            if isinstance(action, UseTile):
                now, line = state.copy(), list[Action]([action])
                now.apply(seat, action)
                while now.step not in (BEFORE, DURING, AFTER):
                    line.append(choose(now, seat, luck, foreseen))
                    now.apply(seat, line[-1])
                yield from _lines(line, now, seat, luck, AFTER_A_TILE)


def _lines(
    start: list[Action], state: KingdomState, seat: Seat, luck: Random, most: int | None = None
) -> Iterator[tuple[list[Action], KingdomState]]:
    """The best few ways to build what is due."""
    if state.step not in (BEFORE, DURING):
        yield start, state
        return
    for places in best_lines(state, seat, luck, foreseen, LINES)[:most]:
        now, line = state.copy(), start.copy()
        for place in places:
            line.append(BUILD[place])
            now.apply(seat, BUILD[place])
        yield line, now


def prospect(here: Standing) -> float:
    """What one settlement of the next card would add, on average."""
    now, free, best = here.now, here.outlook.free & ~here.own, 0.0
    terrains = here.land.terrains
    for terrain in terrains:
        places = each(adjacent(terrain & free, here.own))
        best += max(map(here.after, islice(places, NEXT)), default=now) - now
    return best / len(terrains)


def _finished(line: list[Action], now: KingdomState, seat: Seat, luck: Random) -> Turn:
    """Use the tiles that gain something, and end the turn; a card drawn on the way is not foreseen."""
    while now.actors == (seat,) and now.step not in (BEFORE, DURING) and line[-1] != END:
        line.append(choose(now, seat, luck, foreseen))
        if line[-1] == END:
            break
        now.apply(seat, line[-1])
    return tuple(line)


def _quickly(state: State, seat: Seat, luck: Random, sample: int) -> Action:
    """The best of so many places taken at random."""
    assert isinstance(state, KingdomState)
    step, own = state.step, state.own[seat]
    if step in (BEFORE, DURING):
        return BUILD[_best_of_some(state, seat, own, oracle(state), luck, sample)]
    if step == EXTRA:
        return BUILD[_best_of_some(state, seat, own, BUILDS[state.kind](state), luck, sample)]
    if step == AFTER:
        return _some_tile(state, luck)
    if step == LIFTING:
        return LIFT[luck.choice(list(each(liftable(state))))]
    rest = own ^ BIT[state.lifted]
    return PUT[_best_of_some(state, seat, rest, MOVES[state.kind](state, state.lifted), luck, sample)]


def _some_tile(state: KingdomState, luck: Random) -> Action:
    """The first tile that can be used, now and then; if it moves, none: to move any settlement would do harm
    more often than not."""
    kind = next((kind for kind in ready_kinds(state) if usable(state, kind)), None)
    return END if kind is None or luck.random() >= USING or not builds(kind) else USE[kind]


def _best_of_some(
    state: KingdomState, seat: Seat, own: Hexes, places: Hexes, luck: Random, sample: int
) -> Hex:
    count = places.bit_count()
    if count > sample:  # by their numbers: most of them need not be found
        some = [nth(places, number) for number in luck.sample(range(count), sample)]
    else:
        some = list(each(places))
    if len(some) == 1:
        return some[0]
    here = Outlook(state, seat).standing(own)
    best = max(some, key=here.after)
    here.land.grown(here.settled, best)  # kept for the next decision
    return best
