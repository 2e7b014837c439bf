"""All decrees by their numbers. Those that ask something have files of their own, 01 to 05 together."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.modules.decrees import (
    decree,
    decree_06,
    decree_08,
    decree_09,
    decree_10,
    decree_11,
    decree_13,
    decree_16,
    decree_17,
    decree_21,
    decree_22,
    decree_23,
    decree_26,
    decree_30,
    decree_34,
    decree_35,
    decree_41,
    decree_52,
    decree_54,
    plain_decrees,
    scoring_decrees,
    starting_decrees,
)

FILES: Final = (
    *(starting_decrees, decree_06, decree_08, decree_09, decree_10, decree_11, decree_13, decree_16),
    *(decree_17, decree_21, decree_22, decree_23, decree_26, decree_30, decree_34, decree_35, decree_41),
    *(decree_52, decree_54, plain_decrees, scoring_decrees),
)
DECREES: Final = dict(sorted(decree.DECREES.items()))
