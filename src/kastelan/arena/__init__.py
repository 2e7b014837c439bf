"""Matches between bots, many at a time, the same on every machine."""

from kastelan.arena.match import Played, play_game
from kastelan.arena.tournament import Standing, Tournament, run_tournament

__all__ = ["Played", "Standing", "Tournament", "play_game", "run_tournament"]
