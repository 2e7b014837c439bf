"""A tournament as a page for people, with plots of our own."""

from kastelan.arena.report.page import report
from kastelan.arena.report.wording import Say

__all__ = ["Say", "report"]
