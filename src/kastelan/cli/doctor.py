"""`kastelan doctor`: checks the installation."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from random import Random
from typing import Final

from kastelan import __version__
from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.cli.arguments import Parser
from kastelan.cli.table.saves import home
from kastelan.cli.terminal import Terminal
from kastelan.core.chance import seeded, shuffled
from kastelan.core.extras import EXTRAS
from kastelan.core.record import begin, close, parse, replay, write
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, Speaker

EXAMPLE: Final = "kastelan doctor --json"
# What seed 1 gives on every machine. A difference would break the replay of records.
KNOWN_SHUFFLE: Final = (2, 5, 4, 7, 3, 6, 0, 1)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    what: str
    fine: bool
    detail: str


def arguments(parser: Parser) -> None:
    parser.option("--json", "cli-help-json", action="store_true")


def run(_: Namespace, terminal: Terminal) -> int:
    findings = list(_findings(terminal))
    if terminal.json:
        terminal.answer([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            mark = "✔" if finding.fine else "✘"
            terminal.console.print(f"{mark} {finding.what}: {finding.detail}", markup=False)
        terminal.print("cli-doctor-fine" if all(finding.fine for finding in findings) else "cli-doctor-ill")
    return 0 if all(finding.fine for finding in findings) else 1


def _findings(terminal: Terminal) -> Iterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding(terminal.say("cli-doctor-python"), sys.version_info >= (3, 11), python)
    yield Finding("kastelan", True, __version__)
    yield from (_run_check(terminal, name, partial(version, name)) for name in _required_packages())
    yield from (_extra(terminal, extra) for extra in EXTRAS)
    yield from (_run_check(terminal, language, partial(_language, language)) for language in LANGUAGES)
    yield _run_check(terminal, terminal.say("cli-doctor-chance"), _chance)
    yield from (_run_check(terminal, game, partial(_game, game)) for game in GAMES)
    yield _run_check(terminal, terminal.say("cli-doctor-files"), _files)
    encoding = (sys.stdout.encoding or "?").lower()
    yield Finding(terminal.say("cli-doctor-encoding"), "utf" in encoding, encoding)


def _required_packages() -> list[str]:
    """The packages that Kastelan requires."""
    try:
        rows = requires("kastelan") or []
    except PackageNotFoundError:
        return ["kastelan"]
    # A requirement such as `rich>=13; python_version<"4"` begins with the name.
    return [re.split(r"[^A-Za-z0-9._-]", row, maxsplit=1)[0] for row in rows if "extra ==" not in row]


def _run_check(terminal: Terminal, what: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(what, True, check())
    except Exception as error:  # any failure is a finding
        return Finding(
            what, False, terminal.say("cli-doctor-broken", reason=f"{type(error).__name__}: {error}")
        )


def _extra(terminal: Terminal, extra: str) -> Finding:
    """Whether the libraries of an extra are installed; a plain install lacks them, which is no fault."""
    absent = [module for module in EXTRAS[extra] if find_spec(module) is None]
    state = terminal.say("cli-doctor-extra", installed="no" if absent else "yes", extra=extra)
    return Finding(f"[{extra}]", True, state)


def _language(language: str) -> str:
    return Speaker(language).say("cli-language-name")


def _chance() -> str:
    order, _ = shuffled(seeded(1), range(8))
    if order != KNOWN_SHUFFLE:
        raise ValueError(order)
    return "".join(map(str, order))


def _game(name: str) -> str:
    """Play a whole game, write its record, and replay it."""
    game = find(name)
    players = game.seats[0]
    played = play_game(game, [find_bot("random")] * players, seed=1)
    record = close(begin(game, players, {}, 1), played.moves, played.state)
    replay(parse(write(record)), find)
    return str(played.outcome.scores)


def _files() -> str:
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    # A random name, so that two runs at the same time do not delete each other's file.
    probe = folder / f".kastelan-{Random().getrandbits(40)}"
    probe.write_text("x", encoding="utf-8")
    probe.unlink()
    return str(folder)
