"""MOAT: barbican, moat and outer gardens, with the rulebook's examples."""

from __future__ import annotations

from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.components import MOATS
from kastelan.games.ludwig.events import LastRoundCalled, PointsScored, TileDiscarded
from kastelan.games.ludwig.favours import castle_size
from kastelan.games.ludwig.final_scoring import depleted
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.actions import PlaceMoat
from kastelan.games.ludwig.modules.events import CardDiscarded, MoatFinished, MoatPoints
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.modules.moat_geometry import moat_lines
from kastelan.games.ludwig.modules.moats import place
from kastelan.games.ludwig.step_numbers import BUYING, MOAT_STACK, MOAT_TILE, PLACING
from kastelan.games.ludwig.view import stack_counts
from tests.games.ludwig.modules.printed_measures import MOAT, WALL
from tests.games.ludwig.modules.scenes import A, B, new, scene, stack
from tests.games.ludwig.modules.yards import BOX, TILES, Yard, yard
from tests.rulebook import refused, rule


def start(*rows: str, doors: int = 4, turn: int = 0) -> Yard:
    return yard(*rows, start=Yard(doors, turn, moat=True))


def moat_points(told: list[object]) -> int:
    return sum(event.points for event in told if isinstance(event, MoatPoints | PointsScored))


@rule("MOAT-1", "MOAT-2", "XSET-8")
def test_everyone_sets_the_foyer_into_a_wall() -> None:
    table = new("moats")
    assert table.words == ["barbican4", "barbican3s", "barbican3w", "barbican3n", "barbican3e"]
    table.do("barbican3s")
    for seat, word in ((1, "barbican3w"), (2, "barbican4")):
        table.act(table.state.game.actions.parse(word), seat)
    walled, three, four = (table.yard(seat).castle.rooms[0] for seat in range(3))
    assert [room.tile.foundation.size for room in (walled, three, four)] == [225] * 3
    assert [len(room.pose.doors) for room in (walled, three, four)] == [3, 3, 4]
    assert [any(table.yard(seat).castle.open[8:]) for seat in range(3)] == [False, True, True]


@rule("MOAT-3", "AMB-5", "DIG-5")
def test_wall_and_moat_make_a_ring_around_eighteen_by_eighteen_cells() -> None:
    printed = boxed(standard(), True, True).ring
    assert printed is not None
    assert (printed.wall, printed.positions) == (WALL, MOAT)
    bars = [{(x + i, y + j) for i in range(w) for j in range(h)} for x, y, w, h in (*MOAT, WALL)]
    assert [len(bar) for bar in bars] == [40] * 4
    ring = set().union(*bars)
    assert len(ring) == 22 * 22 - 18 * 18
    inside = {(x, y) for x in range(-8, 10) for y in range(-15, 3)}
    assert not ring & inside


@rule("EX-MOAT-1", "MOAT-11", "AMB-7")
def test_wall_and_moat_are_nobodys_neighbours() -> None:
    after = start("x_trophy_hall").dig("east")
    found = after.attach("x_grand_gaming_hall", "x_trophy_hall", touching="x_trophy_hall")
    assert found.own_points("x_grand_gaming_hall") == -2


@rule("EX-MOAT-2", "MOAT-11")
def test_the_foyer_of_the_barbican_is_a_touching_corridor() -> None:
    before = start("x_trophy_hall")
    after = next(
        grown
        for _, grown in before.ways("train_room")
        if grown.touching("train_room") == {"x_trophy_hall", "foyer"}
    )
    assert after.own_points("train_room") == -2


@rule("EX-MOAT-3", "MOAT-4", "MOAT-6", "MOAT-9", "MOAT-12", "RND-4", "AMB-34")
def test_the_third_piece_scores_and_finishes_the_moat() -> None:
    rooms = ["hallway"] + [
        f"{name} @ hallway" for name in ("focus_room", "buttery", "broom_closet", "larder", "pantry")
    ]
    castle = start(*rooms)
    for name in ("lilac_cabinet", "cloak_room", "pink_cabinet", "powder_room"):
        castle = next(grown for _, grown in castle.ways(name) if len(grown.positions) == 2)
    assert len(castle.castle.rooms) == 2 + 9
    table = scene("moats", castle.dig("west", "north"), money=10_000)
    deck = len(table.state.deck)
    told = table.do("moat", "east")
    assert moat_points(list(told)) == 3 + 9
    assert [event for event in told if isinstance(event, MoatFinished)]
    assert table.money[A] == 5_000
    assert len(table.state.deck) == deck - 1


@rule("EX-MOAT-4", "MOAT-13", "AMB-31", "MOAT-8", "MOAT-14")
def test_the_reward_of_the_moat_is_a_tile_of_any_stack() -> None:
    castle = start("upper_hall").dig("west", "north")
    table = scene("moats,extra_rooms", castle, money=10_000)
    stack(table, 600, "x_ballroom", "x_grand_gaming_hall")
    table.do("moat", "east", "claim1")
    assert table.state.step == MOAT_STACK
    assert "look100" in table.words
    table.do("look600")
    assert table.state.step == MOAT_TILE
    assert table.words == ["take1", "take2", "enough"]
    numbers = sorted(int(TILES[name].number) for name in ("x_ballroom", "x_grand_gaming_hall"))
    table.do(f"take{1 + numbers.index(int(TILES['x_ballroom'].number))}")
    where = next(
        place
        for place, grown in table.yard().ways("x_ballroom")
        if grown.touching("x_ballroom") == {"upper_hall"}
    )
    told = table.act(where)
    assert moat_points(list(told)) == 7 - 2 + 3
    assert len(table.state.stacks[9]) == 1


@rule("EX-MOAT-5", "MOAT-2", "MOAT-12")
def test_a_walled_up_bridge_lets_neither_moat_nor_garden_be_finished() -> None:
    castle = start("hallway", doors=3, turn=0).dig("west", "north")
    assert castle.positions == set()
    assert not [grown for _, grown in castle.ways("gatehouse") if grown.outer]
    assert start("hallway").dig("west", "north").positions == {"east"}


@rule("MOAT-6")
def test_the_north_piece_needs_one_at_its_side() -> None:
    assert start().positions == {"west", "east"}
    assert start().dig("west").positions == {"north", "east"}


@rule("MOAT-7", "MOAT-18", "AMB-40")
def test_what_is_built_over_stays_closed() -> None:
    castle = start("hallway")
    for _ in range(2):
        castle = max((grown for _, grown in castle.ways("hallway")), key=lambda grown: grown.castle.box[2])
    wide = [side for side in ("west", "east") if side not in castle.positions]
    assert wide
    table = scene("moats", castle, money=5_000)
    assert "moat" in table.words or len(wide) == 2


@rule("MOAT-8")
def test_a_door_against_the_wall_is_blocked() -> None:
    castle = start()
    found = next(
        grown
        for _, grown in castle.ways("hallway")
        if grown.castle.rooms[1].pose.height == 6 and grown.castle.rooms[1].y + 6 == WALL[1]
    )
    room = found.castle.rooms[1]
    front = found.castle.frame.bit(room.x, room.y + 6)
    assert not any(fronts >> front & 1 for fronts in found.castle.open)
    assert found.castle.joined[1] < len(room.pose.doors)


@rule("MOAT-5", "EX-X8", "AMB-6", "FIN-1")
def test_a_moat_piece_costs_a_card_or_the_topmost_tile() -> None:
    table = scene("moats", start("hallway"), money=15_000)
    focus, buttery = (int(TILES[name].number) for name in ("focus_room", "buttery"))
    table.state.on_deck = (focus, buttery)
    deck = tuple(table.state.deck)
    told = table.do("moat", "west")
    assert [event.tile for event in told if isinstance(event, TileDiscarded)] == [buttery]
    assert list(table.state.on_deck) == [focus]
    assert table.state.deck == deck
    last = scene("moats", start("hallway"), money=15_000)
    last.state.deck = last.state.deck[:1]
    told = last.do("moat", "west")
    assert [event for event in told if isinstance(event, CardDiscarded)]
    assert [event for event in told if isinstance(event, LastRoundCalled)]
    assert last.state.last
    empty = scene("moats", start("hallway"), money=15_000)
    empty.state.deck, empty.state.last = (), True
    assert not [event for event in empty.do("moat", "west") if isinstance(event, CardDiscarded)]


@rule("MOAT-9", "EX-X3", "MIX-3")
def test_every_room_brings_a_point_for_each_piece_and_type() -> None:
    castle = start("hallway", "focus_room @ hallway").dig("west", "east")
    table = scene("moats", castle, market={4: "buttery", 6: "gatehouse"}, money=30_000)
    table.buy("buttery")
    assert moat_points([e for e in table.place("buttery", "hallway") if isinstance(e, MoatPoints)]) == 2
    assert castle.renovate("focus_room", "r_berry_patch").scored("focus_room") == 1 + 2 * 1
    assert castle.renovate("focus_room", "r_snack_alcove").scored("focus_room") == 2 + 2 * 2


@rule("MOAT-10")
def test_a_moat_piece_takes_no_passages() -> None:
    castle = yard("hallway", start=Yard(moat=True, passages=True))
    table = scene("moats,passages", castle, money=15_000)
    table.do("moat", "west")
    assert table.state.step == BUYING
    assert table.seat == B


@rule("MOAT-15", "MOAT-16", "MOAT-17")
def test_only_outdoor_rooms_lie_beyond_the_bridge() -> None:
    castle = start()
    gardens = [grown for _, grown in castle.ways("gatehouse") if grown.outer]
    assert gardens
    assert not [grown for _, grown in castle.ways("focus_room") if grown.castle.rooms[1].y > 4]
    beyond = gardens[0]
    for name in ("focus_room", "hallway", "stairs"):
        for _, grown in beyond.ways(name):
            assert "gatehouse" not in grown.connected(grown.names[-1])
    more = [grown for _, grown in beyond.ways("porch") if "gatehouse" in grown.connected("porch")]
    assert all(grown.outer == {"gatehouse", "porch"} for grown in more)
    inner = [grown for _, grown in beyond.ways("porch") if not grown.outer - {"gatehouse"}]
    assert inner


@rule("MOAT-15")
def test_the_bridge_door_must_be_connected_to_complete_the_barbican() -> None:
    castle = start("focus_room", doors=3, turn=2)
    castle = castle.attach("lilac_cabinet", "foyer")
    assert "foyer" not in castle.completed
    done = next(grown for _, grown in castle.ways("gatehouse") if grown.outer)
    assert "foyer" in done.completed


@rule("MOAT-19", "RENO-3", "MIX-3", "PASS-7")
def test_an_outer_garden_takes_renovations_and_no_passages() -> None:
    castle = Yard(moat=True, passages=True)
    garden = next(grown for _, grown in castle.ways("gatehouse") if grown.outer)
    assert garden.passages("gatehouse") == set()
    changed = garden.renovate("gatehouse", "r_tasting_room")
    assert changed.outer == {"gatehouse"}
    assert not [
        grown for _, grown in changed.ways("focus_room") if "gatehouse" in grown.connected("focus_room")
    ]


@rule("MOAT-17")
def test_a_fence_touches_neither_moat_nor_wall() -> None:
    castle = start("hallway").dig("west", "east")
    for _, grown in castle.ways("gatehouse"):
        room = grown.castle.rooms[-1]
        cells = {
            (room.x + x + i, room.y + y + j)
            for x, y, w, h in room.pose.fence_walls
            for i in range(w)
            for j in range(h)
        }
        ring = {(x + i, y + j) for x, y, w, h in (MOAT[0], MOAT[2], WALL) for i in range(w) for j in range(h)}
        assert not cells & ring


@rule("MOAT-20", "MOAT-21", "MOAT-22", "FIN-3")
def test_pieces_of_an_empty_stack_score_and_make_the_castle_larger() -> None:
    castle = start("hallway").dig("west", "east")
    table = scene("moats", castle)
    assert stack_counts(table.state)[MOATS] > 0
    table.module_state.moats = 0
    assert depleted(table.state, A).count(int(BOX.moat)) == 2
    assert castle_size(castle.castle) == 225 + 150 + 2000


@rule("MOAT-23", "MOAT-14", "FAV-3")
def test_a_finished_moat_encloses() -> None:
    from kastelan.games.ludwig.modules.measures import courtyards

    castle = start("hallway").dig("west", "north", "east")
    assert courtyards(castle.castle) == 1
    assert courtyards(start("hallway").dig("west", "north").castle) == 0
    assert castle.entrances == 1


@rule("MOAT-24", "EX-X10", "DEC-43", "AMB-37")
def test_a_moat_piece_is_a_corridor_for_the_venus_grotto() -> None:
    castle = start().attach("stairs", if_so=lambda grown: grown.castle.rooms[1].y < 0)
    castle = castle.attach("venus_grotto", "stairs")
    for decrees, grotto in (((), 1), ((43,), 2)):
        table = scene("moats", castle, money=5_000, decrees={A: decrees} if decrees else None)
        assert moat_points(list(table.do("moat", "east"))) == 3 + 1 + grotto
    dug = castle.dig("east")
    assert dug.scored("venus_grotto") == 1 + 2 + 1 + 1


@rule("MOAT-4")
def test_no_piece_once_three_are_there() -> None:
    table = scene("moats", start("hallway").dig("west", "north", "east"), money=15_000)
    assert "moat" not in table.words
    with refused("MOAT-4"):
        table.do("moat")


@rule("MOAT-13")
def test_the_reward_of_the_moat_may_be_declined_or_lost() -> None:
    table = scene("moats", start("hallway").dig("west", "north"), money=5_000)
    table.do("moat", "east", "skip1")
    assert table.seat == B
    again = scene("moats", start("hallway").dig("west", "north"), money=5_000)
    again.do("moat", "east", "claim1", "look600", "enough")
    assert again.seat == B
    assert again.yard(A).castle.additions.pieces == 3


@rule("MOAT-6", "MOAT-7")
def test_a_moat_piece_is_placed_only_in_hand_and_where_it_may_lie() -> None:
    table = scene("moats", start())
    tile = table.state.tile
    table.state.step = PLACING
    for hand, position in ((int(BOX.moat), 1), (int(BOX.moat), 3), (int(TILES["larder"].number), 0)):
        table.state.tile = hand
        with refused("MOAT-7"):
            place(table.state, PlaceMoat(position), None)
    assert table.yard().castle.additions.moat == 0
    table.state.tile = int(BOX.moat)
    assert place(table.state, PlaceMoat(0), None)
    assert table.state.tile == tile
    assert table.yard().castle.additions.moat == 1


@rule("MOAT-9")
def test_what_a_moat_piece_is_worth_before_it_lies() -> None:
    table = scene("moats", start("x_trophy_hall"))
    state, moat = table.state, int(BOX.moat)
    for module in state.table.hooks.piece_worth:
        assert module.piece_worth(state, A, Place(0, 0, 0, False), moat) is None
    (worth,) = (module.piece_worth(state, A, PlaceMoat(0), moat) for module in state.table.hooks.piece_worth)
    lines = moat_lines(table.yard().castle, BOX.tiles[BOX.moat].face.points)
    assert worth == (sum(line[1] for line in lines), ())
