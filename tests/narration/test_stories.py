"""The log reads like a story: no sentence contains a rule's id, a seat's letter or notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

import pytest

from kastelan.bots import decide, find_bot
from kastelan.core.game import Event, State
from kastelan.games import find
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.position_message import Perspective, happened
from kastelan.server.play.table import LogLine
from kastelan.server.play.turns import MOST_MOVES
from kastelan.server.storage.log_entries import MOVE, Entry
from tests.locale.test_fluent import messages, variables

NAMES: Final = ("Anna", "Otto", "Ella", "Max", "Zoe")
TABLES: Final = [
    ("kingdom", 2, {}, "random"),
    ("kingdom", 4, {"cards": "lords,miners,knights"}, "greedy"),
    ("seasons", 2, {}, "greedy"),
    ("seasons", 4, {"winter": "yes"}, "random"),
    ("seasons", 3, {"winter": "yes"}, "greedy"),
    ("ludwig", 1, {}, "random"),
    ("ludwig", 3, {}, "greedy"),
    ("ludwig", 4, {"modules": "all"}, "random"),
    ("ludwig", 2, {"modules": "all"}, "greedy"),
    ("ludwig", 5, {"modules": "all,double_decrees"}, "random"),
]
"""Games with all modules of theirs, and who plays them."""

FORBIDDEN: Final = {
    "rule's id": re.compile(r"\b[A-Z]{2,}[0-9]?(?:-[A-Z]+)*-\d+\b|\b(?:KB|LUD|CS)-[A-Z]"),
    "seat's letter": re.compile(r"\b[B-E]\b|\bA[:=)]"),
    "notation": re.compile(r"\w[:_<=+]\w|[a-z]\.\w|\w,[^\s\d]|\b[a-z]{3,}\d"),
    "placeholder": re.compile(r"[{}]|\bNone\b|\bTrue\b"),
    "empty bracket": re.compile(r"\( *\)|  "),
}


def faults(sentence: str) -> list[str]:
    return [name for name, pattern in FORBIDDEN.items() if pattern.search(sentence)]


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("Anna builds (KB-TURN-2).", "rule's id"),
        ("The reward is void: REW-3.", "rule's id"),
        ("B wins.", "seat's letter"),
        ("Trader (A)", "seat's letter"),
        ("Anna plays place:stable.16.", "notation"),
        ("Otto: worker_wood.", "notation"),
        ("Otto buys buy15.", "notation"),
        ("Anna gets None.", "placeholder"),
    ],
)
def test_what_a_story_must_not_contain_is_found(sentence: str, fault: str) -> None:
    assert fault in faults(sentence)


def test_places_names_and_sums_belong_to_a_story() -> None:
    assert not faults("Otto builds: L10, K10, M9. +5 points (Washroom +2, Washroom for 3 × Sauna +3). 15,000")


@dataclass(frozen=True)
class Played:
    """A whole game: its log, the position before each line, and the last position."""

    lines: tuple[LogLine, ...]
    states: tuple[State, ...]


@cache
def played(game: str, players: int, options: tuple[tuple[str, str], ...], bot: str) -> Played:
    luck, player = Random(8), find_bot(bot)
    state = find(game).new(players, dict(options) or None, seed=6)
    lines, states = list[LogLine](), [state]
    while state.actors:
        seat, events = state.actors[0], list[Event]()
        action = decide(player, state, seat, luck)
        entry = Entry(len(states), MOVE, seat, state.game.actions.write(action), "", 0)
        state = state.copy()
        state.apply(seat, action, events.append)
        lines.append(LogLine(entry, tuple(events)))
        states.append(state)
    return Played(tuple(lines), tuple(states))


def told(game: Played, reader: Reader) -> Iterator[str]:
    """All that a log shows its reader: what is asked, each line, and the turns that lines belong to."""
    for at, line in enumerate(game.lines):
        before, after = game.states[at : at + 2]
        if reader.seat in before.actors:
            yield reader.narrator.question(before.ask(reader.seat))
        seen = Perspective(after, reader.seat, (line,), game.lines[max(0, at - MOST_MOVES) : at])
        (shown,) = happened(seen, False, reader)
        yield from shown.text or []
        yield from [*shown.turn.text, *shown.turn.after] if shown.turn else []
        last = reader.last_round(after)
        yield str(last["text"]) if last else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options", "bot"), TABLES)
def test_the_log_of_a_whole_game_is_told_in_plain_words(
    game: str, players: int, options: dict[str, str], bot: str, language: str
) -> None:
    found = played(game, players, tuple(options.items()), bot)
    for seat in (0, None):
        reader = Reader(find(game), seat, Speaker(language), NAMES[:players], seat)
        wrong = {line: faults(line) for line in told(found, reader) if faults(line)}
        assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_about_a_game_shows_the_id_of_a_rule(language: str) -> None:
    """Refusals carry their rule beside the sentence, so that each reader is shown it in their way."""
    for name, message in messages(language).items():
        if name.startswith(("error-", "kingdom-", "ludwig-", "seasons-")) and name != "error-no-such-rule":
            assert "rule" not in variables(message) or name == "error-table-which-rule", name
