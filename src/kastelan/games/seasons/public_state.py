"""The public part of a position as a state that can be scored.

Everything but the cards that lie face down is open in this game, so a view is enough to score it.
"""

from __future__ import annotations

from functools import lru_cache

from kastelan.core.game import Game, Seat
from kastelan.games.seasons import scoring
from kastelan.games.seasons.component_corrections import figures_named
from kastelan.games.seasons.components import FORGE, MARKET, SEAT_ORDERS, Figures
from kastelan.games.seasons.state import SeasonsState, Table
from kastelan.games.seasons.step_numbers import FINAL, NOBODY
from kastelan.games.seasons.transfers import put
from kastelan.games.seasons.view import SeasonsView


def figures_of(view: SeasonsView) -> Figures:
    """The printed numbers that this table is played with."""
    return figures_named(view.components)


def public_state(view: SeasonsView, game: Game) -> SeasonsState:
    """A state with everything that scoring needs, without hands, pile and generator."""
    figures, state = figures_of(view), SeasonsState()
    first = next(at for at, order in enumerate(SEAT_ORDERS[view.players]) if order == view.order)
    # The reverse of `SeasonsState.order`: the starting player moves on by one seat each round.
    start = (first - view.round + 1) % view.players
    state.table = Table(
        game,
        {},
        view.players,
        start,
        figures,
        view.rounds,
        view.winter,
        view.keep_counts_unbuilt,
        maiden_waits=False,
    )
    state.vp, state.talers, state.supply, state.stock = view.vp, view.talers, view.supply, view.stock
    state.castle, state.templates, state.forge, state.granary = (
        view.castle,
        view.templates,
        view.forge,
        view.granary,
    )
    state.round, state.step, state.seat, state.queue = view.round, view.step, view.turn, view.queue
    state.kind, state.turned_in = view.kind, view.turned_in
    return state


def gain(state: SeasonsState, components: str, seat: Seat, space: int) -> int:
    """How much more a seat would score in the end with a helper on a space that is free."""
    table = state.table
    position = table.figures.positions[space]
    if state.step in FINAL:
        return _gained(state, seat, space)
    if position.building in scoring.FIRST:
        keep_counts_unbuilt = table.keep_counts_unbuilt
        return _gains(table.game, components, keep_counts_unbuilt, state.castle, state.templates, seat)[space]
    if position.building == MARKET:
        helpers, rates = scoring.helpers_in(state, seat, MARKET), table.figures.talers_per_vp
        return state.talers[seat] // rates[helpers] - (helpers and state.talers[seat] // rates[helpers - 1])
    if position.building == FORGE and not any(scoring.palace_room(state, other) for other in state.order):
        return scoring.per_silver_on_forge(state, position)
    return _gained(state, seat, space)


def _gained(state: SeasonsState, seat: Seat, space: int) -> int:
    castle, before = state.castle, _total(state, seat)
    state.castle = put(castle, space, seat)
    after, state.castle = _total(state, seat), castle
    return after - before


def _total(state: SeasonsState, seat: Seat) -> int:
    return sum(points for _, _, points in scoring.remaining(state, seat))


# Most moves change neither castle nor templates, and then the gains are those of the last move: enough for
# two thousand tables. At Market, Palace and Forge they depend on the pieces of all.
@lru_cache(maxsize=4096)
def _gains(
    game: Game,
    components: str,
    keep_counts_unbuilt: bool,
    castle: tuple[Seat, ...],
    templates: tuple[int, ...],
    seat: Seat,
) -> tuple[int, ...]:
    """The same for every free space of the buildings that score first."""
    state, figures = SeasonsState(), figures_named(components)
    state.table = Table(game, {}, 1, 0, figures, 1, False, keep_counts_unbuilt, maiden_waits=False)
    state.templates = templates

    def total(castle: tuple[Seat, ...]) -> int:
        state.castle = castle
        return sum(points for _, _, points in scoring.helpers_score(state, scoring.FIRST, seat))

    before = total(castle)
    return tuple(
        total(put(castle, space, seat)) - before if owner == NOBODY else 0
        for space, owner in enumerate(castle)
    )


def points_now(state: SeasonsState) -> dict[tuple[Seat, int], int]:
    """What every helper would score if the game ended now, by seat and space."""
    found: dict[tuple[Seat, int], int] = {}
    for seat, space, points in scoring.score_lines(state):
        found[seat, space] = found.get((seat, space), 0) + points
    return found
