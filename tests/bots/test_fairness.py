"""Bots decide only by what their seat may know."""

from __future__ import annotations

from itertools import chain, count, islice
from random import Random

import pytest

from kastelan.arena.fairness import positions, uses_hidden_information
from kastelan.bots import BOTS, Bot, bots_for, decide, find_bot
from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, State
from kastelan.games import GAMES, find

SWAPPED = {"random": 1000, "greedy": 1000, "easy": 60, "medium": 60}
"""How many positions of a game are swapped for a bot that decides at once: the levels are the other two with
slips. bench.fairness swaps more for those and for a search."""

PLAYING = [(name, bot) for name in GAMES for bot in bots_for(name) if bot != "expert-0.1"]
"""The games with their bots. The expert of version 0.1 is still the expert."""

FEW = 5
"""The number of positions for a bot that searches."""


@pytest.mark.parametrize(("name", "bot"), PLAYING)
def test_hidden_information_does_not_change_a_decision(name: str, bot: str) -> None:
    game = find(name)
    every = 3 if bot in SWAPPED else 23
    places = chain.from_iterable(positions(game, game.seats[-1], {}, seed, every) for seed in count(3))
    for number, (state, seat) in enumerate(islice(places, SWAPPED.get(bot, FEW))):
        assert not uses_hidden_information(lambda: find_bot(bot), state, seat, number), (
            f"{name} {bot} {number}"
        )


class Peeper(Bot):
    """Cheats: it reads the deck of a state that is hidden from it."""

    name = "peeper"

    def __init__(self, real: State) -> None:
        self.real = real

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        return legal[hash(self.real.freeze()) % len(legal)]


def test_a_cheating_bot_is_detected() -> None:
    game, caught = find("kingdom"), 0
    for number, (state, seat) in enumerate(islice(positions(game, 2, {}, 5, 7), 10)):
        twins = iter((state, state.determinise(seat, 99)))
        caught += uses_hidden_information(lambda twins=twins: Peeper(next(twins)), state, seat, number)  # type: ignore[misc]  # bound now
    assert caught > 5


@pytest.mark.parametrize(("name", "bot"), PLAYING)
def test_a_decision_is_legal_and_does_not_change_the_state(name: str, bot: str) -> None:
    game = find(name)
    for state, seat in islice(positions(game, game.seats[-1], {}, 4, 23), 6):
        before = state.freeze()
        assert decide(find_bot(bot), state, seat, Random(1)) in list(state.legal(seat))
        assert state.freeze() == before


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        find_bot("nobody")
    assert caught.value.facts["expected"] == ", ".join(BOTS)
