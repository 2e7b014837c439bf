"""With five players the fast evaluation is used, which knows towers and favour tokens."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig import choose, rewards, trials
from kastelan.bots.greedy.ludwig.castle_value import completion_value, reward_value, room_potential
from kastelan.bots.greedy.ludwig.evaluation_method import has_fast_evaluation
from kastelan.bots.greedy.ludwig.final_scoring_forecast import drawn_card_value
from kastelan.bots.greedy.ludwig.situation import situation_of
from kastelan.bots.greedy.ludwig.tower_tokens import TOKEN_POINTS
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import LOOK_TOWERS
from kastelan.games.ludwig.components import HALLWAYS, STAIRS_STACK, TOWER_CARD, TOWERS, UTILITY
from kastelan.games.ludwig.module_state import at_row
from kastelan.games.ludwig.special_rewards import TOWER_REWARD, kind_of
from kastelan.games.ludwig.step_numbers import REWARDS, TOKENS
from tests.games.ludwig.modules.scenes import FAVOURS, A, B, Scene, scene
from tests.games.ludwig.modules.yards import Yard, yard

TOWERED = yard("focus_room", start=Yard(3)).attach("t_clock_tower", "focus_room")
"""A castle with a tower that one more room completes."""


def five(*yards: Yard, market: dict[int, str] | None = None) -> Scene:
    """A table of five without modules of their choice."""
    return scene("", *yards, players=5, market=market)


@pytest.mark.parametrize(
    ("players", "words", "fast"),
    [
        (1, "", True),
        (4, "", True),
        (5, "", True),
        (5, "towers,extra_rooms", True),
        (1, "extra_rooms", False),
        (4, "towers,extra_rooms", False),
        (5, "extra_bonus_cards", False),
        (5, "all", False),
    ],
)
def test_the_fast_evaluation_is_for_tables_without_chosen_modules(
    players: int, words: str, fast: bool
) -> None:
    state = LUDWIG.new(players, {"modules": words}, 1)
    assert isinstance(state, LudwigState)
    assert has_fast_evaluation(state) == fast


def test_with_chosen_modules_actions_are_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()
    monkeypatch.setattr(trials, "choose", lambda state, *_: asked.append(state.table.players))
    for players, words in ((5, ""), (4, "towers"), (5, "swans")):
        choose(LUDWIG.new(players, {"modules": words}, 1), A, Random(1))
    assert asked == [4, 5]


# Towers


def test_completing_a_tower_has_the_value_of_a_token_and_of_the_reward_of_its_type() -> None:
    state = five(TOWERED).state
    view = situation_of(state, A, A)
    tower = next(n for n, room in enumerate(view.castle.rooms) if room.tile.stack == TOWERS)
    worth = completion_value(view, view.castle, (tower,))
    assert worth == pytest.approx(reward_value(view, view.castle, tower, UTILITY) + TOKEN_POINTS)


def test_a_tower_that_may_be_completed_has_a_higher_value_than_a_room() -> None:
    view = situation_of(five(TOWERED).state, A, A)
    rooms = tuple(
        replace(room, tile=replace(room.tile, stack=None)) if room.tile.stack == TOWERS else room
        for room in view.castle.rooms
    )
    assert room_potential(view, view.castle) > room_potential(view, replace(view.castle, rooms=rooms))


def test_the_token_of_a_tower_is_claimed_last() -> None:
    table, bot = five(TOWERED, market={4: "lilac_cabinet"}), find_bot("greedy")
    table.buy("lilac_cabinet")
    table.act(TOWERED.where("lilac_cabinet", "t_clock_tower"))
    claimed = list[int]()
    while table.state.step != TOKENS:
        due = table.state.pending[-1][1:]
        action = decide(bot, table.state, A, Random(1))
        if table.state.step == REWARDS:
            word = LUDWIG.actions.write(action)
            assert word.startswith("claim")
            claimed.append(kind_of(due[int(word[5:]) - 1]))
        table.act(action)
    assert claimed == [UTILITY, TOWER_REWARD]
    assert decide(bot, table.state, A, Random(1)) in table.state.legal(A)


def test_stacks_are_depleted_by_their_numbers_towers_after_stairs() -> None:
    state = five(TOWERED).state
    full = situation_of(state, A, A).depletion
    state.stacks = (*state.stacks[:TOWER_CARD], ())
    dry = situation_of(state, A, A).depletion
    assert dry[TOWERS] == 1 > full[TOWERS]
    assert dry[:TOWERS] == full[:TOWERS]
    state.corridors = (0, state.corridors[1])
    none = situation_of(state, A, A).depletion
    assert none[HALLWAYS] == 1 > none[STAIRS_STACK]


def test_the_seat_with_most_towers_looks_at_the_last_one() -> None:
    state = five(TOWERED).state
    state.stacks = (*state.stacks[:TOWER_CARD], state.stacks[TOWER_CARD][:1])
    state.deck = tuple(card for card in state.deck if card != TOWER_CARD)
    assert rewards.look(state, A, Random(1)) == LOOK_TOWERS
    assert rewards.look(state, B, Random(1)) != LOOK_TOWERS


# Favours and cards


def test_a_token_is_kept_that_the_seat_leads_in() -> None:
    table = five(TOWERED)
    offered = sorted(FAVOURS.index(name) for name in ("most_downstairs", "fav_towers", "fav_courtyards"))
    for order in (offered, offered[::-1]):
        table.state.step, table.module_state.offered = TOKENS, tuple(order)
        action = decide(find_bot("greedy"), table.state, A, Random(1))
        assert LUDWIG.actions.write(action) == f"token{order.index(FAVOURS.index('fav_towers')) + 1}"


def test_own_tokens_count_as_favours_and_those_of_others_are_not_known() -> None:
    table = five(TOWERED)
    token = FAVOURS.index("fav_towers")
    table.module_state.held = at_row(table.module_state.held, A, (token,))
    own, seen = situation_of(table.state, A, A), situation_of(table.state, B, A)
    assert own.favours == (*seen.favours, token)
    assert own.rivals[-1] == (0, 0, 0, 0)
    assert seen.favours == table.state.table.favours


def test_cards_that_are_not_in_play_are_not_expected() -> None:
    view = situation_of(five(TOWERED).state, A, A)
    assert any(card.module == "" for card in view.components.bonus_cards[-13:])
    assert drawn_card_value(view) > 0
