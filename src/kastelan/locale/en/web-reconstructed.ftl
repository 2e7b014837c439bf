# Figures that were not read off original components: what the sign ≈ means beside each of them

-owners-correct = If you own the game, you can correct this (option “components”).
web-reconstructed-word = ≈ reconstructed
web-reconstructed-legend = ≈ reconstructed, not read off the original
web-reconstructed-rooms = The figures of this tile are reconstructed: they follow the pattern of the base game’s tiles of this size. { -owners-correct }
web-reconstructed-towers = The figures and the shape of this tower are reconstructed: they lie between those of rooms of 300 and 350. If you own the game, you can correct the figures (option “components”).
web-reconstructed-renovations = The figures of this renovation are reconstructed: they follow the pattern of the base game’s tiles of this size. { -owners-correct }
web-reconstructed-moat = The measurements of the moat and its wall are reconstructed: they are worked out from the printed size of the pieces. { -owners-correct }
web-reconstructed-passages = The length of this passage is reconstructed: only that of the short one is known. { -owners-correct }
web-reconstructed-swans = That there are 8 swans of each colour is reconstructed: only their total, 40, is known. { -owners-correct }
web-reconstructed-decree-51 = The table on this decree is reconstructed: no source gives it. { -owners-correct }
web-reconstructed-card-points = The points of this card are known from one unofficial list only. { -owners-correct }
web-reconstructed-pairs = Cost and points are reconstructed: the pairs 12 and 10, 10 and 8, 8 and 6 are known, but not which of them belongs to the Well, the House and the Tower. { -owners-correct }
web-reconstructed-houses = The number of Houses is reconstructed: it is what the other building tiles leave of 23. { -owners-correct }
web-reconstructed-tower-count = The number of Towers is known from a single review. { -owners-correct }
web-reconstructed-fees = This fee is reconstructed: it is estimated from what a helper scores here. { -owners-correct }
web-reconstructed-reported-fees = This fee is known from a single players’ aid. { -owners-correct }
web-reconstructed-wagons = What carts and rider yield is known from a single review. { -owners-correct }
web-reconstructed-marked-rounds = Which rounds are marked is reconstructed: only their number, four, is known. { -owners-correct }
