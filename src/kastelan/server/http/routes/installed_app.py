"""The manifest of the installed app, in the reader's language."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from kastelan.pictures.theme import LIGHT
from kastelan.server.play.room import SPEAKERS

MANIFEST: Final = "application/manifest+json"
KEPT: Final = "private, max-age=3600"
SHORTCUTS: Final = {"app-new": "/new", "app-games": "/history", "app-rules": "/rules"}


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def show_manifest(spoken: str) -> Response[dict[str, object]]:
    """What browsers need to install the client as an app."""
    say = SPEAKERS[spoken].say
    manifest: dict[str, object] = {
        "id": "/",
        "name": say("app-name"),
        "short_name": say("app-name"),
        "description": say("app-about"),
        "lang": spoken,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT.table,
        "theme_color": LIGHT.table,
        "categories": ["games"],
        "icons": [
            {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(_icon(f"icon-{width}", width, "any") for width in (192, 512)),
            *(_icon(f"maskable-{width}", width, "maskable") for width in (192, 512)),
        ],
        "shortcuts": [
            {"name": say(words), "url": url, "icons": [_icon("icon-192", 192, "any")]}
            for words, url in SHORTCUTS.items()
        ],
    }
    headers = {"Cache-Control": KEPT, "Vary": "Accept-Language, Cookie"}
    return Response(manifest, media_type=MANIFEST, headers=headers)


def _icon(name: str, width: int, purpose: str) -> dict[str, str]:
    return {
        "src": f"/icons/{name}.png",
        "sizes": f"{width}x{width}",
        "type": "image/png",
        "purpose": purpose,
    }


HANDLERS: Final = (show_manifest,)
