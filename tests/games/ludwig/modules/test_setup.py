"""GEN, XSET, RND: modules in use, set-up and rounds."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.position import digest, write_position
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.events import StonePassed, TurnBegun
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.step_numbers import CHOOSING, DRAFTING, FOYER, NOTHING, PRICING
from tests.games.ludwig.modules.scenes import CARDS, FAVOURS, A, B, C, new, opened, scene
from tests.games.ludwig.modules.yards import BOX, TILES
from tests.rulebook import rule


@rule("GEN-1")
@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.name))
def test_every_module_can_be_used_alone(module: object) -> None:
    name = str(getattr(module, "name", ""))
    assert name in new(name).state.table.names


@rule("GEN-1", "GEN-2")
def test_all_means_all_and_needs_come_along() -> None:
    names = new("all").state.table.names
    assert names == {module.name for module in MODULES} - {"double_decrees"}
    assert new("towers").state.table.names == {"towers", "extra_favours"}
    assert new("double_decrees").state.table.names == {"decrees", "double_decrees"}
    with pytest.raises(BadOption):
        new("ghosts")


@rule("GEN-1")
def test_without_modules_nothing_is_different() -> None:
    plain, same = LUDWIG.new(3, {}, 5), LUDWIG.new(3, {"modules": ""}, 5)
    assert digest(plain) == digest(same)
    assert "modules" not in write_position(plain)


@rule("GEN-3")
def test_extra_rooms_are_shuffled_with_the_base_rooms() -> None:
    state = new("extra_rooms", 4).state
    assert [len(tiles) for tiles in state.table.components.by_size] == [18] * 5 + [12] * 5
    assert len(BOX.tiles) == 4 + 75 + 75 + 8 + 60 + 3


@rule("GEN-4", "DEC-D3", "AMB-39", "DIG-4")
def test_what_does_not_fit_is_left_out() -> None:
    from kastelan.games.ludwig.modules.decrees.draft import usable

    assert {14, 24, 39, 51, 12, 20, 11} & set(usable(new("decrees", 2).state.table)) == set()
    assert {12, 20} <= set(usable(new("decrees", 4).state.table))
    assert {14, 24, 39, 51} <= set(usable(new("decrees,moats,swans,renovations").state.table))
    assert 11 in usable(new("decrees", hourglass="yes").state.table)
    table = new("extra_favours,extra_bonus_cards")
    pool = {*table.module_state.box, *table.state.table.favours}
    for name in ("fav_towers", "fav_moats", "fav_swans", "fav_renovations"):
        assert FAVOURS.index(name) not in pool
    cards = {*table.state.cards, *(card for hand in table.state.hands for card in hand)}
    assert not cards & {
        CARDS.index(name) for name in ("bon_towers", "bon_moats", "bon_swans", "bon_renovations")
    }


@rule("GEN-5", "BON-11")
def test_the_card_of_all_sizes_is_replaced() -> None:
    for words, there in (("extra_bonus_cards", False), ("extra_rooms", True)):
        state = new(words, foyer="4").state
        cards = {*state.cards, *(card for hand in state.hands for card in hand)}
        assert (CARDS.index("all_sizes") in cards) == there


@rule("XSET-1", "XSET-10", "XSET-11", "XSET-12")
def test_decrees_come_before_bonus_cards() -> None:
    table = new("decrees")
    state, steps = table.state, []
    while state.step != PRICING:
        steps.append(state.step)
        assert (state.master == NOTHING) == (state.step == FOYER)  # XSET-8, XSET-9, XSET-10
        assert any(state.hands) == (state.step == CHOOSING)
        for seat in state.actors[:1]:
            state.apply(seat, state.legal(seat)[0])
    assert steps[0] == FOYER
    assert [step for step in steps if step == FOYER] == [FOYER] * 3
    assert steps.index(DRAFTING) < steps.index(CHOOSING)
    assert [len(hand) for hand in state.hands] == [2, 2, 2]


@rule("XSET-5", "XSET-8", "XSET-9")
@pytest.mark.parametrize(("players", "moats"), [(2, 5), (3, 7), (4, 9), (5, 10)])
def test_piles_by_number_of_players(players: int, moats: int) -> None:
    table = new("moats,towers", players)
    assert table.module_state.moats == moats
    assert table.state.money == (15_000,) * players


@rule("RND-1", "AMB-16")
def test_tiles_on_the_deck_come_before_any_card() -> None:
    table = scene("towers", pricing=True)
    focus = int(TILES["focus_room"].number)
    table.state.on_deck = (focus,)
    table.state.market = (NOTHING, *table.state.market[1:])
    table.end_round()
    assert focus in table.state.market


@rule("RND-3", "RND-8")
def test_turns_go_round_from_the_master_builders_left() -> None:
    table = scene("swans", master=B, pricing=True)
    told = table.end_round()
    assert [event.seat for event in told if isinstance(event, TurnBegun)] == [C, A, B]
    assert [event.seat for event in told if isinstance(event, StonePassed)] == [C]


@rule("RND-7")
def test_coins_on_towers_too() -> None:
    table = scene("towers", market={4: "t_eagle_tower"}, pricing=True)
    slot = table.market["t_eagle_tower"]
    table.state.deck, table.state.on_deck = (), ()
    while table.state.round == 1 and table.state.actors:
        if table.state.coins[slot]:
            break
        table.do(table.passing())
    assert table.state.coins[slot] == 1


@rule("RND-9")
def test_a_purchase_is_paid_to_the_master_builder() -> None:
    table = scene("decrees", master=C, market={6: "focus_room"}, decrees={A: (19,)})
    table.buy("focus_room")
    assert table.money == (10_000, 15_000, 20_000)


@rule("XSC-1", "XSC-2", "XSC-3")
def test_a_placement_is_scored_in_order() -> None:
    from kastelan.games.ludwig.events import PointsScored
    from tests.games.ludwig.modules.yards import yard

    table = scene("swans", yard("drawing_room"), market={4: "x_fencing_room"})
    table.buy("x_fencing_room")
    told = table.place("x_fencing_room", "drawing_room")
    rules = [event.rule for event in told if isinstance(event, PointsScored)]
    assert rules == ["LUD-SCORE-1", "LUD-SCORE-2", "LUD-SCORE-3"]


def test_a_game_with_all_modules_ends() -> None:
    import random

    for players in (2, 5):
        state, choose = opened("all,double_decrees", players).state, random.Random(players)
        while state.actors:
            seat = choose.choice(state.actors)
            legal = state.legal(seat)
            state.apply(seat, legal[choose.randrange(len(legal))])
        assert state.outcome is not None
