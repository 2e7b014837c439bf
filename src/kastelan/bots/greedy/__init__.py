"""What the greedy bot knows of each game: a move's worth at a glance."""
