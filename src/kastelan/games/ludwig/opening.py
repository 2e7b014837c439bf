"""LUD-SETUP-6 to LUD-SETUP-8: the choices that all players make at the same time before the first round, and
the first master builder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kastelan.core.chance import below
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.core.options import Options
from kastelan.games.ludwig import bonus_cards, rounds
from kastelan.games.ludwig.actions import FOYERS, PUT_AWAY, ChooseFoyer, PutAway
from kastelan.games.ludwig.castle import Castle, founded
from kastelan.games.ludwig.components import FOYER_3, FOYER_4
from kastelan.games.ludwig.events import BonusCardPutAway, ChoiceMade, FoyerLaid, MasterBuilderNamed
from kastelan.games.ludwig.module_state import at, at_row
from kastelan.games.ludwig.step_numbers import CHOOSING, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

SIDES: Final = {action.doors: action for action in FOYERS}
"""The two sides of the foyer by their numbers of doors."""


# Foyers


def foyers(table: Table) -> Mapping[int, ChooseFoyer]:
    """The foyers that can be chosen at a table, by the number stored for each choice."""
    modules = table.hooks.foyers
    return modules[0].foyers(table) if modules else SIDES


def fixed_foyers(table: Table) -> tuple[int, ...]:
    """The choice of each seat, if the options leave only one; otherwise nothing."""
    doors = str(table.options["foyer"])
    fitting = [number for number, action in foyers(table).items() if doors == str(action.doors)]
    return tuple(fitting * table.players) if len(fitting) == 1 else ()


def legal_foyers(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Either side of the foyer, or the choices of a module."""
    return tuple(foyers(state.table).values())


def choose_foyer(state: LudwigState, seat: Seat, action: ChooseFoyer, tell: Tell | None) -> None:
    """Note a choice. When all have chosen, lay all foyers."""
    known, rule = foyers(state.table), state.table.rule("LUD-SETUP-6")
    number = next((number for number, one in known.items() if one == action), NOTHING)
    if number == NOTHING:
        raise IllegalAction(rule, "no-such-foyer", doors=action.doors)
    if _note(state, seat, number, rule, tell):
        lay_foyers(state, state.chosen, tell)
        after_foyers(state, tell)


def lay_foyers(state: LudwigState, choices: Sequence[int], tell: Tell | None) -> None:
    """Start every castle with its foyer (LUD-SETUP-6)."""
    table = state.table
    state.castles = tuple(first_castle(table, choice) for choice in choices)
    if tell is not None:
        for seat, choice in enumerate(choices):
            tell(FoyerLaid(seat, foyers(table)[choice].doors, table.rule("LUD-SETUP-6")))


def first_castle(table: Table, choice: int) -> Castle:
    """The castle that starts with this choice of a foyer."""
    for module in table.hooks.first_castle:
        castle = module.first_castle(table, choice)
        if castle is not None:
            return castle
    tile = table.components.tiles[FOYER_3 if choice == 3 else FOYER_4]
    return founded(tile, table.corner_contact, table.additions)


def after_foyers(state: LudwigState, tell: Tell | None) -> None:
    """Name the first master builder, and let players choose bonus cards, unless a module comes first."""
    state.chosen = ()
    if state.table.rules.rulebook_setup_order:
        start, state.chance = draw_start(state.table.options, state.table.players, state.chance)
        state.table = replace(state.table, start=start)
        name_master_builder(state, tell)
    if not any(module.after_foyers(state, tell) for module in state.table.hooks.after_foyers):
        choose_cards(state, tell)


# The first master builder


def draw_start(options: Options, players: int, chance: int) -> tuple[Seat, int]:
    """A random seat, or the one that the options name (LUD-SETUP-7)."""
    if options["start"] == "random":
        return below(chance, players)
    return int(str(options["start"])) - 1, chance


def name_master_builder(state: LudwigState, tell: Tell | None) -> None:
    """Give the stone to the seat that was drawn, and set the scores (LUD-SETUP-7)."""
    start, players = state.table.start, state.table.players
    state.master = state.seat = start
    state.score = tuple((seat - start) % players for seat in range(players))
    if tell is not None and not state.table.solo:
        tell(MasterBuilderNamed(start, state.score, state.table.rule("LUD-SETUP-7")))


# Bonus cards


def choose_cards(state: LudwigState, tell: Tell | None) -> None:
    """Deal bonus cards, if that is not done, and ask all players to put one away; a solo player keeps both.

    LUD-SETUP-8, LUD-SOLO-1.
    """
    if not any(state.hands):
        bonus_cards.deal(state, tell)
    if state.table.solo:
        rounds.begin_first_round(state, tell)
    else:
        state.chosen, state.step = (NOTHING,) * state.table.players, CHOOSING


def legal_put_away(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """One of the cards dealt."""
    return PUT_AWAY[: len(state.hands[seat])]


def put_away(state: LudwigState, seat: Seat, action: PutAway, tell: Tell | None) -> None:
    """Note a choice. When all have chosen, put the cards under the deck and begin the first round."""
    if not 0 <= action.card < len(state.hands[seat]):
        raise IllegalAction("LUD-SETUP-8", "no-such-card", number=action.card + 1)
    if _note(state, seat, action.card, state.table.rule("LUD-SETUP-8"), tell) and _put_all_away(state, tell):
        rounds.begin_first_round(state, tell)


def _put_all_away(state: LudwigState, tell: Tell | None) -> bool:
    """Put the cards under the deck, from the master builder on (LUD-SETUP-8). True if no question is open."""
    players, rows = state.table.players, []
    for seat in ((state.master + turn) % players for turn in range(players)):
        card = state.hands[seat][state.chosen[seat]]
        state.hands = at_row(state.hands, seat, tuple(other for other in state.hands[seat] if other != card))
        rows.append((seat, card))
        if tell is not None:
            tell(BonusCardPutAway(seat, card, state.table.rule("LUD-SETUP-8")))
    state.chosen = ()
    return bonus_cards.put_under_deck(state, tuple(rows), tell)


def _note(state: LudwigState, seat: Seat, choice: int, rule: str, tell: Tell | None) -> bool:
    """Note a secret choice. Returns True if all have chosen."""
    state.chosen = at(state.chosen, seat, choice)
    if tell is not None:
        tell(ChoiceMade(seat, rule))
    return NOTHING not in state.chosen
