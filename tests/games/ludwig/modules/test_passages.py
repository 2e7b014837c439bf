"""PASS: secret passages, with the rulebook's examples."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.castle import FRONT
from kastelan.games.ludwig.modules import passage_geometry
from kastelan.games.ludwig.modules.actions import LayPassage
from kastelan.games.ludwig.modules.events import PassageLaid
from kastelan.games.ludwig.modules.passage_geometry import strip
from kastelan.games.ludwig.modules.passages import Passages, possible
from kastelan.games.ludwig.modules.placement import interrupt, resumed
from kastelan.games.ludwig.modules.turn_progress import ACTED, BOUGHT, NEWS, RENOVATED
from kastelan.games.ludwig.step_numbers import NOTHING, PASSING
from tests.games.ludwig.modules.printed_measures import GAPS
from tests.games.ludwig.modules.scenes import A, scene
from tests.games.ludwig.modules.yards import Yard, yard
from tests.rulebook import refused, rule


def start(*rows: str) -> Yard:
    return yard(*rows, start=Yard(passages=True))


@rule("EX-PASS-1", "EX-X1", "PASS-9", "DEC-28", "DEC-29", "XSC-6", "AMB-41")
def test_the_fencing_room_with_a_short_passage() -> None:
    before = start("drawing_room")
    after = before.attach("x_fencing_room", "drawing_room", touching="drawing_room")
    joined = after.join("short", "x_fencing_room", "drawing_room")
    assert joined.points == 4 + 2 * 3 - 1
    assert joined.law(29).points == 4 + 2 * (3 + 1) - 1
    assert joined.law(28, 29).points == 12
    assert after.points == 4 + 3 - 1


@rule("EX-PASS-2", "PASS-4", "PASS-5", "PASS-8", "AMB-8")
def test_the_library_with_a_medium_and_a_short_passage() -> None:
    before = start("x_library", "x_heavenly_chamber @ x_library", "hallway")
    library = next(
        grown
        for _, grown in before.ways("x_fountain")
        if ("medium", "x_fountain") in grown.passages("x_library")
        and "x_library" not in grown.connected("x_fountain")
    )
    after = library.join("medium", "x_library", "x_fountain").join("short", "x_library", "x_heavenly_chamber")
    assert after.scored("x_library") == 2 + 2 * 3 + 2 * 2
    assert after.connected("x_library") >= {"x_fountain", "x_heavenly_chamber"}
    medium = after.castle.additions.passages[0]
    assert sum(strip(after.castle, medium)[2:]) == GAPS[1] + 1


@rule("EX-PASS-3", "PASS-10")
def test_a_short_passage_on_the_only_contact_removes_the_penalty() -> None:
    before = start("food_prep_room")
    after = before.attach("forum", "food_prep_room", touching="food_prep_room")
    assert after.points == 6 + 3 - 2
    joined = after.join("short", "forum", "food_prep_room")
    assert joined.points == 6 + 2 * 3
    assert joined.touching("forum") == set()


@rule("PASS-10")
def test_rooms_that_touch_elsewhere_too_keep_the_penalty() -> None:
    after = start("drawing_room").attach("x_fencing_room", "drawing_room")
    assert after.join("short", "x_fencing_room", "drawing_room").touching("x_fencing_room") == {
        "drawing_room"
    }


@rule("PASS-1", "PASS-2", "PASS-6", "RND-6", "XSET-8")
def test_a_room_may_be_linked_by_a_passage_alone() -> None:
    table = scene("passages,extra_rooms", market={15: "observatory"})
    table.buy("observatory")
    lonely = next(
        place
        for place, grown in table.yard().ways("observatory")
        if not grown.connected("observatory") and grown.passages("observatory")
    )
    table.act(lonely)
    assert "no-passage" not in table.words
    with refused("PASS-6"):
        table.do("no-passage")
    long = next(word for word in table.words if word.startswith(("medium", "long")))
    told = table.do(long)
    assert [event for event in told if isinstance(event, PassageLaid)]
    assert table.yard(A).connected("observatory") == {"foyer"}
    assert (
        GAPS.index(2 if long.startswith("medium") else 4) not in table.yard(A).castle.additions.passages_left
    )


@rule("PASS-6")
def test_a_room_that_needs_a_passage_is_offered_only_while_one_fits() -> None:
    plan = Yard(passages=True)
    lonely = [place for place, grown in plan.ways("observatory") if not grown.connected("observatory")]
    without = [place for place, grown in Yard().ways("observatory") if not grown.connected("observatory")]
    assert lonely
    assert not without


@rule("PASS-3", "PASS-7", "AMB-9", "AMB-33")
def test_where_no_passage_may_be() -> None:
    after = start("stairs").attach("hallway", "foyer")
    assert after.passages("hallway") >= {("short", "foyer")}
    once = after.join("short", "hallway", "foyer")
    assert not {("medium", "foyer"), ("long", "foyer"), ("short", "foyer")} & once.passages("hallway")
    cellar = start("stairs", "crypt @ stairs")
    for _, grown in cellar.ways("parlor"):
        assert ("medium", "crypt") not in grown.passages("parlor")
        assert ("long", "crypt") not in grown.passages("parlor")


@rule("PASS-7", "DEC-27")
def test_two_stairs_are_never_joined_and_decree_27_joins_levels() -> None:
    both = start("stairs")
    for _, grown in both.ways("stairs"):
        assert not [found for found in grown.passages("stairs 2") if found[1] == "stairs"]
    cellar = start("stairs", "crypt @ stairs").law(27)
    found = {way for _, grown in cellar.ways("parlor") for way in grown.passages("parlor")}
    assert {("medium", "crypt"), ("long", "crypt")} & found


@rule("PASS-4", "PASS-11", "MIX-5")
def test_a_strip_takes_its_cells_for_good() -> None:
    before = start("hallway")
    grown = next(
        grown
        for _, grown in before.ways("observatory")
        if not grown.connected("observatory") and ("long", "hallway") in grown.passages("observatory")
    )
    joined = grown.join("long", "observatory", "hallway")
    x, y, w, h = strip(joined.castle, joined.castle.additions.passages[0])
    cells = {(x + i, y + j) for i in range(w) for j in range(h)}
    for other, _ in joined.ways("focus_room"):
        assert not cells & {(other.x + i, other.y + j) for i in range(2) for j in range(2)}
    assert len(joined.castle.rooms) == len(grown.castle.rooms)


@pytest.mark.parametrize("kind", ["medium", "long"])
@rule("PASS-8")
def test_a_passage_connects_both_rooms_and_uses_both_doors(kind: str) -> None:
    before = start("hallway")
    grown = next(
        grown
        for _, grown in before.ways("observatory")
        if not grown.connected("observatory") and (kind, "hallway") in grown.passages("observatory")
    )
    joined = grown.join(kind, "observatory", "hallway")
    assert joined.connected("hallway") == grown.connected("hallway") | {"observatory"}
    assert joined.connected("observatory") == {"hallway"}
    assert [new - old for new, old in zip(joined.castle.joined, grown.castle.joined, strict=True)] == [
        0,
        1,
        1,
    ]
    assert not grown.castle.additions.mates[2]
    assert joined.castle.additions.mates == (0, 0b100, 0b010)


@rule("PASS-7", "AMB-43")
def test_a_strip_touches_no_fence() -> None:
    garden, found = start("gatehouse"), 0
    for _, grown in garden.ways("observatory"):
        number, fences = grown.number("observatory"), garden.castle.layers[FRONT]
        for action in possible(grown.castle, number):
            passage = passage_geometry.found(grown.castle, number, action.kind, action.door)
            assert passage is not None
            x, y, w, h = strip(grown.castle, passage)
            cells = [garden.castle.frame.bit(x + i, y + j) for i in range(w) for j in range(h)]
            assert not any(fences >> cell & 1 for cell in cells)
            found += 1
    assert found


@rule("PASS-9", "MIX-4", "RENO-10", "EX-RENO-5", "RENO-9", "AMB-38")
def test_the_observatory_joined_to_the_renovated_court_by_a_passage() -> None:
    before = start("x_grand_gaming_hall").renovate("x_grand_gaming_hall", "r_grand_court")
    assert before.own_points("x_grand_gaming_hall") == -2
    far = next(
        grown
        for _, grown in before.ways("observatory")
        if not grown.connected("observatory")
        and {way for way in grown.passages("observatory") if way[1] == "x_grand_gaming_hall"}
        and "x_grand_gaming_hall" not in grown.touching("observatory")
    )
    kind = next(kind for kind, to in sorted(far.passages("observatory")) if to == "x_grand_gaming_hall")
    assert far.join(kind, "observatory", "x_grand_gaming_hall").points == 3 + 2 * (2 + 2)


@rule("MIX-6", "PASS-2")
def test_a_tower_takes_passages_too() -> None:
    found = {
        way for _, grown in start("hallway").ways("t_eagle_tower") for way in grown.passages("t_eagle_tower")
    }
    assert {kind for kind, _ in found} == {"short", "medium", "long"}


@rule("RENO-10", "MIX-4")
def test_a_passage_may_be_laid_with_a_renovation() -> None:
    table = scene(
        "passages,renovations",
        start("drawing_room", "x_fencing_room @ drawing_room"),
        market={},
        money=20_000,
    )
    tile = next(t for t in table.state.table.components.renovations[3])
    table.module_state.show, table.module_state.show_swans = (int(tile),), (-1,)
    table.do("renovate1", "over2")
    assert any(word.startswith("short") for word in table.words)
    table.do(next(word for word in table.words if word.startswith("short")))
    assert table.yard(A).castle.additions.mates[1] == 0b100


@pytest.mark.parametrize(
    ("decrees", "version", "points"),
    [((), 2, 2 + 2), ((29,), 1, (2 + 1) + (2 + 1)), ((29,), 2, 2 + 2 + 1)],
)
@rule("EX-X11", "RENO-9", "DEC-29", "AMB-41")
def test_a_symbol_counts_both_types_of_a_renovation(
    decrees: tuple[int, ...], version: int, points: int
) -> None:
    before = start("x_grand_gaming_hall").renovate("x_grand_gaming_hall", "r_grand_court")
    after = before.attach("observatory", "x_grand_gaming_hall")
    assert after.law(*decrees, version=version).own_points("observatory") == points
    joined = after.join("short", "observatory", "x_grand_gaming_hall")
    assert joined.law(*decrees, version=version).own_points("observatory") == 2 * points


@pytest.mark.parametrize("renovated", [True, False])
@pytest.mark.parametrize("before", [0, ACTED | BOUGHT, RENOVATED | NEWS, NEWS])
@rule("PASS-2", "RENO-10")
def test_a_placement_resumes_as_it_was_interrupted(renovated: bool, before: int) -> None:
    state = scene("passages,renovations", start("hallway")).state
    own = state.module_state
    own.turn_progress = before
    interrupt(state, PASSING, 1, 0b1, renovated)
    assert (state.step, own.placed, own.done) == (PASSING, 1, 0b1)
    assert own.turn_progress == before & ~RENOVATED | RENOVATED * renovated
    assert resumed(state) == (1, 0b1, renovated)
    assert (own.placed, own.done, own.turn_progress) == (NOTHING, 0, before & ~RENOVATED)


@rule("PASS-1", "PASS-3")
def test_only_passages_that_are_left_are_laid_and_only_from_doors() -> None:
    table = scene("passages,extra_rooms", market={15: "observatory"})
    table.buy("observatory")
    table.act(
        next(place for place, grown in table.yard().ways("observatory") if grown.connected("observatory"))
    )
    doors = len(table.yard().castle.rooms[-1].pose.doors)
    for kind, door in ((0, doors), (0, -1), (1, doors), (2, doors + 1)):
        with refused("PASS-3"):
            table.act(LayPassage(kind, door))
    word = next(word for word in table.words if word.startswith("short"))
    table.do(word)
    if "no-passage" in table.words:
        with refused("PASS-3"):
            table.do(word)


@rule("PASS-1", "PASS-3")
def test_passages_are_restored_only_where_they_can_be() -> None:
    plan = start("hallway").attach("x_library", "hallway").castle
    module, fits = Passages(), 0
    for kind in range(3):
        for room in range(-1, len(plan.rooms) + 1):
            doors = len(plan.rooms[room].pose.doors) if 0 <= room < len(plan.rooms) else 2
            for door in range(-1, doors + 1):
                there = 0 <= room < len(plan.rooms) and 0 <= door < doors
                passage = passage_geometry.found(plan, room, kind, door) if there else None
                row = (0, ((kind, room, door),))
                if passage is None:
                    with pytest.raises(ValueError, match=r"-?\d"):
                        module.restore_castle(None, plan, row)  # type: ignore[arg-type]
                else:
                    restored = module.restore_castle(None, plan, row)  # type: ignore[arg-type]
                    assert restored.additions.passages == (passage,)
                    with pytest.raises(ValueError, match=str(kind)):
                        module.restore_castle(None, restored, row)  # type: ignore[arg-type]
                    fits += 1
    assert fits
