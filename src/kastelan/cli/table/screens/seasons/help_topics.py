"""The topics of the help, and descriptions of cards, buildings and wagons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kastelan.cli.table.screens.screen import Topic
from kastelan.cli.table.screens.seasons.castle import scoring_words
from kastelan.cli.table.screens.seasons.choices import card_words
from kastelan.cli.table.screens.seasons.payments import why_unpayable
from kastelan.cli.table.vocabulary import folded, spoken
from kastelan.games.seasons.components import BUILDINGS, CARDS, FORGE, MARKET, SPOTS, WINTER_CARDS
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Facts, Names

CARD_RULES: Final = (
    "CS-CHAR-MESSENGER",
    "CS-CHAR-TRADER",
    "CS-CHAR-BRICKLAYER",
    "CS-CHAR-STONEMASON",
    *("CS-CHAR-WORKER",) * 3,
    "CS-CHAR-BUILDER",
)
BUILDING_RULES: Final = (
    "CS-SCORE-KEEP",
    "CS-SCORE-INN",
    "CS-SCORE-GATE",
    "CS-SCORE-GATE",
    "CS-SCORE-STABLE",
    "CS-SCORE-SERVANTS",
    "CS-SCORE-MARKET",
    "CS-SCORE-PALACE",
    "CS-SCORE-FORGE",
    *("CS-WORKER-7",) * 3,
)
WINTER_RULES: Final = (
    "CS-WINTER-TAVERN",
    "CS-WINTER-PLAGUE",
    "CS-WINTER-GRANARY",
    "CS-WINTER-WALL",
    "CS-WINTER-MAIDEN",
    "CS-WINTER-SNOW",
)
CHAPTERS: Final = (
    ("seasons-screen-topic-round", "CS-ROUND"),
    ("seasons-screen-topic-building", "CS-BUILD"),
    ("seasons-screen-topic-silver", "CS-SILVER"),
    ("seasons-screen-topic-helpers", "CS-WORKER"),
    ("seasons-screen-topic-two", "CS-2P"),
    ("seasons-screen-topic-winter", "CS-WINTER-GEN"),
    ("seasons-screen-topic-ending", "CS-END"),
)


def topics(names: Names) -> Iterator[Topic]:
    """Cards, buildings, winter cards and chapters."""
    for card, word in enumerate(CARDS):
        yield Topic((names.card(card), word), (CARD_RULES[card],))
    for building, word in enumerate(BUILDINGS):
        yield Topic((names.building(building), word), (BUILDING_RULES[building],))
    for card, word in enumerate(WINTER_CARDS):
        yield Topic((names.winter_card(card), word), (WINTER_RULES[card],))
    for words, rule in CHAPTERS:
        yield Topic(spoken(names.speaker, words), (rule,))


def describe(word: str, view: SeasonsView, names: Names) -> str | None:
    """A description of a card, building, wagon or winter card, with its current state."""
    key = folded(word)
    things: Sequence[tuple[Sequence[str], Callable[[str], str], Callable[[SeasonsView, int, Names], str]]] = (
        (BUILDINGS, lambda name: names.building(BUILDINGS.index(name)), _building),
        (CARDS, lambda name: names.card(CARDS.index(name)), _card),
        (SPOTS, lambda name: names.spot(SPOTS.index(name)), _spot),
        (WINTER_CARDS, lambda name: names.winter_card(WINTER_CARDS.index(name)), _winter_card),
    )
    for ids, name_of, text_of in things:
        for number, name in enumerate(ids):
            if key in (folded(name_of(name)), folded(name)):
                return text_of(view, number, names)
    return None


def _building(view: SeasonsView, building: int, names: Names) -> str:
    figures = figures_of(view)
    figure, name = figures.buildings[building], names.building(building)
    if building in (MARKET, FORGE):
        text = names.say("about-prebuilt", building=name)
    else:
        facts = {"cost": figure.cost, "points": figure.points, "left": view.templates[building]}
        text = names.say("about-building", building=name, **facts)
    positions = [place for place in figures.positions if place.building == building and not place.like]
    scores = [
        names.say("about-position", fee=place.fee, scores=scoring_words(place, names)) for place in positions
    ]
    # Several positions can be reconstructed in the same way, which is said once.
    doubts = dict.fromkeys((figure.reconstructed, *(place.reconstructed for place in positions)))
    scores += (names.speaker.say(f"web-reconstructed-{how}") for how in doubts if how)
    reason = None
    if view.seat is not None and view.templates[building]:
        reason = why_unpayable(view, view.seat, building, names)
    return " ".join([text, *scores, *([names.say("about-lack", reason=reason)] if reason else [])])


def _card(view: SeasonsView, card: int, names: Names) -> str:
    return f"{names.card(card)}: {card_words(view, card, names)}."


def _spot(view: SeasonsView, spot: int, names: Names) -> str:
    figures = figures_of(view)
    gains = names.amount(spot, figures.symbols[spot] - figures.levy)
    facts: Facts = {"spot": names.spot(spot), "stock": view.stock[spot], "gains": gains}
    owner = view.wagons[spot]
    if owner == NOBODY:
        words = names.say("about-spot-free", **facts)
    else:
        words = names.say("about-spot", name=names.person(owner), **facts)
    how = figures.symbols_reconstructed[spot]
    return f"{words} {names.speaker.say(f'web-reconstructed-{how}')}" if how else words


def _winter_card(view: SeasonsView, card: int, names: Names) -> str:
    rules = names.speaker.rules("seasons").rules
    return f"{names.winter_card(card)}: {rules[f'{WINTER_RULES[card]}-1']}"
