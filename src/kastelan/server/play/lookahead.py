"""Looking ahead on a private copy: previews, refusals, ideas and plans.

The copy is made for one seat: all that the seat cannot know is dealt anew from a generator that is not the
table's. So no answer can reveal a secret or change the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import SystemRandom
from typing import Final

from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Event, Seat, State
from kastelan.narration import PlainNarrator
from kastelan.server.errors import Conflict, Refused
from kastelan.server.play.event_json import points_of
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.presented import Ideas

LUCK: Final = SystemRandom()


def private(state: State, seat: Seat) -> State:
    """The position as the seat may think it to be."""
    return state.determinise(seat, LUCK.getrandbits(160))


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an action is certain to bring, points by seat, and whether nothing unknown follows."""

    events: tuple[Event, ...]
    points: tuple[int, ...]
    certain: bool


@dataclass(frozen=True, slots=True)
class Tried:
    """A word that was tried out, the position after it, and what happened: all, or as far as it is known."""

    word: str
    state: State
    events: tuple[Event, ...]
    certain: bool = True


# Previews


def foretell(state: State, seat: Seat, words: Sequence[str]) -> Outlook:
    """What is certain to happen if the seat plays these words, now or when its turn comes."""
    begun = begin(state, seat)
    # All words but the last must have certain effects; only what the last one brings may be partly unknown.
    tried = follow(begun, seat, words[:-1])
    now = tried[-1].state if tried else begun
    before = tuple(event for one in tried for event in one.events)
    return outlook(now, seat, now.game.actions.parse(words[-1]), begun, before)


def foretell_all(state: State, seat: Seat, start: Sequence[str] = ()) -> dict[str, Outlook]:
    """What each legal word is certain to bring, by itself, after the words of `start`."""
    begun = begin(state, seat)
    tried = follow(begun, seat, start)
    now = tried[-1].state if tried else begun
    write = now.game.actions.write
    return {write(action): outlook(now, seat, action) for action in now.legal(seat)}


def outlook(
    state: State, seat: Seat, action: Action, since: State | None = None, before: tuple[Event, ...] = ()
) -> Outlook:
    """What an action is certain to bring, with what happened `before` it `since` an earlier position."""
    since = since or state
    after, caused = state.copy(), list[Event]()
    after.apply(seat, action, caused.append)
    known = tuple(takewhile(lambda event: event.certain, caused))
    certain = len(known) == len(caused)
    # `shifts` has the differences in standings of games that score only at the end.
    events = (*before, *known, *since.shifts(after))
    points = points_in(events, state.players)
    if certain and after.outcome is not None:  # the final scoring counts again what was counted before
        shown = zip(since.running_scores(), after.running_scores(), strict=True)
        points = tuple(new - old for old, new in shown)
    return Outlook(events, points, certain)


def points_in(events: Iterable[Event], players: int) -> tuple[int, ...]:
    """The points, or gold, that events bring each seat."""
    points = [0] * players
    for event in events:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            points[seat] += points_of(event)
    return tuple(points)


# Plans


def follow(state: State, seat: Seat, words: Iterable[str]) -> list[Tried]:
    """Words carried out one after the other; refused as soon as something unknown would turn up."""
    tried = reach(state, seat, words)
    if tried and not tried[-1].certain:
        raise Refused("plan-meets-unknown", word=tried[-1].word)
    return tried


def reach(state: State, seat: Seat, words: Iterable[str]) -> list[Tried]:
    """Words carried out as far as it can be known; something unknown may follow only the last."""
    tried, now = list[Tried](), state
    for word in words:
        if tried and not tried[-1].certain:
            raise Refused("plan-meets-unknown", word=tried[-1].word)
        tried.append(_attempt(now, seat, word))
        now = tried[-1].state
    return tried


def _attempt(state: State, seat: Seat, word: str) -> Tried:
    """The position after a word; where something unknown turns up, the one just before that."""
    if seat not in state.actors:
        raise Refused("plan-at-its-end", word=word)
    action, after = state.game.actions.parse(word), state.copy()
    caused, known = list[Event](), [state]

    # Called in the middle of `apply`: `known` grows by a copy of the position after each certain event, so
    # its last element is the table just before anything unknown turned up.
    def record(event: Event) -> None:
        caused.append(event)
        if all(one.certain for one in caused):
            known.append(after.copy())

    after.apply(seat, action, record)
    certain = tuple(takewhile(lambda event: event.certain, caused))
    whole = len(certain) == len(caused)
    return Tried(state.game.actions.write(action), after if whole else known[-1], certain, whole)


def begin(state: State, seat: Seat) -> State:
    """Where a plan starts: at the seat's decision, now or when its turn comes."""
    if seat in state.actors:
        return state
    found = presenter_of(state.game.name).my_turn(state, seat)
    if found is None or seat not in found.actors:
        raise Conflict("nothing-to-plan")
    return found


# Questions


def refusal(state: State, seat: Seat, word: str, start: Sequence[str] = ()) -> KastelanError | None:
    """Why a word of the seat is refused, now or after the words of `start`; None if it is legal."""
    try:
        tried = follow(begin(state, seat), seat, start) if start else []
        now = tried[-1].state if tried else state
        return now.refusal(seat, now.game.actions.parse(word))
    except KastelanError as error:
        return error


def ideas(state: State, seat: Seat, start: Sequence[str] = ()) -> Ideas:
    """What the seat might do, now or after the words of `start`."""
    tried = follow(begin(state, seat), seat, start) if start else []
    return presenter_of(state.game.name).ideas(tried[-1].state if tried else state, seat)


def where(
    state: State,
    seat: Seat,
    narrator: PlainNarrator,
    piece: int,
    words: Sequence[str],
    start: Sequence[str] = (),
) -> dict[str, str]:
    """Where a piece would lie by each of these words, as the narrator says it, now or after `start`."""
    tried = follow(begin(state, seat), seat, start) if start else []
    now = tried[-1].state if tried else state
    actions = [now.game.actions.parse(word) for word in words]
    return dict(zip(words, narrator.whereabouts(now, seat, piece, actions), strict=True))
