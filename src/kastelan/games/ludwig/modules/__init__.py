"""The modules of the expansions box: each has a file of its own and plugs into the base game (module.py)."""
