"""What a game brings along: its rules, and where its bots, pictures, words and screens are.

Imports point inward, so a game cannot import its presenter or its bots. Its manifest names them instead, as
`package.module:NAME`, and each layer resolves the reference that it needs when it first needs it. That also
keeps programs fast that use one layer of one game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TypeVar

from kastelan.core.errors import BadManifest
from kastelan.core.game import Game

T = TypeVar("T")

OUR_WORDS = "kastelan.locale"
"""The package with the texts of this project's own games."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """How the guided first game begins: with the same seed and options for everybody."""

    seed: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Manifest:
    """Everything that belongs to a game. Only the first two are needed; each layer has a plain version of
    what is left out."""

    name: str
    versions: Mapping[int, Game]
    """Every version of the rules that was ever released, so that old records play back."""

    words: str = OUR_WORDS
    """A package with a folder of texts per language, as described in docs/new-game.md."""

    bots: str | None = None
    """A `kastelan.bots.game_bots.GameBots`."""

    encoder: str | None = None
    """A class or function that makes a `kastelan.envs.encoder.Encoder` from a first position."""

    pictures: str | None = None
    """A `kastelan.pictures.game_pictures.GamePictures`."""

    narrator: str | None = None
    """A function or class that makes a `kastelan.narration.PlainNarrator` from a speaker and player names,
    and from the value of the option for own components if it is not the default."""

    presenter: str | None = None
    """A `kastelan.server.presenters.Presenter`."""

    screen: str | None = None
    """A subclass of `kastelan.cli.table.screens.Screen`."""

    lesson: Lesson | None = None

    live_options: tuple[str, ...] = ()
    """Options that only make sense while everybody is at the table, such as a time limit per decision."""


def resolve(reference: str, kind: type[T]) -> T:
    """The object behind `package.module:NAME`; BadManifest if it is not there or is something else."""
    found = _found(reference)
    if not isinstance(found, kind):
        raise BadManifest(reference, "part-of-wrong-kind", expected=kind.__name__)
    return found


def make(reference: str, kind: type[T], *given: object) -> T:
    """What the function or class behind a reference makes; BadManifest if that is something else."""
    factory = _found(reference)
    made = factory(*given) if callable(factory) else None
    if not isinstance(made, kind):
        raise BadManifest(reference, "part-of-wrong-kind", expected=kind.__name__)
    return made


@cache
def _found(reference: str) -> object:
    module, _, name = reference.partition(":")
    try:
        found: object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:  # ValueError: the module's name is empty
        raise BadManifest(reference, "part-not-found", reason=str(error)) from error
    return found
