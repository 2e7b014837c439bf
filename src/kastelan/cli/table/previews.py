"""Previews: what an action would change, and the legal actions with the best first."""

from __future__ import annotations

from dataclasses import dataclass

from kastelan.cli.table.screens import Screen
from kastelan.cli.table.screens.screen import Change
from kastelan.core.game import Action, Seat, State, View

DEEPEST = 2  # how many further decisions of the same seat are tried


@dataclass(frozen=True, slots=True)
class Prospect:
    """An action and what it changes, by itself or with the further actions of `plan`."""

    action: Action
    change: Change | None
    plan: tuple[Action, ...] = ()


def prospect(screen: Screen, state: State, seat: Seat, action: Action) -> Prospect:
    """What a legal action changes; for one that only opens the next decision, what the best answer does."""
    return _prospect(screen, state.view(seat), state, seat, action, DEEPEST)


def _prospect(screen: Screen, view: View, state: State, seat: Seat, action: Action, depth: int) -> Prospect:
    if not depth or not screen.looks_ahead(action):
        return Prospect(action, screen.change(view, seat, state.preview(seat, action)))
    after = state.copy()
    after.apply(seat, action)
    if after.actors != (seat,):  # the next decision is not this seat's alone
        return Prospect(action, None)
    answers = screen.answers_to_consider(after.view(seat), after.legal(seat))
    then = (_prospect(screen, view, after, seat, next_one, depth - 1) for next_one in answers)
    best = max(then, key=_rank)
    return Prospect(action, best.change, (best.action, *best.plan))


def _rank(one: Prospect) -> float:
    return one.change.rank if one.change is not None else 0.0


def ranked(screen: Screen, state: State, seat: Seat) -> list[Prospect]:
    """Every legal action, the most promising first; equal ones in the game's order."""
    view = state.view(seat)
    found = [_prospect(screen, view, state, seat, action, DEEPEST) for action in state.legal(seat)]
    return sorted(found, key=_rank, reverse=True)
