# Kingdom Builder: what locations and scoring cards do, in a few words

kingdom-brief-oracle = Build one more on the terrain of your card.
kingdom-brief-farm = Build on grass.
kingdom-brief-oasis = Build on desert.
kingdom-brief-tower = Build at the edge of the board.
kingdom-brief-tavern = Build at the end of a straight line of three of your settlements.
kingdom-brief-barn = Move a settlement to the terrain of your card.
kingdom-brief-harbor = Move a settlement to water.
kingdom-brief-paddock = Move a settlement two hexes in a straight line.

kingdom-brief-fishermen = 1 for each settlement next to water
kingdom-brief-merchants = 4 for each castle or location that a group links to another
kingdom-brief-discoverers = 1 for each row with a settlement of yours
kingdom-brief-hermits = 1 for each group
kingdom-brief-citizens = half the size of your largest group
kingdom-brief-miners = 1 for each settlement next to a mountain
kingdom-brief-workers = 1 for each settlement next to a castle or location
kingdom-brief-knights = 2 for each settlement in your fullest row
kingdom-brief-lords = in each sector 12 for the most settlements, 6 for the second most; a sector where nobody has built counts only at the end
kingdom-brief-farmers = 3 for each settlement in your emptiest sector
kingdom-brief-castles = 3 for each castle beside a settlement of yours
