"""How a link looks in a messenger: title, description and picture of its page, as tags in the head."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import urlencode

from kastelan.games import GAMES
from kastelan.locale import Speaker
from kastelan.pictures.game_card import SIZE
from kastelan.server.errors import NotFound
from kastelan.server.sharing.table_words import SITE, description, game_title, title
from kastelan.server.tables.lobby import Lobby

TABLE: Final = re.compile(r"^(?:tables|room|replay)/(?P<id>[A-Za-z0-9_-]{1,40})$")
GAME: Final = re.compile(r"^(?:new|learn|rules)/(?P<game>[a-z_]{1,20})$")
DESCRIPTION: Final = re.compile(rb'<meta name="description"[^>]*>')
PAGE_TITLE: Final = re.compile(rb"<title>[^<]*</title>")
LARGE: Final = "summary_large_image"
FIRST_GAME: Final = next(iter(GAMES))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a messenger shows of a page; `picture` is the path of an image with its query."""

    title: str
    description: str
    picture: str

    def put_into(self, page: bytes, origin: str, address: str) -> bytes:
        """The page with these words in its head instead of its own."""
        words = escape(self.description)
        width, height = (round(side) for side in SIZE)
        tags = (
            ("og:type", "website"),
            ("og:site_name", SITE),
            ("og:title", self.title),
            ("og:description", self.description),
            ("og:url", origin + address),
            ("og:image", origin + self.picture),
            ("og:image:width", str(width)),
            ("og:image:height", str(height)),
        )
        head = f'<meta name="description" content="{words}" /><meta name="twitter:card" content="{LARGE}" />'
        head += "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags)
        page = PAGE_TITLE.sub(lambda _: f"<title>{escape(self.title)}</title>".encode(), page, count=1)
        return DESCRIPTION.sub(lambda _: head.encode(), page, count=1)


async def preview_of(path: str, query: Mapping[str, str], lobby: Lobby, speaker: Speaker) -> Preview:
    """The preview of a page for strangers, to whom no private table exists without its invitation."""
    table, game = TABLE.match(path), GAME.match(path)
    if table is not None:
        try:
            return await _of_table(table["id"], query, lobby, speaker)
        except NotFound:
            pass
    return _of_game(game["game"], speaker) if game and game["game"] in GAMES else _of_site(speaker)


async def _of_table(table: str, query: Mapping[str, str], lobby: Lobby, speaker: Speaker) -> Preview:
    sheet = await lobby.sheet(table)
    invite = query.get("invite", "")
    sheet.check_seen(None, invite)
    wanted = {"language": speaker.language}
    if invite:
        wanted["invite"] = invite
    if query.get("step", "").isdecimal():
        wanted["step"] = query["step"]
        words = game_title(sheet.setup.game, speaker)
        return Preview(words, speaker.say("share-replay", game=words), _picture("tables", table, wanted))
    return Preview(title(sheet, speaker), description(sheet, speaker), _picture("tables", table, wanted))


def _of_game(game: str, speaker: Speaker) -> Preview:
    picture = _picture("games", game, {"language": speaker.language})
    return Preview(f"{game_title(game, speaker)} – {SITE}", speaker.say(f"{game}-about"), picture)


def _of_site(speaker: Speaker) -> Preview:
    picture = _picture("games", FIRST_GAME, {"language": speaker.language})
    return Preview(SITE, speaker.say("share-site"), picture)


def _picture(kind: str, name: str, query: Mapping[str, str]) -> str:
    return f"/api/{kind}/{name}/picture/png?{urlencode(query)}"
