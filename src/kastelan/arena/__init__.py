"""Matches and tournaments between bots. The same plan plays the same games on every machine."""

from kastelan.arena.match import PlayedGame, play_game
from kastelan.arena.plan import Plan, make_plan
from kastelan.arena.results import Result, ResultsFile
from kastelan.arena.sprt import Hypotheses
from kastelan.arena.standings import Standing
from kastelan.arena.tournament import Tournament, play_plan, run_tournament

__all__ = [
    "Hypotheses",
    "Plan",
    "PlayedGame",
    "Result",
    "ResultsFile",
    "Standing",
    "Tournament",
    "make_plan",
    "play_game",
    "play_plan",
    "run_tournament",
]
