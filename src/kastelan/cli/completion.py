"""`kastelan completion`: a script with which a shell completes commands, options and values."""

from __future__ import annotations

import re
import shlex
from argparse import Action, Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.extras import missing_extra
from kastelan.games import GAMES

EXAMPLE: Final = 'eval "$(kastelan completion bash)"'
WORDS: Final = re.compile(r"[a-z]+(\|[a-z]+)+")
"""A metavar that lists the values of an argument."""


@dataclass(frozen=True, slots=True)
class Argument:
    """An option, or without a flag an argument that is known by its place."""

    flag: str
    about: str
    takes_value: bool
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommandLine:
    """A command and its arguments."""

    name: str
    about: str
    arguments: tuple[Argument, ...]

    @property
    def words(self) -> list[str]:
        """What may follow the command: its options, and the values of other arguments."""
        return [word for one in self.arguments for word in ([one.flag] if one.flag else one.values)]

    @property
    def options(self) -> Iterator[Argument]:
        return (one for one in self.arguments if one.flag)


def arguments(parser: Parser) -> None:
    parser.option("shell", "cli-help-completion-shell", metavar="|".join(SCRIPTS))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.shell not in SCRIPTS:
        raise BadInput("unknown-shell", shell=given.shell, expected=", ".join(SCRIPTS))
    print(SCRIPTS[given.shell](command_lines(terminal)), end="")
    return 0


def command_lines(terminal: Terminal) -> list[CommandLine]:
    """All commands, as their parsers describe them."""
    from kastelan.cli.main import COMMANDS

    return [
        CommandLine(name, terminal.say(f"cli-about-{name}"), tuple(_arguments_of(name, terminal)))
        for name in COMMANDS
    ]


def _arguments_of(name: str, terminal: Terminal) -> Iterator[Argument]:
    parser = Parser(terminal.speaker, name, "", "")
    try:
        import_module(f"kastelan.cli.{name}").arguments(parser)
    except ModuleNotFoundError as error:
        # A command whose extra is not installed has no arguments yet.
        if missing_extra(error) is None:
            raise
    for action in parser._actions:  # argparse has no public list of them
        about = (action.help or "").replace("%%", "%")
        for flag in action.option_strings or [""]:
            yield Argument(flag, about, action.nargs != 0, _values(action))


def _values(action: Action) -> tuple[str, ...]:
    if action.type is take.game:
        return tuple(GAMES)
    shown = action.metavar if isinstance(action.metavar, str) else ""
    return tuple(shown.split("|")) if WORDS.fullmatch(shown) else ()


def bash(commands: Sequence[CommandLine]) -> str:
    """The script for bash. Where it knows no word, bash completes names of files."""
    names = [one.name for one in commands]
    cases = "".join(f"    {one.name}) words={shlex.quote(' '.join(one.words))};;\n" for one in commands)
    values = "".join(
        f"    {command.name}:{one.flag}) words={shlex.quote(' '.join(one.values))};;\n"
        for command in commands
        for one in command.options
        if one.takes_value
    )
    return f"""_kastelan() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command='' words='' word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
        case $word in {"|".join(names)}) command=$word; break;; esac
    done
    case $command in
    '') words={shlex.quote(" ".join(names))};;
{cases}    esac
    case $command:$before in
{values}    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _kastelan kastelan
"""


def zsh(commands: Sequence[CommandLine]) -> str:
    """The script for zsh."""
    cases = "".join(f"    {one.name}) _arguments -s {_specs(one)};;\n" for one in commands)
    names = " ".join(shlex.quote(f"{one.name}:{one.about}") for one in commands)
    return f"""#compdef kastelan
_kastelan() {{
    local -a commands=({names})
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
{cases}    esac
}}
if [ "$funcstack[1]" = _kastelan ]; then _kastelan "$@"; else compdef _kastelan kastelan; fi
"""


def _specs(command: CommandLine) -> str:
    """The arguments of a command as `_arguments` of zsh reads them."""
    words = [word for one in command.arguments if not one.flag for word in one.values]
    rest = f"*: :({' '.join(words)})" if words else "*: :_files"
    return " ".join(map(shlex.quote, (*map(_spec, command.options), rest)))


def _spec(option: Argument) -> str:
    about = re.sub(r"([\\\[\]:])", r"\\\1", option.about)
    values = f"({' '.join(option.values)})" if option.values else "_files"
    return f"*{option.flag}[{about}]" + (f": :{values}" if option.takes_value else "")


def fish(commands: Sequence[CommandLine]) -> str:
    """The script for fish."""
    lines = [
        f"complete -c kastelan -n __fish_use_subcommand -f -a {one.name} -d {_fish_quoted(one.about)}"
        for one in commands
    ]
    lines += [line for command in commands for line in _fish_lines(command)]
    return "".join(f"{line}\n" for line in lines)


def _fish_lines(command: CommandLine) -> Iterable[str]:
    begin = f"complete -c kastelan -n '__fish_seen_subcommand_from {command.name}'"
    for one in command.arguments:
        words = f" -a {_fish_quoted(' '.join(one.values))}" if one.values else ""
        if one.flag:
            name = f"-l {one.flag[2:]}" if one.flag.startswith("--") else f"-s {one.flag[1:]}"
            value = (" -x" if one.values else " -r") if one.takes_value else ""
            yield f"{begin} {name}{value}{words} -d {_fish_quoted(one.about)}"
        elif words:
            yield f"{begin}{words}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SCRIPTS: Final = {"bash": bash, "zsh": zsh, "fish": fish}
