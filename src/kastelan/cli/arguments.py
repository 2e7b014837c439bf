"""The command line: argparse with all help and errors in the user's language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from typing import NoReturn

from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.core.options import check_seed
from kastelan.games import find
from kastelan.locale import LANGUAGES, Speaker


class Parser(argparse.ArgumentParser):
    """A parser that raises BadInput instead of exiting."""

    def __init__(self, speaker: Speaker, program: str, about: str, example: str) -> None:
        super().__init__(
            prog=program,
            description=about,
            epilog=f"{speaker.say('cli-example')}\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            exit_on_error=False,  # so that errors are reported in the user's language
            allow_abbrev=False,
        )
        self.speaker = speaker
        self._positionals.title = speaker.say("cli-arguments")
        self._optionals.title = speaker.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=speaker.say("cli-help-help"))
        self.add_argument("--language", metavar="en|cs|ru", help=speaker.say("cli-help-language"))

    def format_help(self) -> str:
        # argparse writes this word itself and always in English.
        return super().format_help().replace("usage: ", f"{self.speaker.say('cli-usage')}: ", 1)

    def option(self, flag: str, message: str, **settings: object) -> None:
        """Add an argument, with its help in the user's language."""
        self.add_argument(flag, help=self.speaker.say(message), **settings)  # type: ignore[arg-type]  # passed on

    def game_options(self) -> None:
        """Add `--option KEY=VALUE`, which may be repeated."""
        self.option(
            "--option", "cli-help-option", type=option, action="append", default=[], metavar="KEY=VALUE"
        )

    def jobs(self) -> None:
        """Add `--jobs`, by default one for each core."""
        cores = os.cpu_count() or 1
        self.option("--jobs", "cli-help-jobs", type=whole(1, 1024), default=cores, metavar="N")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Parse the arguments; raises BadInput for an invalid one."""
        try:
            found, rest = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            if error.argument_name is None:  # how Python 3.13 and later report a missing one
                self.error(error.message)
            raise BadInput("bad-argument", argument=error.argument_name) from None
        if rest:
            raise BadInput("unknown-argument", argument=rest[0])
        return found

    def error(self, message: str) -> NoReturn:
        # argparse calls this only for missing arguments, which its message lists after the last colon.
        missing = message.rpartition(": ")[2]
        raise BadInput("missing-argument", argument=missing)


def whole(least: int, most: int) -> Callable[[str], int]:
    """A type for argparse: a whole number in a range."""

    def read(text: str) -> int:
        # `isdecimal` accepts other digits than ours, and `int` is slow for thousands of them.
        if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
            raise BadInput("bad-number", text=text, least=str(least), most=str(most))
        return int(text)

    return read


def seed(text: str) -> int:
    """A type for argparse: the seed of a game."""
    # Any other text is passed on as it is, for `check_seed` to judge.
    return check_seed(int(text) if text.isascii() and text.isdecimal() and len(text) < 100 else text)


def game(text: str) -> Game:
    """A type for argparse: a game by its name."""
    return find(text.lower())


def option(text: str) -> tuple[str, str]:
    """A type for argparse: `key=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(text, "option-without-value")
    return name.strip().replace("-", "_"), value.strip()


def language(text: str) -> str:
    """A type for argparse: a language we have texts for."""
    if text.lower() not in LANGUAGES:
        raise BadInput("unknown-language", language=text, expected=", ".join(LANGUAGES))
    return text.lower()
