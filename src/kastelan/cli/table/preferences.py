"""What a person has chosen for the full screen, kept beside their saved games."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from kastelan.cli.table.saves import home

THEMES: Final = ("light", "dark")
USUAL: Final = "dark"
"""Most terminals are dark."""


def remembered_theme() -> str:
    """The theme that was chosen last."""
    with suppress(OSError, UnicodeDecodeError):
        chosen = (home() / "theme").read_text(encoding="utf-8").strip()
        return chosen if chosen in THEMES else USUAL
    return USUAL


def remember_theme(theme: str) -> None:
    """Keep a theme for the next time; it is no matter if that fails."""
    with suppress(OSError):
        home().mkdir(parents=True, exist_ok=True)
        (home() / "theme").write_text(f"{theme}\n", encoding="utf-8")
