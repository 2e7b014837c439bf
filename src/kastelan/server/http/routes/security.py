"""How accounts are protected: e-mail addresses, forgotten passwords, second factors."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Request, get, post
from litestar.datastructures import State

from kastelan.server.errors import Conflict, NotKnown
from kastelan.server.http.cookies import device_cookie, guess, keep
from kastelan.server.people.accounts import Identity, in_person
from kastelan.server.people.emails import checked, key
from kastelan.server.people.second_factors import app_link
from kastelan.server.service import Service
from kastelan.server.sharing.qr_code import qr_code
from kastelan.server.wire.people import Person
from kastelan.server.wire.security import (
    AppCode,
    AppSecret,
    Forgotten,
    NewEmail,
    Offered,
    OldPassword,
    OpenedLink,
    PasswordAndCode,
    RecoveredPassword,
    RecoveryCodes,
    Security,
)

AnyRequest = Request[object, object, State]


async def check_code(service: Service, request: AnyRequest, person: Person, code: str | None) -> None:
    """Refuse a login without the second factor, if the account has one."""
    if not (await service.second_factors.state(person.id)).on:
        return
    if not code:
        raise NotKnown("code-needed")
    with guess(request, service, service.wrong_codes, person.login or person.id):
        recovery = await service.second_factors.check(person.id, code)
    if recovery:
        await service.emails.tell(person.id, "recovery-code-used")


async def _check_owner(
    service: Service,
    request: AnyRequest,
    me: Identity,
    client: str,
    given: OldPassword | PasswordAndCode | NewEmail,
) -> None:
    """Refuse changes to the protection of an account without its password, and its code if one is given."""
    in_person(me)
    service.logins.take(client)
    with guess(request, service, service.wrong_passwords, me.person.login or me.id):
        await service.people.check_password(me.id, given.password)
    if isinstance(given, PasswordAndCode):
        await check_code(service, request, me.person, given.code)


@get("/api/me/security")
async def show_security(service: Service, me: Identity) -> Security:
    """The e-mail address of the account, and its second factor."""
    in_person(me)
    addresses, factor = await service.emails.of(me.id), await service.second_factors.state(me.id)
    return Security(
        service.mail.sends, addresses.address, addresses.pending, factor.on, factor.recovery_codes
    )


# The e-mail address


@post("/api/me/email", status_code=204)
async def change_email(
    data: NewEmail, service: Service, me: Identity, client: str, request: AnyRequest
) -> None:
    """Send a letter to a new address; its link confirms it. Until then the old address stays."""
    await _check_owner(service, request, me, client, data)
    address = checked(data.email)
    for asker in (me.id, key(address)):
        service.letters_each.take(asker)
    await service.emails.ask(me.id, address)


@post("/api/me/email/remove", status_code=204)
async def remove_email(
    data: OldPassword, service: Service, me: Identity, client: str, request: AnyRequest
) -> None:
    """Forget the account's address; without one, a forgotten password cannot be recovered."""
    await _check_owner(service, request, me, client, data)
    await service.emails.remove(me.id)


@post("/api/email", status_code=204)
async def confirm_email(data: OpenedLink, service: Service, client: str) -> None:
    """Confirm an address with the secret from the link of a letter, on any device."""
    service.logins.take(client)
    await service.emails.confirm(data.secret)


# Forgotten passwords


@get("/api/recovery", sync_to_thread=False)
def show_recovery(service: Service) -> Offered:
    """Whether this server sends letters to those who have forgotten their password."""
    return Offered(service.mail.sends)


@post("/api/recovery", status_code=202)
async def recover_password(data: Forgotten, service: Service, client: str) -> None:
    """Send a letter with a link for a new password; whether an account has this address is not said."""
    if not service.mail.sends:
        raise Conflict("no-mail-here")
    service.letters.take(client)
    address = checked(data.email)
    service.letters_each.take(key(address))
    # In the background, so that neither the answer nor its time shows whether there is such an account.
    service.tasks.soon(partial(service.recovery.send, address))


@post("/api/recovery/password", status_code=204)
async def set_recovered_password(
    data: RecoveredPassword, service: Service, client: str, request: AnyRequest
) -> None:
    """Set a new password with the secret from the link of a letter. It ends all sessions and begins none."""
    service.logins.take(client)
    user, login = await service.recovery.reset(data.secret, data.password)
    await service.disconnect(user)
    # Whoever guesses this password elsewhere must not keep its owner from logging in here.
    keep(request, device_cookie(service, login))


# The second factor


@post("/api/me/second-factor")
async def begin_second_factor(
    data: OldPassword, service: Service, me: Identity, client: str, request: AnyRequest
) -> AppSecret:
    """A secret for an app that shows codes; it counts once a code was right."""
    await _check_owner(service, request, me, client, data)
    secret = await service.second_factors.begin(me.id)
    link = app_link(secret, me.person.login or "")
    return AppSecret(secret, link, qr_code(link))


@post("/api/me/second-factor/confirm")
async def confirm_second_factor(
    data: AppCode, service: Service, me: Identity, request: AnyRequest
) -> RecoveryCodes:
    """Switch the second factor on with a first code; other devices have to log in again."""
    in_person(me)
    with guess(request, service, service.wrong_codes, me.person.login or me.id):
        codes = await service.second_factors.confirm(me.id, data.code)
    await service.sessions.end_others(me.id, me.session)
    await service.disconnect(me.id)
    await service.emails.tell(me.id, "second-factor-on")
    return RecoveryCodes(codes)


@post("/api/me/second-factor/codes")
async def renew_recovery_codes(
    data: PasswordAndCode, service: Service, me: Identity, client: str, request: AnyRequest
) -> RecoveryCodes:
    """New recovery codes; the old ones are worth nothing any more."""
    await _check_owner(service, request, me, client, data)
    return RecoveryCodes(await service.second_factors.renew_codes(me.id))


@post("/api/me/second-factor/remove", status_code=204)
async def remove_second_factor(
    data: PasswordAndCode, service: Service, me: Identity, client: str, request: AnyRequest
) -> None:
    """Switch the second factor off."""
    await _check_owner(service, request, me, client, data)
    if await service.second_factors.remove(me.id):
        await service.emails.tell(me.id, "second-factor-off")


HANDLERS: Final = (
    show_security, change_email, remove_email, confirm_email, show_recovery, recover_password,
    set_recovered_password, begin_second_factor, confirm_second_factor, renew_recovery_codes,
    remove_second_factor,
)  # fmt: skip
