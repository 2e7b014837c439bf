"""A bot of one's own: it builds where most of its own settlements are near."""

from random import Random
from typing import ClassVar

from kastelan.arena import play_game
from kastelan.bots import Bot, RandomBot
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import NEAR
from kastelan.games import find
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.actions import Build


class Huddler(Bot):
    """Likes company."""

    name: ClassVar[str] = "huddler"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        assert isinstance(seen, KingdomState)
        own = seen.own[seat]

        def company(action: Action) -> int:
            return (NEAR[action.hex] & own).bit_count() if isinstance(action, Build) else 0

        return max(seen.legal(seat), key=company)


if __name__ == "__main__":  # the arena reads this file too, and plays games of its own
    cards = {"cards": "citizens,knights,workers"}
    played = play_game(find("kingdom"), [Huddler(), RandomBot()], cards, seed=3)
    print("gold:", played.outcome.scores)
