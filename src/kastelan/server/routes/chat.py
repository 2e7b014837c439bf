"""Chat at a table: everyone who may see it reads, members write."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.server import talk
from kastelan.server.errors import Forbidden
from kastelan.server.people import Identity
from kastelan.server.rooms import Room
from kastelan.server.service import Service
from kastelan.server.wire.play import Said, Say


async def say(service: Service, room: Room, me: Identity, text: str) -> Said:
    """Say something to everyone at the table."""
    if not room.sheet.member(me.id):
        raise Forbidden("not-your-table")
    service.chats.take(me.id)
    said = await talk.say(service.engine, room.sheet.id, me.person, text)
    room.shout(said)
    return said


@get("/api/tables/{table_id:str}/chat")
async def read_chat(
    table_id: str,
    service: Service,
    who: Identity | None,
    after: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> list[Said]:
    """What was said."""
    room = await service.hub.room(table_id)
    room.sheet.check_seen(who.id if who else None)
    return await talk.heard(service.engine, table_id, after)


@post("/api/tables/{table_id:str}/chat")
async def write_chat(table_id: str, data: Say, service: Service, me: Identity) -> Said:
    """Say something."""
    return await say(service, await service.hub.room(table_id), me, data.text)


HANDLERS: Final = (read_chat, write_chat)
