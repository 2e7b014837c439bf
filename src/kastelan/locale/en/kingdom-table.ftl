# Kingdom Builder at the terminal: the screen, and what happened in words

kingdom-screen-intro =
    On your turn you build 3 settlements on the terrain of your card, next to your own where you can.
    A settlement beside a location wins its tile: an extra action every turn, from your next turn on.
    Gold is counted at the end: 3 for each castle beside a settlement of yours, and what three cards pay. This time:
kingdom-screen-letters = gcdft
kingdom-screen-card = Card of the turn:
kingdom-screen-hand = Your next card:
kingdom-screen-over = The game is over.
kingdom-screen-gold = Gold
kingdom-screen-supply = Supply
kingdom-screen-resting = { $tile } (used)
kingdom-screen-legal = legal
kingdom-screen-new = new
kingdom-screen-new-tile = tile: { $tile }
kingdom-screen-free = { $place }: { $terrain }, free
kingdom-screen-settled = { $place }: { $terrain }, { $who ->
    [you] your settlement
   *[other] settlement of { $name }
  }
kingdom-screen-location = { $place }: location { $tile }, { $left ->
    [0] no tiles left
    [one] { $left } tile left
   *[other] { $left } tiles left
  }
kingdom-screen-word-end = end, e
kingdom-screen-topic-turn = turn
kingdom-screen-topic-building = building
kingdom-screen-topic-tiles = tiles
kingdom-screen-topic-castles = castles
kingdom-screen-topic-ending = ending

kingdom-event-table-laid = Scoring cards: { $cards }. { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
kingdom-event-card-revealed = { $who ->
    [you] Your card: { $terrain }.
   *[other] { $name } shows the card: { $terrain }.
  }
kingdom-event-card-removed = There is no free hex of this terrain: { $terrain }. The card leaves the game, and another one is drawn.
kingdom-event-card-discarded = { $who ->
    [you] You discard: { $terrain }.
   *[other] { $name } discards: { $terrain }.
  }
kingdom-event-pile-shuffled = { $cards ->
    [one] The discards are shuffled: { $cards } card.
   *[other] The discards are shuffled: { $cards } cards.
  }
kingdom-event-card-drawn = { $who ->
    [you] Your card for the next turn: { $terrain }.
   *[other] { $name } draws: { $terrain }.
  }
kingdom-event-card-drawn-hidden = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
  }
kingdom-event-settlement-built = { $who ->
    [you] You build: { $places }.
   *[other] { $name } builds: { $places }.
  }
kingdom-event-settlement-lifted = { $who ->
    [you] You lift the settlement on { $place }.
   *[other] { $name } lifts the settlement on { $place }.
  }
kingdom-event-settlement-moved = { $who ->
    [you] You move a settlement: { $origin } to { $place }.
   *[other] { $name } moves a settlement: { $origin } to { $place }.
  }
kingdom-event-tile-used = { $who ->
    [you] You use a tile: { $tile }.
   *[other] { $name } uses a tile: { $tile }.
  }
kingdom-event-tile-taken = { $who ->
    [you] You win a tile: { $tile } ({ $place }). It is ready from your next turn on.
   *[other] { $name } wins a tile: { $tile } ({ $place }).
  }
kingdom-event-tile-lost = { $who ->
    [you] You lose a tile: { $tile } ({ $place }).
   *[other] { $name } loses a tile: { $tile } ({ $place }).
  }
kingdom-event-last-round-called = { $who ->
    [you] Your supply is empty: this round is the last.
   *[other] The supply of { $name } is empty: this round is the last.
  }
kingdom-event-gold-scored = { $card }: { $who ->
    [you] you get
   *[other] { $name } gets
  } { $gold } gold{ $others }.
kingdom-gold-of-another = { $who ->
    [you] you
   *[other] { $name }
  } { $gold }
kingdom-event-gold-shifted = { $card }: { $name } { $gold }.
kingdom-event-game-ended = { $who ->
    [you] You win with { $gold } gold.
    [several] { $names } share the victory with { $gold } gold.
   *[other] { $names } wins with { $gold } gold.
  }
