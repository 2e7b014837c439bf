"""FIN: what counts late or twice, and in which order the steps of the final scoring come."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig import final_scoring
from kastelan.games.ludwig.final_scoring import counted
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.step_numbers import CLEARING, OVER
from tests.games.ludwig.modules.scenes import CARDS, FAVOURS, A, B, C, Scene, give_swans, scene
from tests.games.ludwig.modules.test_final import finished, of
from tests.games.ludwig.modules.yards import yard
from tests.rulebook import refused, rule

DULL = "most_food,most_living,most_utility"


def count(table: Scene, card: str, seat: int) -> int:
    return counted(table.state, seat, table.state.table.components.bonus_cards[CARDS.index(card)])


@pytest.mark.parametrize(
    ("swans", "points"), [((1, 1, 1, 1, 1), 20), ((2, 1, 1, 1, 0), 16), ((3, 0, 0, 0, 0), 6)]
)
@rule("DEC-51", "AMB-24")
def test_sets_of_the_swan_lover(swans: tuple[int, ...], points: int) -> None:
    table = scene("swans,decrees", decrees={A: (51,)}, favours=DULL)
    give_swans(table, A, *swans)
    assert of(finished(table), "DEC-51") == points


@rule("DEC-52", "FIN-2")
def test_up_to_four_tiles_are_discarded() -> None:
    table = scene("decrees", decrees={A: (52,)})
    left = len(table.state.stacks[0])
    final_scoring.begin(table.state, None)
    assert table.state.step == CLEARING
    table.do("discard100", "discard100", "discard150", "discardhallways")
    assert table.state.step == OVER
    assert len(table.state.stacks[0]) == left - 2


@rule("DEC-54", "BON-8")
def test_a_doubled_card_counts_its_late_points_twice() -> None:
    hands = {A: ["bon_zero_cards", "bon_first_places"], B: ["stairs"], C: []}
    table = scene("extra_bonus_cards,towers,decrees", yard("hallway"), hands=hands, favours=DULL)
    table.module_state.held = ((FAVOURS.index("most_corridor"),), (), ())
    for card, rule_id, points in (("bon_zero_cards", "BON-8", 3), ("bon_first_places", "BON-5", 4)):
        again = Scene(table.state.copy())
        again.module_state.doubled = (CARDS.index(card), -1, -1)
        told = finished(again)
        assert of(told, rule_id) == of(told, "DEC-54") == points


@rule("TWR-7", "BON-5", "DEC-55")
def test_the_tokens_of_others_bring_nothing() -> None:
    hands = {A: ["bon_first_places"], B: [], C: []}
    table = scene(
        "extra_bonus_cards,towers,decrees", yard("hallway"), hands=hands, decrees={A: (55,)}, favours=DULL
    )
    table.module_state.held = ((), (FAVOURS.index("most_corridor"),), ())
    told = finished(table)
    assert of(told, "BON-5") == of(told, "TWR-7", A) == 0
    assert of(told, "TWR-7", B) == 3  # the second and the third place, shared


@rule("FIN-2", "FAV-5")
def test_the_fewest_points_are_those_after_stacks_swans_and_decrees() -> None:
    favours = "fav_fewest_points,most_food,most_living"
    table = scene("swans,extra_favours", score=(0, 1, 1), favours=favours)
    give_swans(table, A, 1, 1, 1, 1, 1)
    told = finished(table)
    assert [of(told, "FAV-5", seat) for seat in (A, B, C)] == [2, 6, 6]


@rule("FIN-5", "LUD-END-7")
def test_the_larger_castle_wins_a_tie_before_money() -> None:
    table = scene("swans", yard("hallway"), money=(0, 20_000, 0))
    table.state.score, table.state.step = (30, 30, 10), OVER
    assert final_scoring.outcome(table.state).places == (1, 2, 3)


@rule("BON-10")
def test_the_last_master_builder_is_not_the_first() -> None:
    table = scene("extra_bonus_cards", start="1", master=C)
    assert [count(table, "bon_last_builder", seat) for seat in (A, B, C)] == [0, 0, 1]


@rule("BON-13", "RENO-4")
def test_the_printed_value_is_that_of_the_face() -> None:
    castle = yard("guest_bedroom").renovate("guest_bedroom", "r_midnight_snackery")
    plain = scene("extra_bonus_cards,renovations", yard("guest_bedroom"))
    assert count(plain, "bon_value_one", A) == 0
    assert count(scene("extra_bonus_cards,renovations", castle), "bon_value_one", A) == 1


@rule("DEC-52")
def test_an_empty_stack_gives_no_tile() -> None:
    table = scene("decrees", decrees={A: (52,)})
    table.state.corridors = (0, 1)
    final_scoring.begin(table.state, None)
    with refused("DEC-52"):
        table.do("discardhallways")


@rule("FIN-4", "5P-4")
def test_the_fifth_place_brings_nothing() -> None:
    assert final_scoring.shares((5, 4, 3, 2, 1), None, least=1)[0] == [8, 4, 2, 1, 0]


@rule("DEC-58")
def test_rooms_without_a_type_in_common_are_no_pair() -> None:
    apart, alike = (scene("decrees", yard(room)).state for room in ("parlor", "hallway"))
    assert DECREES[58].final(apart, A) == (0, 0)
    assert DECREES[58].final(alike, A) == (3, 1)
