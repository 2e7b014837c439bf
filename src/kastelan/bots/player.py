"""The interface of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from kastelan.bots.failures import note_failure
from kastelan.core.game import Action, Seat, State


class Bot(ABC):
    """A computer player. One bot can play at many tables, because no decision depends on an earlier one.

    A bot may keep caches. It takes all random numbers from `luck`, so that a seed reproduces its games.
    """

    name: ClassVar[str]

    @abstractmethod
    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        """Choose one of the seat's legal actions.

        `seen` is a copy that the bot may change. It is fair by construction: `decide` has dealt everything
        hidden from the seat at random.
        """


def decide(bot: Bot, state: State, seat: Seat, luck: Random) -> Action:
    """Ask a bot for a decision, and show it only what its seat may know.

    An error that the bot raises carries its place in the bot's code and the position (see `failures`).
    """
    chance = luck.getrandbits(160)
    try:
        return bot.choose(state.determinise(seat, chance), seat, luck)
    except (Exception, SystemExit) as error:
        # Dealt again, because the bot may have changed its copy.
        note_failure(error, bot, state.determinise(seat, chance), seat)
        raise
