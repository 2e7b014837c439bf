"""Bots that are not ours: a class in a module or in a file."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from kastelan.bots.player import Bot
from kastelan.core.errors import BadOption


def own_bot(name: str) -> Bot:
    """A bot of the class that `module:Class` or `file.py:Class` names. Its code is run; what it prints is no
    answer of ours and goes to standard error."""
    try:
        with redirect_stdout(sys.stderr):
            found = _found(name)
            bot = found() if isinstance(found, type) and issubclass(found, Bot) else None
    except (Exception, SystemExit) as error:  # whatever a stranger's file does wrong
        raise BadOption("bot", "cannot-load-bot", bot=name, reason=complaint(error)) from error
    if bot is None:
        raise BadOption("bot", "cannot-load-bot", bot=name, reason=name.rpartition(":")[2])
    return bot


def _found(name: str) -> object:
    where, _, which = name.rpartition(":")
    module = _from_file(where) if where.endswith(".py") else import_module(where)
    return getattr(module, which)


def _from_file(path: str) -> ModuleType:
    """The module in a file, read once; files of the same name in two folders are two modules."""
    name = f"kastelan_own_bot {Path(path).resolve()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look for their module while it is read
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def complaint(error: BaseException) -> str:
    """What a stranger's code raised, in one line."""
    return quotable(f"{type(error).__name__}: {error}")


def quotable(text: str) -> str:
    """What a stranger's code said, in one line, without signs that would do something to a terminal."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
