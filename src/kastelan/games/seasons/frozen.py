"""A position taken apart into plain numbers, and put together again with every number checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Game, Plain
from kastelan.core.options import Options
from kastelan.games.seasons import setup
from kastelan.games.seasons.soundness import holds

if TYPE_CHECKING:
    from kastelan.games.seasons.state import Lying, SeasonsState


def freeze(state: SeasonsState) -> Plain:
    """Everything but what follows from the rest."""
    return (
        (state.table.start, state.round, state.step, state.seat, state.queue),
        (state.vp, state.talers, state.supply, state.helpers),
        (state.hands, state.discards, state.selected, state.barred, state.pinned),
        (state.bank, state.stock, state.tower, state.forge, state.lying),
        (state.wagons, state.fresh, state.castle, state.templates, state.built, state.entered),
        (state.card, state.builds, state.placements, state.building, state.asked, state.sale),
        (state.kind, state.turned_in),
        (state.pile, state.innkeeper, state.tavern, state.granary),
        (state.maiden, state.suitors, state.stakes),
        state.chance,
    )


def thaw(state: SeasonsState, game: Game, players: int, options: Options, plain: Plain) -> None:
    """Fill an empty state from what `freeze` gave; BadPosition if no game could look like that."""
    try:
        _fill(state, game, players, options, plain)
        sound = holds(state)
    except (ValueError, TypeError, IndexError, BadOption):
        raise BadPosition from None
    if not sound:
        raise BadPosition


def _fill(state: SeasonsState, game: Game, players: int, options: Options, plain: Plain) -> None:
    flow, owned, cards, board, castle, card, palace, winter, maiden, chance = _row(plain, 10)
    start, *flows, queue = _row(flow, 5)
    state.round, state.step, state.seat = _numbers(tuple(flows))
    state.queue = _numbers(queue)
    vp, talers, supply, helpers = _row(owned, 4)
    state.vp, state.talers, state.helpers = _numbers(vp), _numbers(talers), _numbers(helpers)
    state.supply = tuple(map(_numbers, _row(supply, players)))
    hands, discards, selected, barred, pinned = _row(cards, 5)
    state.hands, state.discards, state.selected = _numbers(hands), _numbers(discards), _numbers(selected)
    state.barred, state.pinned = _number(barred), _number(pinned)
    bank, stock, tower, forge, lying = _row(board, 5)
    state.bank, state.forge = _number(bank), _number(forge)
    state.stock, state.tower = _numbers(stock), _numbers(tower)
    state.lying = tuple(map(_lying, _any_row(lying)))
    _fill_castle(state, castle)
    state.card, state.builds, state.placements, state.building, state.asked, state.sale = _numbers(card)
    state.kind, state.turned_in = _numbers(palace)
    pile, innkeeper, tavern, granary = _row(winter, 4)
    state.pile, state.granary = _numbers(pile), _numbers(granary)
    state.innkeeper, state.tavern = _number(innkeeper), _number(tavern)
    courting, suitors, stakes = _row(maiden, 3)
    state.maiden, state.suitors, state.stakes = _number(courting), _number(suitors), _numbers(stakes)
    state.chance = _number(chance)
    state.table = setup.laid_table(game, players, options, _number(start))


def _fill_castle(state: SeasonsState, plain: Plain) -> None:
    wagons, fresh, castle, templates, built, entered = _row(plain, 6)
    state.wagons, state.fresh, state.castle = _numbers(wagons), _number(fresh), _numbers(castle)
    state.templates, state.built, state.entered = _numbers(templates), _numbers(built), _numbers(entered)


def _any_row(plain: Plain) -> tuple[Plain, ...]:
    if not isinstance(plain, tuple):
        raise TypeError(plain)
    return plain


def _row(plain: Plain, length: int) -> tuple[Plain, ...]:
    row = _any_row(plain)
    if len(row) != length:
        raise ValueError(length)
    return row


def _number(plain: Plain) -> int:
    if not isinstance(plain, int):
        raise TypeError(plain)
    return plain


def _numbers(plain: Plain) -> tuple[int, ...]:
    return tuple(map(_number, _any_row(plain)))


def _lying(plain: Plain) -> Lying:
    seat, card, pieces = _row(plain, 3)
    return _number(seat), _number(card), _numbers(pieces)
