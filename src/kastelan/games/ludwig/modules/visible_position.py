"""What a view of a table with modules shows, as a position, so that the engine can answer what things cost.

Hidden cards and tiles are missing.
"""

from __future__ import annotations

from kastelan.core.game import Game, Seat
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.components import SIZES, STAIRS_STACK, TOWERS
from kastelan.games.ludwig.modules.extras import Extras, fresh
from kastelan.games.ludwig.modules.rebuilding import castle_seen, components_seen
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.modules.swans import COLOURS
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.state import Table
from kastelan.games.ludwig.view import LudwigView


def position_of(game: Game, view: LudwigView) -> LudwigState:
    """The position that a view of a table with modules shows; hidden money and swans count as none."""
    assert view.extras is not None
    state = LudwigState()
    state.table = _table(game, view, view.extras)
    state.castles = tuple(castle_seen(view, seat) for seat in range(len(view.castles)))
    state.money = tuple(max(money, 0) for money in view.money)
    state.score, state.master, state.seat, state.step = view.score, view.master, view.turn, view.step
    state.hands = tuple(() if isinstance(hand, int) else hand for hand in view.hands)
    sizes = [*view.stacks[: len(SIZES)]]
    if "towers" in view.extras.modules:
        sizes.append(view.stacks[TOWERS])
    state.stacks = tuple((0,) * left for left in sizes)
    hallways, stairs = view.stacks[len(SIZES) : STAIRS_STACK + 1]
    state.corridors, state.coins, state.market = (hallways, stairs), view.coins, view.market
    state.extras = _extras(view.extras, view.players)
    return state


def _table(game: Game, view: LudwigView, extras: ExtrasView) -> Table:
    return Table(
        game,
        {"moats_in_no_swan_favor": extras.moats_count},
        view.players,
        components_seen(view),
        view.favours,
        view.slots,
        view.start,
        view.solo,
        view.corner_contact,
        tuple(module for module in MODULES if module.name in extras.modules),
        frozenset(extras.modules),
    )


def _extras(seen: ExtrasView, players: int) -> Extras:
    extras = fresh(players)
    extras.swans = tuple((0,) * COLOURS if own is None else own for own in seen.swans)
    extras.held = tuple(() if isinstance(own, int) else own for own in seen.held)
    extras.decrees, extras.stored, extras.debt, extras.banked = (
        seen.decrees,
        seen.stored,
        seen.debt,
        seen.banked,
    )
    extras.moats, extras.shift = seen.moats, seen.shift
    return extras


def hides(view: LudwigView, seat: Seat) -> bool:
    """Whether a view hides the money and swans of a seat (DEC-07)."""
    return view.money[seat] < 0
