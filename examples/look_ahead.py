"""Preview every legal move without changing the position; then write the position as one line."""

from kastelan import find_game, parse_position, write_position
from kastelan.games.kingdom.events import GoldShifted

game = find_game("kingdom")
state = game.new(players=3, options={"cards": "fishermen,miners,workers"}, seed=11)
seat = state.actors[0]


def gain(word: str) -> int:
    """The gold that a move gives at once to the player who makes it."""
    events = state.preview(seat, game.actions.parse(word))
    return sum(event.gold for event in events if isinstance(event, GoldShifted) and event.seat == seat)


words = [game.actions.write(action) for action in state.legal(seat)]
print("best first settlements:", sorted(words, key=gain, reverse=True)[:5])

line = write_position(state)
assert write_position(parse_position(game, line)) == line
print("the position as a line of", len(line), "characters")
