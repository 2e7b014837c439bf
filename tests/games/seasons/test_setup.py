"""CS-SETUP: what lies on the table before the first round, and the options."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.game import Event
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import ALL_CARDS, BUILDINGS, STANDARD, printed
from kastelan.games.seasons.events import TableLaid
from kastelan.games.seasons.setup import starting_stock
from kastelan.games.seasons.step_numbers import NOBODY
from tests.games.seasons.tables import A, B, of, table
from tests.rulebook import rule


def new(players: int = 2, seed: int = 0, **options: object) -> SeasonsState:
    state = SEASONS.new(players, options, seed)
    assert isinstance(state, SeasonsState)
    return state


@rule("CS-SETUP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        new(players)
    assert [new(number).players for number in (2, 3, 4)] == [2, 3, 4]


@rule("CS-SETUP-1", "CS-WINTER-GEN-1")
def test_winter_cards_come_only_to_the_winter_game() -> None:
    assert new().pile == ()
    assert sorted(new(winter=True).pile) == list(range(6))
    assert len({new(winter=True, seed=seed).pile for seed in range(20)}) > 10


@rule("CS-SETUP-2", "CS-SETUP-7")
@pytest.mark.parametrize(("players", "spaces", "bank"), [(2, 12, 87), (3, 15, 81), (4, 12, 81)])
def test_every_round_has_a_taler_and_the_rest_is_the_bank(players: int, spaces: int, bank: int) -> None:
    state = new(players)
    assert state.table.rounds == spaces
    assert state.bank == bank
    assert 105 - state.bank - sum(state.talers) == spaces - 1  # round 1 has begun


@rule("CS-SETUP-3")
def test_the_defence_tower_has_one_piece_of_each_kind() -> None:
    assert new().tower == (1, 1, 1, 1, 1)


@rule("CS-SETUP-4")
def test_twenty_three_templates_lie_on_the_board() -> None:
    state = new()
    assert sum(state.templates) == 23
    assert state.castle == (NOBODY,) * 16
    left = dict(zip(BUILDINGS, state.templates, strict=True))
    assert (left["tower"], left["house"], left["market"], left["forge"]) == (9, 6, 0, 0)


@rule("CS-SETUP-5", "CS-2P-2", "CS-34P-1")
@pytest.mark.parametrize(("players", "helpers"), [(2, 7), (3, 6), (4, 6)])
def test_every_player_starts_alike(players: int, helpers: int) -> None:
    state = new(players, start="2")
    assert state.hands == (ALL_CARDS,) * players
    assert state.talers == (3, 4, 3, 3)[:players]  # the starting player has taken the taler of round 1
    assert set(state.supply) == {of(sand=1, wood=1)}
    assert (set(state.helpers), set(state.vp)) == ({helpers}, {0})


@rule("CS-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_the_pieces_is_the_stock(players: int) -> None:
    row = printed()["setup"]["by_players"][str(players)]
    assert starting_stock(STANDARD, players) == of(**row["stock"]) == new(players).stock
    assert STANDARD.counts == (20, 18, 15, 15, 15)
    assert new(4).stock == (15, 13, 14, 14, 14)


@rule("CS-SETUP-8")
def test_the_first_starting_player_is_drawn() -> None:
    assert {new(4, seed).order[0] for seed in range(60)} == {0, 1, 2, 3}
    assert [new(4, start=str(seat)).order[0] + 1 for seat in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("winter", "cold", "bad-option-value"),
        ("keep_counts_unbuilt", 3, "bad-option-value"),
        ("maiden_first_bid", "never", "bad-option-value"),
        ("start", "5", "bad-option-value"),
        ("start", "3", "no-such-seat"),
        ("components", "nowhere/at/all.json", "components-no-file"),
        ("spring", True, "unknown-option"),
    ],
)
def test_a_bad_option_is_refused_by_its_name(name: str, value: object, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        SEASONS.new(2, {name: value})
    assert (caught.value.option, caught.value.message) == (name, message)


@rule("CS-SETUP-5")
def test_everything_but_the_selection_is_open() -> None:
    view = table(at="selection", players=2, discards={A: "trader"}, talers={B: 7}).state.view(None)
    assert (view.talers[B], view.helpers, view.discards[A]) == (7, (7, 7), 0b10)
    assert view.held == (ALL_CARDS & ~0b10, ALL_CARDS)


@rule("CS-SETUP-2", "CS-WINTER-GEN-1")
@pytest.mark.parametrize("winter", [False, True])
def test_everybody_is_told_who_starts_and_whether_it_is_winter(winter: bool) -> None:
    events: list[Event] = []
    SEASONS.new(3, {"start": "2", "winter": winter}, tell=events.append)
    assert events[0] == TableLaid(B, winter)
