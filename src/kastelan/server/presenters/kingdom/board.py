"""The position as hexes and names, from what may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace as with_fields

from kastelan.core.game import Game, Seat, View
from kastelan.core.hexes import COUNT, Hex, Hexes, each
from kastelan.games.kingdom import components, turn
from kastelan.games.kingdom.components import CARDS, CASTLE, KINDS, TERRAINS, Lie, assembled
from kastelan.games.kingdom.counted import counted
from kastelan.games.kingdom.scoring import LORDS
from kastelan.games.kingdom.step_numbers import NOTHING, OVER
from kastelan.games.kingdom.steps import STEPS
from kastelan.games.kingdom.view import KingdomView
from kastelan.server.presenters import SharedBoard
from kastelan.server.presenters.kingdom.art import map_name
from kastelan.server.wire import presented
from kastelan.server.wire.presented import one_of

Step = Annotated[str, one_of("Step", (step.id for step in STEPS))]


class Tile(Struct, frozen=True):
    """A location tile that a seat holds, and the location hex that it came from."""

    kind: str
    hex: Hex
    ready: bool


class Player(Struct, frozen=True):
    """What a seat has on the board and beside it."""

    settlements: tuple[Hex, ...]
    supply: int
    tiles: tuple[Tile, ...]


class Location(Struct, frozen=True):
    """A location hex, with the number of tiles left on it."""

    hex: Hex
    kind: str
    left: int


class Board(presented.Board, frozen=True, kw_only=True):
    """The position.

    `map` is the name of the picture. `terrain` has a digit for each hex: its index among the terrains. `gold`
    is by scoring card, then for the castles, and by seat in each, and `counted` has the hexes that it is for;
    both are null if the table hides them. `due` is how many mandatory settlements are still to be built.
    `card` is that of the turn, `hand` the reader's own, and `hands` those of all seats, where all cards are
    open.
    """

    map: str
    terrain: str
    castles: tuple[Hex, ...]
    locations: tuple[Location, ...]
    seats: tuple[Player, ...]
    cards: tuple[str, ...]
    gold: tuple[tuple[int, ...], ...] | None
    counted: tuple[tuple[tuple[Hex, ...], ...], ...] | None
    turn: Seat | None
    step: Step
    built: int
    due: int
    using: str | None
    lifted: Hex | None
    start: Seat
    card: str | None
    hand: str | None
    pile: int
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    hands: tuple[str | None, ...] | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class Ground:
    """What never changes on a map, and everybody sees."""

    laid: components.Board
    map: str
    terrain: str
    castles: tuple[Hex, ...]


# Tables in play need one each, at every move.
@lru_cache(maxsize=2048)
def ground_of(lies: tuple[Lie, ...]) -> Ground:
    """The map of four parts."""
    laid = assembled(lies)
    return Ground(laid, map_name(lies), _terrain_of(laid), (*each(laid.of[CASTLE]),))


def board(game: Game, view: View) -> Board:
    """The position, from what may be seen."""
    assert isinstance(view, KingdomView)
    ground, seats, over = ground_of(view.lies), range(view.players), view.step == OVER
    laid = ground.laid
    return Board(
        scores=None if view.gold is None else tuple(sum(row[seat] for row in view.gold) for seat in seats),
        map=ground.map,
        terrain=ground.terrain,
        castles=ground.castles,
        locations=_locations(view, laid),
        seats=tuple(_player(view, laid, seat) for seat in seats),
        cards=tuple(CARDS[card] for card in view.cards),
        gold=view.gold,
        counted=None if view.gold is None else _counted(view, laid),
        turn=None if over else view.turn,
        step=STEPS[view.step].id,
        built=view.built,
        due=_due(view),
        using=None if view.kind == NOTHING else KINDS[view.kind],
        lifted=None if view.lifted == NOTHING else view.lifted,
        start=view.start,
        card=_card(view.card),
        hand=_card(view.hand),
        pile=view.pile,
        discards=tuple(TERRAINS[card] for card in view.discards),
        removed=tuple(TERRAINS[card] for card in view.removed),
    )


def seat_board(_: Game, view: View, shared: SharedBoard) -> Board:
    """The position for a seat: only its own card is hidden from the others."""
    assert isinstance(view, KingdomView)
    assert isinstance(shared.board, Board)
    return with_fields(shared.board, hand=_card(view.hand))


def opened(game: Game, views: Sequence[View]) -> tuple[View, Board]:
    """The board with the terrain card of every seat."""
    found = [view for view in views if isinstance(view, KingdomView)]
    together = replace(found[0], seat=None, hand=None)
    return together, with_fields(board(game, together), hands=tuple(_card(view.hand) for view in found))


def _counted(view: KingdomView, laid: components.Board) -> tuple[tuple[tuple[Hex, ...], ...], ...]:
    return tuple(
        _counted_by(laid, card, view.own, view.lords_need_settlement) for card in (*view.cards, None)
    )


def _counted_by(
    laid: components.Board, card: int | None, owns: tuple[Hexes, ...], lords_need_settlement: bool
) -> tuple[tuple[Hex, ...], ...]:
    if card == LORDS:
        return tuple((*each(hexes),) for hexes in counted(laid, card, owns, lords_need_settlement))
    return tuple(_counted_alone(laid, card, own) for own in owns)


# A move changes the settlements of one seat. Enough for a thousand tables, each with three cards.
@lru_cache(maxsize=8192)
def _counted_alone(laid: components.Board, card: int | None, own: Hexes) -> tuple[Hex, ...]:
    """What a card that depends on one seat alone counts for it."""
    (hexes,) = counted(laid, card, (own,), need_settlement=False)
    return (*each(hexes),)


def _card(terrain: int | None) -> str | None:
    return None if terrain is None else TERRAINS[terrain]


def _due(view: KingdomView) -> int:
    if view.step == OVER or view.card is None:
        return 0
    # A player with too few settlements builds only those.
    return min(turn.MANDATORY - view.built, view.supply[view.turn])


def _terrain_of(laid: components.Board) -> str:
    # There are fewer than ten kinds of terrain, so one digit each is enough.
    digits = [0] * COUNT
    for terrain, hexes in enumerate(laid.of):
        for place in each(hexes):
            digits[place] = terrain
    return "".join(map(str, digits))


def _locations(view: KingdomView, laid: components.Board) -> tuple[Location, ...]:
    return tuple(
        Location(location.hex, KINDS[location.kind], left)
        for location, left in zip(laid.locations, view.left, strict=True)
    )


def _player(view: KingdomView, laid: components.Board, seat: Seat) -> Player:
    tiles = (
        Tile(KINDS[place.kind], place.hex, _ready(view, seat, number))
        for number, place in enumerate(laid.locations)
        if view.held[seat] >> number & 1
    )
    return Player(_places(view.own[seat]), view.supply[seat], (*tiles,))


# A move changes the settlements of one seat, and every reader is shown all of them.
@lru_cache(maxsize=4096)
def _places(hexes: Hexes) -> tuple[Hex, ...]:
    return (*each(hexes),)


def _ready(view: KingdomView, seat: Seat, number: int) -> bool:
    """Tiles rest only during the owner's turn, when used or won in it (KB-TURN-8, KB-TILE-3)."""
    return seat != view.turn or view.step == OVER or bool(view.ready >> number & 1)
