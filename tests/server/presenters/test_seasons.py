"""What the browser gets of A Castle for All Seasons."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.actions import SELECT
from kastelan.games.seasons.components import BUILDINGS, CARDS, MESSENGER, TRADER, WINTER_CARDS
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.presenters import seasons
from kastelan.server.presenters.seasons.board import Board, Lack
from tests.rulebook import rule


def table(players: int = 3, seed: int = 1, winter: bool = False) -> SeasonsState:
    state = SEASONS.new(players, {"winter": winter}, seed=seed)
    assert isinstance(state, SeasonsState)
    return state


def shown(state: SeasonsState, seat: int | None) -> Board:
    return seasons.board(SEASONS, state.view(seat))


def select(state: SeasonsState, seat: int, card: int) -> None:
    state.apply(seat, SELECT[1 << card])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_names_everything_in_every_language(language: str) -> None:
    catalogue = seasons.catalogue(Speaker(language))
    assert [card.id for card in catalogue.cards] == list(CARDS)
    assert [card.rank for card in catalogue.cards] == [1, 2, 3, 4, 5, 5, 5, 6]
    assert all(card.name != card.id and card.does and card.rules for card in catalogue.cards)
    assert all(building.name != building.id for building in catalogue.buildings)
    assert [card.id for card in catalogue.winter if not card.rules] == []
    assert len(catalogue.winter) == len(WINTER_CARDS)
    assert all(space.scores and space.at for space in catalogue.spaces[:16])


@rule("CS-ROUND-3")
def test_a_card_that_lies_face_down_is_shown_to_nobody_else() -> None:
    state = table()
    select(state, 0, TRADER)
    own, other = shown(state, 0).people[0], shown(state, 1).people[0]
    assert own.selected == (TRADER,)
    assert TRADER not in own.hand
    assert other.selected is None
    assert other.chosen
    assert TRADER in other.hand
    assert shown(state, None).people[0] == other
    assert shown(state, 0).cards == ()


@rule("CS-ROUND-7")
def test_cards_turned_up_stand_in_the_order_of_rank_and_seat() -> None:
    state = table()
    for seat, card in enumerate((TRADER, MESSENGER, TRADER)):
        select(state, seat, card)
    cards = shown(state, None).cards
    first, second = (seat for seat in state.order if seat != 1)
    assert [(card.seat, card.card) for card in cards] == [(first, TRADER), (second, TRADER)]
    assert [card.now for card in cards] == [True, False]


@rule("CS-SCORE-KEEP-1", "CS-SCORE-SERVANTS-1")
def test_a_free_position_says_what_an_own_helper_would_score_there() -> None:
    state = table()
    positions = shown(state, 0).positions
    assert positions[7].worth == 23  # every template is on the board
    assert positions[0].worth == 12  # the four positions of Forge and Market are free
    assert shown(state, None).positions[7].worth is None


@rule("CS-BUILD-3", "CS-BUILD-4")
def test_a_building_says_what_own_pieces_lack_for_it() -> None:
    tower = shown(table(), 0).buildings[BUILDINGS.index("tower")]
    assert tower.lack == Lack(worth=5, kinds=1, have=3, exact=False)
    assert shown(table(), None).buildings[0].lack is None


def test_whole_games_can_be_shown_to_everybody() -> None:
    for winter, players in ((False, 2), (True, 4)):
        state, luck = table(players, winter=winter), Random(players)
        while actors := state.actors:
            for seat in (None, *range(players)):
                assert msgspec.json.encode(shown(state, seat))
            assert shown(state, 0).people[0].score == state.scores()[0]
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[int(luck.random() * len(legal))])
        assert shown(state, None).step == "over"
        assert (shown(state, None).winter_cards is not None) == winter


def test_planning_goes_on_to_the_own_turn() -> None:
    state = table()
    select(state, 0, TRADER)
    ahead = seasons.my_turn(state, 0)
    assert ahead is not None
    assert 0 in ahead.actors
    assert ahead.ask(0).step == "stationing"
    assert state.actors == (1, 2)


def test_planning_ends_with_the_game() -> None:
    state, luck = table(2), Random(5)
    while actors := state.actors:
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[int(luck.random() * len(legal))])
    assert seasons.my_turn(state, 0) is None


@pytest.mark.parametrize("season", ["summer", "winter"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_engraving_has_every_building_as_a_draft_and_in_stone(season: str, theme: str) -> None:
    picture = seasons.art(f"castle/{season}", {"theme": theme})
    assert picture is not None
    root = ElementTree.fromstring(picture)
    sites = [group for group in root.iter() if "site" in group.get("class", "").split()]
    assert len(sites) == 25  # 23 templates, Market and Forge
    assert len({site.get("data-site") for site in sites}) == len(sites)
    for site in sites:
        assert [part.get("class") for part in site] == ["draft", "stone"]


def test_there_is_no_other_picture() -> None:
    assert seasons.art("castle", {}) is None
    assert seasons.art("castle/spring", {}) is None
    assert seasons.art("ruin/summer", {}) is None
