"""The devices that a person's notices are pushed to, and the letters about them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import Parameter

from kastelan.server.notify.open_turns import waits
from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.play.room import SPEAKERS
from kastelan.server.service import Service
from kastelan.server.wire.lobby import Event
from kastelan.server.wire.push import NewSubscription, PushState, PushWords


@get("/api/me/push")
async def show_push(service: Service, me: Identity) -> PushState:
    """What a browser needs to subscribe, and the person's devices."""
    in_person(me)
    return await _state(service, me)


@post("/api/me/push")
async def subscribe(data: NewSubscription, service: Service, me: Identity) -> PushState:
    """Push notices to the device that the person uses now."""
    in_person(me)
    service.chats.take(me.id)
    await service.subscriptions.add(me, data)
    return await _state(service, me)


@delete("/api/me/push/{device:str}")
async def unsubscribe_device(device: str, service: Service, me: Identity) -> None:
    """Push nothing more to a device."""
    in_person(me)
    await service.subscriptions.remove(me.id, device)


@post("/api/me/push/{device:str}/test", status_code=204)
async def test_device(device: str, service: Service, me: Identity) -> None:
    """Push a test notice to a device."""
    in_person(me)
    service.chats.take(me.id)
    await service.push.test(me.id, device)


@get("/api/me/push/words")
async def say_pushed(
    service: Service,
    me: Identity,
    kind: Event,
    table: Annotated[str, Parameter(max_length=40)] = "",
) -> PushWords:
    """What a pushed notice says: of the push itself a device knows only the kind and the table's id."""
    in_person(me)
    say = SPEAKERS[me.person.language].say
    if kind == "test" or not table:
        return PushWords(say("notice-test"))
    sheet = await service.lobby.sheet(table)
    sheet.check_seen(me.id, "")
    over = kind == "your-turn" and not await waits(service.hub, me.id, table)
    game = say(f"{sheet.setup.game}-title")
    return PushWords(say("notice-moved" if over else f"notice-{kind}", game=game))


@post("/api/unsubscribe/{secret:str}", status_code=204)
async def unsubscribe_letters(secret: str, service: Service, client: str) -> None:
    """Send no more letters about notices. The secret is that of a letter; no login is needed (RFC 8058)."""
    service.logins.take(client)
    user = await service.digest.unsubscribe(secret)
    await service.preferences_changed(user)


async def _state(service: Service, me: Identity) -> PushState:
    return PushState(service.vapid.public, await service.subscriptions.devices(me))


HANDLERS: Final = (
    show_push, subscribe, unsubscribe_device, test_device, say_pushed, unsubscribe_letters,
)  # fmt: skip
