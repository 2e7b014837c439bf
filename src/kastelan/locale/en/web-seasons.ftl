# A Castle for All Seasons in the browser
web-seasons-about = About this
web-seasons-at-end = At the end, as things stand
web-seasons-bars-wanted = Silver bars to exchange
web-seasons-build = Build: { $building }
web-seasons-build-this = Build
web-seasons-built = { $building }, built
web-seasons-card-hand = in hand
web-seasons-card-lost = out of the game
web-seasons-card-now = in this round
web-seasons-card-played = played
web-seasons-cards = Cards
web-seasons-castle = The castle. Arrow keys go from place to place, Enter selects, V explains.
web-seasons-choosing = choosing…
web-seasons-chosen = has chosen
web-seasons-cost = costs { $cost }, { $points } points
web-seasons-displace = { $spot }, displaces { $name }
web-seasons-fee = fee { $fee }
web-seasons-free = free, fee { $fee }
web-seasons-free-choice = a piece of your choice
web-seasons-from = from: { $origin }
web-seasons-goals = Cards and scoring
web-seasons-hand = Your hand
web-seasons-yours = What you have
web-seasons-helpers = { $helpers ->
    [one] { $helpers } helper in supply
   *[other] { $helpers } helpers in supply
  }
web-seasons-innkeeper = the innkeeper leaves
web-seasons-keep = Keep it
web-seasons-lack-both = You have { $have } of { $cost }: { $worth } more, and { $kinds ->
    [one] one more kind
   *[other] { $kinds } more kinds
  }.
web-seasons-lack-exact = No three kinds of yours make exactly { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] One more kind is missing.
   *[other] { $kinds } more kinds are missing.
  }
web-seasons-lack-worth = You have { $have } of { $cost }: { $worth } more.
web-seasons-lay-down = Lay down: { $cards }
web-seasons-left = { $left } left
web-seasons-legend-cost = Cost
web-seasons-legend-cost-about = The value of the pieces that the building takes, of at least three kinds.
web-seasons-legend-fee = Position and its fee
web-seasons-legend-fee-about = What a helper pays to stand there. It scores at the end.
web-seasons-legend-helper = Helper
web-seasons-legend-helper-about = Stands at a cart, at the rider or in the castle.
web-seasons-legend-points = Points
web-seasons-legend-points-about = What the builder scores at once.
web-seasons-legend-yield = Yield
web-seasons-legend-yield-about = How many pieces a helper at the cart collects.
web-seasons-legend-worth = worth { $value } when building
web-seasons-less = Less: { $kind }
web-seasons-lies = { $number ->
    [one] Your card lies face down.
   *[other] Your cards lie face down.
  }
web-seasons-lift = { $number ->
    [one] Pick a card from your hand.
   *[other] Pick { $number } cards from your hand.
  }
web-seasons-list = Buildings
web-seasons-lose = Lose: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } for silver
  }
web-seasons-more = More: { $kind }
web-seasons-most = Most points
web-seasons-nobody = nobody there
web-seasons-not-now = Not now.
web-seasons-nothing = nothing
web-seasons-on-tower = Defence tower: { $pieces }
web-seasons-paid = { $cost } of { $cost }{ $bars ->
    [0] , { $kinds } kinds
    [one] , with { $bars } silver bar
   *[other] , with { $bars } silver bars
  }
web-seasons-paid-not = { $worth } of { $cost }, { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
  }{ $bars ->
    [0] {""}
    [one] , { $bars } silver bar
   *[other] , { $bars } silver bars
  }: not enough
web-seasons-pass = Pass
web-seasons-pass-building = Stop building
web-seasons-pass-courting = Stop courting
web-seasons-pass-mending = Give no stone
web-seasons-pass-placing = Done placing
web-seasons-pass-purchasing = Stop buying
web-seasons-pass-stationing = Place no helper
web-seasons-pay-talers = { $talers ->
    [one] Pay { $talers } taler
   *[other] Pay { $talers } talers
  }
web-seasons-payment = Payment: { $building }, cost { $cost }
web-seasons-pieces-wanted = Pieces to turn in
web-seasons-place = { $space }, fee { $fee }
web-seasons-place-here = Place here
web-seasons-points = { $points ->
    [one] Take { $points } point
   *[other] Take { $points } points
  }
web-seasons-points-wanted = Points to take for talers
web-seasons-preview = What it brings
web-seasons-put-back = Put back
web-seasons-rank = Rank { $rank }:
web-seasons-round = Round { $round } of { $rounds }
web-seasons-seen = turned up
web-seasons-sell = Sell it
web-seasons-show-list = List
web-seasons-show-picture = Picture
web-seasons-spot = { $spot }, { $who }, stock { $stock }, brings { $brings }
web-seasons-stands = built
web-seasons-starts = { $name } starts this round
web-seasons-talers = { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }
web-seasons-this-round = This round
web-seasons-to-build = { $building }, { $cost } to build, { $points } points, not built
web-seasons-to-build-many = { $building }, { $cost } to build, { $points } points, { $left } left
web-seasons-turn-in = Turn in
web-seasons-unseen = still to come
web-seasons-vp = { $vp } points now, { $score } with what helpers would score
web-seasons-which-helper = Which helper?
web-seasons-winter-cards = Winter cards
web-seasons-winter-round = a winter card turns up
web-seasons-wish-keep-silver = Keep silver
web-seasons-wish-keep-brick = Keep clay
web-seasons-wish-keep-stone = Keep stone
web-seasons-wish-most-pieces = Most pieces
web-seasons-worth-each = { $kind }, worth { $value }
