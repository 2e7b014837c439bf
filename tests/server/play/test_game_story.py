"""The story of a finished game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from kastelan.arena import play_game
from kastelan.bots import find_bot
from kastelan.core.timeline import Moment, Timeline
from kastelan.games import GAMES, find
from kastelan.games.ludwig.events import PointsScored
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.errors import Conflict
from kastelan.server.play.game_story import Turn, facts_of, longest_lead, turns_of
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
    if best := facts.get("best-turn"):
        assert max(turn.gain for turn in turns[:-1]) == next(
            turn.gain for turn in turns if turn.step == best.step
        )
    assert NAMES[(best or facts["best-piece"]).seat] in (best or facts["best-piece"]).text
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


def test_the_best_room_has_scored_more_than_any_other() -> None:
    whole, names = played("ludwig"), reader("ludwig").narrator.pieces  # type: ignore[attr-defined]  # Ludwig's own
    rooms = Counter[tuple[int, int]]()
    for step in whole.steps:
        for event in step.events:
            if isinstance(event, PointsScored):
                rooms[event.seat, event.tile] += event.points
    (seat, tile), points = rooms.most_common(1)[0]
    best = facts_of(whole, reader("ludwig"))[0]
    assert best.kind == "best-piece"
    assert (
        best.text
        == f"{NAMES[seat]} scored {points} with {names.tile(tile)}, more than anyone with any other."
    )


def test_of_a_player_who_was_always_ahead_the_widest_lead_is_told() -> None:
    points = [(0, 0, 0), (10, 2, 0), (15, 9, 3), (30, 12, 8), (31, 20, 30)]
    turns = [Turn(0, step, before, after) for step, (before, after) in enumerate(pairwise(points), 1)]
    lead = longest_lead(turns, reader("kingdom"))
    assert lead is not None
    assert (lead.seat, lead.step) == (0, 3)
    assert lead.text == "Ann was furthest ahead after turn 3 of 4: by 18."
    tied = longest_lead([*turns, Turn(2, 5, (31, 20, 30), (31, 20, 31))], reader("kingdom"))
    assert tied is not None
    assert tied.text == "Ann was ahead for 4 of 5 turns without a break."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_are_told_in_every_language(language: str) -> None:
    texts = [fact.text for fact in facts_of(played("kingdom"), reader("kingdom", language))]
    assert len(set(texts)) == len(texts) >= 2


def test_a_game_that_is_still_on_has_no_story() -> None:
    whole = played("kingdom")
    with pytest.raises(Conflict):
        facts_of(replace(whole, steps=whole.steps[:20]), reader("kingdom"))
