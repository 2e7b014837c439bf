"""Kingdom Builder for the browser: its components in words, the board as facts, a turn to plan, and the
map."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from kastelan.core.game import Game, Seat, State, View
from kastelan.core.hexes import COUNT, each
from kastelan.core.jsonable import Json
from kastelan.games.kingdom import KingdomState, turn
from kastelan.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    CASTLE,
    KINDS,
    SETTLEMENTS,
    TERRAINS,
    TILES_PER_LOCATION,
    Board,
    Lie,
    assembled,
)
from kastelan.games.kingdom.locations import RULES as LOCATION_RULES
from kastelan.games.kingdom.locations import builds
from kastelan.games.kingdom.scoring import CASTLE_RULE
from kastelan.games.kingdom.scoring import RULES as CARD_RULES
from kastelan.games.kingdom.step_numbers import NOTHING, OVER
from kastelan.games.kingdom.steps import STEPS
from kastelan.games.kingdom.view import KingdomView
from kastelan.locale import Speaker
from kastelan.pictures.kingdom.chart import draw_map
from kastelan.pictures.theme import LIGHT, THEMES

_RULE_IDS: Final = re.compile(r" ?\([A-Z]+-[^)]*\)")


# The components


def catalogue(speaker: Speaker) -> dict[str, Json]:
    """Terrains, locations and scoring cards with their names, in a few words and in full."""
    text = speaker.rules("kingdom").rules
    return {
        "settlements": SETTLEMENTS,
        "tiles_per_location": TILES_PER_LOCATION,
        "mandatory": turn.MANDATORY,
        "terrains": [
            {"id": name, "name": speaker.word("kingdom", "terrain", name), "buildable": terrain in BUILDABLE}
            for terrain, name in enumerate(TERRAINS)
        ],
        "kinds": [
            {**_told(speaker, text, "tile", kind, LOCATION_RULES[number]), "moves": not builds(number)}
            for number, kind in enumerate(KINDS)
        ],
        "cards": [
            _told(speaker, text, "card", card, CARD_RULES[number]) for number, card in enumerate(CARDS)
        ],
        "castles": _told(speaker, text, "card", "castles", CASTLE_RULE),
    }


def _told(speaker: Speaker, rules: Mapping[str, str], kind: str, name: str, rule: str) -> dict[str, Json]:
    """A component: its name, its effect in a few words, and every rule about it."""
    chapter = rule.rpartition("-")[0]
    full = " ".join(text for id_, text in rules.items() if id_.rpartition("-")[0] == chapter)
    return {
        "id": name,
        "name": speaker.word("kingdom", kind, name),
        "brief": speaker.say(f"kingdom-brief-{name}"),
        "text": _RULE_IDS.sub("", full),
        "rule": rule,
    }


# The board


def board(game: Game, view: View) -> dict[str, Json]:
    """The position as hexes and names, from what may be seen."""
    assert isinstance(view, KingdomView)
    laid, seats = assembled(view.lies), range(view.players)
    return {
        "map": _map_name(view.lies),
        "terrain": _terrain_of(laid),
        "castles": [*each(laid.of[CASTLE])],
        "locations": [
            {"hex": location.hex, "kind": KINDS[location.kind], "left": left}
            for location, left in zip(laid.locations, view.left, strict=True)
        ],
        "seats": [_seat(view, laid, seat) for seat in seats],
        "cards": [CARDS[card] for card in view.cards],
        "gold": None if view.gold is None else [list(row) for row in view.gold],
        "scores": None if view.gold is None else [sum(row[seat] for row in view.gold) for seat in seats],
        **_turn(view),
        **_terrain_cards(view),
    }


def _terrain_of(laid: Board) -> str:
    """The terrain of each hex, a digit each."""
    digits = [0] * COUNT
    for terrain, hexes in enumerate(laid.of):
        for place in each(hexes):
            digits[place] = terrain
    return "".join(map(str, digits))


def _seat(view: KingdomView, laid: Board, seat: Seat) -> dict[str, Json]:
    held = [(number, place) for number, place in enumerate(laid.locations) if view.held[seat] >> number & 1]
    return {
        "settlements": [*each(view.own[seat])],
        "supply": view.supply[seat],
        "tiles": [
            {"kind": KINDS[place.kind], "hex": place.hex, "ready": _ready(view, seat, number)}
            for number, place in held
        ],
    }


def _ready(view: KingdomView, seat: Seat, number: int) -> bool:
    """Tiles rest only during the owner's turn, when used or won in it (KB-TURN-8, KB-TILE-3)."""
    return seat != view.turn or view.step == OVER or bool(view.ready >> number & 1)


def _turn(view: KingdomView) -> dict[str, Json]:
    over = view.step == OVER
    return {
        "turn": None if over else view.turn,
        "step": STEPS[view.step].id,
        "built": view.built,
        "due": 0 if over or view.card is None else min(turn.MANDATORY - view.built, view.supply[view.turn]),
        "using": None if view.kind == NOTHING else KINDS[view.kind],
        "lifted": None if view.lifted == NOTHING else view.lifted,
        "start": view.start,
        "last_round": 0 in view.supply,
    }


def _terrain_cards(view: KingdomView) -> dict[str, Json]:
    return {
        "card": None if view.card is None else TERRAINS[view.card],
        "hand": None if view.hand is None else TERRAINS[view.hand],
        "pile": view.pile,
        "discards": [TERRAINS[card] for card in view.discards],
        "removed": [TERRAINS[card] for card in view.removed],
    }


def opened(game: Game, views: Sequence[View]) -> tuple[View, dict[str, Json]]:
    """The board with the terrain card of every seat."""
    found = [view for view in views if isinstance(view, KingdomView)]
    together = replace(found[0], seat=None, hand=None)
    hands = [None if view.hand is None else TERRAINS[view.hand] for view in found]
    return together, {**board(game, together), "hands": [*hands]}


# Planning


def my_turn(state: State, seat: Seat) -> State | None:
    """The position at the start of the seat's turn, with the card it holds; None when there is none to
    come."""
    assert isinstance(state, KingdomState)
    if state.step == OVER:
        return None
    new = state.copy()
    if new.seat != seat:
        new.kind = new.lifted = NOTHING
        turn.begin(new, seat, None)
    return new


# The map


def art(rest: str, query: Mapping[str, str]) -> str | None:
    """`board/tavern,paddock*,oasis,farm` is the map of these parts without pieces; `*` turns a part."""
    kind, _, name = rest.partition("/")
    lies = _lies(name)
    if kind != "board" or lies is None:
        return None
    theme = THEMES.get(query.get("theme", ""), LIGHT)
    return draw_map(assembled(lies), theme, detailed=query.get("detail") != "0")


def _map_name(lies: tuple[Lie, ...]) -> str:
    return ",".join(quadrant + "*" * turned for quadrant, turned in lies)


def _lies(name: str) -> tuple[Lie, ...] | None:
    """The four parts that a map's name gives, if they are four different ones."""
    lies = tuple((word.removesuffix("*"), word.endswith("*")) for word in name.split(","))
    parts = {quadrant for quadrant, _ in lies}
    return lies if len(lies) == len(parts) == 4 and parts <= {*KINDS} else None
