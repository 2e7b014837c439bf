"""Every bot sits in every seat equally often, and meets the others equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from kastelan.arena import Hypotheses, Plan, make_plan
from kastelan.arena.schedule import duel_seatings, mixed_tables
from kastelan.core.errors import BadOption
from kastelan.games import find

KINGDOM, LUDWIG = find("kingdom"), find("ludwig")
FIELD = ["random", "greedy", "easy", "medium", "hard"]


def games(plan: Plan) -> list[tuple[int, ...]]:
    return [plan.schedule.seating(number) for number in range(plan.total)]


def seats_of(seatings: list[tuple[int, ...]]) -> dict[int, Counter[int]]:
    """How often each entry sat in each seat."""
    found: dict[int, Counter[int]] = {}
    for seating in seatings:
        for seat, entry in enumerate(seating):
            found.setdefault(entry, Counter())[seat] += 1
    return found


def test_two_bots_exchange_seats_over_one_deal() -> None:
    plan = make_plan(KINGDOM, ["greedy", "random"], "round-robin", games=4, seed=3)
    assert games(plan) == [(0, 1), (1, 0)] * 2
    assert [plan.deal_seed(number) - plan.deal_seed(0) for number in range(4)] == [0, 0, 1, 1]


def test_all_pairs_of_a_round_robin_play_the_same_deals() -> None:
    plan = make_plan(KINGDOM, FIELD, "round-robin", games=3)
    seatings = games(plan)
    assert len(seatings) == comb(5, 2) * 4  # three games are rounded up to whole deals
    assert Counter(map(frozenset, seatings)) == {frozenset(pair): 4 for pair in combinations(range(5), 2)}
    assert len({plan.deal_seed(number) for number in range(plan.total)}) == 2


def test_a_gauntlet_pairs_the_first_with_each_and_a_ladder_pairs_neighbours() -> None:
    gauntlet = make_plan(KINGDOM, FIELD, "gauntlet", games=2)
    assert set(map(frozenset, games(gauntlet))) == {frozenset((0, other)) for other in (1, 2, 3, 4)}
    ladder = make_plan(KINGDOM, FIELD, "ladder", games=2)
    assert set(map(frozenset, games(ladder))) == {frozenset((one, one + 1)) for one in range(4)}


@pytest.mark.parametrize("players", [3, 4])
def test_a_duel_at_a_larger_table_gives_both_every_seat_equally_often(players: int) -> None:
    seatings = duel_seatings(0, 1, players)
    assert len(seatings) == len(set(seatings)) == 2 * players
    assert seats_of(seatings) == {bot: dict.fromkeys(range(players), players) for bot in (0, 1)}
    assert all(Counter(seating)[0] in (1, players - 1) for seating in seatings)


@pytest.mark.parametrize(("field", "players"), [(4, 3), (5, 3), (6, 4), (7, 5), (4, 4)])
def test_a_field_larger_than_the_table_is_balanced_in_each_deal_and_overall(field: int, players: int) -> None:
    schedule = mixed_tables(field, players, seed=8)
    lap = comb(field - 1, players - 1) * schedule.cycle
    for deal in range(lap // schedule.cycle):
        seatings = [schedule.seating_of(deal, slot) for slot in range(schedule.cycle)]
        assert seats_of(seatings) == {bot: dict.fromkeys(range(players), 1) for bot in range(field)}
    tables = Counter(frozenset(schedule.seating(number)) for number in range(lap))
    assert tables == {frozenset(table): players for table in combinations(range(field), players)}
    neighbours = [schedule.seating(number) for number in (0, lap)]
    assert field == players or neighbours[0] != neighbours[1]


def test_mixed_tables_count_the_games_of_each_bot() -> None:
    plan = make_plan(LUDWIG, FIELD, "round-robin", games=10, players=4)
    counts = Counter(entry for seating in games(plan) for entry in seating)
    assert set(counts.values()) == {12}  # whole deals of four games each
    assert all(len(set(seating)) == 4 for seating in games(plan))


def test_a_longer_plan_begins_with_the_same_games() -> None:
    few, many = (make_plan(KINGDOM, FIELD, "round-robin", games=count, players=3) for count in (6, 60))
    assert games(many)[: few.total] == games(few)
    assert [many.deal_seed(number) for number in range(few.total)] == [
        few.deal_seed(n) for n in range(few.total)
    ]
    assert few.identity() == many.identity()


def test_the_command_of_a_plan_contains_all_settings() -> None:
    options = {"first_game": "yes"}
    plan = make_plan(KINGDOM, FIELD[:2], "sprt", games=4, seed=3, options=options, move_seconds=0.5)
    told = ["--seed 3", "--option first_game=yes", "--move-seconds 0.5", "--elo1 20", "--kind sprt"]
    assert all(words in plan.command() for words in told)
    assert "--move-seconds" not in make_plan(KINGDOM, FIELD[:2]).command()


@pytest.mark.parametrize(
    ("kind", "bots", "more", "message"),
    [
        ("cup", ["random", "greedy"], {}, "unknown-kind"),
        ("ladder", ["random", "random"], {}, "bot-enters-twice"),
        ("ladder", ["random"], {}, "wrong-number-of-bots"),
        ("sprt", ["random", "greedy", "easy"], {}, "wrong-number-of-bots"),
        ("table", ["random", "greedy"], {"players": 3}, "table-of-other-size"),
        ("gauntlet", ["random", "greedy"], {"players": 7}, "bad-players"),
        ("sprt", ["random", "greedy"], {"guesses": Hypotheses(20, 20)}, "bad-guesses"),
        ("sprt", ["random", "greedy"], {"guesses": Hypotheses(alpha=0.7)}, "bad-guesses"),
        ("ladder", ["random", "greedy@20"], {}, "bot-without-budget"),
        ("ladder", ["random", "search@0"], {}, "bad-budget"),
        ("ladder", ["random", "search@1.5"], {}, "bad-budget"),
        ("ladder", ["random", "cmd:no-such-program-here x"], {}, "no-such-program"),
        ("ladder", ["random", "cmd:'"], {}, "no-such-program"),
    ],
)
def test_an_invalid_plan_is_refused(
    kind: str, bots: list[str], more: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOption) as refused:
        make_plan(KINGDOM, bots, kind, **more)  # type: ignore[arg-type]  # the keywords differ from row to row
    assert refused.value.message == message


def test_the_command_of_a_plan_omits_defaults() -> None:
    plain = make_plan(KINGDOM, ["random", "greedy"], "ladder", games=4, options={"first_game": "yes"})
    assert plain.command() == (
        "kastelan arena kingdom random greedy --kind ladder --players 2 --games 4 --seed 1"
        " --option first_game=yes"
    )
    hasty = make_plan(KINGDOM, ["random", "greedy"], games=4, move_seconds=0.5)
    assert hasty.command().endswith("--seed 1 --move-seconds 0.5")
