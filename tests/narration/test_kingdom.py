"""The sentences about Kingdom Builder."""

from __future__ import annotations

import pytest

from kastelan.core.game import Event
from kastelan.games.kingdom import KINGDOM, events
from kastelan.games.kingdom.components import FARM
from kastelan.games.kingdom.events import (
    CardDiscarded,
    CardDrawn,
    GameEnded,
    GoldScored,
    SettlementBuilt,
    SettlementLifted,
    SettlementMoved,
    TileTaken,
)
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.narration.kingdom.narrator import SENTENCES
from tests.narration.samples import event_classes, sample


def narrator(language: str = "en") -> PlainNarrator:
    return narrator_of(Speaker(language), PlayerNames(KINGDOM, ("You", "Bob"), you=0))


def narrate(*told: Event | None, language: str = "en") -> list[str]:
    return narrator(language).narrate([event for event in told if event is not None])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_classes(events), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    (line,) = narrate(sample(kind, rule="KB-TURN-2"), language=language)
    assert line
    assert "{" not in line


def test_every_event_but_those_narrated_as_runs_has_a_sentence_of_its_own() -> None:
    assert set(event_classes(events)) - {SettlementBuilt, GoldScored} == set(SENTENCES)


def test_settlements_built_in_a_row_share_a_sentence() -> None:
    run = [SettlementBuilt(0, place, "KB-TURN-2") for place in (0, 21)]
    assert narrate(*run, TileTaken(0, FARM, 45), SettlementBuilt(1, 2, "KB-TURN-2")) == [
        "You build: A1, B2.",
        "You win a tile: farm (F3). It is ready from your next turn on.",
        "Bob builds: C1.",
    ]


def test_settlements_built_by_different_rules_do_not_share_a_sentence() -> None:
    told = narrate(SettlementBuilt(0, 0, "KB-TURN-2"), SettlementBuilt(0, 21, "KB-LOC-FARM-1"))
    assert told == ["You build: A1.", "You build: B2."]


def test_a_move_is_one_sentence() -> None:
    lifted, moved = SettlementLifted(0, 0, "KB-TILE-1"), SettlementMoved(0, 0, 21, "KB-TILE-1")
    assert narrate(lifted, moved) == narrate(moved)
    assert len(narrate(lifted)) == 1


def test_discarding_is_not_mentioned_before_drawing() -> None:
    discarded, drawn = CardDiscarded(0, 3), CardDrawn(0, 2)
    assert narrate(discarded, drawn) == narrate(drawn)


def test_points_are_narrated_with_what_they_are_for() -> None:
    assert narrate(GoldScored(1, None, 6, "KB-CASTLE-1")) == ["Castles: Bob gets 6 gold."]
    fishermen = "KB-CARD-FISHERMEN-1"
    assert narrate(GoldScored(0, 0, 3, fishermen), language="cs") == ["Rybáři: dostáváš 3 zlata."]
    assert narrate(GoldScored(1, 0, 1, fishermen), language="ru") == ["Рыбаки: Bob получает 1 золотой."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Fishermen: Bob gets 1 gold, you 8."),
        ("cs", "Rybáři: Bob dostává 1 zlato, ty 8."),
        ("ru", "Рыбаки: Bob получает 1 золотой, вы — 8."),
    ],
)
def test_what_all_players_get_for_a_card_is_one_sentence(language: str, sentence: str) -> None:
    rule = "KB-CARD-FISHERMEN-1"
    scored = GoldScored(1, 0, 1, rule), GoldScored(0, 0, 8, rule), GoldScored(1, None, 6, "KB-CASTLE-1")
    assert narrate(*scored, language=language)[0] == sentence
    assert len(narrate(*scored, language=language)) == 2


def test_a_shared_victory_is_narrated_as_shared() -> None:
    assert narrate(GameEnded((40, 40), (0, 1))) == ["You, Bob share the victory with 40 gold."]
    assert narrate(GameEnded((41, 40), (0,))) == ["You win with 41 gold."]


def test_a_hidden_card_is_not_named() -> None:
    assert narrate(CardDrawn(1, 3).seen_by(0)) == ["Bob draws a card."]
