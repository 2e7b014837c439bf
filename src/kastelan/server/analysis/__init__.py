"""Analysis of finished games by a search bot."""
