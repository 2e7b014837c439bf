"""An event of every class, for tests that need its words and not its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import ModuleType

from kastelan.core.game import Event

BY_TYPE: Mapping[str, object] = {"bool": False, "str": "bank"}
"""A value for a field by its declared type; fields that are not listed hold numbers."""


def event_classes(*modules: ModuleType) -> list[type[Event]]:
    """The event classes that modules define or import."""
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


def sample(kind: type[Event], **facts: object) -> Event:
    """An event with plausible fields; those that need a special value are given by name."""
    found: dict[str, object] = {}
    for field in fields(kind):  # type: ignore[arg-type]  # events are dataclasses by contract
        kind_of_field = str(field.type)
        number = (0, 1) if kind_of_field.startswith("tuple") else 1
        found[field.name] = facts.get(field.name, BY_TYPE.get(kind_of_field, number))
    return kind(**found)
