"""Why a game was forfeited or does not count: a kind with its facts, told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

from kastelan.bots.custom_bot import quotable

if TYPE_CHECKING:
    from kastelan.arena.report.wording import Say

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "no-start": ("reason",),
    "no-legal-word": ("word",),
    "no-answer": ("seconds",),
    "no-reading": (),
    "no-output": (),
    "exit-code": ("code",),
    "ended": ("words",),
    "no-json": ("line",),
    "no-word": ("line",),
    "process": ("code",),
    "said": ("words",),
}
"""The facts of each kind. What was `said` are the words of a stranger's code, or of a file without kinds."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong, by the end of its message, and what the message is filled with."""

    kind: str
    facts: Mapping[str, str]

    def in_words(self, say: Say) -> str:
        """The fault for a person."""
        return say(f"arena-fault-{self.kind}", **self.facts)


@dataclass(frozen=True, slots=True)
class GameFault:
    """A fault with the number of its game and the bot that forfeited; none if the game does not count."""

    game: int
    bot: str | None
    fault: Fault

    def in_words(self, say: Say) -> str:
        """One line for a person."""
        whose = f"{self.game}: {self.bot}" if self.bot is not None else f"{self.game}"
        return f"{whose}: {self.fault.in_words(say)}"


def fault(kind: str, **facts: object) -> Fault:
    """A fault of today; what strangers said is made fit to be quoted."""
    return Fault(kind, {name: quotable(str(fact)) for name, fact in facts.items()})


def kept(value: object) -> Fault | None:
    """A fault as a file keeps it, none if nothing went wrong; older files keep English words. ValueError if
    it is neither."""
    match value:
        case None | "":
            return None
        case str():
            return Fault("said", {"words": value})
        case {"kind": str(kind), "facts": {**facts}} if _are_facts(facts, kind):
            return Fault(kind, facts)
    raise ValueError(value)


def _are_facts(found: dict[object, object], kind: str) -> TypeGuard[dict[str, str]]:
    """Whether these are the facts of a kind, each a text."""
    named = kind in KINDS and found.keys() == set(KINDS[kind])
    return named and all(isinstance(fact, str) for fact in found.values())
