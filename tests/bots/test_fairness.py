"""A bot decides by what its seat may know, and by nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kastelan.arena import run_tournament
from kastelan.bots import BOTS, decide, find_bot
from kastelan.core.errors import BadOption
from kastelan.core.game import State
from kastelan.games import GAMES, find


def positions(name: str, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    luck, kept = Random(seed), list[State]()
    game = find(name)
    state, count = game.new(game.seats[-1], seed=seed), 0
    while actors := state.actors:
        if count % every == 0:
            kept.append(state.copy())
        legal = state.legal(actors[-1])
        state.apply(actors[-1], legal[int(luck.random() * len(legal))])
        count += 1
    return kept


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_do_not_change_a_decision(name: str, bot: str) -> None:
    for state in positions(name, 3, 29):
        seat = state.actors[0]
        twin = state.determinise(seat, 12345)
        assert decide(find_bot(bot), state, seat, Random(7)) == decide(find_bot(bot), twin, seat, Random(7))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_legal_and_leaves_the_state_alone(name: str, bot: str) -> None:
    for state in positions(name, 4, 23):
        seat, before = state.actors[0], state.freeze()
        assert decide(find_bot(bot), state, seat, Random(1)) in list(state.legal(seat))
        assert state.freeze() == before


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        find_bot("nobody")
    assert caught.value.facts["expected"] == ", ".join(BOTS)


OWN = """
from kastelan.bots import RandomBot
class Mine(RandomBot):
    name = "mine"
class Thing:
    pass
"""


def test_a_bot_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(OWN, encoding="utf-8")
    assert find_bot(f"{path}:Mine").name == "mine"
    match = run_tournament(find("kingdom"), [f"{path}:Mine", "random"], 4, 1, jobs=2)
    assert match.errors == 0
    for wrong in (f"{path}:Thing", f"{path}:Nobody", f"{tmp_path}/none.py:Mine", "no.such.module:Bot", ":"):
        with pytest.raises(BadOption):
            find_bot(wrong)
