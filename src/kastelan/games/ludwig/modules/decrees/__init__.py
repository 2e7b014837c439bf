"""DEC: the royal decrees. Each is a small object registered by its number (registry.py)."""
