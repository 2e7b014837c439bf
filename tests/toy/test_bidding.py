"""The toy game itself: secrets stay secret until the last player has chosen, and versions differ."""

from __future__ import annotations

import pytest

from kastelan.core.errors import IllegalAction, NotYourDecision
from kastelan.core.game import Event
from kastelan.core.position import digest
from kastelan.core.record import begin, close, parse, replay, write
from tests.toy import find
from tests.toy.bidding import VERSIONS, Bid, BiddingState, BidSealed, BidsShown, PrizeShown, PrizeWon


def new(version: int = 1, players: int = 3, **options: object) -> BiddingState:
    state = VERSIONS[version].new(players, options, seed=3)
    assert isinstance(state, BiddingState)
    return state


def test_all_seats_decide_at_once_and_in_any_order() -> None:
    state = new()
    assert list(state.actors) == [0, 1, 2]
    state.apply(1, Bid(4))
    assert list(state.actors) == [0, 2]
    with pytest.raises(NotYourDecision):
        state.apply(1, Bid(5))
    state.apply(2, Bid(1))
    state.apply(0, Bid(2))
    assert list(state.actors) == [0, 1, 2]


def test_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    state, told = new(), list[Event]()
    state.apply(1, Bid(4), told.append)
    assert told == [BidSealed(1, 4)]
    assert [told[0].seen_by(seat) for seat in (None, 0, 1)] == [
        BidSealed(1, None),
        BidSealed(1, None),
        BidSealed(1, 4),
    ]
    assert [state.view(seat).bid for seat in (None, 0, 1, 2)] == [None, None, 4, None]
    assert state.view(0).sealed == (False, True, False)


def test_the_last_bid_reveals_all_bids() -> None:
    state, told = new(prizes="even"), list[Event]()
    state.apply(0, Bid(2))
    state.apply(1, Bid(4))
    assert state.preview(2, Bid(1)) == (BidSealed(2, 1),)
    state.apply(2, Bid(1), told.append)
    assert told == [BidSealed(2, 1), BidsShown((2, 4, 1)), PrizeWon(1, 4), PrizeShown(4)]
    assert state.hands == ((1, 3, 4, 5), (1, 2, 3, 5), (2, 3, 4, 5))


def test_a_spent_bid_is_refused() -> None:
    state = new()
    for seat in range(3):
        state.apply(seat, Bid(5))
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, Bid(5))
    assert caught.value.rule == "TOY-BID-1"


def test_the_last_prize_may_count_double() -> None:
    state = new(players=2, prizes="even", last_doubles=True)
    for bids in ((5, 1), (4, 2), (3, 5)):
        for seat, value in enumerate(bids):
            state.apply(seat, Bid(value))
    assert state.outcome is not None
    assert state.outcome.scores == (8, 8)
    assert state.outcome.winners == (0, 1)


OLD = """[Game "bidding"]
[Rules "1"]
[Players "3"]
[Option "prizes" "even"]
[Seed "3"]
[Result "2 4 6"]

A: bid3
C: bid1
B: bid3
A: bid1
B: bid1
C: bid2
B: bid5
A: bid4
C: bid5
"""


def test_a_record_plays_back_by_the_version_it_names() -> None:
    """The scores were counted by hand: a tie of A and B for 4, C alone for 4, then a tie of B and C for 4."""
    assert replay(parse(OLD), find).scores() == (2, 4, 6)
    nothing = OLD.replace('[Rules "1"]', '[Rules "2"]').replace('"2 4 6"', '"0 0 4"')
    assert replay(parse(nothing), find).scores() == (0, 0, 4)


def test_a_new_version_keeps_the_hash_of_old_records() -> None:
    hashes = set()
    for version, game in VERSIONS.items():
        state = game.new(2, seed=1)
        moves = [(seat, f"bid{value}") for value in (1, 2, 3) for seat in (0, 1)]
        for seat, word in moves:
            state.apply(seat, game.actions.parse(word))
        text = write(close(begin(game, 2, {}, 1), moves, state))
        assert f'[Rules "{version}"]' in text
        assert digest(replay(parse(text), find)) == digest(state)
        hashes.add(digest(state))
    assert len(hashes) == len(VERSIONS)
