"""What people add to the seed of a game, so that nobody can choose it, and the proof after the game."""

from __future__ import annotations

from typing import Final

from litestar import get, post

from kastelan.server.people.accounts import Identity
from kastelan.server.service import Service
from kastelan.server.wire.tables import Commitment, Fairness, Nonce, TableState


@get("/api/tables/{table_id:str}/fairness")
async def show_fairness(table_id: str, service: Service, who: Identity | None, invite: str = "") -> Fairness:
    """The promise and what each seat adds to the seed; after the game also the secret, seed and numbers."""
    room = await service.room(table_id, who.id if who else None, invite)
    return await service.fair_start.shown(room.sheet)


@post("/api/tables/{table_id:str}/fairness/commitment", status_code=200)
async def commit(table_id: str, data: Commitment, service: Service, me: Identity) -> TableState:
    """Give the hash of a number for the person's seats, before the start."""
    room = await service.room(table_id, me.id)
    await service.fair_start.commit(table_id, me.id, data.commitment)
    return service.hub.shown(room, me.id)


@post("/api/tables/{table_id:str}/fairness/nonce", status_code=200)
async def reveal(table_id: str, data: Nonce, service: Service, me: Identity) -> TableState:
    """Give the number itself, once the table is sealed; after the last one the game begins."""
    await service.room(table_id, me.id)
    begun = await service.fair_start.reveal(table_id, me.id, data.nonce)
    return service.hub.shown(await service.told_of_start(table_id, begun), me.id)


HANDLERS: Final = (show_fairness, commit, reveal)
