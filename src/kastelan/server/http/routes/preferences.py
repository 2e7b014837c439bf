"""How somebody wants to be told, when he rests, and where it is his turn."""

from __future__ import annotations

from typing import Final

from litestar import get, post, put

from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.service import Service
from kastelan.server.wire.preferences import PreferenceChange, Preferences, Turn


@get("/api/me/preferences")
async def show_preferences(service: Service, me: Identity) -> Preferences:
    """How one is told of turns, and when one rests."""
    in_person(me)
    return await service.preferences.shown(me.id)


@put("/api/me/preferences")
async def change_preferences(data: PreferenceChange, service: Service, me: Identity) -> Preferences:
    """NoticeSettings something else; a new webhook gets a new secret."""
    in_person(me)
    kept = await service.preferences.change(me.id, data)
    await service.wishes_changed(me.id)
    return kept


@post("/api/me/preferences/test", status_code=204)
async def test_notices(service: Service, me: Identity) -> None:
    """Send oneself a notice, to see whether it arrives."""
    in_person(me)
    service.chats.take(me.id)
    await service.notices.test(me.id)


@get("/api/me/turns")
async def list_turns(service: Service, me: Identity) -> list[Turn]:
    """The tables at which one has to decide, the most urgent first."""
    found = list[Turn]()
    for table_id in await service.lobby.playing(me.id):
        room = await service.hub.room(table_id)
        if (table := room.table) is None:  # it begins just now: whose turn it is will be told
            continue
        ends, since = table.watch.deadlines(), table.watch.since
        found.extend(
            Turn(table_id, room.sheet.setup.game, seat, since.get(seat, 0), ends.get(seat))
            for seat in table.state.actors
            if seat in room.people() and room.sheet.owns(me.id, seat)
        )
    return sorted(found, key=lambda turn: (turn.deadline or 10**15, turn.since))


HANDLERS: Final = (show_preferences, change_preferences, test_notices, list_turns)
