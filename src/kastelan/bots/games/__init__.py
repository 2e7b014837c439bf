"""The bots of each game: which knowledge they use, and how strong the levels are.

Each level is meant to win about three of four games against the one before; bench/results/levels.md has the
measurements. A bot that has done its playouts answers before its seconds are over.
"""
