"""`kastelan replay`: shows a recorded game step by step, as a story or as JSON, or only verifies it."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.play import plain_console
from kastelan.cli.table.hosts import host_options, wants_full_screen
from kastelan.cli.table.players import recorded_bots, recorded_names
from kastelan.cli.table.prompt import TerminalAsker, asker
from kastelan.cli.table.replay_walk import Walk, seen, word_of
from kastelan.cli.table.screens import PlayerNames, screen_of
from kastelan.cli.terminal import BadInput, Terminal, read_text
from kastelan.core.game import Event
from kastelan.core.record import Record, parse, play_back
from kastelan.core.seed_promise import check_promise
from kastelan.core.timeline import PlayedStep
from kastelan.games import find
from kastelan.locale import LANGUAGES, Speaker

EXAMPLE: Final = "kastelan replay game.kst --step 40"
MOST_STEPS: Final = 1_000_000


def arguments(parser: Parser) -> None:
    parser.option("file", "table-help-record", metavar="FILE")
    parser.option("--verify", "table-help-verify", action="store_true")
    parser.option("--step", "table-help-step", type=take.whole(0, MOST_STEPS), metavar="N")
    parser.option("--events", "table-help-events", action="store_true")
    host_options(parser)
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    record = parse(read_text(given.file))
    check_promise(record, find)
    steps = list(play_back(record, find))
    if given.step is not None and given.step >= len(steps):
        raise BadInput("table-no-step", step=str(given.step), last=str(len(steps) - 1))
    if terminal.json:
        terminal.answer(_as_json(record, steps, given.verify))
    elif given.verify:
        terminal.print("table-verified" if record.hash else "table-verified-loosely", moves=len(record.moves))
    else:
        return _show(given, terminal, record, steps)
    return 0


def _as_json(record: Record, steps: list[PlayedStep], only_verify: bool) -> dict[str, object]:
    """The game as JSON values: the header, and every step with its events.

    Of an unfinished game, only what a spectator may know.
    """
    head = {
        "game": record.game,
        "rules_version": record.version,
        "players": record.players,
        "names": list(record.names),
        "options": dict(record.options),
        "seed": record.seed,
        "result": None if record.result is None else list(record.result),
        "hash": record.hash,
        "moves": len(record.moves),
        "verified": record.hash is not None,
    }
    return head if only_verify else head | {"steps": _steps_as_json(steps)}


def _steps_as_json(steps: list[PlayedStep]) -> list[dict[str, object]]:
    over = steps[-1].state.outcome is not None
    return [
        {
            "step": step.number,
            "seat": None if step.move is None else step.move.seat,
            "word": None if step.move is None else word_of(step.move, step.number, steps),
            "scores": list(step.state.running_scores()),
            # After the end nothing is secret, so spectators may read all events.
            "events": [_event_as_json(event) for event in (step.events if over else seen(step))],
        }
        for step in steps
    ]


def _event_as_json(event: Event) -> dict[str, object]:
    return {"event": type(event).__name__, **asdict(event)}  # type: ignore[call-overload]  # events are dataclasses


def _player_names(record: Record, terminal: Terminal) -> PlayerNames:
    """The names in the record. A player recorded as "you" is addressed so, in the current language."""
    names, bots = list(recorded_names(record)), recorded_bots(record)
    people = [seat for seat in range(record.players) if seat not in bots]
    you = people[0] if len(people) == 1 and names[people[0]] in _words_for_you() else None
    if you is not None:
        names[you] = terminal.say("table-you")
    return PlayerNames(find(record.game, record.version), tuple(names), you)


def _words_for_you() -> set[str]:
    # A game may have been saved in another language than the one it is replayed in.
    return {Speaker(language).say("table-you") for language in LANGUAGES}


def _show(given: Namespace, terminal: Terminal, record: Record, steps: list[PlayedStep]) -> int:
    full_screen = not given.events and wants_full_screen(given)
    if given.plain:
        terminal.console = plain_console()
    player_names = _player_names(record, terminal)
    walk = Walk(terminal, screen_of(record.game, terminal.speaker, player_names), player_names, steps)
    if full_screen:
        from kastelan.cli.table.full_screen.start import replay

        return replay(walk, given.step or 0)
    _show_lines(given, walk)
    return 0


def _show_lines(given: Namespace, walk: Walk) -> None:
    ask = asker(given.plain)
    if given.events:
        walk.tell_events()
    elif isinstance(ask, TerminalAsker):
        walk.go(ask, given.step or 0)
    elif given.step is not None:
        walk.show(given.step)
    else:
        walk.tell_story()
