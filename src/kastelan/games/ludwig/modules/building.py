"""LUD-TURN-5, XSC, with the modules: a tile comes to its place, passages join it, and it is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Tell
from kastelan.games.ludwig import refusals
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, grown
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import DOWNSTAIRS
from kastelan.games.ludwig.events import MoneyTaken, PointsScored, RoomCompleted, TilePlaced
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import passages, scoring
from kastelan.games.ludwig.modules.actions import AsMoney, AsPoints
from kastelan.games.ludwig.modules.annex import FINISHED
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.entries import MOAT_REWARD, special
from kastelan.games.ludwig.modules.events import MoatPoints
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.siting import annex_of, legal_origins, sited
from kastelan.games.ludwig.modules.turns import BOUGHT, RENOVATED
from kastelan.games.ludwig.scoring import Line
from kastelan.games.ludwig.steps import NOTHING, PASSING, PRINTED

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def place(state: LudwigState, action: Place, tell: Tell | None) -> bool:
    """Place the tile in hand (LUD-TURN-5); whether nothing is asked about it."""
    seat, tile = state.seat, state.table.components.tiles[state.tile]
    castle, pose = state.castles[seat], tile.pose(action.turn, action.dark)
    if pose is None or not refusals.in_frame(castle, action.x, action.y):
        raise refusals.placing(castle, tile, action)
    if not legal_origins(castle, pose) >> castle.frame.bit(action.x, action.y) & 1:
        raise refusals.placing(castle, tile, action)
    pose, room = sited(castle, pose, action.x, action.y), len(castle.rooms)
    larger = grown(castle, tile, pose, action.x, action.y)
    state.castles = (*state.castles[:seat], larger, *state.castles[seat + 1 :])
    state.tile = NOTHING
    if tell is not None:
        tell(TilePlaced(seat, tile.number, room, action.x, action.y, action.turn, action.dark))
    return finish_placing(state, castle, room, tell)


def finish_placing(
    state: LudwigState, before: Castle, room: int, tell: Tell | None, renovated: bool = False
) -> bool:
    """Passages first, if any can be laid (PASS-2); then the score. Whether nothing is asked."""
    extras, castle = extras_of(state), state.castles[state.seat]
    extras.placed = room
    extras.done = sum(1 << old for old in range(len(before.rooms)) if before.completed(old))
    extras.before = extras.before & ~BOUGHT | (RENOVATED if renovated else 0)
    if annex_of(castle).lengths and passages.possible(castle, room):
        state.step = PASSING
        return False
    return joined(state, tell)


def joined(state: LudwigState, tell: Tell | None) -> bool:
    """No more passages: score the room, after asking about printed points that may be money (DEC-30)."""
    extras, seat = extras_of(state), state.seat
    printed = state.castles[seat].rooms[extras.placed].face.points
    if printed > 0 and any(one.printed_as_money for one in held(state, seat)):
        state.step = PRINTED
        return False
    return scored(state, False, tell)


def choose_points(state: LudwigState, _: AsPoints, tell: Tell | None) -> bool:
    """Printed points as points."""
    return (scored_moat if extras_of(state).placed == NOTHING else scored)(state, False, tell)


def choose_money(state: LudwigState, _: AsMoney, tell: Tell | None) -> bool:
    """1,000 M for each printed point (DEC-30)."""
    return (scored_moat if extras_of(state).placed == NOTHING else scored)(state, True, tell)


def scored(state: LudwigState, as_money: bool, tell: Tell | None) -> bool:
    """Score the room that was placed, and note the rewards (XSC)."""
    extras, castle = extras_of(state), state.castles[state.seat]
    room = extras.placed
    symbol = castle.rooms[room].face.symbol
    lines = list(scoring.lines(castle, room))
    _add(state, lines, symbol.types if symbol else 0, as_money, tell)
    _due(state, castle, room, tell)
    extras.placed, extras.done, extras.before = NOTHING, 0, extras.before & ~RENOVATED
    return True


def _add(state: LudwigState, lines: list[Line], listed: int, as_money: bool, tell: Tell | None) -> None:
    """Points and money of a placement, decrees included (XSC-1 to XSC-4)."""
    seat, decrees = state.seat, held(state, state.seat)
    total = sum(line[1] for line in lines)
    if as_money:
        printed, *lines = lines
        _gain_money(state, COIN * printed[1], "DEC-30", tell)
    tell_lines(state, lines, tell)
    points = sum(line[1] for line in lines)
    for one in decrees:
        _gain_money(state, one.symbol_money(listed), one.rule, tell)
    more = [(one.symbol_points(listed), one.rule) for one in decrees]
    total += sum(gained for gained, _ in more)
    more += [(one.least_points - total, one.rule) for one in decrees if one.least_points is not None]
    for gained, rule in more:
        if gained > 0:
            points += gained
            if tell is not None:
                tell(PointsGained(seat, gained, rule))
    state.score = at(state.score, seat, state.score[seat] + points)


def _gain_money(state: LudwigState, amount: int, rule: str, tell: Tell | None) -> None:
    if amount:
        state.money = at(state.money, state.seat, state.money[state.seat] + amount)
        if tell is not None:
            tell(MoneyTaken(state.seat, amount, rule))


def tell_lines(state: LudwigState, lines: list[Line], tell: Tell | None) -> None:
    """Tell each line of a score."""
    if tell is None:
        return
    rooms = state.castles[state.seat].rooms
    for rule, gained, room, other in lines:
        if room == scoring.MOAT:
            tell(MoatPoints(state.seat, gained, rule))
        else:
            because_of = None if other is None else rooms[other].top.number
            tell(PointsScored(state.seat, gained, rule, rooms[room].top.number, because_of, room, other))


def _due(state: LudwigState, castle: Castle, room: int, tell: Tell | None) -> None:
    """Note the rewards of rooms completed now, and of one that was complete and is renovated (RENO-11)."""
    extras = extras_of(state)
    done = [
        number
        for number in each(castle.connected[room] | 1 << room)
        if castle.completed(number) and not extras.done >> number & 1
    ]
    if extras.before & RENOVATED and extras.done >> room & 1:
        done = sorted((*done, room))
    if not done:
        return
    entries = [number << 3 | kind for number in done for kind in each(castle.rooms[number].face.types)]
    before = sum(castle.completed(old) for old in each(castle.of_type[DOWNSTAIRS]) if old not in done)
    now = before + sum(entry & 7 == DOWNSTAIRS for entry in entries)
    more = [entry for number in done for module in state.table.modules for entry in module.due(state, number)]
    state.pending += ((now // 2 - before // 2, *entries, *more),)
    if tell is not None:
        for number in done:
            tell(RoomCompleted(state.seat, castle.rooms[number].top.number, number))


# Moat pieces


def score_moat(state: LudwigState, tell: Tell | None) -> bool:
    """Score a moat piece (MOAT-9), after asking about its printed points (DEC-30)."""
    extras = extras_of(state)
    extras.before &= ~BOUGHT
    if any(one.printed_as_money for one in held(state, state.seat)):
        state.step = PRINTED
        return False
    return scored_moat(state, False, tell)


def scored_moat(state: LudwigState, as_money: bool, tell: Tell | None) -> bool:
    """Its points, and the reward if the moat is finished (MOAT-12)."""
    castle, tiles = state.castles[state.seat], state.table.components
    printed = tiles.tiles[tiles.moat].face.points
    _add(state, list(scoring.moat_lines(castle, printed)), 0, as_money, tell)
    if annex_of(castle).moat == FINISHED:
        state.pending += ((0, special(MOAT_REWARD, 0)),)
    return True
