"""Custom bots: classes in a module or file of the user."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from kastelan.bots.failures import where_raised
from kastelan.bots.player import Bot
from kastelan.core.errors import BadOption


def load_custom_bot(name: str) -> Bot:
    """Make a bot of the class that `module:Class` or `file.py:Class` names, or raise BadOption.

    Standard output belongs to the command's own output, so what the code prints goes to standard error.
    """
    try:
        with redirect_stdout(sys.stderr):
            found = _imported(name)
            bot = found() if isinstance(found, type) and issubclass(found, Bot) else None
    except (Exception, SystemExit) as error:  # the code of a user may raise anything
        reason = describe_error(error, _place_in(name.rpartition(":")[0], error))
        raise BadOption("bot", "cannot-load-bot", bot=name, reason=reason) from error
    if bot is None:
        raise BadOption("bot", "cannot-load-bot", bot=name, reason=name.rpartition(":")[2])
    return bot


def _imported(name: str) -> object:
    where, _, which = name.rpartition(":")
    module = _from_file(where) if where.endswith(".py") else import_module(where)
    return getattr(module, which)


def _from_file(path: str) -> ModuleType:
    """Import a file as a module, once. Files of the same name in two folders are two modules."""
    name = f"kastelan_own_bot {Path(path).resolve()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, Path(path).resolve())
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look up their module while it is being executed
    try:
        spec.loader.exec_module(module)
    # A module that failed halfway must not be found in sys.modules the next time.
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _place_in(path: str, error: BaseException) -> str:
    """The line of the file, or nothing if the error did not come from it."""
    file = str(Path(path).resolve())
    place = where_raised(error, file)
    return place if place.startswith(f"{file}:") else ""


def describe_error(error: BaseException, *details: str) -> str:
    """An exception of foreign code as one line, with what is known about it in brackets."""
    known = "; ".join(filter(None, details))
    return printable_line(f"{type(error).__name__}: {error}{f' ({known})' if known else ''}")


def printable_line(text: str) -> str:
    """The text as one line without control characters, which could do harm in a terminal."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
