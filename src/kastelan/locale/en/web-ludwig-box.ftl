# What is seen of the expansions of Castles of Mad King Ludwig in the browser

web-ludwig-moat-piece = Moat: { $side }
web-ludwig-wall = Wall of the barbican. { $bridge ->
    [none] The drawbridge is walled up.
    [open] The drawbridge is open.
    [doorway] The drawbridge leads to a garden.
   *[blocked] The drawbridge is blocked.
  }
web-ludwig-passage = { $name }: { $room } – { $other }
web-ludwig-renovated = Renovated; built as { $name }.
web-ludwig-outer = Outer garden, beyond the drawbridge.
web-ludwig-renovations = Reno­vations
web-ludwig-decree-used = It has been used.
web-ludwig-swans = { $points ->
    [hidden] Swans: hidden
   *[other] Swans: sets of different colours score { $points } at the end
  }
web-ludwig-swans-hidden = Swans: ?
web-ludwig-money-hidden = Money: hidden by a decree
web-ludwig-tokens = Favour tokens
web-ludwig-tokens-about = Favour tokens: only their holder scores them
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
web-ludwig-moat-count = Moat { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] All secret passages are placed
   *[other] Not placed yet: { $names }
  }
web-ludwig-passages-left = Passages: { $left }
web-ludwig-stored = Stored: { $tile }
web-ludwig-model = Model: { $tile }
web-ludwig-debt = Owes { $money }
web-ludwig-banked = Saved: { $money }
web-ludwig-recalled = Next cards: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } swan in the lake
   *[other] { $swans } swans in the lake
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } favour token
   *[other] { $tokens } favour tokens
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } renovation
   *[other] { $tiles } renovations
  }

web-modules = Expansions
web-modules-all = All
web-modules-none = None
web-modules-base = No expansion modules: the base game.
web-modules-ludwig-five = Five players also use the towers and the 75 extra rooms.
web-modules-ludwig-alone = Solo games can only use extra rooms, favours and bonus cards.
web-modules-count = { $count ->
    [one] { $count } module
   *[other] { $count } modules
  }
web-ludwig-hourglass = Hourglass of { $name }: { $seconds } s
