"""CS-SCORE: what every helper scores at the end, in the order of final scoring; and the Granary."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from operator import sub
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Event, Seat
from kastelan.games.seasons.components import (
    FORGE,
    GRANARY,
    KEEP,
    MARKET,
    PALACE,
    SERVANTS_HOUSE,
    SILVER,
    SPACES,
    VALUES,
    Pieces,
    Position,
)
from kastelan.games.seasons.events import PointsShifted
from kastelan.games.seasons.step_numbers import FINAL, MARKETING, NOBODY, OVER, TURNING_IN

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

RULES: Final = (
    "CS-SCORE-KEEP-1",
    "CS-SCORE-INN-1",
    "CS-SCORE-INN-2",
    "CS-SCORE-GATE-1",
    "CS-SCORE-GATE-2",
    "CS-SCORE-STABLE-1",
    "CS-SCORE-STABLE-1",
    *("CS-SCORE-SERVANTS-1",) * 3,
    *("CS-SCORE-MARKET-1",) * 2,
    *("CS-SCORE-PALACE-1",) * 2,
    *("CS-SCORE-FORGE-1",) * 2,
    "CS-WINTER-TAVERN-6",
    "CS-WINTER-GRANARY-2",
)
"""The rule by which each space scores."""


def per_free_position(state: SeasonsState, position: Position) -> int:
    """Points for each free position of a built building (CS-SCORE-KEEP-1, CS-AMB-2)."""
    # A building stands when no template of it is left.
    everywhere = state.table.keep_counts_unbuilt
    return position.vp * sum(
        owner == NOBODY and (everywhere or not state.templates[other.building])
        for owner, other in zip(state.castle, state.table.figures.positions, strict=True)
    )


def per_helper_in_castle(state: SeasonsState, position: Position) -> int:
    """Points for every helper, or every two helpers, in the castle (CS-SCORE-INN-1, -2)."""
    helpers = len(state.castle) - state.castle.count(NOBODY)
    return helpers // position.per * position.vp


def per_built(state: SeasonsState, position: Position) -> int:
    """Points for each tower, or house, of any player (CS-SCORE-GATE-1, -2, CS-SCORE-STABLE-1)."""
    building = state.table.figures.buildings[position.of]
    return position.vp * (building.templates - state.templates[position.of])


def per_template_left(state: SeasonsState, position: Position) -> int:
    """Points for each template on the board (CS-SCORE-SERVANTS-1)."""
    return position.vp * sum(state.templates)


def per_silver_on_forge(state: SeasonsState, position: Position) -> int:
    """Points for every bar, or every two bars, on the forge (CS-SCORE-FORGE-1)."""
    return _bars_score(state.forge, position)


def _bars_score(bars: int, position: Position) -> int:
    return bars // position.per * position.vp


SCORERS: Final[dict[str, Callable[[SeasonsState, Position], int]]] = {
    scorer.__name__: scorer
    for scorer in (
        per_free_position,
        per_helper_in_castle,
        per_built,
        per_template_left,
        per_silver_on_forge,
    )
}
"""By name in the data; at the Market and the Palace the owner decides instead."""
FIRST: Final = range(KEEP, SERVANTS_HOUSE + 1)
"""The buildings scored before the Market and the Palace."""
Line = tuple[Seat, int, int]
"""One line of the final scoring: the seat, the space and the points."""


def helpers_score(state: SeasonsState, buildings: Container[int], of: Seat | None = None) -> Iterator[Line]:
    """What the helpers in some buildings score, in order; with `of` those of one seat only."""
    for space, (owner, position) in enumerate(zip(state.castle, state.table.figures.positions, strict=True)):
        if (owner != NOBODY if of is None else owner == of) and position.building in buildings:
            yield owner, space, SCORERS[position.scorer](state, position)


def granary_scores(state: SeasonsState) -> Iterator[Line]:
    """10 points for an only helper, 7 each for two, 3 each for three (CS-WINTER-GRANARY-2)."""
    helpers = sum(state.granary)
    if helpers:
        each = state.table.figures.winter.granary_vp[helpers - 1]
        yield from ((seat, GRANARY, each * own) for seat, own in enumerate(state.granary) if own)


# What players decide


def helpers_in(state: SeasonsState, seat: Seat, building: int) -> int:
    """How many helpers a player has in a building."""
    castle = state.castle
    return [castle[space] for space in state.table.figures.spaces[building]].count(seat)


def market_rate(state: SeasonsState, seat: Seat) -> int:
    """Talers for a point at the Market; 0 without a helper there (CS-SCORE-MARKET-1)."""
    helpers = helpers_in(state, seat, MARKET)
    return state.table.figures.talers_per_vp[helpers - 1] if helpers else 0


def palace_room(state: SeasonsState, seat: Seat) -> int:
    """How many pieces a player may turn in at the Palace (CS-SCORE-PALACE-1)."""
    return state.table.figures.palace_pieces * helpers_in(state, seat, PALACE)


def best_turn_in(
    state: SeasonsState, seat: Seat, stock: Pieces | None = None
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The most points at the Palace with the fewest bars (CS-AMB-19); the pieces and bars of each kind."""
    stock = state.stock if stock is None else stock
    room, own, kinds = palace_room(state, seat), state.supply[seat], range(SILVER - 1, -1, -1)
    if state.step == TURNING_IN and seat == state.seat:
        room, kinds = room - state.turned_in, range(state.kind, -1, -1)
    # Dearest kinds first, so that the best pieces, and the best exchanges, are the first ones of each list.
    held = [kind for kind in kinds for _ in range(min(own[kind], room))]
    stocked = [kind for kind in kinds for _ in range(min(stock[kind], room))]
    best = (0, ((0, 0),) * SILVER)
    # More bars are taken only if they bring more points, so of equal results the one with fewest bars wins.
    for bars in range(min(own[SILVER], room, len(stocked)) + 1):
        turned, exchanged = held[: room - bars], stocked[:bars]
        points = sum(VALUES[kind] for kind in (*turned, *exchanged))
        if points > best[0]:
            best = (points, tuple((turned.count(kind), exchanged.count(kind)) for kind in range(SILVER)))
    return best


def score_lines(state: SeasonsState, of: Seat | None = None) -> Iterator[Line]:
    """The final scoring if it came now and all players converted for most points (CS-AMB-19). With `of` the
    lines of one seat are enough, and some of the others may be missing."""
    yield from helpers_score(state, FIRST, of)
    market, palace = SPACES.index("market.1"), SPACES.index("palace.1")
    for seat in state.order:
        rate = market_rate(state, seat)
        if rate:
            yield seat, market, state.talers[seat] // rate
    stock, forge = state.stock, state.forge
    for seat in state.order:
        # Players who have decided at the Palace have their points already and use no more of the stock.
        if palace_room(state, seat) and (state.step not in FINAL or _still_open(state, seat, palace)):
            points, ways = best_turn_in(state, seat, stock)
            bars = tuple(bars for _, bars in ways)
            stock = tuple(map(sub, stock, (*bars, 0)))  # the next in seat order finds less (CS-AMB-18)
            forge += sum(bars)
            yield seat, palace, points
    yield from _forge_scores(state, forge)
    yield from granary_scores(state)


def _forge_scores(state: SeasonsState, bars: int) -> Iterator[Line]:
    """The Forge with the bars that the Palace will have brought (CS-SCORE-PALACE-2)."""
    figures = state.table.figures
    for space in figures.spaces[FORGE]:
        if (owner := state.castle[space]) != NOBODY:
            yield owner, space, _bars_score(bars, figures.positions[space])


def totals(state: SeasonsState) -> tuple[int, ...]:
    """Points so far and what the final scoring would bring now."""
    points = list(state.vp)
    if state.step != OVER:
        for seat, _, gained in remaining(state):
            points[seat] += gained
    return tuple(points)


def remaining(state: SeasonsState, of: Seat | None = None) -> Iterator[Line]:
    """The lines of the final scoring, of all seats or of one, that have not been added to the score yet."""
    for seat, space, points in score_lines(state, of):
        if of is not None and seat != of:
            continue
        if state.step not in FINAL or _still_open(state, seat, space):
            yield seat, space, points


def _still_open(state: SeasonsState, seat: Seat, space: int) -> bool:
    """Whether a line is still to come while players decide at Market and Palace."""
    if space == GRANARY:
        return True
    # The Market comes first, then the Palace, then the Forge; seats in the queue have not decided yet.
    building = state.table.figures.positions[space].building
    if building == MARKET:
        return state.step == MARKETING and seat in (state.seat, *state.queue)
    if building == PALACE:
        return state.step == MARKETING or seat in (state.seat, *state.queue)
    return building == FORGE


def shifts(before: SeasonsState, after: SeasonsState) -> list[Event]:
    """How the final scores of spaces differ, if nothing secret was revealed in between."""
    if before.face_down or after.step == OVER:
        return []
    was: dict[tuple[Seat, int], int] = {}
    now: dict[tuple[Seat, int], int] = {}
    for found, state in ((was, before), (now, after)):
        for seat, space, points in remaining(state):
            found[seat, space] = points
    return [
        PointsShifted(seat, space, now.get((seat, space), 0) - was.get((seat, space), 0), RULES[space])
        for seat, space in sorted({*was, *now})
        if now.get((seat, space), 0) != was.get((seat, space), 0)
    ]
