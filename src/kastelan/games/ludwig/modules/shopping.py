"""RND-4: what a turn can buy, and buying market tiles, hallways and stairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.actions import (
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    MONEY,
    PRICES,
    Buy,
    BuyCorridor,
)
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.modules.actions import POINTS
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.purchase import (
    affordable,
    begin_purchase,
    can_store,
    wanted_corridor,
    wanted_tile,
)
from kastelan.games.ludwig.modules.siting import can_be_placed
from kastelan.games.ludwig.steps import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal(state: LudwigState, seat: Seat) -> list[Action]:
    """Tiles, hallways and stairs, and money; what modules offer comes after it."""
    castle, tiles, store = state.castles[seat], state.table.components.tiles, can_store(state, seat)
    found: list[Action] = []
    for slot in sorted(state.table.slots):
        tile = state.market[slot]
        if tile == NOTHING or not affordable(state, seat, wanted_tile(state, slot)):
            continue
        if store or can_be_placed(castle, tiles[tile]):
            found.append(BUY[slot])
    if any(state.corridors) and affordable(state, seat, wanted_corridor(HALLWAY)):
        for action, left in zip((BUY_HALLWAY, BUY_STAIRS), state.corridors, strict=True):
            if left and (store or can_be_placed(castle, tiles[action.tile])):
                found.append(action)
    found.append(MONEY)
    if any(one.points_taken for one in held(state, seat)):
        found.append(POINTS)
    return found


def _can_be_used(state: LudwigState, seat: Seat, tile: int) -> bool:
    """Whether it can be placed or stored (LUD-TURN-5, AMB-17)."""
    return can_store(state, seat) or can_be_placed(state.castles[seat], state.table.components.tiles[tile])


def buy(state: LudwigState, action: Buy, tell: Tell | None) -> None:
    """Buy a market tile."""
    slot = action.slot
    if slot not in state.table.slots or state.market[slot] == NOTHING:
        price = PRICES[slot] if 0 <= slot < len(PRICES) else 0
        raise IllegalAction("LUD-TURN-2", "nothing-for-sale", price=price)
    _check_use(state, state.market[slot])
    begin_purchase(state, wanted_tile(state, slot), tell)


def buy_corridor(state: LudwigState, action: BuyCorridor, tell: Tell | None) -> None:
    """Buy a hallway or stairs."""
    if action.tile not in (HALLWAY, STAIRS) or not state.corridors[action.tile - HALLWAY]:
        raise IllegalAction("LUD-TURN-2", "stack-is-empty")
    _check_use(state, action.tile)
    begin_purchase(state, wanted_corridor(action.tile), tell)


def _check_use(state: LudwigState, tile: int) -> None:
    if not _can_be_used(state, state.seat, tile):
        raise IllegalAction("LUD-TURN-5", "cannot-be-placed")
