"""KB-END: the last round, the final scoring and the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Outcome, Tell, places
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.events import GameEnded, GoldScored
from kastelan.games.kingdom.step_numbers import NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def last_turn_done(state: KingdomState) -> bool:
    """Whether a supply is empty and the round complete (KB-END-1, KB-END-2): `seat` is the next to play."""
    return state.seat == state.table.start and 0 in state.supply


def end(state: KingdomState, tell: Tell | None) -> None:
    """Score the cards one after another for all players, then the castles (KB-END-4)."""
    state.step = OVER
    state.ready = state.built = 0  # nothing of the last turn lingers
    if tell is None:  # a playout reads scores from the position
        return
    players, start = state.table.players, state.table.start
    for card, rule, gold in scoring.score_lines(state):
        for seat in ((start + turn) % players for turn in range(players)):
            tell(GoldScored(seat, card, gold[seat], rule))
    result = outcome(state)
    tell(GameEnded(result.scores, result.winners))


def outcome(state: KingdomState) -> Outcome:
    """Most gold wins; tied players share the victory (KB-END-5)."""
    scores = scoring.totals(state)
    return Outcome(scores, places(scores))


def over_fits(state: KingdomState) -> bool:
    """A supply is empty, the round is complete, and nothing of the last turn is left."""
    idle = state.kind == NOTHING == state.lifted and state.ready == 0 == state.built
    return idle and last_turn_done(state)
