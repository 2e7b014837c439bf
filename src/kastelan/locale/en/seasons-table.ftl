# A Castle for All Seasons at the terminal: the screen and its choices

seasons-screen-intro =
    Every round you choose a card in secret; then all cards are resolved in the
    order of their ranks, 1 to 6. Messenger and Trader bring talers and pieces.
    Bricklayer, Stonemason and Workers build: pay the cost exactly, with at least
    three kinds. Bricklayer and Stonemason then send helpers into the castle, who
    score at the end. The Master Builder takes your played cards back.
    There are { $rounds } rounds.
seasons-screen-intro-two = With two players everyone chooses two cards each round.
seasons-screen-intro-winter = It is winter: in the rounds with a star a winter card turns up.

seasons-screen-nothing = nothing
seasons-screen-amount = { $number } { $kind }
seasons-screen-talers = { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }
seasons-screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

seasons-screen-round = Round { $round } of { $rounds }
seasons-screen-track-legend = * winter card
seasons-screen-over = The game is over.
seasons-screen-starts = Starts: { $name }.
seasons-screen-choosing = Choosing in secret: { $names }.
seasons-screen-ready = Ready: { $names }.
seasons-screen-deciding = Deciding: { $name }.
seasons-screen-deciding-card = Deciding: { $name }, { $card }.
seasons-screen-still-to-come = Still to come: { $cards }.

seasons-screen-building = Building
seasons-screen-cost = Cost
seasons-screen-points-head = VP
seasons-screen-left = Left
seasons-screen-built = built
seasons-screen-positions = Positions: what helpers score at the end
seasons-screen-castle-legend = (8) not built yet, fee 8   [8] free, fee 8   A=4 helper of A, worth 4 now
seasons-screen-scores-per-free-position = { $vp } per free position
seasons-screen-scores-per-helper-in-castle = { $vp } per { $per ->
    [one] helper
   *[other] { $per } helpers
  }
seasons-screen-scores-per-built = { $vp } per { $building }
seasons-screen-scores-per-template-left = { $vp } per building not built
seasons-screen-scores-per-silver-on-forge = { $vp } per { $per ->
    [one] silver
   *[other] { $per } silver
  }
seasons-screen-forge-now = (has { $silver })
seasons-screen-scores-talers = talers 2 to 1, with both 1 to 1
seasons-screen-scores-resources = value of 5 pieces of yours

seasons-screen-head-talers = talers
seasons-screen-head-helpers = helpers
seasons-screen-head-vp = VP
seasons-screen-head-end = at end
seasons-screen-row-value = value
seasons-screen-row-stock = stock and bank
seasons-screen-row-wagons = helper, yield
seasons-screen-row-tower = defence tower

seasons-screen-hands-legend = +hand .used !now
seasons-screen-short-messenger = Messen.
seasons-screen-short-trader = Trader
seasons-screen-short-bricklayer = Brickl.
seasons-screen-short-stonemason = Stonem.
seasons-screen-short-worker-wood = W.wood
seasons-screen-short-worker-sand = W.sand
seasons-screen-short-worker-stone = W.stone
seasons-screen-short-master-builder = Master

seasons-screen-winter-cards = Winter cards: { $cards }.
seasons-screen-unseen = { $count } unseen
seasons-screen-tavern = { $card } (innkeeper: { $name }, on it: { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }, fee { $fee })
seasons-screen-granary = { $card } (helpers: { $owners }, each { $points }, fee { $fee })
seasons-screen-maiden = { $card } (suitors: { $names }; on it: { $stakes })

seasons-screen-does-messenger = { $talers } talers from the bank
seasons-screen-does-trader = a helper to a cart, then all helpers there yield
seasons-screen-does-bricklayer = a kind from the tower, build 2 for talers, place 2 helpers
seasons-screen-does-stonemason = buy from Workers, build 2 for all points, place 2 helpers
seasons-screen-does-worker-wood = { $pieces }; build 2 for half the points
seasons-screen-does-worker-sand = { $pieces }; build 2 for half the points
seasons-screen-does-worker-stone = { $pieces } and two pieces of your choice; build 2 for half the points
seasons-screen-does-master-builder = { $points } points per building of the others, all cards back
seasons-screen-builder-waits = not while you hold all your cards
seasons-screen-pick-two = Choose two: type both numbers, such as 1 4.
seasons-screen-more-choices = and { $count } more: moves { $some } lists more
seasons-screen-market-choices = 1 to { $most }: that many points, each for { $rate ->
    [one] { $rate } taler
   *[other] { $rate } talers
  }; { $none }: none
seasons-screen-not-yet = Not now: { $buildings }.
seasons-screen-payment = { $paid }; left: { $left }
seasons-screen-lack = { $have } of { $cost }: { $missing }
seasons-screen-lack-worth = { $more } more
seasons-screen-lack-kinds = { $more ->
    [one] one more kind for { $kinds }
   *[other] { $more } more kinds for { $kinds }
  }
seasons-screen-lack-exact = no three kinds make exactly { $cost }

seasons-screen-station = { $spot }, { $gains } each time
seasons-screen-displacing = (displaces { $name })
seasons-screen-as-innkeeper = (the innkeeper leaves)
seasons-screen-buy = { $kind } from { $name }, { $card }
seasons-screen-last-piece = (the last one: needs consent)
seasons-screen-sell = sell it
seasons-screen-keep = keep it
seasons-screen-build = { $building }: cost { $cost }, points { $points }, { $ways ->
    [one] { $ways } way to pay
   *[other] { $ways } ways to pay
  }
seasons-screen-place = { $space }, fee { $fee }
seasons-screen-from = (from: { $origin })
seasons-screen-lose = lose { $card }
seasons-screen-pay-talers = pay the talers
seasons-screen-mend = { $stones } stone and { $bars } silver
seasons-screen-turn-in-none = no { $kind }
seasons-screen-for-silver = { $pieces } for { $silver }
seasons-screen-pass = pass

seasons-screen-now = now { $points }
seasons-screen-at-end = at the end { $points } ({ $where })
seasons-screen-for-others = others at the end: { $points }
seasons-screen-talers-change = { $sign }{ $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }

seasons-screen-word-pass = pass, p, no, none
seasons-screen-word-yes = sell, yes, y
seasons-screen-word-no = keep, no, n
seasons-screen-word-talers = talers, pay
seasons-screen-hint = number or name, ? number: about it, help
seasons-screen-hint-two = two numbers, ? trader: about it, help

seasons-screen-ask-consenting = { $name } wants the last piece of your { $card }: { $kind }. Sell it for a taler?
seasons-screen-own-selection = { $name } lays face down: { $cards }.
seasons-screen-scored-for = { $what }: { $who ->
    [you] you score
   *[other] { $name } scores
  } { $points }.
seasons-screen-card-of = { $card } – { $names }
seasons-screen-winners = { $who ->
    [you] You win with
    [several] Victory is shared by { $names } with
   *[other] { $names } wins with
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
seasons-screen-during = During the game
seasons-screen-total = Total

seasons-screen-about-prebuilt = { $building }: built from the start.
seasons-screen-about-building = { $building }: cost { $cost }, points { $points }, left to build: { $left }.
seasons-screen-about-position = Helper for { $fee }: { $scores }.
seasons-screen-about-lack = You cannot build it now ({ $reason }).
seasons-screen-about-spot = { $spot }: { $name } has a helper there and gets { $gains } each time; stock { $stock }.
seasons-screen-about-spot-free = { $spot }: free; a helper there gets { $gains } each time; stock { $stock }.

seasons-screen-topic-round = round
seasons-screen-topic-building = building, paying
seasons-screen-topic-silver = silver
seasons-screen-topic-helpers = helpers
seasons-screen-topic-two = two players
seasons-screen-topic-winter = winter
seasons-screen-topic-ending = ending
