"""The sentences about Castles of Mad King Ludwig."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, events
from kastelan.games.ludwig.components import FOYER_3
from kastelan.games.ludwig.events import (
    BonusCardKept,
    CardTurned,
    ChoiceMade,
    CoinsAdded,
    FinalPoints,
    GameEnded,
    LastRoundCalled,
    PointsScored,
    RoundBegun,
    StackShuffled,
    TileLaidOut,
    TilePlaced,
    TilePriced,
)
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules import events as module_events
from kastelan.games.ludwig.modules.decrees import events as decree_events
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.narration.ludwig.narrator import SENTENCES, Narrator
from tests.narration.samples import event_classes, sample
from tests.rulebook import rule

NUMBER = {tile.id: tile.number for tile in standard().tiles}
CABINET, NAP_ROOM = NUMBER["lilac_cabinet"], NUMBER["nap_room"]
EVENT_CLASSES = event_classes(events, module_events, decree_events)
PLACED = TilePlaced(0, CABINET, 2, 3, 1, 0, False)


def narrator(language: str = "en", names: tuple[str, ...] = ("You", "Bob")) -> PlainNarrator:
    return narrator_of(Speaker(language), PlayerNames(LUDWIG, names, you=0))


def narrate(*told: Event | None, language: str = "en") -> list[str]:
    return narrator(language).narrate([event for event in told if event is not None])


def scored(points: int, *, because_of: int | None = None, other: int | None = None) -> PointsScored:
    """Points of the cabinet that was placed, or of the nap room because of another tile."""
    if because_of is None:
        return PointsScored(0, points, "LUD-SCORE-1", CABINET, None, 2, None)
    return PointsScored(0, points, "LUD-SCORE-3", NAP_ROOM, because_of, 1, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENT_CLASSES, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    rule_id = "DEC-40" if kind is decree_events.PointsGained else "LUD-END-3"
    event = sample(kind, rule=rule_id, places=(1, 2), decrees=(1, 2), type=0, stack=0)
    words = SENTENCES[kind](narrator(language), event)  # type: ignore[arg-type]  # Ludwig's own narrator
    assert words
    assert "{" not in words


def test_no_event_is_forgotten() -> None:
    assert set(EVENT_CLASSES) == set(SENTENCES)


@pytest.mark.parametrize(
    ("rule", "what"), [("LUD-SETUP-6", "foyer"), ("XSET-8", "foyer"), ("LUD-SETUP-8", "card")]
)
def test_a_secret_choice_says_what_was_chosen(rule: str, what: str) -> None:
    (line,) = narrator().narrate([ChoiceMade(1, rule)])
    assert what in line


def test_points_share_the_sentence_of_the_tile_that_scored_them() -> None:
    assert narrate(PLACED, scored(5), scored(2, because_of=CABINET, other=2)) == [
        "You place Lilac Cabinet. +7 points (Lilac Cabinet +5, Nap Room for Lilac Cabinet +2)."
    ]


def test_a_tile_that_alone_scored_is_named_once() -> None:
    assert narrate(PLACED, scored(5), scored(0, because_of=CABINET, other=2)) == [
        "You place Lilac Cabinet. +5 points."
    ]


def test_points_of_another_player_have_a_sentence_of_their_own() -> None:
    bobs = PointsScored(1, 3, "LUD-SCORE-1", CABINET, None, 2, None)
    assert narrate(PLACED, bobs) == [*narrate(PLACED), *narrate(bobs)]


@pytest.mark.parametrize(
    ("points", "line"),
    [
        ((scored(2), scored(-2)), " No points (Lilac Cabinet +2, Lilac Cabinet −2)."),
        (
            (scored(0, because_of=CABINET, other=2), scored(-1, because_of=CABINET, other=2)),
            " −1 point (Nap Room for Lilac Cabinet −1).",
        ),
        ((scored(0, because_of=CABINET, other=2),), ""),
    ],
)
def test_lost_points_have_a_minus_sign_and_zero_points_are_left_out(
    points: tuple[PointsScored, ...], line: str
) -> None:
    assert narrate(PLACED, *points) == [f"You place Lilac Cabinet.{line}"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "+4 points (Lilac Cabinet +1, Nap Room for 3 × Lilac Cabinet +3)."),
        ("cs", "+4 body (Fialový kabinet +1, Ranní salónek (3 × Fialový kabinet) +3)."),
        ("ru", "+4 очка (Сиреневый кабинет +1, Комната отдыха (3 × Сиреневый кабинет) +3)."),
    ],
)
def test_equal_points_for_tiles_of_one_name_are_added_up(language: str, line: str) -> None:
    for_others = [scored(1, because_of=CABINET, other=other) for other in (2, 3, 4)]
    assert narrate(PLACED, scored(1), *for_others, language=language)[0].endswith(line)


def test_prices_share_a_sentence_and_so_do_coins() -> None:
    prices = [TilePriced(CABINET, 0, 15_000), TilePriced(NAP_ROOM, 1, 10_000), TilePriced(None, 2, 8_000)]
    assert narrate(*prices) == ["Prices: 15,000 Lilac Cabinet, 10,000 Nap Room."]
    coins = [CoinsAdded(CABINET, 0, 1), CoinsAdded(NAP_ROOM, 1, 2)]
    assert narrate(*coins) == ["1,000 more on each tile left: Lilac Cabinet, Nap Room."]


def test_new_tiles_share_a_sentence_though_cards_are_turned_between_them() -> None:
    first, second = sample(TileLaidOut, tile=CABINET), sample(TileLaidOut, tile=NAP_ROOM)
    card, last_card = (sample(CardTurned, size=300, tiles_left=left) for left in (3, 0))
    assert narrate(first, card, second) == narrate(first, second)
    assert len(narrate(first, second)) == 1
    assert len(narrate(first, last_card, second)) == 3  # the card of an empty stack brings no tile


def test_shuffling_is_mentioned_only_when_nothing_follows() -> None:
    shuffled = sample(StackShuffled)
    assert narrate(shuffled, PLACED) == narrate(PLACED)
    assert len(narrate(shuffled)) == 1


def test_the_final_scoring_is_narrated_by_subject() -> None:
    told = narrate(
        FinalPoints(0, 2, "LUD-END-3", 5, 1),
        FinalPoints(0, 2, "LUD-END-3", 6, 1),
        FinalPoints(1, 3, "LUD-END-6", None, 34_000),
        FinalPoints(0, 0, "LUD-END-6", None, 4_000),
        GameEnded((70, 60), (1, 2), None),
    )
    assert told == [
        "Tiles of empty stacks: you have 2 and score 4 points.",
        "Money: Bob has 34,000 and scores 3 points; you have 4,000 and score nothing.",
        "You win with 70 points.",
    ]


@pytest.mark.parametrize(
    ("rule", "what", "subject"),
    [
        ("LUD-FAV-1", 2, "favour"),
        ("LUD-END-5", 3, "bonus_card"),
        ("DEC-7", None, "decree"),
        ("FIN-3", 1, "stacks"),
    ],
)
def test_final_points_name_the_component_that_their_rule_is_about(
    rule: str, what: int | None, subject: str
) -> None:
    ludwig = narrator()
    assert isinstance(ludwig, Narrator)
    pieces = ludwig.pieces
    expected = {
        "favour": pieces.favour(2),
        "bonus_card": pieces.card(3),
        "decree": pieces.name(pieces.components.decrees[6]),
        "stacks": "Tiles of empty stacks",
    }
    assert expected[subject] in ludwig.narrate([FinalPoints(0, 2, rule, what, 1)])[0]


@rule("DEC-40")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Bob scores 1 for Odd to Even."),
        ("cs", "Bob získává 1 bod za dekret "),
        ("ru", "Bob получает по указу «"),
    ],
)
def test_points_by_a_decree_name_it(language: str, line: str) -> None:
    (words,) = narrate(decree_events.PointsGained(1, 1, "DEC-40"), language=language)
    assert words.startswith(line)
    (other,) = narrate(decree_events.PointsGained(1, 1, "DEC-44"), language=language)
    assert other != words


def test_a_solo_game_ends_with_a_rank_and_has_no_master_builder() -> None:
    alone = narrator(names=("You",))
    assert alone.narrate([GameEnded((97,), (1,), 3)]) == ["97 points: the king makes you his royal builder."]
    round_begun = sample(RoundBegun)
    assert alone.narrate([round_begun]) != narrator().narrate([round_begun])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_is_announced_with_its_reason(language: str) -> None:
    rules = ("LUD-END-1", "RENO-14", "LUD-RUL-8")
    assert len({*narrate(*map(LastRoundCalled, rules), language=language)}) == len(rules)


def test_a_card_is_named_only_to_its_owner() -> None:
    kept = BonusCardKept(1, 3)
    assert narrate(kept.seen_by(0)) == ["Bob keeps a bonus card."]
    assert dict(standard().bonus_cards[3].name)["en"] in narrate(kept)[0]


def test_the_placement_of_a_tile_names_the_rooms_that_it_joins() -> None:
    luck, happened = Random(1), list[Event]()
    state = LUDWIG.new(2, seed=1)
    while not any(isinstance(event, TilePlaced) for event in happened):
        happened.clear()
        seat = state.actors[0]
        state.apply(seat, luck.choice(state.legal(seat)), happened.append)
    placed = next(event for event in happened if isinstance(event, TilePlaced))
    foyer = dict(standard().tiles[FOYER_3].name)["en"]
    assert foyer in narrator().placement(placed, state)
    assert narrator().placement(sample(CoinsAdded), state) == ""
