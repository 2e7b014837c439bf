# Replays and the final scoring
web-replay-title = Replay: { $game }
web-replay-way = Timeline
web-replay-told = What happened in this step
web-replay-step = Step { $step } of { $steps }
web-replay-beginning = The table is set.
web-replay-word = the move as it stands in the record
web-replay-scrub = Step
web-replay-scores = Scores through the game. At this step: { $scores }
web-replay-controls = Playback
web-replay-first = To the beginning
web-replay-turn-back = Previous turn
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-turn-on = To the end of the next turn
web-replay-end = To the end
web-replay-speed = Speed
web-replay-moves = Moves
web-replay-around = Goals, players and moves
web-replay-tab-board = Board
web-replay-eyes = Viewpoint
web-replay-eyes-open = All cards open
web-replay-eyes-none = Spectator
web-replay-eyes-of = { $name }
web-replay-place = { $place }.
web-replay-share = Copy a link to this step
web-replay-copied = The link to step { $step } is copied.
web-replay-download = Download the record
web-replay-continue = Play on from here
web-replay-continue-about = A new game begins at step { $step }. Cards and tiles that were hidden then are dealt again.
web-replay-continue-seat = You play for
web-replay-continue-bots = Bots on the other seats
web-replay-continue-play = Play
web-replay-open = Open a record
web-replay-open-about = A record is a game as a text file; you can download one after every game. It is shown here and not stored.
web-replay-file = Record file
web-replay-drop = or drop it anywhere on this page
web-replay-paste = Or paste its text
web-replay-read = Show the game
web-replay-too-large = That file is too large for a record.
web-replay-scored-back = Back
web-replay-scored-begin = This was won during the game. Now the rest is counted.
web-replay-scored-final = counted at the end
web-replay-scored-playing = during the game
web-replay-more-reasons = { $count ->
    [one] one more
   *[other] { $count } more
}
web-scored-rooms = Rooms and their symbols
web-scored-favours = Royal favours
web-scored-bonus = Bonus cards

## The analysis of a finished game
web-analysis = Analysis
web-analysis-close = Close the analysis
web-analysis-about = Find out where the game was won and lost. A bot plays on from every turn many times, with what was done and with what else could have been done, and compares the results. It judges each turn only by what the player could know then.
web-analysis-time = This takes a minute or two. You can look at the game meanwhile, or leave and come back.
web-analysis-start = Analyse this game
web-analysis-waiting = It starts soon. Games that were requested earlier come first.
web-analysis-thinking = Thinking about the moves
web-analysis-progress = { $judged } of { $moves } moves.
web-analysis-left = { $minutes ->
    [one] Less than a minute left.
   *[other] About { $minutes } minutes left.
}
web-analysis-leave = You can leave and come back.
web-analysis-failed = The analysis was interrupted. What has been found is kept.
web-analysis-nothing = There was nothing to decide in this game.
web-analysis-estimate = All this is an estimate; another time the cards may fall differently. A point given away is a point of lead over the best of the others. These points cannot be added up: later turns may win back what one turn gave away.
web-analysis-estimate-alone = All this is an estimate; another time the tiles may fall differently.
web-analysis-measure = What the graph shows
web-analysis-measure-expected = Expected final points
web-analysis-measure-chance = Chance of winning
web-analysis-measure-scores = Points so far
web-analysis-graph-expected = Mistakes on the lines of expected final points
web-analysis-graph-chance = Mistakes on the lines of chances of winning
web-analysis-mistake = { $points ->
    [one] Step { $step }: { $name } gave away about a point
   *[other] Step { $step }: { $name } gave away about { $points } points
}
web-analysis-mistake-none-yet = before the first mistake
web-analysis-mistakes = Biggest mistakes
web-analysis-mistakes-short = Mistakes
web-analysis-previous = Previous mistake
web-analysis-next = Next mistake
web-analysis-turn = This turn
web-analysis-steps = { $count ->
    [one] step { $first }
   *[other] steps { $first } to { $last }
}
web-analysis-gave = { $points ->
    [one] Gave away about a point
   *[other] Gave away about { $points } points
}
web-analysis-nearly = As good as the best, within a point
web-analysis-as-good = Nothing better was found
web-analysis-answers = What could have been played
web-analysis-try = Try it yourself from here
web-analysis-look = Show it on the board
web-analysis-best = Best
web-analysis-played = Played
web-analysis-expected = about { $points } points
web-analysis-behind = { $points ->
    [one] about { $points } point worse
   *[other] about { $points } points worse
}
web-analysis-unsure = about as good
web-analysis-variant = Variant { $number }
web-analysis-chance = wins { $percent } %
web-analysis-instead = How it could have gone
web-analysis-none = no mistakes
web-analysis-account = { $count ->
    [one] one mistake, about −{ $points }
   *[other] { $count } mistakes, the largest about −{ $points }
}
web-analysis-gap-start = Go to a turn to see what it was worth and what else could have been played.
web-analysis-gap-not-yet = This turn has not been analysed yet.
web-analysis-gap-forced = There was nothing to choose at this step.
web-analysis-gap-not-judged = This choice was not judged. The analysis compares only the main decisions of a turn.
web-analysis-table = Every turn as a table
web-analysis-column-step = Step
web-analysis-column-who = Who
web-analysis-column-points = Expected
web-analysis-column-lead = Lead
web-analysis-column-chance = Chance
web-analysis-column-lost = Lost
