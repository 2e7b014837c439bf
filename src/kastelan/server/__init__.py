"""The table server: people and bots play together, live or over days, and no acknowledged move is lost.

`play/table.py` decides without I/O, `storage/move_log.py` writes moves to disk, `play/hub.py` sends updates,
and `http/` is the public interface.
"""
