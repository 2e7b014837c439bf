"""Castles of Mad King Ludwig: the rule that causes an event, derived from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Action, Event, State
from kastelan.games.ludwig import events as base
from kastelan.games.ludwig.actions import ChooseReward, Claim, TakeMoney
from kastelan.games.ludwig.components import TYPES
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import events as more
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.special_rewards import MOAT_REWARD, SECOND_CORRIDOR, SECOND_REWARD, TOWER_REWARD
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import (
    BORROWING,
    CHOOSING,
    CLEARING,
    COUNTING,
    DOUBLING,
    FOYER,
    MOAT_STACK,
    MOAT_TILE,
    PASSING,
    READY,
    REDRAWING,
    REPAYING,
    RETURNING,
)

ALWAYS: dict[type[Event], str] = {
    base.TilePriced: "LUD-ROUND-2",
    base.RoomCompleted: "LUD-SCORE-5",
    base.RewardDeclined: "LUD-SCORE-5",
    base.ExtraTurnGained: "LUD-REW-FOOD",
    base.TilePutOnDeck: "LUD-REW-SLEEPING",
    base.BonusCardKept: "LUD-REW-UTILITY",
    base.CoinsAdded: "LUD-ROUND-4",
    more.SwanLaid: "SWAN-2",
    more.SwanTaken: "SWAN-3",
    more.SwansSold: "SWAN-4",
    more.RenovationLaidOut: "RENO-12",
    more.RoomRenovated: "RENO-2",
    more.PassageLaid: "PASS-2",
    more.MoatPlaced: "MOAT-6",
    more.MoatFinished: "MOAT-12",
    more.MoatRewardGone: "MOAT-13",
    more.TileFound: "MOAT-13",
    more.CardDiscarded: "MOAT-5",
    more.TokensLookedAt: "TWR-5",
    decreed.DecreeKept: "DEC-D1",
    decreed.DecreesLookedAt: "DEC-03",
    decreed.ModelChosen: "DEC-05",
    decreed.CardsShown: "DEC-06",
    decreed.CardSwapped: "DEC-06",
    decreed.SwapDeclined: "DEC-06",
    decreed.CardRecalled: "DEC-08",
    decreed.RecallBegun: "DEC-08",
    decreed.PriceShifted: "DEC-09",
    decreed.CoinsMoved: "DEC-10",
    decreed.HourglassEmpty: "DEC-11",
    decreed.OrderChanged: "DEC-13",
    decreed.TileStored: "DEC-16",
    decreed.TileUnpacked: "DEC-16",
    decreed.MoneyBorrowed: "DEC-21",
    decreed.DebtRepaid: "DEC-21",
    decreed.CoinsCollected: "DEC-22",
    decreed.MoneyBanked: "DEC-41",
    decreed.StackCleared: "DEC-52",
    decreed.CardDoubled: "DEC-54",
}
"""Events that only one rule can cause."""

BY_TABLE: dict[type[Event], tuple[str, str, str]] = {
    base.TableLaid: ("LUD-SETUP-2", "LUD-SOLO-1", "XSET-3"),
    base.MasterBuilderNamed: ("LUD-SETUP-7", "", "XSET-9"),
    base.FoyerLaid: ("LUD-SETUP-6", "LUD-SETUP-6", "XSET-8"),
    base.RoundBegun: ("LUD-ROUND-1", "LUD-SOLO-2", "RND-1"),
    base.TileBought: ("LUD-TURN-3", "LUD-SOLO-3", "RND-4"),
    base.StonePassed: ("LUD-ROUND-5", "", "RND-8"),
    base.GameEnded: ("LUD-END-7", "LUD-SOLO-5", "LUD-END-7"),
}
"""Events whose rule depends on the table: of the base game, the solo game, or a game with modules."""

PASSED_ON = {
    PASSING: "PASS-2",
    COUNTING: "DEC-10",
    REPAYING: "DEC-21",
    CLEARING: "DEC-52",
    DOUBLING: "DEC-54",
}
SPECIAL = {TOWER_REWARD: "TWR-4", SECOND_REWARD: "DEC-35", SECOND_CORRIDOR: "DEC-34"}
SCORED = (base.TilePlaced, more.RoomRenovated, base.RewardClaimed)
IN_HAND = (base.TileBought, base.TileTaken, more.TileFound, decreed.TileUnpacked)


def cause(before: State | None, action: Action | None, history: Sequence[Event], event: Event) -> str:
    """The rule of an event, from the position before the action (None at set-up) and all earlier events.

    Where several rules could be the cause, it is checked that the one cited is among them.
    """
    assert before is None or isinstance(before, LudwigState)
    if type(event) in ALWAYS:
        return ALWAYS[type(event)]
    for part in (_of_table, _of_market, _of_turn, _of_placing, _of_rewards, _of_decrees):
        rule = part(before, action, history, event)
        if rule is not None:
            return rule
    raise AssertionError(event)


def among(event: Event, *rules: str) -> str:
    """The rule that is cited if it is one of these, or else the first of them."""
    return event.rule if event.rule in rules else rules[0]


def _kind(before: LudwigState | None, history: Sequence[Event], event: Event) -> int:
    """0 for the base game, 1 for the solo game, 2 with modules; at set-up by the event itself."""
    if before is not None:
        return 1 if before.table.solo else 2 * bool(before.table.modules)
    laid = event if isinstance(event, base.TableLaid) else history[0]
    return ("LUD-SETUP-2", "LUD-SOLO-1", "XSET-3").index(laid.rule)


def _latest(history: Sequence[Event], *kinds: type[Event]) -> Event:
    return next(event for event in reversed(history) if isinstance(event, kinds))


def _of_table(
    before: LudwigState | None, _: Action | None, history: Sequence[Event], event: Event
) -> str | None:
    """The table, choices of set-up, bonus cards, and the end."""
    kind = _kind(before, history, event)
    if type(event) in BY_TABLE:
        return BY_TABLE[type(event)][kind]
    if isinstance(event, base.ChoiceMade):
        foyer = before is not None and before.step == FOYER
        return (
            ("LUD-SETUP-6", "LUD-SETUP-6", "XSET-8")[kind] if foyer else ("LUD-SETUP-8", "", "XSET-11")[kind]
        )
    if isinstance(event, base.BonusCardsDealt | base.BonusCardPutAway):
        dealt = before is not None and any(before.hands) and before.step > CHOOSING
        return "LUD-REW-UTILITY" if dealt else ("LUD-SETUP-8", "LUD-SOLO-1", "XSET-11")[kind]
    if isinstance(event, base.FinalPoints):
        assert before is not None
        return among(event, *_final_rules(before, event))
    return None


def _final_rules(before: LudwigState, event: base.FinalPoints) -> list[str]:
    """The rules by which the seat can get points for what the event names."""
    table, seat = before.table, event.seat
    found = ["FIN-3" if table.modules and not table.solo else "LUD-END-3", "LUD-END-6", "SWAN-5", "TWR-7"]
    found += [f"DEC-{number:02}" for number in before.module_state.decrees[seat]]
    if event.what in table.favours:
        found += ["LUD-FAV-", "FAV-"]
    if not any(event.what in hand for other, hand in enumerate(before.hands) if other != seat):
        found += ["LUD-BON-", "BON-"]
    return [event.rule if rule.endswith("-") and event.rule.startswith(rule) else rule for rule in found]


def _of_market(
    before: LudwigState | None, _: Action | None, history: Sequence[Event], event: Event
) -> str | None:
    """Cards, tiles of the market, and the call of the last round."""
    kind = _kind(before, history, event)
    if isinstance(event, base.CardTurned | base.TileLaidOut):
        begun = before is not None and bool(before.castles)
        return ("LUD-ROUND-1" if begun else "LUD-SETUP-5", "LUD-SOLO-2", "RND-1" if begun else "XSET-7")[kind]
    if isinstance(event, base.DeckRenewed | base.LastRoundCalled):
        renovated = before is not None and "renovations" in before.table.names
        usual = "RENO-14" if renovated else "LUD-END-1"
        # The stalemate of LUD-RUL-8 is seen when the round is over, after coins were added.
        over = isinstance(event, base.LastRoundCalled) and event.rule == "LUD-RUL-8"
        return among(event, usual, "LUD-RUL-8") if over else usual
    if isinstance(event, base.TileDiscarded):
        if isinstance(
            _latest(history, base.StackLookedAt, base.StackShuffled, base.TurnBegun), base.StackLookedAt
        ):
            return "LUD-REW-SLEEPING"
        return "LUD-SOLO-4" if kind == 1 else "MOAT-5"
    return None


def _of_turn(
    before: LudwigState | None, action: Action | None, history: Sequence[Event], event: Event
) -> str | None:
    """Turns, and money from the bank."""
    if isinstance(event, base.TurnBegun):
        kind = _kind(before, history, event)
        return "LUD-REW-FOOD" if event.extra else ("LUD-ROUND-3", "LUD-SOLO-3", "RND-3")[kind]
    if not isinstance(event, base.MoneyTaken):
        return None
    assert before is not None
    last = history[-1]
    if isinstance(last, base.TurnBegun) and last.extra and 33 in before.module_state.decrees[event.seat]:
        return "DEC-33"
    if isinstance(action, TakeMoney):
        return "LUD-TURN-1"
    if isinstance(action, extra.AsMoney) and event.amount != 7_000:
        return "DEC-30"
    if event.amount >= 10_000:
        return "LUD-REW-OUTDOOR" if before.castles and before.round and _rewarding(history) else "DEC-01"
    return "DEC-38" if event.amount == 1_000 else among(event, "DEC-25", "DEC-30")


def _rewarding(history: Sequence[Event]) -> bool:
    return any(isinstance(event, base.RewardClaimed) for event in history[-3:])


def _of_placing(
    before: LudwigState | None, action: Action | None, history: Sequence[Event], event: Event
) -> str | None:
    """Tiles taken and placed, and their points."""
    if isinstance(event, base.TileTaken):
        if isinstance(action, Claim):
            return "DEC-34"
        return "DEC-04" if before is not None and before.step == READY else "LUD-REW-CORRIDOR"
    if isinstance(event, base.TilePlaced):
        return "LUD-TURN-5" if isinstance(_latest(history, *IN_HAND), base.TileBought) else "LUD-PLACE-10"
    if isinstance(event, base.PointsScored):
        scored = _latest(history, *SCORED)
        if isinstance(scored, base.RewardClaimed):
            return among(event, f"LUD-REW-{TYPES[scored.type].upper()}", "MOAT-24")
        if event.other is None:
            return among(event, "LUD-SCORE-1", "MOAT-24")
        assert isinstance(scored, base.TilePlaced | more.RoomRenovated)
        # Its own symbol, which the Dungeon satisfies too, or that of another room.
        return "LUD-SCORE-2" if event.room == scored.room else "LUD-SCORE-3"
    if isinstance(event, more.MoatPoints):
        return among(event, "MOAT-9", "MOAT-24")
    return None


def _of_rewards(
    before: LudwigState | None, action: Action | None, _: Sequence[Event], event: Event
) -> str | None:
    if isinstance(event, base.RewardClaimed):
        if event.type in SPECIAL:
            return SPECIAL[event.type]
        chosen = isinstance(action, ChooseReward)
        return "LUD-REW-DOWNSTAIRS" if chosen else f"LUD-REW-{TYPES[event.type].upper()}"
    if isinstance(event, base.RewardVoid):
        if event.type == TYPES.index("downstairs"):
            return "LUD-REW-DOWNSTAIRS"
        if event.type == TYPES.index("corridor"):
            return among(event, "LUD-REW-CORRIDOR", "LUD-RUL-4")
        return {TOWER_REWARD: "TWR-5", TYPES.index("utility"): "LUD-RUL-4"}.get(event.type) or among(
            event, "LUD-RUL-4", "DEC-34", "DEC-35", "MOAT-13", "DEC-39"
        )
    if isinstance(event, base.StackLookedAt | base.StackShuffled):
        moat = before is not None and before.step in (MOAT_STACK, MOAT_TILE)
        return "MOAT-13" if moat else "LUD-REW-SLEEPING"
    if isinstance(event, more.MoatRewardClaimed):
        return among(event, "MOAT-13", "DEC-39")
    if isinstance(event, more.TokenKept):
        return "TWR-5" if isinstance(action, extra.KeepToken) else "DEC-02"
    return None


def _of_decrees(
    before: LudwigState | None, action: Action | None, _: Sequence[Event], event: Event
) -> str | None:
    assert before is not None
    if isinstance(event, decreed.DecreesRevealed):
        return "DEC-03" if before.step == REDRAWING else "XSET-10"
    if isinstance(event, more.PassedOn):
        return PASSED_ON[before.step]
    if isinstance(event, decreed.PointsGained):
        if isinstance(action, extra.TakePoints):
            return "DEC-23"
        if before.step == RETURNING:
            return "DEC-17"
        own = [
            f"DEC-{number}" for number in before.module_state.decrees[event.seat] if number in (31, 40, 44)
        ]
        return among(event, *own)
    return None


assert MOAT_REWARD not in SPECIAL  # it has an event of its own
assert BORROWING not in PASSED_ON  # to borrow nothing is no decision
