# kastelan draw

cli-about-draw = draw a tile, a castle, a market or a board as SVG or PNG
cli-help-draw-tile = Ludwig: one tile, by its id
cli-help-draw-all-tiles = Ludwig: all tiles on one sheet
cli-help-draw-record = a recorded game; - is standard input
cli-help-draw-position = a position, as one line
cli-help-draw-step = the position after this many moves of the record
cli-help-draw-seat = Ludwig: whose castle, A for the first seat
cli-help-draw-market = Ludwig: the market instead of a castle
cli-help-draw-turn = with --tile: quarter turns clockwise
cli-help-draw-theme = colours: light or dark
cli-help-draw-scale = pixels to a cell, 8 to 120; small pictures show less. 40 is the size the drawing is made for
cli-help-draw-out = the file to write; its ending, .svg or .png, says in which format
cli-draw-written = { $path } written, { $size } kB.

error-draw-one-source = Exactly one of these says what to draw: { $expected }.
error-draw-only-for = { $argument } is only for { $games }.
error-draw-not-with = { $argument } cannot be combined with { $source }.
error-draw-bad-seat = “{ $text }” is not a seat. Expected: a letter from A to E.
error-draw-no-seat = There is no seat { $seat } at this table. Expected: A to { $last }.
error-draw-bad-theme = “{ $text }” is not a theme. Themes: { $expected }.
error-draw-bad-file = The ending of { $path } does not say what to draw. Expected: { $expected }.
error-draw-no-tile = There is no tile { $tile }. Similar: { $near }.
error-draw-other-game = This record is a game of { $game }, not of { $expected }.
error-draw-no-step = There is no step { $step }. Expected: 0 to { $last }.
