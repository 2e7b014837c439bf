"""Chat at a table: everyone who may see it reads, members write, and nobody has to hear everybody."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import Parameter

from kastelan.server.errors import Forbidden
from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.play import chat
from kastelan.server.play.room import Room
from kastelan.server.service import Service
from kastelan.server.wire.play import Said, Say
from kastelan.server.wire.preferences import Muting


async def say(service: Service, room: Room, me: Identity, text: str) -> Said:
    """Say something to everyone at the table who wants to hear it."""
    if not room.sheet.member(me.id):
        raise Forbidden("not-your-table")
    if await chat.silenced(service.engine, room.sheet.id, me.id):
        raise Forbidden("muted-here")
    service.chats.take(me.id)
    said = await chat.say(service.engine, room.sheet.id, me.person, text)
    await service.pass_said(room, said)
    return said


@get("/api/tables/{table_id:str}/chat")
async def read_chat(
    table_id: str,
    service: Service,
    who: Identity | None,
    after: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> list[Said]:
    """What was said."""
    user = who.id if who else None
    await service.room(table_id, user)
    return await chat.heard(service.engine, table_id, after, user)


@post("/api/tables/{table_id:str}/chat")
async def write_chat(table_id: str, data: Say, service: Service, me: Identity) -> Said:
    """Say something."""
    return await say(service, await service.room(table_id, me.id), me, data.text)


@post("/api/tables/{table_id:str}/mute", status_code=204)
async def mute_here(table_id: str, data: Muting, service: Service, me: Identity) -> None:
    """The host lets somebody no longer speak at his table, or again."""
    room = await service.room(table_id, me.id)
    if room.sheet.row["host"] != me.id or data.user == me.id:
        raise Forbidden("not-your-table")
    await chat.silence(service.engine, table_id, data.user, data.muted)


@get("/api/me/mutes")
async def list_mutes(service: Service, me: Identity) -> list[str]:
    """Whom one does not hear, by their ids."""
    in_person(me)
    return await chat.muted_by(service.engine, me.id)


@post("/api/me/mutes", status_code=204)
async def mute(data: Muting, service: Service, me: Identity) -> None:
    """Hear somebody no more at any table, or again."""
    in_person(me)
    await chat.mute(service.engine, me.id, data.user, data.muted)


@delete("/api/me/mutes/{person_id:str}")
async def unmute(person_id: str, service: Service, me: Identity) -> None:
    """Hear somebody again."""
    in_person(me)
    await chat.mute(service.engine, me.id, person_id, False)


HANDLERS: Final = (read_chat, write_chat, mute_here, list_mutes, mute, unmute)
