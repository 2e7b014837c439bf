# Castles of Mad King Ludwig: what is asked, told and refused

ludwig-title = Castles of Mad King Ludwig
ludwig-about = Build a castle for a king with too many wishes, and price the rooms for the others. By Ted Alspach.
ludwig-length = 60 to 90 minutes
ludwig-difficulty = takes a game to learn

ludwig-option-corner-contact = tiles that meet only at a corner are touching
ludwig-option-favours = the favours to draw from; if there are exactly as many as players, they are laid out in this order
ludwig-option-without-favours = favours left out of the draw
ludwig-option-bonus-cards = the bonus cards to play with
ludwig-option-without-bonus-cards = bonus cards left out
ludwig-option-start = who is the first master builder
ludwig-option-foyer = the side of the foyer: chosen by each player, or 3 or 4 doors for all
ludwig-option-components = the printed components (figures marked ≈ are reconstructed), or a data file with corrections and your own tiles and cards

ludwig-type-activity = activity room
ludwig-type-corridor = corridor
ludwig-type-downstairs = downstairs room
ludwig-type-food = food room
ludwig-type-living = living room
ludwig-type-outdoor = outdoor room
ludwig-type-sleeping = sleeping room
ludwig-type-utility = utility room

ludwig-rank-0 = hod carrier
ludwig-rank-1 = mason
ludwig-rank-2 = master mason
ludwig-rank-3 = royal builder
ludwig-rank-4 = chief royal builder

ludwig-ask-foyer = Choose a side of your foyer: 3 or 4 doors.
ludwig-ask-choosing = Discard one of your three bonus cards.
ludwig-ask-pricing = Which tile will cost { $price }?
ludwig-ask-buying = Buy a tile, or take 5,000 from the bank. You have { $money }.
ludwig-ask-placing = Place your tile: { $tile }.
ludwig-ask-rewards = { $due ->
    [one] Claim or decline your reward.
   *[other] Claim or decline one of your { $due } rewards.
  }
ludwig-ask-free-corridor = Take a hallway or stairs for free.
ludwig-ask-any-reward = Choose a reward for your downstairs room: { $tile }.
ludwig-ask-stack = Choose a stack to look at.
ludwig-ask-digging = { $count ->
    [one] Put one more tile of size { $size } on the room deck, or put the rest back.
   *[other] Put up to { $count } tiles of size { $size } on the room deck, or put the rest back.
  }
ludwig-ask-keeping = Keep one of these bonus cards.

ludwig-event-table-laid = { $deck ->
    [one] The table is set: { $deck } room card.
   *[other] The table is set: { $deck } room cards.
  }
ludwig-event-master-builder-named = { $who ->
    [you] You are the first master builder.
   *[other] { $name } is the first master builder.
  }
ludwig-event-bonus-cards-dealt = { $who ->
    [you] You get
   *[other] { $name } gets
  } { $count ->
    [one] { $count } bonus card.
   *[other] { $count } bonus cards.
  }
ludwig-event-choice-made = { $what ->
    [foyer] { $who ->
        [you] You have chosen a side of your foyer.
       *[other] { $name } has chosen a side of the foyer.
      }
   *[card] { $who ->
        [you] You have chosen a bonus card to discard.
       *[other] { $name } has chosen a bonus card to discard.
      }
  }
ludwig-event-foyer-laid = { $who ->
    [you] You begin with a foyer of { $doors } doors.
   *[other] { $name } begins with a foyer of { $doors } doors.
  }
ludwig-event-bonus-card-put-away = { $who ->
    [you] You put a bonus card under the deck.
   *[other] { $name } puts a bonus card under the deck.
  }
ludwig-event-round-begun = Round { $round }. { $who ->
    [you] You are the master builder.
   *[other] { $name } is the master builder.
  }
ludwig-event-card-turned = { $tiles_left ->
    [0] Room card { $size }: its stack is empty.
   *[other] Room card { $size }.
  }
ludwig-event-tile-laid-out = New in the market: { $tile }.
ludwig-event-deck-renewed = The discarded cards are shuffled into a new deck.
ludwig-event-last-round-called = { $why ->
    [LUD-RUL-8] No player can build anything that is for sale, so the game ends with this round.
    [RENO-14] The room cards have run out and two stacks are empty: this round is the last.
   *[other] The last room card is turned: this round is the last.
  }
ludwig-event-tile-priced = { $tile } costs { $price }.
ludwig-event-turn-begun = { $who ->
    [you] It is your turn.
   *[other] { $name } takes a turn.
  }
ludwig-event-tile-bought = { $who ->
    [you] You buy { $tile } for { $price }.
   *[other] { $name } buys { $tile } for { $price }.
  }
ludwig-event-money-taken = { $who ->
    [you] You get { $amount } from the bank.
   *[other] { $name } gets { $amount } from the bank.
  }
ludwig-event-tile-taken = { $who ->
    [you] You take for free: { $tile }.
   *[other] { $name } takes for free: { $tile }.
  }
ludwig-event-tile-placed = { $who ->
    [you] You place { $tile }.
   *[other] { $name } places { $tile }.
  }
ludwig-event-points-scored = { $who ->
    [you] You score
   *[other] { $name } scores
  } { $points ->
    [one] { $points } point: { $tile }.
   *[other] { $points } points: { $tile }.
  }
ludwig-event-room-completed = { $tile } is completed.
ludwig-event-reward-claimed = { $who ->
    [you] You claim the reward: { $type }.
   *[other] { $name } claims the reward: { $type }.
  }
ludwig-event-reward-declined = { $who ->
    [you] You decline the reward: { $type }.
   *[other] { $name } declines the reward: { $type }.
  }
ludwig-event-reward-void = { $tile } brings no reward.
ludwig-event-extra-turn-gained = { $who ->
    [you] You get an extra turn.
   *[other] { $name } gets an extra turn.
  }
ludwig-event-stack-looked-at = { $who ->
    [you] You look at the stack { $stack }.
   *[other] { $name } looks at the stack { $stack }.
  }
ludwig-event-tile-put-on-deck = { $who ->
    [you] You put a tile of the stack { $stack } on the room deck.
   *[other] { $name } puts a tile of the stack { $stack } on the room deck.
  }
ludwig-event-tile-discarded = { $tile } leaves the game.
ludwig-event-stack-shuffled = The stack { $stack } is shuffled.
ludwig-event-bonus-card-kept = { $who ->
    [you] You keep a bonus card.
   *[other] { $name } keeps a bonus card.
  }
ludwig-event-coins-added = { $tile } stays, with 1,000 more on it.
ludwig-event-stone-passed = { $who ->
    [you] You are the next master builder.
   *[other] { $name } is the next master builder.
  }
ludwig-event-final-points = { $who ->
    [you] At the end you score
   *[other] At the end { $name } scores
  } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ludwig-event-game-ended = The game is over.

error-choose-a-foyer-first = First choose a side of the foyer.
error-put-a-card-away-first = First discard a bonus card.
error-price-the-market-first = First the market has to be priced.
error-buy-or-take-money = Now buy a tile or take money.
error-place-the-tile-first = First place your tile.
error-claim-or-decline-first = First claim or decline a reward.
error-take-a-corridor-first = First take a hallway or stairs.
error-choose-a-reward-first = First choose a reward.
error-choose-a-stack-first = First choose a stack to look at.
error-finish-with-the-stack-first = First put tiles on the room deck, or the rest of the stack back.
error-keep-a-card-first = First keep one of the cards drawn.
error-no-such-foyer = A foyer has 3 or 4 doors, not { $doors }.
error-no-such-card = There is no card number { $number }.
error-no-tile-in-slot = There is no tile at { $price }.
error-tile-already-priced = The tile from { $price } already has its new price.
error-every-slot-needs-a-tile = There are enough tiles for all slots: none can stay empty.
error-nothing-for-sale = Nothing is for sale at { $price }.
error-stack-is-empty = That stack is empty.
error-too-expensive = It costs { $price }; you have { $money } and { $coins } on the tile.
error-cannot-be-placed = There is no place for this tile in your castle, so it cannot be bought.
error-nowhere-below = No open door of your castle leads below ground: this tile needs stairs first.
error-nowhere-doors = No door of this tile can meet an open door of your castle.
error-nowhere-overlap = At every open door of your castle this tile would overlap another one.
error-nowhere-fence = Wherever its doors fit, this tile would touch a fence.
error-nowhere-sealed = Wherever this tile fits, it would close the last way into your castle.
error-no-such-turn = A tile can be turned by 0, 1, 2 or 3 quarters.
error-turned-the-same = Turned like that it looks the same as with fewer quarter turns: use fewer.
error-no-dark-side = Only hallways have a dark side.
error-off-the-table = { $x }, { $y } is off the table.
error-no-doorway = No door of the tile would meet a door of the castle.
error-tiles-overlap = The tile would overlap another one.
error-fence-touched = A fence would be touched.
error-levels-meet = A door on the ground would meet a door in the cellar.
error-stairs-meet = Stairs would be connected to stairs.
error-last-entrance-sealed = The castle would have no external entrance left.
error-no-such-reward = There is no reward number { $number }; rewards due: { $due }.
error-not-one-of-the-other-seven = Choose a reward of one of the other seven types.
error-reward-brings-nothing = That reward would bring nothing now.
error-no-place-for-corridor = There is no place for it in your castle.
error-no-corridor-left = None of these is left.
error-no-such-stack = There is no such stack of rooms.
error-no-such-tile-in-stack = There is no tile number { $number }: the stack holds { $tiles }.

error-no-such-master-builder = Seat { $value } cannot be master builder: { $players ->
    [one] there is one player.
   *[other] there are { $players } players.
}
error-unknown-name = There is no “{ $value }”. Expected: { $expected }.
error-chosen-and-left-out = This cannot be both chosen and left out: { $value }.
error-too-few-bonus-cards = Too few bonus cards to draw from: { $count }. Needed: { $needed }.
error-too-few-favours = Too few favours to draw from: { $count }. Needed: { $needed }.
error-favours-exclude-each-other = Completed and incomplete rooms are never laid out together, so there are too few favours. Needed: { $needed }.

error-components-unknown-table = There is no table “{ $table }”. Tables: { $expected }.
error-components-too-many-rows = Table { $table } has more than { $most } rows.
error-components-bad-row = Table { $table }, row { $row }: a row is an object with an id of a-z, 0-9 and _.
error-components-unknown-field = Table { $table }, row { $row }: there is no field “{ $field }”. Fields: { $expected }.
error-components-missing-field = Table { $table }, row { $row }: field { $field } is missing.
error-components-no-new-rows = Table { $table }, row { $row }: rows of this table can be corrected, but not added.
error-components-no-wall-for-door = Table { $table }, row { $row }, field { $field }: there is no wall for door { $door }.
error-components-door-in-fence = Table { $table }, row { $row }, field { $field }: door { $door } lies in the fence.
