"""The table on a full screen, with Textual: board, panel, choices and log at once, by keys and by mouse.

It has no rules, and no words of its own for moves: what is picked becomes the line that line mode would read,
and goes through the same course, session, screens and saves. Nothing outside this package imports Textual.
"""
