"""What `kastelan moderate` shows: reports, people, tables, bans, operators and the log."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.cli.terminal import BadInput, Terminal
from kastelan.server.moderation import audit
from kastelan.server.moderation.bans import moment
from kastelan.server.moderation.overview import Overview
from kastelan.server.moderation.reports import Reports
from kastelan.server.wire.moderation import Ban, KnownPerson, KnownTable, LogEntry, Report

T = TypeVar("T")


def _show(found: Sequence[T], show: Callable[[T, Terminal], None], terminal: Terminal) -> None:
    """Print everything that was found."""
    if terminal.json:
        terminal.answer(msgspec.to_builtins(found))
        return
    if not found:
        terminal.print("moderate-none")
    for one in found:
        show(one, terminal)


async def _reports(engine: AsyncEngine, given: Namespace, terminal: Terminal) -> None:
    _show(await Reports(engine).found(given.settled), _show_report, terminal)


async def _people(engine: AsyncEngine, given: Namespace, terminal: Terminal) -> None:
    if given.target is None:
        raise BadInput("missing-argument", argument="WHOM")
    _show(await Overview(engine).people(given.target), _show_person, terminal)


async def _operators(engine: AsyncEngine, _: Namespace, terminal: Terminal) -> None:
    _show(await Overview(engine).operators(), _show_person, terminal)


async def _tables(engine: AsyncEngine, _: Namespace, terminal: Terminal) -> None:
    _show(await Overview(engine).tables(), _show_table, terminal)


async def _bans(engine: AsyncEngine, _: Namespace, terminal: Terminal) -> None:
    _show(await Overview(engine).bans(), _show_ban, terminal)


async def _log(engine: AsyncEngine, _: Namespace, terminal: Terminal) -> None:
    _show(await audit.newest(engine), _show_entry, terminal)


LISTS: Final[dict[str, Callable[[AsyncEngine, Namespace, Terminal], Awaitable[None]]]] = {
    "reports": _reports,
    "people": _people,
    "tables": _tables,
    "bans": _bans,
    "operators": _operators,
    "log": _log,
}


def _show_report(report: Report, terminal: Terminal) -> None:
    what = terminal.say(f"web-report-kind-{report.kind}")
    reason = terminal.say(f"web-report-reason-{report.reason}")
    terminal.print(
        "moderate-report", number=str(report.number), at=moment(report.at), what=what, reason=reason
    )
    if report.person is not None:
        name = report.snapshot.people.get(report.person, report.name or "")
        terminal.print("moderate-report-about", name=name, person=report.person)
    if report.table is not None:
        terminal.print("moderate-report-table", table=report.table)
    if report.note:
        terminal.print("moderate-report-note", name=report.reporter_name or "-", note=report.note)
    for line in report.snapshot.lines:
        facts = {"number": str(line.number), "name": line.name, "text": line.text}
        terminal.indented(terminal.say("moderate-report-line", **facts), 2)


def _show_person(person: KnownPerson, terminal: Terminal) -> None:
    seen = terminal.say("moderate-never") if person.seen is None else moment(person.seen)
    guest = "yes" if person.guest else "no"
    about = [terminal.say("moderate-person-about", guest=guest, tables=str(person.tables), seen=seen)]
    if person.operator:
        about.append(terminal.say("moderate-person-operator"))
    if person.ban is not None:
        about.append(terminal.say("moderate-person-banned", until=_until(person.ban.until, terminal)))
    terminal.print("moderate-person", person=person.id, name=person.name, about=", ".join(about))


def _show_table(table: KnownTable, terminal: Terminal) -> None:
    facts = {"game": table.game, "status": table.status, "visibility": table.visibility}
    terminal.print("moderate-table", table=table.id, people=", ".join(table.people), **facts)


def _show_ban(ban: Ban, terminal: Terminal) -> None:
    whom = ban.network or f"{ban.name} (@{ban.person})"
    facts = {"number": str(ban.number), "whom": whom, "reason": ban.reason}
    if ban.until is None:
        terminal.print("moderate-ban-for-good", **facts)
    else:
        terminal.print("moderate-ban", until=moment(ban.until), **facts)


def _show_entry(entry: LogEntry, terminal: Terminal) -> None:
    about = [f"{entry.name or '-'} (@{entry.person})" if entry.person else ""]
    about += [entry.table or "", entry.network or "", moment(entry.until) if entry.until else ""]
    terminal.print(
        "moderate-log",
        number=str(entry.number),
        at=moment(entry.at),
        who=entry.account or entry.operator_name or "-",
        action=terminal.say(f"web-moderation-action-{entry.action}"),
        whom=", ".join(part for part in about if part),
        reason=entry.reason,
    )


def _until(at: int | None, terminal: Terminal) -> str:
    return terminal.say("moderate-for-good") if at is None else moment(at)
