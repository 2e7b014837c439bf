"""One table for all faces: positions, numbers of actions, observations, rewards, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kastelan.core.game import Action, Game, Seat, State
from kastelan.core.position import write_position
from kastelan.envs.encoder import Tensor, encoder_of
from kastelan.envs.parts import HIGH, LOW
from kastelan.games import find
from kastelan.pictures.game_pictures import Style, pictures_of

Form = Literal["flat", "listed"]
Rewards = Literal["result", "points"]
Observation = dict[str, Tensor]

RENDER_MODES: Final = ("ansi", "svg")
_SEEDS: Final = 2**63


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played, and how it is shown."""

    game: str
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    version: int | None = None
    actions: Form = "flat"
    """`flat`: every number is one action. `listed`: the number is a place among the legal actions."""

    rewards: Rewards = "result"
    """`result`: 1 for the only winner, equal parts of -1 for the others. `points`: the points, over 100."""

    longest: int = 10_000
    """Decisions after which a game is cut short."""


class Table:
    """A table at which one game is played after the other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game: Game = find(settings.game, settings.version)
        self.state: State = self.game.new(settings.players, settings.options)
        self.encoder = encoder_of(self.state)
        self.luck = Random()
        self.players = self.state.players
        listed = settings.actions == "listed"
        self.size = self.encoder.most_listed if listed else self.encoder.size
        self._listed = listed
        self.begin(self.state)

    def new(self, seed: int | None = None) -> None:
        """Begin a new game. A seed sets it and all that follow."""
        if seed is not None:
            self.luck = Random(seed)
        settings = self.settings
        self.begin(self.game.new(settings.players, settings.options, self.luck.randrange(_SEEDS)))

    def begin(self, state: State) -> None:
        """Continue from a position."""
        self.state, self.steps, self.culprit = state, 0, -1
        self._forget()

    def _forget(self) -> None:
        self.actors: tuple[Seat, ...] = () if self.culprit >= 0 else self.state.actors
        self._legal: dict[Seat, Sequence[Action]] = {}
        self._masks: dict[Seat, NDArray[np.int8]] = {}

    @property
    def truncated(self) -> bool:
        """Whether the game is cut short."""
        return bool(self.actors) and self.steps >= self.settings.longest

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What a seat may do."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal(seat) if seat in self.actors else ()
        return self._legal[seat]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Which numbers a seat may choose; none while it does not decide."""
        found = self._masks.get(seat)
        if found is None:
            found = self._masks[seat] = self._mask(seat)
        return found

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        legal = self.legal(seat)
        if self._listed or not legal:
            found = np.zeros(self.size, np.int8)
            found[: len(legal)] = 1
            return found
        return self.encoder.mask(self.state, seat, legal)

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, and in the listed form also what it may do."""
        found = self.encoder.observe(self.state, seat)
        if self._listed:
            legal = self.legal(seat)[: self.size]
            rows = np.zeros((self.size, len(self.encoder.features)), np.float32)
            if legal:
                rows[: len(legal)] = self.encoder.described(self.state, seat, legal)
            found["actions"] = rows
        return found

    def act(self, seat: Seat, number: int) -> bool:
        """Carry out an action by its number; an illegal one ends the game, and is False."""
        self.steps += 1
        if not 0 <= number < self.size or not self.mask(seat)[number]:
            self.culprit = seat
            self._forget()
            return False
        legal = self.legal(seat)
        self.play(
            seat, legal[number] if self._listed else self.encoder.action(self.state, seat, number, legal)
        )
        return True

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action."""
        self.state.apply(seat, action)
        self._forget()

    def rewards(self) -> tuple[float, ...]:
        """What each seat gets at the end, and nothing before it."""
        if self.culprit >= 0:
            others = 1.0 / max(self.players - 1, 1)
            return tuple(-1.0 if seat == self.culprit else others for seat in range(self.players))
        outcome = self.state.outcome
        if outcome is None:
            return (0.0,) * self.players
        if self.settings.rewards == "points" or self.players == 1:
            return tuple(points / 100 for points in outcome.scores)
        share = 1.0 / outcome.places.count(1)
        won = [share * (place == 1) for place in outcome.places]
        return tuple((part * self.players - 1) / (self.players - 1) for part in won)

    def observation_spaces(self) -> dict[str, spaces.Space[Tensor]]:
        """The space of each tensor of an observation."""
        encoder = self.encoder
        found: dict[str, spaces.Space[Tensor]] = {
            "planes": spaces.Box(0, 255, encoder.planes, np.uint8),
            "values": spaces.Box(LOW, HIGH, (encoder.vector.size,), np.float32),
        }
        if self._listed:
            shape = (self.size, len(encoder.features))
            found["actions"] = spaces.Box(LOW, HIGH, shape, np.float32)
        return found

    def mask_space(self) -> spaces.Space[Tensor]:
        """The space of masks."""
        return spaces.Box(0, 1, (self.size,), np.int8)

    def render(self, mode: str | None, seat: Seat | None = None) -> str | None:
        """The position as its line or as a picture."""
        if mode == "ansi":
            return write_position(self.state)
        draw = pictures_of(self.game.name).table if mode == "svg" else None
        return draw(self.state.view(seat), Style()) if draw is not None else None
