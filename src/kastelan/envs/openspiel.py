"""Every game with an encoder for OpenSpiel, as a Python game.

    >>> import pyspiel
    >>> import kastelan.envs.openspiel
    >>> game = pyspiel.load_game("kastelan_kingdom(players=2)")

The first move is chance's: one of `deals` seeds, each equally likely. All draws of the engine follow from
it, so a search needs positions that are dealt anew: `resample_from_infostate`, as in IS-MCTS. The
information state is the seat's view, which holds what the seat may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kastelan.core.extras import missing_extra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra(missing) or missing from None

from kastelan.core.chance import seeded
from kastelan.core.jsonable import plain_view
from kastelan.core.position import write_position
from kastelan.envs.table import Settings, Table
from kastelan.games import GAMES

DEALS: Final = 10_000
LONGEST: Final = 2_000
PREFIX: Final = "kastelan_"


def game_type(name: str) -> Any:
    """The description of a game."""
    seats = GAMES[name].versions[max(GAMES[name].versions)].seats
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{name} (kastelan)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility(seats),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(seats[0], min(2, seats[-1])),
            "options": "",
            "deals": DEALS,
            "longest": LONGEST,
        },
    )


def _utility(seats: range) -> Any:
    """A game that can be played alone counts points then, so its sum is not always 0."""
    kinds = pyspiel.GameType.Utility
    return kinds.GENERAL_SUM if seats[0] == 1 else kinds.ZERO_SUM


@dataclass(frozen=True, slots=True)
class Rules:
    """What a game of OpenSpiel stands for. OpenSpiel may forget attributes of games, but not parameters."""

    settings: Settings
    deals: int
    table: Table

    @property
    def planes(self) -> int:
        """How many numbers the planes are."""
        return int(np.prod(self.table.encoder.planes))

    @property
    def tensor_size(self) -> int:
        return self.planes + self.table.encoder.vector.size


@lru_cache(maxsize=64)
def _rules(name: str, parameters: tuple[tuple[str, Any], ...]) -> Rules:
    given = dict(parameters)
    options = _options(str(given["options"]))
    settings = Settings(name, int(given["players"]), options, longest=int(given["longest"]))
    return Rules(settings, int(given["deals"]), Table(settings))


def _game_class(name: str) -> type[Any]:
    described = game_type(name)

    def rules_of(params: Mapping[str, Any]) -> Rules:
        given = {**described.parameter_specification, **params}
        return _rules(name, tuple(sorted(given.items())))

    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
        """A game of ours with its parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            rules = rules_of(params or {})
            info = pyspiel.GameInfo(
                num_distinct_actions=rules.table.encoder.size,
                max_chance_outcomes=rules.deals,
                num_players=rules.table.players,
                min_utility=-1.0,
                max_utility=10.0 if rules.table.players == 1 else 1.0,
                utility_sum=0.0 if described.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
                max_game_length=rules.settings.longest,
            )
            super().__init__(described, info, dict(params or {}))

        def new_initial_state(self) -> OpenSpielState:
            return OpenSpielState(self, rules_of(self.get_parameters()))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
            return OpenSpielObserver(rules_of(self.get_parameters()))

    return OpenSpielGame


def _options(text: str) -> dict[str, str]:
    """Options as in `modules:swans+towers;foyer:3`, with plus signs for commas."""
    pairs = (pair.split(":", 1) for pair in text.split(";") if pair)
    return {name: value.replace("+", ",") for name, value in pairs}


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, or the beginning, before chance has chosen a seed."""

    def __init__(self, game: Any, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.state: Any = None
        self.moves = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenSpielState:
        new = OpenSpielState(self.get_game(), self.rules)
        new.state, new.moves = self.state and self.state.copy(), self.moves
        return new

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.state.actors[0])

    def is_terminal(self) -> bool:
        return self.state is not None and (not self.state.actors or self.moves >= self.rules.settings.longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed with the same chance."""
        deals = self.rules.deals
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or player not in self.state.actors:
            return []
        encoder = self.rules.table.encoder
        return np.flatnonzero(encoder.mask(self.state, player, self.state.legal(player))).tolist()

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            settings = self.rules.settings
            self.state = self.rules.table.game.new(settings.players, settings.options, action)
            return
        seat = self.state.actors[0]
        legal = self.state.legal(seat)
        self.state.apply(seat, self.rules.table.encoder.action(self.state, seat, action, legal))
        self.moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        chosen = self.rules.table.encoder.action(self.state, player, action, self.state.legal(player))
        return str(self.rules.table.game.actions.write(chosen))

    def returns(self) -> list[float]:
        """The rewards of a finished game."""
        table = self.rules.table
        if self.state is None or self.state.outcome is None:
            return [0.0] * table.players
        table.begin(self.state)
        return list(table.rewards())

    def information_state_string(self, player: int | None = None) -> str:
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        """The view of a seat as JSON."""
        seat = self.current_player() if player is None else player
        if self.state is None:
            return "before the deal"
        return json.dumps(plain_view(self.state.view(seat)), separators=(",", ":"), default=str)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> OpenSpielState:
        """A position that looks the same to the player, with everything hidden dealt anew."""
        new = deepcopy(self)
        new.state = self.state.determinise(player, seeded(int(probability() * 2**53)))
        return new

    def __str__(self) -> str:
        return "before the deal" if self.state is None else write_position(self.state)


class OpenSpielObserver:
    """The planes and values of a seat in one tensor."""

    def __init__(self, rules: Rules) -> None:
        self.encoder = rules.table.encoder
        self.tensor = np.zeros(rules.tensor_size, np.float32)
        self.dict = {
            "planes": self.tensor[: rules.planes].reshape(self.encoder.planes),
            "values": self.tensor[rules.planes :],
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a seat sees."""
        if state.state is None:
            self.tensor.fill(0)
            return
        seen = self.encoder.observe(state.state, player)
        self.dict["planes"][:] = seen["planes"]
        self.dict["values"][:] = seen["values"]

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view of a seat."""
        return state.observation_string(player)


def register() -> None:
    """Make every game with an encoder known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name, manifest in GAMES.items():
        if manifest.encoder is not None and PREFIX + name not in known:
            pyspiel.register_game(game_type(name), _game_class(name))


register()
