"""The rules file's winter and ending examples CS-T, and whole random games, with the reference engine."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.reference import seasons_cards as cards
from tests.reference import seasons_winter as winter
from tests.reference.seasons_building import place_up_to_two
from tests.reference.seasons_current_scores import scored
from tests.reference.seasons_game import Game
from tests.reference.seasons_scoring import final_scoring, granary
from tests.reference.seasons_table import RESOURCES, IllegalMoveError, Table, answered

A, B, C, D = range(4)
WINTER_CARDS = ["village_tavern", "plague", "granary", "collapsed_wall", "maiden", "snowdrift"]


def with_card(card: str, players: int = 3) -> Table:
    """A table where this winter card is in effect."""
    table = Table(players)
    table.in_play = {card}
    return table


def test_silver_for_the_wall_t_50() -> None:
    table = Table(2)
    table.players[A].pieces = Counter(stone=1, silver=2)
    answered(winter.collapsed_wall(table), (A, "mend:1stone+2silver"))
    assert (table.players[A].vp, table.forge, table.stock["stone"]) == (9, 2, 15)


def test_tavern_toll_t_51_t_52() -> None:
    table = with_card("village_tavern")
    for seat in (A, B):
        answered(cards.trader(table, seat), (seat, "pass"))
    table.players[C].built = 1
    answered(place_up_to_two(table, C), (C, "place:tavern"))
    assert [player.talers for player in table.players] == [2, 2, 2]
    answered(cards.trader(table, A), (A, "pass"))
    assert (table.players[A].talers, table.players[C].talers) == (1, 3)
    table.players[B].talers = 0
    table.wagons.update(sand=B, wood=B)
    answered(cards.trader(table, B), (B, "back:wood"), (B, "at:stone"))
    assert [spot for spot, owner in table.wagons.items() if owner == B] == ["sand", "stone"]


def test_innkeeper_t_64() -> None:
    table = with_card("village_tavern")
    table.innkeeper, table.players[A].helpers, table.players[B].built = A, 0, 1
    table.players[B].talers = 20
    with pytest.raises(IllegalMoveError):
        answered(place_up_to_two(table, B), (B, "place:tavern"))
    answered(cards.trader(table, A), (A, "at:sand<tavern"))
    answered(cards.trader(table, C), (C, "pass"))
    assert (table.wagons["sand"], table.tavern_talers, table.players[A].talers) == (A, 1, 3)


def test_plague_t_53() -> None:
    table = Table(3)
    table.players[A].discards = ["messenger", "trader", "bricklayer", "stonemason"]
    table.players[B].discards, table.players[B].talers = ["messenger", "trader"], 5
    script = winter.plague(table)
    assert next(script) == {A: {"lose:messenger", "lose:trader", "lose:bricklayer", "lose:stonemason"}}
    assert script.send((A, "lose:trader")) == {B: {"lose:messenger", "lose:trader", "talers"}}
    with pytest.raises(StopIteration):
        script.send((B, "talers"))
    assert (table.players[B].talers, len(table.players[A].discards)) == (3, 3)


def test_granary_t_54() -> None:
    table = with_card("granary")
    for seat, points in ((A, {A: 10}), (B, {A: 7, B: 7}), (C, {A: 3, B: 3, C: 3})):
        table.granary.append(seat)
        assert granary(table) == points


def test_maiden_t_55() -> None:
    table = with_card("maiden")
    table.suitors = [A, B, C]
    answered(winter.courting_turn(table), (A, "lay:taler"), (B, "lay:sand"), (C, "pass"))
    table.start = B
    answered(winter.courting_turn(table), (B, "pass"), (B, "share:taler"), (C, "share:sand"))
    assert ([player.vp for player in table.players], table.in_play) == ([8, 0, 0], set())
    assert (table.players[B].talers, table.players[C].pieces["sand"]) == (4, 2)


@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        ([(A, "lay:silver"), (B, "share:silver"), (C, "share:taler")], A),
        ([(A, "pass"), (A, "share:taler")], B),
    ],
)
def test_maiden_without_means_t_65(answers: list[tuple[int, str]], winner: int) -> None:
    table = with_card("maiden")
    table.suitors, table.courted, table.stakes = [A, B], True, Counter(taler=1)
    table.players[A].pieces, table.players[B].pieces = Counter(silver=1), Counter()
    table.players[A].talers = table.players[B].talers = 0
    answered(winter.courting_turn(table), *answers)
    assert [player.vp for player in table.players] == [8 * (seat == winner) for seat in (A, B, C)]
    assert table.forge == 0


def test_snowdrift_t_57() -> None:
    table = Table(2)
    a, b = table.players
    a.selected, a.hand, a.discards = (
        ["worker_sand", "worker_stone"],
        ["messenger", "master_builder"],
        ["trader"],
    )
    a.talers = b.talers = 2
    script = winter.snowdrift(table)
    assert next(script) == {A: {"talers"}}
    assert script.send((A, "talers")) == {B: {"lose:worker_wood", "lose:worker_sand", "lose:worker_stone"}}
    assert a.talers == 0


def test_a_whole_final_scoring_t_66() -> None:
    table = Table(3, start=B)
    table.templates = Counter(tower=2, house=2)
    for seat, vp, talers, pieces in (
        (A, 41, 3, Counter(stone=3, brick=1, wood=2, silver=2)),
        (B, 55, 7, Counter(stone=1, sand=2)),
        (C, 48, 21, Counter(wood=1, silver=1)),
    ):
        player = table.players[seat]
        player.vp, player.talers, player.pieces = vp, talers, pieces
    for position in ("keep.1", "servants_house.1", "servants_house.2", "palace.1"):
        table.castle[position] = A
    table.castle.update({"inn.12": B, "stable.16": B, "palace.2": B})
    table.castle.update({"inn.6": C, "gate_big.1": C, "market.1": C, "forge.10": C})
    table.granary, table.forge, table.stock = [A, B], 6, Counter(sand=6, wood=5, stone=1)
    script = final_scoring(table)
    assert scored(table, script, next(script)) == [95, 92, 84]
    assert [player.talers for player in table.players] == [3, 7, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cold", [False, True], ids=["summer", "winter"])
def test_everything_adds_up_in_random_games_t_48_t_49(players: int, cold: bool) -> None:
    choose = random.Random(players)
    game = Game(players, 0, choose.sample(WINTER_CARDS, 6) if cold else ())
    starts = {}
    while not game.over:
        starts[game.table.round] = game.table.start
        seat = choose.choice(game.actors)
        game.play(seat, choose.choice(sorted(game.legal(seat))))
        check_sums(game.table)
    assert len(starts) == {2: 12, 3: 15, 4: 12}[players] or game.table.templates.total() == 0
    assert list(starts.values()) == [number % players for number in range(len(starts))]
    assert len(game.table.pile) == (2 if cold else 0)


def check_sums(table: Table) -> None:
    """83 pieces, 105 talers, all helpers."""
    for kind, row in RESOURCES.items():
        places = [table.stock, table.tower, table.stakes, table.gone_pieces, *table.worker_cards.values()]
        places += [player.pieces for player in table.players]
        number = sum(pieces[kind] for pieces in places) + (table.forge if kind == "silver" else 0)
        assert number == row["count"]
    talers = table.bank + table.track + table.tavern_talers + table.stakes["taler"] + table.gone_talers
    assert talers + sum(player.talers for player in table.players) == 105
    standing = [*table.wagons.values(), *table.castle.values(), table.innkeeper, *table.granary]
    for seat, player in enumerate(table.players):
        assert player.helpers + standing.count(seat) == (7 if len(table.players) == 2 else 6)
