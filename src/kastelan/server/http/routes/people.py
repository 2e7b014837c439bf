"""Guests, accounts, logins, tokens."""

from __future__ import annotations

import contextlib
import secrets
from typing import Annotated, Final

from litestar import Request, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.params import Parameter

from kastelan.pictures.portraits.features import generated
from kastelan.server.errors import NotFound
from kastelan.server.http.clients import FOR_BANNED
from kastelan.server.http.cookies import device_cookie, guess, session_cookie
from kastelan.server.http.routes.security import check_code
from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.people.own_data import own_data
from kastelan.server.play import stand_ins
from kastelan.server.service import Service
from kastelan.server.wire.people import (
    Device,
    Here,
    Login,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    Person,
    Profile,
    Public,
    Token,
)
from kastelan.server.wire.scalars import Json

OFFERED_PORTRAITS: Final = 18

AnyRequest = Request[object, object, State]


async def _log_in(
    service: Service, person: Person, request: AnyRequest, before: Identity | None = None
) -> Response[Person]:
    """Begin a session on this device, and end the one before it."""
    secret = await service.sessions.begin(person.id, request.headers.get("user-agent", ""))
    kept = [session_cookie(service, secret)]
    if person.login is not None:
        kept.append(device_cookie(service, person.login))
    return Response(person, cookies=kept, background=await _end(service, before))


async def _end(service: Service, session: Identity | None) -> BackgroundTask | None:
    """End a session that a new one replaces: whoever knew its cookie must not be logged in with it now."""
    if session is None or session.kind != "cookie":
        return None
    with contextlib.suppress(NotFound):  # ended on another device at this moment
        await service.sessions.end(session.id, session.session)
    # After the answer, so that the page has its new cookie when it connects again.
    return BackgroundTask(service.disconnect, session.id)


@post("/api/guests")
async def come_as_guest(
    data: NewGuest, service: Service, client: str, request: AnyRequest
) -> Response[Person]:
    """Play at once, with a chosen name."""
    service.logins.take(client)
    person = await service.people.guest(data.name, data.language)
    return await _log_in(service, person, request)


@post("/api/login")
async def log_in(
    data: Login, service: Service, client: str, request: AnyRequest, who: Identity | None
) -> Response[Person]:
    """Come back to an account, on any device; `code-needed` asks for the code of the second factor."""
    service.logins.take(client)
    with guess(request, service, service.wrong_passwords, data.login):
        person = await service.people.login(data.login, data.password)
    await check_code(service, request, person, data.code)
    return await _log_in(service, person, request, who)


@post("/api/logout", status_code=204, opt={FOR_BANNED: True})
async def log_out(service: Service, me: Identity) -> None:
    """End this session."""
    in_person(me)
    await service.sessions.end(me.id, me.session)
    await service.disconnect(me.id)


@get("/api/here", opt={FOR_BANNED: True})
async def who_is_here(service: Service, who: Identity | None, address: str) -> Here:
    """The person who is logged in, or null: a first visit is not an error. Also a ban, if there is one."""
    user = who.id if who else None
    operator = user is not None and await service.overview.is_operator(user)
    return Here(who.person if who else None, operator, service.bans.either(user, address))


@get("/api/me")
async def who_am_i(me: Identity) -> Person:
    """The person who is logged in."""
    return me.person


@patch("/api/me")
async def change_me(data: Profile, service: Service, me: Identity) -> Person:
    """Change name, language or colour."""
    in_person(me)
    changed = await service.people.change(me.id, data)
    await service.preferences_changed(me.id)
    return changed


@post("/api/me/account")
async def make_account(
    data: NewAccount, service: Service, me: Identity, client: str, request: AnyRequest
) -> Response[Person]:
    """Turn a guest into an account; the games stay, and a new session begins."""
    in_person(me)
    service.logins.take(client)
    return await _log_in(service, await service.people.register(me.id, data), request, me)


@post("/api/me/password", status_code=204)
async def change_password(
    data: NewPassword, service: Service, me: Identity, client: str, request: AnyRequest
) -> None:
    """Change the password; other devices have to log in again, and all tokens are revoked."""
    in_person(me)
    service.logins.take(client)
    with guess(request, service, service.wrong_passwords, me.person.login or me.id):
        await service.people.change_password(me.id, me.session, data)
    await service.emails.tell(me.id, "password-changed")
    await service.disconnect(me.id)


@get("/api/me/sessions")
async def list_devices(service: Service, me: Identity) -> list[Device]:
    """The devices on which the person is logged in."""
    in_person(me)
    return await service.sessions.devices(me.id, me.session)


@delete("/api/me/sessions")
async def log_out_elsewhere(service: Service, me: Identity, everywhere: bool = False) -> None:
    """Log out on all other devices, with `everywhere` here too."""
    in_person(me)
    if everywhere:
        await service.sessions.end_all(me.id)
    else:
        await service.sessions.end_others(me.id, me.session)
    await service.disconnect(me.id)


@delete("/api/me/sessions/{session_id:str}")
async def log_out_device(session_id: str, service: Service, me: Identity) -> None:
    """Log out on one device."""
    in_person(me)
    await service.sessions.end(me.id, session_id)
    await service.disconnect(me.id)


@get("/api/me/data", opt={FOR_BANNED: True})
async def show_own_data(service: Service, me: Identity) -> Response[dict[str, list[Json]]]:
    """Everything that is kept about the person, by the names of the database's tables, as a file."""
    in_person(me)
    service.replay_limit.take(me.id)  # it costs as much
    file = 'attachment; filename="kastelan-data.json"'
    return Response(await own_data(service.engine, me.id), headers={"Content-Disposition": file})


@delete("/api/me", opt={FOR_BANNED: True})
async def forget_me(service: Service, me: Identity) -> None:
    """Delete the account. Its games stay without a name, and bots take over in running ones."""
    in_person(me)
    await stand_ins.leave_everything(service, me.id)
    await service.people.remove(me.id)
    await service.disconnect(me.id)
    await service.preferences_changed(me.id)


@get("/api/people")
async def find_people(
    service: Service, name: Annotated[str, Parameter(min_length=1, max_length=40)]
) -> list[Public]:
    """People whose names begin like this."""
    return await service.people.named(name)


@get("/api/people/{person_id:str}")
async def show_person(person_id: str, service: Service) -> Public:
    """The public part of a person."""
    return await service.people.public(person_id)


@get("/api/me/tokens")
async def list_tokens(service: Service, me: Identity) -> list[Token]:
    """The tokens of programs that may play in the person's name."""
    in_person(me)
    return await service.sessions.tokens(me.id)


@post("/api/me/tokens")
async def make_token(data: NewToken, service: Service, me: Identity) -> Token:
    """A token for a bot; its secret is shown this once."""
    in_person(me)
    return await service.sessions.new_token(me.id, data.label)


@delete("/api/me/tokens/{token_id:str}")
async def drop_token(token_id: str, service: Service, me: Identity) -> None:
    """Revoke a token."""
    in_person(me)
    await service.sessions.revoke(me.id, token_id)
    await service.disconnect(me.id)


@get("/api/portraits")
async def fresh_portraits() -> list[str]:
    """Portraits to choose from, others at every request."""
    return [generated(secrets.token_hex(8)) for _ in range(OFFERED_PORTRAITS)]


HANDLERS: Final = (
    fresh_portraits,
    come_as_guest, log_in, log_out, who_is_here, who_am_i, change_me, make_account, change_password,
    list_devices, log_out_elsewhere, log_out_device, show_own_data, forget_me, find_people, show_person,
    list_tokens, make_token, drop_token,
)  # fmt: skip
