"""How hypothesis runs here: the same examples every time, no clock, nothing kept on disk.

`pytest --hypothesis-profile=soak` looks at many more, and at other ones each time.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, max_examples=40)
settings.register_profile("soak", deadline=None, database=None, max_examples=1000)
settings.load_profile("house")
