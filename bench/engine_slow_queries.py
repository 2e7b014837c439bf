"""The two slowest engine calls: Ludwig's offers for a whole market, and all ways to pay in Seasons."""

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

LARGE_CASTLE = 12  # rooms
MARKET = 7  # tiles


def offers_for_large_castles() -> str:
    """Milliseconds for `offers` on full markets, with large castles from greedy games of four players."""
    game, times = find("ludwig"), list[float]()
    for seed in range(3):
        played = play_game(game, [find_bot("greedy")] * 4, seed=seed)
        record = parse(write(close(begin(game, 4, {}, seed), played.moves, played.state)))
        for step in play_back(record, find):
            state = step.state
            assert isinstance(state, LudwigState)
            if sum(tile >= 0 for tile in state.market) == MARKET:
                large = (
                    seat for seat, castle in enumerate(state.castles) if len(castle.rooms) >= LARGE_CASTLE
                )
                times += [_offers_ms(state, seat) for seat in large]
    return f"median {median(times):.1f} ms, worst {max(times):.1f} ms of {len(times)}"


def _offers_ms(state: LudwigState, seat: int) -> float:
    began = perf_counter()
    offers(state, seat)
    return 1000 * (perf_counter() - began)


def payments_from_large_supplies() -> str:
    """Milliseconds to list all payments for the most expensive building, with empty caches."""
    random, times, most = Random(1), list[float](), 0
    for _ in range(40):
        supply = tuple(random.randrange(6, 13) for _ in range(5))
        for cached in (payments._exchange, payments._payments):
            cached.cache_clear()
        began = perf_counter()
        found = payments.payments(supply, (9, 9, 9, 9, 9), DEAREST)
        times.append(1000 * (perf_counter() - began))
        most = max(most, len(found))
    return f"median {median(times):.1f} ms, worst {max(times):.1f} ms; up to {most} payments"
