"""What is for sale at a table with modules, at whose price, and what it would bring by the decrees."""

from __future__ import annotations

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS
from kastelan.games.ludwig.components import HALLWAY, Tile
from kastelan.games.ludwig.modules.actions import BUY_MOAT, BUY_RENOVATION
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.offers import piece_ways, worth_to
from kastelan.games.ludwig.prices import (
    CORRIDOR,
    MOAT_PIECE,
    RENOVATION,
    TILE,
    Item,
    affordable,
    coins_on,
    other_items,
    price_for,
    tiles_for_sale,
)
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.ludwig.visible_position import position_of
from kastelan.narration.ludwig.names import Pieces

Ware = tuple[int, int | None, int, int]
"""Something for sale: tile, slot or None, price, coins in marks."""


def position(view: LudwigView) -> LudwigState:
    """What the view shows, as a position that can be asked."""
    return position_of(LUDWIG, view)


def wanted(view: LudwigView) -> list[Item]:
    """Everything for sale: tiles, hallways and stairs, moat pieces, renovations."""
    state = position(view)
    return tiles_for_sale(state) + other_items(state)


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


def _purchase(one: Item) -> Action:
    if one.kind == CORRIDOR:
        return BUY_HALLWAY if one.tile == HALLWAY else BUY_STAIRS
    if one.kind == TILE:
        return BUY[one.place]
    return BUY_MOAT if one.kind == MOAT_PIECE else BUY_RENOVATION[one.place]


def too_dear(view: LudwigView, seat: Seat, number: int) -> bool:
    """Whether a seat cannot pay what has this number, not even with a loan."""
    return not affordable(position(view), seat, wanted(view)[number])


def best(view: LudwigView, seat: Seat, tile: Tile) -> tuple[int, int] | None:
    """Points and completed rooms of the best place for a renovation or a moat piece."""
    found = piece_ways(position(view), seat, int(tile.number))
    return (found[0][1], len(found[0][2])) if found else None


def by_decree(view: LudwigView, seat: Seat, tile: Tile, points: int) -> int:
    """The points of a placement with what decrees add (XSC-4)."""
    return worth_to(position(view), seat, tile, points)


def swan(view: LudwigView, number: int, pieces: Pieces) -> str:
    """The swan on what has this number in the market, in words; nothing if there is none."""
    if not view.module_state.modules or not view.module_state.swans:
        return ""
    one = wanted(view)[number]
    colour = NOTHING
    if one.kind == TILE:
        colour = view.module_state.swans_on[one.place]
    elif one.kind == RENOVATION:
        colour = view.module_state.show_swans[one.place]
    if colour == NOTHING:
        return ""
    say = pieces.speaker.say
    return f" ({say('ludwig-screen-swan', colour=say(f'ludwig-swan-{COLOUR_NAMES[colour]}'))})"
