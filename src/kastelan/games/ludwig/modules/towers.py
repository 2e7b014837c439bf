"""TWR: towers, which are rooms of their own type, and the favour tokens that completed towers bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import rewards, turn
from kastelan.games.ludwig.components import TOWERS
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.module_state import at_row
from kastelan.games.ludwig.modules.actions import TOKEN, KeepToken
from kastelan.games.ludwig.modules.events import TokenKept, TokensLookedAt
from kastelan.games.ludwig.special_rewards import TOWER_REWARD, SpecialReward, room_of, special
from kastelan.games.ludwig.step_numbers import TOKENS

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

STACK: Final = 24
LOOKED_AT: Final = 3


def legal_tokens(state: LudwigState, _: Seat) -> Sequence[Action]:
    """The tokens looked at, one of which is kept."""
    return TOKEN[: len(state.module_state.offered)]


def keep(state: LudwigState, action: KeepToken, tell: Tell | None) -> bool:
    """Keep one token face down and put the others into the box unseen (TWR-5)."""
    own, seat = state.module_state, state.seat
    if not 0 <= action.token < len(own.offered):
        raise IllegalAction("TWR-5", "no-such-favour-token", number=action.token + 1)
    token = own.offered[action.token]
    others = tuple(other for other in own.offered if other != token)
    own.offered = ()
    own.held = at_row(own.held, seat, tuple(sorted((*own.held[seat], token))))
    own.thrown = at_row(own.thrown, seat, tuple(sorted((*own.thrown[seat], *others))))
    if tell is not None:
        tell(TokenKept(seat, token, "TWR-5"))
    return True


class TowerReward(SpecialReward):
    """The reward of a tower: look at up to three tokens of the stack (TWR-5)."""

    kind: ClassVar[int] = TOWER_REWARD
    rule: ClassVar[str] = "TWR-4"

    def void(self, state: LudwigState, entry: int) -> str | None:
        return None if state.module_state.tokens else "TWR-5"

    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        rewards.announce_claim(state, room_of(entry), self.kind, self.rule, tell)
        own = state.module_state
        start = max(len(own.tokens) - LOOKED_AT, 0)
        own.tokens, seen = own.tokens[:start], own.tokens[start:]
        own.offered = tuple(sorted(seen))
        if tell is not None:
            tell(TokensLookedAt(state.seat, len(seen), own.offered))
        state.step = TOKENS
        return False

    def fits(self, state: LudwigState, entry: int) -> bool:
        return entry == special(self.kind, room_of(entry))


class Towers(Module):
    """The module of towers."""

    name: ClassVar[str] = "towers"
    needs: ClassVar[tuple[str, ...]] = ("extra_favours",)
    state_fields: ClassVar[tuple[str, ...]] = ("tokens", "thrown")
    special_rewards: ClassVar[tuple[SpecialReward, ...]] = (TowerReward(),)
    steps: ClassVar[tuple[LudwigStep, ...]] = (
        LudwigStep(
            TOKENS,
            "tokens",
            "TWR-5",
            legal_tokens,
            then(turn.resume, KeepToken, keep),
            answerable,
            refusal="keep-a-token-first",
        ),
    )

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Make a stack of the next 24 favours (XSET-3)."""
        own = state.module_state
        order, state.chance = shuffled(state.chance, own.box)
        own.tokens, own.box = order[:STACK], tuple(sorted(order[STACK:]))

    def rewards_due(self, state: LudwigState, room: int) -> tuple[int, ...]:
        """The tower reward for a completed tower (TWR-4)."""
        tile = state.castles[state.seat].rooms[room].tile
        return (special(TOWER_REWARD, room),) if tile.stack == TOWERS else ()
