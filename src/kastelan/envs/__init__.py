"""Environments for machine learning. Each one is imported by its own name, because each needs another
library."""
