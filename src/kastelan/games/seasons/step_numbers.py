"""The numbers of the steps, as positions store them: decisions from 0 on (steps.py), and below 0 what happens
by itself between them (automatic_steps.py)."""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
"""No seat, no card, no building, no sale."""

(
    SELECTING,
    PLAGUE_TOLL,
    MENDING,
    DIGGING,
    COURTING,
    SHARING,
    SUPPLYING,
    TAKING_BACK,
    STATIONING,
    EMPTYING,
    PURCHASING,
    CONSENTING,
    ORDERING,
    BUILDING,
    PAYING,
    PLACING,
    MARKETING,
    TURNING_IN,
    OVER,
) = range(19)

BEFORE_REVEAL: Final = frozenset((PLAGUE_TOLL, MENDING, DIGGING, COURTING, SHARING))
"""Decisions that a winter card brings while the selected cards lie face down."""
FINAL: Final = frozenset((MARKETING, TURNING_IN, OVER))

(
    NEXT_ROUND,
    SELECTION,
    WINTER,
    PLAGUED,
    WALLED,
    SNOWED,
    COURTED,
    SHARED,
    REVEAL,
    SUPPLY,
    NEXT_CARD,
    TOLL,
    TRADE,
    TOWER_WORK,
    PURCHASES,
    BUILDINGS_OPEN,
    HELPERS_OPEN,
    CARD_DONE,
    ROUND_DONE,
    FINAL_SCORING,
    MARKET_OPEN,
    PALACE_OPEN,
    LAST_SCORES,
) = range(-1, -24, -1)
