"""LUD-SETUP, LUD-SOLO-1: laying the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kastelan.core.chance import below, shuffled
from kastelan.core.errors import BadOption
from kastelan.core.game import Game, Tell
from kastelan.core.options import Choice, Flag, Option, Options, Several
from kastelan.games.ludwig import knowledge, market, opening, turn
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import SIZES, SMALL_SIZES, Components
from kastelan.games.ludwig.events import BonusCardsDealt, MasterBuilderNamed, TableLaid
from kastelan.games.ludwig.loading import COMPONENTS, components_named, standard
from kastelan.games.ludwig.steps import FOYER, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState, Table

START_MONEY: Final = 15_000
CARDS_PER_SIZE: Final = 5
CARDS_PER_PLAYER: Final = 11
SMALL_STACK: Final = {2: 5, 3: 7, 4: 9}
LARGE_STACK: Final = {2: 4, 3: 5, 4: 6}
SLOTS: Final = {1: (5, 4, 3), 2: (0, 1, 2, 3, 4), 3: (0, 1, 2, 3, 4, 5), 4: (0, 1, 2, 3, 4, 5, 6)}
"""The slots in use by number of players; the solo game fills 2,000, 4,000 and 6,000 in this order
(LUD-SOLO-2).
"""
DEALT: Final = 3
DEALT_SOLO: Final = 2


@dataclass(frozen=True)
class Named(Several):
    """A list of ids; those of own components are known only when the table is made."""

    def check(self, value: object) -> tuple[str, ...]:
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, Sequence):
            raise self.refuse(value)
        words = tuple(str(part).strip().lower() for part in parts if str(part).strip())
        if len(set(words)) < len(words) or len(words) > self.most:
            raise self.refuse(value)
        return words


_FAVOURS: Final = tuple(favour.id for favour in standard().favours)
_CARDS: Final = tuple(card.id for card in standard().bonus_cards)
_MOST: Final = 250

OPTIONS: Final[tuple[Option, ...]] = (
    Flag("corner_contact", "LUD-GEO-5", on=True),
    Named("favours", "LUD-SETUP-9", words=_FAVOURS, most=_MOST),
    Named("without_favours", "LUD-SETUP-9", words=_FAVOURS, most=_MOST),
    Named("bonus_cards", "LUD-SETUP-9", words=_CARDS, most=_MOST),
    Named("without_bonus_cards", "LUD-SETUP-9", words=_CARDS, most=_MOST),
    Choice("start", "LUD-SETUP-7", words=("random", "1", "2", "3", "4")),
    Choice("foyer", "LUD-SETUP-6", words=("choose", "3", "4")),
    COMPONENTS,
)
"""Chosen favours and bonus cards are what is drawn from; as many favours as players are laid out in their
order.
"""


def check(players: int, options: Options) -> None:
    """Refuse options that contradict each other or the components."""
    components = components_named(str(options["components"]))
    favours = _pool(options, "favours", [favour.id for favour in components.favours])
    cards = _pool(options, "bonus_cards", [card.id for card in components.bonus_cards])
    if options["start"] != "random" and int(str(options["start"])) > players:
        raise BadOption("start", "no-such-master-builder", value=str(options["start"]), players=players)
    needed = players * DEALT if players > 1 else DEALT_SOLO
    if len(cards) < needed:
        raise BadOption("bonus_cards", "too-few-bonus-cards", count=len(cards), needed=needed)
    usable = _compatible(components, favours)
    if players > 1 and len(usable) < players:
        message = "favours-exclude-each-other" if len(favours) >= players else "too-few-favours"
        raise BadOption("favours", message, count=len(usable), needed=players)


def _words(options: Options, name: str) -> tuple[str, ...]:
    words = options[name]
    assert isinstance(words, tuple)
    return words


def _pool(options: Options, name: str, known: Sequence[str]) -> list[int]:
    """What may be drawn: the chosen ones in their order, or all, less those left out (LUD-SETUP-9)."""
    chosen, out = _words(options, name), _words(options, f"without_{name}")
    for option, words in ((name, chosen), (f"without_{name}", out)):
        for word in words:
            if word not in known:
                raise BadOption(option, "unknown-name", value=word, expected=", ".join(known))
    both = [word for word in chosen if word in out]
    if both:
        raise BadOption(f"without_{name}", "chosen-and-left-out", value=",".join(both))
    return [known.index(word) for word in chosen or known if word not in out]


def _compatible(components: Components, numbers: Sequence[int]) -> list[int]:
    """The favours in their order, less those that an earlier one excludes (LUD-SETUP-2)."""
    kept: list[int] = []
    for number in numbers:
        favour = components.favours[number]
        if not any(components.favours[other].excludes == favour.id for other in kept):
            kept.append(number)
    return kept


def draw_table(game: Game, players: int, options: Options, chance: int) -> tuple[Table, int]:
    """What is settled for the whole game: favours and first master builder (LUD-SETUP-2, LUD-SETUP-7)."""
    from kastelan.games.ludwig.state import Table

    components, solo = components_named(str(options["components"])), players == 1
    pool = _pool(options, "favours", [favour.id for favour in components.favours])
    if len(_words(options, "favours")) != players:
        pool_drawn, chance = shuffled(chance, pool)
        pool = list(pool_drawn)
    favours = tuple(_compatible(components, pool)[:players])
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
    )
    return table, chance


def favours_fit(table: Table) -> bool:
    """Whether these favours can lie in a row at this table."""
    known = [favour.id for favour in table.components.favours]
    pool, favours = _pool(table.options, "favours", known), table.favours
    return (
        len(favours) == (0 if table.solo else table.players)
        and len(set(favours)) == len(favours)
        and set(favours) <= set(pool)
        and _compatible(table.components, favours) == list(favours)
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
    if tell is not None:
        stacks = (*map(len, state.stacks), *state.corridors)
        tell(TableLaid(table.favours, len(state.deck), stacks))
        if not table.solo:
            tell(MasterBuilderNamed(state.master, state.score))
    market.fill(state, tell)
    _deal(state, tell)
    state.chosen = (NOTHING,) * players
    foyer = str(table.options["foyer"])
    if foyer != "choose":
        opening.lay_foyers(state, (int(foyer),) * players, tell)
        if opening.after_foyers(state):
            turn.begin_first_round(state, tell)


def _clear_flow(state: LudwigState) -> None:
    """Nothing has happened yet."""
    state.castles, state.gone, state.on_deck, state.discards = (), (), (), ()
    state.market, state.coins, state.laid = (NOTHING,) * len(PRICES), (0,) * len(PRICES), ()
    state.master = state.seat = state.table.start
    state.step, state.round, state.last, state.extra, state.corridor_taken = FOYER, 1, False, 0, False
    state.pending, state.tile, state.room, state.looked, state.drawn = (), NOTHING, NOTHING, (), ()


def _draw_cards_and_stacks(state: LudwigState) -> None:
    """Room deck and stacks; the rest leaves the game unseen (LUD-SETUP-3, LUD-SETUP-4)."""
    players = 3 if state.table.solo else state.table.players  # LUD-SOLO-1
    everything = [size for size in range(len(SIZES)) for _ in range(CARDS_PER_SIZE)]
    cards, chance = shuffled(state.chance, everything)
    kept = CARDS_PER_PLAYER * players
    state.deck, state.boxed_cards = cards[:kept], tuple(sorted(cards[kept:]))
    stacks, boxed = [], []
    for size, tiles in zip(SIZES, state.table.components.by_size, strict=True):
        order, chance = shuffled(chance, tiles)
        count = stack_size(players, size)
        stacks.append(tuple(map(int, order[:count])))
        boxed.append(tuple(sorted(map(int, order[count:]))))
    state.stacks, state.boxed_tiles, state.chance = tuple(stacks), tuple(boxed), chance
    state.corridors = SMALL_STACK[players], LARGE_STACK[players]


def stack_size(players: int, size: int) -> int:
    """How many tiles of a size are in play (LUD-SETUP-4)."""
    return SMALL_STACK[players] if size in SMALL_SIZES else LARGE_STACK[players]


def bonus_pool(table: Table) -> list[int]:
    """The bonus cards in the game."""
    return _pool(table.options, "bonus_cards", [card.id for card in table.components.bonus_cards])


def _deal(state: LudwigState, tell: Tell | None) -> None:
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
