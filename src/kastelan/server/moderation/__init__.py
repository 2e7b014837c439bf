"""Moderation: reports, bans, what operators do, and the log of it."""
