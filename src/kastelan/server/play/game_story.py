"""The story of a finished game in a few facts: its best room or turn, its turning point, the longest lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.replay_questions import Eyes, Source, read
from kastelan.server.play.replays import Played
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.statistics import StoryFact


@dataclass(frozen=True, slots=True)
class Turn:
    """Consecutive steps of one seat: the last one, and everyone's points before and after them."""

    seat: Seat
    step: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def gain(self) -> int:
        return self.after[self.seat] - self.before[self.seat]

    @property
    def leader(self) -> Seat | None:
        """The seat that is ahead of all others after this turn; None if several share the lead."""
        best = max(self.after)
        return self.after.index(best) if self.after.count(best) == 1 else None


@dataclass(frozen=True, slots=True)
class GameStory:
    """A question to the process that replays games."""

    source: Source
    eyes: Eyes

    def answer(self) -> bytes:
        played, reader = read(self.source, self.eyes)
        return encode(facts_of(played, reader))


def facts_of(played: Played, reader: Reader) -> list[StoryFact]:
    """The facts of a finished game, in the reader's words."""
    if played.outcome is None:
        raise Conflict("game-not-over")
    turns = list(turns_of(played))
    winners = played.outcome.winners
    found = [_best_piece(played, reader) or _best_turn(turns, reader)]
    if len(winners) == 1 and len(reader.names) > 1:
        found.append(_turning_point(turns, winners[0], reader))
    found.append(longest_lead(turns, reader))
    return [fact for fact in found if fact is not None]


def turns_of(played: Played) -> Iterator[Turn]:
    """The turns of a game, with points as they were shown during it."""
    moves = [(step.move.seat, number) for number, step in enumerate(played.steps) if step.move is not None]
    for seat, steps in groupby(moves, lambda move: move[0]):
        numbers = [number for _, number in steps]
        points = [played.steps[at].state.running_scores() for at in (numbers[0] - 1, numbers[-1])]
        yield Turn(seat, numbers[-1], points[0], points[1])


def _best_piece(played: Played, reader: Reader) -> StoryFact | None:
    """The room or building that brought its owner the most points, and the step when it first did."""
    points, first = Counter[tuple[Seat, str]](), dict[tuple[Seat, str], int]()
    for number, step in enumerate(played.steps):
        for seat, piece, scored in filter(None, map(reader.narrator.scored_by, step.events)):
            points[seat, piece] += scored
            first.setdefault((seat, piece), number)
    if not points:
        return None
    (seat, piece), most = points.most_common(1)[0]
    text = reader.speaker.say("story-best-piece", name=reader.names[seat], piece=piece, points=most)
    return StoryFact("best-piece", seat, first[seat, piece], text)


def _best_turn(turns: Sequence[Turn], reader: Reader) -> StoryFact | None:
    """The turn that brought its seat the most points, but not the last one, where the final scoring is."""
    best = max(turns[:-1], key=lambda turn: turn.gain, default=None)
    if best is None or best.gain <= 0:
        return None
    text = reader.speaker.say("story-best-turn", name=reader.names[best.seat], points=best.gain)
    return StoryFact("best-turn", best.seat, best.step, text)


def _turning_point(turns: Sequence[Turn], winner: Seat, reader: Reader) -> StoryFact | None:
    """The turn after which the winner was never behind again."""
    behind = [number for number, turn in enumerate(turns) if turn.after[winner] < max(turn.after)]
    name = reader.names[winner]
    if not behind:
        return StoryFact("turning-point", winner, 0, reader.speaker.say("story-always-ahead", name=name))
    number = behind[-1] + 1
    if number == len(turns):  # only the final scoring put the winner ahead
        text = reader.speaker.say("story-final-scoring", name=name)
        return StoryFact("turning-point", winner, turns[-1].step, text)
    text = reader.speaker.say("story-turning-point", name=name, turn=number + 1, turns=len(turns))
    return StoryFact("turning-point", winner, turns[number].step, text)


def _widest_lead(turns: Sequence[Turn], seat: Seat, reader: Reader) -> StoryFact:
    """After which turn a seat was furthest ahead of the next one."""

    def ahead(turn: Turn) -> int:
        return turn.after[seat] - max(points for other, points in enumerate(turn.after) if other != seat)

    number, widest = max(enumerate(turns, 1), key=lambda each: ahead(each[1]))
    name, points = reader.names[seat], ahead(widest)
    text = reader.speaker.say("story-widest-lead", name=name, points=points, turn=number, turns=len(turns))
    return StoryFact("longest-lead", seat, widest.step, text)


def longest_lead(turns: Sequence[Turn], reader: Reader) -> StoryFact | None:
    """Who was ahead for most turns in a row; of a player who always was, when the lead was the widest."""
    if len(reader.names) < 2:
        return None
    runs = [
        (leader, list(run)) for leader, run in groupby(turns, lambda turn: turn.leader) if leader is not None
    ]
    if not runs:
        return None
    leader, run = max(runs, key=lambda each: len(each[1]))
    if len(run) == len(turns):
        return _widest_lead(turns, leader, reader)
    facts = {"name": reader.names[leader], "count": len(run), "turns": len(turns)}
    return StoryFact("longest-lead", leader, run[0].step, reader.speaker.say("story-longest-lead", **facts))
