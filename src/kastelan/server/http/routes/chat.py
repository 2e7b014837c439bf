"""Chat at a table: everyone who may see the table reads it, members write, and people can be muted."""

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
    """Send a message to everyone at the table who has not muted its author."""
    if not room.sheet.member(me.id):
        raise Forbidden("not-your-table")
    if await chat.silenced(service.engine, room.sheet.id, me.id):
        raise Forbidden("muted-here")
    service.chats.take(me.id)
    said = await chat.say(service.engine, room.sheet.id, me.person, text)
    await service.send_chat(room, said)
    return said


@get("/api/tables/{table_id:str}/chat")
async def read_chat(
    table_id: str,
    service: Service,
    who: Identity | None,
    after: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> list[Said]:
    """The messages of a table."""
    user = who.id if who else None
    await service.room(table_id, user)
    return await chat.messages(service.engine, table_id, after, user)


@post("/api/tables/{table_id:str}/chat")
async def write_chat(table_id: str, data: Say, service: Service, me: Identity) -> Said:
    """Write a message."""
    return await say(service, await service.room(table_id, me.id), me, data.text)


@post("/api/tables/{table_id:str}/mute", status_code=204)
async def mute_here(table_id: str, data: Muting, service: Service, me: Identity) -> None:
    """Stop a person from writing at this table, or allow it again; for the host."""
    room = await service.room(table_id, me.id)
    if room.sheet.row["host"] != me.id or data.user == me.id:
        raise Forbidden("not-your-table")
    await chat.silence(service.engine, table_id, data.user, data.muted)


@get("/api/me/mutes")
async def list_mutes(service: Service, me: Identity) -> list[str]:
    """The ids of the people whom the person has muted."""
    in_person(me)
    return await chat.muted_by(service.engine, me.id)


@post("/api/me/mutes", status_code=204)
async def mute(data: Muting, service: Service, me: Identity) -> None:
    """Mute a person at every table, or undo that."""
    in_person(me)
    await chat.mute(service.engine, me.id, data.user, data.muted)


@delete("/api/me/mutes/{person_id:str}")
async def unmute(person_id: str, service: Service, me: Identity) -> None:
    """Undo muting a person."""
    in_person(me)
    await chat.mute(service.engine, me.id, person_id, False)


HANDLERS: Final = (read_chat, write_chat, mute_here, list_mutes, mute, unmute)
