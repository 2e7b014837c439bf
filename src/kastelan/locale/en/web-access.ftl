# What those hear and read who play with a screen reader: the board in words, and full names

web-read-board = The board in words
web-read-none = none
web-read-settlements = Settlements
web-read-hexes = All hexes
web-kingdom-card-of = Terrain card: { $terrain }
web-key-kingdom-list = in the list of legal hexes: the next one

# Where a room of a castle lies
web-ludwig-the = { $id ->
    [counted] { $room }
    [the_hole] The Hole
    [hundings_hut] Hunding’s Hut
   *[other] the { $room }
  }
web-ludwig-beside = { $side ->
    [north] north of { $room }
    [north-east] north-east of { $room }
    [east] east of { $room }
    [south-east] south-east of { $room }
    [south] south of { $room }
    [south-west] south-west of { $room }
    [west] west of { $room }
   *[north-west] north-west of { $room }
  }
web-ludwig-lies = It lies { $where }.
web-ludwig-in-words = The castles in words
web-ludwig-rooms-of = Rooms of the castle: { $name }
web-ludwig-places = List of places
web-ludwig-places-more = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
  }

# What is for sale
web-ludwig-stall-empty = { $price }: nothing here.
web-ludwig-stall-left = { $left ->
    [one] { $left } left.
   *[other] { $left } left.
  }
web-ludwig-stall-swan = With a swan: { $colour }.
web-ludwig-stall-best = Best place: { $best }.
web-ludwig-stall-closed = Not for sale to you now.
web-key-ludwig-what = say the castle that is shown, room by room
