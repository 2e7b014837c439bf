"""DEC-01 to DEC-05: decrees that act at the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.actions import FREE_HALLWAY, FREE_STAIRS, LOOK, LOOK_TOWERS, LookAt, TakeCorridor
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import MoneyTaken, TileTaken
from kastelan.games.ludwig.knowledge import bits
from kastelan.games.ludwig.modules.actions import KEEP_DECREE, KeepDecree
from kastelan.games.ludwig.modules.decrees import draft
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.decree import Final as Points
from kastelan.games.ludwig.modules.decrees.events import DecreesLookedAt, DecreesRevealed, ModelChosen
from kastelan.games.ludwig.modules.events import TokenKept
from kastelan.games.ludwig.modules.extras import at, at_row, extras_of
from kastelan.games.ludwig.modules.siting import can_be_placed
from kastelan.games.ludwig.steps import MODEL, NOTHING, PLACING, READY, REDRAWING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MORE_MONEY: Final = 10_000
TOKENS: Final = 2
SECOND: Final = 100
"""Added to a decree on the agenda: its second part."""


class DeepCoffers(Decree):
    """25,000 M instead of 15,000 M."""

    number: ClassVar[int] = 1
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        state.money = at(state.money, seat, state.money[seat] + MORE_MONEY)
        if tell is not None:
            tell(MoneyTaken(seat, MORE_MONEY, self.rule))
        return True


class RoyalWhispers(Decree):
    """Two favour tokens out of the box, scored for the holder only."""

    number: ClassVar[int] = 2
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        extras = extras_of(state)
        order, state.chance = shuffled(state.chance, extras.box)
        extras.box = tuple(sorted(order[TOKENS:]))
        extras.held = at_row(extras.held, seat, tuple(sorted((*extras.held[seat], *order[:TOKENS]))))
        if tell is not None:
            for token in order[:TOKENS]:
                tell(TokenKept(seat, token, self.rule))
        return True


class SecondThoughts(Decree):
    """One of the top three decrees in place of this one."""

    number: ClassVar[int] = 3
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        extras = extras_of(state)
        extras.decree_deck, top = extras.decree_deck[:-3], extras.decree_deck[-3:]
        extras.offered = tuple(sorted(top))
        draft.learn(extras, seat, bits(top))
        state.step = REDRAWING
        if tell is not None:
            tell(DecreesLookedAt(seat, extras.offered))
        return False


def legal_redraw(state: LudwigState) -> Sequence[Action]:
    """The decrees looked at."""
    return KEEP_DECREE[: len(extras_of(state).offered)]


def redraw(state: LudwigState, action: KeepDecree, tell: Tell | None) -> bool:
    """Lay one of them open in place of decree 03; it acts fully (DEC-03)."""
    extras, seat = extras_of(state), state.seat
    if not 0 <= action.decree < len(extras.offered):
        raise IllegalAction("DEC-03", "no-such-decree", number=action.decree + 1)
    decree, extras.offered = extras.offered[action.decree], ()
    own = tuple(sorted(decree if old == 3 else old for old in extras.decrees[seat]))
    extras.decrees = at_row(extras.decrees, seat, own)
    if tell is not None:
        tell(DecreesRevealed(seat, own, "DEC-03"))
    draft.plan(state)
    return True


class ReadyMadeCorridors(Decree):
    """A hallway and stairs for free, both placed at once."""

    number: ClassVar[int] = 4
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        extras = extras_of(state)
        if not extras.offered:
            extras.offered = (HALLWAY, STAIRS)
        if legal_corridors(state):
            state.step = READY
            return False
        extras.offered = ()
        return True


def legal_corridors(state: LudwigState) -> list[Action]:
    """Those of hallway and stairs that are still to be placed."""
    castle, tiles, offered = state.castles[state.seat], state.table.components.tiles, extras_of(state).offered
    return [
        action
        for action in (FREE_HALLWAY, FREE_STAIRS)
        if action.tile in offered and can_be_placed(castle, tiles[action.tile])
    ]


def take_corridor(state: LudwigState, action: TakeCorridor, tell: Tell | None) -> None:
    """Take one of them in hand; the other one is next."""
    if action not in legal_corridors(state):
        raise IllegalAction("DEC-04", "no-corridor-left")
    extras, seat = extras_of(state), state.seat
    extras.offered = tuple(tile for tile in extras.offered if tile != action.tile)
    if extras.offered:
        extras.agenda = (4 + SECOND, seat, *extras.agenda)
    hallways, stairs = state.corridors
    state.corridors = (hallways - 1, stairs) if action.tile == HALLWAY else (hallways, stairs - 1)
    state.tile, state.step = action.tile, PLACING
    if tell is not None:
        tell(TileTaken(seat, action.tile, "DEC-04"))


class ModelRoom(Decree):
    """The top tile of a stack, face down; rooms like it score in the end."""

    number: ClassVar[int] = 5
    acts_at_start: ClassVar[bool] = True

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        state.step = MODEL
        return False

    def model(self, state: LudwigState, seat: Seat) -> Points | None:
        """2 points for each room of its size, and 2 for each of its type."""
        tile = extras_of(state).model[seat]
        if tile == NOTHING:
            return None
        like, castle = state.table.components.tiles[tile], state.castles[seat]
        sizes = sum(room.tile.stack == like.stack for room in castle.rooms)
        (kind,) = each(like.face.types)
        types = castle.of_type[kind].bit_count()
        return 2 * (sizes + types), sizes + types


def legal_stacks(state: LudwigState) -> Sequence[Action]:
    """Every stack of rooms or towers that is not empty."""
    looks = (*LOOK, LOOK_TOWERS)[: len(state.stacks)]
    return [look for look in looks if state.stacks[look.stack]]


def choose_model(state: LudwigState, action: LookAt, tell: Tell | None) -> bool:
    """Take the top tile, look at it, and keep it face down (DEC-05)."""
    if action not in legal_stacks(state):
        raise IllegalAction("DEC-05", "no-such-stack")
    extras, seat, stack = extras_of(state), state.seat, state.stacks[action.stack]
    state.stacks = (*state.stacks[: action.stack], stack[:-1], *state.stacks[action.stack + 1 :])
    extras.model = at(extras.model, seat, stack[-1])
    knowledge.know(state, seat, stack[-1])
    if tell is not None:
        tell(ModelChosen(seat, action.stack, stack[-1]))
    return True
