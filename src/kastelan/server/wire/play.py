"""Playing on the wire: frames both ways, positions, previews, replays."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from kastelan.server.wire.presented import Board
from kastelan.server.wire.scalars import ChatText, ClientId, Json, SeatNumber, Seq, Wire, Word, Words
from kastelan.server.wire.tables import TableState

MaybeWords = Annotated[list[Word], Meta(max_length=100)]
QuestionId = Annotated[str, Meta(max_length=64)]
PieceNumber = Annotated[int, Meta(ge=0, le=4095)]


# Commands, on a socket or as the body of a request


class Moves(Wire, tag_field="type", tag="move"):
    """Play words in order, all or none, in answer to the position with the number `seq`."""

    seat: SeatNumber
    seq: Seq
    id: ClientId
    words: Words


class Undo(Wire, tag_field="type", tag="undo"):
    """Take back the last move, or with `turn` all that can be taken back freely."""

    seat: SeatNumber
    seq: Seq
    id: ClientId
    turn: bool = False


class AskUndo(Wire, tag_field="type", tag="ask-undo"):
    """Ask the others to go back to where `moves` moves had been made."""

    seat: SeatNumber
    moves: Seq
    id: ClientId


class AnswerUndo(Wire, tag_field="type", tag="answer-undo"):
    """Agree to go back, or refuse."""

    seat: SeatNumber
    agree: bool
    id: ClientId


class Say(Wire, tag_field="type", tag="chat"):
    text: ChatText
    id: ClientId = ""


class Ping(Wire, tag_field="type", tag="ping"):
    id: QuestionId = ""


# Questions, on a socket or as the body of a request


class Preview(Wire, tag_field="type", tag="preview"):
    """What would these words bring? With `seq`, in the position after so many entries: if another one is on
    the table by now, nothing is foretold."""

    seat: SeatNumber
    words: Words
    seq: Seq | None = None
    id: QuestionId = ""


class Previews(Wire, tag_field="type", tag="previews"):
    """What would every legal word bring, after the words of `start`? With `seq` as in a preview."""

    seat: SeatNumber
    start: MaybeWords = field(default_factory=list)
    seq: Seq | None = None
    id: QuestionId = ""


class WhyNot(Wire, tag_field="type", tag="refusal"):
    """Why is this word refused, now or after the words of `start`?"""

    seat: SeatNumber
    word: Word
    start: MaybeWords = field(default_factory=list)
    id: QuestionId = ""


class AskIdeas(Wire, tag_field="type", tag="ideas"):
    """What might the seat do, now or after the words of `start`?"""

    seat: SeatNumber
    start: MaybeWords = field(default_factory=list)
    id: QuestionId = ""


class AskWhere(Wire, tag_field="type", tag="where"):
    """Where would this piece lie by each of these words, now or after the words of `start`? It is told in
    words, for those who do not see the board. The piece has its number in the catalogue."""

    seat: SeatNumber
    piece: PieceNumber
    words: Words
    start: MaybeWords = field(default_factory=list)
    id: QuestionId = ""


class TryPlan(Wire, tag_field="type", tag="plan"):
    """Where would these words lead? They are tried on a private copy."""

    seat: SeatNumber
    words: MaybeWords = field(default_factory=list)
    id: QuestionId = ""


Question = Preview | Previews | WhyNot | AskIdeas | AskWhere | TryPlan
Frame = Moves | Undo | AskUndo | AnswerUndo | Say | Ping | Question
frames = msgspec.json.Decoder(Frame)


# What the server sends


class Asked(Struct, omit_defaults=True):
    """What a seat has to decide: the id of the step, the question in words, the rule, and the open answers.

    With `board=1` each answer is also a choice: its `word`, the name of its `action`, and the fields of that.
    """

    step: str
    message: str
    rule: str
    facts: Json
    text: str
    legal: list[str]
    choices: list[Json] | None = None


class Wished(Struct):
    """A seat asks to take back moves."""

    seat: int
    moves: int
    agreed: list[int]


class TurnStory(Struct, omit_defaults=True):
    """A turn so far, from the line `since` on: told together, with the points that it brought the mover.

    The first events of the line, as many as `events` says, belong to the turn; `after` tells the others.
    """

    since: int
    text: list[str]
    events: int
    points: int = 0
    after: list[str] = []


class Happened(Struct, omit_defaults=True):
    """One line of the log as a seat may know it; the word only to its own seat.

    With `board=1` `text` tells the events as a story. An event has a `text` of its own only if it stands
    alone, or if it brings points, since a score table lists those one by one. `turn` tells the line together
    with those before it, where that says more. The table made a `forced` move, since it was the only choice.
    """

    seq: int
    kind: str
    seat: int
    word: str | None
    at: int
    events: list[Json]
    text: list[str] | None = None
    turn: TurnStory | None = None
    forced: bool = False


class Position(Struct, omit_defaults=True):
    """The table as a seat, or a spectator, may know it: a `view`, or with `board=1` what a browser draws.

    `last_round` is there as long as the last round lasts: the event that called it, with `board=1` also in
    words.
    """

    table: str
    seat: int | None
    seq: int
    moves: int
    actors: list[int]
    asked: Asked | None
    can_undo: bool
    wish: Wished | None
    deadlines: dict[int, int]
    spent: list[int]
    stand_ins: dict[int, str]
    result: list[int] | None
    places: list[int] | None
    view: Json | None = None
    board: Board | None = None
    last_round: Json | None = None


class Update(Struct, tag_field="type", tag="update"):
    """What has happened since, and how things stand now.

    With `since`, the board has only the fields that differ from the board of the position with that number,
    which this reader was sent before: only sockets with `changes=1` get such updates.
    """

    position: Position
    happened: list[Happened]
    since: int | UnsetType = UNSET


class Done(Struct, tag_field="type", tag="done"):
    """The command is on disk."""

    id: str
    seq: int
    repeated: bool = False


class Failed(Struct, tag_field="type", tag="refused"):
    id: str
    error: Json


class Answer(Struct, tag_field="type", tag="answer"):
    """The answer to a question, the same as that of its route."""

    id: str
    answer: object


class Pong(Struct, tag_field="type", tag="pong"):
    id: str


class Said(Struct, tag_field="type", tag="said"):
    number: int
    user: str
    name: str
    text: str
    at: int


class Seated(Struct, tag_field="type", tag="table"):
    """A person came, left or got ready; or the table started."""

    table: TableState


class Replayed(Struct):
    """One step of a game; the word is there for the own seat, and for all when the game is over, like scores.

    A single step has its `view`; with `board=1` it has its `board` instead, and events have their `text`.
    `last_round` is the event that called the last round, as long as that lasts.
    """

    step: int
    seat: int | None
    word: str | None
    events: list[Json]
    actors: list[int]
    scores: list[int] | None = None
    text: list[str] | None = None
    view: Json | None = None
    board: Board | None = None
    last_round: Json | None = None


class RecordSent(Wire):
    """A record as text, and how to look at it: through a seat, as a spectator, or with all cards open."""

    text: Annotated[str, Meta(max_length=200_000)]
    seat: SeatNumber | None = None
    open: bool = False
    first: Seq = 0


class RecordShown(Struct):
    """A record that was read and found true, and a page of its steps; nothing of it is kept."""

    game: str
    rules_version: int
    components: str
    players: int
    names: list[str]
    count: int
    result: list[int] | None
    places: list[int] | None
    steps: list[Replayed]


class Advice(Struct):
    """What a bot would play here."""

    word: str


class Foretold(Struct):
    """What is certain to happen: events with their words, points that each seat gains or loses, and whether
    that is all, or something unknown turns up after it."""

    events: list[Json]
    points: list[int]
    certain: bool


class Refusal(Struct):
    """Why a word is refused; null if it is legal."""

    error: Json | None


class Planned(Struct):
    """Where words would lead, on a private copy in which all that the seat cannot know was dealt anew."""

    position: Position
    happened: list[Happened]
