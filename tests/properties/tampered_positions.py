"""Positions of random games in which something was changed, and the check that reading them is safe.

A tampered position must either be refused with BadPosition, or be a position that can be looked at, drawn and
played to the end like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

import msgspec

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Event, Game, Plain, Seat, State
from kastelan.core.jsonable import plain_view
from kastelan.core.record import begin_at, close, parse, replay, write
from kastelan.games import find
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.locale import Speaker
from kastelan.narration import narrator_of
from kastelan.narration.player_names import PlayerNames
from kastelan.pictures.game_pictures import Style, pictures_of
from kastelan.server.presenters import presenter_of
from tests.properties.tables import LONGEST_GAME, pick, possible_options

MODULE_NAMES: Final = tuple(module.name for module in MODULES)
COMBINATIONS: Final = tuple(
    ",".join(names) for count in range(len(MODULE_NAMES) + 1) for names in combinations(MODULE_NAMES, count)
)
"""Every combination of Ludwig's modules, as it is written in the option."""

LOOKS: Final = 0.005
"""The share of moves after which a position is looked at in every way."""

PICTURES: Final = 0.03
IDEAS: Final = 0.1
"""The shares of looks that include a picture, and ideas for a player, which take longer than all the rest."""

WORDS: Final = 0.2
"""The share of games whose end is looked at, put into words and replayed."""

Path = tuple[int, ...]
Mutation = Callable[[Plain, Random], Plain]


@dataclass(frozen=True, slots=True)
class Trial:
    """A position that was tampered with: the game it is of, and its plain values."""

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...]
    plain: Plain
    how: str


# Games to take positions from


@lru_cache(maxsize=4)
def frozen_game(
    name: str, version: int, seed: int, modules: str | None
) -> tuple[int, tuple[tuple[str, str], ...], tuple[Plain, ...]]:
    """Players, options and all positions of a random game."""
    game, choose = find(name, version), Random(f"{name} {version} {seed} {modules}")
    players, options = _table(game, choose, modules)
    state, found = game.new(players, dict(options), seed), list[Plain]()
    by_kind = choose.random() < 0.7
    while state.actors and len(found) < LONGEST_GAME:
        found.append(state.freeze())
        seat = choose.choice(state.actors)
        state.apply(seat, pick(state.legal(seat), choose, by_kind))
    return players, options, (*found, state.freeze())


def _table(game: Game, choose: Random, modules: str | None) -> tuple[int, tuple[tuple[str, str], ...]]:
    """Players and options at random. Ludwig has these modules, or any if none are named."""
    while True:
        players = choose.choice(game.seats)
        options = dict(possible_options(game, players, choose))
        if modules is not None:
            options["modules"] = modules
        elif game.name == "ludwig":
            count = choose.randint(0, len(MODULE_NAMES))
            options["modules"] = ",".join(choose.sample(MODULE_NAMES, count))
        try:
            game.new(players, options)
        except BadOption:
            continue
        return players, tuple(options.items())


# Tampering


def trials(name: str, version: int, seed: int, count: int, modules: str | None = None) -> Iterator[Trial]:
    """Tampered positions of one random game, of Ludwig with these modules."""
    players, options, positions = frozen_game(name, version, seed, modules)
    choose = Random(f"{seed} {modules}")
    for _ in range(count):
        # Later positions more often: they have more in them, and less is left to play.
        number = max(choose.randrange(len(positions)), choose.randrange(len(positions)))
        plain = positions[number]
        applied = []
        for _ in range(1 if choose.random() < 0.8 else 2):
            mutation = choose.choices(MUTATIONS, WEIGHTS)[0]
            if mutation is transplanted:
                plain = transplanted(plain, choose, choose.choice(positions))
            else:
                plain = mutation(plain, choose)
            applied.append(mutation.__name__)
        yield Trial(name, version, players, options, plain, "+".join(applied))


def number_changed(plain: Plain, choose: Random) -> Plain:
    """Another number in one place."""
    path = _some_leaf(plain, choose)
    value = _at(plain, path)
    old = value if isinstance(value, int) else 0
    new = choose.choice(
        (
            *(old + 1, old - 1, -old, -1, 0, 1, old ^ 1 << choose.randrange(12), choose.randrange(12)),
            *(choose.randrange(300), choose.randrange(10**6), old + 1000, old << 1, 1 << 200, -(1 << 70)),
            *(_at(plain, _some_leaf(plain, choose)),),
        )
    )
    return _with(plain, path, new)


def numbers_swapped(plain: Plain, choose: Random) -> Plain:
    """Two numbers in each other's places, so that everything still adds up."""
    here, there = _some_leaf(plain, choose), _some_leaf(plain, choose)
    first, second = _at(plain, here), _at(plain, there)
    return _with(_with(plain, here, second), there, first)


def number_moved(plain: Plain, choose: Random) -> Plain:
    """A number from one row in another."""
    rows = [path for path in _rows(plain) if _is_row(_at(plain, path))]
    full = [path for path in rows if _at(plain, path)]
    if not full:
        return plain
    source, target = choose.choice(full), choose.choice(rows)
    row = _at(plain, source)
    assert isinstance(row, tuple)
    place = choose.randrange(len(row))
    taken = row[place]
    plain = _with(plain, source, (*row[:place], *row[place + 1 :]))
    grown = _at(plain, target)
    assert isinstance(grown, tuple)
    at = choose.randint(0, len(grown))
    return _with(plain, target, (*grown[:at], taken, *grown[at:]))


def row_changed(plain: Plain, choose: Random) -> Plain:
    """A row with an item left out, repeated, added or in another order."""
    path = choose.choice(_rows(plain))
    row = _at(plain, path)
    assert isinstance(row, tuple)
    if not row:
        item: Plain = choose.choice(
            (0, 1, -1, (), choose.randrange(300), _at(plain, _some_leaf(plain, choose)))
        )
        return _with(plain, path, (item,))
    at = choose.randrange(len(row))
    shuffled = list(row)
    choose.shuffle(shuffled)
    changed: Plain = choose.choice(
        (
            *((*row[:at], *row[at + 1 :]), (*row, row[at]), (*row[:at], row[at], *row[at:]), (), row[:at]),
            *(tuple(shuffled), row[::-1], (*row, choose.randrange(300)), None, choose.randrange(10)),
        )
    )
    return _with(plain, path, changed)


def subtrees_swapped(plain: Plain, choose: Random) -> Plain:
    """Two fields of a row in each other's places."""
    rows = [path for path in _rows(plain) if len(_children(_at(plain, path))) > 1]
    if not rows:
        return plain
    path = choose.choice(rows)
    row = list(_children(_at(plain, path)))
    first, second = choose.sample(range(len(row)), 2)
    row[first], row[second] = row[second], row[first]
    return _with(plain, path, tuple(row))


def transplanted(plain: Plain, choose: Random, other: Plain | None = None) -> Plain:
    """A part of another position of the same game."""
    path = _some_path(plain, choose)
    try:
        return _with(plain, path, _at(other, path))
    except (IndexError, TypeError):  # the other position has nothing there
        return plain


MUTATIONS: Final[tuple[Mutation, ...]] = (
    *(number_changed, numbers_swapped, number_moved, row_changed, subtrees_swapped, transplanted),
)
WEIGHTS: Final = (8, 4, 3, 3, 1, 5)


def _children(plain: Plain) -> tuple[Plain, ...]:
    return plain if isinstance(plain, tuple) else ()


def _is_row(plain: Plain) -> bool:
    return isinstance(plain, tuple) and not any(isinstance(item, tuple) for item in plain)


def _some_path(plain: Plain, choose: Random) -> Path:
    """A path that stops at any depth, with each field as likely as its neighbours."""
    path: Path = ()
    while children := _children(plain):
        if path and choose.random() < 0.25:
            break
        at = choose.randrange(len(children))
        path, plain = (*path, at), children[at]
    return path


def _some_leaf(plain: Plain, choose: Random) -> Path:
    """The path to a number; half of the time each field is as likely, however many numbers it has."""
    leaves = list(_leaves(plain, ()))
    if choose.random() < 0.5:
        return choose.choice(leaves)
    path: Path = ()
    found = plain
    while True:
        children = [at for at, child in enumerate(_children(found)) if not isinstance(child, tuple) or child]
        if not children:
            return path if not isinstance(found, tuple) else choose.choice(leaves)
        at = choose.choice(children)
        path, found = (*path, at), _children(found)[at]


def _leaves(plain: Plain, path: Path) -> Iterator[Path]:
    if isinstance(plain, tuple):
        for at, child in enumerate(plain):
            yield from _leaves(child, (*path, at))
    else:
        yield path


def _rows(plain: Plain, path: Path = ()) -> list[Path]:
    found = [path] if isinstance(plain, tuple) and path else []
    for at, child in enumerate(_children(plain)):
        if isinstance(child, tuple):
            found += _rows(child, (*path, at))
    return found


def _at(plain: Plain, path: Path) -> Plain:
    for at in path:
        if not isinstance(plain, tuple):
            raise IndexError(at)
        plain = plain[at]
    return plain


def _with(plain: Plain, path: Path, new: Plain) -> Plain:
    if not path:
        return new
    if not isinstance(plain, tuple):
        raise IndexError(path)
    at, *rest = path
    return (*plain[:at], _with(plain[at], tuple(rest), new), *plain[at + 1 :])


# The check


def read(trial: Trial) -> State | None:
    """The position, or None if it was refused."""
    game, given = find(trial.game, trial.version), dict(trial.options)
    options = {option.name: option.check(given.get(option.name, option.default)) for option in game.options}
    try:
        state = game.thaw(trial.players, options, trial.plain)
    except BadPosition:
        return None
    # A line of text that is read must be written in the same way (core/position.py).
    return state if state.freeze() == trial.plain else None


def check(trial: Trial, seed: int) -> bool:
    """Whether the position was accepted; if so it was played to the end, and exceptions come through."""
    state = read(trial)
    if state is None:
        return False
    play(state, Random(seed))
    return True


def play(state: State, choose: Random) -> None:
    """Play at random to the end, looking at the position in every way now and then."""
    events, moves, first, game = list[Event](), list[tuple[Seat, str]](), state.copy(), state.game
    look(state, choose)
    while actors := state.actors:
        assert len(moves) < LONGEST_GAME, "the game does not end"
        seat = choose.choice(actors)
        legal = state.legal(seat)
        assert legal, "an actor has no legal action"
        action = pick(legal, choose, by_kind=False)
        moves.append((seat, game.actions.write(action)))
        state.apply(seat, action, events.append)
        if choose.random() < LOOKS:
            look(state, choose)
    assert state.outcome is not None, "the game has no result"
    if choose.random() < WORDS:
        look(state, choose)
        seat = choose.choice((None, *range(state.players)))
        narrate(state, [found for event in events if (found := event.seen_by(seat)) is not None])
        replay(parse(write(close(begin_at(first), moves, state))), find)


def look(state: State, choose: Random) -> None:
    """What a seat or a spectator is shown of a position."""
    game, presenter = state.game, presenter_of(state.game.name)
    state.scores()
    seat = choose.choice((None, *range(state.players)))
    view = state.view(seat)
    plain_view(view)
    msgspec.json.encode(presenter.board(game, view))
    state.determinise(seat, choose.randrange(1 << 100)).view(seat)
    draw = pictures_of(game.name).table
    if draw is not None and choose.random() < PICTURES:
        draw(state.view(None), Style())
    if state.actors:
        _look_as_actor(state, choose.choice(state.actors), choose)


def _look_as_actor(state: State, seat: Seat, choose: Random) -> None:
    legal = state.legal(seat)
    narrator_of(Speaker("en"), _names(state)).question(state.ask(seat))
    for action in choose.sample(list(legal), min(2, len(legal))):
        state.preview(seat, action)
    if choose.random() < IDEAS:
        presenter_of(state.game.name).ideas(state.determinise(seat, choose.randrange(1 << 100)), seat)


def narrate(state: State, events: Sequence[Event]) -> None:
    """Put events into words."""
    narrator_of(Speaker("en"), _names(state)).narrate(choose_some(events))


def choose_some(events: Sequence[Event]) -> Sequence[Event]:
    """The last event of each kind, since words take longer than play."""
    return list({type(event): event for event in events}.values())


def _names(state: State) -> PlayerNames:
    return PlayerNames(state.game, tuple("ABCDE"[: state.players]))
