"""Observations hold what the seat's view holds, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import numpy as np
import pytest

from kastelan.core.chance import seeded
from kastelan.core.errors import BadOption
from kastelan.core.game import Seat, State, View
from kastelan.core.jsonable import plain_view
from kastelan.envs.encoder import Encoder, encoder_of
from kastelan.envs.table import Settings, Table
from kastelan.games import GAMES, find
from tests.toy.bidding import VERSIONS

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdom", 2, {}),
    ("kingdom", 4, {"lords_need_settlement": True}),
    ("seasons", 2, {}),
    ("seasons", 3, {"winter": True}),
    ("seasons", 4, {"winter": True}),
    ("ludwig", 1, {}),
    ("ludwig", 3, {}),
    ("ludwig", 2, {"modules": "all"}),
    ("ludwig", 5, {"modules": "all,double_decrees"}),
]
IDS = ["-".join((name, str(players), *map(str, options.values()))) for name, players, options in TABLES]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=IDS)


def positions(game: str, players: int, options: dict[str, Any], games: int) -> Iterator[State]:
    """Positions of random games, as they are played."""
    luck = Random(f"{game} {players}")
    for seed in range(games):
        state = find(game).new(players, options, seed)
        while state.actors:
            yield state
            actor = luck.choice(state.actors)
            legal = state.legal(actor)
            state.apply(actor, legal[luck.randrange(len(legal))])


def seen(encoder: Encoder, state: State, seat: Seat) -> bytes:
    """An observation as bytes."""
    return b"".join(np.ascontiguousarray(part).tobytes() for part in encoder.observe(state, seat).values())


def known(view: View, derived: frozenset[str]) -> str:
    """A view without what the encoder may leave out, and without orders that mean nothing."""
    plain = plain_view(view)
    assert isinstance(plain, dict)
    found: dict[str, Any] = {name: value for name, value in plain.items() if name not in derived}
    for name in ("discards", "removed", "gone", "drawn"):
        if isinstance(found.get(name), list):
            found[name] = sorted(map(str, found[name]))
    return repr(found)


@every_table
def test_what_is_hidden_changes_nothing(game: str, players: int, options: dict[str, Any]) -> None:
    encoder, luck = encoder_of(find(game).new(players, options)), Random(1)
    for number, state in enumerate(positions(game, players, options, 1)):
        if number % 3 == 0:
            seat = luck.randrange(players)
            other = state.determinise(seat, seeded(number))
            assert seen(encoder, state, seat) == seen(encoder, other, seat)
            assert known(state.view(seat), encoder.derived) == known(other.view(seat), encoder.derived)


@every_table
def test_positions_that_look_alike_to_the_network_have_the_same_view(
    game: str, players: int, options: dict[str, Any]
) -> None:
    encoder = encoder_of(find(game).new(players, options))
    views: dict[tuple[Seat, bytes], str] = {}
    for number, state in enumerate(positions(game, players, options, 2)):
        seat = number % players
        view = known(state.view(seat), encoder.derived)
        assert views.setdefault((seat, seen(encoder, state, seat)), view) == view
    assert len(views) > 20


@every_table
def test_everything_that_a_view_holds_is_seen(game: str, players: int, options: dict[str, Any]) -> None:
    """Field by field: a position with another value there is seen to be another one, if its view is."""
    encoder, luck = encoder_of(find(game).new(players, options)), Random(2)
    changed = set[str]()
    for number, state in enumerate(positions(game, players, options, 2)):
        seat = luck.randrange(players)
        if number % (4 * players) == 0:
            before, view = seen(encoder, state, seat), state.view(seat)
            for name, other in tampered(state, luck):
                after = other.view(seat)
                if known(after, encoder.derived) != known(view, encoder.derived):
                    try:
                        found = seen(encoder, other, seat)
                    except (AssertionError, IndexError):  # such a position cannot be
                        continue
                    assert found != before, f"{name} is not seen"
                    changed |= differing(view, after)
    left = {field.name for field in fields(find(game).new(players, options).view(0))} - encoder.derived  # type: ignore[arg-type]  # views are dataclasses
    assert changed >= left - NEVER_TAMPERED - ({"master", "turn"} if players == 1 else set())


NEVER_TAMPERED = frozenset(
    # What the tampering cannot change alone, or that is empty in most games; other tests compare them.
    {"start", "lies", "cards", "favours", "deck", "unseen", "hand", "card", "pile", "module_state", "castles"}
    | {"completed", "put", "known", "on_deck", "looked", "room", "drawn", "extra", "stacks", "laid", "chosen"}
    | {"lying", "selected", "queue", "sale", "asked", "kind", "turned_in", "pending", "held", "order", "turn"}
    | {"discards", "removed", "gone", "hands", "built", "lifted"}
)


def differing(one: View, other: View) -> set[str]:
    """The fields of two views that differ."""
    return {field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)}  # type: ignore[arg-type]  # views are dataclasses


def tampered(state: State, luck: Random) -> Iterator[tuple[str, State]]:
    """Copies of a position with another value in one field each, as far as they can be viewed."""
    names: tuple[str, ...] = type(state).__slots__
    for name in names:
        other = state.copy()
        value = another(getattr(state, name), luck)
        if value is None or (name in ("seat", "master") and state.players == 1):
            continue
        try:
            setattr(other, name, value)
            for seat in range(state.players):
                other.view(seat)
        except Exception:  # such a position cannot be
            continue
        yield name, other


def another(value: object, luck: Random) -> object:
    """Another value of the same kind; None where we know none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value < 1 else value - 1
    if isinstance(value, tuple) and value:
        place = luck.randrange(len(value))
        inner = another(value[place], luck)
        return None if inner is None else (*value[:place], inner, *value[place + 1 :])
    return None


@every_table
def test_numbers_masks_and_features_agree_with_the_legal_actions(
    game: str, players: int, options: dict[str, Any]
) -> None:
    encoder = encoder_of(find(game).new(players, options))
    for number, state in enumerate(positions(game, players, options, 1)):
        if number % 2:
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        numbers = [encoder.number(state, seat, action) for action in legal]
        mask = encoder.mask(state, seat, legal)
        assert mask.shape == (encoder.size,)
        assert mask.dtype == np.int8
        assert sorted(set(numbers)) == np.flatnonzero(mask).tolist()
        for action, place in zip(legal, numbers, strict=True):
            assert encoder.action(state, seat, place, legal) == action
        rows = encoder.described(state, seat, legal)
        assert rows.shape == (len(legal), len(encoder.features))
        assert len({row.tobytes() for row in rows}) == len(legal)
        assert len(legal) <= encoder.most_listed


@every_table
def test_shapes_names_and_bounds(game: str, players: int, options: dict[str, Any]) -> None:
    table = Table(Settings(game, players, options))
    encoder = table.encoder
    assert len(encoder.plane_names) == encoder.planes[0]
    assert len(encoder.value_names) == encoder.vector.size
    assert len(set(encoder.value_names)) == encoder.vector.size
    spaces = table.observation_spaces()
    for state in positions(game, players, options, 1):
        found = encoder.observe(state, 0)
        assert all(spaces[name].contains(part) for name, part in found.items())


def test_observations_do_not_share_memory() -> None:
    table = Table(Settings("kingdom"))
    one, other = table.observe(0), table.observe(0)
    one["values"][:] = 5
    assert not np.array_equal(one["values"], other["values"])
    assert np.array_equal(other["values"], table.observe(0)["values"])


def test_a_game_without_an_encoder_is_refused() -> None:
    from tests.toy.manifest import MANIFEST

    GAMES.register(replace(MANIFEST, encoder=None))
    try:
        with pytest.raises(BadOption) as refused:
            encoder_of(VERSIONS[1].new(2))
        assert refused.value.message == "no-encoder"
    finally:
        GAMES.unregister("bidding")
