"""The public part of a position as a state that can be scored.

Everything but the cards that lie face down is open in this game, so a view is enough to score it.
"""

from __future__ import annotations

from kastelan.core.game import Game, Seat
from kastelan.games.seasons import scoring
from kastelan.games.seasons.component_corrections import figures_named
from kastelan.games.seasons.components import SEAT_ORDERS, Figures
from kastelan.games.seasons.state import SeasonsState, Table
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


def points_now(state: SeasonsState) -> dict[tuple[Seat, int], int]:
    """What every helper would score if the game ended now, by seat and space."""
    found: dict[tuple[Seat, int], int] = {}
    for seat, space, points in scoring.score_lines(state):
        found[seat, space] = found.get((seat, space), 0) + points
    return found
