"""Towers have a stack of their own; favour tokens come from towers and from decrees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.screen_part import Describe, ScreenPart, detail
from kastelan.core.game import Action
from kastelan.games.ludwig.components import TOWER_SIZE, TOWERS
from kastelan.games.ludwig.modules.actions import KeepToken
from kastelan.games.ludwig.step_numbers import TOKENS
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _token(choices: Choices, action: KeepToken) -> str:
    offered = choices.view.module_state.offered
    return "" if isinstance(offered, int) else choices.pieces.favour(offered[action.token])


class Towers(ScreenPart):
    """The stack of towers, and the favour token that a tower brings."""

    modules: ClassVar[tuple[str, ...]] = ("towers",)
    details: ClassVar[Mapping[type[Action], Describe]] = detail(KeepToken, _token)
    secret_steps: ClassVar[tuple[int, ...]] = (TOKENS,)

    def stacks(self, view: LudwigView) -> Iterator[str]:
        yield f"{TOWER_SIZE}×{view.stacks[TOWERS]}"


class FavourTokens(ScreenPart):
    """The reader's own favour tokens."""

    modules: ClassVar[tuple[str, ...]] = ("towers", "decrees")

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        held = 0 if view.seat is None else view.module_state.held[view.seat]
        if not isinstance(held, int) and held:
            yield pieces.speaker.say(
                "ludwig-screen-module-tokens", tokens=", ".join(map(pieces.favour, held))
            )
