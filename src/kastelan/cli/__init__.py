"""The command line of Kastelan, with one module per command."""

from kastelan.cli.main import main

__all__ = ["main"]
