"""The sentences about A Castle for All Seasons."""

from __future__ import annotations

import pytest

from kastelan.core.game import Ask, Event
from kastelan.games.seasons import SEASONS, events, winter_events
from kastelan.games.seasons.components import STABLE
from kastelan.games.seasons.events import (
    BuildingBuilt,
    BuildingChosen,
    CardOpened,
    CardsSelected,
    GameEnded,
    HelperPlaced,
    Passed,
    PointsScored,
    TalersPaid,
)
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.narration.seasons.narrator import SENTENCES
from tests.games.seasons.tables import of
from tests.narration.samples import event_classes, sample

EVENT_CLASSES = event_classes(events, winter_events)


def narrator(language: str = "en", you: int | None = 0) -> PlainNarrator:
    return narrator_of(Speaker(language), PlayerNames(SEASONS, ("You", "Bob", "Eve"), you))


def narrate(*told: Event | None, language: str = "en", you: int | None = 0) -> list[str]:
    return narrator(language, you).narrate([event for event in told if event is not None])


def example(kind: type[Event]) -> Event:
    """An event of a class with plausible facts."""
    facts: dict[str, object] = {"rule": "CS-END-3", "scores": (40, 30, 20), "winners": (0,), "cards": 3}
    if kind.__name__ == "CardsRevealed":
        facts["cards"] = (1, 2, 4)
    if kind.__name__ in ("WorkerSupplied", "WorkerPaid", "BuildingBuilt"):
        facts["pieces"] = of(sand=2, brick=1)
    return sample(kind, **facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENT_CLASSES, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    (line,) = narrate(example(kind), language=language)
    assert line
    assert "{" not in line


def test_no_event_is_forgotten() -> None:
    assert set(EVENT_CLASSES) == set(SENTENCES)


def test_building_and_scoring_are_narrated_once() -> None:
    told = narrate(
        BuildingChosen(1, STABLE),
        BuildingBuilt(1, STABLE, (4, 0, 1, 2), 0),
        PointsScored(1, 14, "CS-CHAR-STONEMASON-5", building=STABLE),
    )
    assert told == [
        "Bob builds: Stable. Paid: 4 sand, 1 clay, 2 stone.",
        "Stable: Bob scores 14.",
    ]


def test_a_fee_is_narrated_with_the_helper_that_it_was_paid_for() -> None:
    placed = sample(HelperPlaced, seat=0, fee=3, rule="CS-PLACE-1")
    fee, other = (sample(TalersPaid, seat=0, talers=talers, target="bank") for talers in (3, 2))
    assert narrate(placed, fee) == narrate(placed)
    assert narrate(placed, other) == narrate(placed) + narrate(other)


def test_passing_is_not_mentioned_when_the_next_card_is_opened() -> None:
    passed, opened = sample(Passed), sample(CardOpened)
    assert narrate(passed, opened) == narrate(opened)
    assert len(narrate(passed)) == 1


def test_a_secret_selection_is_not_named() -> None:
    assert narrate(CardsSelected(1, 3).seen_by(0)) == ["Bob has chosen what to play this round."]


def test_an_own_selection_is_named_also_where_several_players_share_the_screen() -> None:
    (to_you,), (at_shared_screen,) = (
        narrate(CardsSelected(1, 3), you=1),
        narrate(CardsSelected(1, 3), you=None),
    )
    assert "You" in to_you
    assert "Bob" in at_shared_screen
    assert "cards face down" not in at_shared_screen


def test_a_shared_victory_is_narrated_as_shared() -> None:
    (line,) = narrate(GameEnded((3, 3, 1), (0, 1)))
    assert line.endswith("Victory is shared by You, Bob with 3 points.")


def test_the_question_about_a_sale_names_the_buyer() -> None:
    facts: dict[str, int | str] = {"buyer": 2, "card": "stonemason", "kind": "sand"}
    ask = Ask("consenting", "seasons-ask-consenting", "CS-CHAR-STONEMASON-2", facts)
    assert "Bob" in narrator().question(ask)
