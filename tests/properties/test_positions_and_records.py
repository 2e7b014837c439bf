"""Positions and records survive being written, parsed and played back."""

from __future__ import annotations

import pickle
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kastelan.core.errors import BadOption, BadPosition, BadRecord
from kastelan.core.game import Game, State
from kastelan.core.position import digest, pack, parse_position, unpack, write_position
from kastelan.core.record import Record, begin, begin_at, close, parse, play_back, replay, write
from tests.properties.tables import (
    Moment,
    every_game,
    moments,
    play_on,
    possible_options,
    sample_tables,
    whole_game,
)
from tests.soaking import SOAK, some
from tests.toy import EVERY, find


def recorded(game: tuple[Moment, ...], end: State) -> Record:
    """The record of a game from its beginning."""
    table = game[0].table
    record = begin(table.rules(), table.players, dict(table.options), table.seed)
    return close(record, [(at.seat, table.rules().actions.write(at.action)) for at in game], end)


@every_game()
def test_a_record_plays_back_to_the_same_hash_and_the_same_text(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        game, end = whole_game(table)
        text = write(recorded(game, end))
        record = parse(text)
        assert write(record) == text
        assert digest(replay(record, find)) == digest(end)
        steps = list(play_back(record, find))
        assert len(steps) == len(game) + 1
        assert steps[-1].action == game[-1].action


@every_game()
@given(data=st.data())
def test_a_packed_position_arrives_in_another_process_as_it_was(
    name: str, version: int, data: st.DataObject
) -> None:
    state = data.draw(moments(name, version)).state
    packed = pickle.loads(pickle.dumps(pack(state)))
    there = unpack(find(packed.game, packed.version), packed)
    assert digest(there) == digest(state)
    for seat in state.actors:
        assert list(there.legal(seat)) == list(state.legal(seat))
        assert there.view(seat) == state.view(seat)


@every_game()
@given(data=st.data())
def test_a_record_may_begin_at_any_position(name: str, version: int, data: st.DataObject) -> None:
    moment = data.draw(moments(name, version))
    rest, after = whole_game(moment.table)[0][moment.number :][:5], moment.state
    for later in rest:
        after.apply(later.seat, later.action)
    words = [(later.seat, after.game.actions.write(later.action)) for later in rest]
    text = write(close(begin_at(moment.position), words, after))
    assert write(parse(text)) == text
    assert digest(replay(parse(text), find)) == digest(after)


@every_game()
@given(data=st.data())
def test_a_changed_word_is_refused_with_its_number_or_changes_the_game(
    name: str, version: int, data: st.DataObject
) -> None:
    table = data.draw(st.sampled_from(sample_tables(name, version)[:3]))
    game, end = whole_game(table)
    record = recorded(game, end)
    at = data.draw(st.integers(0, len(game) - 1))
    words = [(move.seat, move.word) for move in record.moves]
    words[at] = (words[at][0], data.draw(st.sampled_from(["nonsense", words[at - 1][1]])))
    damaged = parse(write(close(record, words, end)))
    if words[at][1] == record.moves[at].word:
        assert digest(replay(damaged, find)) == digest(end)
        return
    with pytest.raises(BadRecord) as caught:
        replay(damaged, find)
    assert at + 1 <= caught.value.move <= len(game)
    if words[at][1] == "nonsense":
        assert caught.value.move == at + 1


@every_game()
@given(data=st.data())
def test_a_position_is_one_safe_line_that_round_trips(name: str, version: int, data: st.DataObject) -> None:
    state = data.draw(moments(name, version)).position
    line = write_position(state)
    assert re.fullmatch(r"[A-Za-z0-9_.~-]+", line)
    back = parse_position(EVERY[name][version], line)
    assert write_position(back) == line
    assert back.actors == state.actors
    for seat in (None, *range(state.players)):
        assert back.view(seat) == state.view(seat)
    for seat in state.actors:
        assert list(back.legal(seat)) == list(state.legal(seat))


@every_game()
def test_the_last_position_round_trips(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        _, end = whole_game(table)
        back = parse_position(EVERY[name][version], write_position(end))
        assert back.outcome == end.outcome


@every_game()
@given(data=st.data())
def test_a_damaged_position_is_refused_or_playable(name: str, version: int, data: st.DataObject) -> None:
    line = write_position(data.draw(moments(name, version)).position)
    choose = random.Random(data.draw(st.integers(0, 10_000)))
    for _ in some(range(12), one_in=3):
        check_damaged(EVERY[name][version], mutated(line, choose), choose)


@every_game()
@given(data=st.data())
@settings(max_examples=3)
def test_a_position_with_one_changed_number_is_refused_or_playable(
    name: str, version: int, data: st.DataObject
) -> None:
    line = write_position(data.draw(moments(name, version)).position)
    choose = random.Random(len(line))
    for number in re.finditer(r"(?<=\.)(?:~?(?:\d+|X\w+)|N)", line):
        for changed in ("N", "~1", "0", "1", "5", "X" + "z" * 40):
            damaged = line[: number.start()] + changed + line[number.end() :]
            if damaged != line:
                check_damaged(EVERY[name][version], damaged, choose)


def check_damaged(game: Game, line: str, choose: random.Random) -> None:
    """Asserts that the line is refused, or that a game can be played from it."""
    try:
        state = parse_position(game, line)
    except BadPosition:
        return
    assert write_position(state) == line
    for seat in (None, *range(state.players)):
        state.view(seat)
    if SOAK or choose.random() < 0.25:  # playing to the end is slow
        play_on(state, choose)


def mutated(line: str, choose: random.Random) -> str:
    """The line with a character removed, doubled or changed, or with a number or a part changed."""
    at, there = choose.randrange(len(line)), choose.randrange(len(line))
    number = re.compile(r"\d+").search(line, at)
    changed = str(choose.choice([-1, 0, 1, 2, 5, 6, 7, 19, 400, 999_999]))
    return choose.choice(
        [
            line[:at] + line[at + 1 :],
            line[:at] + line[at] + line[at:],
            line[:at] + choose.choice("0129AXNWUV_.-~ é") + line[at + 1 :],
            line[:at] + line[min(at, there) : max(at, there)] + line[at:],
            line[: number.start()] + changed + line[number.end() :] if number else line[:at],
        ]
    )


@every_game()
@given(seed=st.integers(0, 10_000))
def test_a_game_with_random_options_round_trips(name: str, version: int, seed: int) -> None:
    choose, game = random.Random(seed), EVERY[name][version]
    players = choose.choice(game.seats)
    options = dict(possible_options(game, players, choose))
    state = game.new(players, options, seed)
    made = game.options_of(state)
    assert {option.name for option in game.options} == set(made)
    assert {
        key: option.write(made[key]) for option in game.options for key in options if key == option.name
    } == (options)
    assert digest(parse_position(game, write_position(state))) == digest(state)


@every_game()
def test_wrong_players_seeds_and_options_are_bad_options(name: str, version: int) -> None:
    game = EVERY[name][version]
    for players in (0, -1, game.seats[0] - 1, game.seats[-1] + 1, True, "two"):
        with pytest.raises(BadOption):
            game.new(players)  # type: ignore[arg-type]  # wrong on purpose
    for seed in (-1, 1.5, "seven", True):
        with pytest.raises(BadOption):
            game.new(seed=seed)  # type: ignore[arg-type]  # wrong on purpose
    for given_options in ({"no-such-option": "1"}, *({option.name: "no-such"} for option in game.options)):
        with pytest.raises(BadOption):
            game.new(options=given_options)
