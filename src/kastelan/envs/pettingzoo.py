"""Every game with an encoder for PettingZoo: `env` one decision after the other, `parallel_env` at once.

    >>> from kastelan.envs.pettingzoo import env
    >>> kingdom = env("kingdom", players=2)
    >>> kingdom.reset(seed=7)

Where several seats decide at once, `env` asks them one after the other; none sees what the others chose.
`pip install 'kastelan[envs]'` installs what this module needs.
"""

from __future__ import annotations

from typing import Any, ClassVar

from kastelan.core.extras import missing_extra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise missing_extra(missing) or missing from None

from kastelan.core.game import Seat
from kastelan.envs.table import RENDER_MODES, Observation, Settings, Table

Seen = dict[str, Any]  # "observation" is a dict of tensors, "action_mask" a tensor


class _Faces:
    """What both kinds of environment share."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = {"observation": spaces.Dict(table.observation_spaces()), "action_mask": table.mask_space()}
        self.observation_spaces = {agent: spaces.Dict(dict(seen)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.size) for agent in self.possible_agents}

    def see(self, agent: str) -> Seen:
        """An agent's observation with its mask."""
        seat = self.seat_of[agent]
        observation: Observation = self.table.observe(seat)
        return {"observation": observation, "action_mask": self.table.mask(seat)}


class TurnsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as turns; made by `env`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kastelan_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        self.faces = _Faces(Table(settings), render_mode)
        self.table, self.render_mode = self.faces.table, render_mode
        self.possible_agents = self.faces.possible_agents
        self.observation_spaces = self.faces.observation_spaces
        self.action_spaces = self.faces.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.new(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        self.agent_selection = self.possible_agents[self.table.actors[0]]

    def observe(self, agent: str) -> Seen:
        return self.faces.see(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        self._cumulative_rewards[agent] = 0.0
        table.act(self.faces.seat_of[agent], -1 if action is None else int(action))
        if table.actors and not table.truncated:
            self._next()
            return
        self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, not table.actors)
        self.truncations = dict.fromkeys(self.agents, table.truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class AtOnceEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which all agents act in every step; made by `parallel_env`.

    The actions of the seats that decide are carried out; those of seats that wait are ignored, and their
    masks are all 0.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "kastelan_v1", "render_modes": list(RENDER_MODES)}

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        self.faces = _Faces(Table(settings), render_mode)
        self.table, self.render_mode = self.faces.table, render_mode
        self.possible_agents = self.faces.possible_agents
        self.observation_spaces = self.faces.observation_spaces
        self.action_spaces = self.faces.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.new(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.faces.see(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        table, agents = self.table, self.agents
        deciding: tuple[Seat, ...] = table.actors
        for seat in deciding:
            if seat in table.actors and not table.act(seat, int(actions[self.possible_agents[seat]])):
                break
        rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        over = dict.fromkeys(agents, not table.actors)
        short = dict.fromkeys(agents, table.truncated)
        seen = self._seen()
        if not table.actors or table.truncated:
            self.agents = []
        return seen, rewards, over, short, {agent: {} for agent in agents}

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, *, render_mode: str | None = None, **settings: Any) -> TurnsEnv:
    """A game as turns; the settings are those of `kastelan.envs.table.Settings`."""
    return TurnsEnv(Settings(game, **settings), render_mode)


def parallel_env(game: str, *, render_mode: str | None = None, **settings: Any) -> AtOnceEnv:
    """The same with all agents acting in every step."""
    return AtOnceEnv(Settings(game, **settings), render_mode)


def random_number(mask: np.ndarray[Any, np.dtype[np.int8]], luck: np.random.Generator) -> int:
    """A legal number, each with the same chance."""
    legal = np.flatnonzero(mask.view(np.bool_))  # several times as fast as on numbers
    return int(legal[int(luck.random() * len(legal))])
