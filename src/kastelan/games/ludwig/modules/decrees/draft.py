"""DEC-D1, DEC-D2: the draft of decrees."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.knowledge import bits, without
from kastelan.games.ludwig.modules.actions import KEEP_DECREE, KeepDecree
from kastelan.games.ludwig.modules.decrees.events import DecreeKept, DecreesRevealed
from kastelan.games.ludwig.modules.decrees.held import DECREES
from kastelan.games.ludwig.modules.extras import Extras, at_row, extras_of
from kastelan.games.ludwig.steps import DRAFTING

if TYPE_CHECKING:
    from kastelan.core.options import Options
    from kastelan.games.ludwig.components import Components
    from kastelan.games.ludwig.state import LudwigState, Table

SPARE: Final = 2
"""So many more decrees are dealt than chosen."""


def usable(table: Table) -> list[int]:
    """The decrees of a table."""
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
        and (bool(options["hourglass"]) or not DECREES[card.number].has_hourglass)
        and (not agreed or str(card.number) in agreed)
    ]


def least(players: int, names: Container[str]) -> int:
    """How few decrees will do: those dealt, and some to draw from later (DEC-D1, DEC-D2, DEC-03)."""
    return (2 * players if "double_decrees" in names else players) + SPARE + SPARE


def order(table: Table) -> list[Seat]:
    """Who chooses one after the other: against the order of play to the master builder, and with two decrees
    each back again (DEC-D1, DEC-D2).
    """
    players = table.players
    seats = [(table.start - step) % players for step in range(1, players + 1)]
    return [*seats, *reversed(seats)] if "double_decrees" in table.names else seats


def begin(state: LudwigState, tell: Tell | None) -> None:
    """Deal two more decrees than are to be chosen."""
    extras, players = extras_of(state), state.table.players
    deck, state.chance = shuffled(state.chance, usable(state.table))
    dealt = len(order(state.table)) + SPARE
    extras.decree_deck, extras.draft = deck[:-dealt], tuple(sorted(deck[-dealt:]))
    extras.kept = extras.seen = ((),) * players
    state.step = DRAFTING
    _pass_to(state, order(state.table)[0])


def _pass_to(state: LudwigState, seat: Seat) -> None:
    extras = extras_of(state)
    state.seat = seat
    learn(extras, seat, bits(extras.draft))


def learn(extras: Extras, seat: Seat, group: int) -> None:
    """The seat knows where these decrees are, as a set."""
    if group:
        own = (*without(extras.seen[seat], ~group), group)
        extras.seen = at_row(extras.seen, seat, own)


def legal(state: LudwigState) -> Sequence[Action]:
    """The decrees in hand."""
    return KEEP_DECREE[: len(extras_of(state).draft)]


def keep(state: LudwigState, action: KeepDecree, tell: Tell | None) -> bool:
    """Keep one and pass the rest on; after the last choice all are revealed. Whether they are."""
    extras, seat = extras_of(state), state.seat
    if not 0 <= action.decree < len(extras.draft):
        raise IllegalAction("DEC-D1", "no-such-decree", number=action.decree + 1)
    decree = extras.draft[action.decree]
    extras.draft = tuple(other for other in extras.draft if other != decree)
    extras.kept = at_row(extras.kept, seat, (*extras.kept[seat], decree))
    learn(extras, seat, 1 << decree)
    if tell is not None:
        tell(DecreeKept(seat, decree, len(extras.draft)))
    seats, chosen = order(state.table), sum(map(len, extras.kept))
    if chosen < len(seats):
        _pass_to(state, seats[chosen])
        return False
    _reveal(state, tell)
    return True


def _reveal(state: LudwigState, tell: Tell | None) -> None:
    """All decrees are open; two go under the deck; those that act at the start are next (XSET-10)."""
    extras = extras_of(state)
    extras.decrees, extras.kept = tuple(tuple(sorted(own)) for own in extras.kept), ()
    extras.decree_deck, extras.draft = (*extras.draft, *extras.decree_deck), ()
    gone = ~bits(number for own in extras.decrees for number in own)
    extras.seen = tuple(without(groups, gone) for groups in extras.seen)
    if tell is not None:
        for seat, decrees in enumerate(extras.decrees):
            tell(DecreesRevealed(seat, decrees))
    redraws = next((seat for seat, own in enumerate(extras.decrees) if 3 in own), None)
    if redraws is None:
        plan(state)
    else:
        extras.agenda = (3, redraws)


def plan(state: LudwigState) -> None:
    """The agenda before the first round, and nobody needs the deck any more (XSET-10)."""
    extras, players = extras_of(state), state.table.players
    seats = [(state.master + after) % players for after in range(players)]
    extras.agenda = (
        *(
            part
            for seat in seats
            for decree in extras.decrees[seat]
            if DECREES[decree].acts_at_start and decree != 3
            for part in (decree, seat)
        ),
        *(0, 0),
    )
    extras.decree_deck, extras.seen = (), ()
