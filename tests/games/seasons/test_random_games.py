"""Whole games at random: nothing is lost, every move replays, and damaged positions are refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kastelan.core import record
from kastelan.core.errors import BadPosition, IllegalAction, KastelanError
from kastelan.core.game import Action, Event
from kastelan.core.position import digest, parse_position, write_position
from kastelan.games import find
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import SILVER, STANDARD, VALUES
from kastelan.games.seasons.events import PointsScored
from kastelan.games.seasons.payments import payments
from kastelan.games.seasons.step_numbers import FINAL
from tests.rulebook import rule

TABLES = [(players, winter, seed) for players in (2, 3, 4) for winter in (False, True) for seed in (1, 2)]


def new(players: int, winter: bool, seed: int) -> SeasonsState:
    state = SEASONS.new(players, {"winter": winter}, seed)
    assert isinstance(state, SeasonsState)
    return state


def moments(players: int, winter: bool, seed: int) -> Iterator[tuple[SeasonsState, int, Action]]:
    """Every position of a random game with the move that is made in it."""
    state, choose = new(players, winter, seed), random.Random(seed)
    while state.actors:
        seat = choose.choice(state.actors)
        action = choose.choice(state.legal(seat))
        yield state.copy(), seat, action
        state.apply(seat, action)
    assert state.outcome is not None


@rule("CS-T-49", "CS-SETUP-6", "CS-SETUP-7")
@pytest.mark.parametrize(("players", "winter", "seed"), TABLES)
def test_pieces_and_talers_are_never_lost(players: int, winter: bool, seed: int) -> None:
    for state, _, _ in moments(players, winter, seed):
        if state.step in FINAL:
            break
        rows = [*state.supply, state.stock, state.tower, state.stakes[:5], *(row for *_, row in state.lying)]
        totals = [sum(column) for column in zip(*rows, strict=True)]
        totals[SILVER] += state.forge
        assert tuple(totals) == (20, 18, 15, 15, 15)
        track = state.table.rounds - state.round
        assert sum(state.talers) + state.bank + state.tavern + state.stakes[5] + track == 105


@rule("CS-END-4")
@pytest.mark.parametrize(("players", "winter", "seed"), TABLES)
def test_the_points_in_the_events_add_up_to_the_score(players: int, winter: bool, seed: int) -> None:
    events: list[Event] = []
    last = None
    for state, seat, action in moments(players, winter, seed):
        last = state
        last.apply(seat, action, events.append)
    assert last is not None
    scored = [event for event in events if isinstance(event, PointsScored)]
    sums = tuple(sum(e.points for e in scored if e.seat == seat) for seat in range(players))
    assert last.outcome is not None
    assert sums == last.outcome.scores


@pytest.mark.parametrize(("players", "winter", "seed"), TABLES[:6])
def test_records_play_back_to_the_same_hash(players: int, winter: bool, seed: int) -> None:
    state, moves = new(players, winter, seed), []
    for _, seat, action in moments(players, winter, seed):
        moves.append((seat, SEASONS.actions.write(action)))
        state.apply(seat, action)
    options = {"winter": "yes" if winter else "no"}
    text = record.write(record.close(record.begin(SEASONS, players, options, seed), moves, state))
    assert digest(record.replay(record.parse(text), find)) == digest(state)


@pytest.mark.parametrize(("players", "winter", "seed"), TABLES[:6])
def test_what_is_not_legal_is_refused_and_changes_nothing(players: int, winter: bool, seed: int) -> None:
    choose = random.Random(seed)
    for state, seat, _ in moments(players, winter, seed):
        before, legal = digest(state), set(state.legal(seat))
        for _ in range(4):
            action = SEASONS.actions.action(choose.randrange(SEASONS.actions.size))
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.apply(seat, action)
        assert digest(state) == before


def exhaustive_payments(
    supply: tuple[int, ...], stock: tuple[int, ...], cost: int
) -> set[tuple[tuple[int, ...], int]]:
    """Every pair of CS-SILVER-6, found by trying all sets."""

    def within(limits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for sand in range(limits[0] + 1):
            for wood in range(limits[1] + 1):
                for brick in range(limits[2] + 1):
                    for stone in range(limits[3] + 1):
                        yield sand, wood, brick, stone

    found = set()
    for own in within(supply):
        for taken in within(stock):
            both = [a + b for a, b in zip(own, taken, strict=True)]
            value = sum(n * v for n, v in zip(both, VALUES, strict=True))
            if sum(taken) <= supply[SILVER] and value == cost and both.count(0) <= 1:
                found.add((own, sum(taken)))
    return found


@rule("CS-SILVER-6", "CS-SILVER-7")
@pytest.mark.parametrize("seed", range(30))
def test_payments_are_those_of_the_definition(seed: int) -> None:
    choose = random.Random(seed)
    supply = tuple(choose.randint(0, 3) for _ in range(5))
    stock = (*(choose.randint(0, 2) for _ in range(4)), 0)
    for cost in sorted(set(STANDARD.costs) - {0}):
        found = payments(supply, stock, cost)
        assert len(set(found)) == len(found)
        assert {(payment.pieces, payment.bars) for payment in found} == exhaustive_payments(
            supply, stock, cost
        )


@pytest.mark.parametrize(("players", "winter"), [(2, True), (3, False), (4, True)])
def test_damaged_positions_are_refused_or_can_be_played(players: int, winter: bool) -> None:
    choose = random.Random(players)
    lines = [write_position(state) for state, _, _ in moments(players, winter, 5)]
    refused = 0
    for _ in range(1500):
        line = list(choose.choice(lines))
        at = choose.randrange(len(line))
        line[at : at + choose.randint(0, 2)] = choose.choice(
            ["", "0", "1", "7", "~1", "N", ".", "_", "-", ".1"]
        )
        try:
            state = parse_position(SEASONS, "".join(line))
        except BadPosition:
            refused += 1
            continue
        while state.actors:
            seat = choose.choice(state.actors)
            state.apply(seat, choose.choice(state.legal(seat)))
    assert refused > 1000


def test_an_unknown_action_is_refused() -> None:
    state = new(2, False, 0)
    with pytest.raises(KastelanError):
        state.apply(0, Action())
