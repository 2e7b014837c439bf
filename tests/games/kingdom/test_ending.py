"""KB-END: the last round, the final scoring and the winners."""

from __future__ import annotations

import pytest

from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Outcome
from kastelan.games.kingdom.actions import END
from kastelan.games.kingdom.components import CARDS
from kastelan.games.kingdom.events import GameEnded, GoldScored, LastRoundCalled
from kastelan.games.kingdom.step_numbers import OVER
from tests.games.kingdom.tables import A, B, C, Table, table
from tests.rulebook import rule

FARM = (15, 12)


def rounds_end(who: int, start: int = A, players: int = 3) -> list[int]:
    """The seats that play from the start of the round in which a seat empties its supply until the end."""
    position = table(players=players, start=start, seat=start)
    state = position.state
    state.supply = tuple(3 if seat == who else 30 for seat in range(players))
    seats = []
    while not position.over:
        seats.append(position.seat)
        position.turn()
    return seats


@rule("KB-END-1", "KB-END-2", "T-END-1")
@pytest.mark.parametrize("who", [A, B, C])
def test_the_round_is_played_to_its_end(who: int) -> None:
    assert rounds_end(who) == [A, B, C]


@rule("KB-END-1")
@pytest.mark.parametrize("who", [A, B, C])
def test_the_last_turn_is_that_of_the_player_before_the_starting_player(who: int) -> None:
    assert rounds_end(who, start=C) == [C, A, B]


@rule("KB-END-1", "T-END-1")
def test_when_the_second_of_three_empties_the_supply_the_third_still_plays() -> None:
    position = table(players=3, seat=B, supply=3)
    position.turn()
    assert (position.over, position.seat) == (False, C)
    position.turn()
    assert position.over


@rule("KB-END-2", "T-END-1")
def test_when_the_last_of_the_round_empties_the_supply_the_game_ends_after_that_turn() -> None:
    position = table(players=3, seat=C, supply=3)
    position.turn()
    assert position.over


@rule("KB-END-1", "T-END-1")
def test_when_the_starting_player_empties_the_supply_the_others_play_once_more() -> None:
    position = table(players=3, supply=3)
    for seat in (A, B, C):
        assert (position.over, position.seat) == (False, seat)
        position.turn()
    assert position.over


@rule("KB-END-1")
def test_the_game_continues_while_every_player_has_settlements() -> None:
    position = table(supply=4)
    position.turn()
    position.turn()
    assert not position.over
    assert position.state.outcome is None


@rule("KB-END-1")
def test_the_last_round_is_announced_once() -> None:
    position = table(supply=3)
    position.state.supply = (3, 3)
    position.turn()
    position.turn()
    assert [event for event in position.events if isinstance(event, LastRoundCalled)] == [LastRoundCalled(A)]


@rule("KB-END-3")
def test_a_move_gives_nothing_back_to_the_supply() -> None:
    position = table(a=[(4, 7), (5, 11)], tiles=[(6, 11)], supply=3)
    position.build((4, 6), (4, 5), (4, 4))
    position.move("paddock", (4, 4), (6, 5))
    assert position.state.supply[A] == 0
    position.end()
    position.turn()
    assert position.over


@rule("KB-END-3")
def test_no_player_starts_a_turn_with_an_empty_supply() -> None:
    position = table(players=3)
    position.state.supply = (6, 7, 5)
    while not position.over:
        assert position.state.supply[position.seat] > 0
        position.turn()


@rule("KB-END-4")
def test_cards_are_scored_one_after_another_from_the_starting_player_on_and_then_the_castles() -> None:
    position = table(
        players=3, start=B, seat=A, a=[(3, 4)], b=[(0, 0)], supply=3, cards="knights,hermits,miners"
    )
    scored = [event for event in position.turn() if isinstance(event, GoldScored)]
    names = [CARDS[event.card] if event.card is not None else "castles" for event in scored]
    assert names == [name for name in ("hermits", "miners", "knights", "castles") for _ in range(3)]
    assert [event.seat for event in scored] == [B, C, A] * 4
    rules = [event.rule for event in scored[::3]]
    assert rules == ["KB-CARD-HERMITS-1", "KB-CARD-MINERS-1", "KB-CARD-KNIGHTS-1", "KB-CASTLE-1"]


@rule("KB-END-4")
def test_the_gold_in_the_events_adds_up_to_the_result() -> None:
    position = table(seat=B, a=[(3, 4)], b=[(6, 8)], supply=3, cards="workers,hermits,knights")
    events = position.turn()
    outcome = position.state.outcome
    assert outcome is not None
    scored = [event for event in events if isinstance(event, GoldScored)]
    sums = tuple(sum(event.gold for event in scored if event.seat == seat) for seat in (A, B))
    assert sums == outcome.scores == position.state.scores()
    assert events[-1] == GameEnded(outcome.scores, outcome.winners)


def finished(a: list[tuple[int, int]], b: list[tuple[int, int]]) -> Table:
    """A game of two that is over, scored by rows, groups and mountains."""
    position = table(a=a, b=b, cards="discoverers,hermits,miners")
    position.state.step = OVER
    return position


@rule("KB-END-5", "T-END-2", "R-26")
def test_equal_gold_wins_together() -> None:
    assert finished([(8, 8)], [(8, 10)]).state.outcome == Outcome((2, 2), (1, 1))
    assert finished([(8, 8)], [(8, 10), (8, 11)]).state.outcome == Outcome((2, 2), (1, 1))  # no tie-breaker


@rule("KB-END-5")
def test_most_gold_wins() -> None:
    outcome = finished([(8, 8)], [(8, 10), (11, 8)]).state.outcome
    assert outcome == Outcome((2, 4), (2, 1))
    assert outcome.winners == (B,)


def test_after_the_end_no_seat_decides() -> None:
    position = table(seat=B, supply=3)
    position.turn()
    assert position.state.actors == ()
    assert position.state.legal(A) == position.state.legal(B) == ()
    for seat in (A, B):
        with pytest.raises(NotYourDecision):
            position.state.apply(seat, END)


@rule("KB-END-1", "KB-TURN-6")
def test_an_extra_action_can_start_the_last_round_too() -> None:
    position = table(card="canyon", tiles=[FARM], supply=1)
    assert LastRoundCalled(A) in position.use("farm", (3, 4))
