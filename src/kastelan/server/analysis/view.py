"""What was thought about a game, for a reader: each turn with its answers in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kastelan.arena.analysis import Answer, Judgement
from kastelan.core.errors import KastelanError
from kastelan.core.game import Event, Seat, State
from kastelan.server.play.localised_reader import Reader
from kastelan.server.wire.analysis import JudgedAnswer, JudgedTurn
from kastelan.server.wire.scalars import Json


def turn(judgement: Judgement, before: State, reader: Reader) -> JudgedTurn:
    """A turn that began in a position, for somebody who may know all of it."""
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
    """What could have been done there."""
    choices = list(_choices(given.words, before.copy(), seat, reader))
    return JudgedAnswer(list(given.words), choices, given.visits, given.chance, list(given.points))


def _choices(words: Sequence[str], state: State, seat: Seat, reader: Reader) -> Iterator[Json]:
    """Words with what they do, as far as they can be tried out. The search has dealt anew what the seat could
    not know; where something of that has turned up, what it wanted to say next may not even be legal."""
    lost = False
    for word in words:
        action, told = state.game.actions.parse(word), list[Event]()
        try:
            if not lost:
                state.apply(seat, action, told.append)
        except KastelanError:
            lost = True
        where = reader.narrator.placement(told[0], state) if told else ""
        yield {**reader.choice(action), "text": _text(own(told, seat), reader), "where": where}


def _text(told: Sequence[Event], reader: Reader) -> str:
    """What an action does, in words; alone, where a story would pass over it for what follows."""
    alone, story = (" ".join(reader.story(some)) for some in (told[:1], told))
    return story if alone and story.startswith(alone.rstrip(".")) else alone


def own(told: Sequence[Event], seat: Seat) -> list[Event]:
    """What an action itself does: the first event, as far as all can see it if it is not certain, and what
    the seat certainly has of it; not what follows for others."""
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
