"""The numbers of the steps, which `state.step` and frozen positions contain."""

from typing import Final

FOYER: Final = 0
"""All players choose a side of the foyer."""

CHOOSING: Final = 1
"""All players put one of three bonus cards away."""

PRICING: Final = 2
"""The master builder chooses the tile for the next slot."""

BUYING: Final = 3
"""Buy a tile, or take money."""

PLACING: Final = 4
"""Place the tile in hand."""

REWARDS: Final = 5
"""Claim or decline one of the completion rewards that are due."""

FREE_CORRIDOR: Final = 6
"""Take a hallway or stairs for free."""

ANY_REWARD: Final = 7
"""Choose a reward for the second, fourth, ... completed downstairs room."""

STACK: Final = 8
"""Choose a stack to look at."""

DIGGING: Final = 9
"""Put tiles of that stack on the room deck."""

KEEPING: Final = 10
"""Keep one of the bonus cards drawn."""

OVER: Final = 11

STEPS: Final = 12
"""The number of steps of the base game. The steps of modules follow."""

DRAFTING: Final = 12
"""Keep one of the decrees in hand and pass the rest on (DEC-D1)."""

REDRAWING: Final = 13
"""Take one of three decrees in place of decree 03."""

READY: Final = 14
"""Place the hallway or the stairs of decree 04."""

MODEL: Final = 15
"""Choose the stack for decree 05."""

SWAPPING: Final = 16
"""Swap a bonus card for one that was put away (DEC-06)."""

REMEMBERING: Final = 17
"""The master builder may look through the discarded cards before new rooms are laid out (DEC-08)."""

RECALLING: Final = 18
"""Put discarded cards on the deck (DEC-08)."""

COUNTING: Final = 19
"""Redistribute the coins of the market (DEC-10)."""

SHIFTING: Final = 20
"""Give a tile the price of another slot (DEC-09)."""

QUEUING: Final = 21
"""Move ahead in the order of turns (DEC-13)."""

RETURNING: Final = 22
"""Return coins of the tile for points (DEC-17)."""

BORROWING: Final = 23
"""Borrow a part of the price (DEC-21)."""

COLLECTING: Final = 24
"""Take the coins of a market tile (DEC-22)."""

PASSING: Final = 25
"""Lay passages from the room just placed (PASS-2)."""

PRINTED: Final = 26
"""Take the printed points, or money for them (DEC-30)."""

TOKENS: Final = 27
"""Keep one of the favour tokens looked at (TWR-5)."""

MOAT_STACK: Final = 28
"""Choose a stack for the reward of the moat (MOAT-13)."""

MOAT_TILE: Final = 29
"""Take a tile of that stack (MOAT-13)."""

TURN_END: Final = 30
"""Use decrees at the end of a turn (DEC-16, DEC-41, DEC-08)."""

REPAYING: Final = 31
"""Pay debts back before the final scoring (DEC-21)."""

CLEARING: Final = 32
"""Discard tiles of stacks before the final scoring (DEC-52)."""

DOUBLING: Final = 33
"""Choose the bonus card that counts twice (DEC-54)."""

SELLING: Final = 34
"""Sell swans before the turn ends (RND-5)."""

ALL_STEPS: Final = 35

WITHIN_TURNS: Final = (
    *(
        FREE_CORRIDOR,
        ANY_REWARD,
        STACK,
        DIGGING,
        KEEPING,
        SWAPPING,
        RECALLING,
        RETURNING,
        BORROWING,
        COLLECTING,
    ),
    *(PASSING, PRINTED, TOKENS, MOAT_STACK, MOAT_TILE, TURN_END),
)
"""The steps that occur in turns besides BUYING, PLACING and REWARDS."""
NOTHING: Final = -1
"""No tile, no card, no stack, no room."""
