"""A network for Kingdom Builder that learns by playing against itself, in JAX.

`kastelan.bots.learned` plays with it and needs NumPy alone; its `inputs.py` says what the network sees.
"""
