"""Whether there is time: `make soak` looks at many more games than `make test` can."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

from hypothesis import settings

T = TypeVar("T")

SOAK: Final = "KASTELAN_SOAK" in os.environ


def some(of_them: Sequence[T], one_in: int) -> Sequence[T]:
    """One in so many; in a soak all of them."""
    return of_them if SOAK else of_them[::one_in]


def few(examples: int) -> settings:
    """So many examples of a property that takes long; in a soak as many as of any other."""
    return settings() if SOAK else settings(max_examples=examples)
