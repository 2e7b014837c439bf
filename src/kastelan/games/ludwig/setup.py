"""LUD-SETUP, LUD-SOLO-1, XSET: the set-up of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.chance import shuffled
from kastelan.core.game import Tell
from kastelan.games.ludwig import bonus_cards, market, opening, pools
from kastelan.games.ludwig.actions import BASE_SLOTS, PRICES
from kastelan.games.ludwig.components import CARD_SIZES, SMALL_SIZES, TOWER_SIZE
from kastelan.games.ludwig.events import TableLaid
from kastelan.games.ludwig.module_state import fresh, unused
from kastelan.games.ludwig.step_numbers import FOYER, NOTHING
from kastelan.games.ludwig.view import stack_counts

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

START_MONEY: Final = 15_000
CARDS_PER_SIZE: Final = 5
CARDS_PER_PLAYER: Final = 11
SMALL_STACK: Final = {2: 5, 3: 7, 4: 9, 5: 11}
LARGE_STACK: Final = {2: 4, 3: 5, 4: 6, 5: 7}
TOWER_STACK: Final = {2: 5, 3: 6, 4: 7, 5: 8}


def lay(state: LudwigState, table: Table, chance: int, tell: Tell | None) -> None:
    """Fill an empty state with the first position."""
    players, hooks = table.players, table.hooks
    state.table, state.chance = table, chance
    _clear(state)
    _draw_cards_and_stacks(state)
    state.money = (START_MONEY,) * players
    state.score = (0,) * players
    state.groups = ((),) * players
    for module in hooks.set_up:
        module.set_up(state, tell)
    if tell is not None:
        rule = table.rule("LUD-SETUP-2")
        tell(TableLaid(table.favours, len(state.deck), stack_counts(state), rule))
    if not table.rules.rulebook_setup_order:
        opening.name_master_builder(state, tell)
    market.fill(state, tell)
    if not bonus_cards.to_come(state):
        bonus_cards.deal(state, tell)
    _begin(state, tell)


def _begin(state: LudwigState, tell: Tell | None) -> None:
    """Ask all players for a foyer, unless the options leave no choice (LUD-SETUP-6)."""
    foyers = opening.fixed_foyers(state.table)
    state.chosen = (NOTHING,) * state.table.players
    if foyers:
        opening.lay_foyers(state, foyers, tell)
        opening.after_foyers(state, tell)


def _clear(state: LudwigState) -> None:
    """Set all fields to their values at the start."""
    players, slots = state.table.players, slot_count(state.table)
    state.castles, state.gone, state.on_deck, state.discards = (), (), (), ()
    state.market, state.coins, state.laid = (NOTHING,) * slots, (0,) * slots, ()
    state.hands, state.cards, state.put = ((),) * players, (), ((),) * players
    state.master, state.seat = state.table.start, 0
    state.step, state.round, state.last, state.extra, state.corridor_taken = FOYER, 1, False, 0, False
    state.pending, state.tile, state.room, state.looked, state.drawn = (), NOTHING, NOTHING, (), ()
    state.turns, state.module_state = (), (fresh if state.table.modules else unused)(players)


def _draw_cards_and_stacks(state: LudwigState) -> None:
    """Shuffle room deck and stacks; the rest leaves the game unseen (LUD-SETUP-3, LUD-SETUP-4)."""
    players = stacked_for(state.table)
    cards, chance = shuffled(state.chance, room_cards(state.table))
    kept = cards_kept(state.table)
    state.deck, state.boxed_cards = cards[:kept], tuple(sorted(cards[kept:]))
    stacks, boxed = [], []
    for size, tiles in zip(CARD_SIZES, state.table.components.by_size, strict=False):
        order, chance = shuffled(chance, tiles)
        count = stack_size(players, size)
        stacks.append(tuple(map(int, order[:count])))
        boxed.append(tuple(sorted(map(int, order[count:]))))
    state.stacks, state.boxed_tiles, state.chance = tuple(stacks), tuple(boxed), chance
    state.corridors = corridors(players)


# Numbers of components


def stacked_for(table: Table) -> int:
    """The number of players that the stacks are made for; three in a solo game (LUD-SOLO-1)."""
    return 3 if table.solo else table.players


def slot_count(table: Table) -> int:
    """The number of price slots; five players have a second one at 15,000 (5P-2)."""
    return len(PRICES) if table.players == 5 else BASE_SLOTS


def room_cards(table: Table) -> list[int]:
    """All room cards: five of each size in play (LUD-SETUP-3, XSET-4)."""
    return [size for size in range(len(table.components.by_size)) for _ in range(CARDS_PER_SIZE)]


def cards_kept(table: Table) -> int:
    """The number of room cards in the deck (LUD-SETUP-3, XSET-4)."""
    players, modules = stacked_for(table), table.hooks.cards_kept
    usual = CARDS_PER_PLAYER * players
    return modules[0].cards_kept(players, usual) if modules else usual


def stack_size(players: int, size: int) -> int:
    """The number of tiles of a size in play (LUD-SETUP-4, XSET-5)."""
    if size == TOWER_SIZE:
        return TOWER_STACK[players]
    return SMALL_STACK[players] if size in SMALL_SIZES else LARGE_STACK[players]


def corridors(players: int) -> tuple[int, int]:
    """The numbers of hallways and of stairs in play (LUD-SETUP-4)."""
    return SMALL_STACK[players], LARGE_STACK[players]


def favours_fit(table: Table) -> bool:
    """Whether the table's favours can be a row that set-up allows."""
    favours = table.favours
    return (
        len(favours) == (0 if table.solo else table.players)
        and len(set(favours)) == len(favours)
        and set(favours) <= set(pools.favour_pool(table))
        and pools.compatible(table.components, favours) == list(favours)
    )
