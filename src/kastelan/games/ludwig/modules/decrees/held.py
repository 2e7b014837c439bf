"""A player's decrees, and their combined terms."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING

from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.decrees.decree import REGISTERED, Decree
from kastelan.games.ludwig.terms import USUAL_TERMS, Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def held(state: LudwigState, seat: Seat) -> tuple[Decree, ...]:
    """The decrees in force for a seat."""
    return in_force(state.module_state.decrees[seat])


@cache
def in_force(numbers: tuple[int, ...]) -> tuple[Decree, ...]:
    """The decrees with these numbers."""
    return tuple(REGISTERED[number] for number in numbers)


@cache
def terms_of(numbers: tuple[int, ...]) -> Terms:
    """The terms of a player with these decrees: the largest value of each field."""
    together = (USUAL_TERMS, *(decree.terms for decree in in_force(numbers)))
    return Terms(*(max(getattr(terms, field.name) for terms in together) for field in fields(Terms)))
