"""Hypothesis settings: the same examples on every run, no deadline, no example database.

`pytest --hypothesis-profile=soak` tries many more examples, and other ones each time.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, max_examples=40)
settings.register_profile("soak", deadline=None, database=None, max_examples=1000)
settings.load_profile("house")
