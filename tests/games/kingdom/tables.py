"""Positions for the rulebook tests: two known boards, small drawn ones, and a table to play them on.

Places are written (row, column) as in the rules. The cards add up to the deck whatever a test asks for;
settlements that are neither on the board nor in a supply lie in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from kastelan.core.game import Action, Event, Seat
from kastelan.core.hexes import BIT, BOARD, SIDE, Hex, Hexes, beside, each
from kastelan.games.kingdom import KINGDOM, KingdomState, turn
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, Build, Lift, Put
from kastelan.games.kingdom.components import DECK, KINDS, SETTLEMENTS, TERRAINS, Board
from kastelan.games.kingdom.step_numbers import OVER

Place = tuple[int, int]
Places = Iterable[Place]

FG: Final = "tavern,paddock,oasis,farm"  # the board of the first game
B2: Final = "oracle,harbor,tower,barn"
A, B, C, D = range(4)
MOST_EACH: Final = 37  # a player that fills a terrain keeps three settlements


def at(place: Place) -> Hex:
    """The hex of a place."""
    row, column = place
    assert 0 <= min(place) <= max(place) < SIDE
    return SIDE * row + column


def hexes(places: Places) -> Hexes:
    """The places as a set of hexes."""
    union = 0
    for place in places:
        union |= BIT[at(place)]
    return union


def places(of: Hexes) -> set[Place]:
    """A set of hexes as places."""
    return {(h // SIDE, h % SIDE) for h in each(of)}


class Table:
    """A game under test: its position in the words of the rules, and moves of the player of the turn."""

    def __init__(self, state: KingdomState) -> None:
        self.state = state
        self.events: list[Event] = []

    # Questions about the position

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.seat

    @property
    def card(self) -> str | None:
        """The card of the turn."""
        return self.hand(self.seat)

    def hand(self, seat: Seat) -> str | None:
        card = self.state.hands[seat]
        return None if card is None else TERRAINS[card]

    def own(self, seat: Seat) -> Hexes:
        return self.state.own[seat]

    def settlements(self, seat: Seat) -> set[Place]:
        return places(self.own(seat))

    def terrain(self, *names: str) -> set[Place]:
        """All hexes of these types, free or not."""
        return {place for name in names for place in places(self.board.of[TERRAINS.index(name)])}

    def holds(self, seat: Seat) -> dict[str, int]:
        """The seat's tiles by kind."""
        return self._by_kind(self.state.held[seat])

    @property
    def ready(self) -> dict[str, int]:
        """The tiles that can still be used this turn, by kind."""
        return self._by_kind(self.state.ready)

    def tiles_on(self, place: Place) -> int:
        """How many tiles lie on a location hex."""
        return self.state.left[number_of(self.board, place)]

    def _by_kind(self, bits: int) -> dict[str, int]:
        kinds = [
            KINDS[location.kind] for number, location in enumerate(self.board.locations) if bits >> number & 1
        ]
        return dict(Counter(kinds))

    # Legal actions

    @property
    def spots(self) -> set[Place]:
        """The hexes of all legal actions that name one."""
        legal = [action.hex for action in self._legal() if isinstance(action, Build | Lift | Put)]
        assert len(set(legal)) == len(legal)
        return {(h // SIDE, h % SIDE) for h in legal}

    @property
    def words(self) -> set[str]:
        """The legal actions that name no hex: tiles, and the end of the turn."""
        others = [action for action in self._legal() if not isinstance(action, Build | Lift | Put)]
        return {KINGDOM.actions.write(action) for action in others}

    def _legal(self) -> Sequence[Action]:
        return self.state.legal(self.seat)

    @property
    def over(self) -> bool:
        return self.state.step == OVER

    # Moves

    def act(self, action: Action) -> list[Event]:
        """The events when the player of the turn does this."""
        events: list[Event] = []
        self.state.apply(self.seat, action, events.append)
        self.events += events
        return events

    def build(self, *spots: Place) -> list[Event]:
        """Builds one settlement after another."""
        return [event for spot in spots for event in self.act(BUILD[at(spot)])]

    def use(self, kind: str, *spots: Place) -> list[Event]:
        """Uses a tile, and builds with it if a place is given."""
        return [*self.act(USE[KINDS.index(kind)]), *self.build(*spots)]

    def lift(self, spot: Place) -> list[Event]:
        return self.act(LIFT[at(spot)])

    def put(self, spot: Place) -> list[Event]:
        return self.act(PUT[at(spot)])

    def move(self, kind: str, origin: Place, goal: Place) -> list[Event]:
        """Uses a tile to move a settlement."""
        return [*self.use(kind), *self.lift(origin), *self.put(goal)]

    def end(self) -> list[Event]:
        return self.act(END)

    def turn(self, *spots: Place) -> list[Event]:
        """A turn of mandatory settlements only; without places, of the first ones that are legal."""
        events = self.build(*spots)
        while not spots and "end" not in self.words:
            events += self.build(min(self.spots))
        return events + self.end()


def table(
    quadrants: str = FG,
    *,
    players: int = 2,
    card: str | None = "grass",
    a: Places = (),
    b: Places = (),
    c: Places = (),
    d: Places = (),
    full: Mapping[str, Places] | None = None,
    tiles: Places = (),
    used: Places = (),
    supply: int | None = None,
    hands: Sequence[str] = (),
    top: Sequence[str] = (),
    discards: Sequence[str] = (),
    rest: str = "pile",
    seat: Seat = A,
    start: Seat = A,
    cards: str = "lords,farmers,hermits",
    options: Mapping[str, object] | None = None,
    board: Board | None = None,
) -> Table:
    """The seat at the start of its turn with this card revealed.

    a, b, c, d: settlements. `full`: terrains that the others have filled but for some places. `tiles` and
    `used`: location hexes whose tiles the seat has, ready or not. `supply`: what the seat has left. `hands`:
    the others' cards, in seat order. `top`: the next cards of the draw pile. `rest`: where all other cards
    are: "pile", "discards" or "removed".
    """
    made = {"quadrants": quadrants, "cards": cards, "start": str(start + 1), **(options or {})}
    state = KINGDOM.new(players, made, seed=1)
    assert isinstance(state, KingdomState)
    if board is not None:
        _swap_board(state, board)
    own = [hexes(spots) for spots in (a, b, c, d)[:players]]
    state.seat = seat
    _fill(state.board, own, seat, full or {})
    _settle(state, own, supply)
    _deal(state, card, hands, top, discards, rest)
    _give_tiles(state, [*tiles, *used])
    result = Table(state)
    turn.begin(state, seat, result.events.append)
    for spot in used:
        state.ready &= ~(1 << number_of(state.board, spot))
    return result


def _swap_board(state: KingdomState, board: Board) -> None:
    state.table, state.board = replace(state.table, board=board), board
    state.left = (2,) * len(board.locations)


def _fill(board: Board, own: list[Hexes], seat: Seat, full: Mapping[str, Places]) -> None:
    """Fill these terrains with settlements of the others, except the given places and occupied hexes."""
    for name, but in full.items():
        taken = hexes(but)
        for settled in own:
            taken |= settled
        for h in each(board.of[TERRAINS.index(name)] & ~taken):
            others = [other for other in range(len(own)) if other != seat]
            filler = next(other for other in others if own[other].bit_count() < MOST_EACH)
            own[filler] |= BIT[h]


def _settle(state: KingdomState, own: Sequence[Hexes], supply: int | None) -> None:
    """Put settlements on the board, and update all that depends on them."""
    union = 0
    for settled in own:
        assert not union & settled, "one settlement on a hex (KB-BUILD-1)"
        union |= settled
    state.own, state.near = tuple(own), tuple(beside(settled) for settled in own)
    state.free = BOARD & ~union
    supplies = [SETTLEMENTS - settled.bit_count() for settled in own]
    if supply is not None:
        assert supply <= supplies[state.seat]
        supplies[state.seat] = supply
    state.supply = tuple(supplies)


def _deal(
    state: KingdomState,
    card: str | None,
    hands: Sequence[str],
    top: Sequence[str],
    discards: Sequence[str],
    rest: str,
) -> None:
    """Deal the 25 cards: those named where they are named, the others to `rest`."""
    others = list(hands)
    spare = Counter(TERRAINS[code] for code in DECK)
    spare.subtract([*([card] if card else []), *others, *top, *discards])
    assert min(spare.values()) >= 0, "five cards of each terrain"
    unspoken = sorted(spare.elements())
    while len(others) < state.players - 1:
        others.append(unspoken.pop(0))
    dealt = [*others[: state.seat], card, *others[state.seat :]]
    state.hands = tuple(None if name is None else TERRAINS.index(name) for name in dealt)
    below = {"pile": (), "discards": (), "removed": (), rest: unspoken}
    assert len(below) == 3
    state.pile = _codes([*below["pile"], *reversed(top)])
    state.discards = _codes([*discards, *below["discards"]])
    state.removed = _codes(below["removed"])


def _codes(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(TERRAINS.index(name) for name in names)


def _give_tiles(state: KingdomState, origins: Sequence[Place]) -> None:
    """Give the seat the tiles of these location hexes."""
    bits = sum(1 << number_of(state.board, spot) for spot in origins)
    state.held = state.taken = tuple(bits if seat == state.seat else 0 for seat in range(state.players))
    state.left = tuple(left - (bits >> number & 1) for number, left in enumerate(state.left))


def number_of(board: Board, place: Place) -> int:
    """The number of a location hex."""
    return next(number for number, location in enumerate(board.locations) if location.hex == at(place))
