"""The style sheet of the report: colours of the game for light and dark mode, and embedded fonts."""

from __future__ import annotations

from base64 import b64encode
from importlib.resources import files
from typing import Final

from kastelan.pictures.theme import DARK, LIGHT, Theme

ROLES: Final = (
    "table",
    "grid",
    "sheet",
    "quiet",
    "ink",
    "soft",
    "line",
    "edge",
    "wax",
    "legal",
    "info",
    "gold",
)
BANNERS: Final = ("living", "food", "downstairs", "utility", "corridor")
"""Room types whose banner colours are used after the colours of the seats."""

FONTS: Final = (
    ("Alegreya", 700, "Alegreya-700.ttf"),
    ("Fira Sans Condensed", 400, "FiraSansCondensed-400.ttf"),
)
CASTLE_ICON: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" '
    'd="M3 21V3h3v2h2V3h3v2h2V3h3v2h2V3h3v18h-7v-4a2 2 0 0 0-4 0v4z"/></svg>'
)


def style_sheet() -> str:
    """The whole style sheet."""
    own = (files(__package__) / "style.css").read_text(encoding="utf-8")
    night = f"@media (prefers-color-scheme: dark) {{ :root {{ color-scheme: dark; {_colours(DARK)} }} }}"
    day = f":root {{ color-scheme: light; {_colours(LIGHT)} }}"
    inks = "".join(f".c{number} {{ --c: var(--ink{number}); }}\n" for number in range(10))
    return f"{_font_faces()}{day}\n{night}\n{inks}{own}"


def _colours(theme: Theme) -> str:
    inks = [*theme.seats, *(theme.banners[kind] for kind in BANNERS)]
    roles = "".join(f"--{role}: {getattr(theme, role)}; " for role in ROLES)
    return roles + "".join(f"--ink{number}: {colour}; " for number, colour in enumerate(inks))


def _font_faces() -> str:
    """The fonts as data URLs, so that the page is a single file."""
    folder = files("kastelan.pictures") / "fonts"
    faces = []
    for family, weight, name in FONTS:
        data = b64encode((folder / name).read_bytes()).decode()
        source = f"url(data:font/ttf;base64,{data}) format('truetype')"
        faces.append(f"@font-face {{ font-family: '{family}'; font-weight: {weight}; src: {source}; }}\n")
    return "".join(faces)
