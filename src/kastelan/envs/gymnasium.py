"""One seat of a game for Gymnasium; bots or policies play the others.

    >>> from kastelan.envs.gymnasium import SeatEnv
    >>> env = SeatEnv("kingdom", opponents=["greedy"], players=2)
    >>> observation, info = env.reset(seed=7)

The mask of legal numbers is `info["action_mask"]`, and `env.action_masks()` for MaskablePPO.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from kastelan.core.extras import missing_extra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing) or missing from None

from kastelan.bots import Bot, decide, find_bot
from kastelan.core.game import Seat
from kastelan.envs.table import RENDER_MODES, Observation, Settings, Table

Policy = Callable[[Observation, NDArray[np.int8]], int]
"""Chooses a number from an observation and a mask, such as an earlier self."""

Opponent = str | Bot | Policy
"""A bot, by its name or itself, or a policy."""

RANDOM_SEAT: Final = -1


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table with opponents, who are drawn from `pool` for every game."""

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[Opponent] = ("random",),
        seat: Seat = RANDOM_SEAT,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = Table(Settings(game, **settings))
        self.render_mode = render_mode
        self.pool: list[Opponent] = list(opponents)
        """Who may play the other seats; add to it while you train."""

        self.fixed_seat = seat
        self.seat = max(seat, 0)
        self.luck = Random()
        self.at_table: dict[Seat, Bot | Policy] = {}
        self.observation_space: Any = spaces.Dict(self.table.observation_spaces())
        self.action_space = spaces.Discrete(self.table.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.luck = Random(seed)
        self.table.new(self.luck.getrandbits(60))
        players = self.table.players
        self.seat = self.luck.randrange(players) if self.fixed_seat == RANDOM_SEAT else self.fixed_seat
        others = [other for other in range(players) if other != self.seat]
        self.at_table = {other: _player(self.luck.choice(self.pool)) for other in others}
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.act(self.seat, int(action)):
            self._others_play()
        return self._seen(), table.rewards()[self.seat], not table.actors, table.truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.seat)

    def _seen(self) -> Observation:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def _others_play(self) -> None:
        table = self.table
        while table.actors and self.seat not in table.actors and not table.truncated:
            other = table.actors[0]
            player = self.at_table[other]
            if isinstance(player, Bot):
                table.steps += 1
                table.play(other, decide(player, table.state, other, self.luck))
            else:
                table.act(other, player(table.observe(other), table.mask(other)))


def _player(opponent: Opponent) -> Bot | Policy:
    return find_bot(opponent) if isinstance(opponent, str) else opponent
