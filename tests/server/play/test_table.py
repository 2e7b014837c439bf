"""A table decides: sequence numbers, repeated answers, batches, taking back, clocks."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.core.errors import KastelanError, NotYourDecision, UnknownFollows
from kastelan.core.position import digest, write_position
from kastelan.core.record import parse, replay, write
from kastelan.core.seed_promise import check_promise
from kastelan.games import GAMES, find
from kastelan.server.errors import Conflict
from kastelan.server.play import history
from kastelan.server.play import table as play_table
from kastelan.server.play.clocks import Clock
from kastelan.server.play.commands import FORCED, NO_ID, GoBack, Return, StandIn, Vote
from kastelan.server.play.table import Plan, Setup, Table
from kastelan.server.storage.log_entries import MOVE, Entry, Snapshot
from kastelan.server.wire.play import AnswerUndo, AskUndo, Moves, Undo


class Played:
    """A table with the log that a server would have written."""

    def __init__(self, game: str = "kingdom", players: int = 2, clock: Clock | None = None) -> None:
        self.setup = Setup(game, find(game).version, players, (), 1)
        self.clock = clock or Clock()
        self.table = history.load(self.setup, self.clock, 0, [])
        self.log: list[Entry] = []
        self.luck = Random(5)
        self.client = 0

    def take(self, plan: Plan) -> Plan:
        self.log.extend(plan.entries)
        self.table.apply(plan)
        return plan

    def name(self) -> str:
        self.client += 1
        return f"c{self.client}"

    def move(self, word: str | None = None, at: int = 0) -> Plan:
        seat = self.table.state.actors[0]
        word = word or self.luck.choice(self.table.legal(seat))
        return self.take(self.table.decide(Moves(seat, self.table.seq, self.name(), [word]), at))

    def reloaded(self, snapshots: tuple[Snapshot, ...] = ()) -> Table:
        return history.load(self.setup, self.clock, 0, self.log, snapshots)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_moves_taken_back_loads_to_the_same_position(game: str) -> None:
    played, undone = Played(game), 0
    snapshots: list[Snapshot] = []
    while not played.table.over and played.table.seq < 3000:
        mover = played.table.state.actors[0]
        played.move()
        if played.table.can_undo(mover) and played.luck.random() < 0.1:
            played.take(played.table.decide(Undo(mover, played.table.seq, played.name()), 0))
            undone += 1
        now = played.table.now
        if now.back is None and len(snapshots) < played.table.seq // 40:
            snapshots.append(Snapshot(played.table.seq, now.moves, write_position(now.state)))
    assert played.table.over
    assert undone
    assert len(snapshots) > 1
    for again in (played.reloaded(), played.reloaded(tuple(snapshots))):
        assert digest(again.state) == digest(played.table.state)
        assert again.seq == played.table.seq
        assert again.answered == played.table.answered
    record = history.recorded(played.setup, played.log, ["Ann", "Bob"], played.table.state)
    copy = parse(write(record))
    assert digest(replay(copy, find)) == digest(played.table.state)
    check_promise(copy, find)


def test_a_repeated_answer_changes_nothing_and_gets_the_same_number() -> None:
    played = Played()
    word = played.table.legal(0)[0]
    first = played.take(played.table.decide(Moves(0, 0, "same", [word]), 0))
    again = played.table.decide(Moves(0, 0, "same", [word]), 0)
    assert (first.repeated, again.repeated, again.lines) == (None, 1, ())


def test_a_stale_answer_is_a_conflict() -> None:
    played = Played()
    played.move()
    word = played.table.legal(0)[0]
    with pytest.raises(Conflict, match="stale-answer"):
        played.table.decide(Moves(0, 0, "late", [word]), 0)
    with pytest.raises(Conflict, match="stale-answer"):
        played.table.decide(Moves(0, 9, "early", [word]), 0)


def test_a_batch_is_all_or_nothing() -> None:
    played = Played()
    word = played.table.legal(0)[0]
    with pytest.raises(KastelanError):
        played.table.decide(Moves(0, 0, "b", [word, word]), 0)
    assert (played.table.seq, played.table.legal(0)[0]) == (0, word)


def test_nothing_may_follow_a_word_that_turns_up_something_unknown() -> None:
    played = Played()
    while "end" not in played.table.legal(0):
        played.move()
    with pytest.raises(UnknownFollows):
        played.table.decide(Moves(0, played.table.seq, "b", ["end", "end"]), 0)


def test_seats_that_choose_in_secret_do_not_make_each_other_late() -> None:
    played = Played("seasons", 3)
    assert played.table.state.actors == (0, 1, 2)
    for seat in (2, 0, 1):
        played.take(played.table.decide(Moves(seat, 0, "x", [played.table.legal(seat)[0]]), 0))
    assert played.table.seq == 3


def test_a_secret_choice_is_taken_back_while_nobody_has_chosen_after_it() -> None:
    played = Played("seasons", 3)
    chosen = [played.table.legal(seat)[0] for seat in range(3)]
    before = [digest(played.table.state)]
    for number, seat in enumerate((2, 0)):
        played.take(played.table.decide(Moves(seat, 0, f"m{number}", [chosen[seat]]), 0))
        before.append(digest(played.table.state))
    assert not played.table.can_undo(2)  # somebody has chosen after it
    played.take(played.table.decide(Undo(0, played.table.seq, "u0", turn=True), 0))
    assert digest(played.table.state) == before[1]  # only the own choice is gone
    assert set(played.table.state.actors) == {0, 1}
    played.take(played.table.decide(Undo(2, played.table.seq, "u2"), 0))
    assert digest(played.table.state) == digest(played.reloaded().state) == before[0]
    for seat in range(3):
        played.take(played.table.decide(Moves(seat, played.table.seq, f"again{seat}", [chosen[seat]]), 0))
    assert not any(played.table.can_undo(seat) for seat in range(3))  # all cards are turned up


def test_nobody_takes_back_what_another_has_answered() -> None:
    played = Played()
    while played.table.state.actors == (0,):
        played.move()
    with pytest.raises(Conflict, match="nothing-to-undo"):
        played.table.decide(Undo(0, played.table.seq, "u"), 0)
    played.move()
    with pytest.raises(Conflict, match="nothing-to-undo"):
        played.table.decide(Undo(0, played.table.seq, "u"), 0)


def test_a_turn_is_restarted_as_a_whole() -> None:
    played = Played()
    before = digest(played.table.state)
    played.move()
    played.move()
    played.take(played.table.decide(Undo(0, 2, "u", turn=True), 0))
    assert digest(played.table.state) == before
    assert digest(played.reloaded().state) == before


def test_more_is_taken_back_only_by_consent_of_the_others() -> None:
    played = Played(players=3)
    while played.table.state.actors == (0,):
        played.move()
    played.move()
    played.take(played.table.decide(AskUndo(0, 1, "w"), 0))
    assert played.table.agreed_undo({0, 1, 2}) is None
    played.take(played.table.decide(AnswerUndo(1, True, "a"), 0))
    assert played.table.agreed_undo({0, 1, 2}) is None
    played.take(played.table.decide(AnswerUndo(2, True, "a"), 0))
    request = played.table.agreed_undo({0, 1, 2})
    assert request is not None
    then = history.moment_at(played.setup, played.log, request.moves)
    played.take(played.table.decide(GoBack(0, then), 0))
    assert played.table.now.moves == 1
    assert played.table.state.actors == (0,)
    assert digest(played.reloaded().state) == digest(played.table.state)


def test_a_refused_request_to_undo_is_forgotten() -> None:
    played = Played()
    played.move()
    played.take(played.table.decide(AskUndo(0, 0, "w"), 0))
    played.take(played.table.decide(AnswerUndo(1, False, "n"), 0))
    assert played.table.undo_request is None
    assert played.table.now.moves == 1


def test_only_an_actor_moves() -> None:
    with pytest.raises(NotYourDecision):
        Played().table.decide(Moves(1, 0, "x", ["end"]), 0)


def test_clocks_count_per_move_and_per_game_and_survive_loading() -> None:
    played = Played(clock=Clock(move=60, game=90))
    assert played.table.watch.deadlines() == {0: 60_000}
    played.move(at=50_000)
    assert played.table.watch.deadlines() == {0: 90_000}
    assert played.reloaded().watch.deadlines() == {0: 90_000}


def test_a_clock_that_jumps_back_takes_nobodys_time() -> None:
    played = Played(clock=Clock(move=60))
    played.move(at=50_000)
    played.move(at=10_000)
    assert [entry.at for entry in played.log] == [50_000, 50_000]
    assert played.log[1].spent == 0


def test_a_stand_in_comes_and_goes() -> None:
    played = Played()
    played.take(played.table.decide(StandIn(1, "greedy"), 5))
    assert played.reloaded().stand_ins == {1: "greedy"}
    played.take(played.table.decide(Return(1), 6))
    assert played.reloaded().stand_ins == {}


def test_asking_and_answering_twice_with_one_name_is_doing_it_once() -> None:
    played = Played(players=3)
    while played.table.state.actors == (0,):
        played.move()
    asked = played.take(played.table.decide(AskUndo(0, 1, "w"), 0)).entries[0].seq
    assert played.table.decide(AskUndo(0, 1, "w"), 0).repeated == asked
    agreed = played.take(played.table.decide(AnswerUndo(1, True, "a"), 0)).entries[0].seq
    assert played.table.decide(AnswerUndo(1, True, "a"), 0).repeated == agreed


def test_a_player_who_has_left_does_not_agree_to_undo() -> None:
    played = Played()
    played.move()
    played.take(played.table.decide(AskUndo(0, 0, "w"), 0))
    played.take(played.table.decide(StandIn(1, "greedy"), 0))
    assert played.table.agreed_undo({0}) is None
    assert played.reloaded().undo_request is None


def test_a_full_log_takes_only_what_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_table, "MOST_LINES", 3)
    played = Played()
    for _ in range(3):
        seat = played.table.state.actors[0]
        played.move()
    commands = (Undo(seat, 3, "u"), AskUndo(1 - seat, 1, "w"), Return(seat), Vote(1 - seat, seat, 0))
    for command in commands:
        with pytest.raises(Conflict, match="log-full"):
            played.table.decide(command, 0)
    played.move()
    assert played.take(played.table.decide(StandIn(seat, "greedy"), 0)).lines


def forced_payment() -> tuple[Played, Plan]:
    """A table that makes the only choices, and the first move of a random game that another one follows."""
    played = Played("seasons")
    played.table.forced = True
    while not played.table.over:
        plan = played.move()
        if plan.entries[-1].client == FORCED:
            return played, plan
    raise AssertionError("every choice has several answers")


def test_a_table_makes_the_only_choice_and_takes_it_back_with_the_one_before() -> None:
    played, plan = forced_payment()
    seat, entries = plan.entries[0].seat, plan.entries
    before = played.table.now.moves - len(entries)
    assert [entry.kind for entry in entries] == [MOVE] * len(entries)
    assert {entry.seat for entry in entries} == {seat}
    assert played.table.can_undo(seat)
    back = played.take(played.table.decide(Undo(seat, played.table.seq, played.name()), 0))
    assert back.now.moves == before
    assert digest(played.reloaded().state) == digest(played.table.state)


def test_a_table_makes_no_choice_that_is_not_asked_for_or_not_its_own() -> None:
    played, plan = forced_payment()
    chosen = plan.entries[0]
    played.take(played.table.decide(Undo(chosen.seat, played.table.seq, played.name()), 0))
    of_bot = played.table.decide(Moves(chosen.seat, played.table.seq, NO_ID, [chosen.word]), 0)
    assert len(of_bot.entries) == 1
    played.table.forced = False
    assert len(played.table.decide(Moves(chosen.seat, played.table.seq, "x", [chosen.word]), 0).entries) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_the_table_makes_can_be_taken_back_and_is_no_refusal(game: str) -> None:
    played = Played(game)
    played.table.forced = True
    while not played.table.over and played.table.seq < 400:
        plan = played.move()
        made = [entry for entry in plan.entries if entry.client == FORCED]
        assert not made or plan.now.back is not None
        assert not {"end", "pass", "decline", "skip1", "keep"} & {entry.word for entry in made}
