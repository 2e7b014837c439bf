"""An analysis as a reader sees it: each turn with the moves that were compared, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kastelan.arena.analysis import Answer, Judgement
from kastelan.core.errors import KastelanError
from kastelan.core.game import Event, Seat, State
from kastelan.server.play.localised_reader import Reader, choice
from kastelan.server.play.replay_questions import Eyes, Source, read
from kastelan.server.wire.analysis import JudgedAnswer, JudgedTurn
from kastelan.server.wire.scalars import Json


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """The judged turns of a game, and its steps whose mover had only one legal action. A question for a
    process that replays games."""

    source: Source
    eyes: Eyes
    judgements: tuple[Judgement, ...]

    def answer(self) -> tuple[list[JudgedTurn], list[int]]:
        played, reader = read(self.source, self.eyes)
        turns = [turn(one, played.steps[one.move - 1].state, reader) for one in self.judgements]
        return turns, played.forced()


def turn(judgement: Judgement, before: State, reader: Reader) -> JudgedTurn:
    """A judged turn that began in this position; the reader may know everything."""
    seat, played, best = judgement.seat, judgement.played, judgement.best
    return JudgedTurn(
        judgement.move,
        seat,
        list(judgement.before),
        list(judgement.after),
        best.chance,
        played.chance,
        judgement.lost,
        answer(played, before, seat, reader),
        answer(best, before, seat, reader),
        [answer(one, before, seat, reader) for one in judgement.others],
    )


def answer(given: Answer, before: State, seat: Seat, reader: Reader) -> JudgedAnswer:
    """One of the compared moves."""
    choices = list(_choices(given.words, before.copy(), seat, reader))
    return JudgedAnswer(list(given.words), choices, given.visits, given.chance, list(given.points))


def _choices(words: Sequence[str], state: State, seat: Seat, reader: Reader) -> Iterator[Json]:
    """The actions with their effects in words, as far as they can be played. The search worked on redealt
    hidden cards, so an action planned after a reveal may not be legal in the real game."""
    lost = False
    for word in words:
        action, told = state.game.actions.parse(word), list[Event]()
        try:
            if not lost:
                state.apply(seat, action, told.append)
        except KastelanError:
            lost = True
        where = reader.narrator.placement(told[0], state) if told else ""
        yield {**choice(reader.game, action), "text": _text(own(told, seat), reader), "where": where}


def _text(told: Sequence[Event], reader: Reader) -> str:
    """The effect of an action in words; its first event alone where the combined sentence would omit it."""
    alone, story = (" ".join(reader.story(some)) for some in (told[:1], told))
    return story if alone and story.startswith(alone.rstrip(".")) else alone


def own(told: Sequence[Event], seat: Seat) -> list[Event]:
    """The direct effect of an action: its first event (its public part if it is not certain) and what it
    certainly brings the seat, without consequences for others."""
    first = told[0] if told else None
    if first is None or not first.certain:
        seen = None if first is None else first.seen_by(None)
        return [] if seen is None else [seen]
    found = [first]
    for event in told[1:]:
        if not event.certain or (type(event) is not type(first) and getattr(event, "seat", None) != seat):
            break
        found.append(event)
    return found
