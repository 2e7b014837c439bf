"""KB-END: the last round, the final scoring and the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Outcome, Tell, places
from kastelan.core.hexes import Hexes
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.components import BARN, ORACLE
from kastelan.games.kingdom.events import GameEnded, GoldScored, LastRoundCalled
from kastelan.games.kingdom.step_numbers import NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def last_turn_done(state: KingdomState) -> bool:
    """Whether a supply is empty and the round complete (KB-END-1, KB-END-2): `seat` is the next to play."""
    return state.seat == state.table.start and 0 in state.supply


def last_round(state: KingdomState) -> LastRoundCalled | None:
    """Whose empty supply made this round the last (KB-END-1); of several seats the first to play in it."""
    if 0 not in state.supply or state.step == OVER:
        return None
    players, start = state.table.players, state.table.start
    order = ((start + turn) % players for turn in range(players))
    return LastRoundCalled(next(seat for seat in order if not state.supply[seat]))


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


def can_end(state: KingdomState) -> bool:
    """Whether a supply is empty or can still become empty; False only if that is impossible.

    Without a card that allows building (KB-BUILD-6, KB-BUILD-7) and without tiles, everybody passes for ever.
    """
    ground, tiles = _ground_of_cards(state), _kinds_held(state)
    if not ground:
        tiles -= {ORACLE, BARN}  # they follow the card of the turn
    # Settlements never fill the board: tiles find room, and building may bring tiles.
    if tiles or (ground and any(state.left)):
        return True
    return min(state.supply) <= ground.bit_count()


def _kinds_held(state: KingdomState) -> set[int]:
    """The kinds of the tiles that the players have."""
    held = 0
    for bits in state.held:
        held |= bits
    return {location.kind for number, location in enumerate(state.board.locations) if held >> number & 1}


def _ground_of_cards(state: KingdomState) -> Hexes:
    """The free hexes of the terrains whose cards are in the game."""
    ground = 0
    for card in {*state.hands, *state.pile, *state.discards}:
        if card is not None:
            ground |= state.board.of[card] & state.free
    return ground


def over_fits(state: KingdomState) -> bool:
    """A supply is empty, the round is complete, and nothing of the last turn is left."""
    idle = state.kind == NOTHING == state.lifted and state.ready == 0 == state.built
    return idle and last_turn_done(state)
