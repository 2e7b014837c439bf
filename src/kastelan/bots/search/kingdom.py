"""Kingdom Builder for a search: lines of mandatory settlements, tiles before and after, gold to come."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from kastelan.bots.greedy import kingdom as greedy
from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import BIT, Hex, each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, UseTile
from kastelan.games.kingdom.locations import BUILDS, MOVES, liftable
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.steps import AFTER, BEFORE, DURING, EXTRA, LIFTING
from kastelan.games.kingdom.turn import due

SAMPLE: Final = 5
"""How many places are looked at when a playout builds."""


class KingdomKnowledge:
    scale = 6.0
    horizon = 4
    width = 12

    def turns(self, state: State, seat: Seat, luck: Random, most: int) -> list[Turn]:
        assert isinstance(state, KingdomState)
        found: dict[object, tuple[float, Turn]] = {}
        for start, opened in self._openings(state, seat, luck):
            for line, now in self._lines(start, opened, seat):
                turn = self._finish(line, now, seat, luck)
                key = now.own[seat], now.supply[seat]
                worth = greedy._worth(now, seat, now.own[seat])
                if key not in found or found[key][0] < worth:
                    found[key] = worth, turn
        ranked = sorted(found.values(), key=lambda one: one[0], reverse=True)
        return [turn for _, turn in ranked[:most]]

    def _openings(
        self, state: KingdomState, seat: Seat, luck: Random
    ) -> list[tuple[Turn, KingdomState]]:
        """Begin at once, or use one of the tiles first."""
        found: list[tuple[Turn, KingdomState]] = [((), state)]
        if state.step == BEFORE:
            for action in state.legal(seat):
                if isinstance(action, UseTile):
                    now, line = state.copy(), [action]
                    now.apply(seat, action)
                    while now.step not in (BEFORE, DURING, AFTER):
                        line.append(greedy.choose(now, seat, luck))
                        now.apply(seat, line[-1])
                    found.append((tuple(line), now))
        return found

    def _lines(self, start: Turn, state: KingdomState, seat: Seat) -> list[tuple[list[Action], KingdomState]]:
        """The best few ways to build what is due."""
        if state.step not in (BEFORE, DURING):
            return [(list(start), state.copy())]
        card = state.hands[seat]
        assert card is not None
        terrain = state.board.of[card] & state.free
        lines: list[tuple[float, tuple[Hex, ...], int]] = [(0.0, (), state.own[seat])]
        for _ in range(due(state)):
            longer = {
                own | BIT[place]: (*places, place)
                for _, places, own in lines
                for place in each(greedy._adjacent(terrain & ~own, own))
            }
            if not longer:
                break
            ranked = [(greedy._worth(state, seat, own), places, own) for own, places in longer.items()]
            lines = sorted(ranked, reverse=True)[: self.width]
        found = []
        for _, places, _ in lines:
            now, line = state.copy(), list(start)
            for place in places:
                line.append(BUILD[place])
                now.apply(seat, BUILD[place])
            found.append((line, now))
        return found

    def _finish(self, line: list[Action], now: KingdomState, seat: Seat, luck: Random) -> Turn:
        """Use the tiles that gain something, and end the turn."""
        pile = now.pile
        while now.actors == (seat,) and now.pile == pile and now.step not in (BEFORE, DURING):
            action = greedy.choose(now, seat, luck)
            if action == END:
                line.append(END)
                break
            line.append(action)
            now.apply(seat, action)
        return tuple(line)

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        assert isinstance(state, KingdomState)
        step, own = state.step, state.own[seat]
        if step in (BEFORE, DURING):
            card = state.hands[seat]
            assert card is not None
            terrain = state.board.of[card] & state.free
            return BUILD[self._best(state, seat, own, each(greedy._adjacent(terrain, own)), luck)]
        if step == EXTRA:
            return BUILD[self._best(state, seat, own, each(BUILDS[state.kind](state)), luck)]
        if step == AFTER:
            legal = state.legal(seat)
            return legal[0] if len(legal) > 1 and luck.random() < 0.7 else END
        if step == LIFTING:
            return LIFT[luck.choice(list(each(liftable(state))))]
        rest = own ^ BIT[state.lifted]
        return PUT[self._best(state, seat, rest, each(MOVES[state.kind](state, state.lifted)), luck)]

    def _best(self, state: KingdomState, seat: Seat, own: int, places: Iterable[Hex], luck: Random) -> Hex:
        some = list(places)
        if len(some) > SAMPLE:
            some = luck.sample(some, SAMPLE)
        return max(some, key=lambda place: greedy._worth(state, seat, own | BIT[place]))

    def points(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, KingdomState)
        return tuple(greedy._worth(state, seat, state.own[seat]) for seat in range(state.players))
