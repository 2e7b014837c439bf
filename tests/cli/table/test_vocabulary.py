"""Words that people type at the table, in three languages."""

from __future__ import annotations

from dataclasses import replace

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from kastelan.cli.table.commands import COMMANDS
from kastelan.cli.table.line_editor import WordsOffered
from kastelan.cli.table.players import recorded, seated
from kastelan.cli.table.screens import PlayerNames, Screen, screen_of
from kastelan.cli.table.vocabulary import Vocabulary, folded, latin, small_number, spoken
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadNotation
from kastelan.core.record import begin
from kastelan.games.kingdom import KINGDOM
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE
from kastelan.games.kingdom.components import BARN, HARBOR, TAVERN, TOWER
from kastelan.locale import LANGUAGES, Speaker
from tests.games.kingdom.tables import B2, table


def screen(language: str) -> Screen:
    return screen_of("kingdom", Speaker(language), PlayerNames(KINGDOM, ("Ann", "Bob")))


@pytest.mark.parametrize(("typed", "found"), [("VĚŽ", "vez"), ("Ещё", "еще"), (" Undo ", "undo")])
def test_case_and_marks_do_not_matter(typed: str, found: str) -> None:
    assert folded(typed) == found


def test_cyrillic_capitals_read_as_the_latin_ones_they_look_like() -> None:
    assert latin("с7") == "C7"  # the letter is Cyrillic
    assert latin("f7") == "F7"


def test_a_beginning_is_enough_where_it_is_clear() -> None:
    known = Vocabulary[int]()
    known.add(("tavern", "krčma"), 1)
    known.add(("tower", "věž"), 2)
    assert (known.find("ta"), known.find("KRC"), known.find("vez"), known.find("barn")) == (1, 1, 2, None)
    with pytest.raises(BadInput, match="table-ambiguous"):
        known.find("t")


def test_a_number_is_read_only_where_it_can_be_small_enough() -> None:
    assert [small_number(text, 1, 400) for text in ("1", "080", "400")] == [1, 80, 400]
    for wrong in ("", "0", "401", "-1", "1.5", "²", "٣", "9" * 5000):
        with pytest.raises(BadInput, match="bad-number"):
            small_number(wrong, 1, 400)


def test_moves_are_hexes_tiles_and_the_end_in_either_language() -> None:
    view = table(B2).state.view(0)
    assert screen("en").read("f7", view) == BUILD[125]
    assert screen("ru").read("с7", view) == BUILD[122]
    assert screen("cs").read("vez", view) == screen("cs").read("tower", view) == USE[TOWER]
    assert screen("ru").read("гавань", view) == USE[HARBOR]
    assert screen("cs").read("konec", view) == screen("ru").read("конец", view) == END
    for wrong in ("Z1", "A21", "barnyard", ""):
        with pytest.raises(BadNotation):
            screen("en").read(wrong, view)


def test_a_hex_means_what_the_step_asks_for() -> None:
    state = table(B2, a=[(4, 4)], card="grass").state
    state.kind, state.step = BARN, 4
    assert screen("en").read("E5", state.view(0)) == LIFT[84]
    state.lifted, state.step = 84, 5
    assert screen("en").read("E5", state.view(0)) == PUT[84]


def test_only_legal_tiles_may_be_shortened() -> None:
    view = table(B2).state.view(0)
    words = screen("cs").action_words(view, [USE[TAVERN], END])
    assert words == {"krčma": USE[TAVERN], "tavern": USE[TAVERN], "konec": END, "end": END, "e": END}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    words = [word for command in COMMANDS for word in map(folded, spoken(Speaker(language), command.words))]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_called_like_a_move(language: str) -> None:
    view = table(B2).state.view(0)
    for command in COMMANDS:
        for word in spoken(Speaker(language), command.words):
            assert not screen(language).can_read(word, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_every_tile_and_card(language: str) -> None:
    rules = Speaker(language).rules("kingdom").rules
    topics = screen(language).topics()
    assert len(topics) == 8 + 10 + 5
    for topic in topics:
        for wish in topic.rules:
            assert any(rule == wish or rule.startswith(f"{wish}-") for rule in rules)


def test_completion_offers_what_goes_on_like_the_last_word() -> None:
    offered = WordsOffered(["F7", "F8", "věž", "undo"])
    document = Document("F7 ve")
    found = list(offered.get_completions(document, CompleteEvent()))
    assert [(one.text, one.start_position) for one in found] == [("věž", -2)]


def test_seats_are_people_and_bots_in_order_or_by_letter() -> None:
    seating = seated("kingdom", 4, ["C=Ann", "you"], Speaker("en"))
    assert seating.names == ("You", "Otmar", "Ann", "Kunigunde")
    assert seating.people == (0, 2)
    assert seating.you is None
    assert seated("kingdom", 2, [], Speaker("en")).you == 0


@pytest.mark.parametrize("wish", ["D=you", "A=", "AB=you", "=you", "A=" + "x" * 30])
def test_a_seat_that_is_none_is_refused(wish: str) -> None:
    with pytest.raises(BadInput, match="table-bad-seat"):
        seated("kingdom", 3, [wish], Speaker("en"))


def test_a_seat_is_taken_once() -> None:
    with pytest.raises(BadInput, match="table-bad-seat"):
        seated("kingdom", 2, ["A=you", "A=Bob"], Speaker("en"))


def test_a_record_remembers_who_is_a_bot() -> None:
    seating = seated("kingdom", 3, ["B=Ann"], Speaker("en"))
    record = begin(KINGDOM, 3, {}, 1, seating.names)
    again = recorded(replace(record, tags=seating.tags))
    assert again.names == seating.names
    assert again.people == seating.people == (1,)
