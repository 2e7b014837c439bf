"""Searches: they try turns by playouts, many times, from what a seat can know."""

from __future__ import annotations

from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Knowledge, Turn
from kastelan.bots.search.thought import Idea, Thinker, Thought

__all__ = ["Budget", "Idea", "Knowledge", "Thinker", "Thought", "Turn"]
