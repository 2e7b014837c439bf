"""RENO-14, LUD-END-1: the last round is called once and at once, in every game that ends by it."""

from __future__ import annotations

import random

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, VERSIONS, LudwigState, market
from kastelan.games.ludwig.actions import BUY_HALLWAY, BUY_STAIRS
from kastelan.games.ludwig.events import LastRoundCalled, RoundBegun
from kastelan.games.ludwig.modules.registry import WORDS
from kastelan.games.ludwig.step_numbers import BUYING, DIGGING, NOTHING, OVER, STACK
from tests.games.ludwig.modules.scenes import Scene, scene
from tests.properties.tables import pick
from tests.rulebook import rule


def nearly_over(modules: str = "renovations") -> Scene:
    """The room cards have run out once, and one stack is empty."""
    table = scene(modules)
    table.state.stacks = ((), *table.state.stacks[1:])
    table.module_state.ran_out = 1
    assert not table.state.last
    return table


def called(told: list[Event]) -> list[str]:
    return [event.rule for event in told if isinstance(event, LastRoundCalled)]


@rule("RENO-14", "FIN-1")
@pytest.mark.parametrize(("word", "hallways", "stairs"), [("hallway", 1, 4), ("stairs", 5, 1)])
def test_the_purchase_that_empties_the_second_stack_calls_the_last_round(
    word: str, hallways: int, stairs: int
) -> None:
    table = nearly_over()
    table.state.corridors = (hallways, stairs)
    assert called(table.do(word)) == ["RENO-14"]
    assert table.state.last
    assert table.state.view(None).last


@rule("RENO-14", "MOAT-4")
def test_the_last_moat_piece_calls_the_last_round() -> None:
    table = nearly_over("renovations,moats")
    table.module_state.moats = 1
    assert called(table.do("moat")) == ["RENO-14"]


@rule("RENO-14", "LUD-REW-CORRIDOR")
def test_a_free_corridor_calls_the_last_round() -> None:
    table = nearly_over()
    table.state.corridors, table.state.step, table.state.pending = (1, 4), 6, ((0,),)
    assert called(table.do("free-hallway")) == ["RENO-14"]


@rule("RENO-14", "LUD-REW-SLEEPING")
def test_a_stack_dug_out_for_the_deck_calls_the_last_round_before_the_turn_ends() -> None:
    table = nearly_over()
    last_of_it = table.state.stacks[1][-1:]
    table.state.stacks = ((), last_of_it, *table.state.stacks[2:])
    table.state.step, table.state.pending = STACK, ((0,),)
    table.do("look150")
    assert table.state.step == DIGGING
    assert called(table.do("put1")) == ["RENO-14"]


@rule("RENO-14", "RND-1")
def test_a_new_room_that_was_the_last_of_its_stack_calls_the_last_round() -> None:
    table = nearly_over()
    state = table.state
    state.stacks = (state.stacks[0], (), state.stacks[2][-1:], *state.stacks[3:])
    state.market = tuple(
        NOTHING if slot == state.table.slots[0] else tile for slot, tile in enumerate(state.market)
    )
    state.deck = (0, 0, 2)  # a card of the third stack comes next
    told = list[Event]()
    market.fill(state, told.append)
    assert called(told) == ["RENO-14"]
    assert state.last


@rule("RENO-14")
def test_version_1_finds_it_at_the_end_of_the_round() -> None:
    for version, expected in ((1, False), (2, True)):
        state = VERSIONS[version].new(2, {"modules": "renovations", "foyer": "4"}, 1)
        assert isinstance(state, LudwigState)
        while state.step != BUYING:
            state.apply(state.actors[0], state.legal(state.actors[0])[-1])
        state.stacks, state.corridors = ((), *state.stacks[1:]), (1, 1)
        state.module_state.ran_out = 1
        state.apply(state.seat, next(a for a in state.legal(state.seat) if a in (BUY_HALLWAY, BUY_STAIRS)))
        assert state.last is expected


@rule("RENO-14", "LUD-END-1", "FIN-1")
@pytest.mark.parametrize("seed", range(12))
def test_every_game_calls_its_last_round_once(seed: int) -> None:
    choose, told = random.Random(seed), list[Event]()
    modules = ("renovations", "all", ",".join(sorted({"renovations", *choose.sample(WORDS[1:], 3)})), "moats")
    state = LUDWIG.new(2 + seed % 3, {"modules": modules[seed % 4]}, seed, told.append)
    assert isinstance(state, LudwigState)
    while state.actors:
        seat = choose.choice(state.actors)
        state.apply(seat, pick(state.legal(seat), choose, by_kind=True), told.append)
        assert bool(called(told)) == state.last
    assert state.step == OVER
    assert len(called(told)) == 1
    rounds = [type(event) for event in told if isinstance(event, LastRoundCalled | RoundBegun)]
    assert rounds[-1] is LastRoundCalled
