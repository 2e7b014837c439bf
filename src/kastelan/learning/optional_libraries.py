"""Libraries that only learning needs."""

from __future__ import annotations

import warnings
from importlib import import_module
from types import ModuleType

from kastelan.core.errors import KastelanError


class ExtraMissing(KastelanError):
    """A library is not installed that this needs."""


def library(name: str) -> ModuleType:
    """A library of the extra `learning`; refused with the way to install it."""
    try:
        with warnings.catch_warnings(action="ignore"):  # cma misses matplotlib, which we do not
            return import_module(name)
    except ImportError:
        raise ExtraMissing("learning-extra-missing", library=name) from None
