"""The steps of a game: what can be decided, in the order of a turn (KB-TURN-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Ask, Seat, Tell
from kastelan.core.steps import Step, in_order, on, over
from kastelan.games.kingdom import ending, extra_actions, refusals, turn
from kastelan.games.kingdom.actions import Build, EndTurn, Lift, Put, UseTile
from kastelan.games.kingdom.locations import RULES
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, EXTRA, LIFTING, NOTHING, OVER, PUTTING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState

STEPS: Final[tuple[Step[KingdomState], ...]] = in_order(
    Step(
        BEFORE,
        "before",
        "KB-TURN-3",
        legal=turn.legal_before,
        apply=on(Build, turn.build_mandatory) | on(UseTile, extra_actions.use_tile),
        fits=turn.before_fits,
        facts=turn.facts,
        forced=True,
    ),
    Step(
        DURING,
        "during",
        "KB-TURN-2",
        legal=turn.legal_during,
        apply=on(Build, turn.build_mandatory),
        fits=turn.during_fits,
        facts=turn.facts,
        forced=True,
    ),
    Step(
        AFTER,
        "after",
        "KB-TURN-3",
        legal=turn.legal_after,
        apply=on(UseTile, extra_actions.use_tile) | on(EndTurn, turn.end_turn),
        fits=turn.after_fits,
        facts=turn.facts,
    ),
    Step(
        EXTRA,
        "extra",
        "KB-TURN-3",
        legal=extra_actions.legal_builds,
        apply=on(Build, extra_actions.build),
        fits=extra_actions.building_fits,
        facts=extra_actions.facts,
        forced=True,
    ),
    Step(
        LIFTING,
        "lifting",
        "KB-TURN-3",
        legal=extra_actions.legal_lifts,
        apply=on(Lift, extra_actions.lift),
        fits=extra_actions.lifting_fits,
        facts=extra_actions.facts,
        forced=True,
    ),
    Step(
        PUTTING,
        "putting",
        "KB-TURN-3",
        legal=extra_actions.legal_puts,
        apply=on(Put, extra_actions.put),
        fits=extra_actions.putting_fits,
        facts=extra_actions.facts,
        forced=True,
    ),
    over(OVER, "KB-END-1", fits=ending.over_fits),
)


def legal(state: KingdomState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    return STEPS[state.step].legal(state, seat) if seat == state.seat else ()


def apply(state: KingdomState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed."""
    if seat != state.seat:
        raise NotYourDecision(seat)
    carry_out = STEPS[state.step].apply.get(type(action))
    if carry_out is None:
        raise NotYourDecision(seat) if state.step == OVER else refusals.not_now(state, action)
    carry_out(state, seat, action, tell)


def ask(state: KingdomState, seat: Seat) -> Ask:
    """What the seat is asked to decide; a tile in use is asked about under its own rule."""
    if seat != state.seat or state.step == OVER:
        raise NotYourDecision(seat)
    asked = STEPS[state.step].ask(state, seat)
    return asked if state.kind == NOTHING else replace(asked, rule=RULES[state.kind])
