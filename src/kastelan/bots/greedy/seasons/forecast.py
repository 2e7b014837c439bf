"""A forecast of the castle at the end of the game, from the pace of building and placing helpers so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.weights import WEIGHTS, SeasonsWeights
from kastelan.core.game import Seat
from kastelan.games.seasons.components import SILVER, STANDARD, Position
from kastelan.games.seasons.state import SeasonsState, Table
from kastelan.games.seasons.step_numbers import NOBODY

PRIOR_ROUNDS: Final = 4
"""The assumed pace counts like this many observed rounds."""


TEMPLATES: Final = sum(building.templates for building in STANDARD.buildings)
"""The number of templates at the beginning. Corrected components change figures, but not this number."""


class Castle(NamedTuple):
    """What the forecast depends on; it is the key of caches."""

    table: Table
    round: int
    helpers: tuple[Seat, ...]  # by position
    templates: tuple[int, ...]
    forge: int  # silver bars on it
    silver: int  # bars in all supplies


class Outlook(NamedTuple):
    """The expected numbers at the end of the game."""

    left: float  # templates left on the board
    share: float  # the share of the present templates that will be built
    helpers: float  # helpers in the castle
    free: float  # free positions
    silver: float  # bars on the forge


def rounds_left(state: SeasonsState) -> int:
    """Rounds after this one."""
    return state.table.rounds - state.round


def outlook(castle: Castle, weights: SeasonsWeights) -> Outlook:
    """The forecast; after the last round, the present numbers."""
    table, number, occupied, templates, forge, held = castle
    rounds, silver = table.rounds - number, float(forge)
    if rounds:
        silver += weights.bars * table.players * rounds + weights.bars_used * held
    left = sum(templates)
    now = len(occupied) - occupied.count(NOBODY)
    builds = min(left, rounds * pace(castle, weights.builds, TEMPLATES - left))
    share = builds / left if left else 0.0
    room = _room(templates, share, table.keep_counts_unbuilt)
    helpers = max(now, min(room, now + rounds * pace(castle, weights.placements, now)))
    return Outlook(left - builds, share, helpers, room - helpers, silver)


def built(state: SeasonsState) -> int:
    """The number of buildings built so far."""
    return TEMPLATES - sum(state.templates)


def pace(state: SeasonsState | Castle, assumed: float, seen: int) -> float:
    """How often something happens in a round: a mixture of the observed and an assumed frequency."""
    return (assumed * state.table.players * PRIOR_ROUNDS + seen) / (PRIOR_ROUNDS + state.round)


@lru_cache(maxsize=1 << 12)
def _room(templates: tuple[int, ...], share: float, all_count: bool) -> float:
    """The expected number of positions in finished buildings."""
    # A building without templates left is finished; the others are finished with probability `share`.
    return fsum(
        1.0 if all_count or not templates[position.building] else share for position in STANDARD.positions
    )


def per_free_position(_: Castle, end: Outlook, position: Position) -> float:
    """The Keep scores for each free position."""
    return position.vp * end.free


def per_helper_in_castle(_: Castle, end: Outlook, position: Position) -> float:
    """The Inn scores for the helpers in the castle."""
    return position.vp * end.helpers / position.per


def per_built(castle: Castle, end: Outlook, position: Position) -> float:
    """Gates and Stable score for each tower or house."""
    left = castle.templates[position.of]
    return position.vp * (castle.table.figures.buildings[position.of].templates - left * (1 - end.share))


def per_template_left(_: Castle, end: Outlook, position: Position) -> float:
    """The Servants' House scores for each template on the board."""
    return position.vp * end.left


def per_silver_on_forge(_: Castle, end: Outlook, position: Position) -> float:
    """The Forge scores for the silver on it."""
    return position.vp * end.silver / position.per


Expected = Callable[[Castle, Outlook, Position], float]

EXPECTED: Final[dict[str, Expected]] = {
    scorer.__name__: scorer
    for scorer in (
        per_free_position,
        per_helper_in_castle,
        per_built,
        per_template_left,
        per_silver_on_forge,
    )
}
"""The expected points by the scoring of a position. Market and Palace are missing, since they depend on what
their owner has."""


def castle_points(state: SeasonsState) -> list[float]:
    """The expected points of each seat's helpers, without Market and Palace."""
    if not _helpers(state.castle):
        return [0.0] * state.table.players
    held = sum([supply[SILVER] for supply in state.supply])
    castle = Castle(state.table, state.round, state.castle, state.templates, state.forge, held)
    return list(_points(castle, WEIGHTS()))


@lru_cache(maxsize=1 << 12)
def _points(castle: Castle, weights: SeasonsWeights) -> tuple[float, ...]:
    points, end = [0.0] * castle.table.players, outlook(castle, weights)
    for owner, position, expected in _helpers(castle.helpers):
        points[owner] += expected(castle, end, position)
    return tuple(points)


@lru_cache(maxsize=1 << 12)
def _helpers(castle: tuple[Seat, ...]) -> tuple[tuple[Seat, Position, Expected], ...]:
    """All helpers with their owners and scoring. Corrected components change only the fees of positions."""
    return tuple(
        (owner, position, EXPECTED[position.scorer])
        for owner, position in zip(castle, STANDARD.positions, strict=True)
        if owner != NOBODY and position.scorer in EXPECTED
    )
