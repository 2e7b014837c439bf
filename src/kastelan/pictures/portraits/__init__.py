"""Portraits: faces put together from features, for people, for the characters of bots, and for cards."""
