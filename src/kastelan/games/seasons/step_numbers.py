"""The steps of a round: decisions from 0 on, and below 0 what happens by itself between them."""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
"""No seat, no card, no building, no sale."""

# Decisions
(
    SELECTING,  # CS-ROUND-3: everybody at once, in secret
    PLAGUE_TOLL,  # CS-WINTER-PLAGUE-1
    MENDING,  # CS-WINTER-WALL-1
    DIGGING,  # CS-WINTER-SNOW-1
    COURTING,  # CS-WINTER-MAIDEN-1, -2
    SHARING,  # CS-WINTER-MAIDEN-4
    SUPPLYING,  # CS-CHAR-WORKER-1: the free choice
    TAKING_BACK,  # CS-WINTER-TAVERN-4
    STATIONING,  # CS-CHAR-TRADER-1
    EMPTYING,  # CS-CHAR-BRICKLAYER-1
    PURCHASING,  # CS-CHAR-STONEMASON-1
    CONSENTING,  # CS-CHAR-STONEMASON-2
    ORDERING,  # CS-2P-3
    BUILDING,  # CS-BUILD-1
    PAYING,  # CS-BUILD-2
    PLACING,  # CS-WORKER-2
    MARKETING,  # CS-SCORE-MARKET-1
    TURNING_IN,  # CS-SCORE-PALACE-1
    OVER,
) = range(19)

BEFORE_REVEAL: Final = frozenset((PLAGUE_TOLL, MENDING, DIGGING, COURTING, SHARING))
"""Decisions that a winter card brings while the selected cards lie face down."""
FINAL: Final = frozenset((MARKETING, TURNING_IN, OVER))

# What happens by itself
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
