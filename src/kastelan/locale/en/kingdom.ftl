# Kingdom Builder: the words of the game, what is asked, what is refused

kingdom-title = Kingdom Builder
kingdom-about = Settle a land of hexes; three cards, different in every game, say what earns gold. By Donald X. Vaccarino.
kingdom-length = 30 to 45 minutes
kingdom-difficulty = easy to learn

kingdom-option-first-game = the set-up for a first game: tavern, paddock, oasis and farm upright; fishermen, merchants and knights
kingdom-option-quadrants = the four board parts, from top left to bottom right: NAME lies upright, NAME* is turned, NAME? either way, ? is any
kingdom-option-cards = the three scoring cards; ? is any
kingdom-option-without = scoring cards left out of the draw
kingdom-option-start = who starts
kingdom-option-lords-need-settlement = lords pay nothing in a sector where you have no settlement
kingdom-option-running-scores = everyone sees what each card would pay now

kingdom-terrain-grass = grass
kingdom-terrain-canyon = canyon
kingdom-terrain-desert = desert
kingdom-terrain-flowers = flower field
kingdom-terrain-forest = forest
kingdom-terrain-water = water
kingdom-terrain-mountain = mountain
kingdom-terrain-castle = castle
kingdom-terrain-location = location
kingdom-terrain-none = no card

kingdom-tile-oracle = oracle
kingdom-tile-farm = farm
kingdom-tile-oasis = oasis
kingdom-tile-tower = tower
kingdom-tile-tavern = tavern
kingdom-tile-barn = barn
kingdom-tile-harbor = harbor
kingdom-tile-paddock = paddock

kingdom-card-fishermen = Fishermen
kingdom-card-merchants = Merchants
kingdom-card-discoverers = Discoverers
kingdom-card-hermits = Hermits
kingdom-card-citizens = Citizens
kingdom-card-miners = Miners
kingdom-card-workers = Workers
kingdom-card-knights = Knights
kingdom-card-lords = Lords
kingdom-card-farmers = Farmers
kingdom-card-castles = Castles

kingdom-ask-before = { $count ->
    [one] Build { $count } settlement: { $terrain }.
   *[other] Build { $count } settlements: { $terrain }.
  }{ $tiles ->
    [0] {""}
   *[other] {" "}Or use a tile first.
  }
kingdom-ask-during = { $count ->
    [one] Build { $count } more: { $terrain }.
   *[other] Build { $count } more: { $terrain }.
  }
kingdom-ask-after = { $tiles ->
    [0] End the turn.
   *[other] Use a tile, or end the turn.
  }
kingdom-ask-extra = Use the { $tile }: build one settlement.
kingdom-ask-lifting = Use the { $tile }: which settlement moves?
kingdom-ask-putting = Use the { $tile }: where does the settlement go?

error-first-game-is-fixed = The first game has its own board and cards: do not set quadrants, cards or without.
error-quadrant-twice = Each board part can be used only once: { $value }.
error-card-chosen-and-left-out = A card cannot be both chosen and left out: { $value }.
error-finish-building = First build with the tile you are using: { $tile }.
error-lift-first = First lift the settlement that moves: { $tile }.
error-put-down-first = First put the lifted settlement down: { $tile }.
error-mandatory-not-done = The settlements of the turn have to be built before it can end.
error-no-tile-in-between = No tile may be used between the settlements of the turn.
error-mandatory-done = All settlements of this turn are built.
error-use-a-tile-first = Only a tile lets you move a settlement: name the tile first.
error-no-move-at-all = The settlement came from there: that would not be a move.
error-not-your-settlement = You have no settlement on { $hex }.
error-no-target-from-here = From { $hex } there is nowhere to go with this tile: { $tile }.
error-no-such-tile = You have no such tile: { $tile }.
error-no-settlement-left = Your supply is empty, so this tile cannot build: { $tile }.
error-no-target = This tile has no legal target now: { $tile }.
error-tile-not-ready = This tile has been used, or was won this turn: { $tile }.
error-off-the-board = { $hex } is not on the board.
error-hex-occupied = There is already a settlement on { $hex }.
error-not-buildable = You can’t build here: { $hex } is { $terrain }.
error-not-at-the-edge = { $hex } is not at the edge of the board.
error-not-at-a-line = { $hex } is not at the end of a straight line of three settlements of yours.
error-not-two-away = { $hex } is not two hexes away in a straight line.
error-wrong-terrain = { $hex } is { $terrain }; it has to be { $terrain_needed } this time.
error-must-be-adjacent = You can build next to your own settlements, so you must.
