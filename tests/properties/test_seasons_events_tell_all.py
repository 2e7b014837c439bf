"""A Castle for All Seasons: who hears all events knows the whole position after every move."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kastelan.core.game import Event
from kastelan.core.record import parse, set_up
from kastelan.games import find
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons import events as told
from tests.properties.seasons_ledger import Ledger
from tests.properties.seasons_play_styles import PLAY_STYLES, choose_word
from tests.soaking import some

RECORDS = sorted((Path(__file__).parent.parent / "records" / "seasons").glob("*.kst"))


@pytest.mark.parametrize("style", PLAY_STYLES)
@pytest.mark.parametrize("winter", [False, True], ids=["summer", "winter"])
@pytest.mark.parametrize("players", SEASONS.seats)
def test_events_of_random_games_tell_everything(players: int, winter: bool, style: str) -> None:
    for seed in some(range(4), one_in=4):
        choose = random.Random(seed)
        state = SEASONS.new(players, {"winter": winter}, seed)
        assert isinstance(state, SeasonsState)
        ledger = Ledger(state)
        while state.actors:
            seat = choose.choice(state.actors)
            legal = {SEASONS.actions.write(action): action for action in state.legal(seat)}
            asked, heard = state.ask(seat).step, list[Event]()
            state.apply(seat, legal[choose_word(set(legal), style, choose)], heard.append)
            assert heard, asked  # nobody decides in silence
            for event in heard:
                ledger.hear(event)
            ledger.compare(state)
        assert isinstance(heard[-1], told.GameEnded)
        assert state.outcome is not None
        assert heard[-1].scores == state.outcome.scores == tuple(ledger.vp)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_events_of_records_tell_everything(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    timeline = set_up(record, find)
    assert isinstance(timeline.state, SeasonsState)
    ledger = Ledger(timeline.state)
    for move in record.moves:
        for event in timeline.replay(move).events:
            ledger.hear(event)
        assert isinstance(timeline.state, SeasonsState)
        ledger.compare(timeline.state)
