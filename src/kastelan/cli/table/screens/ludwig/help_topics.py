"""What there is help on: types of rooms, tiles, favours, bonus cards, and chapters of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kastelan.cli.table.screens.screen import Topic
from kastelan.cli.table.vocabulary import folded, spoken
from kastelan.games.ludwig.components import FIRST_ROOM, TYPES
from kastelan.games.ludwig.favours import card_rule, favour_rule
from kastelan.narration.ludwig.names import Pieces

CHAPTERS: Final = (
    ("ludwig-screen-topic-round", "LUD-ROUND"),
    ("ludwig-screen-topic-turn", "LUD-TURN"),
    ("ludwig-screen-topic-placing", "LUD-PLACE"),
    ("ludwig-screen-topic-scoring", "LUD-SCORE"),
    ("ludwig-screen-topic-rewards", "LUD-REW"),
    ("ludwig-screen-topic-ending", "LUD-END"),
    ("ludwig-screen-topic-solo", "LUD-SOLO"),
)


def topics(pieces: Pieces) -> list[Topic]:
    """Everything; a name that several things share, such as a favour and a card, tells of all of them."""
    merged: dict[str, Topic] = {}
    for topic in _all(pieces):
        key = folded(topic.words[0])
        first = merged.get(key)
        if first is not None:
            text = "\n".join(filter(None, (first.text, topic.text)))
            topic = Topic(first.words, (*first.rules, *topic.rules), text, first.listed)
        merged[key] = topic
    return list(merged.values())


def _all(pieces: Pieces) -> Iterator[Topic]:
    yield Topic(
        spoken(pieces.speaker, "ludwig-screen-topic-doors"), (), pieces.speaker.say("ludwig-screen-signs")
    )
    for kind, word in enumerate(TYPES):
        yield Topic((pieces.type(kind), word), (f"LUD-REW-{word.upper()}",))
    yield from (Topic(spoken(pieces.speaker, words), (rule,)) for words, rule in CHAPTERS)
    for favour in pieces.components.favours:
        yield Topic((pieces.name(favour), favour.id), (favour_rule(favour), "LUD-END-4"), listed=False)
    for number, card in enumerate(pieces.components.bonus_cards):
        text = " ".join([pieces.card_words(number), *pieces.doubt(card)])
        yield Topic((pieces.name(card), card.id), (card_rule(card),), text, listed=False)
    for tile in pieces.components.tiles[FIRST_ROOM:]:
        yield Topic((pieces.name(tile), tile.id), (), pieces.about(tile), listed=False)
