# Castles of Mad King Ludwig in the browser: what the modules of the expansions let one decide

web-choice-barbican-north = the closed side faces north
web-choice-barbican-east = the closed side faces east
web-choice-barbican-south = the bridge is walled up
web-choice-barbican-west = the closed side faces west
web-choice-kept = Kept so far: { $names }
web-choice-ahead = Ahead of { $names }
web-choice-stay = Stay where I am
web-choice-fewer = Fewer: { $name }
web-choice-more = More: { $name }
web-choice-not-now = Not now
web-choice-enough = That is enough

web-choice-swans = Sell swans
web-choice-swans-most = Take { $swans }, keep the colours
web-choice-swans-sell = { $swans ->
    [0] Sell
   *[other] Sell { $swans } for { $money }
  }

web-choice-swap-away = Just discarded
web-choice-swap-mine = Your card for it
web-choice-swap = Swap
web-choice-no-swap = Swap nothing
web-choice-coins-left = { $coins ->
    [one] { $coins } coin left to place
   *[other] { $coins } coins left to place
  }
web-choice-coins-keep = Leave the coins
web-choice-coins-lay = Place like this
web-choice-no-coins = Leave the coins
web-choice-shift-tile = Which tile
web-choice-shift-price = costs now
web-choice-no-shift = All prices stay
web-choice-time-up = Time is up

web-choice-reminders = Decrees that you can use now
web-choice-ignore = { $name }: not in this round
web-choice-do-recall = Look through the discarded cards
web-choice-do-unpack = Place the stored tile
web-choice-do-repay = Repay debt
web-choice-recall = Look through the cards
web-choice-unpack = Place it now
web-choice-bank = Save 1,000
web-choice-end-turn = End the turn
web-choice-repaid = Leave the debt
web-choice-no-discard = Stop discarding
web-choice-no-double = Score no card twice
web-choice-points = Take points { $points }
web-choice-as-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-choice-as-money = { $money } instead of { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-choice-store = Set aside
web-choice-buy = Buy

web-choice-over = Lay it on { $name }, { $points }
web-choice-moat-at = Moat, { $name }, { $points }
web-choice-moat-finished = The moat is finished
web-choice-passage = { $kind }: { $from } – { $to }
web-choice-passage-ends = { $from } – { $to }
web-choice-no-passage = No more passages
web-choice-keys = M takes a moat piece, S sells swans.
web-choice-coins = Redistribute the coins of the market, or leave them.
web-choice-none = Take none
web-choice-costs = { $name } costs { $price }; you have { $money }.
web-choice-costs-coins = { $name } costs { $price }; with { $coins } on it. You have { $money }.

web-scored-stacks = Empty stacks
web-scored-swans = Swans in sets
web-scored-tokens = Own favour tokens
web-scored-moats = Moats
web-key-ludwig-moat = moat piece, where moats are played
web-key-ludwig-swans = sell swans, where swans are played
