"""DEC-21, DEC-52, DEC-54: what is decided between the last round and the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.components import HALLWAYS, MOATS, TOWERS
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import (
    DISCARD,
    DOUBLE,
    NO_DISCARD,
    DiscardTile,
    DoubleCard,
    EndTurn,
    NoDiscard,
)
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardDoubled, StackCleared
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.steps import CLEARING, DOUBLING, REPAYING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Clearance(Decree):
    """Up to four tiles of any stacks discarded before the final scoring."""

    number: ClassVar[int] = 52
    discards: ClassVar[int] = 4


class DoubleTask(Decree):
    """One bonus card counts twice."""

    number: ClassVar[int] = 54
    doubles_a_card: ClassVar[bool] = True


def begin(state: LudwigState) -> None:
    """The first phase, from the last master builder clockwise."""
    extras = extras_of(state)
    extras.before, extras.order, extras.offered = 0, _clockwise(state), ()


def _clockwise(state: LudwigState) -> tuple[Seat, ...]:
    players = state.table.players
    return tuple((state.master + after) % players for after in range(players))


def ask(state: LudwigState) -> bool:
    """Ask what is still to be decided: debts, then stacks, then cards; whether anything is (FIN-2)."""
    extras = extras_of(state)
    while extras.before < len(PHASES):
        if not extras.order:
            extras.before, extras.order = extras.before + 1, _clockwise(state)
            continue
        wanted, step = PHASES[extras.before]
        if wanted(state, extras.order[0]):
            state.seat, state.step = extras.order[0], step
            return True
        extras.order = extras.order[1:]
    extras.before, extras.order, state.seat = 0, (), state.master
    return False


def _owes(state: LudwigState, seat: Seat) -> bool:
    return extras_of(state).debt[seat] > 0 and state.money[seat] >= COIN


def _clears(state: LudwigState, seat: Seat) -> bool:
    return any(one.discards for one in held(state, seat)) and any(_left(state))


def _doubles(state: LudwigState, seat: Seat) -> bool:
    return any(one.doubles_a_card for one in held(state, seat)) and bool(state.hands[seat])


PHASES: Final = ((_owes, REPAYING), (_clears, CLEARING), (_doubles, DOUBLING))


def _decided(state: LudwigState) -> bool:
    """This seat has decided; the next one is asked, or it is time to count the points."""
    extras = extras_of(state)
    extras.order, extras.offered = extras.order[1:], ()
    return not ask(state)


def repaid(state: LudwigState, _: EndTurn, tell: Tell | None) -> bool:
    """Debts are as they are now."""
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-21"))
    return _decided(state)


def _left(state: LudwigState) -> list[int]:
    """How many tiles each stack holds, in the order of stack numbers."""
    sizes = [len(stack) for stack in state.stacks]
    towers = sizes[10] if len(sizes) > 10 else 0
    return [*sizes[:10], *state.corridors, towers, extras_of(state).moats]


def legal_discards(state: LudwigState) -> Sequence[Action]:
    """A tile of a stack, or no more (DEC-52)."""
    return (*(DISCARD[stack] for stack, left in enumerate(_left(state)) if left), NO_DISCARD)


def discard(state: LudwigState, action: DiscardTile, tell: Tell | None) -> bool:
    """The top tile of a stack leaves the game."""
    if action not in legal_discards(state):
        raise IllegalAction("DEC-52", "stack-is-empty")
    extras, stack = extras_of(state), action.stack
    if stack == MOATS:
        extras.moats -= 1
    elif HALLWAYS <= stack < TOWERS:
        hallways, stairs = state.corridors
        state.corridors = (hallways - 1, stairs) if stack == HALLWAYS else (hallways, stairs - 1)
    else:
        _discard_top(state, min(stack, 10))
    if tell is not None:
        tell(StackCleared(state.seat, stack, _left(state)[stack]))
    extras.offered += (stack,)
    most = max(one.discards for one in held(state, state.seat))
    return (len(extras.offered) >= most or not any(_left(state))) and _decided(state)


def _discard_top(state: LudwigState, number: int) -> None:
    *rest, tile = state.stacks[number]
    state.stacks = (*state.stacks[:number], tuple(rest), *state.stacks[number + 1 :])
    state.gone += (tile,)
    knowledge.reveal(state, tile)


def no_discard(state: LudwigState, _: NoDiscard, tell: Tell | None) -> bool:
    """Discard no more."""
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-52"))
    return _decided(state)


def legal_cards(state: LudwigState) -> Sequence[Action]:
    """The cards of the hand (DEC-54)."""
    return DOUBLE[: len(state.hands[state.seat])]


def double(state: LudwigState, action: DoubleCard, tell: Tell | None) -> bool:
    """This card will count twice."""
    seat, extras = state.seat, extras_of(state)
    if not 0 <= action.card < len(state.hands[seat]):
        raise IllegalAction("DEC-54", "no-such-card", number=action.card + 1)
    extras.doubled = at(extras.doubled, seat, state.hands[seat][action.card])
    if tell is not None:
        tell(CardDoubled(seat, extras.doubled[seat]))
    return _decided(state)
