"""Looking ahead: what a word would bring, why it is refused, what one might do, and plans in private.

The same questions can be asked on the socket of a table.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.server.people.accounts import Identity
from kastelan.server.play import questions
from kastelan.server.play.questions import answered
from kastelan.server.service import Service
from kastelan.server.wire.play import (
    AskIdeas,
    AskWhere,
    Foretold,
    Planned,
    Preview,
    Previews,
    Refusal,
    TryPlan,
    WhyNot,
)
from kastelan.server.wire.presented import Ideas

SeatParameter = Annotated[int, Parameter(ge=0, le=7)]


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(table_id: str, data: Preview, service: Service, me: Identity, spoken: str) -> Foretold:
    """What is certain to happen if the seat plays these words; nothing if the table has moved on."""
    room = await service.room(table_id, me.id)
    return await answered(questions.preview(room, me.id, data, spoken))


@post("/api/tables/{table_id:str}/previews", status_code=200)
async def preview_all(
    table_id: str, data: Previews, service: Service, me: Identity, spoken: str
) -> dict[str, Foretold]:
    """What each legal word is certain to bring, now or after the words of `start`; nothing if the table has
    moved on."""
    room = await service.room(table_id, me.id)
    return await answered(questions.preview_all(room, me.id, data, spoken))


@post("/api/tables/{table_id:str}/refusal", status_code=200)
async def why_not(table_id: str, data: WhyNot, service: Service, me: Identity, spoken: str) -> Refusal:
    """Why a word of the seat is refused, now or after the words of `start`; null if it is legal."""
    room = await service.room(table_id, me.id)
    return await answered(questions.why_not(room, me.id, data, spoken))


@get("/api/tables/{table_id:str}/ideas")
async def show_ideas(
    table_id: str,
    service: Service,
    me: Identity,
    seat: SeatParameter,
    start: Annotated[str, Parameter(max_length=2000, description="words already tried, with blanks")] = "",
) -> Ideas:
    """What the seat might do, now or after the words of `start`, as far as the game's presenter has ideas."""
    room = await service.room(table_id, me.id)
    return await answered(questions.ideas(room, me.id, AskIdeas(seat, start.split())))


@post("/api/tables/{table_id:str}/where", status_code=200)
async def where(table_id: str, data: AskWhere, service: Service, me: Identity, spoken: str) -> dict[str, str]:
    """Where a piece would lie by each of these words, for those who do not see the board."""
    return await answered(questions.where(await service.room(table_id, me.id), me.id, data, spoken))


@post("/api/tables/{table_id:str}/plan", status_code=200)
async def plan(
    table_id: str, data: TryPlan, service: Service, me: Identity, spoken: str, board: bool = False
) -> Planned:
    """Words carried out in private, now or as if it were the seat's turn; nothing is sent or kept."""
    room = await service.room(table_id, me.id)
    return await answered(questions.try_plan(room, me.id, data, spoken, board))


HANDLERS: Final = (preview, preview_all, why_not, show_ideas, where, plan)
