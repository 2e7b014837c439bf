"""The second worker's part: bots that think, and pictures, so that the first one can always answer."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from kastelan.core.errors import KastelanError
from kastelan.core.position import named_game, parse_position
from kastelan.games import find
from kastelan.offline.effects import Reply
from kastelan.offline.request import Request
from kastelan.server.errors import NotFound, status_of
from kastelan.server.play.bot_answers import bot_named
from kastelan.server.presenters.drawing import draw, draw_portrait
from kastelan.server.presenters.game_list import known
from kastelan.server.wire.scalars import encode

ART: Final = re.compile("/art/([^/]+)/(.+)")
SVG: Final = "image/svg+xml"


def choose(bot: str, position: str, seat: int, luck: int) -> str:
    """The word that a bot plays in a position that was dealt anew for its seat."""
    state = parse_position(find(*named_game(position)), position, trusted=True)
    return state.game.actions.write(bot_named(bot).choose(state, seat, Random(luck)))


def picture(url: str) -> str:
    """The answer to a request for a picture."""
    try:
        return encode(Reply(200, SVG, _drawn(Request.of("GET", url)))).decode()
    except KastelanError as error:
        return encode(Reply(status_of(error), "text/plain", error.message)).decode()


def _drawn(request: Request) -> str:
    found = ART.fullmatch(request.path)
    if found is None:
        raise NotFound("no-such-picture")
    theme = "dark" if request.text("theme") == "dark" else "light"
    if found[1] == "portraits":
        return draw_portrait(found[2], theme)
    asked = {name: words[-1] for name, words in request.query.items()}
    return draw(known(found[1]), found[2], {"language": "en", **asked, "theme": theme})
