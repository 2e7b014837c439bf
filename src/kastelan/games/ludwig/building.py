"""LUD-TURN-5, LUD-SCORE, XSC: the tile in hand comes to its place, is scored, and completes rooms.

A module may ask something before a room is scored: then it calls the function that comes next when it has its
answer.
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
    """Where the piece in hand may lie, and what else can be done with it or besides."""
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
    """Place the tile in hand; whether nothing is asked about it."""
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
        tell(TilePlaced(seat, tile.number, room, action.x, action.y, action.turn, action.dark))
    return finish(state, castle, larger, room, False, tell)


def finish(
    state: LudwigState, before: Castle, castle: Castle, room: int, renovated: bool, tell: Tell | None
) -> bool:
    """The piece in hand became a room, or its new face; whether nothing is asked about that."""
    seat, modules = state.seat, state.table.hooks.room_placed
    state.castles = (*state.castles[:seat], castle, *state.castles[seat + 1 :])
    state.tile = NOTHING
    done = 0  # in the base game a doorway needs an open door, so no room that it links was complete
    if modules:
        done = before.completed_rooms
        asked = [module.room_placed(state, room, done, renovated) for module in modules]
        if any(asked):
            return False
    return score_when_asked(state, room, done, renovated, tell)


def score_when_asked(state: LudwigState, room: int, done: int, renovated: bool, tell: Tell | None) -> bool:
    """The room lies for good: score it, unless something is asked first. Whether nothing is."""
    modules = state.table.hooks.before_scoring
    if modules and any(module.before_scoring(state, room, done, renovated) for module in modules):
        return False
    score_lines(state, scoring.lines(state.castles[state.seat], room), room, tell)
    complete(state, room, done, renovated, tell)
    return True


def score_lines(
    state: LudwigState, lines: Sequence[Line], room: int, tell: Tell | None, worth: int | None = None
) -> None:
    """Score the lines of a placement; of what it is worth some may have been paid otherwise."""
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
