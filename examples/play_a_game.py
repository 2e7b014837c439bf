"""A whole game of Kingdom Builder between two bots, in a few lines."""

from random import Random

from kastelan import Event, decide, find_bot, find_game
from kastelan.games.kingdom.events import TileTaken

game = find_game("kingdom")
state = game.new(players=2, options={"first_game": True}, seed=7)
bots = [find_bot("greedy"), find_bot("random")]
random = Random(7)
events: list[Event] = []

while state.actors:
    seat = state.actors[0]
    state.apply(seat, decide(bots[seat], state, seat, random), events.append)

assert state.outcome is not None
print("gold:", state.outcome.scores, "winner:", [bots[seat].name for seat in state.outcome.winners])
print("tiles taken:", sum(isinstance(event, TileTaken) for event in events))
