"""All decrees by their numbers.

starting_decrees.py has decrees 01 to 05. A later decree that asks its holder a question, or needs code beyond
the fields of `Decree`, has a file named after its number. The rest are in plain_decrees.py, and in
scoring_decrees.py if they score at the end.
"""

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
DECREES: Final = dict(sorted(decree.REGISTERED.items()))
