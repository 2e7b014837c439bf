"""`kastelan moderate`: what operators do, on the server's machine; a server may run beside it.

Small writes beside a running server are safe: the database orders them, and the server follows the log of
moderation, where each of them is.
"""

from __future__ import annotations

import asyncio
import getpass
import re
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.cli import moderation_lists as lists
from kastelan.cli.arguments import Parser
from kastelan.cli.serve import default_database
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.errors import Fact
from kastelan.server.errors import Refused
from kastelan.server.moderation.actions import Actions, person_named
from kastelan.server.moderation.audit import Actor
from kastelan.server.moderation.networks import network_of
from kastelan.server.storage.database import open_database, sqlite_file
from kastelan.server.storage.database_faults import explained
from kastelan.server.storage.readiness import check_current

EXAMPLE: Final = (
    "kastelan moderate ban @4fJx… --for 7d --reason 'Insults in the chat' --database ~/kastelan.db"
)
LONGEST: Final = 40
HOURS: Final = {"h": 1, "d": 24}
MOST_HOURS: Final = 10 * 366 * 24
Facts = dict[str, Fact]


def arguments(parser: Parser) -> None:
    parser.option("work", "moderate-help-work", metavar="|".join((*lists.LISTS, *WORK)))
    parser.option("target", "moderate-help-target", nargs="?", metavar="WHOM")
    parser.option("--reason", "moderate-help-reason", metavar="TEXT")
    parser.option("--for", "moderate-help-for", dest="lasting", metavar="12h|7d")
    parser.option("--settled", "moderate-help-settled", action="store_true")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    if given.work not in lists.LISTS and given.work not in WORK:
        expected = ", ".join((*lists.LISTS, *WORK))
        raise BadInput("unknown-moderation-work", work=given.work, expected=expected)
    database = given.database or default_database()
    file = sqlite_file(database)
    if file is not None and not file.is_file():
        raise BadInput("no-such-file", path=database)
    with explained(database):
        asyncio.run(_run(given, terminal, database))
    return 0


async def _run(given: Namespace, terminal: Terminal, database: str) -> None:
    await check_current(database, quickly=True)
    engine = open_database(database)
    try:
        if given.work in lists.LISTS:
            await lists.LISTS[given.work](engine, given, terminal)
        else:
            facts = await WORK[given.work](engine, given)
            if terminal.json:
                terminal.answer({"done": given.work, **facts})
            else:
                terminal.print(f"moderate-done-{given.work}", **facts)
    finally:
        await engine.dispose()


# Each does one thing, and returns what there is to say about it.


async def _ban(engine: AsyncEngine, given: Namespace) -> Facts:
    target, reason, hours = _target(given), _reason(given), _hours(given.lasting)
    actions, actor = Actions(engine), _actor()
    try:
        network_of(target)
    except Refused as refusal:
        if refusal.message != "bad-network" or "/" in target:
            raise
        user = await person_named(engine, target)
        return {"number": await actions.ban_person(actor, user, hours, reason)}
    return {"number": await actions.ban_network(actor, target, hours, reason)}


async def _unban(engine: AsyncEngine, given: Namespace) -> Facts:
    number = _number(_target(given))
    await Actions(engine).lift(_actor(), number, _reason(given))
    return {"number": number}


async def _rename(engine: AsyncEngine, given: Namespace) -> Facts:
    reason, user = _reason(given), await person_named(engine, _target(given))
    return {"name": await Actions(engine).rename(_actor(), user, reason)}


async def _close(engine: AsyncEngine, given: Namespace) -> Facts:
    table = _target(given).removeprefix("@")
    await Actions(engine).close_table(_actor(), table, _reason(given))
    return {"table": table}


async def _remove(engine: AsyncEngine, given: Namespace) -> Facts:
    table, _, number = _target(given).removeprefix("@").partition(":")
    await Actions(engine).remove_message(_actor(), table, _number(number), _reason(given))
    return {"table": table, "message": _number(number)}


async def _settle(engine: AsyncEngine, given: Namespace) -> Facts:
    number = _number(_target(given))
    await Actions(engine).settle(_actor(), number, _reason(given))
    return {"number": number}


async def _appoint(engine: AsyncEngine, given: Namespace) -> Facts:
    target = _target(given)
    await Actions(engine).appoint(_actor(), await person_named(engine, target))
    return {"target": target}


async def _dismiss(engine: AsyncEngine, given: Namespace) -> Facts:
    target = _target(given)
    await Actions(engine).dismiss(_actor(), await person_named(engine, target))
    return {"target": target}


WORK: Final[dict[str, Callable[[AsyncEngine, Namespace], Awaitable[Facts]]]] = {
    "ban": _ban,
    "unban": _unban,
    "rename": _rename,
    "close": _close,
    "remove": _remove,
    "settle": _settle,
    "appoint": _appoint,
    "dismiss": _dismiss,
}


def _actor() -> Actor:
    try:
        return Actor(account=getpass.getuser()[:LONGEST])
    except (KeyError, OSError):  # a system without a name for this user
        return Actor(account="-")


def _target(given: Namespace) -> str:
    if given.target is None:
        raise BadInput("missing-argument", argument="WHOM")
    return str(given.target)


def _reason(given: Namespace) -> str:
    if not (given.reason or "").strip():
        raise BadInput("missing-argument", argument="--reason")
    return str(given.reason)[:200]


def _number(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise BadInput("bad-number", text=text, least="1", most="999999999")
    return int(text)


def _hours(text: str | None) -> int | None:
    """The hours of a duration such as `12h` or `7d`."""
    if text is None:
        return None
    found = re.fullmatch("([1-9][0-9]{0,4})([hd])", text)
    hours = int(found[1]) * HOURS[found[2]] if found else MOST_HOURS + 1
    if hours > MOST_HOURS:
        raise BadInput("bad-duration", text=text)
    return hours
