"""`kastelan`: the games, tournaments and replays from one command. One file per command."""

from kastelan.cli.main import main

__all__ = ["main"]
