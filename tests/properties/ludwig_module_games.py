"""A game of Ludwig with modules, followed by the slow reference: every placement, purchase, reward and the
final scoring are worked out again from the rules, and have to come to what the engine told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kastelan.core.game import Action, Event
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import events as told
from kastelan.games.ludwig.components import TYPES
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import events as more
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.step_numbers import NOTHING
from tests.properties.ludwig_module_twin import (
    CARDS,
    FACES,
    FAVOURS,
    POSITIONS,
    TILES,
    begun_estate,
    lay_passage,
)
from tests.reference import ludwig_estate_points as points
from tests.reference.ludwig_castle import Symbol
from tests.reference.ludwig_estate import Estate
from tests.reference.ludwig_estate_ending import Ending, Key, Owner
from tests.reference.ludwig_table import SIZES

STACKS: Final = (*SIZES, "325")
PLACING: Final = ("LUD-SCORE-1", "LUD-SCORE-2", "LUD-SCORE-3", "MOAT-9", "MOAT-24", "DEC-44", "DEC-31")
LIVING: Final = "LUD-REW-LIVING"


class Shadow:
    """What the reference knows of a game."""

    def __init__(self) -> None:
        self.estates: list[Estate] = []
        self.prices: dict[int, int] = {}  # by tile, where decree 09 changed them
        self.tipped: set[int] = set()
        self.turn: int | None = None
        self.open: tuple[int, int, str] | None = None  # what is not scored yet: seat, room, or the moat
        self.done: list[bool] = []
        self.renovated = False
        self.final: list[told.FinalPoints] = []
        self.checked = Counter[str]()

    def after(self, before: LudwigState, action: Action, events: Sequence[Event], state: LudwigState) -> None:
        """Follow one action, and compare what it brought."""
        if not self.estates and state.castles:
            self._begin(state)
        self._follow(before, events, state)
        self._purchase(before, events, state)
        self._rewards(events, state)
        if self.open is not None and state.table.modules and self._settled(state):
            self._scored(action, events)
        self.final += [event for event in events if isinstance(event, told.FinalPoints)]
        if state.outcome is not None:
            self._ending(state)

    # The castles

    def _begin(self, state: LudwigState) -> None:
        self.estates = [begun_estate(state, seat) for seat in range(state.players)]

    def _follow(self, before: LudwigState, events: Sequence[Event], state: LudwigState) -> None:
        tiles = state.table.components.tiles
        for event in events:
            if isinstance(event, decreed.DecreesRevealed):
                self.estates[event.seat].decrees = frozenset(event.decrees)
            elif isinstance(event, told.TilePlaced):
                word = f"{event.x},{event.y}{'nesw'[event.turn]}{'d' * event.dark}"
                estate = self._opened(event.seat)
                self.open = (event.seat, estate.place(TILES[tiles[event.tile].id], word), "room")
            elif isinstance(event, more.RoomRenovated):
                self._opened(event.seat).rooms[event.room].covers.append(FACES[tiles[event.tile].id])
                self.open, self.renovated = (event.seat, event.room, "room"), True
            elif isinstance(event, more.MoatPlaced):
                self._opened(event.seat).moat.append(POSITIONS[event.position])
                self.open = (event.seat, 0, "moat")
            elif isinstance(event, more.PassageLaid):
                castle = state.castles[event.seat]
                lay_passage(castle, self.estates[event.seat], castle.additions.passages[-1])

    def _opened(self, seat: int) -> Estate:
        """The castle that something is placed in, with what was complete before."""
        estate, self.renovated = self.estates[seat], False
        self.done = [estate.completed(number) for number in range(len(estate.rooms))]
        return estate

    # Placements

    def _settled(self, state: LudwigState) -> bool:
        return state.module_state.placed == NOTHING and state.step != 26  # PRINTED

    def _scored(self, action: Action, events: Sequence[Event]) -> None:
        """A placement is scored: points, money and completed rooms (XSC)."""
        assert self.open is not None
        seat, number, kind = self.open
        estate, as_money = self.estates[seat], isinstance(action, extra.AsMoney)
        symbol: Symbol | None = None
        if kind == "moat":
            base, rule = points.dug(estate), "MOAT-9"
            printed = points.MOAT_POINTS
        else:
            base, rule = points.placed(estate, number), "LUD-SCORE-1"
            symbol, printed = estate.rooms[number].symbol, estate.rooms[number].points
        expected = points.with_decrees(estate, base, symbol, rule if as_money else None)
        assert _without_nothing(_by_rule(events, seat)) == _without_nothing(expected), (kind, number)
        money = {"DEC-25": points.symbol_money(estate, symbol), "DEC-30": 1_000 * printed * as_money}
        for wanted, amount in money.items():
            assert _money(events, wanted) == amount, wanted
        self._completed(events, estate, number, kind)
        self.open = None
        self.checked[kind] += 1

    def _completed(self, events: Sequence[Event], estate: Estate, number: int, kind: str) -> None:
        rooms = [event.room for event in events if isinstance(event, told.RoomCompleted)]
        if kind == "moat":
            assert not rooms
            return
        was = [*self.done, *[False] * (len(estate.rooms) - len(self.done))]
        expected = [
            room
            for room in range(len(estate.rooms))
            if estate.completed(room) and (not was[room] or (self.renovated and room == number))
        ]
        assert sorted(rooms) == expected

    # Purchases and rewards

    def _purchase(self, before: LudwigState, events: Sequence[Event], state: LudwigState) -> None:
        components = state.table.components
        for event in events:
            if isinstance(event, decreed.PriceShifted) and event.tile is not None:
                self.prices[event.tile] = event.price
            elif isinstance(event, told.RoundBegun):
                self.prices = {}
            elif isinstance(event, told.TileBought):
                tile = components.tiles[event.tile]
                kind, usual = "tile", 0
                if event.slot is not None:
                    usual = self.prices.get(event.tile, points.SLOT_PRICES[event.slot])
                elif tile.id in ("hallway", "stairs"):
                    kind, usual = "corridor", 3_000
                else:
                    kind, usual = ("moat" if tile.id == "moat" else "renovation"), 5_000
                decrees = self.estates[event.seat].decrees
                assert event.price == points.price(decrees, kind, usual), (kind, usual, decrees)
                assert event.paid_to == (None if before.master == event.seat else before.master)
                self.checked["purchase"] += 1
            elif isinstance(event, more.SwansSold):
                assert event.amount == points.SALES[event.swans]
            elif isinstance(event, told.MoneyTaken) and event.rule == "LUD-TURN-1":
                assert event.amount == (8_000 if 23 in self.estates[event.seat].decrees else 5_000)

    def _rewards(self, events: Sequence[Event], state: LudwigState) -> None:
        """Activity, living and outdoor rewards, tips and extra turns (LUD-REW, DEC-32, 33, 36, 38)."""
        expected, money = Counter[str](), Counter[str]()
        for event in events:
            if isinstance(event, told.TurnBegun):
                self._next_turn(event, state, money)
            elif isinstance(event, told.RewardClaimed):
                self._claimed(event, expected, money)
        rules = ("LUD-REW-ACTIVITY", LIVING, *(["MOAT-24"] if LIVING in expected else []))
        scored = Counter[str]()
        for event in events:
            if isinstance(event, told.PointsScored) and event.rule in rules:
                scored[event.rule] += event.points
        assert _without_nothing(scored) == _without_nothing(expected)
        for rule in ("DEC-33", "DEC-38", "LUD-REW-OUTDOOR"):
            assert _money(events, rule) == money[rule], rule

    def _next_turn(self, event: told.TurnBegun, state: LudwigState, money: Counter[str]) -> None:
        """After a turn with decree 40 the score is even; an extra turn may begin with money (DEC-33)."""
        if self.turn is not None and 40 in self.estates[self.turn].decrees:
            assert state.score[self.turn] % 2 == 0
        self.tipped, self.turn = set(), event.seat
        if event.extra and 33 in self.estates[event.seat].decrees:
            money["DEC-33"] += 5_000

    def _claimed(self, event: told.RewardClaimed, expected: Counter[str], money: Counter[str]) -> None:
        estate = self.estates[event.seat]
        kind = TYPES[event.type] if event.type < len(TYPES) else "module"
        chosen = event.rule == "LUD-REW-DOWNSTAIRS" and kind != "downstairs"
        gives = event.rule == "TWR-4" or (kind != "module" and not chosen)
        if 38 in estate.decrees and gives and event.room not in self.tipped:
            self.tipped.add(event.room)
            money["DEC-38"] += 1_000
        if kind == "activity":
            expected["LUD-REW-ACTIVITY"] += 8 if 32 in estate.decrees else 5
        elif kind == "living":
            expected.update(points.own(estate, event.room, LIVING, LIVING))
        elif kind == "outdoor":
            money["LUD-REW-OUTDOOR"] += 15_000 if 36 in estate.decrees else 10_000

    # The end

    def _ending(self, state: LudwigState) -> None:
        extras, components = state.module_state, state.table.components
        assert extras is not None
        given = Counter[int]()
        for event in self.final:
            given[event.seat] += event.points
        owners = [
            Owner(
                estate,
                state.score[seat] - given[seat],
                state.money[seat],
                extras.banked[seat],
                extras.debt[seat],
                extras.swans[seat] if extras.swans else (),
                [components.bonus_cards[card].id for card in state.hands[seat]],
                [components.favours[token].id for token in extras.held[seat]],
                None if extras.model[seat] == NOTHING else TILES[components.tiles[extras.model[seat]].id],
                None if extras.doubled[seat] == NOTHING else components.bonus_cards[extras.doubled[seat]].id,
            )
            for seat, estate in enumerate(self.estates)
        ]
        left = {size: len(stack) for size, stack in zip(STACKS, state.stacks, strict=False)}
        left |= {"hallway": state.corridors[0], "stairs": state.corridors[1], "moat": extras.moats}
        favours = [components.favours[number].id for number in state.table.favours]
        ending = Ending(owners, state.master, left, favours, FAVOURS, CARDS)
        ending.run()
        assert _without_nothing(_final(self.final, state)) == _without_nothing(ending.points)
        self.checked["ending"] += 1


def _by_rule(events: Sequence[Event], seat: int) -> Counter[str]:
    found = Counter[str]()
    for event in events:
        if isinstance(event, told.PointsScored | more.MoatPoints | decreed.PointsGained) and (
            event.rule in PLACING
        ):
            assert event.seat == seat
            found[event.rule] += event.points
    return found


def _money(events: Sequence[Event], rule: str) -> int:
    return sum(event.amount for event in events if isinstance(event, told.MoneyTaken) and event.rule == rule)


def _without_nothing(counts: Counter[str] | Counter[Key]) -> dict[object, int]:
    return {what: count for what, count in counts.items() if count}


def _final(events: Sequence[told.FinalPoints], state: LudwigState) -> Counter[Key]:
    """What was told of the final scoring, in the reference's words."""
    components, found = state.table.components, Counter[Key]()
    for event in events:
        rule, number = event.rule, event.what
        if rule.startswith(("LUD-FAV", "FAV")):
            kind = ("favour", components.favours[number or 0].id)
        elif rule == "TWR-7":
            kind = ("token", components.favours[number or 0].id)
        elif rule.startswith(("LUD-BON", "BON")):
            kind = ("card", components.bonus_cards[number or 0].id)
        elif rule in ("DEC-54", "DEC-56"):
            kind = ("double" if rule == "DEC-54" else "premium", components.bonus_cards[number or 0].id)
        elif rule in ("SWAN-5", "DEC-51"):
            kind = ("swans", "")
        elif rule == "FIN-3":
            kind = ("depleted", "")
        elif rule == "LUD-END-6":
            kind = ("money", "")
        else:
            kind = ("decree", str(int(rule.removeprefix("DEC-"))))
        found[event.seat, *kind] += event.points
    return found
