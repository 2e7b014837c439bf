# Kingdom Builder in the browser

web-kingdom-board = Board. Arrow keys move over the hexes, Enter selects, the full stop goes to the next legal hex.
web-kingdom-list = List of legal hexes
web-kingdom-yours = your settlement
web-kingdom-settlement-of = settlement of { $name }
web-kingdom-legal = legal
web-kingdom-gold = { $change } gold
web-kingdom-gold-so-far = gold so far
web-kingdom-tiles-left = { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
  }
web-kingdom-supply = { $count } in supply
web-kingdom-tile-ready = ready
web-kingdom-tile-used = used this turn
web-kingdom-tile-new = won this turn
web-kingdom-goals = Scoring
web-kingdom-together = Total
web-kingdom-built = { $built } of { $all } built
web-kingdom-no-card = No card this turn
web-kingdom-your-card = Your card: { $terrain }
web-kingdom-your-next = Your next card: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
web-kingdom-discards = Discarded: { $cards }
web-kingdom-build-here = Build here
web-kingdom-move-here = Move here
web-kingdom-end-turn = End turn
web-kingdom-still-ready = Still ready: { $tiles }. End the turn anyway?
web-kingdom-go-on = Not yet
web-kingdom-end-anyway = End anyway
