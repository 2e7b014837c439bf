"""`kastelan account`: lets people who are locked out in again."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from kastelan.cli.arguments import Parser
from kastelan.cli.mail_options import check_site
from kastelan.cli.serve import default_database
from kastelan.cli.terminal import BadInput, Terminal

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

EXAMPLE: Final = "kastelan account password-link ann --site https://play.example.org"
SECOND_FACTOR: Final = "remove-second-factor"
PASSWORD_LINK: Final = "password-link"
WORK: Final = (SECOND_FACTOR, PASSWORD_LINK)
T = TypeVar("T")


def arguments(parser: Parser) -> None:
    parser.option("work", "server-help-account-work", metavar="|".join(WORK))
    parser.option("login", "server-help-login", metavar="LOGIN")
    parser.option("--site", "server-help-site", metavar="URL")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    if given.work == SECOND_FACTOR:
        return _remove_second_factor(given, terminal)
    if given.work == PASSWORD_LINK:
        return _make_link(given, terminal)
    raise BadInput("unknown-account-work", work=given.work, expected=", ".join(WORK))


def _remove_second_factor(given: Namespace, terminal: Terminal) -> int:
    async def remove(engine: AsyncEngine, user: str) -> bool:
        from kastelan.server.people.second_factors import SecondFactors

        return await SecondFactors(engine).remove(user)

    was_on = _done_for(given, remove)
    if terminal.json:
        terminal.answer({"login": given.login, "removed": was_on})
    else:
        message = "server-second-factor-removed" if was_on else "server-second-factor-none"
        terminal.print(message, login=given.login)
    return 0


def _make_link(given: Namespace, terminal: Terminal) -> int:
    if given.site is None:
        raise BadInput("missing-argument", argument="--site")
    site = check_site(given.site)

    async def make(engine: AsyncEngine, user: str) -> str:
        from kastelan.server.people.link_tokens import Link, LinkTokens
        from kastelan.server.people.recovery import LASTS

        return await LinkTokens(engine).make(Link(user, "recover", ""), LASTS)

    link = f"{site}/recover#{_done_for(given, make)}"
    if terminal.json:
        terminal.answer({"login": given.login, "link": link})
    else:
        terminal.print("server-password-link", login=given.login, link=link)
    return 0


def _done_for(given: Namespace, work: Callable[[AsyncEngine, str], Awaitable[T]]) -> T:
    """Do something to the account with this login; the server may run meanwhile."""
    from kastelan.server.storage.database import sqlite_file
    from kastelan.server.storage.database_faults import explained

    database = given.database or default_database()
    file = sqlite_file(database)
    if file is not None and not file.is_file():
        raise BadInput("no-such-file", path=database)
    with explained(database):
        return asyncio.run(_work_on(database, given.login, work))


async def _work_on(database: str, login: str, work: Callable[[AsyncEngine, str], Awaitable[T]]) -> T:
    from kastelan.server.people.accounts import People
    from kastelan.server.storage.database import open_database
    from kastelan.server.storage.readiness import check_current

    await check_current(database)
    engine = open_database(database)
    try:
        if (user := await People(engine).with_login(login)) is None:
            raise BadInput("no-such-login", login=login)
        return await work(engine, user)
    finally:
        await engine.dispose()
