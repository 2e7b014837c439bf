"""TWR: towers, which are rooms of their type, and the favour tokens that completed ones bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig.components import TOWERS
from kastelan.games.ludwig.modules.actions import TOKEN, KeepToken
from kastelan.games.ludwig.modules.entries import TOWER_REWARD, special
from kastelan.games.ludwig.modules.events import TokenKept, TokensLookedAt
from kastelan.games.ludwig.modules.extras import at_row, extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.steps import TOKENS

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

STACK: Final = 24
LOOKED_AT: Final = 3
CARDS: Final = 5


class Towers(Module):
    """The towers module."""

    name: ClassVar[str] = "towers"
    needs: ClassVar[tuple[str, ...]] = ("extra_favours",)

    def lay(self, state: LudwigState, tell: Tell | None) -> None:
        """The next 24 favours form a stack (XSET-3)."""
        extras = extras_of(state)
        order, state.chance = shuffled(state.chance, extras.box)
        extras.tokens, extras.box = order[:STACK], tuple(sorted(order[STACK:]))

    def due(self, state: LudwigState, room: int) -> tuple[int, ...]:
        """A completed tower brings the tower reward too (TWR-4)."""
        tile = state.castles[state.seat].rooms[room].tile
        return (special(TOWER_REWARD, room),) if tile.stack == TOWERS else ()


def look(state: LudwigState, tell: Tell | None) -> bool:
    """Look at the top three tokens; fewer if there are no more (TWR-5)."""
    extras = extras_of(state)
    start = max(len(extras.tokens) - LOOKED_AT, 0)
    extras.tokens, seen = extras.tokens[:start], extras.tokens[start:]
    extras.offered = tuple(sorted(seen))
    if tell is not None:
        tell(TokensLookedAt(state.seat, len(seen), extras.offered))
    state.step = TOKENS
    return False


def legal_tokens(state: LudwigState) -> Sequence[Action]:
    """The tokens looked at, one of which is kept."""
    return TOKEN[: len(extras_of(state).offered)]


def keep(state: LudwigState, action: KeepToken, tell: Tell | None) -> bool:
    """Keep one face down; the others go into the box unseen (TWR-5)."""
    extras, seat = extras_of(state), state.seat
    if not 0 <= action.token < len(extras.offered):
        raise IllegalAction("TWR-5", "no-such-favour-token", number=action.token + 1)
    token = extras.offered[action.token]
    others = tuple(other for other in extras.offered if other != token)
    extras.offered = ()
    extras.held = at_row(extras.held, seat, tuple(sorted((*extras.held[seat], token))))
    extras.thrown = at_row(extras.thrown, seat, tuple(sorted((*extras.thrown[seat], *others))))
    if tell is not None:
        tell(TokenKept(seat, token, "TWR-5"))
    return True
