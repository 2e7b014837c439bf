"""Results of finished games, statistics and ratings."""
