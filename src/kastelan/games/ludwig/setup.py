"""LUD-SETUP, LUD-SOLO-1: laying the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Game, Tell
from kastelan.core.options import Options
from kastelan.games.ludwig import knowledge, market, opening, turn
from kastelan.games.ludwig.actions import BASE_SLOTS, PRICES
from kastelan.games.ludwig.components import CARD_SIZES, SIZES, SMALL_SIZES, TOWER_SIZE
from kastelan.games.ludwig.events import BonusCardsDealt, MasterBuilderNamed, TableLaid
from kastelan.games.ludwig.modules.extras import fresh
from kastelan.games.ludwig.options import (
    DEALT,
    DEALT_SOLO,
    compatible,
    components_of,
    modules_of,
    names_in,
    pool_of,
    usable_cards,
    usable_favours,
    words_of,
)
from kastelan.games.ludwig.steps import FOYER, NOTHING
from kastelan.games.ludwig.view import stack_counts

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState, Table

START_MONEY: Final = 15_000
CARDS_PER_SIZE: Final = 5
CARDS_PER_PLAYER: Final = 11
SMALL_STACK: Final = {2: 5, 3: 7, 4: 9, 5: 11}
LARGE_STACK: Final = {2: 4, 3: 5, 4: 6, 5: 7}
TOWER_STACK: Final = {2: 5, 3: 6, 4: 7, 5: 8}
SLOTS: Final = {
    1: (5, 4, 3),
    2: (0, 1, 2, 3, 4),
    3: (0, 1, 2, 3, 4, 5),
    4: (0, 1, 2, 3, 4, 5, 6),
    5: (0, 7, 1, 2, 3, 4, 5, 6),
}
"""The slots in use by number of players; the solo game fills 2,000, 4,000 and 6,000 in this order
(LUD-SOLO-2).
"""


def draw_table(game: Game, players: int, options: Options, chance: int) -> tuple[Table, int]:
    """What is settled for the whole game: favours and first master builder (LUD-SETUP-2, LUD-SETUP-7)."""
    from kastelan.games.ludwig.state import Table

    modules, solo = modules_of(players, options), players == 1
    components = components_of(options, modules)
    pool = pool_of(options, "favours", usable_favours(components, modules))
    if len(words_of(options, "favours")) != players:
        pool_drawn, chance = shuffled(chance, pool)
        pool = list(pool_drawn)
    favours = tuple(compatible(components, pool)[:players])
    start, chance = (
        below(chance, players) if options["start"] == "random" else (int(str(options["start"])) - 1, chance)
    )
    table = Table(
        game,
        options,
        players,
        components,
        () if solo else favours,
        SLOTS[players],
        start,
        solo,
        bool(options["corner_contact"]),
        modules,
        names_in(modules),
    )
    return table, chance


def favours_fit(table: Table) -> bool:
    """Whether these favours can lie in a row at this table."""
    pool, favours = favour_pool(table), table.favours
    return (
        len(favours) == (0 if table.solo else table.players)
        and len(set(favours)) == len(favours)
        and set(favours) <= set(pool)
        and compatible(table.components, favours) == list(favours)
    )


def lay(state: LudwigState, table: Table, chance: int, tell: Tell | None) -> None:
    """Fill an empty state with the first position."""
    players = table.players
    state.table, state.chance = table, chance
    _clear_flow(state)
    _draw_cards_and_stacks(state)
    state.money = (START_MONEY,) * players
    state.score = tuple((seat - table.start) % players for seat in range(players))  # LUD-SETUP-7
    state.groups = ((),) * players
    if table.modules:
        _lay_modules(state, tell)
    if tell is not None:
        tell(TableLaid(table.favours, len(state.deck), stack_counts(state)))
        if not table.solo:
            tell(MasterBuilderNamed(state.master, state.score))
    market.fill(state, tell)
    if "decrees" not in table.names:
        deal(state, tell)
    state.chosen = (NOTHING,) * players
    if table.modules:
        _begin_with_modules(state, tell)
        return
    foyer = str(table.options["foyer"])
    if foyer != "choose":
        opening.lay_foyers(state, (int(foyer),) * players, tell)
        if opening.after_foyers(state):
            turn.begin_first_round(state, tell)


def _lay_modules(state: LudwigState, tell: Tell | None) -> None:
    """What belongs to the modules, in the order of the set-up (XSET)."""
    table = state.table
    state.extras = fresh(table.players)
    if not table.solo:
        state.extras.box = tuple(sorted(set(favour_pool(table)) - set(table.favours)))
    for module in table.modules:
        module.lay(state, tell)


def _begin_with_modules(state: LudwigState, tell: Tell | None) -> None:
    from kastelan.games.ludwig.modules import opening as module_opening

    foyers = module_opening.fixed_foyers(state.table)
    if foyers:
        module_opening.lay_foyers(state, foyers, tell)
        module_opening.after_foyers(state, tell)


def _clear_flow(state: LudwigState) -> None:
    """Nothing has happened yet."""
    state.castles, state.gone, state.on_deck, state.discards = (), (), (), ()
    slots = slot_count(state.table)
    state.market, state.coins, state.laid = (NOTHING,) * slots, (0,) * slots, ()
    state.extras, state.hands, state.cards = None, ((),) * state.table.players, ()
    state.put = ((),) * state.table.players
    state.master = state.seat = state.table.start
    state.step, state.round, state.last, state.extra, state.corridor_taken = FOYER, 1, False, 0, False
    state.pending, state.tile, state.room, state.looked, state.drawn = (), NOTHING, NOTHING, (), ()


def _draw_cards_and_stacks(state: LudwigState) -> None:
    """Room deck and stacks; the rest leaves the game unseen (LUD-SETUP-3, LUD-SETUP-4)."""
    players = 3 if state.table.solo else state.table.players  # LUD-SOLO-1
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
    state.corridors = SMALL_STACK[players], LARGE_STACK[players]


def slot_count(table: Table) -> int:
    """How many price slots there are; the second one at 15,000 only for five (5P-2)."""
    return len(PRICES) if table.players == 5 else BASE_SLOTS


def room_cards(table: Table) -> list[int]:
    """All room cards, those of the towers included if they are in play (LUD-SETUP-3, XSET-4)."""
    kinds = len(CARD_SIZES) if "towers" in table.names else len(SIZES)
    return [size for size in range(kinds) for _ in range(CARDS_PER_SIZE)]


def cards_kept(table: Table) -> int:
    """How many of them make the deck; fewer with renovations (XSET-4)."""
    players = 3 if table.solo else table.players
    return 6 * players + 5 if "renovations" in table.names else CARDS_PER_PLAYER * players


def stack_size(players: int, size: int) -> int:
    """How many tiles of a size are in play (LUD-SETUP-4, XSET-5)."""
    if size == TOWER_SIZE:
        return TOWER_STACK[players]
    return SMALL_STACK[players] if size in SMALL_SIZES else LARGE_STACK[players]


def bonus_pool(table: Table) -> list[int]:
    """The bonus cards in the game."""
    return pool_of(table.options, "bonus_cards", usable_cards(table.components, table.modules))


def favour_pool(table: Table) -> list[int]:
    """The favours in the game."""
    return pool_of(table.options, "favours", usable_favours(table.components, table.modules))


def deal(state: LudwigState, tell: Tell | None) -> None:
    """Bonus cards in secret, from the master builder on (LUD-SETUP-8, LUD-SOLO-1)."""
    table = state.table
    state.cards, state.chance = shuffled(state.chance, bonus_pool(table))
    state.put = ((),) * table.players
    hands: list[tuple[int, ...]] = [()] * table.players
    count, rule = (DEALT_SOLO, "LUD-SOLO-1") if table.solo else (DEALT, "LUD-SETUP-8")
    for seat in ((table.start + after) % table.players for after in range(table.players)):
        hands[seat] = knowledge.draw_cards(state, count)
        if tell is not None:
            tell(BonusCardsDealt(seat, count, hands[seat], rule))
    state.hands = tuple(hands)
