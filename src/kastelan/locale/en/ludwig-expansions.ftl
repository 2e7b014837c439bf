# Castles of Mad King Ludwig, expansions: what is asked, told and refused; modules and decrees

ludwig-option-modules = the expansion modules in use; all: every one; what a module needs is added
ludwig-option-hourglass = the decree with the hourglass is in the deck: others have 15 seconds for their prices (live tables only)
ludwig-option-decrees = the decrees to choose from; if none is named, all that fit the table
ludwig-option-moats-in-no-swan-favor = moat pieces count for the favour for tiles without a swan

ludwig-option-modules-all = all modules, one decree each
ludwig-option-modules-towers = Towers ≈: rooms of a new size, 325. A completed one also brings a favour token that only you score. Adds the 11 extra favours.
ludwig-option-modules-moats = Moats ≈: three pieces around the castle score for your rooms, and a finished moat brings a tile of your choice. The foyer becomes a barbican with a drawbridge; beyond it lie gardens.
ludwig-option-modules-passages = Secret passages ≈: three each. They join rooms over doors and gaps and double the bonuses between them.
ludwig-option-modules-swans = Swans ≈: tokens on tiles of 250 to 400. Sell them for money, or collect colours for points.
ludwig-option-modules-renovations = Renovations ≈: tiles with two types that are laid on rooms and score again. The game takes a little longer.
ludwig-option-modules-decrees = Royal decrees ≈: one each, drafted before the first round; every one bends a rule for you.
ludwig-option-modules-double-decrees = Two royal decrees each: the draft goes round twice.
ludwig-option-modules-extra-rooms = 75 extra rooms ≈: mixed into the stacks of their sizes.
ludwig-option-modules-extra-favours = 11 extra favours: courtyards, promenades, fewest points and others.
ludwig-option-modules-extra-bonus-cards = 13 extra bonus cards: one of them replaces a card of the base game.

ludwig-swan-red = red
ludwig-swan-green = green
ludwig-swan-blue = blue
ludwig-swan-yellow = yellow
ludwig-swan-white = white
ludwig-passage-short = short passage
ludwig-passage-medium = medium passage
ludwig-passage-long = long passage
ludwig-position-west = west
ludwig-position-north = north
ludwig-position-east = east

ludwig-ask-drafting = Keep one of these decrees and pass the rest on.
ludwig-ask-redrawing = Take one of these decrees in place of yours.
ludwig-ask-ready = Which do you place first: the hallway or the stairs?
ludwig-ask-model = From which stack do you take your model room?
ludwig-ask-swapping = Swap one of your bonus cards for one that was discarded?
ludwig-ask-remembering = Look through the discarded room cards before new rooms come?
ludwig-ask-recalling = Put up to three discarded cards on the deck.
ludwig-ask-counting = How many coins go on the next tile?
ludwig-ask-shifting = Give one tile another price?
ludwig-ask-queuing = How many players do you move ahead of, for 2,000 each?
ludwig-ask-returning = How many of the tile’s coins do you return to the bank for points?
ludwig-ask-borrowing = How many thousands do you borrow?
ludwig-ask-collecting = Take the coins of one market tile as well?
ludwig-ask-passing = Place a secret passage from the new room?
ludwig-ask-printed = Take the printed points, or 1,000 for each of them?
ludwig-ask-tokens = Keep one of these favour tokens.
ludwig-ask-moat-stack = Your moat is finished: choose a stack to look at.
ludwig-ask-moat-tile = Take a tile of the stack and place it for free.
ludwig-ask-selling = Sell swans before your turn ends?
ludwig-ask-turn-end = Anything else before your turn ends?
ludwig-ask-repaying = Repay debt before the final scoring?
ludwig-ask-clearing = Discard up to four tiles from the stacks.
ludwig-ask-doubling = Which bonus card counts twice?

ludwig-event-swan-laid = { $tile } gets a swan.
ludwig-event-swan-taken = { $who ->
    [you] You take a swan.
   *[other] { $name } takes a swan.
  }
ludwig-event-swans-sold = { $who ->
    [you] You sell swans for { $amount }.
   *[other] { $name } sells swans for { $amount }.
  }
ludwig-event-renovation-laid-out = New renovation: { $tile }.
ludwig-event-room-renovated = { $who ->
    [you] You renovate a room: { $tile }.
   *[other] { $name } renovates a room: { $tile }.
  }
ludwig-event-passage-laid = { $who ->
    [you] You place a secret passage from { $tile }.
   *[other] { $name } places a secret passage from { $tile }.
  }
ludwig-event-moat-placed = { $who ->
    [you] You place a moat piece.
   *[other] { $name } places a moat piece.
  }
ludwig-event-moat-points = { $who ->
    [you] You score { $points } for your moat.
   *[other] { $name } scores { $points } for the moat.
  }
ludwig-event-moat-finished = { $who ->
    [you] Your moat is finished.
   *[other] { $name } finishes the moat.
  }
ludwig-event-moat-reward-claimed = { $who ->
    [you] You claim the moat reward.
   *[other] { $name } claims the moat reward.
  }
ludwig-event-moat-reward-gone = { $who ->
    [you] You get no tile from the moat reward.
   *[other] { $name } gets no tile from the moat reward.
  }
ludwig-event-tile-found = { $who ->
    [you] You take from the stack: { $tile }.
   *[other] { $name } takes from the stack: { $tile }.
  }
ludwig-event-card-discarded = The room card { $size } is discarded.
ludwig-event-tokens-looked-at = { $who ->
    [you] You look at favour tokens.
   *[other] { $name } looks at favour tokens.
  }
ludwig-event-token-kept = { $who ->
    [you] You keep a favour token.
   *[other] { $name } keeps a favour token.
  }
ludwig-event-decree-kept = { $who ->
    [you] You keep a decree.
   *[other] { $name } keeps a decree.
  }
ludwig-event-decrees-revealed = { $who ->
    [you] You reveal: { $decrees }.
   *[other] { $name } reveals: { $decrees }.
  }
ludwig-event-decrees-looked-at = { $who ->
    [you] You look at three decrees.
   *[other] { $name } looks at three decrees.
  }
ludwig-event-model-chosen = { $who ->
    [you] You keep a model room of the stack { $stack }.
   *[other] { $name } keeps a model room of the stack { $stack }.
  }
ludwig-event-cards-shown = { $who ->
    [you] You look at discarded bonus cards.
   *[other] { $name } looks at discarded bonus cards.
  }
ludwig-event-card-swapped = { $who ->
    [you] You swap a bonus card.
   *[other] { $name } swaps a bonus card.
  }
ludwig-event-swap-declined = { $who ->
    [you] You swap nothing.
   *[other] { $name } swaps nothing.
  }
ludwig-event-card-recalled = The room card { $size } is back on the deck.
ludwig-event-recall-begun = { $recalls ->
    [1] { $who ->
        [you] You look through the discarded room cards.
       *[other] { $name } looks through the discarded room cards.
      }
   *[0] { $who ->
        [you] You leave the discarded room cards alone.
       *[other] { $name } leaves the discarded room cards alone.
      }
  }
ludwig-event-coins-moved = Coins on { $tile }: { $coins }.
ludwig-event-price-shifted = { $tile } costs { $price } in this round.
ludwig-event-hourglass-empty = { $who ->
    [you] Time is up: you finish the pricing.
   *[other] Time is up: { $name } finishes the pricing.
  }
ludwig-event-order-changed = { $who ->
    [you] You pay { $paid } and move ahead.
   *[other] { $name } pays { $paid } and moves ahead.
  }
ludwig-event-tile-stored = { $who ->
    [you] You store: { $tile }.
   *[other] { $name } stores: { $tile }.
  }
ludwig-event-tile-unpacked = { $who ->
    [you] You take from storage: { $tile }.
   *[other] { $name } takes from storage: { $tile }.
  }
ludwig-event-money-borrowed = { $who ->
    [you] You borrow { $amount }.
   *[other] { $name } borrows { $amount }.
  }
ludwig-event-debt-repaid = { $who ->
    [you] You repay { $amount }.
   *[other] { $name } repays { $amount }.
  }
ludwig-event-coins-collected = { $who ->
    [you] You collect { $amount } from a tile.
   *[other] { $name } collects { $amount } from a tile.
  }
ludwig-event-points-gained = { $who ->
    [you] You score { $points } for { $decree }.
   *[other] { $name } scores { $points } for { $decree }.
  }
ludwig-event-money-banked = { $who ->
    [you] You save 1,000.
   *[other] { $name } saves 1,000.
  }
ludwig-event-passed-on = { $who ->
    [you] You stop here.
   *[other] { $name } stops here.
  }
ludwig-event-stack-cleared = A tile of the stack { $stack } is discarded.
ludwig-event-card-doubled = { $who ->
    [you] You let a bonus card count twice.
   *[other] { $name } lets a bonus card count twice.
  }

error-modules-not-for-one = One player can use only: { $expected }.
error-keep-a-decree-first = First keep a decree.
error-swap-or-leave-first = First swap a card or leave it.
error-recall-or-leave-first = First recall cards or leave them.
error-lay-the-coins-first = First put the coins on tiles.
error-shift-or-leave-first = First change a price or leave it.
error-choose-your-turn-first = First say how many players you move ahead of.
error-settle-the-purchase-first = First decide how to pay.
error-collect-or-leave-first = First collect coins or leave them.
error-lay-passages-first = First place passages or none.
error-points-or-money-first = First choose points or money.
error-keep-a-token-first = First keep a favour token.
error-end-the-turn-first = First end the turn.
error-repay-or-leave-first = First repay debt or leave it.
error-discard-or-leave-first = First discard tiles or leave them.
error-choose-the-card-first = First choose the card that counts twice.
error-swans-not-for-sale = You can sell only your own swans, at most { $most } per turn.
error-no-such-favour-token = There is no token number { $number }.
error-no-such-renovation = There is no renovation number { $number }.
error-no-room-to-renovate = You have no room it could be laid on.
error-not-to-be-renovated = It cannot be laid there.
error-no-such-passage = No such passage fits there.
error-room-not-linked = The room needs a passage to be linked with the castle.
error-no-place-for-moat = There is no place for a moat piece.
error-no-such-decree = There is no decree number { $number }.
error-nothing-to-recall = You cannot recall room cards now.
error-no-such-card-discarded = There is no discarded card { $size }.
error-no-such-shift = That price cannot be changed like that.
error-coins-in-hand = You still hold coins: put them on tiles.
error-not-so-many-coins = { $least } to { $most } coins can go here.
error-no-hourglass = Nobody has the hourglass.
error-too-few-decrees = Only { $count } of the decrees named fit this table; { $needed } are needed.
error-not-owed = You cannot repay that much.
error-nothing-to-bank = You cannot save money now.
error-coins-needed = These coins are not there, or are needed to pay.
error-not-the-price = Borrow what is missing, and no more than the price.
error-no-coins-there = There are no coins there.
error-not-to-be-stored = This cannot be stored.
error-nothing-to-unpack = Nothing can be taken from storage now.
error-not-so-far-ahead = { $players ->
    [one] You cannot move ahead of a player.
   *[other] You cannot move ahead of { $players } players.
}

ludwig-reward-tower = tower
ludwig-reward-moat = moat
ludwig-reward-second = second reward
ludwig-reward-corridor = second corridor
ludwig-screen-reward-tower = keep one of the top 3 favour tokens; at the end only you score it
ludwig-screen-reward-moat = look at a stack, take one of its tiles and place it for free
ludwig-screen-reward-second = one more reward, of another type

ludwig-do-choose-barbican = Barbican: { $what }
ludwig-do-sell-swans = Sell swans: { $what }
ludwig-do-buy-moat = Buy a moat piece for 5,000
ludwig-do-place-moat = Moat: { $what }
ludwig-do-buy-renovation = Renovation: { $what }
ludwig-do-renovate = Lay it on { $what }
ludwig-do-lay-passage = Place a passage: { $what }
ludwig-do-no-passage = No more passages
ludwig-do-keep-token = Keep: { $what }
ludwig-do-take-tile = Take: { $what }
ludwig-do-keep-decree = { $what }
ludwig-do-swap-card = Swap: { $what }
ludwig-do-no-swap = Swap nothing
ludwig-do-store = Store: { $what }
ludwig-do-unpack = Take from storage: { $what }
ludwig-do-return-coins = Return { $what } for points
ludwig-do-borrow = Borrow { $what }
ludwig-do-repay = Repay { $what }
ludwig-do-take-points = Take points instead of money
ludwig-do-take-coins = Take the coins of { $what }
ludwig-do-no-coins = Leave the coins
ludwig-do-recall = Look through the discarded room cards
ludwig-do-no-recall = Not now
ludwig-do-recall-card = Put the card { $what } on the deck
ludwig-do-keep-coins = Leave the coins where they are
ludwig-do-lay-coins = { $what } on the next tile
ludwig-do-shift = { $what }
ludwig-do-no-shift = All prices stay
ludwig-do-move-ahead = Players to move ahead of: { $what }
ludwig-do-as-points = Score the printed points
ludwig-do-as-money = Take 1,000 for each printed point
ludwig-do-put-in-bank = Save 1,000
ludwig-do-end-turn = Nothing more
ludwig-do-discard-tile = Discard a tile of { $what }
ludwig-do-no-discard = Stop discarding
ludwig-do-no-double = Score no card twice
ludwig-do-double-card = Twice: { $what }
ludwig-do-time-up = Time is up

ludwig-screen-module-decrees = Decrees of { $name }: { $decrees }
ludwig-screen-module-swans = Swans: { $swans }
ludwig-screen-module-tokens = Your favour tokens: { $tokens }
ludwig-screen-module-stored = Stored: { $tiles }
ludwig-screen-module-swan-sets = Swans
ludwig-screen-module-decree = Decree: { $name }
ludwig-screen-module-token = Own token: { $name }
ludwig-screen-barbican-4 = four doors, the drawbridge leads out
ludwig-screen-barbican-3s = three doors, the drawbridge is walled up: no gardens outside, and the moat can never be finished
ludwig-screen-barbican-3w = three doors, none to the west; the drawbridge leads out
ludwig-screen-barbican-3n = three doors, none to the north; the drawbridge leads out
ludwig-screen-barbican-3e = three doors, none to the east; the drawbridge leads out
ludwig-screen-swan = { $colour } swan
ludwig-screen-passage-to = { $kind } from { $door } to { $room } ({ $points })
ludwig-screen-by-passage = { $doors } by a passage
ludwig-screen-by-wall = { $rooms } through a wall
ludwig-screen-module-passages = Passages left: { $passages }
ludwig-screen-module-used = used
ludwig-screen-module-debt = Debt
ludwig-screen-module-banked = Saved
ludwig-screen-module-sell = (others: { $word } and the first letters of the colours)
ludwig-screen-sheet-moat = Moat

ludwig-decree-dec-01 = Start with 25,000 M instead of 15,000 M.
ludwig-decree-dec-02 = Draw 2 unused favour tokens and keep them secret; at the end only you score them.
ludwig-decree-dec-03 = After all decrees are shown, look at the top 3 of the deck; one of them becomes your decree.
ludwig-decree-dec-04 = Before the first round place 1 hallway and 1 stairs for free.
ludwig-decree-dec-05 = Take the top tile of a room or tower stack face down. At the end score 2 points per room of its size and 2 per room of its type.
ludwig-decree-dec-06 = Whenever bonus cards are discarded, you may look at them and swap one of yours for one of them.
ludwig-decree-dec-07 = Your money and swan tokens are hidden from the others.
ludwig-decree-dec-08 = Once per game put up to 3 discarded room cards face up on the room deck in any order.
ludwig-decree-dec-09 = As master builder you may put one more tile at one price and one fewer at another.
ludwig-decree-dec-10 = As master builder you may redistribute all coins on market tiles; no tile may be raised above 5,000 M.
ludwig-decree-dec-11 = Other master builders have 15 seconds for pricing; what they leave open you may assign.
ludwig-decree-dec-12 = When you are master builder, you take the first turn of the round.
ludwig-decree-dec-13 = After pricing you may move ahead of any number of players; pay each of them 2,000 M.
ludwig-decree-dec-14 = Renovations cost you 2,000 M.
ludwig-decree-dec-15 = Hallways and stairs cost you 1,000 M.
ludwig-decree-dec-16 = You may store one bought tile here and place it in any later turn.
ludwig-decree-dec-17 = When you get a tile with coins, you may return any of them to the bank for 1 point per 1,000 M.
ludwig-decree-dec-18 = You pay 10,000 M for tiles priced at 15,000 M.
ludwig-decree-dec-19 = Everything you buy is 1,000 M cheaper.
ludwig-decree-dec-20 = Tiles priced at 1,000 M or 2,000 M are free for you.
ludwig-decree-dec-21 = You may buy on credit from the bank; at the end lose 1 point per 1,000 M still owed.
ludwig-decree-dec-22 = When you take money instead of buying, you may also take all coins from one market tile.
ludwig-decree-dec-23 = When you take money instead of buying, take 8,000 M or 8 points.
ludwig-decree-dec-24 = You may renovate a room that has been renovated once. Bonus cards and favours count both tiles.
ludwig-decree-dec-25 = 7,000 M whenever you place a tile with an outdoor symbol in its centre.
ludwig-decree-dec-26 = Touching rooms with a blocked door between them count as connected.
ludwig-decree-dec-27 = Cellar and ground rooms may be connected in your castle.
ludwig-decree-dec-28 = Penalties for rooms next to activity rooms do not apply to you.
ludwig-decree-dec-29 = Every connected room that scores a connection bonus scores 1 more.
ludwig-decree-dec-30 = Instead of the printed points of a placed tile you may take 1,000 M per point, all or nothing.
ludwig-decree-dec-31 = Every tile you place scores at least 3 points.
ludwig-decree-dec-32 = A completed activity room gives 8 points instead of 5.
ludwig-decree-dec-33 = Take 5,000 M at the start of every extra turn.
ludwig-decree-dec-34 = A completed corridor gives you a hallway and stairs.
ludwig-decree-dec-35 = The downstairs reward gives two different rewards.
ludwig-decree-dec-36 = A completed outdoor room gives 15,000 M.
ludwig-decree-dec-37 = The sleeping reward lets you put up to 3 tiles on the room deck.
ludwig-decree-dec-38 = 1,000 M extra for every completed room that gives a reward.
ludwig-decree-dec-39 = The moat reward is taken twice.
ludwig-decree-dec-40 = If your score is odd at the end of your turn, gain 1 point.
ludwig-decree-dec-41 = At the end of each of your turns you may lay 1,000 M here; 1 point per 1,000 M at the end.
ludwig-decree-dec-42 = The utility reward: keep 1 of 3 bonus cards.
ludwig-decree-dec-43 = Your downstairs rooms score their centre bonus twice.
ludwig-decree-dec-44 = 2 points whenever you place a tile with a living symbol in its centre.
ludwig-decree-dec-45 = 1 point per different size in your castle; foyer, hallways, stairs and towers count, moats do not.
ludwig-decree-dec-46 = 2 points per room type in your castle, out of 8.
ludwig-decree-dec-47 = 1 point per room on your longest promenade.
ludwig-decree-dec-48 = 2 points per courtyard.
ludwig-decree-dec-49 = 12 points if your castle has no hallway and no stairs.
ludwig-decree-dec-50 = 2 extra points per full 5,000 M left.
ludwig-decree-dec-51 = Your sets of 1 / 2 / 3 / 4 / 5 swans score { $sets } points instead of the usual ones.
ludwig-decree-dec-52 = Before depleted stacks are scored, you may discard up to 4 tiles from any stacks.
ludwig-decree-dec-53 = 4 points instead of 2 per tile of a depleted stack.
ludwig-decree-dec-54 = You may score one of your bonus cards twice.
ludwig-decree-dec-55 = 12 points instead of 8 for every favour in which you alone are first.
ludwig-decree-dec-56 = 3 extra points per bonus card you hold.
ludwig-decree-dec-57 = You win all ties in favours and take the place alone.
ludwig-decree-dec-58 = 3 points per pair of connected rooms of the same type; each room in one pair only.
