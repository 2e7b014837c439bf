"""DEC-D1, DEC-D2: the draft of decrees."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.knowledge import bits, group_of, without
from kastelan.games.ludwig.knowledge import renamed as rename_groups
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.module_state import ModuleState, at_row
from kastelan.games.ludwig.modules.actions import KEEP_DECREE, KeepDecree
from kastelan.games.ludwig.modules.decrees import agenda
from kastelan.games.ludwig.modules.decrees.decree import REGISTERED
from kastelan.games.ludwig.modules.decrees.events import DecreeKept, DecreesRevealed
from kastelan.games.ludwig.step_numbers import DRAFTING, REDRAWING

if TYPE_CHECKING:
    from kastelan.core.options import Options
    from kastelan.games.ludwig.components import Components
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

SPARE: Final = 2
"""The number of decrees dealt beyond those that are chosen."""


def usable(table: Table) -> list[int]:
    """The decrees that a table can use."""
    return fitting(table.components, table.players, table.names, table.options)


def fitting(components: Components, players: int, names: Container[str], options: Options) -> list[int]:
    """The decrees that fit modules, players and clock (DEC-D3, DIG-4), of those agreed on (DEC-D5)."""
    agreed = options["decrees"]
    assert isinstance(agreed, tuple)
    return [
        card.number
        for card in components.decrees
        if card.players <= players
        and (not card.module or card.module in names)
        and (bool(options["hourglass"]) or not REGISTERED[card.number].has_hourglass)
        and (not agreed or str(card.number) in agreed)
    ]


def least(players: int, names: Container[str]) -> int:
    """The smallest number of decrees: those dealt, and some to draw later (DEC-D1, DEC-D2, DEC-03)."""
    return (2 * players if "double_decrees" in names else players) + SPARE + SPARE


def order(table: Table) -> list[Seat]:
    """The seats in the order of choosing: counter-clockwise to the master builder, and back again with two
    decrees each (DEC-D1, DEC-D2).
    """
    players = table.players
    seats = [(table.start - step) % players for step in range(1, players + 1)]
    return [*seats, *reversed(seats)] if "double_decrees" in table.names else seats


def begin(state: LudwigState, tell: Tell | None) -> None:
    """Deal two more decrees than are to be chosen."""
    own, players = state.module_state, state.table.players
    deck, state.chance = shuffled(state.chance, usable(state.table))
    dealt = len(order(state.table)) + SPARE
    own.decree_deck, own.draft = deck[:-dealt], tuple(sorted(deck[-dealt:]))
    own.kept = own.seen = ((),) * players
    state.step = DRAFTING
    _pass_to(state, order(state.table)[0])


def _pass_to(state: LudwigState, seat: Seat) -> None:
    own = state.module_state
    state.seat = seat
    learn(own, seat, bits(own.draft))


def learn(own: ModuleState, seat: Seat, group: int) -> None:
    """Note that the seat knows this set of decrees, as a group (knowledge.py)."""
    if group:
        own.seen = at_row(own.seen, seat, (*without(own.seen[seat], ~group), group))


def legal(state: LudwigState, _: Seat) -> Sequence[Action]:
    """The decrees in hand."""
    return KEEP_DECREE[: len(state.module_state.draft)]


def keep(state: LudwigState, action: KeepDecree, tell: Tell | None) -> bool:
    """Keep one decree and pass the rest on. Returns True if that was the last choice and all are revealed."""
    own, seat = state.module_state, state.seat
    if not 0 <= action.decree < len(own.draft):
        raise IllegalAction("DEC-D1", "no-such-decree", number=action.decree + 1)
    decree = own.draft[action.decree]
    own.draft = tuple(other for other in own.draft if other != decree)
    own.kept = at_row(own.kept, seat, (*own.kept[seat], decree))
    learn(own, seat, 1 << decree)
    if tell is not None:
        tell(DecreeKept(seat, decree, len(own.draft)))
    seats, chosen = order(state.table), sum(map(len, own.kept))
    if chosen < len(seats):
        _pass_to(state, seats[chosen])
        return False
    _reveal(state, tell)
    return True


def _reveal(state: LudwigState, tell: Tell | None) -> None:
    """Reveal all decrees, put two under the deck, and plan those that act at the start (XSET-10)."""
    own = state.module_state
    own.decrees, own.kept = tuple(tuple(sorted(cards)) for cards in own.kept), ()
    own.decree_deck, own.draft = (*own.draft, *own.decree_deck), ()
    gone = ~bits(number for cards in own.decrees for number in cards)
    own.seen = tuple(without(groups, gone) for groups in own.seen)
    if tell is not None:
        for seat, decrees in enumerate(own.decrees):
            tell(DecreesRevealed(seat, decrees))
    redraws = next((seat for seat, cards in enumerate(own.decrees) if agenda.REDRAW in cards), None)
    if redraws is None:
        agenda.plan(state)
    else:
        own.agenda = (agenda.REDRAW, redraws)


def redeal(state: LudwigState, seat: Seat | None) -> None:
    """Exchange hidden decrees within the groups that the seat knows (knowledge.py)."""
    own = state.module_state
    if not own.decree_deck:  # some are left to draw throughout the draft (DEC-D1)
        return
    groups = () if seat is None or not own.seen else own.seen[seat]
    redrawn = own.offered if state.step == REDRAWING else ()
    places = [*own.decree_deck, *own.draft, *redrawn, *(card for cards in own.kept for card in cards)]
    renamed: dict[int, int] = {}
    for group in sorted({group_of(groups, card) for card in places}):
        members = [card for card in places if group_of(groups, card) == group]
        dealt, state.chance = shuffled(state.chance, sorted(members))
        renamed.update(zip(members, dealt, strict=True))
    own.decree_deck = tuple(renamed[card] for card in own.decree_deck)
    own.draft = tuple(sorted(renamed[card] for card in own.draft))
    own.kept = tuple(tuple(renamed[card] for card in cards) for cards in own.kept)
    if redrawn:
        own.offered = tuple(sorted(renamed[card] for card in redrawn))
    own.seen = tuple(
        known if owner == seat else rename_groups(known, renamed) for owner, known in enumerate(own.seen)
    )


STEPS: Final = (
    LudwigStep(
        DRAFTING,
        "drafting",
        "DEC-D1",
        legal,
        then(agenda.begin, KeepDecree, keep),
        answerable,
        refusal="keep-a-decree-first",
    ),
)
