"""Guests, accounts, logins, tokens."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie

from kastelan.server.people import SESSION_DAYS, Identity, in_person
from kastelan.server.service import Service
from kastelan.server.wire.people import Login, NewAccount, NewGuest, NewToken, Person, Profile, Token

COOKIE: Final = "kastelan"


def _welcome(service: Service, person: Person, secret: str) -> Response[Person]:
    cookie = Cookie(
        COOKIE,
        value=service.people.signed(secret),
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
        max_age=SESSION_DAYS * 86_400,
        path="/",
    )
    return Response(person, cookies=[cookie])


@post("/api/guests")
async def come_as_guest(data: NewGuest, service: Service, client: str) -> Response[Person]:
    """Play at once, with a chosen name."""
    service.logins.take(client)
    person, secret = await service.people.guest(data.name, data.language)
    return _welcome(service, person, secret)


@post("/api/login")
async def log_in(data: Login, service: Service, client: str) -> Response[Person]:
    """Come back to an account, on any device."""
    service.logins.take(client)
    person, secret = await service.people.login(data.login, data.password)
    return _welcome(service, person, secret)


@post("/api/logout", status_code=204)
async def log_out(service: Service, me: Identity) -> None:
    """End this session."""
    in_person(me)
    await service.people.logout(me.session)


@get("/api/me")
async def who_am_i(me: Identity) -> Person:
    """The person who asks."""
    return me.person


@patch("/api/me")
async def change_me(data: Profile, service: Service, me: Identity) -> Person:
    """Change name, language or colour."""
    in_person(me)
    changed = await service.people.change(me.id, data)
    await service.wishes_changed(me.id)
    return changed


@post("/api/me/account", status_code=204)
async def make_account(data: NewAccount, service: Service, me: Identity, client: str) -> None:
    """Turn a guest into an account; the games stay."""
    in_person(me)
    service.logins.take(client)
    await service.people.register(me.id, data)


@delete("/api/me")
async def forget_me(service: Service, me: Identity) -> None:
    """Delete the account; its games stay without a name."""
    in_person(me)
    await service.people.remove(me.id)
    await service.hub.renamed(me.id)


@get("/api/me/tokens")
async def list_tokens(service: Service, me: Identity) -> list[Token]:
    """The programs that may play in one's name."""
    in_person(me)
    return await service.people.tokens(me.id)


@post("/api/me/tokens")
async def make_token(data: NewToken, service: Service, me: Identity) -> Token:
    """A token for a bot; its secret is shown this once."""
    in_person(me)
    return await service.people.new_token(me.id, data.label)


@delete("/api/me/tokens/{token_id:str}")
async def drop_token(token_id: str, service: Service, me: Identity) -> None:
    """Take a token away."""
    in_person(me)
    await service.people.revoke(me.id, token_id)


HANDLERS: Final = (
    come_as_guest, log_in, log_out, who_am_i, change_me, make_account, forget_me, list_tokens, make_token,
    drop_token,
)  # fmt: skip
