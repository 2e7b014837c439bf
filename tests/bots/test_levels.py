"""The levels: how often they err, their budgets, and separate settings for each season."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots import LEVELS as NAMES
from kastelan.bots import find_bot
from kastelan.bots.game_bots import Level, bots_of
from kastelan.bots.games.seasons import SUMMER, WINTER
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search import Budget
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import GAMES, find


@pytest.mark.parametrize("level", NAMES)
def test_every_level_has_settings_for_every_variant_of_a_game(level: str) -> None:
    for game in GAMES:
        assert all(level in levels for levels in bots_of(game).levels.values())
    for winter in ("no", "yes"):
        state = find("seasons").new(2, {"winter": winter}, 1)
        assert bots_of("seasons").level(level, state) is (WINTER if winter == "yes" else SUMMER)[level]


@pytest.mark.parametrize(("season", "budget"), [("no", Budget(playouts=3)), ("yes", Budget(playouts=5))])
def test_each_season_has_settings_of_its_own(
    season: str, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[Budget]()

    def choose(self: SearchBot, shown: State, seat: Seat, _: Random) -> Action:
        seen.append(self.budget)
        return shown.legal(seat)[0]

    monkeypatch.setattr(SearchBot, "choose", choose)
    monkeypatch.setitem(SUMMER, "hard", Level(budget=Budget(playouts=3)))
    monkeypatch.setitem(WINTER, "hard", Level(budget=Budget(playouts=5)))
    find_bot("hard").choose(find("seasons").new(2, {"winter": season}, 1), 0, Random(1))
    assert seen == [budget]


def test_an_error_is_any_legal_action_also_for_a_searching_level(monkeypatch: pytest.MonkeyPatch) -> None:
    slips = 0

    def choose(_: RandomBot, shown: State, seat: Seat, luck: Random) -> Action:
        nonlocal slips
        slips += 1
        return luck.choice(shown.legal(seat))

    monkeypatch.setattr(RandomBot, "choose", choose)
    monkeypatch.setattr(SearchBot, "choose", lambda _, shown, seat, __: shown.legal(seat)[0])
    monkeypatch.setitem(SUMMER, "hard", Level(0.25, Budget(playouts=1)))
    bot, state, luck = find_bot("hard"), find("seasons").new(2, {"winter": "no"}, 1), Random(4)
    for _ in range(400):
        bot.choose(state, 0, luck)
    assert 70 < slips < 130
