"""Records as text: they round-trip, and an error names the damaged line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.errors import BadRecord
from kastelan.core.position import write_position
from kastelan.core.record import (
    Record,
    begin,
    begin_at,
    close,
    parse,
    play_back,
    replay,
    set_up,
    write,
)
from kastelan.core.timeline import Move, PlayedStep
from tests.toy import find
from tests.toy.bidding import VERSIONS, PrizeShown

GAME = VERSIONS[1]
HEADER = """[Game "bidding"]
[Rules "1"]
[Players "2"]
[Option "prizes" "steep"]
[Seed "5"]
[Seat "A" "Ann"]
[Seat "B" "Bob"]
"""
MOVES = """
A: bid1
B: bid2
; a comment in between
A: bid3
B: bid4
A: bid5
B: bid1
"""
TEXT = HEADER + MOVES
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def played() -> Record:
    """The record of the game above, closed with result and hash."""
    words = [(move.seat, move.word) for move in parse(TEXT).moves]
    return close(begin(GAME, 2, {"prizes": "steep"}, 5, ("Ann", "Bob")), words, replay(parse(TEXT), find))


def error_of(text: str) -> BadRecord:
    """The error of a text that cannot be parsed or played back."""
    with pytest.raises(BadRecord) as caught:
        replay(parse(text), find)
    return caught.value


def test_a_record_is_written_like_this() -> None:
    record = parse(TEXT)
    assert (record.game, record.version, record.players, record.seed) == ("bidding", 1, 2, 5)
    assert record.options == (("prizes", "steep"),)
    assert record.names == ("Ann", "Bob")
    assert (record.position, record.result, record.hash, record.tags) == (None, None, None, ())
    assert record.moves[0] == Move(0, "bid1", 9)
    assert record.moves[2] == Move(0, "bid3", 12)


def test_a_closed_record_has_result_and_hash() -> None:
    text = write(played())
    assert '\n[Result "' in text
    assert '\n[Hash "' in text
    assert write(parse(text)) == text


def test_one_seat_after_another_gets_one_line() -> None:
    record = Record(
        "bidding", 1, 2, seed=5, moves=(Move(1, "bid1"), Move(1, "x"), Move(0, "y"), Move(1, "z"))
    )
    assert write(record).splitlines()[-3:] == ["B: bid1 x", "A: y", "B: z"]


def test_playing_back_gives_every_position_and_its_events() -> None:
    steps = list(play_back(parse(TEXT), find))
    assert [step.number for step in steps] == list(range(7))
    assert isinstance(steps[0], PlayedStep)
    assert steps[0].action is None
    assert [type(event) for event in steps[0].events] == [PrizeShown]
    assert [len(step.state.actors) for step in steps] == [2, 1, 2, 1, 2, 1, 0]
    assert [len(step.events) for step in steps] == [1, 1, 4, 1, 4, 1, 3]


@given(names=st.lists(NAMES, min_size=1, max_size=3), seed=st.integers(0, 10**99))
def test_any_name_round_trips(names: list[str], seed: int) -> None:
    record = begin(GAME, 3, {}, seed, names)
    assert parse(write(record)) == record


@pytest.mark.parametrize(
    "name",
    [
        'O"Neil',
        "back\\slash",
        "two\nlines",
        "\r\n\t\x00\x7f",
        "\x85\u2028\u2029\x0b\x0c\x1c",
        "Žofie",
        "Пётр",
        "🏰",
        "",
        " ",
        "];",
        '"]',
    ],
)
def test_odd_names_round_trip(name: str) -> None:
    record = begin(GAME, 2, {}, 5, (name, "Bob"))
    text = write(record)
    assert parse(text) == record
    assert parse(text.replace("\n", "\r\n")) == record


def test_comments_blank_lines_and_indents_do_not_matter() -> None:
    loose = "; by hand\n\n" + TEXT.replace("\n", "\n\n  ;; x\n\t ")
    assert replay(parse(loose), find).scores() == replay(parse(TEXT), find).scores()


def test_unknown_tags_are_kept() -> None:
    text = TEXT.replace("\n\n", '\n[Event "Our table"]\n[Date "2026-01-02"]\n[Event "twice"]\n\n', 1)
    record = parse(text)
    assert record.tags == (("Event", "Our table"), ("Date", "2026-01-02"), ("Event", "twice"))
    assert parse(write(record)).tags == record.tags


def test_a_record_may_begin_at_a_position() -> None:
    middle = list(play_back(parse(TEXT), find))[3].state
    rest = [(move.seat, move.word) for move in parse(TEXT).moves[3:]]
    record = close(begin_at(middle, ("Ann", "Bob")), rest, replay(parse(TEXT), find))
    assert record.position == write_position(middle)
    assert parse(write(record)).position == record.position
    assert replay(parse(write(record)), find).scores() == replay(parse(TEXT), find).scores()


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ('[Game "bidding"]', '[Game "bidding"', "bad-tag", 1),
        ('[Game "bidding"]', "[Game bidding]", "bad-tag", 1),
        ('[Game "bidding"]', '[game "bidding"]', "bad-tag", 1),
        ('[Game "bidding"]', '[Game "bid\\qding"]', "bad-tag", 1),
        ('[Game "bidding"]', '[Game "bid\tding"]', "bad-tag", 1),
        ('[Game "bidding"]', '[Game "bidding" "twice"]', "bad-tag", 1),
        ('[Players "2"]', '[Rules "1"]', "bad-tag", 3),
        ('[Option "prizes" "steep"]', '[Option "prizes"]', "bad-tag", 4),
        ('[Seed "5"]', '[Option "prizes" "even"]', "bad-tag", 5),
        ('[Seat "A" "Ann"]', '[Seat "B" "Ann"]', "bad-tag", 6),
        ('[Seat "A" "Ann"]', '[Seat "A" "\\ud800"]', "bad-tag", 6),
        ('[Seat "A" "Ann"]', f'[Seat "A" "{"A" * 201}"]', "bad-tag", 6),
        ('[Seat "B" "Bob"]', '[Seat "A" "Bob"]', "bad-tag", 7),
        ('[Seat "B" "Bob"]', '[Seat "B" "Bob" "Eve"]', "bad-tag", 7),
        ("A: bid1", "A bid1", "bad-move-line", 9),
        ("A: bid1", "A:", "bad-move-line", 9),
        ("A: bid1", "A:bid1", "bad-move-line", 9),
        ("A: bid1", "a: bid1", "bad-move-line", 9),
        ("B: bid4", "1. bid4", "bad-move-line", 13),
    ],
)
def test_the_error_names_the_damaged_line(old: str, new: str, message: str, line: int) -> None:
    assert old in TEXT
    error = error_of(TEXT.replace(old, new, 1))
    assert (error.message, error.line, error.move) == (message, line, 0)


@pytest.mark.parametrize(
    ("old", "new", "tag"),
    [
        ('[Game "bidding"]\n', "", "Game"),
        ('[Rules "1"]\n', "", "Rules"),
        ('[Rules "1"]', '[Rules "one"]', "Rules"),
        ('[Rules "1"]', '[Rules "-1"]', "Rules"),
        ('[Rules "1"]', '[Rules ""]', "Rules"),
        ('[Rules "1"]', '[Rules "١"]', "Rules"),
        ('[Players "2"]\n', "", "Players"),
        ('[Players "2"]', '[Players "2.5"]', "Players"),
        ('[Seed "5"]\n', "", "Seed"),
        ('[Seed "5"]', '[Seed "5"]\n[Position "x"]', "Seed"),
        ('[Seed "5"]', f'[Seed "{10**100}"]', "Seed"),
        ('[Seed "5"]', '[Seed "5"]\n[Result "won"]', "Result"),
        ('[Seed "5"]', '[Seed "5"]\n[Result ""]', "Result"),
        ('[Seat "B" "Bob"]', '[Seat "B" "Bob"]\n[Seat "C" "Eve"]', "Seat"),
    ],
)
def test_the_error_names_the_damaged_header(old: str, new: str, tag: str) -> None:
    assert old in TEXT
    error = error_of(TEXT.replace(old, new, 1))
    assert (error.message, error.facts["tag"], error.move) == ("bad-header", tag, 0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Game "bidding"]', '[Game "chess"]', "unknown-game"),
        ('[Rules "1"]', '[Rules "3"]', "unknown-game"),
        ('[Players "2"]', '[Players "7"]', "bad-players"),
        ('"prizes" "steep"', '"prizes" "none"', "bad-option-value"),
        ('"prizes" "steep"', '"price" "steep"', "unknown-option"),
        ('"prizes" "steep"', '"without" "1,2"', "low-bids-are-needed"),
        ('[Seed "5"]', '[Position "bidding_1_2__"]', "bad-position"),
        ('[Seed "5"]', '[Position "chess_1_2__"]', "position-of-another-game"),
    ],
)
def test_a_game_that_cannot_be_made_is_a_bad_record(old: str, new: str, message: str) -> None:
    assert old in TEXT
    error = error_of(TEXT.replace(old, new, 1))
    assert (error.message, error.line, error.move) == (message, 0, 0)


def test_a_position_for_other_players_is_a_bad_record() -> None:
    record = begin_at(GAME.new(3, seed=1))
    error = error_of(write(record).replace('[Players "3"]', '[Players "2"]'))
    assert (error.message, error.facts["tag"]) == ("bad-header", "Players")


@pytest.mark.parametrize(
    ("old", "new", "message", "line", "move"),
    [
        ("A: bid1", "A: bid9", "bad-word", 9, 1),
        ("A: bid1", "B: bid1", "move-refused", 10, 2),
        ("A: bid1", "Z: bid1", "move-refused", 9, 1),
        ("A: bid5", "A: bid1", "move-refused", 14, 5),
        ("B: bid1", "B: bid1 bid2", "move-refused", 15, 7),
        ("B: bid4", "B: BID4  what", "bad-word", 13, 5),
    ],
)
def test_the_error_names_line_and_number_of_an_illegal_move(
    old: str, new: str, message: str, line: int, move: int
) -> None:
    assert old in TEXT
    error = error_of(TEXT.replace(old, new, 1))
    assert (error.message, error.line, error.move) == (message, line, move)


def test_playing_back_gives_the_steps_before_an_illegal_move() -> None:
    steps = play_back(parse(TEXT.replace("A: bid5", "A: bid1")), find)
    assert [next(steps).number for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(BadRecord):
        next(steps)


def test_a_wrong_result_or_hash_is_found_at_the_end() -> None:
    text = write(played())
    assert replay(parse(text), find).outcome is not None
    lines = text.splitlines()
    for tag, message, new in (
        ("[Result", "other-result", '[Result "1 99"]'),
        ("[Hash", "other-hash", '[Hash "00"]'),
    ):
        changed = "\n".join(new if line.startswith(tag) else line for line in lines)
        error = error_of(changed)
        assert (error.message, error.move) == (message, 6)


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    error = error_of(TEXT.replace("A: bid5\nB: bid1\n", "").replace("\n\n", '\n[Result "0 0"]\n\n', 1))
    assert error.message == "other-result"


def test_a_record_without_moves_is_its_first_position() -> None:
    first = set_up(parse(HEADER), find).steps[0]
    assert write_position(replay(parse(HEADER), find)) == write_position(first.state)
    assert [type(event) for event in first.events] == [PrizeShown]


def test_a_record_that_is_too_large_is_refused_unread() -> None:
    assert error_of("; " + "x" * 2_000_000).message == "record-too-long"


@given(text=st.text(max_size=80))
def test_random_text_is_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord):
        replay(parse(text), find)


@given(seed=st.integers(0, 100_000))
def test_a_mutated_record_is_a_record_or_a_bad_record(seed: int) -> None:
    choose = random.Random(seed)
    text = write(played())
    for _ in range(choose.randint(1, 3)):
        at, there = choose.randrange(len(text)), choose.randrange(len(text))
        text = choose.choice(
            [
                text[:at] + text[at + 1 :],
                text[:at] + choose.choice('"\\[]:; \n9Aé\x00\u2028') + text[at:],
                text[: min(at, there)] + text[max(at, there) :],
                text[:at] + text[min(at, there) : max(at, there)] + text[at:],
            ]
        )
    try:
        state = replay(parse(text), find)
    except BadRecord as error:
        assert 0 <= error.line <= text.count("\n") + 1  # noqa: PT017  # most mutations raise, some do not
    else:
        assert state.players in GAME.seats
