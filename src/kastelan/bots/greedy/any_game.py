"""A greedy choice for any game, which looks only at points."""

from __future__ import annotations

from random import Random

from kastelan.core.game import Action, Seat, State


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The action with the best lead right after it; ties are broken at random."""
    legal = state.legal(seat)
    leads = [lead_after(state, seat, action) for action in legal]
    best = max(leads)
    return luck.choice([action for action, lead in zip(legal, leads, strict=True) if lead == best])


def lead_after(state: State, seat: Seat, action: Action) -> int:
    """The seat's lead over the best opponent right after an action."""
    after = state.copy()
    after.apply(seat, action)
    scores = after.scores()
    return scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)
