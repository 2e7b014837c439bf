"""What operators see and do. For everybody else these pages do not exist."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from kastelan.server.errors import Conflict, NotFound
from kastelan.server.http import cookies
from kastelan.server.moderation import audit
from kastelan.server.moderation.audit import Actor
from kastelan.server.moderation.networks import address_in, network_of
from kastelan.server.people.accounts import Identity
from kastelan.server.service import Service
from kastelan.server.wire.moderation import (
    Ban,
    BanNetwork,
    BanPerson,
    Because,
    KnownPerson,
    KnownTable,
    LogEntry,
    Report,
)

Number = Annotated[int, Parameter(ge=1, le=2**31 - 1)]


async def only_operators(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # any connection
    """Hide the routes from everybody else, and from programs with an operator's token."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    secret, _outdated = cookies.session_of(connection, service)
    who = await service.sessions.known(secret, "cookie") if secret else None
    if "authorization" in connection.headers or who is None or not await service.overview.is_operator(who.id):
        raise NotFound("no-such-page")


def get_actor(me: Identity) -> Actor:
    """The operator, as the log names one."""
    return Actor(operator=me.id)


@get("/reports")
async def list_reports(service: Service, settled: bool = False) -> list[Report]:
    """Open reports, oldest first, or the ones that were settled last."""
    return await service.reports.found(settled)


@post("/reports/{number:int}/settle", status_code=204)
async def settle_report(number: Number, data: Because, service: Service, actor: Actor) -> None:
    """Mark a report as settled, with the decision as the reason."""
    await service.moderation.settle(actor, number, data.reason)


@get("/people")
async def search_people(
    service: Service, name: Annotated[str, Parameter(min_length=1, max_length=40)]
) -> list[KnownPerson]:
    """People with a part of a name, or with an id."""
    return await service.overview.people(name)


@post("/people/{person_id:str}/rename", status_code=204)
async def rename_person(person_id: str, data: Because, service: Service, actor: Actor) -> None:
    """Give a person a neutral name."""
    await service.moderation.rename(actor, person_id, data.reason)
    await service.effects.look()


@post("/people/{person_id:str}/ban", status_code=204)
async def ban_person(person_id: str, data: BanPerson, service: Service, actor: Actor, client: str) -> None:
    """Ban a person, and the address where the person was last if that is wanted."""
    address = service.addresses.of(person_id)
    if data.address and not address:
        raise Conflict("address-not-known")
    if data.address and address == client:
        raise Conflict("ban-own-address")
    await service.moderation.ban_person(actor, person_id, data.hours, data.reason)
    if data.address:
        await service.moderation.ban_network(actor, address, data.hours, data.reason)
    await service.effects.look()


@get("/bans")
async def list_bans(service: Service) -> list[Ban]:
    """The bans that hold now."""
    return await service.overview.bans()


@post("/bans", status_code=204)
async def ban_network(data: BanNetwork, service: Service, actor: Actor, address: str) -> None:
    """Ban an address or a network, unless the operator's own is in it."""
    own = address_in(address)
    if own is not None and own in network_of(data.network):
        raise Conflict("ban-own-address")
    await service.moderation.ban_network(actor, data.network, data.hours, data.reason)
    await service.effects.look()


@post("/bans/{number:int}/lift", status_code=204)
async def lift_ban(number: Number, data: Because, service: Service, actor: Actor) -> None:
    """Lift a ban."""
    await service.moderation.lift(actor, number, data.reason)
    await service.effects.look()


@get("/tables")
async def list_tables(service: Service) -> list[KnownTable]:
    """Open and running tables, private ones too."""
    return await service.overview.tables()


@post("/tables/{table:str}/close", status_code=204)
async def close_table(table: str, data: Because, service: Service, actor: Actor) -> None:
    """Close a table; a running game ends without a result."""
    await service.moderation.close_table(actor, table, data.reason)
    await service.effects.look()


@post("/tables/{table:str}/chat/{number:int}/remove", status_code=204)
async def remove_message(table: str, number: Number, data: Because, service: Service, actor: Actor) -> None:
    """Remove the text of a chat message."""
    await service.moderation.remove_message(actor, table, number, data.reason)
    await service.effects.look()


@get("/log")
async def read_log(
    service: Service, before: Annotated[int | None, Parameter(ge=1, le=2**31 - 1)] = None
) -> list[LogEntry]:
    """What operators did, newest first."""
    return await audit.newest(service.engine, before)


HANDLERS: Final = (
    Router(
        "/api/moderation",
        route_handlers=[
            list_reports, settle_report, search_people, rename_person, ban_person, list_bans, ban_network,
            lift_ban, list_tables, close_table, remove_message, read_log,
        ],
        guards=[only_operators],
        dependencies={"actor": Provide(get_actor, sync_to_thread=False)},
    ),
)  # fmt: skip
