"""Helpers for tests of the rules: `rule` names the rules that a test covers, `refused` expects a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kastelan.core.errors import IllegalAction


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules, examples and rulings that it covers, for `tests/rule_report.py`."""
    assert ids
    return pytest.mark.rule(*ids)


@contextmanager
def refused(rule_id: str) -> Iterator[None]:
    """Expects that the block is refused by this rule."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.rule == rule_id, f"refused by {caught.value.rule}: {caught.value}"
