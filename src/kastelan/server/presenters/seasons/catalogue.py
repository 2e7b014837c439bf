"""What the components are called and what they do, and where everything stands in the picture."""

from __future__ import annotations

from typing import Final

from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    KINDS_NEEDED,
    ORIGINS,
    POSITIONS,
    RANKS,
    RESOURCES,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
    VALUES,
    WINTER_CARDS,
    WORKERS,
    Pieces,
)
from kastelan.locale import Speaker
from kastelan.pictures.seasons.places import (
    BOARD,
    HOUSES,
    PLACES,
    ROAD,
    TOWERS,
    WAGONS,
    WIDTH,
    position_spots,
)
from kastelan.server.presenters import Facts

CARD_CHAPTERS: Final = (
    "CS-CHAR-MESSENGER",
    "CS-CHAR-TRADER",
    "CS-CHAR-BRICKLAYER",
    "CS-CHAR-STONEMASON",
    *("CS-CHAR-WORKER",) * 3,
    "CS-CHAR-BUILDER",
)
WINTER_CHAPTERS: Final = (
    "CS-WINTER-TAVERN",
    "CS-WINTER-PLAGUE",
    "CS-WINTER-GRANARY",
    "CS-WINTER-WALL",
    "CS-WINTER-MAIDEN",
    "CS-WINTER-SNOW",
)
LASTING: Final = ("village_tavern", "granary", "maiden")
"""Winter cards that stay beside the castle (CS-WINTER-GEN-3)."""


def catalogue(speaker: Speaker) -> Facts:
    """Everything printed, by name and number, with what it does in words."""
    return {
        "kinds": [_kind(speaker, kind) for kind in range(len(RESOURCES))],
        "kinds_needed": KINDS_NEEDED,
        "stakes": _words(speaker, "stake", STAKES),
        "cards": [_card(speaker, card) for card in range(len(CARDS))],
        "buildings": [_building(speaker, building) for building in range(len(BUILDINGS))],
        "spaces": [_space(speaker, space) for space in range(len(SPACES))],
        "spots": [_spot(speaker, spot) for spot in range(len(SPOTS))],
        "origins": _words(speaker, "origin", ORIGINS),
        "winter": [_winter(speaker, card) for card in range(len(WINTER_CARDS))],
        "picture": {"width": WIDTH, "height": BOARD, "towers": TOWERS, "houses": HOUSES},
    }


def _words(speaker: Speaker, kind: str, names: tuple[str, ...]) -> list[Facts]:
    return [{"id": name, "name": speaker.word("seasons", kind, name)} for name in names]


def _kind(speaker: Speaker, kind: int) -> Facts:
    value = VALUES[kind] if kind < len(VALUES) else 0
    name = speaker.word("seasons", "kind", RESOURCES[kind])
    return {"id": RESOURCES[kind], "name": name, "value": value}


def _rules(speaker: Speaker, chapter: str) -> list[Facts]:
    """The rules of a chapter, with their ids."""
    rules = speaker.rules("seasons").rules
    return [{"id": name, "text": text} for name, text in rules.items() if name.startswith(f"{chapter}-")]


def _card(speaker: Speaker, card: int) -> Facts:
    rank = next(rank for rank, cards in enumerate(RANKS, 1) if cards >> card & 1)
    return {
        "id": CARDS[card],
        "symbol": "worker" if WORKERS >> card & 1 else CARDS[card],
        "name": speaker.word("seasons", "card", CARDS[card]),
        "rank": rank,
        "brings": STANDARD.fixed.get(card),
        "choice": STANDARD.choice if card == max(STANDARD.fixed) else 0,
        "does": _does(speaker, card),
        "rules": _rules(speaker, CARD_CHAPTERS[card]),
    }


def _does(speaker: Speaker, card: int) -> str:
    return speaker.say(
        f"seasons-screen-does-{CARDS[card].replace('_', '-')}",
        talers=STANDARD.messenger,
        points=STANDARD.builder_vp,
        pieces=_amounts(speaker, STANDARD.fixed.get(card, ())),
    )


def _amounts(speaker: Speaker, pieces: Pieces) -> str:
    return ", ".join(
        speaker.say(
            "seasons-screen-amount", number=number, kind=speaker.word("seasons", "stake", STAKES[kind])
        )
        for kind, number in enumerate(pieces)
        if number
    )


def _building(speaker: Speaker, building: int) -> Facts:
    name = BUILDINGS[building]
    place = PLACES.get(name)
    return {
        "id": name,
        "name": speaker.word("seasons", "building", name),
        "label": None if place is None else place.name,
        "tag": None if place is None else place.tag,
    }


def _space(speaker: Speaker, space: int) -> Facts:
    facts: Facts = {"id": SPACES[space], "name": speaker.word("seasons", "space", SPACES[space])}
    if space >= POSITIONS:
        return {**facts, "building": None, "scores": "", "at": None}
    position = STANDARD.positions[space]
    row = [number for number, other in enumerate(STANDARD.positions) if other.building == position.building]
    spots = position_spots(PLACES[BUILDINGS[position.building]].positions, len(row))
    scores = speaker.say(
        f"seasons-screen-scores-{position.scorer.replace('_', '-')}",
        vp=position.vp,
        per=position.per,
        building=speaker.word("seasons", "building", BUILDINGS[position.of]),
    )
    return {**facts, "building": position.building, "scores": scores, "at": spots[row.index(space)]}


def _spot(speaker: Speaker, spot: int) -> Facts:
    return {
        "id": SPOTS[spot],
        "name": speaker.word("seasons", "spot", SPOTS[spot]),
        "at": (WAGONS[spot], ROAD),
    }


def _winter(speaker: Speaker, card: int) -> Facts:
    name = WINTER_CARDS[card]
    return {
        "id": name,
        "name": speaker.word("seasons", "winter", name),
        "stays": name in LASTING,
        "rules": _rules(speaker, WINTER_CHAPTERS[card]),
    }
