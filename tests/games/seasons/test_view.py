"""CS-SETUP-5, CS-ROUND-3: only cards that lie face down are secret."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kastelan.core.chance import seeded
from kastelan.core.position import digest
from kastelan.games.seasons import SeasonsState
from kastelan.games.seasons.actions import Convert, Place, Select
from kastelan.games.seasons.components import ALL_CARDS, SPACES, STANDARD
from kastelan.games.seasons.events import CardsSelected, PointsShifted
from kastelan.games.seasons.view import SeasonsView
from tests.games.seasons.tables import IDLE, A, B, C, Table, bits, of, table
from tests.rulebook import rule


def chosen(*cards: str, players: int = 3) -> SeasonsState:
    """A selection under way."""
    position = table(
        at="selection", players=players, discards={A: "messenger", B: "messenger", C: "messenger"}
    )
    position.select(*cards)
    return position.state


@rule("CS-ROUND-3", "CS-SETUP-5")
@pytest.mark.parametrize("seat", [A, C, None])
def test_what_another_has_selected_makes_no_difference(seat: int | None) -> None:
    one, two = chosen("trader", "bricklayer"), chosen("trader", "master_builder")
    assert one.view(seat) == two.view(seat)
    assert one.view(B) != two.view(B)
    if seat is not None:
        assert one.legal(seat) == two.legal(seat)


@rule("CS-ROUND-3")
def test_others_see_that_a_seat_has_selected_but_not_what() -> None:
    view = chosen("trader", "bricklayer").view(A)
    assert view.chosen == (True, True, False)
    assert view.actors == (C,)
    assert view.selected == (bits("trader"), None, 0)
    assert view.held == (ALL_CARDS & ~1,) * 3


@rule("CS-ROUND-3")
def test_the_order_of_selecting_does_not_matter() -> None:
    one = table(at="selection", players=3)
    other = one.state.copy()
    one.select("trader", "bricklayer")
    back = Table(other)
    back.select("", "bricklayer")
    back.select("trader")
    assert digest(one.state) == digest(back.state)


@rule("CS-ROUND-3")
def test_a_selection_is_shown_to_its_owner_only() -> None:
    event = CardsSelected(A, bits("trader"))
    assert event.seen_by(A) == event
    assert event.seen_by(B) == event.seen_by(None) == CardsSelected(A, None)


@rule("CS-ROUND-5")
def test_revealed_cards_are_seen_by_all() -> None:
    state = table("bricklayer", "worker_wood", IDLE).state
    assert state.view(None).selected == state.selected
    assert state.view(C).held == state.hands


@rule("CS-ROUND-3", "CS-WINTER-GEN-4")
def test_cards_stay_secret_while_a_winter_card_takes_effect() -> None:
    def snowed(cards: str) -> SeasonsState:
        return table("trader", cards, "trader", at="winter", round_=3, winter="snowdrift").state

    one, two = snowed("worker_wood"), snowed("messenger")
    for seat in (A, C, None):
        assert one.view(seat) == two.view(seat)
    assert one.actors == two.actors


@rule("CS-ROUND-3")
@pytest.mark.parametrize("seat", [A, B, None])
def test_redealing_gives_others_any_legal_selection_and_keeps_the_own(seat: int | None) -> None:
    state = chosen("trader", "bricklayer")
    dealt = [state.determinise(seat, seeded(number)) for number in range(80)]
    for other in (A, B):
        expected = {bits("trader" if other == A else "bricklayer")} if other == seat else None
        found = {twin.selected[other] for twin in dealt}
        assert found == expected if expected else len(found) == 7
    assert {twin.selected[C] for twin in dealt} == {0}
    assert {twin.view(seat) for twin in dealt} == {state.view(seat)}


@rule("CS-ROUND-4", "CS-ROUND-3")
def test_redealing_never_selects_a_master_builder_without_discards() -> None:
    position = table(at="selection", players=3)
    position.select("trader", "trader")
    found = {position.state.determinise(None, seeded(number)).selected[A] for number in range(80)}
    assert len(found) == 7
    assert bits("master_builder") not in found


@rule("CS-WINTER-GEN-2")
def test_redealing_shuffles_the_winter_cards_and_the_future() -> None:
    state = table(at="selection", players=3, winter="plague").state
    assert len({state.determinise(A, seeded(number)).pile for number in range(30)}) > 20
    assert {tuple(sorted(state.determinise(A, seeded(n)).pile)) for n in range(9)} == {(0, 1, 2, 3, 4, 5)}
    other = table(at="selection", players=3, winter="maiden").state
    assert state.view(A) == other.view(A)


@rule("CS-WINTER-SNOW-2", "CS-WINTER-GEN-4")
@pytest.mark.parametrize("seat", [A, B])
def test_paying_too_little_shows_where_the_workers_are(seat: int) -> None:
    cards = "worker_wood+worker_sand", "messenger+trader"
    position = table(
        *(cards if seat == A else reversed(cards)),
        at="winter",
        start=seat,
        round_=5,
        winter="snowdrift",
        turned_up="plague",
        lost={seat: "worker_stone"},
        talers={seat: 2},
    )
    other = B if seat == A else A
    before = {position.state.determinise(other, seeded(number)).selected[seat] for number in range(40)}
    assert len(before) > 5
    position.do("talers")
    after = {position.state.determinise(other, seeded(number)).selected[seat] for number in range(40)}
    assert after == {bits("worker_wood+worker_sand")}


def test_every_field_of_a_state_but_the_secrets_is_in_the_view() -> None:
    secret = {"hands", "pile", "chance", "table", "seat"}
    assert {field for field in SeasonsState.__slots__ if field not in secret} <= {
        field.name for field in fields(SeasonsView)
    }


@rule("CS-ROUND-3", "CS-ROUND-5")
def test_a_preview_of_the_last_selection_shows_nothing_of_the_others() -> None:
    position = table(at="selection", players=3, castle={"market.1": A, "market.2": B})
    position.select("messenger", "trader")  # the talers would raise what A's Market is worth
    assert position.state.preview(C, Select(bits("trader"))) == (CardsSelected(C, bits("trader")),)


def test_a_preview_shows_what_a_helper_would_bring_at_the_end() -> None:
    position = table(
        "stonemason",
        IDLE,
        IDLE,
        supply={A: of(sand=1, wood=1, stone=1)},
        talers={A: 20},
        castle={"inn.12": B},
    )
    position.do("build:tower", "pay:1sand+1wood+1stone")
    place = Place(SPACES.index("inn.6"))
    shifted = [event for event in position.state.preview(A, place) if isinstance(event, PointsShifted)]
    assert PointsShifted(A, 2, 1, "CS-SCORE-INN-2") in shifted
    assert PointsShifted(B, 1, 1, "CS-SCORE-INN-1") in shifted


def test_a_preview_is_silent_about_a_helper_that_brings_nothing() -> None:
    position = table(
        "stonemason",
        IDLE,
        IDLE,
        supply={A: of(sand=1, wood=1, stone=1)},
        talers={A: 20},
        built=["stable"],
    )
    position.do("build:tower", "pay:1sand+1wood+1stone")
    stable = SPACES.index("stable.12")
    shifted = [e for e in position.state.preview(A, Place(stable)) if isinstance(e, PointsShifted)]
    assert shifted == []  # there is no house


def test_points_that_are_scored_are_no_longer_to_come() -> None:
    position = table(
        players=2,
        at="scoring",
        round_=STANDARD.rounds[2],
        castle={"market.1": A, "palace.1": B},
        talers={A: STANDARD.talers_per_vp[0], B: 0},
        supply={B: of(stone=1)},
    )
    shifted = [e for e in position.state.preview(A, Convert(1)) if isinstance(e, PointsShifted)]
    assert shifted == [PointsShifted(A, SPACES.index("market.1"), -1, "CS-SCORE-MARKET-1")]
