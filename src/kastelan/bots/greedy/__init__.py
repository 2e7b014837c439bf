"""The greedy bot's knowledge of each game: how to evaluate an action without searching."""
