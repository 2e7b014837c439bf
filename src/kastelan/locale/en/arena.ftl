# Tournaments between bots: kastelan arena and its report

cli-help-arena-bots = bots: a name, file.py:Class, "cmd:program …", or with a budget search@200, search@0.5s
cli-help-arena-kind = table: all at one table; round-robin: everyone plays everyone; gauntlet: the first plays each of the others; ladder: neighbours in the list play each other; sprt: two bots, until it is clear which is stronger
cli-help-arena-games = how many games each pairing plays, or each bot where more than two sit at a table; for a sequential test, the most it may take
cli-help-arena-players = how many players sit at a table; by default two, or at one table as many as there are bots
cli-help-arena-out = keep every game in this file, and continue where it ends when the command is given again
cli-help-arena-report = write a page with plots to this file
cli-help-arena-ray = play on a Ray cluster: its address, or local for one on this machine
cli-help-arena-elo0 = sequential test: the first hypothesis, by how many Elo the first bot is stronger
cli-help-arena-elo1 = sequential test: the second hypothesis, greater than the first
cli-help-arena-alpha = sequential test: how often the second hypothesis may be accepted by mistake
cli-help-arena-beta = sequential test: how often the first hypothesis may be accepted by mistake
cli-help-arena-move-seconds = how long a program may think about a move before it forfeits the game

cli-arena-games = games
cli-arena-elo = Elo
cli-arena-pair = pair
cli-arena-move = per move
cli-arena-turn = per turn
cli-arena-slowest = slowest turn

arena-kind-table = one table
arena-kind-round-robin = round robin
arena-kind-gauntlet = gauntlet
arena-kind-ladder = ladder
arena-kind-sprt = sequential test

arena-report-title = { $game }: bots in the arena
arena-report-lead = { $players ->
    [one] { $bots }; { $players } player at the table.
   *[other] { $bots }; { $players } players at the table.
  }
arena-report-options = Options: { $options }.
arena-report-footer = Written by Kastelan on { $date }. This page works offline.
arena-report-ratings = Ratings
arena-report-ratings-about = Elo by maximum likelihood; the mean of the field is 0. The lines are 95 % intervals that count deals, not games.
arena-report-shares = Victories
arena-report-shares-about = Each bot’s share of the victories with its 95 % interval (Wilson). The short upright line is the share of a bot among equals.
arena-report-test = The sequential test
arena-report-test-about = The log-likelihood ratio of the two hypotheses, deal by deal. The test ends where it leaves the band.
arena-report-way = Over the games
arena-report-way-about = Each bot’s share of the victories so far. Lines that are still moving need more games.
arena-report-points = Points
arena-report-points-about = Half of the games lie within the box, nine out of ten within the line; the upright stroke is the median, the dot the mean.
arena-report-seats = Seats
arena-report-seats-about = The share of the victories of each seat, whichever bot sat there. Every bot sat in every seat equally often.
arena-report-times = Thinking time
arena-report-times-about = For a whole turn: the dot is the mean, the end of the line the slowest one.
arena-report-pairs = Who is ahead of whom
arena-report-pairs-about = How often the bot on the left was placed ahead of the bot at the top; a shared place counts one half. The small numbers are 95 % intervals in per cent.
arena-report-numbers = All numbers
arena-report-numbers-about = Wins are sole victories; in the share of the victories, a shared one counts in part. Points have the 95 % interval of their mean.
arena-report-faults = What went wrong
arena-report-faults-about = The number of each game, and why it was forfeited or does not count.
arena-report-method = How it was measured
arena-report-method-about = Every deal is played until each bot has sat in each seat, so the luck of the deal is the same for all. The same command plays the same games again, unless bots think by the clock.
arena-report-machine = Machine: { $machine }.

arena-figure-games = games
arena-figure-deals = deals
arena-figure-decisions = decisions
arena-figure-workers = processes
arena-figure-forfeits = forfeits
arena-figure-errors = failed games

arena-fault-no-start = does not start: { $reason }
arena-fault-crashed = crashed: { $words } at { $where }; seat { $seat } saw the position { $position }
arena-fault-illegal-word = not a legal move: { $word }; legal were: { $legal }; seat { $seat } saw the position { $position }
arena-fault-no-legal-word = not a legal move: { $word }
arena-fault-no-answer = no answer in { $seconds } s
arena-fault-no-reading = does not read its input
arena-fault-no-output = closed its output
arena-fault-exit-code = ended: exit code { $code }
arena-fault-ended = ended: { $words }
arena-fault-no-json = not JSON: { $line }; expected a JSON object with “play”
arena-fault-no-word = no move to play: { $line }; expected a JSON object with “play”
arena-fault-process = the process ended with code { $code }
arena-fault-said = { $words }

arena-axis-share = share of the victories
arena-axis-points = points
arena-axis-times = time per turn
arena-axis-games = games per bot
arena-axis-deals = deals
arena-seat = Seat { $seat }
arena-bound = { $elo } Elo accepted
arena-verdict-elo1 = { $first } is stronger than { $second }: { $elo1 } Elo accepted against { $elo0 } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } (ratio { $ratio }, bounds { $lower } and { $upper }).
arena-verdict-elo0 = { $first } is not shown to be stronger than { $second }: { $elo0 } Elo accepted against { $elo1 } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } (ratio { $ratio }, bounds { $lower } and { $upper }).
arena-verdict-open = Nothing is decided between { $first } and { $second } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }: { $elo0 } or { $elo1 } Elo (ratio { $ratio }, bounds { $lower } and { $upper }).

error-unknown-kind = There is no tournament of the kind “{ $kind }”. Kinds: { $expected }.
error-table-of-other-size = The number of bots at one table ({ $bots }) is not the number of players ({ $players }). Name as many bots, or choose another --kind.
error-bot-enters-twice = { $bot } is entered twice. Each bot can enter once, except at one table.
error-wrong-number-of-bots = A tournament of the kind { $kind } cannot be played by { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }. It takes two or more, a sequential test exactly two.
error-bad-guesses = A test of { $elo0 } against { $elo1 } Elo cannot be made. --elo0 has to be less than --elo1, --alpha and --beta between 0 and 0.5.
error-bot-without-budget = { $bot } does not take a budget; only searching bots take one after @.
error-bad-budget = { $bot } does not have a valid budget. Expected: a number of playouts such as search@200, or seconds such as search@0.5s.
error-no-such-program = { $bot } cannot be started: there is no such program. Expected: cmd: and a command line.
error-no-file-of-results = { $path } is not a file of results; nothing was written to it.
error-results-of-another-tournament = { $path } belongs to another tournament: { $what } is { $there } there and { $here } here. Choose another file.
error-damaged-results = { $path } is damaged in line { $line }.
error-results-in-use = Another arena is writing to { $path }.
error-no-such-cluster = The Ray cluster { $address } cannot be reached: { $reason }
error-bad-decimal = “{ $text }” is not valid. Expected: a number from { $least } to { $most }.
error-unknown-clock = There is no clock “{ $clock }”. KASTELAN_CLOCK can be: { $expected }.
