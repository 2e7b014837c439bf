"""The properties of every game of Ludwig with any modules, checked while the game is played.

`GameChecks` follows one game. After each action, totals summed from the events must agree with the position.
A deep check also writes and parses the position, tries illegal actions, and redeals hidden information.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final

from bench.module_soak_totals import EventTotals
from kastelan.core.errors import BadNotation, IllegalAction
from kastelan.core.game import Action, Event, Seat
from kastelan.core.position import digest, parse_position, write_position
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.step_numbers import CLEARING, DOUBLING, NOTHING, OVER, TOKENS

SWANS: Final = 40
WRONG_ACTIONS: Final = 25
MOST_LISTED: Final = 400
"""How many of the legal actions are checked."""

DISCARDED: Final = 4
"""How many tiles decree 52 may discard before the final scoring."""


class PropertyError(AssertionError):
    """A property does not hold."""


def require(holds: bool, what: str) -> None:
    """Raise PropertyError unless the property holds."""
    if not holds:
        raise PropertyError(what)


def all_tiles(state: LudwigState) -> Counter[int]:
    """All tiles: in castles, hands, decrees, market, stacks, deck and box."""
    rooms = [room for castle in state.castles for room in castle.rooms[1:]]
    covers = [tile for castle in state.castles for room in castle.rooms for tile in room.covers]
    found = Counter([int(room.tile.number) for room in rooms] + [int(tile.number) for tile in covers])
    found.update(tile for tile in (state.tile, *state.market) if tile != NOTHING)
    found.update(chain(state.on_deck, state.gone, *state.stacks, *state.boxed_tiles))
    found.update({int(HALLWAY): state.corridors[0], int(STAIRS): state.corridors[1]})
    added = state.module_state
    found.update(tile for tile in (*added.stored, *added.model) if tile != NOTHING)
    found.update(chain(added.show, *added.piles))
    pieces = sum(castle.additions.pieces for castle in state.castles)
    found.update({int(state.table.components.moat): added.moats + pieces})
    return found


def room_cards(state: LudwigState) -> list[int]:
    """All room cards."""
    return sorted((*state.deck, *state.discards, *state.boxed_cards))


def bonus_cards(state: LudwigState) -> list[int]:
    """All bonus cards, including those that wait for decree 06."""
    waiting = [card for _, *cards in state.module_state.queue for card in cards]
    return sorted((*state.cards, *state.drawn, *chain(*state.hands), *waiting))


def tokens(state: LudwigState) -> list[int]:
    """All favour tokens that are not in the row on the board."""
    added = state.module_state
    offered = added.offered if state.step == TOKENS else ()
    return sorted((*added.tokens, *added.box, *offered, *chain(*added.held), *chain(*added.thrown)))


class GameChecks:
    """The checks of one game, from its first position."""

    def __init__(self, state: LudwigState, choose: Random) -> None:
        self.choose, self.totals = choose, EventTotals(state)
        self.tiles, self.rooms, self.tokens = all_tiles(state), room_cards(state), tokens(state)
        self.bonus = bonus_cards(state)
        self.words: dict[Action, str] = {}
        self.deep_checks = 0

    def check_action(self, state: LudwigState, events: Sequence[Event]) -> None:
        """The position agrees with the events, and no piece is lost."""
        self.totals.add(events)
        for what, summed, actual in self.totals.compare(state):
            require(summed == actual, f"{what}: {summed} by the events, but {actual} in the position")
        self._check_pieces(state)

    def _check_pieces(self, state: LudwigState) -> None:
        now, before = all_tiles(state), self.tiles
        if state.step in (CLEARING, DOUBLING, OVER):  # decree 52 discards corridors and moat pieces
            moat = int(state.table.components.moat)
            for piece in (int(HALLWAY), int(STAIRS), moat):
                require(0 <= before[piece] - now[piece] <= DISCARDED * state.players, f"pieces {piece}")
                now[piece] = before[piece]
        if dict(now) != dict(before):  # faster than comparing counters, which treat a missing key as 0
            require(+now == +before, f"tiles: {_changes(before, now)}")
        require(room_cards(state) == self.rooms, "room cards")
        require(tokens(state) == self.tokens, "favour tokens")
        bonus = bonus_cards(state)
        self.bonus = self.bonus or bonus  # dealt after the draft
        require(bonus == self.bonus, "bonus cards")
        added = state.module_state
        if added.swans:
            lying = sum(colour != NOTHING for colour in (*added.swans_on, *added.show_swans))
            held = sum(map(sum, added.swans))
            require(len(added.lake) + lying + held + self.totals.swans_sold == SWANS, "swan tokens")

    def check_deeply(self, state: LudwigState, seat: Seat, action: Action) -> None:
        """The slow checks, before the seat applies this action."""
        self.deep_checks += 1
        before = digest(state)
        self._check_legal(state, seat)
        self._check_codec(state, before)
        self._check_refusals(state, seat)
        for watcher in (seat, self.choose.choice((None, *range(state.players)))):
            self._check_hidden(state, watcher, seat, action)
        copy = state.copy()
        copy.apply(seat, action)
        require(digest(state) == before, "an action on a copy changed the position")

    def _check_legal(self, state: LudwigState, seat: Seat) -> None:
        """No legal action is listed twice, and each has its own notation and number."""
        legal = list(state.legal(seat))[:MOST_LISTED]
        require(len(set(legal)) == len(legal) > 0, "an action is listed twice")
        space = LUDWIG.actions
        for action in legal:
            if action not in self.words:
                word = self.words[action] = space.write(action)
                require(space.parse(word) == action, f"{word} parses to another action")
                require(
                    space.action(space.index(action)) == action,
                    f"{word} shares its number with another action",
                )
        require(len({self.words[action] for action in legal}) == len(legal), "two actions share one notation")

    def _check_codec(self, state: LudwigState, before: str) -> None:
        line = write_position(state)
        back = parse_position(LUDWIG, line)
        require(write_position(back) == line, "a position does not survive writing and parsing")
        require(digest(back) == before, "a parsed position has another hash")
        for seat in state.actors:
            require(
                list(back.legal(seat)) == list(state.legal(seat)), "a parsed position has other legal actions"
            )

    def _check_refusals(self, state: LudwigState, seat: Seat) -> None:
        """An illegal action is refused with a rule and changes nothing."""
        legal, trial = set(state.legal(seat)), state.copy()
        for _ in range(WRONG_ACTIONS):
            try:
                action = LUDWIG.actions.action(self.choose.randrange(LUDWIG.actions.size))
            except BadNotation:  # an unused number
                continue
            if action in legal:
                continue
            try:
                trial.apply(seat, action)
            except IllegalAction as refusal:
                require(bool(refusal.rule and refusal.message), f"{action} is refused without a reason")
            else:
                raise PropertyError(f"{action} is illegal but was applied")
        require(digest(trial) == digest(state), "a refused action changed the position")

    def _check_hidden(self, state: LudwigState, watcher: Seat | None, seat: Seat, action: Action) -> None:
        """What a seat sees does not depend on information hidden from it."""
        twin = state.determinise(watcher, self.choose.getrandbits(100))
        require(twin.view(watcher) == state.view(watcher), f"the view of {watcher} leaks")
        require(twin.scores() == state.scores(), "public scores leak")
        require(twin.actors == state.actors, "actors leak")
        if watcher is not None:
            require(
                list(twin.legal(watcher)) == list(state.legal(watcher)), f"legal actions of {watcher} leak"
            )
        line = write_position(twin)
        require(
            write_position(parse_position(LUDWIG, line)) == line,
            "a redealt position does not survive writing and parsing",
        )
        alike = [one.determinise(watcher, 5) for one in (state, twin)]
        require(digest(alike[0]) == digest(alike[1]), "twins redealt alike differ")
        if action in twin.legal(seat):
            seen = [_seen_events(one, seat, action, watcher) for one in (state, twin)]
            require(seen[0] == seen[1], f"the events for {watcher} leak")
            if watcher == seat:
                require(twin.preview(seat, action) == state.preview(seat, action), "a preview leaks")


def _seen_events(state: LudwigState, seat: Seat, action: Action, watcher: Seat | None) -> list[Event]:
    """The events a watcher sees, up to the first one that reveals chance or a secret."""
    events, seen = list[Event](), list[Event]()
    state.copy().apply(seat, action, events.append)
    for event in events:
        part = event.seen_by(watcher)
        if part == event and not event.certain:
            break
        if part is not None:
            seen.append(part)
    return seen


def _changes(before: Counter[int], now: Counter[int]) -> str:
    lost, found = before - now, now - before
    return f"lost {dict(lost)}, found {dict(found)}"
