"""Line mode or full screen: which of them a command uses."""

from __future__ import annotations

import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import ExtraMissing

SMALLEST: Final = os.terminal_size((80, 24))


def host_options(parser: Parser) -> None:
    """The options that choose between line mode and full screen."""
    parser.option("--full-screen", "table-help-full-screen", action="store_true")
    parser.option("--line", "table-help-line", action="store_true")
    parser.option("--plain", "table-help-plain", action="store_true")


def wants_full_screen(given: Namespace, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the command runs on a full screen: when asked to, or by itself where everything allows it."""
    if given.full_screen:
        _check(given)
        return True
    if given.line or given.plain or environment.get("TERM", "dumb") == "dumb":
        return False
    return _at_terminal() and _is_installed() and _is_large_enough()


def _check(given: Namespace) -> None:
    """Refuse a full screen that cannot be had."""
    if given.line or given.plain:
        other = "--line" if given.line else "--plain"
        raise BadInput("table-not-together", first="--full-screen", second=other)
    if not _is_installed():
        raise ExtraMissing("tui", "textual")
    if not _at_terminal():
        raise BadInput("table-full-screen-needs-terminal")


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _is_installed() -> bool:
    return find_spec("textual") is not None  # looks for it without loading it


def _is_large_enough() -> bool:
    size = shutil.get_terminal_size()
    return size.columns >= SMALLEST.columns and size.lines >= SMALLEST.lines
