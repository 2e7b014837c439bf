"""The table in the terminal, where people and bots play. It has no rules and knows no game by name.

`host` runs the table: it asks the `prompt` for a line, `typed_line` interprets it, `session` plays it, and
`display` shows what happened. `commands` are the words besides moves, and `screens` draw and name what a
game has.
"""
