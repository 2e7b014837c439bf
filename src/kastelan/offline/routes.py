"""The requests that a page may send without a server: paths and answers are those of the server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Final
from urllib.parse import unquote

import msgspec

from kastelan.core.custom_components import STANDARD
from kastelan.core.record import write
from kastelan.games import GAMES
from kastelan.offline import table_making
from kastelan.offline.effects import Reply
from kastelan.offline.request import Request
from kastelan.offline.stored_table import StoredTable
from kastelan.offline.tables import LUCK, Tables
from kastelan.pictures.portraits.features import generated
from kastelan.server.errors import Conflict, Forbidden, NotFound, NotKnown
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import COLOURS, fresh_id, portrait_of
from kastelan.server.people.names import public_name
from kastelan.server.play import history, lookahead
from kastelan.server.play.bot_answers import bot_named
from kastelan.server.play.commands import Return, StandIn
from kastelan.server.play.game_story import GameStory
from kastelan.server.play.permissions import Person as Issuer
from kastelan.server.play.permissions import check_owner
from kastelan.server.play.replay_eyes import eyes_for, eyes_through
from kastelan.server.play.replay_questions import Brought, Eyes, Step, Steps, WholeRecord
from kastelan.server.play.room import SPEAKERS, Room
from kastelan.server.presenters.game_list import catalogue, installed, known, shown
from kastelan.server.presenters.rules_text import sections
from kastelan.server.sharing.card_question import TableCard
from kastelan.server.sharing.table_words import card_words
from kastelan.server.wire.people import Here, NewGuest, Person, Profile
from kastelan.server.wire.play import Advice, RecordSent
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.tables import (
    Contributed,
    Fairness,
    Fork,
    Lesson,
    NewTable,
    TableState,
    UnfinishedTable,
)

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
OFFERED_PORTRAITS: Final = 12
ADVISER: Final = "greedy"
STAND_IN: Final = "medium"
"""The bot that plays for a person who has left."""

Found = Reply | object
Route = Callable[[Tables, Request, Sequence[str]], Found]


def answer(tables: Tables, request: Request) -> Reply:
    """The answer of the route for a path."""
    for method, pattern, route in ROUTES:
        found = pattern.fullmatch(request.path)
        if found is not None and method == request.method:
            made = route(tables, request, [unquote(part) for part in found.groups()])
            return made if isinstance(made, Reply) else Reply(200, JSON, _json(made))
    raise NotFound("no-such-page")


def _json(made: object) -> str:
    return (made if isinstance(made, bytes) else encode(made)).decode()


def _me(tables: Tables) -> Person:
    if tables.person is None:
        raise NotKnown("nobody-logged-in")
    return tables.person


# The person


def _here(tables: Tables, _: Request, __: Sequence[str]) -> Found:
    return Here(tables.person, False, None)


def _come(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    given, user = request.read(NewGuest), fresh_id()
    person = Person(
        user, public_name(given.name), None, given.language, secrets.choice(COLOURS), portrait_of(user, None)
    )
    tables.change_person(person)
    return person


def _change_me(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    given, me = request.read(Profile), _me(tables)
    changes = {name: value for name, value in msgspec.structs.asdict(given).items() if value is not None}
    if given.name is not None:
        changes["name"] = public_name(given.name)
    if given.portrait is not None:
        changes["portrait"] = portrait_of(me.id, given.portrait)
    tables.change_person(msgspec.structs.replace(me, **changes))
    return tables.person


def _portraits(_: Tables, __: Request, ___: Sequence[str]) -> Found:
    return [generated(secrets.token_hex(8)) for _ in range(OFFERED_PORTRAITS)]


# Games


def _games(_: Tables, request: Request, __: Sequence[str]) -> Found:
    return [shown(game, request.language) for game in GAMES]


def _catalogue(_: Tables, request: Request, path: Sequence[str]) -> Found:
    game = known(path[0])
    return catalogue(game, request.language, installed(game, request.text("components", STANDARD)))


def _rules(_: Tables, request: Request, path: Sequence[str]) -> Found:
    return sections(known(path[0]), request.language)


# Tables


def _shown(tables: Tables, room: Room) -> TableState:
    return room.sheet.shown(tables.person.id if tables.person else None, room.table)


def _list(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    """The newest tables with one of the wanted statuses, and of the wanted game."""
    wanted, game = request.query.get("status", ["open"]), request.text("game")
    until = request.number("until")
    found = [
        table.sheet(tables.person).shown(None)
        for table in sorted(tables.stored.values(), key=lambda table: table.row["created"], reverse=True)
        if table.row["status"] in wanted
        and game in ("", table.row["game"])
        and (until is None or table.row["created"] < until)
    ]
    return found[:50]


def _unfinished(tables: Tables, _: Request, __: Sequence[str]) -> Found:
    rooms = [tables.room(table.id) for table in _newest(tables) if table.row["status"] in ("open", "playing")]
    return [
        UnfinishedTable(_shown(tables, room), list(game.state.actors), game.seq)
        if (game := room.table) is not None
        else UnfinishedTable(_shown(tables, room))
        for room in rooms
    ]


def _newest(tables: Tables) -> list[StoredTable]:
    return sorted(tables.stored.values(), key=lambda table: int(table.row["created"]), reverse=True)


def _kept(tables: Tables, table: StoredTable) -> TableState:
    tables.changed(table)
    return _shown(tables, tables.room(table.id))


def _make(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    return _kept(tables, table_making.made(request.read(NewTable), _me(tables)))


def _lesson(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    return _kept(tables, table_making.lesson(request.read(Lesson).game, _me(tables)))


def _show(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    return _shown(tables, tables.room(path[0]))


def _start(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    room = tables.room(path[0])
    table_making.start(tables.stored[path[0]])
    tables.changed(tables.stored[path[0]])
    tables.refresh(room)
    return _shown(tables, room)


def _leave(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    """Let bots play the person's seats; a table that has not begun is kept no longer."""
    room, me = tables.room(path[0]), _me(tables)
    if room.table is None:
        return _give_up(tables, _, path)
    for seat in sorted(room.people()):
        if room.sheet.owns(me.id, seat):
            tables.act(room, Issuer(me.id), StandIn(seat, STAND_IN))
    return _shown(tables, room)


def _return(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    room, me = tables.room(path[0]), _me(tables)
    for seat in list(room.playing.stand_ins):
        tables.act(room, Issuer(me.id), Return(seat))
    return _shown(tables, room)


def _give_up(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    """Keep a table no longer."""
    room = tables.room(path[0])
    found = _shown(tables, room)
    tables.disconnect(room)
    tables.forget(path[0])
    found.status = "closed"
    return found


def _again(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    room, parent = tables.room(path[0]), tables.stored[path[0]]
    if parent.row.get("next") in tables.stored:
        return _shown(tables, tables.room(parent.row["next"]))
    fresh = table_making.again(parent, _me(tables))
    parent.row["next"] = fresh.id
    tables.changed(parent)
    found = _kept(tables, fresh)
    tables.refresh(room)
    return found


def _fork(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    tables.room(path[0])
    return _kept(tables, table_making.fork(tables.stored[path[0]], request.read(Fork), _me(tables)))


def _fairness(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    sheet = tables.room(path[0]).sheet
    over = sheet.status == "finished"
    seed = str(sheet.setup.seed) if over else None
    return Fairness(sheet.promise, False, [Contributed(None, None) for _ in sheet.seats], seed, seed)


def _picture(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    """The table's card. Whatever kind was asked for: nothing here could turn it into points."""
    room = tables.room(path[0])
    theme = "dark" if request.text("theme") == "dark" else "light"
    eyes = Eyes.of(room.reader(None, request.language))
    words = card_words(room.sheet, SPEAKERS[request.language])
    card = TableCard(tables.logged(room), eyes, words, theme, "svg", request.number("step"))
    name = f"{room.sheet.setup.game}-{path[0]}.svg"
    return Reply(200, SVG, card.answer().decode(), name if request.flag("download") else None)


# What was played


def _record(tables: Tables, _: Request, path: Sequence[str]) -> Found:
    room = tables.room(path[0])
    if not room.playing.over:
        raise Conflict("game-not-over")
    sheet, entries = room.sheet, tables.stored[path[0]].entries
    names = history.names_in_record(sheet.seats)
    text = write(history.recorded(sheet.setup, entries, names, room.playing.state))
    return Reply(200, "text/plain", text, f"{sheet.setup.game}-{path[0]}.kastelan")


def _eyes(tables: Tables, request: Request, room: Room) -> Eyes:
    user = tables.person.id if tables.person else None
    return eyes_through(room, user, request.number("seat"), request.flag("open"), request.language)


def _steps(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    room = tables.room(path[0])
    eyes, first = _eyes(tables, request, room), request.number("first") or 0
    return Steps(tables.logged(room), eyes, first, request.flag("board")).answer()


def _step(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    room, instead = tables.room(path[0]), tuple(request.query.get("instead", ()))
    if instead and not room.playing.over:
        raise Conflict("game-not-over")
    eyes, told = _eyes(tables, request, room), request.flag("board")
    return Step(tables.logged(room), eyes, int(path[1]), told, instead).answer()


def _advice(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    """What a bot that knows what the seat knows would play for it, where the table allows hints."""
    room, seat = tables.room(path[0]), request.number("seat") or 0
    check_owner(room, _me(tables).id, seat)
    if not (room.sheet.row["learning"] or room.sheet.row["hints"]):
        raise Forbidden("no-hints-here")
    state = room.playing.state
    if seat not in state.actors:
        raise NotFound("nothing-to-advise")
    action = bot_named(ADVISER).choose(lookahead.private(state, seat), seat, Random(LUCK.getrandbits(32)))
    return Advice(state.game.actions.write(action))


def _story(tables: Tables, request: Request, path: Sequence[str]) -> Found:
    room = tables.room(path[0])
    return GameStory(tables.logged(room), Eyes.of(room.reader(None, request.language))).answer()


def _read_record(_: Tables, request: Request, __: Sequence[str]) -> Found:
    data = request.read(RecordSent)
    return WholeRecord(Brought(data.text), eyes_for(data, request.language), data.first).answer()


def _read_step(_: Tables, request: Request, path: Sequence[str]) -> Found:
    data = request.read(RecordSent)
    return Step(Brought(data.text), eyes_for(data, request.language), int(path[0]), told=True).answer()


def _import(tables: Tables, request: Request, _: Sequence[str]) -> Found:
    """Keep the game of a record, as if it had been played here."""
    return _kept(tables, table_making.imported(request.read(RecordSent).text))


def _nothing(_: Tables, __: Request, ___: Sequence[str]) -> Found:
    return []


def _time(_: Tables, __: Request, ___: Sequence[str]) -> Found:
    return {"now": now()}


TABLE: Final = "/api/tables/([^/]+)"
ROUTES: Final[tuple[tuple[str, re.Pattern[str], Route], ...]] = tuple(
    (method, re.compile(path), route)
    for method, path, route in (
        ("GET", "/api/here", _here),
        ("POST", "/api/guests", _come),
        ("PATCH", "/api/me", _change_me),
        ("GET", "/api/me/turns", _nothing),
        ("GET", "/api/me/tables", _unfinished),
        ("GET", "/api/portraits", _portraits),
        ("GET", "/api/time", _time),
        ("GET", "/api/games", _games),
        ("GET", "/api/games/([^/]+)/catalogue", _catalogue),
        ("GET", "/api/rules/([^/]+)", _rules),
        ("GET", "/api/tables", _list),
        ("POST", "/api/tables", _make),
        ("POST", "/api/lessons", _lesson),
        ("GET", TABLE, _show),
        ("POST", f"{TABLE}/start", _start),
        ("POST", f"{TABLE}/leave", _leave),
        ("POST", f"{TABLE}/return", _return),
        ("POST", f"{TABLE}/give-up", _give_up),
        ("POST", f"{TABLE}/rematch", _again),
        ("POST", f"{TABLE}/fork", _fork),
        ("GET", f"{TABLE}/chat", _nothing),
        ("GET", f"{TABLE}/fairness", _fairness),
        ("GET", f"{TABLE}/picture/(?:svg|png|apng)", _picture),
        ("GET", f"{TABLE}/record", _record),
        ("GET", f"{TABLE}/steps", _steps),
        ("GET", f"{TABLE}/steps/([0-9]+)", _step),
        ("GET", f"{TABLE}/story", _story),
        ("GET", f"{TABLE}/advice", _advice),
        ("POST", "/api/records", _read_record),
        ("POST", "/api/records/steps/([0-9]+)", _read_step),
        ("POST", "/api/records/kept", _import),
    )
)
