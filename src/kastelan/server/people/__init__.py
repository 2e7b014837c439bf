"""Guests and accounts, their sessions and preferences."""
