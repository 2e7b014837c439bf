"""LUD-TURN-5, LUD-SCORE, XSC: the tile in hand is placed and scored, and completes rooms.

A module may open a question before a room is scored. It then calls the next function of this file when the
question has been answered. Functions that return bool return True if no question is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import refusals, rewards, scoring
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, grown
from kastelan.games.ludwig.castle_additions import Line
from kastelan.games.ludwig.events import TilePlaced
from kastelan.games.ludwig.lazy_placements import Placements
from kastelan.games.ludwig.placing import legal_origins, placements, sited
from kastelan.games.ludwig.score_track import add_lines
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """The places for the piece in hand, and the other actions that are legal in the meantime."""
    hooks, castle = state.table.hooks, state.castles[seat]
    more: tuple[Action, ...] = ()
    for module in hooks.hand_options:
        more += tuple(module.hand_options(state))
    for module in hooks.side_options:
        more += tuple(module.side_options(state, seat))
    for module in hooks.piece_places:
        places = module.piece_places(state, seat, state.tile)
        if places is not None:
            return [*places, *more]
    return Placements(castle.frame, placements(castle, state.table.components.tiles[state.tile]), more)


def place(state: LudwigState, action: Place, tell: Tell | None) -> bool:
    """Place the tile in hand. Returns True if no question is open."""
    seat, tile = state.seat, state.table.components.tiles[state.tile]
    castle, pose = state.castles[seat], tile.pose(action.turn, action.dark)
    if pose is None or not refusals.in_frame(castle, action.x, action.y):
        raise refusals.placing(castle, tile, action)
    if not legal_origins(castle, pose) >> castle.frame.bit(action.x, action.y) & 1:
        raise refusals.placing(castle, tile, action)
    room = len(castle.rooms)
    if not castle.additions.plain:
        pose = sited(castle, pose, action.x, action.y)
    larger = grown(castle, tile, pose, action.x, action.y)
    if tell is not None:
        rule = "LUD-PLACE-10" if _is_free(state) else "LUD-TURN-5"
        tell(TilePlaced(seat, tile.number, room, action.x, action.y, action.turn, action.dark, rule))
    return finish(state, castle, larger, room, False, tell)


def _is_free(state: LudwigState) -> bool:
    """Whether the tile in hand was not bought in this turn."""
    modules = state.table.hooks.holds_free_tile
    return any(module.holds_free_tile(state) for module in modules) if modules else state.corridor_taken


def finish(
    state: LudwigState, before: Castle, castle: Castle, room: int, renovated: bool, tell: Tell | None
) -> bool:
    """Store the new castle and score its new or renovated room. Returns True if no question is open."""
    seat, modules = state.seat, state.table.hooks.room_placed
    state.castles = (*state.castles[:seat], castle, *state.castles[seat + 1 :])
    state.tile = NOTHING
    done = 0  # in the base game a doorway needs an open door, so no room that it links was complete
    if modules:
        done = before.completed_rooms
        asked = [module.room_placed(state, room, done, renovated) for module in modules]
        if any(asked):
            return False
    return score_unless_asked(state, room, done, renovated, tell)


def score_unless_asked(state: LudwigState, room: int, done: int, renovated: bool, tell: Tell | None) -> bool:
    """Score a room, unless a module asks something first. Returns True if it was scored."""
    modules = state.table.hooks.before_scoring
    if modules and any(module.before_scoring(state, room, done, renovated) for module in modules):
        return False
    score_lines(state, scoring.lines(state.castles[state.seat], room), room, tell)
    complete(state, room, done, renovated, tell)
    return True


def score_lines(
    state: LudwigState, lines: Sequence[Line], room: int, tell: Tell | None, worth: int | None = None
) -> None:
    """Score the lines of a placement.

    `worth` is its value if some of it was not scored as points, such as money for printed points (DEC-30).
    """
    add_lines(state, lines, tell)
    modules = state.table.hooks.scored
    if modules:
        listed = 0 if room == NOTHING else _listed_types(state, room)
        points = sum(line[1] for line in lines) if worth is None else worth
        for module in modules:
            module.scored(state, listed, points, tell)


def _listed_types(state: LudwigState, room: int) -> int:
    """The types that a room's symbol lists, as bits."""
    symbol = state.castles[state.seat].rooms[room].face.symbol
    return symbol.types if symbol else 0


def complete(state: LudwigState, room: int, done: int, renovated: bool, tell: Tell | None) -> None:
    """Note the rewards of the rooms that a placement completed (LUD-SCORE-5).

    A renovated room that was complete brings its own once more (RENO-11).
    """
    completed = scoring.newly_completed(state.castles[state.seat], room, done)
    if renovated and done >> room & 1:
        completed = sorted((*completed, room))
    if completed:
        rewards.due(state, completed, tell)
