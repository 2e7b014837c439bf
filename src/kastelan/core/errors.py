"""Everything that is raised on purpose.

KastelanError
├── IllegalAction      a rule forbids it: which rule, and why
├── NotYourDecision    this seat has nothing to decide now
├── UnknownFollows     a batch of actions continues after something unknown was uncovered
├── BadOption          a game cannot be made like this
├── BadNotation        text that is no action of this game
├── BadPosition        text that is no position of this game
├── BadRecord          text that is no record, or a record that does not play back: where
├── BadManifest        a game's manifest names something that is not there, or not what it should be
└── ExtraMissing       a library that only a part of the package needs is not installed

An error carries a message id and facts. People read it in their language (`locale/`); tests compare the id or
the rule.
"""

from __future__ import annotations

Fact = int | str
"""What a message can be filled with."""


class KastelanError(Exception):
    """A request cannot be carried out; the state is unchanged."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.message} ({facts})" if facts else self.message

    def __reduce__(self) -> tuple[object, ...]:
        # By default an exception is unpickled as type(self)(*args), but the subclasses take other arguments.
        return _rebuilt, (type(self), dict(self.__dict__), self.args)


def _rebuilt(kind: type[KastelanError], fields: dict[str, object], args: tuple[object, ...]) -> KastelanError:
    """The same error on the other side of a process boundary."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    error.args = args
    return error


class IllegalAction(KastelanError):
    """A rule forbids this action now."""

    def __init__(self, rule: str, message: str, **facts: Fact) -> None:
        super().__init__(message, rule=rule, **facts)
        self.rule = rule


class NotYourDecision(KastelanError):
    """This seat has nothing to decide now."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-your-decision", seat=seat + 1)
        self.seat = seat


class UnknownFollows(KastelanError):
    """In a batch of actions, only the last one may uncover something unknown."""

    def __init__(self, word: str, following: str) -> None:
        super().__init__("batch-goes-too-far", word=word, next=following)


class BadOption(KastelanError):
    """A game cannot be made with this option, number of players or seed."""

    def __init__(self, option: str, message: str, **facts: Fact) -> None:
        super().__init__(message, option=option, **facts)
        self.option = option


class BadNotation(KastelanError):
    """A text that is no action of this game."""

    def __init__(self, text: str, message: str = "bad-notation", **facts: Fact) -> None:
        super().__init__(message, text=text, **facts)
        self.text = text


class BadPosition(KastelanError):
    """A text that is no position of this game."""

    def __init__(self, message: str = "bad-position", **facts: Fact) -> None:
        super().__init__(message, **facts)


class BadRecord(KastelanError):
    """A record that cannot be read or does not play back.

    `line` counts from 1; `move` counts the actions from 1, 0 meaning the header.
    """

    def __init__(self, message: str, *, line: int = 0, move: int = 0, **facts: Fact) -> None:
        super().__init__(message, line=line, move=move, **facts)
        self.line = line
        self.move = move

    @classmethod
    def of(cls, cause: KastelanError) -> BadRecord:
        """The same error, reported for the header of a record."""
        error = cls(cause.message)
        error.facts |= cause.facts
        return error


class BadManifest(KastelanError):
    """A game's manifest names a part that cannot be used, or the name of another game."""

    def __init__(self, reference: str, message: str, **facts: Fact) -> None:
        super().__init__(message, reference=reference, **facts)
        self.reference = reference


class ExtraMissing(KastelanError):
    """A library is not installed; `pip install 'kastelan[extra]'` installs it."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__("extra-missing", extra=extra, library=library)
