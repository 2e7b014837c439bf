"""The table in the terminal, where people and bots play. It has no rules and knows no game by name.

`session` keeps the game, `host` runs the table, `commands` are the words besides moves, and `screens` draw
and name what a game has.
"""
