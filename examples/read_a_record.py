"""Write a game as a record, then read, verify and replay it."""

from kastelan import find_bot, find_game, parse_record, play_game, write_record
from kastelan.core.record import begin, close, play_back

game = find_game("kingdom")
played = play_game(game, [find_bot("random"), find_bot("random")], seed=5)
text = write_record(close(begin(game, 2, {}, 5, names=("Ann", "Bob")), played.moves, played.state))

steps = list(play_back(parse_record(text), find_game))  # raises BadRecord if the result or the hash differs
print(
    len(steps) - 1, "moves,", sum(len(step.events) for step in steps), "events, result", played.outcome.scores
)
print(text.splitlines()[-1])
