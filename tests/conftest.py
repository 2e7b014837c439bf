"""How hypothesis runs here: the same examples every time, no clock, nothing kept on disk."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, max_examples=40)
settings.load_profile("house")
