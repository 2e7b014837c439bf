"""What rulebook tests are written with: the rules a test stands for, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kastelan.core.errors import IllegalAction


def rule(*ids: str) -> pytest.MarkDecorator:
    """Says which rules, examples and rulings a test would notice the loss of, for `tests/rule_report.py`."""
    assert ids
    return pytest.mark.rule(*ids)


@contextmanager
def refused(rule_id: str) -> Iterator[None]:
    """Expects that what happens inside is refused by this rule."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.rule == rule_id, f"refused by {caught.value.rule}: {caught.value}"
