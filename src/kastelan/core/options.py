"""The options of a game: each validates its values and reads them from text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kastelan.core.errors import BadOption

Value = bool | int | str | tuple[str, ...]
Options = Mapping[str, Value]
"""Every option of a game by its name."""

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
SEED_LIMIT = 10**100


@dataclass(frozen=True)
class Option(ABC):
    """One choice at set-up, explained in the locale file under `<game>-option-<name>`."""

    name: str
    rule: str
    later: int = field(default=0, kw_only=True)
    """The release of options that added it. Position lines leave out the newest options while these have
    their default values, so that older lines and hashes stay valid."""

    @property
    @abstractmethod
    def default(self) -> Value:
        """The value if none is given."""

    @abstractmethod
    def check(self, value: object) -> Value:
        """The value in its normal form; BadOption if it is not valid."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """The valid values, for messages and help."""

    def write(self, value: Value) -> str:
        """The value as text that `check` accepts."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)

    def refuse(self, value: object) -> BadOption:
        return BadOption(self.name, "bad-option-value", value=shown(value), expected=self.expected)


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    on: bool = False

    @property
    def default(self) -> bool:
        return self.on

    def check(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if str(value).lower() in YES:
            return True
        if str(value).lower() in NO:
            return False
        raise self.refuse(value)

    @property
    def expected(self) -> str:
        return "yes, no"


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words, the first being the default."""

    words: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.words[0]

    def check(self, value: object) -> str:
        if str(value).lower() in self.words:
            return str(value).lower()
        raise self.refuse(value)

    @property
    def expected(self) -> str:
        return ", ".join(self.words)


@dataclass(frozen=True)
class Several(Option):
    """A list of words, in order; `least` to `most` of them, each at most once unless it is in
    `repeatable`."""

    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    preset: tuple[str, ...] = ()
    repeatable: tuple[str, ...] = ()

    @property
    def default(self) -> tuple[str, ...]:
        return self.preset

    def check(self, value: object) -> tuple[str, ...]:
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, Sequence):
            raise self.refuse(value)
        words = tuple(str(part).strip().lower() for part in parts if str(part).strip())
        # Words that may occur only once.
        alone = [word for word in words if word not in self.repeatable]
        known = all(word in self.words for word in words)
        if not known or not self.least <= len(words) <= self.most or len(set(alone)) < len(alone):
            raise self.refuse(value)
        return words

    @property
    def count(self) -> str:
        """How many words it takes."""
        return str(self.most) if self.least == self.most else f"{self.least}-{self.most}"

    @property
    def expected(self) -> str:
        return f"{self.count} x {', '.join(self.words)}"

    def refuse(self, value: object) -> BadOption:
        words = ", ".join(self.words)
        return BadOption(self.name, "bad-option-list", value=shown(value), count=self.count, expected=words)


def shown(value: object) -> str:
    """A given value as people would type it."""
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def checked(known: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options of a game, those given checked and the others at their defaults."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(name, "unknown-option", expected=", ".join(names))
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in known
    }


def check_players(seats: range, players: object) -> int:
    """A number of players the game allows; its smallest if none is given."""
    if players is None:
        return seats.start
    # A bool is an int in Python, but True is not a number of players.
    if isinstance(players, bool) or not isinstance(players, int) or players not in seats:
        raise BadOption("players", "bad-players", players=str(players), least=seats[0], most=seats[-1])
    return players


def check_seed(seed: object) -> int:
    """A whole number from 0 up with at most a hundred digits, the most that a record may hold."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        # Python refuses to convert very long integers to text.
        huge = isinstance(seed, int) and abs(seed) >= SEED_LIMIT
        raise BadOption("seed", "bad-seed", seed="10^100..." if huge else str(seed))
    return seed
