"""`kastelan verify`: whether a record proves that nobody chose its seed, and that the game came from it."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import Terminal, read_text
from kastelan.core.errors import BadRecord
from kastelan.core.record import Record, parse, timeline_of
from kastelan.core.seed_promise import TAG, Proof, check_promise
from kastelan.games import find

EXAMPLE: Final = "kastelan verify game.kst"


def arguments(parser: Parser) -> None:
    parser.option("file", "verify-help-file", metavar="FILE")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    text = read_text(given.file)
    try:
        record = parse(text)
        proof = _checked(record)
    except BadRecord as error:
        return _refuse(error, terminal)
    if terminal.json:
        terminal.answer(_as_json(record, proof))
    else:
        _tell(record, proof, terminal)
    return 0


def _checked(record: Record) -> Proof:
    """What the record proves; BadRecord if it proves nothing, or if the game goes another way."""
    proof = check_promise(record, find)
    if proof is None:
        raise BadRecord("no-promise")
    if record.hash is None:
        raise BadRecord("no-hash")
    timeline_of(record, find)
    return proof


def _refuse(error: BadRecord, terminal: Terminal) -> int:
    """Say why the file proves nothing: exit code 1, where 2 means that there was nothing to check."""
    text = terminal.speaker.error(error)
    if terminal.json:
        terminal.answer({"verified": False, "reason": error.message, "text": text, "facts": error.facts})
    else:
        terminal.print("verify-failed", reason=text)
    return 1


def _as_json(record: Record, proof: Proof) -> dict[str, object]:
    return {
        "verified": True,
        "game": record.game,
        "moves": len(record.moves),
        "promise": dict(record.tags)[TAG],
        "seats": record.players,
        "numbers": proof.given,
        "missing": proof.withheld,
        "witnessed": proof.witnessed,
    }


def _tell(record: Record, proof: Proof, terminal: Terminal) -> None:
    terminal.print("table-verified", moves=len(record.moves))
    if not proof.contributions:
        terminal.print("verify-promise-only")
        return
    terminal.print("verify-derived", numbers=proof.given)
    if proof.withheld:
        terminal.print("verify-missing", numbers=proof.withheld)
    terminal.print("verify-witnessed" if proof.witnessed else "verify-not-witnessed")
