"""KB-TURN: the order of a turn."""

from __future__ import annotations

import pytest

from kastelan.core.errors import NotYourDecision
from kastelan.games.kingdom.actions import BUILD, END
from kastelan.games.kingdom.events import CardDiscarded, CardRevealed, LastRoundCalled
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING
from tests.games.kingdom.tables import B2, A, B, at, table
from tests.rulebook import refused, rule

PADDOCK, FARM, FARM_2 = (6, 11), (15, 12), (11, 17)  # location hexes of the first game's board
TAVERN, TAVERN_2 = (6, 7), (6, 2)


@rule("KB-TURN-1")
def test_the_card_is_revealed_before_anything_else() -> None:
    position = table(card="canyon", hands=("desert",))
    assert position.events == [CardRevealed(A, 1)]
    assert position.state.view(B).card == 1
    position.turn()
    assert position.events[-1] == CardRevealed(B, 2)


@rule("KB-TURN-1", "KB-TURN-2")
def test_the_card_is_the_card_of_the_whole_turn() -> None:
    position = table(card="canyon")
    for _ in range(3):
        assert position.spots <= position.terrain("canyon")
        position.build(min(position.spots))
    assert position.card == "canyon"


@rule("KB-TURN-2")
def test_three_settlements_are_built_one_after_another() -> None:
    position = table()
    for built in range(3):
        assert position.words == set()
        assert position.state.supply[A] == 40 - built
        position.build(min(position.spots))
    assert position.spots == set()
    assert position.words == {"end"}
    with refused("KB-TURN-2"):
        position.build((3, 4))


@rule("KB-TURN-2", "KB-BUILD-5")
def test_the_three_need_not_be_next_to_each_other() -> None:
    position = table(a=[(3, 4), (15, 11)])
    position.build((3, 5), (14, 11), (4, 4))
    assert position.words == {"end"}


@rule("KB-TURN-2", "T-BUILD-11", "R-6")
def test_no_tile_can_be_used_between_the_three() -> None:
    position = table(a=[(4, 7)], tiles=[PADDOCK])
    assert position.words == {"paddock"}
    for spot in ((4, 6), (4, 5)):
        position.build(spot)
        assert position.words == set()
        with refused("KB-TURN-2"):
            position.use("paddock")
    position.build((4, 4))
    assert position.words == {"paddock", "end"}


@rule("KB-TURN-3")
def test_tiles_are_used_before_the_mandatory_action_and_after_it() -> None:
    position = table(a=[(4, 7)], tiles=[PADDOCK, FARM])
    assert position.words == {"paddock", "farm"}
    position.use("farm", (4, 6))
    assert position.state.step == BEFORE
    position.build((4, 5), (4, 4), (3, 4))
    assert position.words == {"paddock", "end"}
    position.move("paddock", (4, 7), (6, 6))
    assert position.words == {"end"}


@rule("KB-TURN-3")
def test_tiles_are_used_in_any_order() -> None:
    for first, second in (("farm", "oasis"), ("oasis", "farm")):
        position = table(card="canyon", tiles=[FARM, (12, 7)])
        for kind in (first, second):
            position.use(kind)
            position.build(min(position.spots))
        assert position.state.supply[A] == 38


@rule("KB-TURN-3")
def test_a_tile_is_used_once_a_turn() -> None:
    position = table(tiles=[FARM])
    position.use("farm", (3, 4))
    assert position.words == set()
    with refused("KB-TURN-3"):
        position.use("farm")


@rule("KB-TURN-3")
def test_both_of_two_tiles_of_one_kind_may_be_used() -> None:
    position = table(card="canyon", tiles=[FARM, FARM_2])
    position.use("farm", (3, 4))
    assert position.ready == {"farm": 1}
    position.use("farm", (3, 5))
    assert position.ready == {}
    with refused("KB-TURN-3"):
        position.use("farm")
    assert position.state.supply[A] == 38


@rule("KB-TURN-4", "R-5")
def test_a_tile_gained_this_turn_cannot_be_used_this_turn() -> None:
    position = table(card="canyon", a=[(8, 7), (8, 8), (8, 9)])  # a line for the tavern
    position.build((7, 2), (6, 3), (5, 2))
    assert position.holds(A) == {"tavern": 1}
    assert position.words == {"end"}
    with refused("KB-TURN-3"):
        position.use("tavern")


@rule("KB-TURN-5")
def test_the_mandatory_action_cannot_be_refused_or_cut_short() -> None:
    position = table(tiles=[FARM])
    for spot in ((3, 4), (3, 5), (4, 5)):
        with refused("KB-TURN-5"):
            position.end()
        position.build(spot)
    position.end()
    assert position.seat == B


@rule("KB-TURN-5")
def test_using_a_tile_is_optional() -> None:
    position = table(a=[(4, 7)], tiles=[PADDOCK, FARM])
    position.turn((4, 6), (4, 5), (4, 4))
    assert position.seat == B


@rule("KB-TURN-6", "R-11")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_than_three_just_those_are_built(left: int) -> None:
    position = table(supply=left)
    assert position.state.ask(A).facts["count"] == left
    for _ in range(left):
        assert position.words == set()
        position.build(min(position.spots))
    assert position.words == {"end"}
    assert position.state.supply[A] == 0


@rule("KB-TURN-6", "T-BUILD-9")
def test_an_empty_supply_counts_as_the_mandatory_action_done() -> None:
    position = table(card="canyon", tiles=[FARM], supply=1)
    position.use("farm", (3, 4))
    assert position.state.step == AFTER
    assert position.spots == set()
    assert position.words == {"end"}


@rule("KB-TURN-7", "T-BUILD-8", "R-12")
def test_after_the_last_settlement_tiles_may_still_move() -> None:
    position = table(a=[(4, 7)], tiles=[PADDOCK], supply=2)
    position.build((4, 6))
    assert LastRoundCalled(A) not in position.events
    position.build((4, 5))
    assert LastRoundCalled(A) in position.events
    assert position.words == {"paddock", "end"}
    position.move("paddock", (4, 7), (6, 6))
    assert position.words == {"end"}


@rule("KB-TURN-7")
def test_tiles_that_build_need_a_settlement() -> None:
    position = table(a=[(4, 7)], tiles=[FARM, PADDOCK], supply=3)
    position.build((4, 6), (4, 5), (4, 4))
    assert position.ready == {"farm": 1, "paddock": 1}
    assert position.words == {"paddock", "end"}
    with refused("KB-TURN-7"):
        position.use("farm")


@rule("KB-TURN-8")
def test_at_the_end_the_card_is_discarded_and_another_drawn() -> None:
    position = table(top=["desert", "forest"], hands=("flowers",))
    assert CardDiscarded(A, 0) in position.turn()
    assert len(position.state.discards) == 1
    assert position.hand(A) == "desert"
    position.turn()
    assert list(position.state.discards) == [0, 3]
    assert (position.hand(A), position.hand(B)) == ("desert", "forest")


@rule("KB-TURN-8", "T-TILE-7")
def test_a_used_tile_is_ready_again_in_the_next_turn() -> None:
    position = table(a=[(14, 12)], tiles=[FARM])
    position.use("farm", (14, 11))
    position.turn()
    position.turn()
    assert position.seat == A
    assert position.ready == {"farm": 1}


@rule("KB-TURN-8")
def test_a_tile_is_ready_in_its_owners_turn_only() -> None:
    position = table(a=[(14, 12)], tiles=[FARM])
    position.turn()
    assert position.seat == B
    assert position.ready == {}
    assert position.words == set()


@rule("KB-TURN-10")
def test_a_turn_goes_through_its_three_phases() -> None:
    position = table(tiles=[FARM])
    steps = [position.state.step]
    position.use("farm", (3, 4))
    steps.append(position.state.step)
    for spot in ((3, 5), (4, 5), (4, 4)):
        position.build(spot)
        steps.append(position.state.step)
    assert steps == [BEFORE, BEFORE, DURING, DURING, AFTER]


@rule("KB-TURN-10")
def test_nothing_random_turns_up_inside_a_turn() -> None:
    position = table(B2, a=[(17, 9)], tiles=[(3, 7), (12, 16)])
    before = (position.state.chance, position.state.pile, position.state.hands)
    position.use("oracle", (17, 10))
    position.move("barn", (17, 9), (18, 10))
    position.build((18, 11), (18, 12), (19, 12))
    assert (position.state.chance, position.state.pile, position.state.hands) == before


def test_only_the_player_of_the_turn_decides() -> None:
    position = table()
    assert position.state.actors == (A,)
    assert position.state.legal(B) == ()
    for action in (BUILD[at((3, 4))], END):
        with pytest.raises(NotYourDecision):
            position.state.apply(B, action)
    with pytest.raises(NotYourDecision):
        position.state.ask(B)


def test_the_question_names_the_next_decision() -> None:
    position = table(a=[(4, 7)], tiles=[PADDOCK])
    asked = [position.state.ask(A)]
    position.use("paddock")
    asked.append(position.state.ask(A))
    position.lift((4, 7))
    asked.append(position.state.ask(A))
    position.put((6, 6))
    position.build((7, 6))
    asked.append(position.state.ask(A))
    position.build((7, 7), (7, 8))
    asked.append(position.state.ask(A))
    names = ("before", "lifting", "putting", "during", "after")
    assert [ask.message for ask in asked] == [f"kingdom-ask-{name}" for name in names]
    assert asked[0].facts == {"count": 3, "terrain": "grass", "tiles": 1}
    assert (asked[1].rule, asked[1].facts["tile"]) == ("KB-LOC-PADDOCK-1", "paddock")
    assert asked[3].facts["count"] == 2
