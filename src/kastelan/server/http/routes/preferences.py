"""Notice preferences and quiet hours of a person, and the tables that wait for the person."""

from __future__ import annotations

from typing import Final

from litestar import get, post, put

from kastelan.server.notify.open_turns import seats_to_decide
from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.service import Service
from kastelan.server.wire.preferences import PreferenceChange, Preferences, Turn


@get("/api/me/preferences")
async def show_preferences(service: Service, me: Identity) -> Preferences:
    """How the person is notified, and the quiet hours."""
    in_person(me)
    return await service.preferences.shown(me.id)


@put("/api/me/preferences")
async def change_preferences(data: PreferenceChange, service: Service, me: Identity) -> Preferences:
    """Change the preferences; a new webhook gets a new secret."""
    in_person(me)
    kept = await service.preferences.change(me.id, data)
    await service.preferences_changed(me.id)
    return kept


@post("/api/me/preferences/test", status_code=204)
async def test_notices(service: Service, me: Identity) -> None:
    """Send a notice to the person, as a test."""
    in_person(me)
    service.chats.take(me.id)
    await service.notices.test(me.id)


@get("/api/me/turns")
async def list_turns(service: Service, me: Identity) -> list[Turn]:
    """The tables at which the person has to decide, the most urgent first."""
    found = list[Turn]()
    for table_id in await service.lobby.playing(me.id):
        room = await service.hub.room(table_id)
        if (table := room.table) is None:  # it is just starting, and a notice will follow
            continue
        ends, since = table.watch.deadlines(), table.watch.since
        found.extend(
            Turn(table_id, room.sheet.setup.game, seat, since.get(seat, 0), ends.get(seat))
            for seat in seats_to_decide(room, me.id)
        )
    # Tables without a deadline come last.
    return sorted(found, key=lambda turn: (turn.deadline or 10**15, turn.since))


HANDLERS: Final = (show_preferences, change_preferences, test_notices, list_turns)
