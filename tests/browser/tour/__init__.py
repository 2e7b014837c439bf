"""Draws the pictures and films of docs/tour.md in a real browser: `make tour`."""
