"""The report of a tournament: one HTML page with plots and tables."""

from kastelan.arena.report.messages import Say
from kastelan.arena.report.page import report

__all__ = ["Say", "report"]
