"""Search knowledge for Kingdom Builder: turns are lines of mandatory settlements, with tiles before and
after."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from random import Random
from typing import Final

from kastelan.bots.greedy.kingdom import NOWHERE, Valuation, adjacent, best_lines, best_tile, choose
from kastelan.bots.greedy.kingdom.forecast import forecast, forecast_outlook
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import Hexes, each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, UseTile
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING

TURNS_AHEAD: Final = 5
"""The smallest number of turns in a playout."""

PLAYOUT_LINES: Final = 2
"""The number of lines that are kept while a turn of a playout is planned."""

MOVERS: Final = 6
"""The number of settlements that a playout considers moving."""

LINES: Final = 24
"""The number of lines that are kept while the turns to try are planned."""

TURNS: Final = 24
"""The largest number of turns that are tried."""

PLAYOUTS_PER_TURN: Final = 4
"""With fewer playouts per turn than this, fewer turns are tried: a few well tried turns are worth more."""

AFTER_A_TILE: Final = 4
"""The number of lines that are tried after each tile that is used first."""

REPLANNING: Final = 0.2
"""The part of a turn's budget for planning the rest of it anew, after a card was drawn or a tile was won."""

PROSPECT_PLACES: Final = 12
"""The number of places that are considered for the next card."""

PLANNING: Final = 0.35
"""The part of the budget after which no more turns are planned."""


class KingdomKnowledge:
    """Kingdom Builder as a search sees it."""

    scale = 6.0
    trust = 4.0

    def min_playouts(self, state: State) -> int:
        """The promise of a turn counts besides any number of playouts."""
        return 0

    def independent(self, players: int) -> bool:
        """All players build on one board."""
        return False

    def budget_share(self, state: State) -> float:
        """All of it at the start of a turn, which is when all held tiles are still unused; less later."""
        assert isinstance(state, KingdomState)
        fresh = state.step == BEFORE and state.ready == state.held[state.seat]
        return 1.0 if fresh else REPLANNING

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Board and settlements of the others: only the seat's own settlements change in its turn."""
        assert isinstance(state, KingdomState)
        return seat, state.board.lies, state.own[:seat], state.own[seat + 1 :]

    def turns(self, state: State, seat: Seat, luck: Random, spent: Spent) -> list[Promising]:
        """The most promising turns: lines of settlements, built at once or after using a tile."""
        assert isinstance(state, KingdomState)
        # By the settlements that a turn leads to: of the ways to the same ones, the most valuable is kept.
        found: dict[tuple[Hexes, int], Promising] = {}
        for line, now in _begun(state, seat, luck):
            turn = _finished(line, now, seat, luck)
            own = now.own[seat]
            here = forecast_outlook(now, seat).valuation(own)
            value, key = forecast(now, seat) + prospect(here), (own, now.supply[seat])
            if key not in found or found[key][0] < value:
                found[key] = value, turn
            if spent.share > PLANNING:
                break
        # Overwriting an entry keeps its place in a dict, so the first one is still that of the first line.
        first, *others = found.values()
        others.sort(key=lambda one: one[0], reverse=True)
        return [first, *others[: _turns_to_try(spent) - 1]]

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """All actions up to the end of the turn."""
        return actions[: actions.index(END) + 1] if END in actions else actions

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Deal the cards at random."""
        return state.determinise(seat, chance)

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """After TURNS_AHEAD turns, but not before every player has had one."""
        assert isinstance(begun, KingdomState)
        return changes > max(TURNS_AHEAD, begun.players)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """Play by the forecast: all mandatory settlements at once, or one tile."""
        assert isinstance(state, KingdomState)
        if state.step in (BEFORE, DURING):
            for place in best_lines(state, seat, luck, forecast_outlook, PLAYOUT_LINES)[0]:
                state.apply(seat, BUILD[place])
        elif state.step == AFTER:
            here = forecast_outlook(state, seat).valuation(state.own[seat])
            tile, moved = best_tile(state, seat, here, luck, MOVERS)
            state.apply(seat, tile)
            if moved != NOWHERE:
                state.apply(seat, LIFT[moved])
        else:
            state.apply(seat, choose(state, seat, luck, forecast_outlook))
        return state

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The forecast of each seat's gold."""
        assert isinstance(state, KingdomState)
        return tuple(forecast(state, one) for one in range(state.players))


def _turns_to_try(spent: Spent) -> int:
    """The number of turns that are worth trying within the budget."""
    return TURNS if spent.most is None else max(2, min(TURNS, spent.most // PLAYOUTS_PER_TURN))


def _begun(state: KingdomState, seat: Seat, luck: Random) -> Iterator[tuple[list[Action], KingdomState]]:
    """Turns up to the last mandatory settlement: those without a tile, then those that use a tile first."""
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
                # A tile may ask for more, such as the settlement to move and its new place.
                while now.step not in (BEFORE, DURING, AFTER):
                    line.append(choose(now, seat, luck, forecast_outlook))
                    now.apply(seat, line[-1])
                yield from _lines(line, now, seat, luck, AFTER_A_TILE)


def _lines(
    start: list[Action], state: KingdomState, seat: Seat, luck: Random, most: int | None = None
) -> Iterator[tuple[list[Action], KingdomState]]:
    """The best ways to build the mandatory settlements that are due."""
    if state.step not in (BEFORE, DURING):
        yield start, state
        return
    for places in best_lines(state, seat, luck, forecast_outlook, LINES)[:most]:
        now, line = state.copy(), start.copy()
        for place in places:
            line.append(BUILD[place])
            now.apply(seat, BUILD[place])
        yield line, now


def prospect(here: Valuation) -> float:
    """What a settlement with the next card would gain, on average over the terrains."""
    now, free, best = here.now, here.outlook.free & ~here.own, 0.0
    terrains = here.land.terrains
    for terrain in terrains:
        places = each(adjacent(terrain & free, here.own))
        best += max(map(here.after, islice(places, PROSPECT_PLACES)), default=now) - now
    return best / len(terrains)


def _finished(line: list[Action], now: KingdomState, seat: Seat, luck: Random) -> Turn:
    """Complete a turn: use the tiles that gain something, then end it. A card that may be drawn is
    unknown."""
    while now.actors == (seat,) and now.step not in (BEFORE, DURING) and line[-1] != END:
        line.append(choose(now, seat, luck, forecast_outlook))
        if line[-1] == END:
            break
        now.apply(seat, line[-1])
    return tuple(line)
