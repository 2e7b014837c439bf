# Links and pictures to share

share-invitation = { $name } invites you to { $game }
share-won = { $name } won { $game }
share-won-together = { $names } share the victory in { $game }
share-free-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
share-all-here = All seats are taken.
share-running = The game is still on
share-free-seat = free seat
share-day = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}
share-and = { $first } and { $last }
share-replay = A moment from a game of { $game }
share-site = A table for three castle-building board games: play with friends or bots, in the browser.

# The story of a finished game

story-best-piece = { $name } scored { $points } with { $piece }, more than anyone with any other.
story-best-turn = { $name } scored { $points } in one turn, more than anyone else in a turn of this game.
story-turning-point = { $name } took the lead for good in turn { $turn } of { $turns }.
story-always-ahead = { $name } was never behind.
story-final-scoring = { $name } was behind until the final scoring.
story-widest-lead = { $name } was furthest ahead after turn { $turn } of { $turns }: by { $points }.
story-longest-lead = { $name } was ahead for { $count } of { $turns } turns without a break.
