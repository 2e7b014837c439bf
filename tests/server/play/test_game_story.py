"""The story of a finished game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kastelan.arena import play_game
from kastelan.bots import find_bot
from kastelan.core.timeline import Moment, Timeline
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.errors import Conflict
from kastelan.server.play.game_story import facts_of, turns_of
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.replays import Played

NAMES = ("Ann", "Ben", "Cid")


@cache
def played(game: str) -> Played:
    """A whole game of three bots."""
    rules = find(game)
    moves = play_game(rules, [find_bot("greedy")] * 3, None, 4).moves
    timeline = Timeline(Moment(rules.new(3, None, 4)))
    for seat, word in moves:
        timeline.play(seat, rules.actions.parse(word))
    return Played(rules, (), tuple(timeline.steps))  # the reader has the names


def reader(game: str, language: str = "en") -> Reader:
    return Reader(find(game), None, Speaker(language), NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_agree_with_the_points_of_every_step(game: str) -> None:
    whole = played(game)
    facts = {fact.kind: fact for fact in facts_of(whole, reader(game))}
    turns = list(turns_of(whole))
    assert [turn.step for turn in turns] == sorted({turn.step for turn in turns})
    best = facts["best-turn"]
    assert max(turn.gain for turn in turns[:-1]) == next(
        turn.gain for turn in turns if turn.step == best.step
    )
    assert NAMES[best.seat] in best.text
    lead = facts["longest-lead"]
    at = whole.steps[lead.step].state.running_scores()
    assert all(at[lead.seat] > points for seat, points in enumerate(at) if seat != lead.seat)
    assert whole.outcome is not None
    if len(whole.outcome.winners) == 1:
        turning = facts["turning-point"]
        assert turning.seat == whole.outcome.winners[0]
        later = [turn for turn in turns if turn.step >= turning.step]
        if turning.step < turns[-1].step:
            assert all(turn.after[turning.seat] == max(turn.after) for turn in later)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_are_told_in_every_language(language: str) -> None:
    texts = [fact.text for fact in facts_of(played("kingdom"), reader("kingdom", language))]
    assert len(set(texts)) == len(texts) >= 2


def test_a_game_that_is_still_on_has_no_story() -> None:
    whole = played("kingdom")
    with pytest.raises(Conflict):
        facts_of(replace(whole, steps=whole.steps[:20]), reader("kingdom"))
