"""Events: which, in which order, which seats see them, and which of them a preview shows."""

from __future__ import annotations

from inspect import signature

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Event
from kastelan.games.kingdom import KINGDOM, events
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE
from kastelan.games.kingdom.components import CARDS, FARM, OASIS, PADDOCK, TAVERN
from kastelan.games.kingdom.events import (
    CardDiscarded,
    CardDrawn,
    CardRemoved,
    CardRevealed,
    GameEnded,
    GoldScored,
    GoldShifted,
    LastRoundCalled,
    PileShuffled,
    SettlementBuilt,
    SettlementLifted,
    SettlementMoved,
    TableLaid,
    TileLost,
    TileTaken,
    TileUsed,
)
from tests.games.kingdom.tables import FG, A, B, C, at, table
from tests.rulebook import rule

GRASS, CANYON, DESERT = range(3)
OF_FARM, OF_PADDOCK, OF_TAVERN = (15, 12), (6, 11), (6, 7)


@rule("KB-SETUP-2", "KB-SETUP-6", "KB-TURN-1")
def test_set_up_reports_events_from_the_board_to_the_first_card() -> None:
    events: list[Event] = []
    options = {"quadrants": FG, "cards": "lords,miners,knights", "start": "2"}
    KINGDOM.new(3, options, seed=4, tell=events.append)
    lies = tuple((part, False) for part in FG.split(","))
    cards = tuple(sorted(CARDS.index(card) for card in ("lords", "miners", "knights")))
    assert events[0] == TableLaid(B, lies, cards)
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert events[1:4] == drawn
    assert [event.seat for event in drawn] == [A, B, C]
    assert events[4:] == [CardRevealed(B, drawn[B].card)]


@rule("KB-TURN-8", "KB-TURN-1")
def test_a_plain_turn_reports_its_events_in_order() -> None:
    position = table(top=["desert"], hands=("canyon",))
    assert position.turn((3, 4), (3, 5), (4, 5)) == [
        SettlementBuilt(A, at((3, 4)), "KB-TURN-2"),
        SettlementBuilt(A, at((3, 5)), "KB-TURN-2"),
        SettlementBuilt(A, at((4, 5)), "KB-TURN-2"),
        CardDiscarded(A, GRASS),
        CardDrawn(A, DESERT),
        CardRevealed(B, CANYON),
    ]


@rule("KB-TILE-1", "KB-TURN-3")
def test_an_extra_action_that_builds_reports_its_events_in_order() -> None:
    position = table(card="canyon", a=[(8, 7)], tiles=[OF_FARM])
    assert position.use("farm", (7, 7)) == [
        TileUsed(A, FARM),
        SettlementBuilt(A, at((7, 7)), "KB-LOC-FARM-1"),
        TileTaken(A, TAVERN, at(OF_TAVERN)),
    ]


@rule("KB-TILE-7")
def test_an_extra_action_that_moves_reports_its_events_in_order() -> None:
    position = table(a=[(6, 10)], tiles=[OF_PADDOCK])
    assert position.move("paddock", (6, 10), (6, 8)) == [
        TileUsed(A, PADDOCK),
        SettlementLifted(A, at((6, 10)), "KB-LOC-PADDOCK-1"),
        SettlementMoved(A, at((6, 10)), at((6, 8)), "KB-LOC-PADDOCK-1"),
        TileLost(A, PADDOCK, at(OF_PADDOCK)),
        TileTaken(A, TAVERN, at(OF_TAVERN)),
    ]


@rule("KB-BUILD-6", "KB-TURN-9")
def test_a_new_card_in_mid_turn_reports_its_events_in_order() -> None:
    position = table(players=3, full={"grass": [(3, 4)]}, rest="discards")
    events = position.build((3, 4))
    assert events[:3] == [
        SettlementBuilt(A, at((3, 4)), "KB-TURN-2"),
        CardRemoved(A, GRASS),
        PileShuffled(22),
    ]
    assert isinstance(events[-1], CardRevealed)
    assert events[-1].card == position.state.hands[A]


@rule("KB-END-4", "KB-END-5")
def test_the_end_of_the_game_reports_its_events_in_order() -> None:
    position = table(seat=B, supply=3)
    kinds = [type(event) for event in position.turn()]
    assert kinds == [
        *[SettlementBuilt] * 3,
        LastRoundCalled,
        CardDiscarded,
        CardDrawn,
        *[GoldScored] * 8,
        GameEnded,
    ]


@rule("KB-SETUP-8", "KB-TURN-8")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    event = CardDrawn(A, DESERT)
    assert event.seen_by(A) == event
    assert event.seen_by(B) == event.seen_by(None) == CardDrawn(A, None)


def test_all_other_events_are_seen_by_everyone() -> None:
    position = table(a=[(6, 10)], tiles=[OF_PADDOCK], seat=B, supply=3, start=A)
    position.turn()
    for event in position.events:
        if not isinstance(event, CardDrawn):
            assert event.seen_by(A) is event.seen_by(None) is event


def test_every_event_names_its_rule() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    named = [kind for kind in kinds if "rule" in signature(kind).parameters]
    assert len(named) == 16
    assert set(kinds) - set(named) == {Event}


def test_without_a_listener_the_same_happens() -> None:
    heard, unheard = table(a=[(6, 10)], tiles=[OF_PADDOCK]), table(a=[(6, 10)], tiles=[OF_PADDOCK])
    for action in (USE[PADDOCK], LIFT[at((6, 10))], PUT[at((6, 8))]):
        heard.act(action)
        unheard.state.apply(A, action)
    assert heard.state.freeze() == unheard.state.freeze()
    heard, unheard = table(seat=B, supply=1), table(seat=B, supply=1)
    heard.build((3, 4))
    heard.end()
    unheard.state.apply(B, BUILD[at((3, 4))])
    unheard.state.apply(B, END)
    assert heard.over
    assert unheard.over
    assert heard.state.outcome == unheard.state.outcome


def test_a_preview_shows_gold_and_tiles_and_changes_nothing() -> None:
    position = table(a=[(7, 8)], cards="hermits,workers,knights")
    before = position.state.freeze()
    assert position.state.preview(A, BUILD[at((7, 7))]) == (
        SettlementBuilt(A, at((7, 7)), "KB-TURN-2"),
        TileTaken(A, TAVERN, at(OF_TAVERN)),
        GoldShifted(A, CARDS.index("workers"), 1, "KB-CARD-WORKERS-1"),
        GoldShifted(A, CARDS.index("knights"), 2, "KB-CARD-KNIGHTS-1"),
    )
    assert position.state.freeze() == before


def test_a_preview_shows_what_others_lose_and_what_castles_pay() -> None:
    position = table(a=[(2, 5)], b=[(0, 0)], cards="lords,farmers,merchants")
    shifted = [e for e in position.state.preview(A, BUILD[at((3, 4))]) if isinstance(e, GoldShifted)]
    assert shifted == [
        GoldShifted(B, CARDS.index("lords"), -6, "KB-CARD-LORDS-1"),
        GoldShifted(A, None, 3, "KB-CASTLE-1"),
    ]


def test_a_preview_of_a_move_shows_gold_that_is_lost() -> None:
    position = table(a=[(3, 4), (2, 17)], tiles=[(2, 18)], cards="hermits,farmers,merchants")
    position.use("paddock")
    position.lift((3, 4))
    assert GoldShifted(A, None, -3, "KB-CASTLE-1") in position.state.preview(A, PUT[at((5, 5))])


@rule("KB-SETUP-8")
def test_a_preview_stops_before_anything_secret_or_random() -> None:
    position = table()
    position.build((3, 4), (3, 5), (4, 5))
    assert position.state.preview(A, END) == (CardDiscarded(A, GRASS),)
    full = table(players=3, full={"grass": [(3, 4)]}, top=["canyon"], cards="hermits,farmers,merchants")
    foretold = full.state.preview(A, BUILD[at((3, 4))])
    assert foretold[:2] == (SettlementBuilt(A, at((3, 4)), "KB-TURN-2"), CardRemoved(A, GRASS))
    assert all(isinstance(event, GoldShifted) for event in foretold[2:])


def test_a_preview_of_what_is_illegal_is_refused() -> None:
    position = table()
    with pytest.raises(IllegalAction):
        position.state.preview(A, USE[OASIS])
