"""Imports of the libraries that only this package needs."""

from __future__ import annotations

import warnings
from importlib import import_module
from types import ModuleType

from kastelan.core.errors import KastelanError


class ExtraMissing(KastelanError):
    """A required library is not installed."""


def library(name: str) -> ModuleType:
    """Import a library of the extra `learning`, or raise an error that says how to install it."""
    try:
        with warnings.catch_warnings(action="ignore"):  # cma warns that matplotlib is missing
            return import_module(name)
    except ImportError:
        raise ExtraMissing("learning-extra-missing", library=name) from None
