# A Castle for All Seasons: the words of the game, what is asked, what is told, what is refused

seasons-title = A Castle for All Seasons
seasons-about = Choose a character in secret, build a castle with what the others leave you, and send helpers to the best places in it. By Inka and Markus Brand.
seasons-length = 45 to 60 minutes
seasons-difficulty = takes a game to learn

seasons-option-winter = the winter game, with six winter cards, four≈ of which turn up
seasons-option-keep-counts-unbuilt = the Keep also counts the free positions of buildings that are not built
seasons-option-maiden-first-bid = first courting of the Castle Maiden: at the start of the next round, or when her card turns up
seasons-option-start = who starts
seasons-option-components = the printed figures (those marked ≈ are reconstructed), or a data file that corrects them
error-components-single = There is only one building “{ $row }”: a “count” can be given only for { $expected }.

seasons-card-messenger = Messenger
seasons-card-trader = Trader
seasons-card-bricklayer = Bricklayer
seasons-card-stonemason = Stonemason
seasons-card-worker-wood = Worker (wood)
seasons-card-worker-sand = Worker (sand)
seasons-card-worker-stone = Worker (stone)
seasons-card-master-builder = Master Builder

seasons-kind-sand = sand
seasons-kind-wood = wood
seasons-kind-brick = clay
seasons-kind-stone = stone
seasons-kind-silver = silver
seasons-kind-taler = taler

seasons-stake-sand = sand
seasons-stake-wood = wood
seasons-stake-brick = clay
seasons-stake-stone = stone
seasons-stake-silver = silver
seasons-stake-taler = taler

seasons-spot-sand = sand cart
seasons-spot-wood = wood cart
seasons-spot-brick = clay cart
seasons-spot-stone = stone cart
seasons-spot-rider = rider

seasons-origin-supply = supply
seasons-origin-sand = sand cart
seasons-origin-wood = wood cart
seasons-origin-brick = clay cart
seasons-origin-stone = stone cart
seasons-origin-rider = rider
seasons-origin-tavern = Village Inn

seasons-source-bank = from the bank
seasons-source-tavern = from the Village Inn
seasons-target-bank = to the bank
seasons-target-tavern = to the Village Inn

seasons-building-keep = Keep
seasons-building-inn = Tavern
seasons-building-gate-big = Big Gate
seasons-building-gate-small = Small Gate
seasons-building-stable = Stable
seasons-building-servants-house = Servants’ House
seasons-building-market = Market
seasons-building-palace = Palace
seasons-building-forge = Forge
seasons-building-well = Well
seasons-building-tower = Tower
seasons-building-house = House

seasons-space-keep-1 = Keep
seasons-space-inn-12 = Tavern, position 12
seasons-space-inn-6 = Tavern, position 6
seasons-space-gate-big-1 = Big Gate
seasons-space-gate-small-1 = Small Gate
seasons-space-stable-16 = Stable, position 16
seasons-space-stable-12 = Stable, position 12
seasons-space-servants-house-1 = Servants’ House, first position
seasons-space-servants-house-2 = Servants’ House, second position
seasons-space-servants-house-3 = Servants’ House, third position
seasons-space-market-1 = Market, first position
seasons-space-market-2 = Market, second position
seasons-space-palace-1 = Palace, first position
seasons-space-palace-2 = Palace, second position
seasons-space-forge-10 = Forge, position 10
seasons-space-forge-6 = Forge, position 6
seasons-space-tavern = Village Inn
seasons-space-granary = Granary

seasons-winter-village-tavern = Village Inn
seasons-winter-plague = Plague
seasons-winter-granary = Granary
seasons-winter-collapsed-wall = Collapsed Wall
seasons-winter-maiden = Castle Maiden
seasons-winter-snowdrift = Snowdrift

seasons-ask-selecting = { $number ->
    [one] Choose a card and lay it face down.
   *[other] Choose { $number } cards and lay them face down.
  }
seasons-ask-plague = Plague: lose a card from your discard pile, or pay { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }.
seasons-ask-mending = Collapsed Wall: give up to 3 stone for 3 points each, or pass.
seasons-ask-digging = Snowdrift: give up a Worker, or pay { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }.
seasons-ask-courting = Castle Maiden: lay a piece or a taler, or stop courting.
seasons-ask-sharing = Take a piece or a taler from the Castle Maiden’s card.
seasons-ask-supplying = Your Worker brings a stone and two more pieces: which?
seasons-ask-taking-back = You cannot pay the toll: which trader-helper comes back?
seasons-ask-stationing = Place a helper at a cart or the rider, or pass.
seasons-ask-emptying = Which kind do you take from the defence tower?
seasons-ask-purchasing = Buy a piece from a Worker card for 1 taler, or pass.
seasons-ask-consenting = Player { $buyer } wants the last piece of your { $card }: { $kind }. Sell it?
seasons-ask-ordering = Which of your two Workers comes first?
seasons-ask-building = { $card }: build, or pass. Buildings left: { $number }.
seasons-ask-paying = { $building }, cost { $cost }: how do you pay?
seasons-ask-placing = Place a helper in the castle, or pass. Helpers left: { $number }; you have { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }.
seasons-ask-marketing = Market: how many points do you take? Each costs { $rate ->
    [one] { $rate } taler
   *[other] { $rate } talers
  }; you have { $talers }.
seasons-ask-turning-in = Palace, { $kind }: how many pieces do you turn in? There is room for { $room }.

seasons-event-table-laid = { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
seasons-event-round-began = Round { $round }. { $who ->
    [you] You start and take the taler of the round.
   *[other] { $name } starts and takes the taler of the round.
  }
seasons-event-cards-selected = { $who ->
    [you] You lay face down: { $cards }.
   *[other] { $name } has chosen what to play this round.
  }
seasons-event-cards-revealed = The cards are turned up: { $cards }.
seasons-event-worker-supplied = { $who ->
    [you] On your { $card }: { $pieces }.
   *[other] { $name }, on the { $card }: { $pieces }.
  }
seasons-event-card-opened = { $who ->
    [you] You play the { $card }.
   *[other] { $name } plays the { $card }.
  }
seasons-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
  }
seasons-event-talers-gained = { $who ->
    [you] You take { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } { $source }.
   *[other] { $name } takes { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } { $source }.
  }
seasons-event-talers-paid = { $who ->
    [you] You pay { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } { $target }.
   *[other] { $name } pays { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } { $target }.
  }
seasons-event-talers-given = { $who ->
    [you] You pay { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } to { $to }.
   *[other] { $name } pays { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  } to { $to }.
  }
seasons-event-helper-stationed = { $who ->
    [you] You place a helper: { $spot }.
   *[other] { $name } places a helper: { $spot }.
  }
seasons-event-helper-displaced = { $who ->
    [you] Your helper is displaced: { $spot }.
   *[other] A helper of { $name } is displaced: { $spot }.
  }
seasons-event-helper-taken-back = { $who ->
    [you] You take a helper back: { $spot }.
   *[other] { $name } takes a helper back: { $spot }.
  }
seasons-event-income-paid = { $who ->
    [you] Your helper at the { $spot } collects { $pieces } { $kind };
   *[other] { $name }’s helper at the { $spot } collects { $pieces } { $kind };
  } { $to_tower } { $to_tower ->
    [one] goes
   *[other] go
  } to the defence tower.
seasons-event-tower-emptied = { $who ->
    [you] You take from the tower: { $pieces } { $kind }.
   *[other] { $name } takes from the tower: { $pieces } { $kind }.
  }
seasons-event-sale-asked = { $who ->
    [you] You ask for the last piece of the { $card }: { $kind }.
   *[other] { $name } asks for the last piece of the { $card }: { $kind }.
  }
seasons-event-sale-refused = { $who ->
    [you] You do not sell the last piece: { $kind }.
   *[other] { $name } does not sell the last piece: { $kind }.
  }
seasons-event-piece-bought = { $who ->
    [you] You buy { $kind }.
   *[other] { $name } buys { $kind }.
  }
seasons-event-worker-paid = { $who ->
    [you] Your Worker brings: { $pieces }.
   *[other] { $name } gets from the Worker: { $pieces }.
  }
seasons-event-building-chosen = { $who ->
    [you] You choose a building: { $building }.
   *[other] { $name } chooses a building: { $building }.
  }
seasons-event-building-built = { $who ->
    [you] You build: { $building }. Paid: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } silver bar
       *[other] , { $bars } silver bars
      }.
   *[other] { $name } builds: { $building }. Paid: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } silver bar
       *[other] , { $bars } silver bars
      }.
  }
seasons-event-last-round-began = Round { $round } is the last.
seasons-event-last-template-built = The last building is built: this round is the last.
seasons-event-helper-placed = { $who ->
    [you] You place a helper: { $space }, fee { $fee }.
   *[other] { $name } places a helper: { $space }, fee { $fee }.
  }
seasons-event-points-scored = { $who ->
    [you] You score
   *[other] { $name } scores
  } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
seasons-event-cards-taken-back = { $who ->
    [you] You take your cards back: { $cards }.
   *[other] { $name } takes back: { $cards }.
  }
seasons-event-winter-card-revealed = Winter card: { $winter_card }.
seasons-event-card-lost = { $who ->
    [you] You lose a card: { $card }.
   *[other] { $name } loses a card: { $card }.
  }
seasons-event-stones-given = { $who ->
    [you] You mend the wall: { $stones } stone, { $bars } of them for silver.
   *[other] { $name } mends the wall: { $stones } stone, { $bars } of them for silver.
  }
seasons-event-stake-laid = { $who ->
    [you] You lay on the Castle Maiden’s card: { $stake }.
   *[other] { $name } lays on the Castle Maiden’s card: { $stake }.
  }
seasons-event-suitor-left = { $who ->
    [you] You stop courting.
   *[other] { $name } stops courting.
  }
seasons-event-maiden-won = { $who ->
    [you] You win the Castle Maiden.
   *[other] { $name } wins the Castle Maiden.
  }
seasons-event-stake-shared = { $who ->
    [you] You take: { $stake }.
   *[other] { $name } takes: { $stake }.
  }
seasons-event-maiden-left = Nobody courts the Castle Maiden; her card leaves the game.
seasons-event-traders-returned = All trader-helpers return to their owners.
seasons-event-talers-turned-in = { $who ->
    [you] You turn in { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }.
   *[other] { $name } turns in { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }.
  }
seasons-event-pieces-turned-in = { $who ->
    [you] You turn in pieces ({ $kind }): { $pieces }, { $bars } of them for silver.
   *[other] { $name } turns in pieces ({ $kind }): { $pieces }, { $bars } of them for silver.
  }
seasons-event-points-shifted = { $who ->
    [you] Your final scoring changes by { $points }: { $space }.
   *[other] The final scoring of { $name } changes by { $points }: { $space }.
  }
seasons-event-game-ended = The game is over.

error-bars-not-yours = You do not have that many silver bars: { $bars } wanted, { $silver } there.
error-builder-needs-discards = You cannot choose the Master Builder while your discard pile is empty.
error-building-entered = You have already placed a helper in that building this round: { $space }.
error-building-is-over = Building is over; now helpers are placed.
error-card-not-in-discards = That card is not in your discard pile.
error-card-not-in-hand = That card is not in your hand.
error-choose-building-first = First choose the building, then pay for it.
error-equal-space-first = Not this one yet: { $space }. An equal position before it is free.
error-fee-too-high = The fee is { $fee }; you have { $talers }.
error-give-up-a-worker = You cannot pay { $talers } with { $have }: give up a Worker.
error-cannot-pay-in-full = You cannot pay { $talers } with { $have }: lose a card.
error-helpers-come-later = Helpers are placed after building.
error-no-helper-in-supply = There is no helper in your supply.
error-no-helper-there = You have no helper there: { $origin }.
error-no-payment = You cannot pay { $cost } exactly, with at least three kinds: { $building }.
error-no-such-space = There is no such position.
error-no-such-spot = There is no such cart.
error-no-such-supply = Your Worker may bring { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
  } of sand, wood and clay.
error-no-such-worker-card = That Worker card is not on the table.
error-no-template-left = No building tile of it is left on the board: { $building }.
error-not-a-worker-of-yours = That is not a Worker in your hand or discard pile.
error-not-asked-now = That is not what is asked now.
error-not-built = It is not built yet: { $building }.
error-not-in-stock = The stock cannot give what the silver bars should bring.
error-not-on-the-card = That piece is not on the card: { $card }.
error-not-on-the-tower = There is no such piece on the defence tower.
error-not-so-many-talers = That would take { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }; you have { $have }.
error-not-your-innkeeper = The innkeeper is not yours.
error-not-your-trader-helper = You have no trader-helper there.
error-not-your-worker = That Worker is not one of yours on the table.
error-nothing-built = You have built nothing this round, so no helper can be placed.
error-one-piece-per-card = Only one piece from each card: { $card }.
error-other-kind-asked = The question is about another kind: { $kind }.
error-own-helper-there = Your own helper is there: { $spot }.
error-placed-this-round = The helper there was placed in this round: { $spot }.
error-displace-after-wagons = Helpers are displaced only while all four carts are taken: { $spot }.
error-own-worker = You cannot buy from your own Worker.
error-palace-room = You can turn in { $room } more pieces at the Palace.
error-pay-first = The building has to be paid now.
error-payment-not-exact = The pieces are worth { $worth }, silver bars added: { $bars }; the cost is { $cost }.
error-pieces-not-yours = You do not have these pieces.
error-rider-after-wagons = The rider has to wait until all four carts are taken.
error-selection-is-over = The cards of this round have been chosen.
error-space-taken = It is taken: { $space }.
error-stake-not-there = That is not on the Castle Maiden’s card.
error-stake-not-yours = You do not have that.
error-supply-not-in-stock = The stock cannot give that: choose { $number } of what is there.
error-too-few-kinds = A payment needs { $least } different kinds.
error-too-many-stones = You can give one to { $most } stone.
error-winter-card-not-there = That winter card is not beside the castle.
error-workers-place-no-helpers = A Worker places no helpers.
error-wrong-number-of-cards = Select { $number } of your cards.
