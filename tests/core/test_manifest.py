"""References in manifests: resolved when needed, checked, and refused with a reason."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadManifest
from kastelan.core.manifest import Manifest, make, resolve
from kastelan.games.kingdom import Kingdom


def test_a_reference_gives_the_object_that_it_names() -> None:
    assert resolve("kastelan.games.kingdom:KINGDOM", Kingdom).name == "kingdom"
    assert make("kastelan.core.manifest:Manifest", Manifest, "chess", {}) == Manifest("chess", {})


@pytest.mark.parametrize(
    "reference",
    ["kastelan.no_such_module:GAME", "kastelan.games.kingdom:NO_GAME", "", ":GAME", "nothing"],
)
def test_a_reference_to_nothing_is_refused_and_named(reference: str) -> None:
    with pytest.raises(BadManifest, match="part-not-found") as caught:
        resolve(reference, Kingdom)
    assert caught.value.reference == reference


def test_an_object_of_another_kind_is_refused() -> None:
    with pytest.raises(BadManifest, match="part-of-wrong-kind") as caught:
        resolve("kastelan.games.kingdom:VERSIONS", Kingdom)
    assert caught.value.facts["expected"] == "Kingdom"
    for reference in ("kastelan.games.kingdom:VERSIONS", "kastelan.games:find"):
        with pytest.raises(BadManifest, match="part-of-wrong-kind"):
            make(reference, Manifest, "kingdom")
