# Castles of Mad King Ludwig at the terminal: the screen, and what happened in words

# One letter for each type: activity, corridor, downstairs, food, living, outdoor, sleeping, utility
ludwig-screen-letters = ACDFLOSU
ludwig-screen-intro =
    You build a castle, tile by tile. Each round the master builder puts prices on the tiles of the market, then
    everyone buys one tile and places it door to door. The money goes to the master builder.

    A tile scores its points and its symbol: +2L is 2 for each living room it is connected to, -1S is one less for
    each sleeping room it touches; downstairs rooms count rooms anywhere in the castle. A tile whose doors are all
    in doorways is completed and brings a reward. At the end favours, bonus cards, empty stacks and money count.

    Just type the number of a choice. try 1 shows a placement before you decide; help explains everything else.
ludwig-screen-intro-solo =
    You build a castle alone, tile by tile. Each round three tiles are for sale at 2,000, 4,000 and 6,000; buy one,
    or a hallway or stairs, or take 5,000. Then the rest leaves the game.

    A tile scores its points and its symbol: +2L is 2 for each living room it is connected to, -1S is one less for
    each sleeping room it touches; downstairs rooms count rooms anywhere in the castle. A tile whose doors are all
    in doorways is completed and brings a reward. At the end bonus cards, empty stacks and money count, and your
    points earn a rank.

    Just type the number of a choice. try 1 shows a placement before you decide; help explains everything else.

ludwig-screen-header = Round { $round }   Master builder: { $master }   Room cards left: { $deck }
ludwig-screen-header-solo = Round { $round }   Room cards left: { $deck }
ludwig-screen-extra-turns = { $turns ->
    [one] { $turns } extra turn follows
   *[other] { $turns } extra turns follow
  }
ludwig-screen-points = Points
ludwig-screen-if-ended = if it ended now, without bonus cards
ludwig-screen-money = Money
ludwig-screen-bonus-cards = Bonus cards
ludwig-screen-own-cards = Your bonus cards: { $cards }
ludwig-screen-marks = { $money }
ludwig-screen-price = Price
ludwig-screen-new-price = New
ludwig-screen-coins = (+{ $coins })
ludwig-screen-name = Tile
ludwig-screen-size = Size
ludwig-screen-symbol = Symbol
ludwig-screen-door-count = Doors
ludwig-screen-open = Doors
ludwig-screen-best = Best
ludwig-screen-best-is = (best place: { $points })
ludwig-screen-stacks = Stacks: { $stacks }
ludwig-screen-on-deck = Next on the room deck: { $tiles }
ludwig-screen-castle-of = Castle: { $name }
ludwig-screen-castle-hidden = (no room for the castle here: castle draws it)
ludwig-screen-castle-cut = (a part of the castle: castle draws all of it)
ludwig-screen-places = { $count ->
    [one] { $count } placement
   *[other] { $count } placements
  }, page { $page } of { $pages }: points, door and where the top points, what for
ludwig-screen-trial = Trying: { $tile } at { $place }: { $words }

ludwig-screen-tile = { $name }: { $types }, size { $size }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ludwig-screen-tile-without-type = { $name }: size { $size }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ludwig-screen-symbol-connected = { $points } for each connected: { $types }.
ludwig-screen-symbol-adjacent = { $points } for each touching: { $types }.
ludwig-screen-symbol-anywhere = { $points } for each anywhere in the castle: { $types }.
ludwig-screen-doors = { $doors ->
    [one] { $doors } door.
   *[other] { $doors } doors.
  }
ludwig-screen-fenced = A fence on one side: nothing may touch it.
ludwig-screen-card-pays = { $per ->
    [0] { $points } once
    [1] { $points } each
   *[other] { $points } per { $per }
  }
ludwig-screen-card-now = (now { $points })
ludwig-screen-printed = printed
ludwig-screen-dark = dark side
ludwig-screen-itself = this tile
ludwig-screen-blocks = { $doors ->
    [one] blocks { $doors } door
   *[other] blocks { $doors } doors
  }
ludwig-screen-completes = completes { $rooms }
ludwig-screen-signs =
    ○ open door, × blocked door, a gap is a doorway, ┅ ┇ fence, ░ cellar, ≡ the end of stairs that leads down,
    ✓ completed, * new, thick walls: being tried. 5n2 is the second door of room 5 on its upper side (n up, e right,
    s down, w left), counted from the left or from the top. 5n2/e places your tile there with its top to the right.
    The notation 3,-2e says the same by cells: the top left cell of the tile's box, counted from the foyer's.

ludwig-screen-reward-activity = 5 points
ludwig-screen-reward-corridor = a free hallway or stairs, placed at once
ludwig-screen-reward-downstairs = any other reward you like
ludwig-screen-reward-food = one more turn
ludwig-screen-reward-living = the room's points and symbol score once more
ludwig-screen-reward-outdoor = 10,000 from the bank
ludwig-screen-reward-sleeping = look at a stack, put up to 2 of its tiles on the room deck
ludwig-screen-reward-utility = draw 2 bonus cards, keep 1

ludwig-screen-do-foyer = the side with { $doors } doors
ludwig-screen-do-put-away = discard: { $card }
ludwig-screen-do-keep-card = keep: { $card }
ludwig-screen-do-take-money = take 5,000 from the bank
ludwig-screen-do-keep-rest = keep all other prices
ludwig-screen-do-leave-empty = leave this price without a tile
ludwig-screen-do-claim = claim for { $tile }: { $reward }
ludwig-screen-do-decline = decline for { $tile }
ludwig-screen-do-look = stack { $size }: { $left ->
    [0] empty
    [one] { $left } tile
   *[other] { $left } tiles
  }
ludwig-screen-do-put-no-more = no more: shuffle the rest and put it back

ludwig-screen-word-take-money = money
ludwig-screen-word-keep-rest = keep
ludwig-screen-word-leave-empty = empty
ludwig-screen-word-put-no-more = enough
ludwig-screen-word-try = try
ludwig-screen-word-at = at, door
ludwig-screen-word-more = more
ludwig-screen-word-castle = castle, c
ludwig-screen-word-market = market
ludwig-screen-about-try = draw a placement with thick walls and say what it brings: try 2, try 5n/e; when buying, try 3 or try 3 2
ludwig-screen-about-at = list only placements at a room or door: at 5, at 5n2, at 5n e; at alone lists all
ludwig-screen-about-more = the next page of the list; more 3 is the third
ludwig-screen-about-castle = a castle in full with its legend: castle, castle B
ludwig-screen-about-market = market, stacks and standings
ludwig-screen-about-moves = the choices with their numbers; moves 50 lists more
ludwig-screen-help-moves =
    Type the number of a choice, or several in a row: 3 1 buys the third tile and takes the best place for it. Either all
    of them happen or none. Names work as well: money, keep, nap room; the first letters are enough where they are clear.
ludwig-screen-hint-pricing = or all: 3 1 2 5 4; keep: the rest stays
ludwig-screen-hint-buying = try 3, castle, help
ludwig-screen-hint-placing = try 2, more, at 5n, undo, help
ludwig-screen-hint-number = castle, market, help

ludwig-screen-topic-doors = signs
ludwig-screen-topic-round = round
ludwig-screen-topic-turn = turn
ludwig-screen-topic-placing = placing
ludwig-screen-topic-scoring = scoring
ludwig-screen-topic-rewards = rewards
ludwig-screen-topic-ending = ending
ludwig-screen-topic-solo = solo

ludwig-screen-told-round = Round { $round }.
ludwig-screen-told-discarded = Out of the game: { $tiles }.
ludwig-screen-told-favours = Favours: { $favours }.
ludwig-screen-told-prices = Prices: { $prices }.
ludwig-screen-told-coins = 1,000 more on each tile left: { $tiles }.
ludwig-screen-told-points = { $points ->
    [0] No points
    [one] { $sign } point
   *[other] { $sign } points
  }
ludwig-screen-told-because = { $tile } for { $other }
ludwig-screen-told-doors = Doors to: { $rooms }.
ludwig-screen-told-final = { $subject }: { $scores }.
ludwig-screen-told-final-score = { $who ->
    [you] you have { $measure } and score
   *[other] { $name } has { $measure } and scores
  } { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
  }
ludwig-screen-told-winner = { $who ->
    [you] You win with { $points } points.
    [several] { $names } share the victory with { $points } points.
   *[other] { $names } wins with { $points } points.
  }
ludwig-screen-told-rank = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: the king makes you his { $rank }.
ludwig-screen-depleted = Tiles of empty stacks
ludwig-screen-favour = Royal favour “{ $name }”
ludwig-screen-card = Bonus card “{ $name }”
ludwig-screen-start = Start
ludwig-screen-sheet-printed = Points on tiles
ludwig-screen-sheet-own-symbol = Symbols of new tiles
ludwig-screen-sheet-others-symbol = Symbols of older tiles
ludwig-screen-sheet-rewards = Rewards
ludwig-screen-total = Total

error-table-ludwig-no-door = The tile fits at no door “{ $text }”. A door is a room and a side, such as 5n2; moves lists what fits.
error-table-ludwig-nothing-to-try = There is nothing to try now: buy first, or say the number of a tile for sale.
error-table-ludwig-no-player = There is no player “{ $text }”. Players: { $names }.

# Where a tile would lie, after “east of the Kitchen”
ludwig-where-joins = { $others ->
    [none] joins it
   *[other] joins it and { $others }
  }
ludwig-where-blocks = { $doors ->
    [one] blocks one door ({ $rooms })
   *[other] blocks { $doors } doors ({ $rooms })
  }
ludwig-where-open = { $doors ->
    [0] none of its doors stays open
    [one] one of its doors stays open
   *[other] { $doors } of its doors stay open
  }
ludwig-where-turned = { $turn ->
    [1] turned to the right
    [2] turned around
   *[3] turned to the left
  }
ludwig-where-cell = column { $column }, row { $row } from the foyer’s corner
ludwig-where-level = { $level ->
    [cellar] on the cellar level
   *[ground] on the ground level
  }
