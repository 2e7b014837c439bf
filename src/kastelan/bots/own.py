"""Bots that are not ours: a class in a module or in a file."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from kastelan.bots.player import Bot
from kastelan.core.errors import BadOption


def own_bot(name: str) -> type[Bot]:
    """The bot class that `module:Class` or `file.py:Class` names; its code is run."""
    where, _, which = name.rpartition(":")
    try:
        module = _from_file(where) if where.endswith(".py") else import_module(where)
        found = getattr(module, which)
    except Exception as error:  # whatever a stranger's file does wrong
        raise BadOption(
            "bot", "cannot-load-bot", bot=name, reason=f"{type(error).__name__}: {error}"
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption("bot", "cannot-load-bot", bot=name, reason=which)
    return found


def _from_file(path: str) -> ModuleType:
    name = f"kastelan_own_bot_{Path(path).resolve()}"  # many a file is called bot.py
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)  # dataclasses in it look for their module
    except BaseException:
        del sys.modules[name]
        raise
    return module


def quotable(text: str) -> str:
    """What a stranger's code said, in one line, without signs that would do something to a terminal."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
