"""Kastelan: a digital tabletop for three castle-building board games.

    >>> from kastelan import find_bot, find_game, play_game
    >>> played = play_game(find_game("kingdom"), [find_bot("greedy"), find_bot("random")], seed=7)

The names in `__all__` are enough to play games and to read records. Each is imported on first use, so that
`import kastelan` stays fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kastelan.arena import play_game
    from kastelan.bots import Bot, decide, find_bot
    from kastelan.core.errors import KastelanError
    from kastelan.core.game import Action, Event, Game, State
    from kastelan.core.position import parse_position, write_position
    from kastelan.core.record import Record, replay
    from kastelan.core.record import parse as parse_record
    from kastelan.core.record import write as write_record
    from kastelan.games import find as find_game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bot",
    "Event",
    "Game",
    "KastelanError",
    "Record",
    "State",
    "decide",
    "find_bot",
    "find_game",
    "parse_position",
    "parse_record",
    "play_game",
    "replay",
    "write_position",
    "write_record",
]

_SOURCES: Final = {
    "Action": "core.game:Action",
    "Bot": "bots:Bot",
    "Event": "core.game:Event",
    "Game": "core.game:Game",
    "KastelanError": "core.errors:KastelanError",
    "Record": "core.record:Record",
    "State": "core.game:State",
    "decide": "bots:decide",
    "find_bot": "bots:find_bot",
    "find_game": "games:find",
    "parse_position": "core.position:parse_position",
    "parse_record": "core.record:parse",
    "play_game": "arena:play_game",
    "replay": "core.record:replay",
    "write_position": "core.position:write_position",
    "write_record": "core.record:write",
}
"""Where each public name is defined, as `module:name`; type checkers read the imports above."""


def __getattr__(name: str) -> object:
    if name not in _SOURCES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, attribute = _SOURCES[name].partition(":")
    value: object = getattr(import_module(f"{__name__}.{module}"), attribute)
    globals()[name] = value  # the next access does not come here
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
