"""Your own bot: it builds next to as many of its own settlements as possible."""

from random import Random
from typing import ClassVar

from kastelan import Action, Bot, State, find_bot, find_game, play_game
from kastelan.core.game import Seat
from kastelan.core.hexes import NEAR
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.actions import Build


class Huddler(Bot):
    """Builds its settlements together."""

    name: ClassVar[str] = "huddler"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        assert isinstance(seen, KingdomState)
        own = seen.own[seat]

        def own_neighbours(action: Action) -> int:
            return (NEAR[action.hex] & own).bit_count() if isinstance(action, Build) else 0

        return max(seen.legal(seat), key=own_neighbours)


if __name__ == "__main__":  # `kastelan arena` imports this file and plays its own games
    cards = {"cards": "citizens,knights,workers"}
    played = play_game(find_game("kingdom"), [Huddler(), find_bot("random")], cards, seed=3)
    print("gold:", played.outcome.scores)
