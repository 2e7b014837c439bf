"""What a bot answers in a position that was dealt anew for it, apart from the table."""

from __future__ import annotations

from functools import cache
from random import Random

from kastelan.bots import Bot, find_bot
from kastelan.core.errors import BadNotation
from kastelan.core.game import Seat, State
from kastelan.core.position import Packed, unpack
from kastelan.games import find

Question = tuple[str, Packed, Seat, int]
"""The bot's name, the position, the seat, and a seed for the bot's luck."""


def answer(bot: str, position: Packed, seat: Seat, luck: int) -> str:
    """The word that a bot plays in a position."""
    state = unpack(find(position.game, position.version), position)
    return state.game.actions.write(bot_named(bot).choose(state, seat, Random(luck)))


@cache
def bot_named(name: str) -> Bot:
    """The same bot for every decision, so that it can remember the rest of its turn."""
    return find_bot(name)


def is_legal(state: State, seat: Seat, word: str) -> bool:
    """Whether a bot's answer can be played."""
    try:
        return state.refusal(seat, state.game.actions.parse(word)) is None
    except BadNotation:
        return False
