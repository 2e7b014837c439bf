"""Matches and tournaments between bots, many games at a time, the same on every machine."""

from kastelan.arena.match import Played, play_game
from kastelan.arena.plan import Plan, make_plan
from kastelan.arena.results import Result, ResultsFile
from kastelan.arena.sprt import Hypotheses
from kastelan.arena.standings import Standing
from kastelan.arena.tournament import Tournament, hold, run_tournament

__all__ = [
    "Hypotheses",
    "Plan",
    "Played",
    "Result",
    "ResultsFile",
    "Standing",
    "Tournament",
    "hold",
    "make_plan",
    "play_game",
    "run_tournament",
]
