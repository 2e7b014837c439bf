"""Looking ahead in private: what is foretold comes true, plans stop at the unknown, and nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kastelan.core.errors import IllegalAction, NotYourDecision
from kastelan.core.game import Event, Seat, State
from kastelan.core.jsonable import plain, plain_view
from kastelan.core.manifest import Manifest
from kastelan.core.position import digest
from kastelan.games import GAMES, find
from kastelan.locale import Speaker
from kastelan.server.errors import Conflict, Refused
from kastelan.server.play import lookahead
from kastelan.server.play.lookahead import Outlook
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.presented import Board, Catalogue, Ideas
from tests.toy import registered

STEPS = 60
LOOKS = 6


def positions(game: str, luck: Random, players: int = 3) -> Iterator[tuple[State, Seat]]:
    """Decisions of a game that is played at random."""
    state = find(game).new(players, {}, luck.getrandbits(64))
    for _ in range(STEPS):
        if not state.actors:
            return
        seat = luck.choice(state.actors)
        yield state, seat
        state = state.copy()
        state.apply(seat, luck.choice(state.legal(seat)))


def shown(found: Outlook, seat: Seat) -> tuple[object, ...]:
    """All that the seat is told."""
    events = [seen for event in found.events if (seen := event.seen_by(seat)) is not None]
    return [(type(event).__name__, plain(event)) for event in events], found.points, found.certain


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foretold_is_the_same_whatever_is_hidden(game: str) -> None:
    luck = Random(11)
    for state, seat in positions(game, luck):
        other = state.determinise(seat, luck.getrandbits(160))
        here = lookahead.foretell_all(lookahead.private(state, seat), seat)
        there = lookahead.foretell_all(lookahead.private(other, seat), seat)
        assert list(here) == [state.game.actions.write(action) for action in state.legal(seat)]
        for word in luck.sample(list(here), min(LOOKS, len(here))):
            assert shown(here[word], seat) == shown(there[word], seat)
            assert shown(here[word], seat) == shown(lookahead.foretell(state, seat, [word]), seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_private_copy_looks_the_same_and_is_another(game: str) -> None:
    luck, others = Random(12), 0
    for state, seat in positions(game, luck):
        copy = lookahead.private(state, seat)
        assert plain_view(copy.view(seat)) == plain_view(state.view(seat))
        others += digest(copy) != digest(state)
    assert others > STEPS // 2


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_leads_where_the_move_would_lead(game: str) -> None:
    luck, planned = Random(13), 0
    for state, seat in positions(game, luck):
        action = luck.choice(state.legal(seat))
        word = state.game.actions.write(action)
        before = digest(state)
        if not lookahead.foretell(state, seat, [word]).certain:
            reached = lookahead.reach(lookahead.private(state, seat), seat, [word])[-1]
            plain_view(reached.state.view(seat))
            assert not reached.certain
            continue
        tried = lookahead.follow(lookahead.private(state, seat), seat, [word])
        real = state.copy()
        told = list[Event]()
        real.apply(seat, action, told.append)
        assert plain_view(tried[-1].state.view(seat)) == plain_view(real.view(seat))
        assert [plain(event.seen_by(seat)) for event in tried[-1].events] == [
            plain(event.seen_by(seat)) for event in told
        ]
        assert digest(state) == before
        planned += 1
    assert planned > STEPS // 4


def kingdom_turn() -> tuple[State, Seat, list[str]]:
    """A first turn of Kingdom Builder: three settlements, and the end."""
    state = find("kingdom").new(2, {"first_game": True}, 3)
    seat, words, now = state.actors[0], list[str](), state
    while len(words) < 3:
        action = now.legal(seat)[0]
        words.append(now.game.actions.write(action))
        now = now.copy()
        now.apply(seat, action)
    return state, seat, words


def test_points_of_several_words_are_those_of_the_scores() -> None:
    state, seat, words = kingdom_turn()
    after = lookahead.follow(state, seat, words)[-1].state
    gained = tuple(new - old for old, new in zip(state.scores(), after.scores(), strict=True))
    found = lookahead.foretell(state, seat, words)
    assert found.points == gained
    assert found.certain
    assert gained[seat] > 0


def test_a_plan_stops_where_something_unknown_turns_up_and_tells_nothing_of_it() -> None:
    state, seat, words = kingdom_turn()
    with pytest.raises(Refused, match="plan-meets-unknown") as stopped:
        lookahead.follow(state, seat, [*words, "end"])
    assert stopped.value.facts == {"word": "end"}
    assert not lookahead.foretell(state, seat, [*words, "end"]).certain
    with pytest.raises(Refused, match="plan-meets-unknown"):
        lookahead.foretell(state, seat, [*words, "end", "A1"])


def test_a_plan_shows_what_is_known_when_its_last_word_meets_the_unknown() -> None:
    state, seat, words = kingdom_turn()
    last = lookahead.reach(state, seat, [*words, "end"])[-1]
    settled = lookahead.follow(state, seat, words)[-1].state
    shown, before = plain_view(last.state.view(seat)), plain_view(settled.view(seat))
    assert not last.certain
    assert [shown[fact] for fact in ("pile", "card")] == [before[fact] for fact in ("pile", "card")]
    with pytest.raises(Refused, match="plan-meets-unknown"):
        lookahead.reach(state, seat, [*words, "end", "A1"])


def test_a_plan_ends_when_others_have_to_decide() -> None:
    state = find("seasons").new(2, {}, 3)
    word = state.game.actions.write(state.legal(0)[0])
    with pytest.raises(Refused, match="plan-at-its-end"):
        lookahead.follow(state, 0, [word, word])


def test_who_waits_is_foretold_what_his_own_turn_would_bring() -> None:
    state, seat, words = kingdom_turn()
    waiting = 1 - seat
    own = lookahead.foretell_all(state, waiting)
    turn = lookahead.begin(state, waiting)
    assert set(own) == {turn.game.actions.write(action) for action in turn.legal(waiting)}
    with pytest.raises(IllegalAction):  # these are words for the other one's card
        lookahead.foretell(state, waiting, words)


def test_nothing_is_foretold_when_the_game_is_over() -> None:
    state, luck = find("kingdom").new(2, {}, 3), Random(3)
    while state.actors:
        state.apply(state.actors[0], luck.choice(state.legal(state.actors[0])))
    with pytest.raises(Conflict, match="nothing-to-plan"):
        lookahead.foretell_all(state, 0)


def test_a_refusal_names_the_rule_and_what_is_allowed_is_not_refused() -> None:
    state, seat, words = kingdom_turn()
    assert lookahead.refusal(state, seat, words[0]) is None
    error = lookahead.refusal(state, seat, "end")
    assert isinstance(error, IllegalAction)
    assert error.rule == "KB-TURN-5"
    assert lookahead.refusal(state, seat, "nonsense") is not None
    assert isinstance(lookahead.refusal(state, 1 - seat, words[0]), NotYourDecision)


@pytest.mark.parametrize("game", GAMES)
def test_who_waits_plans_as_if_it_were_his_turn(game: str) -> None:
    luck, begun = Random(14), 0
    for state, seat in positions(game, luck):
        assert lookahead.begin(state, seat) is state
        waiting = next((other for other in range(state.players) if other not in state.actors), None)
        if waiting is None:
            continue
        copy = lookahead.private(state, waiting)
        before = digest(copy)
        try:
            there = lookahead.begin(copy, waiting)
        except Conflict:
            continue
        assert waiting in there.actors
        assert there.legal(waiting)
        assert digest(copy) == before
        begun += 1
    assert begun > 5


def test_a_game_without_a_presenter_gets_the_plain_one() -> None:
    with registered(Manifest("plain", {})):
        presenter = presenter_of("plain")
    state = find("kingdom").new(2, {}, 1)
    assert presenter.board(state.game, state.view(0)) == Board()
    assert presenter.catalogue(Speaker("en"), "standard") == Catalogue()
    assert presenter.ideas(state, 0) == Ideas()
    assert presenter.my_turn(state, 0) is None
    assert presenter.art("x", {}) is None
