"""Why a game was forfeited or does not count: kept in English in files, told to people in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kastelan.arena.report.words import Say

FAULTS: Final = {
    "no-start": "does not start: {}",
    "no-legal-word": "no legal word: {}",
    "no-answer": "no answer in {} s",
    "no-reading": "does not read",
    "no-output": "closed its output",
    "exit-code": "ended: exit code {}",
    "ended": "ended: {}",
    "no-json": "no JSON: {}",
    "no-word": "no word to play: {}",
    "process": "the process ended with code {}",
}
"""By the end of their message; one that begins like another comes before it."""


def fault(kind: str, fact: object = "") -> str:
    """A fault as files keep it."""
    return FAULTS[kind].format(fact)


def in_words(text: str, say: Say) -> str:
    """A fault for a person, behind the game and the bot that stand before it; what a program itself
    said is left as it is."""
    found = [(at, kind) for kind, form in FAULTS.items() if (at := _begins(text, form)) is not None]
    if not found:
        return text
    at, kind = min(found, key=lambda one: one[0])
    head, _, tail = FAULTS[kind].partition("{}")
    return text[:at] + say(f"arena-fault-{kind}", fact=text[at + len(head) : len(text) - len(tail)])


def _begins(text: str, form: str) -> int | None:
    """Where a fault of this form begins in a text that ends with it."""
    head, hole, tail = form.partition("{}")
    at = text.find(f": {head}") + 2
    ends = text.endswith(tail) if hole else text[at:] == head
    return at if at > 1 and ends else None
