"""What the catalogue has of the expansions box besides tiles, favours and cards."""

from __future__ import annotations

from typing import Final

from kastelan.core.jsonable import Json
from kastelan.games.ludwig.components import Components, DecreeCard
from kastelan.games.ludwig.modules import moats, renovations
from kastelan.games.ludwig.modules.actions import PASSAGES, POSITIONS
from kastelan.games.ludwig.modules.annex import GAPS, MOAT, WALL
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, SALE, SETS
from kastelan.locale import Speaker

REWARDS: Final = {"tower": "TWR-5", "moat": "MOAT-13", "second": "DEC-35"}
"""Rewards besides those of the eight types, and their rules."""


def module_catalogue(components: Components, speaker: Speaker) -> dict[str, Json]:
    """`decrees` in the order of their numbers, which start at 1; `moat` with its positions, wall and
    bridge in cells from the foyer's top left cell; `passages`, `swans`, `rewards` and names of the modules.
    """
    return {
        "decrees": [_decree(card, speaker) for card in components.decrees],
        "moat": {
            "tile": components.moat,
            "barbicans": [*components.barbicans],
            "price": moats.PRICE,
            "positions": [
                {"word": word, "name": speaker.say(f"ludwig-position-{word}"), "box": [*rect]}
                for word, rect in zip(POSITIONS, MOAT, strict=True)
            ],
            "wall": [*WALL],
            "bridge": [1, WALL[1], 1, WALL[3]],
        },
        "renovation_price": renovations.PRICE,
        "passages": [
            {"kind": kind, "name": speaker.say(f"ludwig-passage-{kind}"), "gap": gap}
            for kind, gap in zip(PASSAGES, GAPS, strict=True)
        ],
        "swans": {
            "colours": [
                {"id": colour, "name": speaker.say(f"ludwig-swan-{colour}")} for colour in COLOUR_NAMES
            ],
            "sale": [*SALE],
            "sets": [*SETS],
        },
        "rewards": [_reward(kind, rule, speaker) for kind, rule in REWARDS.items()],
        "modules": [_module(module.name, speaker) for module in MODULES],
    }


def _module(name: str, speaker: Speaker) -> dict[str, Json]:
    title, _, about = speaker.say(f"ludwig-option-modules-{name}".replace("_", "-")).partition(": ")
    return {"id": name, "name": title, "about": about}


def _decree(card: DecreeCard, speaker: Speaker) -> dict[str, Json]:
    names = dict(card.name)
    return {
        "number": card.number,
        "id": card.id,
        "name": names.get(speaker.language) or names["en"],
        "about": speaker.say(f"ludwig-decree-{card.id}".replace("_", "-")),
        "rule": f"DEC-{card.number:02}",
        "module": card.module or None,
    }


def _reward(kind: str, rule: str, speaker: Speaker) -> dict[str, Json]:
    return {
        "id": kind,
        "name": speaker.say(f"ludwig-reward-{kind}"),
        "reward": speaker.say(f"ludwig-screen-reward-{kind}"),
        "rule": rule,
    }
