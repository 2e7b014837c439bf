"""A game as text, and playing it back. docs/notation.md describes the format.

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
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.options import checked
from kastelan.core.position import digest, parse_position, write_position

Find = Callable[[str, int], Game]
"""Finds a game in a rules version by its name; BadOption if there is none."""

TAG: Final = re.compile(r'\[([A-Z][A-Za-z]*) ("(?:[^"\\]|\\.)*")(?: ("(?:[^"\\]|\\.)*"))?\]')
MOVES: Final = re.compile(r"([A-Z]):((?: +\S+)+)")
LINE_END: Final = re.compile(r"\r\n?|\n")  # and no other: names may hold the rarer ones
SINGLE: Final = ("Game", "Rules", "Players", "Seed", "Position", "Result", "Hash")
LONGEST: Final = 2_000_000


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record: who, the word, and the line it stands in."""

    seat: Seat
    word: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not, as it is written down."""

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


@dataclass(frozen=True, slots=True)
class Step:
    """One action played back: the position after it and what was told. The first step has no action."""

    number: int
    state: State
    events: tuple[Event, ...]
    move: Move | None = None
    action: Action | None = None


def begin(game: Game, players: int, options: dict[str, str], seed: int, names: Sequence[str] = ()) -> Record:
    """The record of a game that is about to start; its options are written in their one true form."""
    known = checked(game.options, options)
    texts = {
        option.name: option.write(known[option.name]) for option in game.options if option.name in options
    }
    return Record(game.name, game.version, players, tuple(sorted(texts.items())), seed, None, tuple(names))


def begin_at(state: State, names: Sequence[str] = ()) -> Record:
    """The record of a game that goes on from a position."""
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
    start = 0
    for at in range(1, len(moves) + 1):
        if at == len(moves) or moves[at].seat != moves[start].seat:
            yield f"{chr(65 + moves[start].seat)}: {' '.join(move.word for move in moves[start:at])}"
            start = at


def parse(text: str) -> Record:
    """The record that is written like this; BadRecord with the line if it is none."""
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
    pair = name in ("Option", "Seat")
    if (
        len(values) != 1 + pair
        or name in single
        or (name == "Seat" and values[0] != chr(65 + len(names)))
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
    """What stands between the quotes; ValueError if no file could hold it."""
    text = str(json.loads(quoted))
    text.encode()  # half of a surrogate pair
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


def first_state(record: Record, find: Find) -> tuple[State, tuple[Event, ...]]:
    """The position a record starts from, and what was told at set-up."""
    told: list[Event] = []
    try:
        game = find(record.game, record.version)
        if record.position is not None:
            state = parse_position(game, record.position)
        else:
            state = game.new(record.players, dict(record.options), record.seed or 0, told.append)
    except (BadOption, BadPosition) as error:
        raise BadRecord.of(error) from error
    if state.players != record.players:
        raise BadRecord("bad-header", tag="Players")
    if len(record.names) > record.players:
        raise BadRecord("bad-header", tag="Seat")
    return state, tuple(told)


def play_back(record: Record, find: Find) -> Iterator[Step]:
    """Every position of a record in order, each step with its own copy; BadRecord where it goes wrong.

    After the last step result and hash are compared with the header.
    """
    state, told = first_state(record, find)
    yield Step(0, state.copy(), told)
    for number, move in enumerate(record.moves, 1):
        events: list[Event] = []
        try:
            action = state.game.actions.parse(move.word)
            state.apply(move.seat, action, events.append)
        except BadNotation as error:
            raise BadRecord("bad-word", line=move.line, move=number, text=error.text) from error
        except KastelanError as error:
            raise BadRecord("move-refused", line=move.line, move=number, text=move.word) from error
        yield Step(number, state.copy(), tuple(events), move, action)
    _check_end(record, state)


def _check_end(record: Record, state: State) -> None:
    outcome = state.outcome
    if record.result is not None and record.result != (outcome.scores if outcome else None):
        raise BadRecord("other-result", move=len(record.moves))
    if record.hash is not None and record.hash != digest(state):
        raise BadRecord("other-hash", move=len(record.moves))


def pending_from(steps: Sequence[Step]) -> int:
    """The number of the first move that belongs to a secret choice which is not complete at the last step.

    One more than there are moves if none does. Such moves are nobody's business before all have chosen.
    """
    last = len(steps) - 1
    rest, chosen = set(steps[-1].state.actors), set[Seat]()
    first = last + 1
    for number in range(last, 0, -1):
        move = steps[number].move
        if not rest or move is None or move.seat in chosen | rest:
            break
        chosen.add(move.seat)
        if set(steps[number - 1].state.actors) == rest | chosen:
            first = number
    return first


def replay(record: Record, find: Find) -> State:
    """The position that a record leads to, with result and hash compared."""
    *_, last = play_back(record, find)
    return last.state
