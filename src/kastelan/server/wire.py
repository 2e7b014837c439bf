"""What goes over the wire, as typed structs: REST, WebSocket and OpenAPI are made from the same ones."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "cs", "ru"]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=100)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 86_400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Visibility = Literal["public", "unlisted", "private"]
Pace = Literal["live", "turns"]
Json = dict[str, object]


class Wire(Struct, forbid_unknown_fields=True):
    """What clients send."""


# People


class NewGuest(Wire):
    name: Name
    language: Language = "en"


class NewAccount(Wire):
    login: Name
    password: Password


class Login(Wire):
    login: Name
    password: Annotated[str, Meta(max_length=200)]


class Profile(Wire):
    name: Name | None = None
    language: Language | None = None
    colour: Colour | None = None


class NewToken(Wire):
    label: Name


class Person(Struct):
    id: str
    name: str
    login: str | None
    language: str
    colour: str


class Token(Struct):
    """The secret is shown once."""

    id: str
    label: str
    created: int
    secret: str | None = None


# Tables


class SeatWish(Wire):
    """Who is to sit there: whoever comes, the one who makes the table, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=20)] | None = None


class NewTable(Wire):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]] = {}
    visibility: Visibility = "public"
    pace: Pace = "live"
    move_clock: Seconds | None = None
    game_clock: Seconds | None = None
    rated: bool = False


class Join(Wire):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class SeatChoice(Wire):
    seat: SeatNumber


class Readiness(Wire):
    ready: bool


class Fork(Wire):
    step: Seq
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    visibility: Visibility = "unlisted"


class SeatState(Struct):
    seat: int
    kind: str
    name: str
    user: str | None
    bot: str | None
    ready: bool
    stand_in: str | None = None


class TableState(Struct):
    """A table as the lobby shows it. `seed` is told when the game is over, `invite` only to the host."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    status: str
    visibility: str
    pace: str
    move_clock: int | None
    game_clock: int | None
    rated: bool
    host: str
    created: int
    started: int | None
    finished: int | None
    seats: list[SeatState]
    seed_hash: str
    seed: str | None
    result: list[int] | None
    parent: str | None
    parent_step: int | None
    next: str | None
    invite: str | None = None


# Play


class Moves(Wire, tag_field="type", tag="move"):
    seat: SeatNumber
    seq: Seq
    id: ClientId
    words: Words


class Undo(Wire, tag_field="type", tag="undo"):
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
    seat: SeatNumber
    agree: bool
    id: ClientId


class Say(Wire, tag_field="type", tag="chat"):
    text: ChatText
    id: ClientId = ""


class Ping(Wire, tag_field="type", tag="ping"):
    id: Annotated[str, Meta(max_length=64)] = ""


Frame = Moves | Undo | AskUndo | AnswerUndo | Say | Ping
frames = msgspec.json.Decoder(Frame)
encode = msgspec.json.Encoder().encode


class Preview(Wire):
    seat: SeatNumber
    words: Words


class Asked(Struct):
    """What a seat has to decide: words for a person, the rule, and the open answers."""

    message: str
    rule: str
    facts: Json
    text: str
    legal: list[str]


class Wished(Struct):
    """Somebody asks to take back moves."""

    seat: int
    moves: int
    agreed: list[int]


class Happened(Struct):
    """One line of the log as a seat may know it; the word only to its own seat."""

    seq: int
    kind: str
    seat: int
    word: str | None
    at: int
    events: list[Json]


class Position(Struct):
    """The table as one seat, or a spectator, may know it."""

    table: str
    seat: int | None
    seq: int
    moves: int
    actors: list[int]
    view: Json
    asked: Asked | None
    can_undo: bool
    wish: Wished | None
    deadlines: dict[int, int]
    spent: list[int]
    stand_ins: dict[int, str]
    result: list[int] | None
    places: list[int] | None


class Update(Struct, tag_field="type", tag="update"):
    """What has happened since, and how things stand now."""

    position: Position
    happened: list[Happened]


class Done(Struct, tag_field="type", tag="done"):
    """It is on disk."""

    id: str
    seq: int
    repeated: bool = False


class Failed(Struct, tag_field="type", tag="refused"):
    id: str
    error: Json


class Pong(Struct, tag_field="type", tag="pong"):
    id: str


class Said(Struct, tag_field="type", tag="said"):
    number: int
    user: str
    name: str
    text: str
    at: int


class Seated(Struct, tag_field="type", tag="table"):
    """Somebody came, went or got ready; or the table started."""

    table: TableState


class Replayed(Struct):
    """One step of a game; the word is there for the own seat, and for all when the game is over."""

    step: int
    seat: int | None
    word: str | None
    events: list[Json]
    view: Json | None = None


class Foretold(Struct):
    events: list[Json]
