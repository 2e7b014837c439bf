"""Nothing appears or vanishes: tiles, cards and money in random games."""

from __future__ import annotations

from itertools import chain

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.components import FIRST_ROOM, HALLWAY, STAIRS
from kastelan.games.ludwig.events import (
    CoinsAdded,
    FinalPoints,
    GameEnded,
    MasterBuilderNamed,
    MoneyTaken,
    PointsScored,
    TileBought,
)
from kastelan.games.ludwig.scoring import own_lines
from kastelan.games.ludwig.step_numbers import NOTHING
from tests.games.ludwig.playing import new, played
from tests.rulebook import rule

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(4)]


def tiles_everywhere(state: LudwigState) -> list[int]:
    """Every tile of the table wherever it is, hallways and stairs too."""
    built = [room.tile.number for castle in state.castles for room in castle.rooms[1:]]
    stacked = [*chain(*state.stacks), *[HALLWAY] * state.corridors[0], *[STAIRS] * state.corridors[1]]
    hidden = [*stacked, *chain(*state.boxed_tiles), *state.on_deck]
    in_hand = [state.tile] if state.tile != NOTHING else []
    return sorted(
        [*built, *hidden, *in_hand, *state.gone, *(tile for tile in state.market if tile != NOTHING)]
    )


@rule("LUD-SETUP-4", "LUD-PLACE-9")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_tile_is_in_exactly_one_place(players: int, seed: int) -> None:
    state = new(players, seed)
    before = tiles_everywhere(state)
    assert [tile for tile in before if tile >= FIRST_ROOM] == list(range(FIRST_ROOM, 79))
    for moment in played(state, seed):
        assert tiles_everywhere(moment) == before


@rule("LUD-TURN-3", "LUD-TURN-4", "LUD-ROUND-4")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_money_moves_between_players_bank_and_tiles_only(players: int, seed: int) -> None:
    state, bank = new(players, seed), 0
    told: list[Event] = []
    for moment in played(state, seed, told.append):
        for event in told:
            if isinstance(event, MoneyTaken):
                bank += event.amount
            elif isinstance(event, TileBought) and event.paid_to is None:
                bank -= event.price
            elif isinstance(event, CoinsAdded):
                bank += 1_000
        told.clear()
        assert sum(moment.money) + 1_000 * sum(moment.coins) == 15_000 * players + bank


@rule("LUD-SCORE-6", "LUD-END-2")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_point_is_told(players: int, seed: int) -> None:
    state, told = new(players, seed), list[Event]()
    scores = list(state.score)
    for _ in played(state, seed, told.append):
        pass
    for event in told:
        if isinstance(event, MasterBuilderNamed):
            scores = list(event.scores)
        elif isinstance(event, PointsScored | FinalPoints):
            scores[event.seat] += event.points
    ended = told[-1]
    assert isinstance(ended, GameEnded)
    assert tuple(scores) == state.score == ended.scores == state.scores()


@rule("LUD-SCORE-3", "LUD-SCORE-4")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_placing_scores_what_the_finished_castle_shows(players: int, seed: int) -> None:
    state, told = new(players, seed), list[Event]()
    for _ in played(state, seed, told.append):
        pass
    placing = [
        event for event in told if isinstance(event, PointsScored) and event.rule.startswith("LUD-SCORE")
    ]
    for seat, castle in enumerate(state.castles):
        rooms = range(len(castle.rooms))
        shown = sum(line[1] for room in rooms for line in own_lines(castle, room, "printed", "symbol"))
        assert sum(event.points for event in placing if event.seat == seat) == shown
