"""DEC-01 to DEC-05: decrees that act at the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import final_scoring, knowledge, turn
from kastelan.games.ludwig.actions import FREE_HALLWAY, FREE_STAIRS, LOOK, LOOK_TOWERS, LookAt, TakeCorridor
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.corridor_reward import take_in_hand
from kastelan.games.ludwig.events import MoneyTaken
from kastelan.games.ludwig.knowledge import bits
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, answerable, then
from kastelan.games.ludwig.module_state import at, at_row
from kastelan.games.ludwig.modules.actions import KEEP_DECREE, KeepDecree
from kastelan.games.ludwig.modules.decrees import agenda, draft
from kastelan.games.ludwig.modules.decrees.decree import Decree, Points
from kastelan.games.ludwig.modules.decrees.events import DecreesLookedAt, DecreesRevealed, ModelChosen
from kastelan.games.ludwig.modules.events import TokenKept
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.step_numbers import MODEL, NOTHING, READY, REDRAWING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MORE_MONEY: Final = 10_000
TOKENS: Final = 2
SECOND: Final = 100
"""Added to the number of a decree on the agenda for its second part."""

READY_MADE: Final = 4
"""The decree that has a second part."""


class DeepCoffers(Decree):
    """25,000 M instead of 15,000 M."""

    number: ClassVar[int] = 1
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        state.money = at(state.money, seat, state.money[seat] + MORE_MONEY)
        if tell is not None:
            tell(MoneyTaken(seat, MORE_MONEY, self.rule))
        return False


class RoyalWhispers(Decree):
    """Two favour tokens from the box, scored for the holder only."""

    number: ClassVar[int] = 2
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        own = state.module_state
        order, state.chance = shuffled(state.chance, own.box)
        own.box = tuple(sorted(order[TOKENS:]))
        own.held = at_row(own.held, seat, tuple(sorted((*own.held[seat], *order[:TOKENS]))))
        if tell is not None:
            for token in order[:TOKENS]:
                tell(TokenKept(seat, token, self.rule))
        return False


class SecondThoughts(Decree):
    """One of the top three decrees in place of this one."""

    number: ClassVar[int] = 3
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        own = state.module_state
        own.decree_deck, top = own.decree_deck[:-3], own.decree_deck[-3:]
        own.offered = tuple(sorted(top))
        draft.learn(own, seat, bits(top))
        state.step = REDRAWING
        if tell is not None:
            tell(DecreesLookedAt(seat, own.offered))
        return True


def legal_redraw(state: LudwigState, _: Seat) -> Sequence[Action]:
    """The decrees looked at."""
    return KEEP_DECREE[: len(state.module_state.offered)]


def redraw(state: LudwigState, action: KeepDecree, tell: Tell | None) -> bool:
    """Lay one of them open in place of decree 03; it acts fully (DEC-03)."""
    own, seat = state.module_state, state.seat
    if not 0 <= action.decree < len(own.offered):
        raise IllegalAction("DEC-03", "no-such-decree", number=action.decree + 1)
    decree, own.offered = own.offered[action.decree], ()
    decrees = tuple(sorted(decree if old == agenda.REDRAW else old for old in own.decrees[seat]))
    own.decrees = at_row(own.decrees, seat, decrees)
    if tell is not None:
        tell(DecreesRevealed(seat, decrees, "DEC-03"))
    agenda.plan(state)
    return True


class ReadyMadeCorridors(Decree):
    """A hallway and stairs for free, both placed at once."""

    number: ClassVar[int] = READY_MADE
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        own = state.module_state
        if not own.offered:
            own.offered = (HALLWAY, STAIRS)
        if legal_corridors(state, seat):
            state.step = READY
            return True
        own.offered = ()
        return False


def legal_corridors(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """The hallway and the stairs, if they are still to be placed."""
    castle, tiles, offered = state.castles[seat], state.table.components.tiles, state.module_state.offered
    return [
        action
        for action in (FREE_HALLWAY, FREE_STAIRS)
        if action.tile in offered and can_be_placed(castle, tiles[action.tile])
    ]


def take_corridor(state: LudwigState, action: TakeCorridor, tell: Tell | None) -> None:
    """Take one of them in hand. The other one comes next."""
    if action not in legal_corridors(state, state.seat):
        raise IllegalAction("DEC-04", "no-corridor-left")
    own, seat = state.module_state, state.seat
    own.offered = tuple(tile for tile in own.offered if tile != action.tile)
    if own.offered:
        own.agenda = (READY_MADE + SECOND, seat, *own.agenda)
    take_in_hand(state, action.tile, "DEC-04", tell)


class ModelRoom(Decree):
    """The top tile of a stack is kept face down; similar rooms score at the end."""

    number: ClassVar[int] = 5
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        state.step = MODEL
        return True

    def model(self, state: LudwigState, seat: Seat) -> Points | None:
        """2 points for each room of its size, and 2 for each of its type."""
        tile = state.module_state.model[seat]
        if tile == NOTHING:
            return None
        like, castle = state.table.components.tiles[tile], state.castles[seat]
        sizes = sum(room.tile.stack == like.stack for room in castle.rooms)
        (kind,) = each(like.face.types)
        types = castle.of_type[kind].bit_count()
        return 2 * (sizes + types), sizes + types


def legal_stacks(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Every stack of rooms or towers that is not empty."""
    looks = (*LOOK, LOOK_TOWERS)[: len(state.stacks)]
    return [look for look in looks if state.stacks[look.stack]]


def choose_model(state: LudwigState, action: LookAt, tell: Tell | None) -> bool:
    """Take the top tile, look at it, and keep it face down (DEC-05)."""
    if action not in legal_stacks(state, state.seat):
        raise IllegalAction("DEC-05", "no-such-stack")
    own, seat, stack = state.module_state, state.seat, state.stacks[action.stack]
    state.stacks = (*state.stacks[: action.stack], stack[:-1], *state.stacks[action.stack + 1 :])
    own.model = at(own.model, seat, stack[-1])
    knowledge.know(state, seat, stack[-1])
    if tell is not None:
        tell(ModelChosen(seat, action.stack, stack[-1]))
    return True


def hidden_models(state: LudwigState, seat: Seat | None) -> list[int]:
    """The models that the seat has not seen."""
    if final_scoring.has_begun(state):
        return []
    models = enumerate(state.module_state.model)
    return [tile for owner, tile in models if tile != NOTHING and owner != seat]


STEPS: Final = (
    LudwigStep(
        REDRAWING,
        "redrawing",
        "DEC-03",
        legal_redraw,
        then(agenda.begin, KeepDecree, redraw),
        answerable,
        refusal="keep-a-decree-first",
    ),
    LudwigStep(
        READY,
        "ready",
        "DEC-04",
        legal_corridors,
        acting(TakeCorridor, take_corridor),
        answerable,
        refusal="take-a-corridor-first",
    ),
    LudwigStep(
        MODEL,
        "model",
        "DEC-05",
        legal_stacks,
        then(turn.resume, LookAt, choose_model),
        answerable,
        refusal="choose-a-stack-first",
    ),
)
