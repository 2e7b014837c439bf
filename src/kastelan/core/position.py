"""A whole position as one URL-safe line, like FEN; and the hash of a position.

    kingdom_1_2__.tavern.oasis_.1.0.X4fZ...

Game, rules version and players, then one tree of values. Only letters, digits and `_ . - ~` occur:
`_` opens a tuple, `-` closes it, `.` stands before each item; numbers are decimal, from a million up `X` and
base 62, `~` is minus, `N` is nothing, and option texts are `W` with other characters than a-z and 0-9 as `U`
hex `V`.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final, NamedTuple

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Game, Plain, State
from kastelan.core.options import Options, check_players, checked

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
DECIMAL_BELOW: Final = 1_000_000
TOKEN: Final = re.compile(r"_|-|\.(?:~?(?:X[0-9A-Za-z]+|[0-9]{1,6})|N|W[a-z0-9UVA-F]*)?")
HEAD: Final = re.compile(r"([a-z]+)_([0-9]{1,6})_([0-9]{1,2})_")
# A lookup of the whole token is faster than parsing its digits.
SMALL: Final = {f".{number}": number for number in range(1000)}
"""The numbers that occur most, as they are written."""

# Lines come from users, so their length and the depth of their tuples are limited.
LONGEST: Final = 20_000
DEEPEST: Final = 12


def write_position(state: State) -> str:
    """The position as one line."""
    game = state.game
    options = game.options_of(state)
    # Leave out the options that are newer than every option with a value of its own (see Option.later).
    latest = max((one.later for one in game.options if options[one.name] != one.default), default=0)
    told = [option for option in game.options if option.later <= latest]
    texts = "".join(f".{_word(option.write(options[option.name]))}" for option in told)
    return f"{game.name}_{game.version}_{state.players}__{texts}-{_written(state.freeze())}"


class Packed(NamedTuple):
    """A position on its way to another process of ours: quick to pickle, and trusted where it arrives."""

    game: str
    version: int
    players: int
    options: Options
    plain: Plain


def pack(state: State) -> Packed:
    """The position for another process of ours."""
    game = state.game
    return Packed(game.name, game.version, state.players, dict(game.options_of(state)), state.freeze())


def unpack(game: Game, packed: Packed) -> State:
    """The position that `pack` packed. It is not validated, since it comes from our own code."""
    return game.thaw(packed.players, packed.options, packed.plain, trusted=True)


def digest(state: State) -> str:
    """A short hash of the whole position, hidden things included: equal for equal positions only."""
    return blake2b(write_position(state).encode(), digest_size=12).hexdigest()


def named_game(text: str) -> tuple[str, int]:
    """The game and the rules version that a position line is of."""
    head = HEAD.match(text)
    if head is None or len(text) > LONGEST:
        raise BadPosition
    return head[1], int(head[2])


def named_options(game: Game, text: str) -> dict[str, str]:
    """The options that a position line of this game was played with, as they are written there."""
    name, version = named_game(text)
    if (name, version) != (game.name, game.version):
        raise BadPosition("position-of-another-game", game=name, version=version)
    head = HEAD.match(text)
    assert head is not None
    end = text.find("-")
    words = _texts(text[head.end() : end], len(game.options)) if end > 0 else ()
    # The number of words shows up to which release the options were written.
    for latest in sorted({option.later for option in game.options}):
        told = [option.name for option in game.options if option.later <= latest]
        if len(words) == len(told):
            return dict(zip(told, words, strict=True))
    raise BadPosition


def parse_position(game: Game, text: str, trusted: bool = False) -> State:
    """The position that was written like this; a trusted one, from our own processes, is not validated."""
    words = named_options(game, text)
    head = HEAD.match(text)
    assert head is not None
    try:
        players = check_players(game.seats, int(head[3]))
        options = checked(game.options, words)
        state = game.thaw(players, options, _read(text[text.index("-") + 1 :]), trusted)
    except BadOption:
        raise BadPosition from None
    if not trusted and write_position(state) != text:  # every position has exactly one line
        raise BadPosition
    return state


def _word(text: str) -> str:
    return "W" + re.sub(r"[^a-z0-9]", lambda found: f"U{ord(found[0]):X}V", text)


def _texts(written: str, most: int) -> tuple[str, ...]:
    parts = written.split(".")
    if parts[0] != "_" or len(parts) > most + 1 or not all(part.startswith("W") for part in parts[1:]):
        raise BadPosition
    return tuple(
        re.sub(r"U([0-9A-F]{1,5})V", lambda found: chr(int(found[1], 16)), part[1:]) for part in parts[1:]
    )


def _written(value: Plain) -> str:
    if value is None:
        return "N"
    if isinstance(value, tuple):
        # Small numbers, the most common items, are written without a recursive call.
        items = [
            f".{item}" if type(item) is int and 0 <= item < DECIMAL_BELOW else "." + _written(item)
            for item in value
        ]
        return f"_{''.join(items)}-"
    sign, size = ("~", -value) if value < 0 else ("", value)
    return sign + (str(size) if size < DECIMAL_BELOW else "X" + _base62(size))


def _base62(number: int) -> str:
    digits = []
    while number:
        number, digit = divmod(number, 62)
        digits.append(DIGITS[digit])
    return "".join(reversed(digits))


def _read(text: str) -> Plain:
    """The tree of values; items stand behind dots, so a tuple inside a tuple is written `._..-`."""
    open_tuples: list[list[Plain]] = [[]]
    # The outermost value has no dot, so one is added: then every value stands behind a dot.
    for token in _tokens("." + text):
        if token in SMALL:
            open_tuples[-1].append(SMALL[token])
        elif token == "_":
            open_tuples.append([])
            if len(open_tuples) > DEEPEST:
                raise BadPosition
        elif token == "-":
            done = tuple(open_tuples.pop())
            if not open_tuples:
                raise BadPosition
            open_tuples[-1].append(done)
        elif token != ".":
            open_tuples[-1].append(_number(token[1:]))
    if len(open_tuples) != 1 or len(open_tuples[0]) != 1:
        raise BadPosition
    return open_tuples[0][0]


def _tokens(text: str) -> list[str]:
    found = TOKEN.findall(text)
    if sum(map(len, found)) != len(text):  # findall skips what is not a token
        raise BadPosition
    return found


def _number(text: str) -> Plain:
    if text == "N":
        return None
    sign, digits = (-1, text[1:]) if text.startswith("~") else (1, text)
    if not digits.startswith("X"):
        if not digits.isdecimal():
            raise BadPosition
        return sign * int(digits)
    number = 0
    for digit in digits[1:]:
        number = number * 62 + DIGITS.index(digit)
    return sign * number
