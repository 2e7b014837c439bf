"""Whether there is time: `make soak` looks at many more games than `make test` can."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SOAK: Final = "KASTELAN_SOAK" in os.environ


def some(of_them: Sequence[T], one_in: int) -> Sequence[T]:
    """One in so many; in a soak all of them."""
    return of_them if SOAK else of_them[::one_in]
