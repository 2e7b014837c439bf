"""Networks compute on one core here too: this package says so before a test imports NumPy."""

import kastelan.bots.learned  # noqa: F401  # only for what it sets
