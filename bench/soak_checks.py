"""What must hold in every game of Ludwig with any modules, asked while the game is played.

`Watch` follows one game: a ledger kept from the told events alone has to agree with the position after each
action, and now and then the position is looked at closely: written and read, redealt, refused, undone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final

from bench.soak_ledger import Ledger
from kastelan.core.errors import BadNotation, IllegalAction
from kastelan.core.game import Action, Event, Seat
from kastelan.core.position import digest, parse_position, write_position
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.steps import CLEARING, DOUBLING, NOTHING, OVER, TOKENS

SWANS: Final = 40
WRONG_ACTIONS: Final = 25
MOST_LISTED: Final = 400
"""Of longer lists of legal actions only so many are looked at."""

CLEARED: Final = 4
"""So many tiles decree 52 may discard before the final scoring."""


class Broken(AssertionError):
    """A property does not hold."""


def require(holds: bool, what: str) -> None:
    """Say what is broken."""
    if not holds:
        raise Broken(what)


def everywhere(state: LudwigState) -> Counter[int]:
    """All tiles wherever they lie: castles, hands, decrees, market, stacks, deck and box."""
    rooms = [room for castle in state.castles for room in castle.rooms[1:]]
    covers = [tile for castle in state.castles for room in castle.rooms for tile in room.covers]
    found = Counter([int(room.tile.number) for room in rooms] + [int(tile.number) for tile in covers])
    found.update(tile for tile in (state.tile, *state.market) if tile != NOTHING)
    found.update(chain(state.on_deck, state.gone, *state.stacks, *state.boxed_tiles))
    found.update({int(HALLWAY): state.corridors[0], int(STAIRS): state.corridors[1]})
    extras = state.extras
    if extras is not None:
        found.update(tile for tile in (*extras.stored, *extras.model) if tile != NOTHING)
        found.update(chain(extras.show, *extras.piles))
        pieces = sum(annex_of(castle).pieces for castle in state.castles)
        found.update({int(state.table.components.moat): extras.moats + pieces})
    return found


def room_cards(state: LudwigState) -> list[int]:
    """All room cards."""
    return sorted((*state.deck, *state.discards, *state.boxed_cards))


def bonus_cards(state: LudwigState) -> list[int]:
    """All bonus cards, those waiting for decree 06 too."""
    waiting = [card for _, *cards in state.extras.queue for card in cards] if state.extras else []
    return sorted((*state.cards, *state.drawn, *chain(*state.hands), *waiting))


def tokens(state: LudwigState) -> list[int]:
    """All favour tokens that are not in the row on the board."""
    extras = state.extras
    if extras is None:
        return []
    offered = extras.offered if state.step == TOKENS else ()
    return sorted((*extras.tokens, *extras.box, *offered, *chain(*extras.held), *chain(*extras.thrown)))


class Watch:
    """One game, followed from its first position."""

    def __init__(self, state: LudwigState, choose: Random) -> None:
        self.choose, self.ledger = choose, Ledger(state)
        self.tiles, self.rooms, self.tokens = everywhere(state), room_cards(state), tokens(state)
        self.bonus = bonus_cards(state)
        self.words: dict[Action, str] = {}
        self.looks = 0

    def after(self, state: LudwigState, told: Sequence[Event]) -> None:
        """The position agrees with what was told, and nothing is lost."""
        self.ledger.take(told)
        for what, said, is_so in self.ledger.compared(state):
            require(said == is_so, f"{what}: told {said}, but it is {is_so}")
        self._conserved(state)

    def _conserved(self, state: LudwigState) -> None:
        now, before = everywhere(state), self.tiles
        if state.step in (CLEARING, DOUBLING, OVER):  # decree 52 throws corridors and moat pieces away
            moat = int(state.table.components.moat)
            for piece in (int(HALLWAY), int(STAIRS), moat):
                require(0 <= before[piece] - now[piece] <= CLEARED * state.players, f"pieces {piece}")
                now[piece] = before[piece]
        if dict(now) != dict(before):  # quicker than comparing counters, which look for what is missing
            require(+now == +before, f"tiles: {_changes(before, now)}")
        require(room_cards(state) == self.rooms, "room cards")
        require(tokens(state) == self.tokens, "favour tokens")
        bonus = bonus_cards(state)
        self.bonus = self.bonus or bonus  # dealt after the draft
        require(bonus == self.bonus, "bonus cards")
        extras = state.extras
        if extras is not None and extras.swans:
            lying = sum(colour != NOTHING for colour in (*extras.swans_on, *extras.show_swans))
            held = sum(map(sum, extras.swans))
            require(len(extras.lake) + lying + held + self.ledger.swans_sold == SWANS, "swan tokens")

    # A close look

    def look(self, state: LudwigState, seat: Seat, action: Action) -> None:
        """Everything that is asked now and then, before the seat does this."""
        self.looks += 1
        before = digest(state)
        self._listed(state, seat)
        self._written(state, before)
        self._refused(state, seat)
        for watcher in (seat, self.choose.choice((None, *range(state.players)))):
            self._redealt(state, watcher, seat, action)
        undone = state.copy()
        undone.apply(seat, action)
        require(digest(state) == before, "an action on a copy changed the position")

    def _listed(self, state: LudwigState, seat: Seat) -> None:
        """Legal actions are there once, and each has its own word and number."""
        legal = list(state.legal(seat))[:MOST_LISTED]
        require(len(set(legal)) == len(legal) > 0, "an action is listed twice")
        space = LUDWIG.actions
        for action in legal:
            if action not in self.words:
                word = self.words[action] = space.write(action)
                require(space.parse(word) == action, f"{word} reads back as another action")
                require(space.action(space.index(action)) == action, f"{word} has the number of another")
        require(len({self.words[action] for action in legal}) == len(legal), "two actions with one word")

    def _written(self, state: LudwigState, before: str) -> None:
        line = write_position(state)
        back = parse_position(LUDWIG, line)
        require(write_position(back) == line, "a position reads back as another one")
        require(digest(back) == before, "a position reads back with another hash")
        for seat in state.actors:
            require(list(back.legal(seat)) == list(state.legal(seat)), "read back, other actions are legal")

    def _refused(self, state: LudwigState, seat: Seat) -> None:
        """What is not legal is refused by a rule and leaves no trace."""
        legal, trial = set(state.legal(seat)), state.copy()
        for _ in range(WRONG_ACTIONS):
            try:
                action = LUDWIG.actions.action(self.choose.randrange(LUDWIG.actions.size))
            except BadNotation:  # a gap in the numbers
                continue
            if action in legal:
                continue
            try:
                trial.apply(seat, action)
            except IllegalAction as refusal:
                require(bool(refusal.rule and refusal.message), f"{action} is refused without a reason")
            else:
                raise Broken(f"{action} is not legal and was carried out")
        require(digest(trial) == digest(state), "a refused action left a trace")

    def _redealt(self, state: LudwigState, watcher: Seat | None, seat: Seat, action: Action) -> None:
        """What a seat is shown and told does not depend on what it cannot know."""
        twin = state.determinise(watcher, self.choose.getrandbits(100))
        require(twin.view(watcher) == state.view(watcher), f"the view of {watcher} leaks")
        require(twin.scores() == state.scores(), "public scores leak")
        require(twin.actors == state.actors, "actors leak")
        if watcher is not None:
            require(
                list(twin.legal(watcher)) == list(state.legal(watcher)), f"legal actions of {watcher} leak"
            )
        line = write_position(twin)
        require(write_position(parse_position(LUDWIG, line)) == line, "what is redealt is no position")
        alike = [one.determinise(watcher, 5) for one in (state, twin)]
        require(digest(alike[0]) == digest(alike[1]), "twins redealt alike differ")
        if action in twin.legal(seat):
            heard = [_heard(one, seat, action, watcher) for one in (state, twin)]
            require(heard[0] == heard[1], f"events tell {watcher} what it cannot know")
            if watcher == seat:
                require(twin.preview(seat, action) == state.preview(seat, action), "a preview leaks")


def _heard(state: LudwigState, seat: Seat, action: Action, watcher: Seat | None) -> list[Event]:
    """What a watcher hears until chance or a secret is shown openly."""
    told, heard = list[Event](), list[Event]()
    state.copy().apply(seat, action, told.append)
    for event in told:
        part = event.seen_by(watcher)
        if part == event and not event.certain:
            break
        if part is not None:
            heard.append(part)
    return heard


def _changes(before: Counter[int], now: Counter[int]) -> str:
    lost, found = before - now, now - before
    return f"lost {dict(lost)}, found {dict(found)}"
