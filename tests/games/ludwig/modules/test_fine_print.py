"""Limits, orders and ends that are easily forgotten: one small promise of a rule each."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig import LUDWIG, market
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, CORRIDOR, HALLWAYS, MOATS, STAIRS_STACK
from kastelan.games.ludwig.events import MoneyTaken
from kastelan.games.ludwig.final_scoring import money_of
from kastelan.games.ludwig.modules import placement, renovations, swans
from kastelan.games.ludwig.modules.actions import DISCARD, RECALL_CARD
from kastelan.games.ludwig.modules.decrees import agenda, decree_16, decree_41, draft, last_decisions
from kastelan.games.ludwig.modules.decrees.castle_laws import laws_of
from kastelan.games.ludwig.modules.decrees.events import RecallBegun, StackCleared
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.events import MoatRewardGone
from kastelan.games.ludwig.modules.turn_progress import ACTED, BANKED, RENOVATED
from kastelan.games.ludwig.prices import slot_affordable
from kastelan.games.ludwig.rules_versions import RULES
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    CLEARING,
    COUNTING,
    KEEPING,
    NOTHING,
    PLACING,
    REDRAWING,
    REPAYING,
    REWARDS,
)
from kastelan.games.ludwig.table import Table
from tests.games.ludwig.modules.scenes import CARDS, A, B, C, new, scene, stack
from tests.games.ludwig.modules.yards import BOX, TILES, Yard, yard
from tests.rulebook import refused, rule


def moated(*rows: str) -> Yard:
    return yard(*rows, start=Yard(moat=True))


# Set-up


@rule("XSET-10")
def test_start_effects_go_clockwise_from_the_master_builder() -> None:
    table = scene("decrees", decrees={A: (1,), B: (2,), C: (5,)}, master=C)
    agenda.plan(table.state)
    assert table.module_state.agenda == (5, C, 1, A, 2, B, 0, 0)


@rule("XSET-10", "DEC-03", "DIG-1")
def test_what_is_drafted_is_settled_before_decrees_act() -> None:
    table = scene("decrees", decrees={A: (3, 8), B: (2, 10)}, master=A)
    extras = table.module_state
    extras.decree_deck, extras.seen = (20, 30), ((1 << 20,), (), ())
    agenda.plan(table.state)
    assert extras.agenda == (2, B, 0, 0), "decree 3 has acted, and neither 8 nor 10 acts at the start"
    assert not extras.decree_deck
    assert not extras.seen


@rule("XSET-11")
def test_bonus_cards_go_under_the_deck_from_the_master_builder_on() -> None:
    table = new("swans", start="2")
    for seat in (A, B, C):
        table.act(table.state.legal(seat)[0], seat)
    away = [hand[0] for hand in table.state.hands]
    for seat in (A, B, C):
        table.act(table.state.legal(seat)[0], seat)
    assert table.state.cards[:3] == (away[A], away[C], away[B])


def usable(players: int) -> set[int]:
    table: Table = new("decrees", players).state.table
    return {*draft.usable(table)}


@rule("DEC-D3", "DEC-12", "DEC-20")
def test_decrees_for_more_players_are_left_out() -> None:
    assert not usable(2) & {12, 20}
    assert usable(3) & {12, 20} == {12}
    assert usable(4) >= {12, 20}


@rule("DEC-03")
def test_second_thoughts_look_at_the_top_of_the_deck() -> None:
    table = scene("decrees", decrees={A: (3,)})
    table.module_state.decree_deck, table.module_state.seen = (10, 20, 30, 40, 50), ((),) * 3
    DECREES[3].begin(table.state, A, None)
    assert (table.state.step, table.module_state.offered) == (REDRAWING, (30, 40, 50))
    assert [*table.module_state.decree_deck] == [10, 20]


# Points


@rule("XSC-4", "DEC-31", "DEC-44")
def test_what_a_symbol_brings_counts_towards_the_least() -> None:
    table = scene("decrees", market={15: "dining_room"}, decrees={A: (31, 44)})
    table.do("buy15")
    table.place("dining_room")
    assert table.score[A] == 1 + 2


@rule("RENO-4", "MOAT-24")
def test_an_anywhere_symbol_that_is_covered_is_gone() -> None:
    castle = moated("stairs", "dungeon @ stairs").renovate("dungeon", "r_pergola_walk")
    table = scene("moats,renovations", castle)
    table.do("moat")
    table.do(table.words[0])
    assert table.score[A] == 3  # outdoor and corridor; its new symbol counts connected corridors only


@rule("RENO-4", "RENO-8")
def test_the_new_symbol_is_used_like_a_printed_one() -> None:
    castle = yard("flute_room").renovate("flute_room", "r_clock_cabinet")
    after = castle.attach("broom_closet", "flute_room")
    printed = TILES["broom_closet"].face.points
    assert after.points == printed + 1  # 1 for a connected utility room; no penalty is left


# Moats


@rule("MOAT-4", "DEC-16")
def test_a_stored_moat_piece_counts_towards_the_three() -> None:
    castle = moated("hallway").dig("west", "north")
    table = scene("moats,decrees", castle, decrees={A: (16,)})
    assert "moat" in table.words
    table.module_state.stored = (int(BOX.moat), NOTHING, NOTHING)
    assert "moat" not in table.words
    with refused("MOAT-4"):
        table.do("moat")


@rule("MOAT-13")
def test_the_reward_is_lost_if_nothing_of_the_stack_fits() -> None:
    table = scene("moats", moated("hallway").dig("west", "north"))
    stack(table, 250, "crypt")
    told = table.do("moat", "east", "claim1", "look250")
    assert any(isinstance(event, MoatRewardGone) for event in told)
    assert table.seat == B
    assert table.state.stacks[3] == (int(TILES["crypt"].number),)


@rule("MOAT-13", "DIG-1")
def test_what_is_left_of_the_stack_is_shuffled() -> None:
    orders = set()
    for chance in range(12):
        table = scene("moats", moated("hallway").dig("west", "north"))
        table.do("moat", "east", "claim1", "look100")
        table.state.chance = chance
        table.do("enough")
        orders.add(table.state.stacks[0])
    assert len(orders) > 1


@rule("RENO-14")
def test_the_moat_pieces_are_a_stack_too() -> None:
    table = scene("renovations,moats")
    assert renovations.empty_stacks(table.state) == 0
    table.module_state.moats = 0
    assert renovations.empty_stacks(table.state) == 1


@rule("SWAN-2", "MIX-2")
def test_when_the_tokens_have_run_out_tiles_carry_none() -> None:
    table = scene("swans")
    table.module_state.lake = (3,)
    assert swans.drawn(table.module_state, 0, None) == 3
    assert swans.drawn(table.module_state, 0, None) == NOTHING


# Decrees


@rule("DEC-06", "DIG-1")
def test_only_the_rummager_knows_what_he_gave() -> None:
    table = scene("decrees", decrees={B: (6,)}, hands={A: ["stairs"], B: ["money"]})
    drawn = tuple(sorted(table.state.cards[-2:]))
    table.state.pending, table.state.drawn, table.state.step = ((0,),), drawn, KEEPING
    table.state.cards, table.module_state.turn_progress = table.state.cards[:-2], ACTED
    table.do("card1", "swap1-1")
    gave = CARDS.index("money")
    assert gave in table.state.put[B]
    assert gave not in table.state.put[A]


@rule("DEC-08")
def test_at_most_three_cards_are_recalled() -> None:
    table = scene("decrees", decrees={A: (8,)})
    table.state.discards = (0, 1, 2, 3)
    table.do("recall")
    for card in range(3):
        table.act(RECALL_CARD[card])
    assert table.state.step == BUYING
    assert table.state.deck[-3:] == (0, 1, 2)
    with refused("LUD-TURN-1"):
        table.act(RECALL_CARD[3])


@rule("DEC-09")
def test_a_moved_price_moves_back_after_the_round() -> None:
    table = scene("decrees", pricing=True, decrees={C: (9,)})
    table.do("keep", "shift10-8")
    table.end_round()
    assert table.module_state.shift == ()


@rule("DEC-10")
def test_a_tile_may_keep_what_it_had_beyond_five() -> None:
    table = scene(
        "decrees",
        market={15: "focus_room", 10: "parlor"},
        coins={"focus_room": 1000, "parlor": 7000},
        decrees={A: (10,)},
        master=A,
        pricing=True,
    )
    table.state.step = COUNTING
    table.do("lay-coins1", "lay-coins7")
    assert table.state.coins[:2] == (1, 7)


@rule("DEC-20", "DEC-19", "RND-9")
def test_no_price_falls_below_nothing() -> None:
    table = scene("decrees", market={2: "focus_room"}, decrees={A: (19, 20)}, players=4, money=3_000)
    table.do("buy2")
    assert table.money == (3_000,) * 4


@rule("DEC-21")
def test_no_more_is_paid_back_than_one_owes_and_has() -> None:
    for money, debt, most in ((2_000, 4, 2), (9_000, 4, 4), (0, 4, 0), (9_000, 0, 0)):
        table = scene("decrees", decrees={A: (21,)}, money=money)
        table.module_state.debt = (debt, 0, 0)
        assert [word for word in table.words if "repay" in word] == [f"repay{n + 1}" for n in range(most)]


@rule("FIN-2")
def test_after_the_last_decisions_nothing_of_them_is_left() -> None:
    table = scene("decrees", decrees={A: (21,), B: (52,)}, master=C)
    state, extras = table.state, table.module_state
    extras.debt = (1, 0, 0)
    assert last_decisions.begin(state)
    assert (state.seat, state.step) == (A, REPAYING)
    assert not last_decisions.decided(state)
    assert (state.seat, state.step) == (B, CLEARING)
    assert last_decisions.decided(state)
    assert (extras.turn_progress, state.turns, state.seat, extras.offered) == (0, (), C, ())


@rule("DEC-08")
def test_whoever_recalls_plans_says_when_he_has_done() -> None:
    table = scene("decrees", decrees={A: (8,)})
    told = table.do("recall", "enough")
    assert [event.recalls for event in told if isinstance(event, RecallBegun)] == [True, False]
    assert not table.module_state.offered


@rule("RENO-1", "SWAN-3")
def test_only_the_renovation_that_is_bought_leaves_the_row() -> None:
    shown = [
        int(TILES[name].number) for name in ("r_clock_cabinet", "r_midnight_snackery", "r_daybed_rotunda")
    ]
    for place in range(3):
        table = scene("renovations,swans", yard("parlor", "guest_bedroom"))
        extras, swans = table.module_state, [NOTHING, 2, NOTHING]
        extras.show, extras.show_swans = tuple(shown), tuple(swans)
        table.do(f"renovate{place + 1}")
        assert [*extras.show] == [*shown[:place], *shown[place + 1 :]]
        assert [*extras.show_swans] == [*swans[:place], *swans[place + 1 :]]
        assert extras.swans[A] == ((0, 0, 1, 0, 0) if place == 1 else (0,) * 5)


@rule("RENO-4", "RENO-5")
def test_what_a_castle_notes_of_its_faces_follows_every_renovation() -> None:
    castle = yard("flute_room", "parlor", "broom_closet @ flute_room", "stairs", "dungeon @ stairs")
    covers = [("flute_room", "r_spiral_shaft"), ("parlor", "r_circular_crypt"), ("parlor", "r_clock_cabinet")]
    covers += [("dungeon", "r_pillow_arena"), ("broom_closet", "r_berry_patch")]
    for room, tile in covers:
        after = castle.law(24).renovate(room, tile)
        for grown in (after.castle, castle.law(24).renovate("flute_room", "r_clock_cabinet").castle):
            kinds = [one.face.symbol.kind if one.face.symbol else None for one in grown.rooms]
            assert grown.adjacent == sum(1 << n for n, kind in enumerate(kinds) if kind == ADJACENT)
            assert grown.anywhere == sum(1 << n for n, kind in enumerate(kinds) if kind == ANYWHERE)
            for kind, rooms in enumerate(grown.of_type):
                assert rooms == sum(1 << n for n, one in enumerate(grown.rooms) if one.face.types >> kind & 1)
        castle = after


@rule("LUD-TURN-1")
def test_money_is_told_as_it_is_taken() -> None:
    table = scene("decrees")
    assert MoneyTaken(A, 5_000, "LUD-TURN-1") in table.do("money")


@rule("DEC-38")
def test_a_tip_is_given_again_in_another_turn() -> None:
    table = scene("decrees", decrees={A: (38,)})
    table.module_state.tipped = 1 << 1
    table.do("money")
    assert table.module_state.tipped == 0


@rule("DEC-18", "RND-9")
def test_a_tile_is_for_sale_at_the_price_that_decrees_leave() -> None:
    table = scene(
        "decrees", market={15: "focus_room", 8: "parlor"}, decrees={A: (18,)}, money=(10_000, 10_000, 0)
    )
    assert [slot_affordable(table.state, seat, 0) for seat in (A, B, C)] == [True, False, False]
    assert "buy15" in table.words
    table.do("money")
    assert "buy15" not in table.words
    assert "buy8" in table.words


@rule("RENO-12", "XSET-6")
def test_a_renovation_of_the_size_comes_with_a_new_room() -> None:
    table = scene("renovations", market={8: "parlor"})
    state, extras = table.state, table.module_state
    before, extras.show, extras.show_swans = extras.piles, (), ()
    renovations.Renovations().laid_out(state, int(TILES["study"].number), 0, None)
    assert [*extras.show] == [before[1][-1]]
    assert [*extras.show_swans] == [NOTHING]
    assert extras.piles == (before[0], before[1][:-1], *before[2:])


@rule("DEC-52")
def test_every_stack_loses_the_one_that_is_discarded() -> None:
    table = scene("decrees,moats", decrees={A: (52,)}, master=A)
    state, extras = table.state, table.module_state
    state.last = True
    assert last_decisions.begin(state)
    corridors, moats = state.corridors, extras.moats
    told = table.do(LUDWIG.actions.write(DISCARD[HALLWAYS]))
    assert state.corridors == (corridors[0] - 1, corridors[1])
    told += table.do(*(LUDWIG.actions.write(DISCARD[at]) for at in (STAIRS_STACK, MOATS)))
    assert state.corridors == (corridors[0] - 1, corridors[1] - 1)
    assert extras.moats == moats - 1
    assert [event.stack for event in told if isinstance(event, StackCleared)] == [
        HALLWAYS,
        STAIRS_STACK,
        MOATS,
    ]


@rule("RENO-14", "LUD-END-1")
def test_a_last_card_without_a_tile_renews_the_deck_too() -> None:
    table = scene("renovations", market={8: "parlor"})
    state = table.state
    state.deck, state.discards = (0,), (1, 1)
    stack(table, 100)
    stack(table, 150, "study")
    market.fill(state, None)
    assert table.module_state.ran_out == 1


@pytest.mark.parametrize(("decree", "price", "paid"), [(18, 15, 10_000), (18, 10, 10_000), (18, 8, 8_000)])
@rule("DEC-18")
def test_only_the_dearest_tile_is_cheaper(decree: int, price: int, paid: int) -> None:
    table = scene("decrees", market={price: "focus_room"}, decrees={A: (decree,)})
    table.do(f"buy{price}")
    assert table.money[A] == 15_000 - paid


@rule("DEC-24")
def test_no_room_is_renovated_three_times() -> None:
    castle = (
        yard("parlor").law(24).renovate("parlor", "r_clock_cabinet").renovate("parlor", "r_daybed_rotunda")
    )
    assert renovations.targets(castle.castle, TILES["r_pump_house"]) == ()


@rule("DEC-30", "MOAT-9")
def test_the_points_on_a_moat_piece_may_be_money_too() -> None:
    table = scene("moats,decrees", moated("focus_room"), decrees={A: (30,)})
    table.do("moat", "west")
    assert table.words == ["as-points", "as-money"]
    table.do("as-money")
    assert (table.money[A], table.score[A]) == (15_000 - 5_000 + 3_000, 1)


@rule("DEC-16", "LUD-REW-CORRIDOR")
def test_a_free_corridor_is_not_stored() -> None:
    table = scene("decrees", yard("hallway"), decrees={A: (16,)})
    table.state.pending, table.state.step = ((1, 1 << 3 | CORRIDOR),), REWARDS
    table.module_state.turn_progress = ACTED
    table.do("claim1", "free-hallway")
    assert (table.state.step, decree_16.can_store(table.state, A)) == (PLACING, True)
    assert not decree_16.may_store(table.state)
    assert "store" not in table.words


@pytest.mark.parametrize("renovated", [False, True])
@rule("RENO-11", "DEC-30")
def test_a_question_about_a_room_remembers_whether_it_was_renovated(renovated: bool) -> None:
    castle = yard("hallway", "parlor")
    table = scene("renovations,decrees", castle, decrees={A: (30,)}, market={4: "focus_room"})
    extras = table.module_state
    if renovated:
        extras.show, extras.show_swans = (int(TILES["r_clock_cabinet"].number),), (NOTHING,)
        table.do("renovate1", "over2")
    else:
        table.buy("focus_room")
        table.place("focus_room", "hallway")
    room = 2 if renovated else 3
    assert table.words == ["as-points", "as-money"]
    assert (extras.placed, extras.done) == (room, 0)
    assert bool(extras.turn_progress & RENOVATED) == renovated
    assert placement.resumed(table.state) == (room, 0, renovated)
    assert placement.resumed(table.state) == (NOTHING, 0, False)


@rule("DEC-16", "MOAT-7")
def test_a_stored_moat_piece_has_a_place_while_one_is_left() -> None:
    for dug in ((), ("west",), ("west", "north"), ("west", "north", "east")):
        table = scene("moats,decrees", moated("hallway").dig(*dug), decrees={A: (16,)})
        table.module_state.stored = (int(BOX.moat), NOTHING, NOTHING)
        assert ("unpack" in table.words) == (len(dug) < 3)


@pytest.mark.parametrize(
    ("decrees", "version", "both"), [((24,), 2, True), ((24,), 1, False), ((28,), 2, False)]
)
@rule("DEC-24")
def test_both_tiles_count_under_decree_24_only(decrees: tuple[int, ...], version: int, both: bool) -> None:
    laws = laws_of(decrees, RULES[version])
    assert (laws.both_covers, laws.covers) == (both, 2 if 24 in decrees else 1)


@rule("DEC-33")
def test_a_hearty_meal_comes_with_extra_turns_only() -> None:
    table = scene("decrees", decrees={B: (33,)})
    table.do("money")
    assert (table.seat, table.money[B]) == (B, 15_000)


@rule("DEC-38")
def test_the_moat_brings_no_tip() -> None:
    table = scene("moats,decrees", moated("hallway").dig("west", "north"), decrees={A: (38,)})
    table.do("moat", "east", "claim1")
    assert table.money[A] == 15_000 - 5_000


@rule("DEC-39")
def test_the_reward_of_the_moat_comes_twice_and_not_more() -> None:
    table = scene("moats,decrees", moated("hallway").dig("west", "north"), decrees={A: (39,)})
    table.do("moat", "east", "claim1", "look100", "enough", "claim1", "look100", "enough")
    assert table.seat == B


@rule("DEC-40")
def test_an_odd_score_is_made_even_before_an_extra_turn() -> None:
    table = scene("decrees", decrees={A: (40,)}, score=(1, 0, 0))
    table.state.extra = 1
    table.do("money")
    assert (table.seat, table.score[A]) == (A, 2)


@rule("DEC-41", "MIX-8", "AMB-22")
def test_money_put_by_is_still_money_in_the_end() -> None:
    table = scene("decrees", decrees={A: (41,)})
    table.do("money", "bank")
    assert table.money[A] == 19_000
    assert money_of(table.state, A) == 20_000


@pytest.mark.parametrize(
    ("decree", "money", "banked", "helps"),
    [(41, 0, False, True), (41, 1_000, False, False), (41, 0, True, False), (40, 0, False, False)],
)
@rule("DEC-41", "SWAN-4")
def test_only_a_poor_saver_who_has_not_saved_is_helped_by_money(
    decree: int, money: int, banked: bool, helps: bool
) -> None:
    table = scene("decrees,swans", decrees={A: (decree,)}, money=money)
    table.module_state.turn_progress = ACTED | BANKED * banked
    assert decree_41.money_would_help(table.state) == helps


@pytest.mark.parametrize(("room", "points"), [("hallway", 0), ("stairs", 0), ("upper_hall", 12)])
@rule("DEC-49")
def test_neither_hallway_nor_stairs(room: str, points: int) -> None:
    table = scene("decrees", yard(room), decrees={A: (49,)})
    found = DECREES[49].final(table.state, A)
    assert found is not None
    assert found[0] == points
