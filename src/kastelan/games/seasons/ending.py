"""CS-END: the final scoring building by building, and the winners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action, Outcome, Seat, Tell, places
from kastelan.games.seasons import scoring
from kastelan.games.seasons.actions import Convert, TurnIn
from kastelan.games.seasons.components import (
    FORGE,
    GRANARY,
    GRANARY_OPEN,
    MARKET,
    PALACE,
    RESOURCES,
    SAND,
    SILVER,
    STONE,
    VALUES,
)
from kastelan.games.seasons.events import (
    GameEnded,
    LastRoundBegan,
    LastTemplateBuilt,
    Passed,
    PiecesTurnedIn,
    PointsScored,
    TalersTurnedIn,
    TradersReturned,
)
from kastelan.games.seasons.open_decision import in_line, only_uses
from kastelan.games.seasons.payments import worth
from kastelan.games.seasons.step_numbers import (
    FINAL,
    LAST_SCORES,
    MARKET_OPEN,
    MARKETING,
    NOBODY,
    NOTHING,
    OVER,
    PALACE_OPEN,
    TURNING_IN,
)
from kastelan.games.seasons.transfers import gain_kind, more, score

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def last_round(state: SeasonsState) -> LastRoundBegan | LastTemplateBuilt | None:
    """Why this round is the last one (CS-END-1, CS-END-2), until the final scoring."""
    if state.step in FINAL:
        return None
    if state.round == state.table.rounds:
        return LastRoundBegan(state.round)
    return None if any(state.templates) else LastTemplateBuilt(None)


def start_scoring(state: SeasonsState, tell: Tell | None) -> None:
    """Trader-helpers go home, then the buildings up to the Servants' House are scored (CS-END-3)."""
    home = tuple(state.wagons.count(seat) for seat in range(state.table.players))
    state.helpers = tuple(map(sum, zip(state.helpers, home, strict=True)))
    state.wagons = (NOBODY,) * len(state.wagons)
    state.fresh = 0
    if tell is not None:
        tell(TradersReturned(home))
    _score(state, tuple(scoring.helpers_score(state, scoring.FIRST)), tell)
    state.queue = tuple(seat for seat in state.order if scoring.market_rate(state, seat))
    state.step = MARKET_OPEN


def _score(state: SeasonsState, lines: Iterable[scoring.Line], tell: Tell | None) -> None:
    for seat, space, points in lines:
        rule = scoring.RULES[space]
        if space == GRANARY:
            score(state, PointsScored(seat, points, rule, space=space, winter_card=GRANARY_OPEN), tell)
        else:
            building = state.table.figures.positions[space].building
            score(state, PointsScored(seat, points, rule, building=building, space=space), tell)


# Market


def open_market(state: SeasonsState, _: Tell | None) -> None:
    """Ask the next player with a helper and talers there; then comes the Palace."""
    while state.queue:
        state.seat, state.queue = state.queue[0], state.queue[1:]
        if state.talers[state.seat] >= scoring.market_rate(state, state.seat):
            state.step = MARKETING
            return
    state.queue = tuple(seat for seat in state.order if scoring.palace_room(state, seat))
    # Without a kind to ask about, `open_palace` starts with the queue.
    state.kind, state.step = NOTHING, PALACE_OPEN


def conversions(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Any number of points that the talers buy (CS-AMB-19)."""
    most = state.talers[seat] // scoring.market_rate(state, seat)
    return [Convert(points) for points in range(most + 1)]


def marketing_facts(state: SeasonsState, seat: Seat) -> dict[str, Fact]:
    """The player's talers, and what a point costs."""
    return {"talers": state.talers[seat], "rate": scoring.market_rate(state, seat)}


def marketing_fits(state: SeasonsState) -> bool:
    """The player has a helper in the Market and the talers for a point."""
    seats = tuple(seat for seat in state.order if scoring.market_rate(state, seat))
    can_pay = state.talers[state.seat] >= scoring.market_rate(state, state.seat)
    return only_uses(state, "queue") and _scoring_fits(state) and in_line(state, seats) and can_pay


def _scoring_fits(state: SeasonsState) -> bool:
    """The game has ended: no card is left to resolve, and the trader-helpers are home."""
    ended = state.round == state.table.rounds or not any(state.templates)
    return ended and not any(state.selected) and set(state.wagons) == {NOBODY} and not state.fresh


def convert(state: SeasonsState, seat: Seat, action: Convert, tell: Tell | None) -> None:
    """Talers leave the game for points (CS-SCORE-MARKET-1)."""
    talers = action.points * scoring.market_rate(state, seat)
    if not 0 <= talers <= state.talers[seat]:
        raise IllegalAction("CS-SCORE-MARKET-1", "not-so-many-talers", talers=talers, have=state.talers[seat])
    state.talers = more(state.talers, seat, -talers)
    state.step = MARKET_OPEN
    if tell is not None:
        tell(TalersTurnedIn(seat, talers))
    score(state, PointsScored(seat, action.points, "CS-SCORE-MARKET-1", building=MARKET), tell)


# Palace


def open_palace(state: SeasonsState, _: Tell | None) -> None:
    """Ask kind by kind, from stone to sand, then the next player in seat order (CS-SCORE-PALACE-2)."""
    while True:
        # Kinds count down to NOTHING, which stands below sand; those without a piece to turn in are skipped.
        while state.kind != NOTHING:
            if _most_pieces(state) or _most_bars(state):
                state.step = TURNING_IN
                return
            state.kind -= 1
        if not state.queue:
            break
        state.seat, state.queue = state.queue[0], state.queue[1:]
        state.kind, state.turned_in = STONE, 0
    state.turned_in, state.step = 0, LAST_SCORES


def _room(state: SeasonsState) -> int:
    return scoring.palace_room(state, state.seat) - state.turned_in


def _most_pieces(state: SeasonsState) -> int:
    return min(_room(state), state.supply[state.seat][state.kind])


def _most_bars(state: SeasonsState) -> int:
    # A bar is exchanged for a piece of the stock, so the stock limits the exchange too.
    return min(_room(state), state.supply[state.seat][SILVER], state.stock[state.kind])


def turn_ins(state: SeasonsState, _: Seat) -> Sequence[Action]:
    """Any number of pieces of the kind asked about, own ones and some for silver (CS-SCORE-PALACE-1, -2)."""
    room = _room(state)
    return [
        TurnIn(state.kind, pieces, bars)
        for bars in range(_most_bars(state) + 1)
        for pieces in range(min(_most_pieces(state), room - bars) + 1)
    ]


def turning_in_facts(state: SeasonsState, seat: Seat) -> dict[str, Fact]:
    """The kind asked about, and the room that is left."""
    return {"kind": RESOURCES[state.kind], "room": scoring.palace_room(state, seat) - state.turned_in}


def turning_in_fits(state: SeasonsState) -> bool:
    """The player has a helper in the Palace, and room there."""
    seats = tuple(seat for seat in state.order if scoring.palace_room(state, seat))
    room = scoring.palace_room(state, state.seat)
    return (
        only_uses(state, "queue", "kind", "turned_in")
        and _scoring_fits(state)
        and SAND <= state.kind <= STONE
        and in_line(state, seats)
        and state.turned_in <= room
    )


def turn_in(state: SeasonsState, seat: Seat, action: TurnIn, tell: Tell | None) -> None:
    """Pieces leave the game for points; they do not return to the stock (CS-AMB-31)."""
    kind, pieces, bars = action.kind, action.pieces, action.bars
    if action not in turn_ins(state, seat):
        raise _refusal(state, action)
    gain_kind(state, seat, kind, -pieces)
    gain_kind(state, seat, SILVER, -bars)
    # The pieces that bars were exchanged for leave the game as well.
    state.stock = more(state.stock, kind, -bars)
    state.forge += bars
    state.turned_in += pieces + bars
    state.kind, state.step = kind - 1, PALACE_OPEN
    if not pieces + bars:
        if tell is not None:
            tell(Passed(seat, "CS-SCORE-PALACE-1"))
        return
    if tell is not None:
        tell(PiecesTurnedIn(seat, kind, pieces, bars, _rule(bars)))
    points = VALUES[kind] * (pieces + bars)
    score(state, PointsScored(seat, points, _rule(bars), building=PALACE), tell)


def _rule(bars: int) -> str:
    return "CS-SCORE-PALACE-2" if bars else "CS-SCORE-PALACE-1"


def _refusal(state: SeasonsState, action: TurnIn) -> IllegalAction:
    own = state.supply[state.seat]
    if action.kind != state.kind:
        return IllegalAction("CS-SCORE-PALACE-1", "other-kind-asked", kind=RESOURCES[state.kind])
    if not 0 <= action.pieces <= own[action.kind]:
        return IllegalAction("CS-SCORE-PALACE-1", "pieces-not-yours")
    if not 0 <= action.bars <= own[SILVER]:
        return IllegalAction("CS-SCORE-PALACE-2", "bars-not-yours", bars=action.bars, silver=own[SILVER])
    if action.bars > state.stock[action.kind]:
        return IllegalAction("CS-SCORE-PALACE-2", "not-in-stock", bars=action.bars)
    return IllegalAction("CS-SCORE-PALACE-1", "palace-room", room=_room(state))


# The end


LAST: Final = (FORGE,)


def score_last(state: SeasonsState, tell: Tell | None) -> None:
    """The Forge, with the silver of the Palace on it, and in winter the Granary (CS-END-3)."""
    _score(state, tuple(scoring.helpers_score(state, LAST)), tell)
    _score(state, tuple(scoring.granary_scores(state)), tell)
    state.seat, state.step = NOBODY, OVER
    if tell is not None:
        result = outcome(state)
        tell(GameEnded(result.scores, result.winners))


def outcome(state: SeasonsState) -> Outcome:
    """Most points win; then most talers, then the highest value of pieces left (CS-END-4, -5, CS-AMB-20)."""
    standings = [
        (state.vp[seat], state.talers[seat], worth(state.supply[seat])) for seat in range(state.table.players)
    ]
    return Outcome(state.vp, places(standings))


def over_fits(state: SeasonsState) -> bool:
    """The final scoring is done."""
    return only_uses(state) and _scoring_fits(state)
