# Castles of Mad King Ludwig in the browser

web-ludwig-no-castle = No castle stands yet: everyone chooses a foyer and bonus cards first.
web-ludwig-market = Market
web-ludwig-no-market = Nothing is for sale yet.
web-ludwig-coins = { $coins } on this tile; they go to the buyer
web-ludwig-pricing = Prices: drag a tile onto another, or select two; on the keyboard Shift and arrows
web-ludwig-set-prices = Set the prices
web-ludwig-keep-prices = Keep the prices
web-ludwig-reset = Reset
web-ludwig-money = Take { $money }

web-ludwig-castle = Castle: { $name }
web-ludwig-castles = Castles
web-ludwig-room = { $tile } Open doors: { $open }, blocked: { $blocked }. { $completed ->
    [true] Completed.
   *[other] { "" }
  } { $connected ->
    [none] { "" }
   *[other] Connected to { $connected }.
  }
web-ludwig-doors = { $completed ->
    [true] Completed.
   *[other] Open doors: { $open }, blocked: { $blocked }.
  }
web-ludwig-connected = Connected to { $names }.
web-ludwig-courtyard = Courtyard: enclosed on all sides
web-ludwig-zoom = View
web-ludwig-nearer = Zoom in
web-ludwig-farther = Zoom out
web-ludwig-fit = Show all
web-ludwig-keys = Arrows go from place to place, R turns the tile, F flips a hallway, B goes to the next best place, Enter places it, Escape puts it back.

web-ludwig-turn = Turn
web-ludwig-flip = Flip
web-ludwig-put-back = Put back
web-ludwig-put = Place { $points }
web-ludwig-place = { $place } of { $places }
web-ludwig-better = Next best place
web-ludwig-worse = Previous place
web-ludwig-not-here = Doesn’t fit here
web-ludwig-held = Place { $place } of { $places }, { $points }.
web-ludwig-completed-brings = Completing it: { $reward }
web-ludwig-completes = { $name } will be completed: { $reward }.
web-ludwig-printed = printed points
web-ludwig-total = Total
web-ludwig-costs = { $coins ->
    [0] Costs { $price }.
   *[other] Costs { $price }; { $coins } on it.
  }
web-ludwig-brings = What this brings

web-ludwig-complete = { $name } is completed
web-ludwig-take = Take
web-ludwig-decline = Decline
web-ludwig-foyer = { $doors ->
    [one] { $doors } door
   *[other] { $doors } doors
  }
web-ludwig-left = { $left ->
    [0] empty
    [one] { $left } tile
   *[other] { $left } tiles
  }
web-ludwig-no-more = No more; put the rest back

web-ludwig-favours = Royal favours
web-ludwig-cards = My bonus cards
web-ludwig-all-cards = Bonus cards
web-ludwig-cards-of = Bonus cards in hand
web-ludwig-card-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
web-ludwig-money-of = Money
web-ludwig-master = master
web-ludwig-master-about = Master builder: sets the prices, gets the money, buys last
web-ludwig-stacks = Tiles left, by size
web-ludwig-deck = { $deck ->
    [one] { $deck } room card left
   *[other] { $deck } room cards left
  }
web-ludwig-stack = { $name }: { $left ->
    [0] empty
    [one] { $left } tile left
   *[other] { $left } tiles left
  }; in your castle: { $mine }.
web-ludwig-stack-of = Stack { $name }
web-ludwig-depleted = When a stack is empty at the end, each of its tiles scores { $points }.
web-ludwig-unseen = Still to come
web-ludwig-rank = Rank
web-ludwig-rank-now = If the game ended now: { $points } points
web-ludwig-if-ended = if it ended now: { $points }
web-ludwig-round = Round { $round }
web-ludwig-round-about = The round in which the last room card is turned up is the last.
web-ludwig-score = Points
web-ludwig-score-now = If the game ended now, without bonus cards
web-ludwig-ask-place = Place { $tile }
web-ludwig-ask-prices = Set the prices: drag or swap the tiles, then confirm.

# The legend of symbols
web-ludwig-legend-connected = Connected by a door
web-ludwig-legend-connected-about = Points for each room of these types that shares a doorway with it.
web-ludwig-legend-adjacent = Touching
web-ludwig-legend-adjacent-about = A penalty for each room of these types that touches it, doorway or not.
web-ludwig-legend-anywhere = Anywhere
web-ludwig-legend-anywhere-about = Points for each room of these types in the whole castle.
web-ludwig-legend-price = Price
web-ludwig-legend-price-about = What the tile costs. The money goes to the master builder.
web-ludwig-legend-coin = Coins on a tile
web-ludwig-legend-coin-about = Thousands that its buyer gets.
web-ludwig-legend-gold = Golden line
web-ludwig-legend-gold-about = The room is completed: each of its doors leads into another room.
