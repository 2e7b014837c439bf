"""Why a bot forfeited a game, or why a game does not count: a kind of fault and its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

from kastelan.bots.custom_bot import describe_error, printable_line
from kastelan.bots.failures import failure_of
from kastelan.core.game import Seat

if TYPE_CHECKING:
    from kastelan.arena.report.messages import Say

FACTS_OF_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    "no-start": ("reason",),
    "crashed": ("words", "where", "seat", "position"),
    "illegal-word": ("word", "legal", "seat", "position"),
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
"""The names of the facts of each kind.

`said` quotes an exception from outside a bot's decisions, or the free text of a results file from before
there were kinds. `no-legal-word` occurs in older files only.
"""


SHOWN: Final = 5
"""How many legal words a fault names."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong. The message is `arena-fault-<kind>`, filled with the facts."""

    kind: str
    facts: Mapping[str, str]

    def in_words(self, say: Say) -> str:
        """The fault as a sentence."""
        return say(f"arena-fault-{self.kind}", **self.facts)


@dataclass(frozen=True, slots=True)
class GameFault:
    """A fault in a game: with the bot that forfeited it, or without a bot if the game does not count."""

    game: int
    bot: str | None
    fault: Fault

    def in_words(self, say: Say) -> str:
        """The fault as a line that begins with the game and the bot."""
        whose = f"{self.game}: {self.bot}" if self.bot is not None else f"{self.game}"
        return f"{whose}: {self.fault.in_words(say)}"


def fault(kind: str, **facts: object) -> Fault:
    """Make a fault. Its facts may come from foreign code, so they are made safe to print."""
    return Fault(kind, {name: printable_line(str(fact)) for name, fact in facts.items()})


def crash(error: BaseException) -> Fault:
    """The fault of an exception that ended a game: with its place and position if a bot raised it."""
    failure = failure_of(error)
    if failure is None:
        return fault("said", words=describe_error(error))
    return fault("crashed", words=describe_error(error), **asdict(failure))


def illegal_word(word: str, legal: Sequence[str], seat: Seat, position: str) -> Fault:
    """The fault of an answer that is not legal: what came, and some of what was expected."""
    more = f", … ({len(legal)})" if len(legal) > SHOWN else ""
    return fault(
        "illegal-word", word=word[:60], legal=", ".join(legal[:SHOWN]) + more, seat=seat, position=position
    )


def parse_fault(value: object) -> Fault | None:
    """Read a fault from a results file: None if nothing went wrong, ValueError if it is no fault.

    Older files hold an English text instead of a kind and facts.
    """
    match value:
        case None | "":
            return None
        case str():
            return Fault("said", {"words": value})
        case {"kind": str(kind), "facts": {**facts}} if _are_facts(facts, kind):
            return Fault(kind, facts)
    raise ValueError(value)


def _are_facts(found: dict[object, object], kind: str) -> TypeGuard[dict[str, str]]:
    """Whether these are exactly the facts of a kind, all of them strings."""
    named = kind in FACTS_OF_KIND and found.keys() == set(FACTS_OF_KIND[kind])
    return named and all(isinstance(fact, str) for fact in found.values())
