"""The rules of a game as people read them, cut into headings and texts."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from kastelan.server.play.room import SPEAKERS
from kastelan.server.wire.games import RulesSection

# `## Title {#ID}` and `- **ID** text`.
HEADING: Final = re.compile(r"(#{1,3}) (.*?)(?: \{#([A-Z0-9-]+)\})?")
RULE: Final = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.*)")


@cache
def sections(game: str, language: str) -> list[RulesSection]:
    return read(SPEAKERS[language].rules(game).text)


def read(text: str) -> list[RulesSection]:
    """A rules text as sections: a heading or a rule begins a section, and other lines continue it."""
    found, open_text = list[RulesSection](), False
    for line in text.splitlines():
        if not line.strip():
            open_text = False
        elif heading := HEADING.fullmatch(line):
            found.append(RulesSection(heading[3] or "", len(heading[1]), heading[2]))
            open_text = False
        elif rule := RULE.fullmatch(line):
            found.append(RulesSection(rule[1], 0, rule[2]))
            open_text = True
        elif open_text and not line.startswith("- "):
            found[-1].text += f" {line.strip()}"
        else:
            found.append(RulesSection("", 0, line.strip().removeprefix("- ")))
            open_text = True
    return found
