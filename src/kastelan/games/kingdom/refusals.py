"""Why an action is refused: the rule and the message, worked out only after the check has failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action
from kastelan.core.hexes import BIT, COUNT, EDGE, TWO_AWAY, Hex, name
from kastelan.games.kingdom import tiles
from kastelan.games.kingdom.actions import EndTurn, UseTile
from kastelan.games.kingdom.components import (
    BARN,
    DESERT,
    FARM,
    GRASS,
    HARBOR,
    KINDS,
    OASIS,
    PADDOCK,
    TAVERN,
    TERRAINS,
    TOWER,
    WATER,
)
from kastelan.games.kingdom.locations import RULES
from kastelan.games.kingdom.step_numbers import AFTER, DURING, EXTRA, LIFTING, NOTHING, PUTTING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def not_now(state: KingdomState, action: Action) -> IllegalAction:
    """An action of a class that the open decision does not take."""
    if state.step in (EXTRA, LIFTING, PUTTING):
        messages = {EXTRA: "finish-building", LIFTING: "lift-first", PUTTING: "put-down-first"}
        return IllegalAction(RULES[state.kind], messages[state.step], tile=KINDS[state.kind])
    if isinstance(action, EndTurn):
        return IllegalAction("KB-TURN-5", "mandatory-not-done")
    if isinstance(action, UseTile) and state.step == DURING:
        return IllegalAction("KB-TURN-2", "no-tile-in-between")
    if state.step == AFTER:
        return IllegalAction("KB-TURN-2", "mandatory-done")
    return IllegalAction("KB-TURN-3", "use-a-tile-first")


def building(state: KingdomState, place: Hex) -> IllegalAction:
    """A hex where the settlement to build may not go."""
    # The first reason that applies. On a free hex of the right kind only adjacency can be wrong.
    return _no_hex(state, place) or _wrong_place(state, place, state.kind) or _not_beside(state)


def putting(state: KingdomState, place: Hex) -> IllegalAction:
    """A hex where the lifted settlement may not go."""
    if place == state.lifted:
        return IllegalAction("KB-LOC-BARN-2", "no-move-at-all")
    return _no_hex(state, place) or _wrong_place(state, place, state.kind) or _not_beside(state)


def lifting(state: KingdomState, place: Hex) -> IllegalAction:
    """A hex from which nothing can be lifted."""
    if not 0 <= place < COUNT or not state.own[state.seat] & BIT[place]:
        return IllegalAction(RULES[state.kind], "not-your-settlement", hex=_name(place))
    return IllegalAction("KB-TILE-10", "no-target-from-here", hex=_name(place), tile=KINDS[state.kind])


def using(state: KingdomState, kind: int) -> IllegalAction:
    """A tile that cannot be used now."""
    if not 0 <= kind < len(KINDS):
        return IllegalAction("KB-TURN-3", "no-such-tile", tile=str(kind))
    tile = KINDS[kind]
    if kind in tiles.ready_kinds(state):
        if kind < BARN and not state.supply[state.seat]:
            return IllegalAction("KB-TURN-7", "no-settlement-left", tile=tile)
        return IllegalAction("KB-TILE-10", "no-target", tile=tile)
    held = any(
        state.held[state.seat] >> number & 1 and location.kind == kind
        for number, location in enumerate(state.board.locations)
    )
    return IllegalAction(
        "KB-TURN-3" if held else "KB-TILE-1", "tile-not-ready" if held else "no-such-tile", tile=tile
    )


def _name(place: Hex) -> str:
    return name(place) if 0 <= place < COUNT else str(place)


def _no_hex(state: KingdomState, place: Hex) -> IllegalAction | None:
    """Off the board, occupied, or never to be built on."""
    if not 0 <= place < COUNT:
        return IllegalAction("KB-GEO-2", "off-the-board", hex=str(place))
    if not state.free & BIT[place]:
        return IllegalAction("KB-BUILD-1", "hex-occupied", hex=name(place))
    if not (state.board.buildable | (state.board.of[WATER] if state.kind == HARBOR else 0)) & BIT[place]:
        terrain = TERRAINS[state.board.terrain(place)]
        return IllegalAction("KB-BUILD-2", "not-buildable", hex=name(place), terrain=terrain)
    return None


_TERRAIN_OF: Final = {FARM: GRASS, OASIS: DESERT, HARBOR: WATER}


def _wrong_place(state: KingdomState, place: Hex, kind: int) -> IllegalAction | None:
    """Not where the mandatory action or the tile in use works."""
    rule = "KB-TURN-2" if kind == NOTHING else RULES[kind]
    if kind == TOWER:
        return None if EDGE & BIT[place] else IllegalAction(rule, "not-at-the-edge", hex=name(place))
    if kind == TAVERN:
        return IllegalAction(rule, "not-at-a-line", hex=name(place))
    if kind == PADDOCK:
        far = not TWO_AWAY[state.lifted] & BIT[place]
        return IllegalAction(rule, "not-two-away", hex=name(place)) if far else None
    terrain = _TERRAIN_OF.get(kind, state.hands[state.seat])
    if terrain is None or state.board.of[terrain] & BIT[place]:
        return None
    return IllegalAction(
        rule,
        "wrong-terrain",
        hex=name(place),
        terrain=TERRAINS[state.board.terrain(place)],
        terrain_needed=TERRAINS[terrain],
    )


def _not_beside(state: KingdomState) -> IllegalAction:
    return IllegalAction("KB-BUILD-3", "must-be-adjacent")
