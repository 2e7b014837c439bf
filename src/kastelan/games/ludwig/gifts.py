"""LUD-REW-CORRIDOR, LUD-REW-UTILITY: the hallway, the stairs or the bonus card that a reward brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.actions import FREE_HALLWAY, FREE_STAIRS, KEEP_CARD, KeepCard, TakeCorridor
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import BonusCardKept, BonusCardPutAway, TileTaken
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.steps import PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def free_corridors(state: LudwigState) -> tuple[Action, ...]:
    """The hallway and the stairs that are left and could be placed (LUD-RUL-4)."""
    castle, tiles = state.castles[state.seat], state.table.components.tiles
    hallways, stairs = state.corridors
    found: tuple[Action, ...] = ()
    if hallways and can_be_placed(castle, tiles[HALLWAY]):
        found += (FREE_HALLWAY,)
    if stairs and can_be_placed(castle, tiles[STAIRS]):
        found += (FREE_STAIRS,)
    return found


def take_corridor(state: LudwigState, action: TakeCorridor, tell: Tell | None) -> None:
    """Take it and place it at once (LUD-REW-CORRIDOR)."""
    if action not in free_corridors(state):
        left = action.tile in (HALLWAY, STAIRS) and state.corridors[action.tile - HALLWAY]
        raise IllegalAction("LUD-RUL-4", "no-place-for-corridor" if left else "no-corridor-left")
    hallways, stairs = state.corridors
    state.corridors = (hallways - 1, stairs) if action.tile == HALLWAY else (hallways, stairs - 1)
    state.tile, state.step = action.tile, PLACING
    if tell is not None:
        tell(TileTaken(state.seat, action.tile))


def keep_card(state: LudwigState, action: KeepCard, tell: Tell | None) -> bool:
    """Keep one of the cards drawn."""
    if not 0 <= action.card < len(state.drawn):
        raise IllegalAction("LUD-REW-UTILITY", "no-such-card", number=action.card + 1)
    return keep(state, action.card, tell)


def keep(state: LudwigState, card: int, tell: Tell | None) -> bool:
    """One of the cards drawn joins the hand, the others go under the deck."""
    seat, kept, hands = state.seat, state.drawn[card], state.hands
    state.hands = (*hands[:seat], tuple(sorted((*hands[seat], kept))), *hands[seat + 1 :])
    others = tuple(other for other in state.drawn if other != kept)
    state.drawn = ()
    if tell is not None:
        tell(BonusCardKept(seat, kept))
    for other in others:
        knowledge.put_under(state, seat, other)
        if tell is not None:
            tell(BonusCardPutAway(seat, other, "LUD-REW-UTILITY"))
    return True


def legal_cards(state: LudwigState) -> Sequence[Action]:
    """The cards drawn, one of which is kept."""
    return KEEP_CARD[: len(state.drawn)]
