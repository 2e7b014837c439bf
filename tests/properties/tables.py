"""What the shared properties look at: moments of games with all numbers of players and options at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest
from hypothesis import strategies as st

from kastelan.core.errors import BadNotation, BadOption
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.options import Choice, Flag, Option, Several, Value
from tests.toy import EVERY

TABLES_EACH: Final = 9
LONGEST_GAME: Final = 5_000
"""No game takes so many actions; one that does will not end at all."""


@dataclass(frozen=True, slots=True)
class Table:
    """How a game is set up and played at random."""

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def rules(self) -> Game:
        return EVERY[self.game][self.version]

    def first(self, tell: Callable[[Event], None] | None = None) -> State:
        return self.rules().new(self.players, dict(self.options), self.seed, tell)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game, who acts in it and how, and what was done before."""

    table: Table
    number: int
    position: State
    seat: Seat
    action: Action

    @property
    def state(self) -> State:
        """The position, as a copy that may be changed."""
        return self.position.copy()

    def __repr__(self) -> str:
        return f"Moment({self.table}, number={self.number}, seat={self.seat}, action={self.action})"


def some_flag(_: Flag, choose: random.Random) -> bool:
    """Yes or no."""
    return choose.random() < 0.5


def some_choice(option: Choice, choose: random.Random) -> str:
    """One of the words."""
    return choose.choice(option.words)


def some_of_several(option: Several, choose: random.Random) -> tuple[str, ...]:
    """As many words as are allowed, each once unless it may be repeated."""
    once = [word for word in option.words if word not in option.repeatable]
    room = option.most if option.repeatable else min(option.most, len(once))
    count = choose.randint(option.least, room)
    repeated = [word for word in option.repeatable for _ in range(count)]
    return tuple(choose.sample(once + repeated, count))


def some_value(option: Option, choose: random.Random) -> Value:
    """One thing that an option can be."""
    if isinstance(option, Flag):
        return some_flag(option, choose)
    if isinstance(option, Choice):
        return some_choice(option, choose)
    if isinstance(option, Several):
        return some_of_several(option, choose)
    return option.default  # a kind of option that one game alone has, such as a file of figures


def possible_options(game: Game, players: int, choose: random.Random) -> tuple[tuple[str, str], ...]:
    """Options at random that do not contradict each other; each is left alone half of the time."""
    while True:
        chosen = [option for option in game.options if choose.random() < 0.5]
        options = {option.name: option.write(some_value(option, choose)) for option in chosen}
        try:
            game.new(players, options)
        except BadOption:
            continue
        return tuple(options.items())


@cache
def sample_tables(name: str, version: int) -> tuple[Table, ...]:
    """The tables of a game that all properties share: every number of players, plain and with options."""
    game, choose = EVERY[name][version], random.Random(f"{name} {version}")
    return tuple(
        Table(
            name,
            version,
            players := game.seats[number % len(game.seats)],
            () if number < len(game.seats) else possible_options(game, players, choose),
            number,
        )
        for number in range(max(TABLES_EACH, len(game.seats)))
    )


def pick(legal: Sequence[Action], choose: random.Random, by_kind: bool) -> Action:
    """One action at random; by kind, rare kinds of action come as often as common ones."""
    if not by_kind:
        return legal[choose.randrange(len(legal))]
    kind = choose.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
    return choose.choice([action for action in legal if type(action) is kind])


@cache
def whole_game(table: Table) -> tuple[tuple[Moment, ...], State]:
    """Every moment of a game played at random, and the position it ends with."""
    choose, state, moments = random.Random(table.seed), table.first(), list[Moment]()
    while state.actors:
        seat = choose.choice(state.actors)
        action = pick(state.legal(seat), choose, by_kind=table.seed % 3 == 1)
        moments.append(Moment(table, len(moments), state.copy(), seat, action))
        assert len(moments) < LONGEST_GAME, table
        state.apply(seat, action)
    return tuple(moments), state


def play_on(state: State, choose: random.Random) -> None:
    """Play at random to the end."""
    for _ in range(LONGEST_GAME):
        if not state.actors:
            return
        seat = choose.choice(state.actors)
        state.apply(seat, pick(state.legal(seat), choose, by_kind=False))
    raise AssertionError(state)


@st.composite
def moments(draw: st.DrawFn, name: str, version: int) -> Moment:
    """A moment of one of the sample games; what fails shrinks towards the first moment of the first."""
    game, _ = whole_game(draw(st.sampled_from(sample_tables(name, version))))
    return game[draw(st.integers(0, len(game) - 1))]


def every_game() -> pytest.MarkDecorator:
    """Runs a test for all games in all versions, as `name` and `version`."""
    rows = [(name, version) for name, versions in EVERY.items() for version in versions]
    return pytest.mark.parametrize(("name", "version"), rows, ids=[f"{name}-{row}" for name, row in rows])


def some_actions(game: Game, count: int, choose: random.Random) -> list[Action]:
    """Actions from all over the action space, wherever a number has one."""
    found = list[Action]()
    for _ in range(count):
        try:
            found.append(game.actions.action(choose.randrange(game.actions.size)))
        except BadNotation:  # a gap in the numbers
            continue
    return found
