"""The table server: people and bots play together, live or over days, and nothing acknowledged is lost.

`table.py` decides without I/O, `log.py` writes down, `live.py` tells everyone, `routes/` is the public face.
"""
