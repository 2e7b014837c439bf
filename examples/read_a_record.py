"""A game as text: written, read, checked and stepped through."""

from kastelan.arena import play_game
from kastelan.bots import RandomBot
from kastelan.core.record import begin, close, parse, play_back, write
from kastelan.games import find

game = find("kingdom")
played = play_game(game, [RandomBot(), RandomBot()], seed=5)
text = write(close(begin(game, 2, {}, 5, names=("Ann", "Bob")), played.moves, played.state))

steps = list(play_back(parse(text), find))  # raises BadRecord if result or hash do not fit
print(
    len(steps) - 1, "moves,", sum(len(step.events) for step in steps), "events, result", played.outcome.scores
)
print(text.splitlines()[-1])
