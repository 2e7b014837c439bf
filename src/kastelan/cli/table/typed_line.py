"""What a typed line means: a command, one action, or the words of several moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kastelan.cli.table.commands import Command
from kastelan.cli.table.display import Display
from kastelan.cli.table.move_words import action_named, is_number, listed_action
from kastelan.cli.table.vocabulary import Vocabulary, folded, spoken
from kastelan.core.game import Action, Seat

Words = Sequence[str]


@dataclass(frozen=True, slots=True)
class Order:
    """A command with the words after it."""

    command: Command
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moves:
    """Words of moves that are carried out together; no words if the line is empty."""

    words: tuple[str, ...]


Typed = Order | Moves | Action


def interpret(line: str, display: Display, seat: Seat, commands: Sequence[Command]) -> Typed:
    """What a line says when this seat has to decide."""
    state, screen = display.state, display.screen
    words = screen.split(line, state.view(seat))
    if not words:
        return Moves(())
    command = _command(words[0], display, seat, commands)
    if command is not None:
        return Order(command, tuple(words[1:]))
    if len(words) == 1 and is_number(words[0]):
        return listed_action(screen, display.offer, seat, words[0], state)
    named = action_named(screen, seat, words, state) if len(words) > 1 else None
    return named or Moves(tuple(words))


def _command(word: str, display: Display, seat: Seat, commands: Sequence[Command]) -> Command | None:
    """The command that a word names: by a whole word, or by a beginning that no move has."""
    screen, key = display.screen, folded(word)
    for command in commands:
        if key in map(folded, spoken(screen.speaker, command.words)):
            return command
    view = display.state.view(seat)
    if word.isdecimal() or screen.can_read(word, view):  # a move by its whole name takes precedence
        return None
    # Moves and commands in one vocabulary: a beginning that fits both is reported as ambiguous.
    known = Vocabulary[Command | Action]()
    for command in commands:
        known.add(spoken(screen.speaker, command.words), command)
    known.add_all(screen.action_words(view, display.state.legal(seat)))
    found = known.find(word)
    return found if isinstance(found, Command) else None


def completions(display: Display, seat: Seat, commands: Sequence[Command]) -> list[str]:
    """The words that Tab offers: legal moves, then commands."""
    words = [spoken(display.screen.speaker, command.words)[0] for command in commands]
    return [*display.screen.completions(display.state.legal(seat)), *words]
