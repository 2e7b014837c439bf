"""The options of a game: accepted values, defaults and refusals."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.options import checked
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, KINDS
from tests.games.kingdom.tables import A, B, table
from tests.rulebook import rule


def new(players: int = 2, seed: int = 0, **options: object) -> KingdomState:
    state = KINGDOM.new(players, options, seed)
    assert isinstance(state, KingdomState)
    return state


def cards(state: KingdomState) -> set[str]:
    return {CARDS[card] for card in state.table.cards}


def test_these_are_the_options_and_their_defaults() -> None:
    assert checked(KINGDOM.options, {}) == {
        "first_game": False,
        "quadrants": ("?",) * 4,
        "cards": ("?",) * 3,
        "without": (),
        "start": "random",
        "lords_need_settlement": False,
        "running_scores": True,
    }
    assert all(option.rule.startswith("KB-") for option in KINGDOM.options)


@rule("KB-SETUP-2")
def test_quadrants_are_chosen_with_their_order_and_their_lie() -> None:
    state = new(quadrants="harbor,barn*,oracle*,tavern")
    assert state.board.lies == (("harbor", False), ("barn", True), ("oracle", True), ("tavern", False))


@rule("KB-SETUP-2")
def test_a_question_mark_leaves_the_lie_to_chance() -> None:
    lies = [new(quadrants="harbor?,barn*,oracle,tavern?", seed=seed).board.lies for seed in range(40)]
    assert {four[0] for four in lies} == {("harbor", False), ("harbor", True)}
    assert {four[1:3] for four in lies} == {(("barn", True), ("oracle", False))}
    assert len({(four[0][1], four[3][1]) for four in lies}) == 4


@rule("KB-SETUP-2")
def test_a_question_mark_alone_leaves_the_part_to_chance() -> None:
    lies = [new(quadrants=("tavern", "?", "oasis*", "?"), seed=seed).board.lies for seed in range(80)]
    assert {(four[0], four[2]) for four in lies} == {(("tavern", False), ("oasis", True))}
    assert {four[1][0] for four in lies} == set(KINDS) - {"tavern", "oasis"}
    assert all(len({part for part, _ in four}) == 4 for four in lies)
    assert {four[1][1] for four in lies} == {False, True}


@rule("KB-SETUP-5")
def test_scoring_cards_are_chosen_or_left_to_chance() -> None:
    assert cards(new(cards="lords,miners,knights")) == {"lords", "miners", "knights"}
    drawn = [cards(new(cards="?,lords,?", seed=seed)) for seed in range(60)]
    assert all("lords" in three and len(three) == 3 for three in drawn)
    assert set.union(*drawn) == set(CARDS)


@rule("KB-SETUP-5")
def test_scoring_cards_are_left_out() -> None:
    drawn = [cards(new(without="lords,miners", seed=seed)) for seed in range(60)]
    assert set.union(*drawn) == set(CARDS) - {"lords", "miners"}
    assert cards(new(without=CARDS[:7])) == set(CARDS[7:])


@rule("KB-SETUP-7")
@pytest.mark.parametrize("start", ["1", "2", "3", 3])
def test_the_starting_player_is_chosen(start: object) -> None:
    state = new(3, start=start)
    assert state.table.start == state.seat == int(str(start)) - 1


@rule("KB-CARD-LORDS-3")
def test_lords_may_need_a_settlement() -> None:
    options = {"lords_need_settlement": "yes"}
    assert table(a=[(8, 8)], cards="lords,farmers,merchants", options=options).state.scores() == (12, 0)
    assert table(a=[(8, 8)], cards="lords,farmers,merchants").state.scores() == (48, 42)


@rule("KB-SETUP-8")
def test_running_scores_may_be_hidden() -> None:
    assert new(running_scores="no").view(A).gold is None
    assert new(running_scores="yes").view(B).gold is not None


def test_a_state_knows_the_options_of_its_game() -> None:
    state = new(quadrants="harbor,barn*,?,tavern?", without="lords", start="2")
    options = KINGDOM.options_of(state)
    assert options == checked(
        KINGDOM.options, {"quadrants": "harbor,barn*,?,tavern?", "without": "lords", "start": "2"}
    )


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("first_game", "maybe", "bad-option-value"),
        ("quadrants", "tavern", "bad-option-list"),
        ("quadrants", "tavern,tavern,oasis,farm", "bad-option-list"),
        ("quadrants", "tavern,tavern*,oasis,farm", "quadrant-twice"),
        ("quadrants", "tavern,tavern?,?,?", "quadrant-twice"),
        ("quadrants", "tavern,castle,oasis,farm", "bad-option-list"),
        ("quadrants", "tavern,paddock,oasis,farm,barn", "bad-option-list"),
        ("quadrants", 4, "bad-option-list"),
        ("cards", "lords", "bad-option-list"),
        ("cards", "lords,miners,knights,farmers", "bad-option-list"),
        ("cards", "lords,lords,miners", "bad-option-list"),
        ("cards", "lords,bishops,miners", "bad-option-list"),
        ("without", "bishops", "bad-option-list"),
        ("without", CARDS[:8], "bad-option-list"),
        ("start", "0", "bad-option-value"),
        ("start", "3", "no-such-seat"),
        ("start", "5", "bad-option-value"),
        ("lords_need_settlement", "perhaps", "bad-option-value"),
        ("running_scores", 7, "bad-option-value"),
        ("nomads", True, "unknown-option"),
    ],
)
def test_a_bad_option_is_refused_by_its_name(name: str, value: object, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        KINGDOM.new(2, {name: value})
    assert (caught.value.option, caught.value.message) == (name, message)


@rule("R-27", "KB-GEO-4")
@pytest.mark.parametrize("lie", ["tavern90", "tavern**", "*tavern", "tavern*?"])
def test_parts_lie_upright_or_turned_and_in_no_other_way(lie: str) -> None:
    with pytest.raises(BadOption) as caught:
        new(quadrants=f"{lie},paddock,oasis,farm")
    assert caught.value.option == "quadrants"


def test_a_card_cannot_be_chosen_and_left_out() -> None:
    with pytest.raises(BadOption) as caught:
        new(cards="miners,lords,?", without="knights,lords,miners")
    assert (caught.value.option, caught.value.message) == ("without", "card-chosen-and-left-out")
    assert caught.value.facts["value"] == "miners,lords"


@rule("KB-SETUP-2")
@pytest.mark.parametrize(
    "more", [{"quadrants": "tavern,paddock,oasis,?"}, {"cards": "lords,?,?"}, {"without": "lords"}]
)
def test_the_first_game_leaves_nothing_to_choose(more: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        KINGDOM.new(2, {"first_game": True, **more})
    assert (caught.value.option, caught.value.message) == ("first_game", "first-game-is-fixed")


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_seed_is_a_whole_number_from_0_up(seed: object) -> None:
    with pytest.raises(BadOption) as caught:
        KINGDOM.new(2, {}, seed)  # type: ignore[arg-type]  # wrong on purpose
    assert (caught.value.option, caught.value.message) == ("seed", "bad-seed")


@pytest.mark.parametrize("players", [1, 5, "2", True])
def test_a_bad_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadOption) as caught:
        KINGDOM.new(players)  # type: ignore[arg-type]  # wrong on purpose
    assert (caught.value.option, caught.value.message) == ("players", "bad-players")
