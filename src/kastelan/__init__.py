"""Kastelan: a digital tabletop for three castle-building board games."""

__version__ = "0.1.0"
