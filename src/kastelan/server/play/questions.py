"""Questions about a position: previews, refusals, ideas and plans, answered on a private copy.

The copy is made for the seat that asks (lookahead.py), so an answer can reveal no secret and changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from kastelan.core.game import Seat, State
from kastelan.server.play import lookahead
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.lookahead import Outlook
from kastelan.server.play.permissions import check_owner
from kastelan.server.play.position_message import Perspective, happened, position
from kastelan.server.play.room import Room
from kastelan.server.play.table import LogLine
from kastelan.server.storage.log_entries import MOVE, Entry
from kastelan.server.wire.play import (
    AskIdeas,
    AskWhere,
    Foretold,
    Planned,
    Preview,
    Previews,
    Question,
    Refusal,
    TryPlan,
    WhyNot,
)
from kastelan.server.wire.presented import Ideas

T = TypeVar("T")
Work = Callable[[], T]
"""The rest of an answer. It touches nothing of the table, so it may be done in a thread."""


async def answered(work: Work[T]) -> T:
    """The answer, found in a thread."""
    return await asyncio.to_thread(work)


def begun(
    room: Room, user: str | None, question: Question, language: str, board: bool = False
) -> Work[Foretold | dict[str, Foretold] | Refusal | Ideas | dict[str, str] | Planned]:
    """The work that answers any question."""
    match question:
        case Preview():
            return preview(room, user, question, language)
        case Previews():
            return preview_all(room, user, question, language)
        case WhyNot():
            return why_not(room, user, question, language)
        case AskIdeas():
            return ideas(room, user, question)
        case AskWhere():
            return where(room, user, question, language)
        case TryPlan():
            return try_plan(room, user, question, language, board)


def _private(room: Room, user: str | None, seat: Seat) -> State:
    """The position as the owner of the seat may think it to be."""
    check_owner(room, user, seat)
    return lookahead.private(room.playing.state, seat)


def preview(room: Room, user: str | None, question: Preview, language: str) -> Work[Foretold]:
    """What some words are certain to bring; nothing if the table has moved on."""
    state, seat = _private(room, user, question.seat), question.seat
    if question.seq not in (None, room.playing.seq):
        return lambda: Foretold([], [], certain=False)
    reader = room.reader(seat, language)
    return lambda: foretold(lookahead.foretell(state, seat, question.words), reader)


def preview_all(room: Room, user: str | None, question: Previews, language: str) -> Work[dict[str, Foretold]]:
    """What each legal word is certain to bring; nothing if the table has moved on."""
    state, seat = _private(room, user, question.seat), question.seat
    if question.seq not in (None, room.playing.seq):
        return dict
    reader = room.reader(seat, language)

    def work() -> dict[str, Foretold]:
        found = lookahead.foretell_all(state, seat, question.start)
        return {word: foretold(outlook, reader) for word, outlook in found.items()}

    return work


def foretold(outlook: Outlook, reader: Reader) -> Foretold:
    return Foretold(reader.told(outlook.events), list(outlook.points), outlook.certain)


def why_not(room: Room, user: str | None, question: WhyNot, language: str) -> Work[Refusal]:
    """Why a word is refused; null if it is legal."""
    state, seat = _private(room, user, question.seat), question.seat
    reader = room.reader(seat, language)

    def work() -> Refusal:
        error = lookahead.refusal(state, seat, question.word, question.start)
        return Refusal(None if error is None else reader.refusal(error))

    return work


def ideas(room: Room, user: str | None, question: AskIdeas) -> Work[Ideas]:
    """What the seat might do, as far as the game's presenter has ideas."""
    state = _private(room, user, question.seat)
    return lambda: lookahead.ideas(state, question.seat, question.start)


def where(room: Room, user: str | None, question: AskWhere, language: str) -> Work[dict[str, str]]:
    """Where a piece would lie, in words, by each of the words that may place it."""
    state, reader = _private(room, user, question.seat), room.reader(question.seat, language)
    seat, piece, words, start = question.seat, question.piece, question.words, question.start
    return lambda: lookahead.where(state, seat, reader.narrator, piece, words, start)


def try_plan(
    room: Room, user: str | None, plan: TryPlan, language: str, board: bool = False
) -> Work[Planned]:
    """Where words lead, as far as that can be known, now or as if it were the seat's turn."""
    state, reader = _private(room, user, plan.seat), room.reader(plan.seat, language)
    return lambda: _planned(room, state, plan, reader, board)


def _planned(room: Room, state: State, plan: TryPlan, reader: Reader, board: bool) -> Planned:
    begun, table, seat = lookahead.begin(state, plan.seat), room.playing, plan.seat
    tried = lookahead.reach(begun, seat, plan.words)
    lines = [
        LogLine(Entry(table.seq + at, MOVE, seat, one.word, "", 0), one.events)
        for at, one in enumerate(tried, 1)
    ]
    seen = Perspective(tried[-1].state if tried else begun, seat, lines)
    asks, told_to = not tried or tried[-1].certain, reader if board else None
    return Planned(
        position(room.sheet.id, table, seen, reader.speaker, told_to, planned=True, asks=asks),
        happened(seen, table.over, told_to),
    )
