"""FIN, FAV, BON, DEC-45 to DEC-58: the final scoring."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig import final_scoring, free_space
from kastelan.games.ludwig.events import FinalPoints
from kastelan.games.ludwig.final_scoring import counted, measured, money_of
from kastelan.games.ludwig.modules import graph_search
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.measures import courtyards
from kastelan.games.ludwig.step_numbers import CLEARING, DOUBLING, NOTHING, OVER, REPAYING
from tests.games.ludwig.modules.scenes import CARDS, FAVOURS, A, B, C, Scene, give_swans, scene, stack
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.rulebook import rule


def finished(table: Scene) -> list[FinalPoints]:
    """Score the game now; all points that were told."""
    told: list[FinalPoints] = []
    final_scoring.end(
        table.state, lambda event: told.append(event) if isinstance(event, FinalPoints) else None
    )
    return told


def of(told: list[FinalPoints], rule_id: str, seat: int = A) -> int:
    return sum(event.points for event in told if event.rule == rule_id and event.seat == seat)


def favour(table: Scene, name: str, seat: int = A) -> int:
    return measured(table.state, seat, table.state.table.components.favours[FAVOURS.index(name)])


def card(table: Scene, name: str, seat: int = A) -> int:
    found = table.state.table.components.bonus_cards[CARDS.index(name)]
    return found.points * (counted(table.state, seat, found) // found.per)


EVERYTHING = "all"


def grand(moats_count: str = "yes") -> Scene:
    """A castle with something of everything."""
    castle = yard(
        "hallway", "t_eagle_tower @ hallway", "parlor @ hallway", "porch @ hallway", start=Yard(moat=True)
    )
    castle = castle.renovate("parlor", "r_clock_cabinet").dig("west")
    table = scene(EVERYTHING, castle, moats_in_no_swan_favor=moats_count)
    give_swans(table, A, 2, 1, 0, 0, 0)
    return table


@rule(
    "FAV-1",
    "FAV-2",
    "FAV-4",
    "FAV-6",
    "FAV-7",
    "FAV-8",
    "FAV-9",
    "FAV-10",
    "FAV-11",
    "AMB-25",
    "AMB-26",
    "MOAT-21",
)
def test_what_favours_measure() -> None:
    table = grand()
    expected = {
        "fav_towers": 1,
        "fav_no_swan": 4 + 1,  # foyer, hallway, tower, parlor, moat piece
        "fav_moats": 1,
        "fav_swans": 3,
        "fav_renovations": 1,
        "fav_sizes": 3 + 1,  # 325, 150, 250, moat
        "fav_rooms": 5 + 1,
        "fav_promenade": 3,
        "fav_types": 4 + 1,  # corridor, living, utility, outdoor, moat
    }
    assert {name: favour(table, name) for name in expected} == expected


@rule("AMB-25", "FAV-2")
def test_a_table_may_leave_moats_out_of_the_favour_without_swans() -> None:
    assert favour(grand(moats_count="no"), "fav_no_swan") == 4


@rule("BON-1", "BON-3", "BON-4", "BON-6", "BON-7", "BON-9", "BON-10", "BON-12", "BON-13", "MOAT-22")
def test_what_bonus_cards_pay() -> None:
    table = grand()
    assert card(table, "bon_towers") == 2
    assert card(table, "bon_swan_rooms") == 1
    assert card(table, "bon_moats") == 3
    assert card(table, "bon_swans") == 3
    assert card(table, "bon_renovations") == 2
    assert card(table, "bon_area_500") == (225 + 150 + 325 + 150 + 250 + 1000) // 500
    assert card(table, "bon_value_one") == sum(room.face.points == 1 for room in table.state.castles[A].rooms)
    assert (card(table, "bon_last_builder"), card(table, "bon_last_builder", C)) == (0, 7)
    assert card(table, "bon_depleted") == 0
    stack(table, 250)
    assert card(table, "bon_depleted") == 1


@rule("BON-11", "GEN-5")
def test_ten_of_eleven_sizes() -> None:
    castle = yard("hallway", "hallway @ hallway")
    table = scene("extra_bonus_cards,towers", castle)
    assert card(table, "bon_ten_sizes") == 0
    sizes = (
        "focus_room",
        "parlor",
        "anteroom",
        "porch",
        "kitchen",
        "upper_hall",
        "observatory",
        "drawing_room",
        "forum",
    )
    for name in (*sizes, "t_eagle_tower"):
        castle = next(grown for _, grown in castle.ways(name) if len(list(grown.ways("t_maiden_tower"))) > 8)
    assert card(scene("extra_bonus_cards,towers", castle), "bon_ten_sizes") == 8


@rule("FAV-3", "BON-2", "DEC-48", "EX-COURT-1", "MOAT-23", "PASS-11")
def test_courtyards_need_a_door() -> None:
    closed = yard("hallway", start=Yard(moat=True)).dig("west", "north", "east")
    assert courtyards(closed.castle) == 1
    table = scene("moats,decrees,extra_favours,extra_bonus_cards", closed, decrees={A: (48,)})
    assert favour(table, "fav_courtyards") == 1
    assert card(table, "bon_courtyards") == 1
    assert DECREES[48].final(table.state, A) == (2, 1)
    assert courtyards(yard("hallway", "flute_room @ hallway", "focus_room @ hallway").castle) == 0


@rule("FAV-3", "BON-2", "DEC-48")
def test_an_enclosed_area_that_no_door_opens_into_is_no_courtyard() -> None:
    corner = Yard().lay("kitchen", -4, -1, 3).lay("guest_bedroom", -1, 3, 2)
    assert free_space.courtyard_cells(corner.castle) == [((0, 2),)]  # where the foyer's corner is cut off
    table = scene("decrees,extra_favours,extra_bonus_cards", corner, decrees={A: (48,)})
    assert favour(table, "fav_courtyards") == card(table, "bon_courtyards") == 0
    assert DECREES[48].final(table.state, A) == (0, 0)


@rule("FAV-5", "AMB-27")
def test_fewest_points_looks_at_the_score_of_the_moment() -> None:
    table = scene("towers,extra_favours", score=(5, 9, 20))
    table.module_state.held = ((FAVOURS.index("fav_fewest_points"), FAVOURS.index("most_corridor")), (), ())
    told = [event for event in finished(table) if event.rule == "TWR-7"]
    assert told[0].what == FAVOURS.index("fav_fewest_points")
    assert told[0].points == 8


@rule("FIN-2", "FIN-3", "FIN-5", "AMB-29", "LUD-END-6")
def test_the_steps_come_in_order() -> None:
    table = scene("all", decrees={A: (5, 46), B: (53,)}, hands={A: ["type_corridor"], B: [], C: []})
    table.module_state.model = (int(TILES["kitchen"].number), NOTHING, NOTHING)
    table.module_state.held = ((FAVOURS.index("most_corridor"),), (), ())
    give_swans(table, A, 1, 0, 0, 0, 0)
    table.state.corridors = (0, 0)
    table.state.castles = (yard("hallway", start=Yard(moat=True)).castle, *table.state.castles[1:])
    rules = [event.rule for event in finished(table) if event.seat == A]
    first = [rules.index(name) for name in ("DEC-05", "FIN-3", "SWAN-5", "DEC-46")]
    later = [rules.index(name) for name in ("LUD-BON-TYPE", "TWR-7", "LUD-END-6")]
    favours = [place for place, name in enumerate(rules) if name.startswith(("LUD-FAV", "FAV"))]
    assert first == sorted(first)
    assert max(first) < min(favours) <= max(favours) < min(later)
    assert later == sorted(later)
    assert table.state.step == OVER


@rule("DEC-45", "AMB-23", "MIX-9")
def test_all_sizes() -> None:
    table = grand()
    assert DECREES[45].final(table.state, A) == (4, 4)  # 225, 150, 325, 250
    assert DECREES[46].final(table.state, A) == (8, 4)


@rule("DEC-46", "DEC-47", "DEC-49", "DEC-50", "FAV-10", "DIG-3", "MIX-8")
def test_decrees_about_the_castle_and_money() -> None:
    chain = yard("hallway", "parlor @ hallway", "flute_room @ parlor")
    table = scene("decrees", chain, money=14_000)
    table.module_state.banked = (1, 0, 0)
    assert DECREES[47].final(table.state, A) == (4, 4)
    assert DECREES[49].final(table.state, A) == (0, 1)
    assert DECREES[49].final(table.state, B) == (12, 0)
    assert money_of(table.state, A) == 15_000
    assert DECREES[50].final(table.state, A) == (6, 15_000)


@rule("DEC-51", "AMB-24", "SWAN-5")
def test_the_swan_lover() -> None:
    for decrees, points in (((), 4), ((51,), 7)):
        table = scene("swans,decrees", decrees={A: decrees})
        give_swans(table, A, 2, 1, 0, 0, 0)
        told = finished(table)
        assert of(told, "DEC-51" if decrees else "SWAN-5") == points


@rule("DEC-52", "DEC-53", "FIN-2")
def test_clearance_and_sold_out() -> None:
    table = scene("decrees,moats", yard("parlor", start=Yard(moat=True)), decrees={A: (52, 53)})
    stack(table, 150, "study", "flute_room")
    table.state.last, table.state.turns = True, ()
    table.state.seat = C
    table.do("money")
    assert (table.state.step, table.seat) == (CLEARING, A)
    told = [*table.do("discard150"), *table.do("discard150"), *table.do("no-discard")]
    points = [event for event in told if isinstance(event, FinalPoints)]
    assert of(points, "FIN-3") == 4


@rule("DEC-21", "FIN-2")
def test_debts_may_be_paid_before_the_final_scoring() -> None:
    table = scene("decrees", decrees={A: (21,)}, money=3_000)
    table.module_state.debt, table.state.last, table.state.turns = (5, 0, 0), True, ()
    table.state.seat = C
    table.do("money")
    assert (table.state.step, table.seat) == (REPAYING, A)
    table.do("repay3", "done")
    assert of([event for event in table.told if isinstance(event, FinalPoints)], "DEC-21") == -2


@rule("DEC-21", "FIN-2")
@pytest.mark.parametrize(("money", "asked"), [(0, False), (1_000, True)])
def test_whoever_can_pay_back_any_of_a_debt_is_asked(money: int, asked: bool) -> None:
    table = scene("decrees", decrees={A: (21,)}, money=money)
    table.module_state.debt, table.state.last, table.state.turns = (5, 0, 0), True, ()
    table.state.seat = C
    table.do("money")
    assert (table.state.step == REPAYING) == asked


@rule("DEC-54", "DEC-56", "MIX-9")
def test_a_card_twice_and_a_premium_for_each() -> None:
    table = scene(
        "decrees", yard("hallway"), decrees={A: (54, 56)}, hands={A: ["hallways", "stairs"], B: [], C: []}
    )
    table.state.last, table.state.turns = True, ()
    table.state.seat = C
    table.do("money")
    assert (table.state.step, table.seat) == (DOUBLING, A)
    hand = [CARDS[one] for one in table.state.hands[A]]
    table.do(f"double{hand.index('hallways') + 1}")
    told = [event for event in table.told if isinstance(event, FinalPoints)]
    assert of(told, "LUD-BON-HALLWAYS") == 1
    assert of(told, "DEC-54") == 1
    assert of(told, "DEC-56") == 6


@pytest.mark.parametrize(
    ("values", "winner", "points"),
    [
        ((4, 4, 1), 0, [8, 4, 2]),
        ((4, 4, 4, 1), 0, [8, 3, 3, 1]),
        ((4, 4, 1), None, [6, 6, 2]),
        ((0, 0), 0, [0, 0]),
    ],
)
@rule("EX-X5", "EX-X12", "DEC-57", "FIN-4")
def test_ties(values: tuple[int, ...], winner: int | None, points: list[int]) -> None:
    assert final_scoring.shares(values, winner, least=1)[0] == points


@rule("DEC-55", "DEC-57", "EX-X5", "BON-5", "MIX-9")
def test_a_first_place_alone() -> None:
    how = {"favours": "most_corridor,most_living,most_food"}
    castle = yard("hallway", start=Yard())
    hands = {A: ["bon_first_places"], B: [], C: []}
    table = scene("decrees,extra_bonus_cards", castle, decrees={A: (55, 57)}, hands=hands, **how)  # type: ignore[arg-type]
    told = finished(table)
    corridor = FAVOURS.index("most_corridor")
    assert [e.points for e in told if e.what == corridor and e.seat == A and e.rule == "LUD-FAV-COUNT"] == [
        12
    ]
    assert of(told, "BON-5") == 4


@rule("BON-5", "AMB-27", "DEC-02")
def test_own_tokens_count_for_first_places() -> None:
    hands = {A: ["bon_first_places"], B: [], C: []}
    table = scene(
        "towers,extra_bonus_cards", yard("hallway"), hands=hands, favours="most_food,most_living,most_utility"
    )
    table.module_state.held = ((FAVOURS.index("most_corridor"),), (), ())
    assert of(finished(table), "BON-5") == 4


@rule("BON-8", "AMB-27")
def test_cards_that_scored_nothing() -> None:
    hands = {A: ["bon_zero_cards"], B: ["stairs", "hallways"], C: ["type_corridor"]}
    table = scene("extra_bonus_cards", hands=hands)
    assert of(finished(table), "BON-8") == 6
    none = scene("extra_bonus_cards", hands={A: ["bon_zero_cards"], B: ["type_corridor"], C: []})
    assert of(finished(none), "BON-8") == 3
    premium = scene("extra_bonus_cards,decrees", hands=hands, decrees={B: (56,)})
    assert of(finished(premium), "BON-8") == 3


@rule("EX-DEC-58", "DEC-58", "DIG-3")
def test_pairs_are_a_maximum_matching() -> None:
    chain = yard("hallway")
    for name, to in (("buttery", "hallway"), ("larder", "buttery")):
        chain = chain.attach(name, to)
    assert graph_search.pairs((0b010, 0b101, 0b010, 0b10000, 0b101000, 0b1010000, 0b100000)) == 1 + 2
    table = scene("decrees", chain, decrees={A: (58,)})
    assert DECREES[58].final(table.state, A) == (3 * 2, 2)  # foyer and hallway, two food rooms


@pytest.mark.parametrize("seed", range(12))
@rule("DIG-3")
def test_promenade_and_pairs_agree_with_trying_everything(seed: int) -> None:
    import random
    from itertools import permutations

    choose, size = random.Random(seed), 6
    graph = [0] * size
    for one in range(size):
        for other in range(one):
            if choose.random() < 0.4:
                graph[one] |= 1 << other
                graph[other] |= 1 << one
    longest = most = 0
    for walk in permutations(range(size)):
        steps = 1
        while steps < size and graph[walk[steps - 1]] >> walk[steps] & 1:
            steps += 1
        longest = max(longest, steps)
        most = max(most, sum(graph[a] >> b & 1 for a, b in zip(walk[::2], walk[1::2], strict=True)))
    assert graph_search.promenade(tuple(graph)) == longest
    assert graph_search.pairs(tuple(graph)) == most


@rule("FIN-5", "MOAT-22")
def test_the_larger_castle_wins_a_tie() -> None:
    table = scene("moats", yard("hallway", start=Yard(moat=True)).dig("west"), score=(9, 9, 9), money=0)
    table.state.step = OVER
    assert final_scoring.outcome(table.state).winners == (A,)
