"""What is told, counted and dealt, and in which order: one small promise of a rule each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig import rounds, scoring
from kastelan.games.ludwig.actions import ChooseReward
from kastelan.games.ludwig.components import ADJACENT, DOWNSTAIRS, FOOD, LIVING, OUTDOOR
from kastelan.games.ludwig.events import BonusCardPutAway, TileBought, TilePriced
from kastelan.games.ludwig.modules import measures, renovations
from kastelan.games.ludwig.modules.decrees import agenda, draft, last_decisions
from kastelan.games.ludwig.modules.decrees.events import CoinsCollected, PriceShifted, RecallBegun
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.events import PassedOn, RenovationLaidOut
from kastelan.games.ludwig.modules.swans import set_points
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.offers import piece_ways
from kastelan.games.ludwig.step_numbers import COUNTING, KEEPING, OVER, REPAYING, REWARDS, TOKENS
from tests.games.ludwig.modules.scenes import A, B, C, new, scene
from tests.games.ludwig.modules.yards import BOX, TILES, Yard, yard
from tests.rulebook import refused, rule


@rule("TWR-5", "DIG-1")
def test_tokens_that_another_one_looks_at_are_dealt_anew() -> None:
    table = scene("towers,decrees,extra_favours", decrees={A: (2,)})
    state, extras = table.state, table.module_state
    pool = sorted((*extras.tokens, *extras.box))
    extras.offered, extras.box = tuple(sorted(extras.box[:3])), extras.box[3:]
    state.step, state.seat = TOKENS, A
    for seat in (A, B, None):
        found = [state.determinise(seat, chance).module_state for chance in range(12)]
        assert ({one.offered for one in found} == {extras.offered}) == (seat == A)
        assert all(sorted((*one.tokens, *one.box, *one.offered)) == pool for one in found)


@rule("LUD-REW-UTILITY")
def test_a_card_that_is_put_away_is_told() -> None:
    table = scene("swans", yard("broom_closet"))
    drawn = tuple(sorted(table.state.cards[-2:]))
    table.state.pending, table.state.drawn, table.state.step = ((0,),), drawn, KEEPING
    table.state.cards, table.module_state.turn_progress = table.state.cards[:-2], ACTED
    assert BonusCardPutAway(A, drawn[0], "LUD-REW-UTILITY") in table.do("card2")


@rule("FIN-2")
def test_the_last_master_builder_decides_first() -> None:
    table = scene("decrees", decrees={A: (21,), B: (21,), C: (21,)}, master=C)
    table.module_state.debt = (1, 1, 1)
    assert last_decisions.begin(table.state)
    asked = [table.seat]
    while not last_decisions.decided(table.state):
        asked.append(table.seat)
    assert asked == [C, A, B]


@rule("DEC-21", "DEC-52")
def test_whoever_passes_on_says_so() -> None:
    table = scene("decrees", decrees={A: (21,), B: (52,)}, master=A)
    table.module_state.debt, table.state.last = (1, 0, 0), True
    assert last_decisions.begin(table.state)
    assert table.state.step == REPAYING
    assert PassedOn(A, "DEC-21") in table.do("done")
    assert PassedOn(B, "DEC-52") in table.do("no-discard")
    counting = scene("decrees", coins=None, decrees={A: (10,)}, master=A, pricing=True)
    counting.state.step = COUNTING
    assert PassedOn(A, "DEC-10") in counting.do("keep-coins")


@rule("DEC-09")
def test_a_shifted_price_is_told() -> None:
    table = scene("decrees", market={10: "parlor", 4: "study"}, pricing=True, decrees={C: (9,)})
    told = table.do("keep", "shift10-8")
    assert PriceShifted(TILES["parlor"].number, 8_000) in told
    assert {event.slot for event in told if isinstance(event, TilePriced)} == set(table.state.table.slots)


@pytest.mark.parametrize("listed", range(1 << 8))
@rule("DEC-25", "DEC-44")
def test_symbols_that_list_a_type_bring_the_printed_amount(listed: int) -> None:
    assert DECREES[25].symbol_money(listed) == 7_000 * bool(listed & 1 << OUTDOOR)
    assert DECREES[44].symbol_points(listed) == 2 * bool(listed & 1 << LIVING)


@rule("XSET-11")
def test_bonus_cards_come_in_the_set_up_of_the_first_round_only() -> None:
    table = new("decrees", foyer="4")
    assert agenda.bonus_cards_to_come(table.state)
    table.state.round = 2
    assert not agenda.bonus_cards_to_come(table.state)
    assert not agenda.bonus_cards_to_come(scene("decrees").state)


@pytest.mark.parametrize(("names", "least"), [((), 7), (("double_decrees",), 10)])
@rule("DEC-D1", "DEC-D2")
def test_there_are_decrees_enough_to_deal_and_to_draw(names: tuple[str, ...], least: int) -> None:
    assert draft.least(3, names) == least


@rule("LUD-END-1")
def test_why_a_round_is_the_last_one() -> None:
    table = scene("decrees")
    assert rounds.last_round(table.state) is None
    table.state.last = True
    called = rounds.last_round(table.state)
    assert called is not None
    assert called.rule == table.state.table.rule("LUD-END-1")
    table.state.step = OVER
    assert rounds.last_round(table.state) is None


@rule("SWAN-5", "DEC-51")
def test_sets_of_no_colours_bring_nothing() -> None:
    assert set_points(BOX, ()) == ((0, 1, 3, 6, 10, 15), "SWAN-5")
    points, by = set_points(BOX, (51,))
    assert (points[0], len(points), by) == (0, 6, "DEC-51")


@rule("DEC-30", "LUD-SCORE-5")
def test_rewards_come_after_points_that_were_taken_as_money() -> None:
    castle = yard("hallway")
    table = scene("decrees", castle, decrees={A: (30,)}, market={4: "singers_chamber"})
    table.do("buy4")
    table.place("singers_chamber", "hallway", completes="singers_chamber")
    table.do("as-money")
    assert table.state.step == REWARDS
    assert table.state.pending[-1][1] >> 3 == 2


@rule("DEC-08")
def test_recalling_is_told_from_its_beginning_to_its_end() -> None:
    table = scene("decrees", decrees={A: (8,)})
    told = table.do("recall", "enough")
    assert [event.recalls for event in told if isinstance(event, RecallBegun)] == [True, False]


@rule("DEC-22")
def test_coins_that_are_left_are_told() -> None:
    table = scene("decrees", decrees={A: (22,)}, market={8: "focus_room"}, coins={"focus_room": 2000})
    told = table.do("money", "no-coins")
    assert CoinsCollected(A, None, 0) in told


@rule("LUD-REW-DOWNSTAIRS", "DEC-35")
def test_a_downstairs_room_takes_the_reward_of_another_type() -> None:
    table = scene("decrees", yard("stairs", "crypt @ stairs"), decrees={A: (35,)})
    table.state.pending, table.state.step = ((1, 2 << 3 | DOWNSTAIRS),), REWARDS
    table.module_state.turn_progress = ACTED
    table.do("claim1")
    for kind in (DOWNSTAIRS, -1, 8):
        with refused("LUD-REW-DOWNSTAIRS"):
            table.act(ChooseReward(kind))
    table.do("as-food", "claim1")
    assert "as-food" not in table.words
    assert [*table.module_state.offered] == [FOOD]
    table.do("as-activity")
    assert not table.module_state.offered


@pytest.mark.parametrize("empty", range(4))
@rule("RENO-14")
def test_the_game_with_renovations_goes_on_until_two_stacks_are_empty(empty: int) -> None:
    table = scene("renovations")
    stacks = table.state.stacks
    table.state.stacks = (*(() for _ in range(empty)), *stacks[empty:])
    assert renovations.empty_stacks(table.state) == empty
    assert renovations.Renovations().plays_on(table.state) == (empty < 2)


@rule("LUD-TURN-3", "DEC-09")
def test_a_purchase_names_its_slot_and_an_unchanged_price_none() -> None:
    table = scene("decrees", market={8: "focus_room"})
    slot = table.market["focus_room"]
    bought = [event for event in table.buy("focus_room") if isinstance(event, TileBought)]
    assert [(event.slot, event.price) for event in bought] == [(slot, 8_000)]
    hall = scene("decrees")
    assert [event.slot for event in hall.do("hallway") if isinstance(event, TileBought)] == [None]
    shifting = scene("decrees", market={10: "parlor", 4: "study"}, pricing=True, decrees={C: (9,)})
    assert PriceShifted(None, 0) in shifting.do("keep", "no-shift")


@rule("LUD-SCORE-2", "LUD-SCORE-3")
def test_a_symbol_does_not_score_for_its_own_room() -> None:
    """No printed room next to others lists its own type; owners may correct that."""
    castle = yard("flute_room").castle
    foyer, room = castle.rooms
    assert room.face.symbol is not None
    assert room.face.symbol.kind == ADJACENT
    alike = replace(room, face=replace(room.face, types=room.face.symbol.types))
    found = scoring.lines(replace(castle, rooms=(foyer, alike)), 1)
    assert "LUD-SCORE-3" not in [line[0] for line in found]


@rule("RENO-12")
def test_a_renovation_that_is_laid_out_is_told() -> None:
    table, told = scene("renovations"), list[Event]()
    extras = table.module_state
    extras.show, top = (), extras.piles[1][-1]
    renovations.Renovations().laid_out(table.state, int(TILES["study"].number), 0, told.append)
    assert told == [RenovationLaidOut(top)]


@rule("RENO-7", "RENO-11")
def test_places_for_a_piece_come_with_the_best_first() -> None:
    castle = yard("parlor", "buttery @ parlor", "larder @ parlor", "pantry @ parlor")
    table = scene("renovations", castle.attach("flute_room", "foyer"))
    found = [piece_ways(table.state, A, int(tile.number)) for tile in BOX.tiles if not tile.poses]
    several = [[(points, len(rooms)) for _, points, rooms in ways] for ways in found if len(ways) > 1]
    assert any(ways[0][0] > ways[-1][0] for ways in several)
    assert any(ways[0][1] != ways[-1][1] for ways in several)
    assert all(ways == sorted(ways, reverse=True) for ways in several)


@rule("LUD-SCORE-2")
def test_a_symbol_brings_the_sum_of_its_lines() -> None:
    castle = yard("hallway", "parlor", "broom_closet @ parlor", "flute_room").castle
    brought = [scoring.own_points(castle, number) for number in range(len(castle.rooms))]
    assert any(brought)
    for number, points in enumerate(brought):
        lines = scoring.own_lines(castle, number, "LUD-SCORE-1", "LUD-SCORE-2")
        assert points == sum(amount for _, amount, _, _ in lines)


@rule("FAV-8")
def test_the_moat_is_a_size_once_a_piece_lies_there() -> None:
    castle = yard("focus_room", start=Yard(moat=True))
    assert measures.count_different_sizes(castle.castle) == 1
    assert measures.count_different_sizes(castle.dig("west").castle) == 2
    assert measures.count_different_sizes(castle.dig("west", "north").castle) == 2


@rule("FAV-11", "AMB-26")
def test_the_moat_is_a_type_once_a_piece_lies_there() -> None:
    castle = yard("focus_room", start=Yard(moat=True))
    without = measures.count_types(castle.castle)
    assert measures.count_types(castle.dig("west").castle) == without + 1
    assert measures.count_types(castle.dig("west", "north").castle) == without + 1
    assert without == sum(bool(rooms) for rooms in castle.castle.of_type)
