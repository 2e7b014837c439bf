"""Selects the command, and turns errors into exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final, Protocol, cast

from rich.console import Console

from kastelan import __version__
from kastelan.cli import arguments
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.errors import KastelanError
from kastelan.core.extras import missing_extra
from kastelan.locale import Speaker, wanted_language

COMMANDS: Final = (
    "play",
    "replay",
    "verify",
    "analyse",
    "rules",
    "games",
    "draw",
    "serve",
    "db",
    "moderate",
    "account",
    "arena",
    "tune",
    "train",
    "dataset",
    "bench",
    "doctor",
    "completion",
)


class Command(Protocol):
    """A module of this package that is a command."""

    EXAMPLE: str

    def arguments(self, parser: Parser) -> None:
        """Add the command's arguments to the parser."""

    def run(self, given: object, terminal: Terminal) -> int:
        """Run the command and return its exit code."""


def main(words: Sequence[str] | None = None) -> int:
    """Run `kastelan` with these arguments and return the exit code."""
    words = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # print question marks rather than fail on a terminal without Unicode
    # English until the language is known: even a wrong --language has to be reported.
    terminal = Terminal(Speaker("en"), Console(highlight=False), "--json" in words)
    try:
        terminal.speaker = Speaker(_language(words))
        return _run(words, terminal)
    except KastelanError as error:
        return terminal.fail(error)
    except KeyboardInterrupt:
        return 130  # the usual code for a program stopped by Ctrl-C: 128 + SIGINT
    except BrokenPipeError:
        # The reader, such as `head`, has closed the pipe. Without this, Python would fail again when it
        # flushes standard output at exit. 141 is 128 + SIGPIPE.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _language(words: Sequence[str]) -> str:
    """The language of `--language`, searched before argparse runs because its texts need it."""
    for at, word in enumerate(words):
        if word == "--language" and at + 1 < len(words):
            return arguments.language(words[at + 1])
        if word.startswith("--language="):
            return arguments.language(word.partition("=")[2])
    return wanted_language()


def _run(words: list[str], terminal: Terminal) -> int:
    name = next((word for at, word in enumerate(words) if not _is_global_option(words, at)), None)
    if name is None:
        return _overview(words, terminal)
    if name not in COMMANDS:
        raise BadInput("unknown-command", command=name, expected=", ".join(COMMANDS))
    # Global options may stand before the command, so the command is not always the first word.
    words.remove(name)
    try:
        return _run_command(name, words, terminal)
    except ModuleNotFoundError as error:
        if (extra := missing_extra(error)) is None:
            raise
        raise extra from None


def _run_command(name: str, words: list[str], terminal: Terminal) -> int:
    # Imported by name, so that each command starts without loading the others.
    command = cast(Command, import_module(f"kastelan.cli.{name}"))
    about = terminal.say(f"cli-about-{name}")
    parser = Parser(terminal.speaker, f"kastelan {name}", about, command.EXAMPLE)
    command.arguments(parser)
    try:
        given = parser.read(words)
    except SystemExit as done:  # after --help
        return int(done.code or 0)
    return command.run(given, terminal)


def _is_global_option(words: Sequence[str], at: int) -> bool:
    """Whether the word is an option, or the value of --language, before the command's name."""
    return words[at].startswith("-") or _is_value(words, at)


def _is_value(words: Sequence[str], at: int) -> bool:
    return at > 0 and words[at - 1] == "--language"


def _overview(words: Sequence[str], terminal: Terminal) -> int:
    """What `kastelan` without a command prints."""
    if "--version" in words:
        print(f"kastelan {__version__}")
        return 0
    if words and words[-1] == "--language":
        raise BadInput("bad-argument", argument=words[-1])
    known = ("-h", "--help", "--json", "--language")
    for at, word in enumerate(words):
        if word not in known and not word.startswith("--language=") and not _is_value(words, at):
            raise BadInput("unknown-argument", argument=word)
    if terminal.json:
        terminal.answer([{"command": name, "about": terminal.say(f"cli-about-{name}")} for name in COMMANDS])
        return 0
    terminal.print("cli-overview")
    width = max(map(len, COMMANDS)) + len("  kastelan ") + 2
    terminal.listed(((f"  kastelan {name}", terminal.say(f"cli-about-{name}")) for name in COMMANDS), width)
    terminal.print("cli-overview-help")
    return 0
