"""A suggestion for a person: what a bot would do."""

from __future__ import annotations

from random import Random

from kastelan.bots import decide, find_bot
from kastelan.core.game import Action, Seat, State

ADVISER = "greedy"


def suggested(state: State, seat: Seat) -> Action:
    """What seems best to a bot that sees no more than the seat does. It changes nothing."""
    return decide(find_bot(ADVISER), state, seat, Random(0))
