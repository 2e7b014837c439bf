"""The rules of a game as people read them, cut into headings and texts."""

from __future__ import annotations

from typing import Final

from litestar import get

from kastelan.server.http.routes.games import PUBLIC
from kastelan.server.presenters.game_list import known
from kastelan.server.presenters.rules_text import sections
from kastelan.server.wire.games import RulesSection


@get("/api/rules/{game:str}", sync_to_thread=False, response_headers=PUBLIC)
def show_rules(game: str, spoken: str) -> list[RulesSection]:
    """The rules in order: the title, chapters and rules with their ids, and texts between them; `**` marks
    emphasis."""
    return sections(known(game), spoken)


HANDLERS: Final = (show_rules,)
