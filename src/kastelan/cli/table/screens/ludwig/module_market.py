"""What is for sale at a table with modules, at whose price, and what it would bring by the decrees."""

from __future__ import annotations

from collections.abc import Iterator

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, STAIRS, Tile
from kastelan.games.ludwig.modules import moats, module_offers, renovations
from kastelan.games.ludwig.modules.actions import BUY_MOAT, BUY_RENOVATION
from kastelan.games.ludwig.modules.purchase import (
    CORRIDOR,
    MOAT_PIECE,
    RENOVATION,
    TILE,
    Wanted,
    affordable,
    coins_on,
    price_for,
    wanted_corridor,
    wanted_tile,
)
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.modules.visible_position import position_of
from kastelan.games.ludwig.steps import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces

Ware = tuple[int, int | None, int, int]
"""Something for sale: tile, slot or None, price, coins in marks."""


def position(view: LudwigView) -> LudwigState:
    """What the view shows, as a position that can be asked."""
    return position_of(LUDWIG, view)


def wanted(view: LudwigView) -> Iterator[Wanted]:
    """Everything for sale: tiles, hallways and stairs, moat pieces, renovations."""
    assert view.extras is not None
    state = position(view)
    for slot in sorted(view.slots):
        if view.market[slot] != NOTHING:
            yield wanted_tile(state, slot)
    for tile, stack in ((HALLWAY, HALLWAYS), (STAIRS, HALLWAYS + 1)):
        if view.stacks[stack]:
            yield wanted_corridor(tile)
    if view.extras.moats:
        yield Wanted(MOAT_PIECE, 0, int(state.table.components.moat), moats.PRICE)
    for place, renovation in enumerate(view.extras.show):
        yield Wanted(RENOVATION, place, renovation, renovations.PRICE)


def for_sale(view: LudwigView, seat: Seat | None) -> list[Ware]:
    """The same with the prices that a seat pays (RND-9)."""
    state, buyer = position(view), view.turn if seat is None else seat
    return [
        (
            one.tile,
            one.place if one.kind == TILE else None,
            price_for(state, buyer, one),
            coins_on(state, one),
        )
        for one in wanted(view)
    ]


def buying(view: LudwigView) -> list[Action]:
    """The purchases in the order in which the market numbers them, also those that cannot be made now."""
    return [_purchase(one) for one in wanted(view)]


def _purchase(one: Wanted) -> Action:
    if one.kind == CORRIDOR:
        return BUY_HALLWAY if one.tile == HALLWAY else BUY_STAIRS
    if one.kind == TILE:
        return BUY[one.place]
    return BUY_MOAT if one.kind == MOAT_PIECE else BUY_RENOVATION[one.place]


def too_dear(view: LudwigView, seat: Seat, number: int) -> bool:
    """Whether a seat cannot pay what has this number, not even with a loan."""
    return not affordable(position(view), seat, [*wanted(view)][number])


def best(view: LudwigView, seat: Seat, tile: Tile) -> tuple[int, int] | None:
    """Points and completed rooms of the best place for a renovation or a moat piece."""
    found = module_offers.ways(position(view), seat, int(tile.number))
    return (found[0][1], len(found[0][2])) if found else None


def by_decree(view: LudwigView, seat: Seat, tile: Tile, points: int) -> int:
    """The points of a placement with what decrees add (XSC-4)."""
    return points if view.extras is None else module_offers.by_decree(position(view), seat, tile, points)


def swan(view: LudwigView, number: int, pieces: Pieces) -> str:
    """The swan on what has this number in the market, in words; nothing if there is none."""
    if view.extras is None or not view.extras.swans:
        return ""
    one = [*wanted(view)][number]
    colour = NOTHING
    if one.kind == TILE:
        colour = view.extras.swans_on[one.place]
    elif one.kind == RENOVATION:
        colour = view.extras.show_swans[one.place]
    if colour == NOTHING:
        return ""
    say = pieces.speaker.say
    return f" ({say('ludwig-screen-swan', colour=say(f'ludwig-swan-{COLOUR_NAMES[colour]}'))})"
