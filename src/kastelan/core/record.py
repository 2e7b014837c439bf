"""Records: a game as text, and its replay. docs/notation.md describes the format.

[Game "kingdom"]
[Rules "1"]
[Players "2"]
[Seed "7"]
[Seat "A" "Ann"]
[Seat "B" "Bob"]
[Result "54 48"]
[Hash "5d41402abc4b2a76b9719d91"]

A: F7 F8 F9 end
B: C12 C13 D13 end
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kastelan.core.errors import BadNotation, BadOption, BadPosition, BadRecord, KastelanError
from kastelan.core.game import Game, Seat, State
from kastelan.core.options import checked
from kastelan.core.position import digest, write_position
from kastelan.core.timeline import Move, PlayedStep, Timeline, start

Find = Callable[[str, int], Game]
"""Finds a game by its name and rules version; BadOption if there is none."""

TAG: Final = re.compile(r'\[([A-Z][A-Za-z]*) ("(?:[^"\\]|\\.)*")(?: ("(?:[^"\\]|\\.)*"))?\]')
MOVES: Final = re.compile(r"([A-Z]):((?: +\S+)+)")
LINE_END: Final = re.compile(r"\r\n?|\n")  # not the rarer ones of splitlines, which names may contain
SINGLE: Final = ("Game", "Rules", "Players", "Seed", "Position", "Result", "Hash")
LONGEST: Final = 2_000_000
LONGEST_NAME: Final = 200


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not, as it is stored."""

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    position: str | None = None
    names: tuple[str, ...] = ()
    result: tuple[int, ...] | None = None
    hash: str | None = None
    tags: tuple[tuple[str, str], ...] = ()
    moves: tuple[Move, ...] = ()


def begin(game: Game, players: int, options: dict[str, str], seed: int, names: Sequence[str] = ()) -> Record:
    """The record of a game that is about to start, with its options in canonical form."""
    known = checked(game.options, options)
    texts = {
        option.name: option.write(known[option.name]) for option in game.options if option.name in options
    }
    return Record(game.name, game.version, players, tuple(sorted(texts.items())), seed, None, tuple(names))


def begin_at(state: State, names: Sequence[str] = ()) -> Record:
    """The record of a game that starts from a position."""
    return Record(
        state.game.name, state.game.version, state.players, position=write_position(state), names=tuple(names)
    )


def close(record: Record, moves: Sequence[tuple[Seat, str]], state: State) -> Record:
    """The record with its moves, the hash of the position they lead to, and the result if there is one."""
    outcome = state.outcome
    return replace(
        record,
        moves=tuple(Move(seat, word) for seat, word in moves),
        result=outcome.scores if outcome else None,
        hash=digest(state),
    )


def write(record: Record) -> str:
    """The record as text."""
    return "\n".join([*_header(record), "", *_movetext(record.moves), ""])


def _tag(name: str, *values: object) -> str:
    return f"[{name} {' '.join(json.dumps(str(value), ensure_ascii=False) for value in values)}]"


def _header(record: Record) -> Iterator[str]:
    yield _tag("Game", record.game)
    yield _tag("Rules", record.version)
    yield _tag("Players", record.players)
    for name, value in record.options:
        yield _tag("Option", name, value)
    if record.seed is not None:
        yield _tag("Seed", record.seed)
    if record.position is not None:
        yield _tag("Position", record.position)
    for seat, name in enumerate(record.names):
        yield _tag("Seat", chr(65 + seat), name)
    for name, value in record.tags:
        yield _tag(name, value)
    if record.result is not None:
        yield _tag("Result", " ".join(map(str, record.result)))
    if record.hash is not None:
        yield _tag("Hash", record.hash)


def _movetext(moves: Sequence[Move]) -> Iterator[str]:
    # Successive moves of one seat share a line.
    start = 0
    for at in range(1, len(moves) + 1):
        if at == len(moves) or moves[at].seat != moves[start].seat:
            yield f"{chr(65 + moves[start].seat)}: {' '.join(move.word for move in moves[start:at])}"
            start = at


def parse(text: str) -> Record:
    """The record that a text holds; BadRecord with the line if the text is not a record."""
    if len(text) > LONGEST:
        raise BadRecord("record-too-long")
    single: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    names: list[str] = []
    tags: list[tuple[str, str]] = []
    moves: list[Move] = []
    for number, raw in enumerate(LINE_END.split(text), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            _read_tag(line, number, single, options, names, tags)
        else:
            moves.extend(_read_moves(line, number))
    return _assembled(single, options, names, tags, moves)


def _read_tag(
    line: str,
    number: int,
    single: dict[str, str],
    options: list[tuple[str, str]],
    names: list[str],
    tags: list[tuple[str, str]],
) -> None:
    found = TAG.fullmatch(line)
    if found is None:
        raise BadRecord("bad-tag", line=number)
    name = found[1]
    try:
        values = [_text(value) for value in found.groups()[1:] if value is not None]
    except ValueError:
        raise BadRecord("bad-tag", line=number) from None
    # These two tags have two values, all others one. Seats are listed in order: A, B, C, D.
    pair = name in ("Option", "Seat")
    if (
        len(values) != 1 + pair
        or name in single
        or (name == "Seat" and (values[0] != chr(65 + len(names)) or len(values[1]) > LONGEST_NAME))
        or (name == "Option" and values[0] in dict(options))
    ):
        raise BadRecord("bad-tag", line=number)
    if name == "Option":
        options.append((values[0], values[1]))
    elif name == "Seat":
        names.append(values[1])
    elif name in SINGLE:
        single[name] = values[0]
    else:
        tags.append((name, values[0]))


def _text(quoted: str) -> str:
    """The text between the quotes; ValueError if it cannot be encoded."""
    text = str(json.loads(quoted))
    text.encode()  # fails for half of a surrogate pair, which JSON can express
    return text


def _read_moves(line: str, number: int) -> Iterator[Move]:
    found = MOVES.fullmatch(line)
    if found is None:
        raise BadRecord("bad-move-line", line=number)
    for word in found[2].split():
        yield Move(ord(found[1]) - 65, word, number)


def _whole(single: dict[str, str], name: str) -> int:
    text = single.get(name, "")
    if not re.fullmatch(r"[0-9]{1,100}", text):
        raise BadRecord("bad-header", tag=name)
    return int(text)


def _assembled(
    single: dict[str, str],
    options: list[tuple[str, str]],
    names: list[str],
    tags: list[tuple[str, str]],
    moves: list[Move],
) -> Record:
    # A game starts either from a seed or from a position.
    if ("Seed" in single) == ("Position" in single):
        raise BadRecord("bad-header", tag="Seed")
    if "Game" not in single:
        raise BadRecord("bad-header", tag="Game")
    result = single.get("Result")
    if result is not None and not re.fullmatch(r"-?[0-9]{1,6}( -?[0-9]{1,6})*", result):
        raise BadRecord("bad-header", tag="Result")
    return Record(
        single["Game"],
        _whole(single, "Rules"),
        _whole(single, "Players"),
        tuple(options),
        _whole(single, "Seed") if "Seed" in single else None,
        single.get("Position"),
        tuple(names),
        tuple(map(int, result.split())) if result is not None else None,
        single.get("Hash"),
        tuple(tags),
        tuple(moves),
    )


def set_up(record: Record, find: Find) -> Timeline:
    """The game of a record before its first move."""
    try:
        game = find(record.game, record.version)
        timeline = start(game, record.players, record.options, record.seed or 0, record.position)
    except (BadOption, BadPosition) as error:
        raise BadRecord.of(error) from error
    # A position contains the number of players too, and the two may differ.
    if timeline.state.players != record.players:
        raise BadRecord("bad-header", tag="Players")
    if len(record.names) > record.players:
        raise BadRecord("bad-header", tag="Seat")
    return timeline


def timeline_of(record: Record, find: Find) -> Timeline:
    """The whole game of a record; BadRecord where it goes wrong, or if it leads to another result or hash."""
    timeline = set_up(record, find)
    # Exhaust the generator: it plays the moves, and at its end compares result and hash.
    for _ in _replay(timeline, record):
        pass
    return timeline


def play_back(record: Record, find: Find) -> Iterator[PlayedStep]:
    """The same game step by step from the set-up on, so that the steps before an error can be seen."""
    timeline = set_up(record, find)
    yield timeline.steps[0]
    yield from _replay(timeline, record)


def replay(record: Record, find: Find) -> State:
    """The position that a record leads to; BadRecord as for its timeline."""
    return timeline_of(record, find).state


def _replay(timeline: Timeline, record: Record) -> Iterator[PlayedStep]:
    for number, move in enumerate(record.moves, 1):
        try:
            step = timeline.replay(move)
        except BadNotation as error:
            raise BadRecord("bad-word", line=move.line, move=number, text=error.text) from error
        except KastelanError as error:
            raise BadRecord("move-refused", line=move.line, move=number, text=move.word) from error
        yield step
    _check_end(record, timeline.state)


def _check_end(record: Record, state: State) -> None:
    outcome = state.outcome
    if record.result is not None and record.result != (outcome.scores if outcome else None):
        raise BadRecord("other-result", move=len(record.moves))
    if record.hash is not None and record.hash != digest(state):
        raise BadRecord("other-hash", move=len(record.moves))
