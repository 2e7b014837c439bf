"""Libraries that only a part of the package needs: `pip install 'kastelan[server]'` installs an extra."""

from __future__ import annotations

import warnings
from importlib import import_module
from types import ModuleType
from typing import Final

from kastelan.core.errors import ExtraMissing

EXTRAS: Final = {
    "server": (
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "argon2",
        "cryptography",
        "litestar",
        "msgspec",
        "openskill",
        "prometheus_client",
        "pyotp",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
        "zxcvbn",
    ),
    "postgres": ("asyncpg",),
    "png": ("resvg_py",),
    "tui": ("textual",),
    "network": ("numpy",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
    "jax": ("jax",),
    "learning": ("cma", "pyarrow"),
    "ray": ("ray",),
}
"""The modules that each extra of pyproject.toml installs, and our code imports."""

EXTRA_OF: Final = {module: extra for extra, modules in EXTRAS.items() for module in modules}


def missing_extra(error: ModuleNotFoundError) -> ExtraMissing | None:
    """Which extra is not installed, if that is why a module was not found."""
    module = (error.name or "").partition(".")[0]
    return ExtraMissing(EXTRA_OF[module], module) if module in EXTRA_OF else None


def library(module: str) -> ModuleType:
    """Import a library of an extra; ExtraMissing if it is not installed."""
    try:
        with warnings.catch_warnings(action="ignore"):  # cma warns that matplotlib is missing
            return import_module(module)
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from None
