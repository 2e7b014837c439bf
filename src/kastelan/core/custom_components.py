"""An option by which owners of a game correct its components or add some: a JSON file and its hash.

Each game decides what the file may contain; this module reads and caches it. A value of the option is
`standard` or `path#hash`, so that records and position lines say which components they were played with.
A program may also install the content of a file under a name (`install`), as servers do: then a value is
found without a file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kastelan.core.errors import BadOption, Fact
from kastelan.core.game import Game
from kastelan.core.options import Option

C = TypeVar("C")

STANDARD: Final = "standard"
# The 12 hexadecimal digits are the 6 bytes of `fingerprint`.
HASHED: Final = re.compile(r"(.+)#([0-9a-f]{12})")
LARGEST_FILE: Final = 1_000_000


def refuse(message: str, **facts: Fact) -> BadOption:
    """A complaint about a data file."""
    return BadOption("components", message, **facts)


def fingerprint(plain: object) -> str:
    """A short hash of all that matters for play."""
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=6).hexdigest()


@dataclass(frozen=True)
class ComponentsFile(Option, Generic[C]):
    """A path, stored as `path#hash`. `build` makes components and their hash from the JSON of the file, whose
    keys are some of `tables`."""

    standard: Callable[[], C]
    build: Callable[[object], tuple[C, str]]
    tables: frozenset[str] = frozenset()
    _installed: dict[str, C] = field(default_factory=dict, init=False, repr=False, compare=False)
    # A cache by option value. It is filled although the option is frozen, and takes no part in equality.
    _loaded: dict[str, C] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def default(self) -> str:
        return STANDARD

    @property
    def expected(self) -> str:
        return f"{STANDARD}, PATH.json"

    def check(self, value: object) -> str:
        text = str(value)
        if text == STANDARD or text in self._installed:
            return text
        found = HASHED.fullmatch(text)
        path = found[1] if found else text
        components, mark = self.build(read_file(path))
        if found and found[2] != mark:
            raise refuse("components-changed", path=path, expected=found[2], found=mark)
        self._loaded.setdefault(f"{path}#{mark}", components)  # a file that changes on disk gets another hash
        return f"{path}#{mark}"

    def named(self, value: str) -> C:
        """The components that a value of the option stands for, here or in another process."""
        if value == STANDARD:
            return self.standard()
        if value in self._installed:
            return self._installed[value]
        if value not in self._loaded:
            self.check(value)
        return self._loaded[value]

    def install(self, path: str, given: object) -> str:
        """Keep the content of a file as if it were at this path; returns the value of the option."""
        components, mark = self.build(given)
        self._installed[f"{path}#{mark}"] = components
        return f"{path}#{mark}"

    def is_installed(self, value: object) -> bool:
        """Whether the value is found without reading a file."""
        return value == STANDARD or value in self._installed


def components_option(game: Game) -> ComponentsFile[Any] | None:
    """The option of the game that names components; None if it has none."""
    return next((option for option in game.options if isinstance(option, ComponentsFile)), None)


def components_in(game: Game, options: Mapping[str, object]) -> str:
    """The value of that option among some options."""
    option = components_option(game)
    return STANDARD if option is None else str(options.get(option.name, STANDARD))


def read_file(path: str) -> dict[str, object]:
    """The JSON object in a data file; BadOption if there is none."""
    try:
        with Path(path).open("rb") as file:
            # One byte more than allowed shows that the file is too large, without reading all of it.
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError):  # ValueError: the path contains a null character
        raise refuse("components-no-file", path=path) from None
    if len(raw) > LARGEST_FILE:
        raise refuse("components-too-large", path=path, most=LARGEST_FILE)
    try:
        given: object = json.loads(raw.decode())
    except (ValueError, RecursionError):  # RecursionError: the JSON is nested too deeply
        raise refuse("components-not-json", path=path) from None
    if not isinstance(given, dict):
        raise refuse("components-not-an-object", path=path)
    return dict(given)
