"""Machine learning: tuning the weights of the greedy bot, and data sets of self-play.

`pip install 'kastelan[learning]'` installs the libraries that this package needs. Playing needs none of them.
"""
