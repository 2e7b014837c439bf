"""Kingdom Builder for a search: lines of mandatory settlements, tiles before and after, gold to come."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from random import Random
from typing import Final

from kastelan.bots.greedy.kingdom import NOWHERE, Standing, adjacent, best_lines, best_tile, choose
from kastelan.bots.greedy.kingdom.forecast import forecast, foreseen
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import Hexes, each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, UseTile
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING

TURNS_AHEAD: Final = 5
"""After how many turns a playout is judged, at least."""

PLAYED: Final = 2
"""How many lines a playout keeps while it plans a turn."""

MOVERS: Final = 6
"""How many settlements it looks at for a move."""

LINES: Final = 24
"""How many lines of mandatory settlements are kept while planning."""

TURNS: Final = 24
"""How many turns are tried, at most."""

EACH: Final = 4
"""How many playouts there have to be for each of them, or fewer are tried."""

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

    def least(self, state: State) -> int:
        """What a turn promises counts beside a few playouts."""
        return 0

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
        return [first, *others[: _tried(spent) - 1]]

    def one_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """Everything up to the end of the turn."""
        return actions[: actions.index(END) + 1] if END in actions else actions

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Cards in any order."""
        return state.determinise(seat, chance)

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """When there were so many turns and everybody had one."""
        assert isinstance(begun, KingdomState)
        return changes > max(TURNS_AHEAD, begun.players)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """Everybody plays what the forecast calls good: the mandatory settlements, then tile after tile."""
        assert isinstance(state, KingdomState)
        if state.step in (BEFORE, DURING):
            for place in best_lines(state, seat, luck, foreseen, PLAYED)[0]:
                state.apply(seat, BUILD[place])
        elif state.step == AFTER:
            here = foreseen(state, seat).standing(state.own[seat])
            tile, moved = best_tile(state, seat, here, luck, MOVERS)
            state.apply(seat, tile)
            if moved != NOWHERE:
                state.apply(seat, LIFT[moved])
        else:
            state.apply(seat, choose(state, seat, luck, foreseen))
        return state

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """What everybody's gold, tiles and freedom will have become."""
        assert isinstance(state, KingdomState)
        return tuple(forecast(state, one) for one in range(state.players))


def _tried(spent: Spent) -> int:
    """How many turns are worth trying with so many playouts."""
    return TURNS if spent.most is None else max(2, min(TURNS, spent.most // EACH))


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
