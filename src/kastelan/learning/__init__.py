"""Bots that get better, and games to learn from: tuning the greedy bot's weights, and data sets of self-play.

The libraries that this needs come with `pip install 'kastelan[learning]'`; playing needs none of them.
"""
