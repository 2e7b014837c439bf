"""A position made from a view, so that the engine can compute prices and scores for it.

Hidden cards and tiles are missing in it.
"""

from __future__ import annotations

from kastelan.core.game import Game, Seat
from kastelan.games.ludwig.components import SIZES, STAIRS_STACK, TOWERS
from kastelan.games.ludwig.module_state import ModuleState, fresh, unused
from kastelan.games.ludwig.modules.castle_from_view import castle_seen, components_seen
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.modules.swans import COLOURS
from kastelan.games.ludwig.rules_versions import RULES
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.table import Table
from kastelan.games.ludwig.table_assembly import make_table
from kastelan.games.ludwig.view import LudwigView


def position_of(game: Game, view: LudwigView) -> LudwigState:
    """The position that a view shows; hidden money and swans are set to none."""
    state = LudwigState()
    state.table = _table(game, view)
    state.castles = tuple(castle_seen(view, seat) for seat in range(len(view.castles)))
    state.score, state.master, state.seat, state.step = view.score, view.master, view.turn, view.step
    sizes = [*view.stacks[: len(SIZES)]]
    if "towers" in view.module_state.modules:
        sizes.append(view.stacks[TOWERS])
    state.stacks = tuple((0,) * left for left in sizes)
    hallways, stairs = view.stacks[len(SIZES) : STAIRS_STACK + 1]
    state.corridors, state.coins, state.market = (hallways, stairs), view.coins, view.market
    _fill_in(state, view)
    return state


def seen_by_seat(public: LudwigState, view: LudwigView) -> LudwigState:
    """The position that a seat's view shows, from that of a spectator: both have all that lies open."""
    state = LudwigState()
    state.table, state.castles = public.table, public.castles
    state.score, state.master, state.seat, state.step = public.score, public.master, public.seat, public.step
    state.stacks, state.corridors = public.stacks, public.corridors
    state.coins, state.market = public.coins, public.market
    _fill_in(state, view)
    return state


def _fill_in(state: LudwigState, view: LudwigView) -> None:
    """What a seat may know and others may not."""
    state.money = tuple(max(money, 0) for money in view.money)
    state.hands = tuple(() if isinstance(hand, int) else hand for hand in view.hands)
    state.module_state = _module_state(view)


def _table(game: Game, view: LudwigView) -> Table:
    names = view.module_state.modules
    return make_table(
        game,
        RULES[game.version],
        {"moats_in_no_swan_favor": view.module_state.moats_count, "corner_contact": view.corner_contact},
        view.players,
        components_seen(view),
        view.favours,
        view.start,
        tuple(module for module in MODULES if module.name in names),
    )


def _module_state(view: LudwigView) -> ModuleState:
    seen = view.module_state
    if not seen.modules:
        return unused(view.players)
    own = fresh(view.players)
    own.swans = tuple((0,) * COLOURS if kept is None else kept for kept in seen.swans)
    own.held = tuple(() if isinstance(kept, int) else kept for kept in seen.held)
    own.decrees, own.stored, own.debt, own.banked = seen.decrees, seen.stored, seen.debt, seen.banked
    own.moats, own.shift = seen.moats, seen.shift
    own.show, own.show_swans = seen.show, seen.show_swans
    return own


def hides(view: LudwigView, seat: Seat) -> bool:
    """Whether a view hides the money and swans of a seat (DEC-07)."""
    return view.money[seat] < 0
