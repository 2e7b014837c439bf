"""A position as plain numbers, and back again with every number validated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Game, Plain
from kastelan.core.options import Options
from kastelan.core.plain_values import any_row, number, numbers, row
from kastelan.games.seasons import setup
from kastelan.games.seasons.validate import holds

if TYPE_CHECKING:
    from kastelan.games.seasons.state import Lying, SeasonsState


def freeze(state: SeasonsState) -> Plain:
    """All fields except those that follow from the others."""
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


def thaw(
    state: SeasonsState, game: Game, players: int, options: Options, plain: Plain, trusted: bool
) -> None:
    """Fill an empty state from what `freeze` gave; BadPosition if it can occur in no game."""
    try:
        _fill(state, game, players, options, plain)
        sound = trusted or holds(state)
    except (ValueError, TypeError, IndexError, BadOption):
        raise BadPosition from None
    if not sound:
        raise BadPosition


def _fill(state: SeasonsState, game: Game, players: int, options: Options, plain: Plain) -> None:
    # The order is that of `freeze`.
    flow, owned, cards, board, castle, card, palace, winter, maiden, chance = row(plain, 10)
    start, *flows, queue = row(flow, 5)
    state.round, state.step, state.seat = numbers(tuple(flows))
    state.queue = numbers(queue)
    vp, talers, supply, helpers = row(owned, 4)
    state.vp, state.talers, state.helpers = numbers(vp), numbers(talers), numbers(helpers)
    state.supply = tuple(map(numbers, row(supply, players)))
    hands, discards, selected, barred, pinned = row(cards, 5)
    state.hands, state.discards, state.selected = numbers(hands), numbers(discards), numbers(selected)
    state.barred, state.pinned = number(barred), number(pinned)
    bank, stock, tower, forge, lying = row(board, 5)
    state.bank, state.forge = number(bank), number(forge)
    state.stock, state.tower = numbers(stock), numbers(tower)
    state.lying = tuple(map(_lying, any_row(lying)))
    _fill_castle(state, castle)
    state.card, state.builds, state.placements, state.building, state.asked, state.sale = numbers(card)
    state.kind, state.turned_in = numbers(palace)
    pile, innkeeper, tavern, granary = row(winter, 4)
    state.pile, state.granary = numbers(pile), numbers(granary)
    state.innkeeper, state.tavern = number(innkeeper), number(tavern)
    courting, suitors, stakes = row(maiden, 3)
    state.maiden, state.suitors, state.stakes = number(courting), number(suitors), numbers(stakes)
    state.chance = number(chance)
    state.table = setup.make_table(game, players, options, number(start))


def _fill_castle(state: SeasonsState, plain: Plain) -> None:
    wagons, fresh, castle, templates, built, entered = row(plain, 6)
    state.wagons, state.fresh, state.castle = numbers(wagons), number(fresh), numbers(castle)
    state.templates, state.built, state.entered = numbers(templates), numbers(built), numbers(entered)


def _lying(plain: Plain) -> Lying:
    seat, card, pieces = row(plain, 3)
    return number(seat), number(card), numbers(pieces)
