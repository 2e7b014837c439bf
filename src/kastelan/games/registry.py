"""The games that can be played: our own, those of installed packages, and those registered by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from kastelan.core.errors import BadManifest
from kastelan.core.manifest import Manifest, resolve

GROUP = "kastelan.games"
"""The entry point group in which another package lists its games."""


class Registry(Mapping[str, Manifest]):
    """The manifest of every game by the game's name.

    A game is imported when its manifest is first read. Installed packages are searched for more games only
    when a name is not ours or when all games are listed, because reading their metadata takes 40 ms.
    """

    def __init__(self, ours: Mapping[str, str]) -> None:
        self._ours = ours
        self._loaded: dict[str, Manifest] = {}
        self._registered: dict[str, Manifest] = {}

    def register(self, manifest: Manifest) -> None:
        """Add a game in this process; BadManifest if another one has its name."""
        if manifest.name in self:
            raise BadManifest(manifest.name, "game-registered-twice")
        self._registered[manifest.name] = manifest

    def unregister(self, name: str) -> None:
        """Remove a game that was registered."""
        del self._registered[name]

    def added(self) -> list[Manifest]:
        """The games that are not our own."""
        return [*map(self._load, self._installed), *self._registered.values()]

    @cached_property
    def _installed(self) -> dict[str, str]:
        """References to the manifests of other installed packages; none of them replaces a game of ours."""
        from importlib.metadata import entry_points  # slow to import, and seldom needed

        found = {point.name: point.value for point in entry_points(group=GROUP)}
        return {name: reference for name, reference in found.items() if name not in self._ours}

    def __getitem__(self, name: str) -> Manifest:
        if name in self._registered:
            return self._registered[name]
        return self._load(name)

    def _load(self, name: str) -> Manifest:
        if name not in self._loaded:
            reference = self._ours.get(name) or self._installed[name]
            manifest = resolve(reference, Manifest)
            if manifest.name != name:
                raise BadManifest(reference, "part-of-wrong-kind", expected=name)
            self._loaded[name] = manifest
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter((*self._ours, *self._installed, *self._registered))

    def __len__(self) -> int:
        return len(self._ours) + len(self._installed) + len(self._registered)
