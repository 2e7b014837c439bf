"""RENO: tiles laid on rooms, with the rulebook's examples."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.components import DOWNSTAIRS, FOOD, LIVING
from kastelan.games.ludwig.events import DeckRenewed, PointsScored
from kastelan.games.ludwig.final_scoring import depleted, measured
from kastelan.games.ludwig.modules.events import RenovationLaidOut, RoomRenovated
from kastelan.games.ludwig.modules.measures import count_renovations
from kastelan.games.ludwig.modules.renovations import Renovations, targets
from kastelan.games.ludwig.shapes import CELLAR
from kastelan.games.ludwig.step_numbers import NOTHING
from tests.games.ludwig.modules.scenes import FAVOURS, A, B, Scene, new, scene
from tests.games.ludwig.modules.yards import BOX, TILES, Yard, yard
from tests.rulebook import refused, rule


def with_tile(tile: str, *yards: Yard, modules: str = "renovations", **how: object) -> Scene:
    """A table where only this renovation lies out."""
    table = scene(modules, *yards, **how)  # type: ignore[arg-type]  # passed on as they come
    table.module_state.show, table.module_state.show_swans = (int(TILES[tile].number),), (NOTHING,)
    return table


def gained(told: list[object]) -> int:
    return sum(event.points for event in told if isinstance(event, PointsScored))


@rule("EX-RENO-1", "RENO-1", "RENO-2", "RENO-4", "RENO-7", "RENO-8")
def test_the_midnight_snackery() -> None:
    castle = yard("anteroom", "guest_bedroom @ anteroom")
    table = with_tile("r_midnight_snackery", castle, score=(10, 0, 0))
    told = table.do("renovate1", "over2")
    assert gained(list(told)) == 1 + 3 + 3
    assert table.score[A] == 17
    assert table.money[A] == 10_000
    assert [event.over for event in told if isinstance(event, RoomRenovated)] == [
        TILES["guest_bedroom"].number
    ]
    room = table.yard(A).castle.rooms[2]
    assert (room.top.id, room.face.types) == ("r_midnight_snackery", 1 << FOOD | 1 << 6)
    assert table.yard(A).castle.of_type[6] == 0b100


@rule("EX-RENO-2", "RENO-11")
def test_a_completed_room_gives_both_rewards_at_once() -> None:
    castle = Yard()
    castle = yard("parlor", start=castle)
    for name in ("buttery", "larder", "pantry"):
        castle = castle.attach(name, "parlor")
    castle = castle.attach("stairs", "foyer").attach(
        "bottomless_pit", "stairs", completes={"stairs", "bottomless_pit"}
    )
    assert {"parlor", "bottomless_pit"} <= castle.completed
    table = with_tile("r_circular_crypt", castle)
    table.do("renovate1", "over1")
    assert table.words[:2] == ["claim1", "claim2"]
    before = table.score[A]
    table.do("claim1")
    assert table.score[A] == before + 5
    table.do("claim1")
    assert "as-food" in table.words


@rule("EX-RENO-3", "RENO-12", "XSET-6", "XSET-7", "AMB-32")
def test_a_new_room_brings_a_renovation_of_its_size() -> None:
    table = new("renovations", 5)
    extras, state = table.module_state, table.state
    rooms = [tile for tile in state.market if tile >= 0 and BOX.tiles[tile].is_room]
    assert sorted(BOX.tiles[tile].foundation.size for tile in rooms) == sorted(
        BOX.tiles[tile].foundation.size for tile in extras.show
    )
    one = scene("renovations", players=5, pricing=True)
    one.state.market = (NOTHING, *one.state.market[1:])
    one.module_state.show, one.module_state.show_swans = (
        one.module_state.show[:6],
        one.module_state.show_swans[:6],
    )
    one.state.deck, one.state.on_deck = (*one.state.deck, 5), ()
    from kastelan.games.ludwig import market

    told: list[object] = []
    market.fill(one.state, told.append)
    brought = [BOX.tiles[event.tile] for event in told if isinstance(event, RenovationLaidOut)]
    assert [tile.foundation.size for tile in brought] == [350]
    assert len(one.module_state.show) == 7
    full = scene("renovations", players=5)
    full.state.market, full.state.deck = (NOTHING, *full.state.market[1:]), (*full.state.deck, 5)
    full.module_state.show = (*full.module_state.show, *full.module_state.piles[0])[:8]
    market.fill(full.state, None)
    assert len(full.module_state.show) == 8


@rule("EX-RENO-4", "RENO-6", "RENO-11", "AMB-13")
def test_a_cellar_room_renovated_into_something_else() -> None:
    castle = yard("stairs").attach("crypt", "stairs")
    changed = castle.renovate("crypt", "r_tasting_room")
    assert changed.castle.of_type[DOWNSTAIRS] == 0
    assert changed.castle.rooms[2].pose.doors[0][3] == CELLAR
    for _, grown in changed.ways("focus_room"):
        assert "crypt" not in grown.connected("focus_room")
    assert [grown for _, grown in changed.ways("knight_room") if "crypt" in grown.connected("knight_room")]


@rule("RENO-3", "TWR-8", "MIX-1")
def test_only_standard_rooms_are_renovated_each_once() -> None:
    castle = yard("hallway", "parlor @ hallway", "t_eagle_tower @ hallway")
    tile = TILES["r_clock_cabinet"]
    assert targets(castle.castle, tile) == (castle.number("parlor"),)
    once = castle.renovate("parlor", "r_clock_cabinet")
    assert targets(once.castle, TILES["r_daybed_rotunda"]) == ()
    assert targets(once.law(24).castle, TILES["r_daybed_rotunda"]) == (2,)


@rule("RENO-2", "RENO-3")
def test_without_a_room_of_its_size_it_cannot_be_bought() -> None:
    table = with_tile("r_midnight_snackery", yard("parlor"))
    assert "renovate1" not in table.words
    with refused("RENO-2"):
        table.do("renovate1")
    other = with_tile("r_clock_cabinet", yard("parlor"))
    other.do("renovate1")
    with refused("RENO-3"):
        other.do("over0")


@rule("RENO-5", "AMB-11", "AMB-12")
def test_doors_and_fence_stay() -> None:
    castle = yard("gatehouse")
    changed = castle.renovate("gatehouse", "r_tasting_room")
    assert changed.castle.rooms[1].pose is castle.castle.rooms[1].pose
    assert changed.castle.layers == castle.castle.layers
    assert changed.castle.open == castle.castle.open
    plain = yard("billiards_room").renovate("billiards_room", "r_gardeners_yard")
    assert plain.castle.layers[9] == 0


@rule("EX-X2", "RENO-9", "AMB-38")
def test_a_penalty_counts_for_each_type() -> None:
    castle = yard("flute_room").attach("parlor", "flute_room", touching="flute_room")
    assert castle.renovate("parlor", "r_daybed_rotunda").own_points("flute_room") == -2


@rule("RENO-13", "RND-7")
def test_renovations_get_no_coins() -> None:
    table = scene("renovations", pricing=True)
    shown = table.module_state.show
    table.end_round()
    assert table.module_state.show[: len(shown)] == shown
    assert sum(table.state.coins) == len([tile for tile in table.state.market if tile != NOTHING])


@rule("EX-X9", "RENO-14", "AMB-14", "FIN-1")
def test_the_deck_is_renewed_until_two_stacks_are_empty() -> None:
    from kastelan.games.ludwig import market

    table = scene("renovations", pricing=True)
    state = table.state
    state.market, state.deck = (NOTHING, *state.market[1:]), (9,)
    state.stacks = ((), *state.stacks[1:])
    told: list[object] = []
    market.fill(state, told.append)
    assert [event for event in told if isinstance(event, DeckRenewed)]
    assert not state.last
    assert table.module_state.ran_out
    assert not Renovations().ends_game(state)
    state.corridors = (0, state.corridors[1])
    assert Renovations().ends_game(state)
    two = scene("renovations")
    two.state.market, two.state.deck = (NOTHING, *two.state.market[1:]), (9,)
    two.state.stacks = ((), (), *two.state.stacks[2:])
    market.fill(two.state, None)
    assert two.state.last


@rule("RENO-14")
def test_tiles_of_the_sleeping_reward_always_go_onto_the_deck() -> None:
    table = scene("renovations")
    state = table.state
    state.last, state.step, state.pending = True, 8, ((0,),)
    table.do("look100", "put1")
    assert len(state.on_deck) == 1
    assert not state.gone


@rule("RENO-15", "RENO-16", "FAV-7", "BON-9", "MIX-8")
def test_what_a_renovated_room_counts_for() -> None:
    castle = yard("parlor", "flute_room").renovate("parlor", "r_clock_cabinet")
    table = scene("renovations", castle)
    state = table.state
    assert count_renovations(state.castles[A]) == 1
    state.stacks = (state.stacks[0], (), *state.stacks[2:])
    assert depleted(state, A) == [int(TILES["flute_room"].number)]
    for name, count in (("most_living", 1), ("most_utility", 1), ("area_living", 150), ("area_utility", 150)):
        favour = state.table.components.favours[FAVOURS.index(name)]
        assert measured(state, A, favour) == count
    assert state.castles[A].of_type[LIVING] == 0b10


@rule("DEC-24", "AMB-19")
def test_with_decree_24_both_tiles_count() -> None:
    castle = (
        yard("parlor").law(24).renovate("parlor", "r_clock_cabinet").renovate("parlor", "r_daybed_rotunda")
    )
    table = scene("renovations,decrees", castle, decrees={A: (24,)})
    assert count_renovations(table.state.castles[A]) == 2
    assert table.state.castles[A].rooms[1].face.types == TILES["r_daybed_rotunda"].face.types


@rule("XSET-4")
@pytest.mark.parametrize(("players", "cards"), [(2, 17), (3, 23), (4, 29), (5, 35)])
def test_fewer_room_cards_with_renovations(players: int, cards: int) -> None:
    state = new("renovations", players).state
    assert len(state.deck) + len(state.discards) == cards


@rule("RND-4", "LUD-TURN-3")
def test_the_price_goes_to_the_master_builder() -> None:
    table = with_tile("r_clock_cabinet", yard("parlor"), master=B)
    table.do("renovate1")
    assert table.money[:2] == (10_000, 20_000)
