"""The two slowest questions that the games are asked: a whole market at a glance, and all ways to pay."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.core.record import begin, close, parse, play_back, write
from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.offers import offers
from kastelan.games.seasons import payments
from kastelan.games.seasons.components import DEAREST

LARGE = 12
MARKET = 7


def offers_of_a_large_castle() -> str:
    """Milliseconds for `offers` on full markets beside large castles of greedy games with four players."""
    game, times = find("ludwig"), list[float]()
    for seed in range(3):
        played = play_game(game, [find_bot("greedy")] * 4, seed=seed)
        record = parse(write(close(begin(game, 4, {}, seed), played.moves, played.state)))
        for step in play_back(record, find):
            state = step.state
            assert isinstance(state, LudwigState)
            if sum(tile >= 0 for tile in state.market) == MARKET:
                large = (seat for seat, castle in enumerate(state.castles) if len(castle.rooms) >= LARGE)
                times += [_cost(state, seat) for seat in large]
    return f"median {median(times):.1f} ms, worst {max(times):.1f} ms of {len(times)}"


def _cost(state: LudwigState, seat: int) -> float:
    began = perf_counter()
    offers(state, seat)
    return 1000 * (perf_counter() - began)


def legal_at_the_worst_payments() -> str:
    """Milliseconds to list the payments of the dearest building from large supplies, nothing remembered."""
    luck, times, most = Random(1), list[float](), 0
    for _ in range(40):
        supply = tuple(luck.randrange(6, 13) for _ in range(5))
        for remembered in (payments._exchange, payments._payments):
            remembered.cache_clear()
        began = perf_counter()
        found = payments.payments(supply, (9, 9, 9, 9, 9), DEAREST)
        times.append(1000 * (perf_counter() - began))
        most = max(most, len(found))
    return f"median {median(times):.1f} ms, worst {max(times):.1f} ms; up to {most} payments"
