# The command kastelan

cli-language-name = English
cli-usage = usage
cli-example = example:
cli-arguments = arguments
cli-options = options
cli-overview =
    Kastelan: castle-building board games in the terminal.

cli-overview-help =
    kastelan COMMAND --help explains a command. --language en, cs or ru sets the language.
cli-about-play = play a game, alone, with friends or against bots
cli-about-replay = step through a recorded game, or verify it
cli-about-rules = read the rules of a game
cli-about-games = list the games and their options
cli-about-arena = let bots play many games against each other
cli-about-bench = measure the speed of the engine on this machine
cli-about-doctor = check the installation
cli-about-completion = print a script with which your shell completes commands and options
cli-help-completion-shell = the shell: bash, zsh or fish

cli-help-help = show this help and exit
cli-help-language = language: en, cs or ru
cli-help-json = answer in JSON
cli-help-game = the game, by its name
cli-help-game-optional = one game, with its options explained
cli-help-rule = a rule or a chapter, such as KB-BUILD-3 or KB-BUILD
cli-help-search = only rules that contain this text
cli-help-bots = bots, one for each player
cli-help-games = how many games
cli-help-seed = the random seed: the same seed gives the same games
cli-help-jobs = how many processes to use
cli-help-option = set an option of the game; can be given several times
cli-help-players = how many players
cli-help-seconds = how long to measure

cli-games-players = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
  }
cli-games-expected = Expected: { $expected }
cli-games-expected-list = Expected: { $count } of these, separated by commas: { $expected }
cli-games-more = kastelan games GAME explains the options of one game.

cli-arena-playing = games
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-draws = shared
cli-arena-share = share
cli-arena-interval = 95 % interval
cli-arena-points = points
cli-arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $seconds } s, { $rate } per second, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }.
cli-arena-fault = Game { $fault }

cli-bench-running = Measuring for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } …
cli-bench-games-per-second = { $value } random games per second
cli-bench-decisions-per-second = { $value } decisions per second
cli-bench-decisions-per-game = { $value } decisions in a game
cli-bench-copy-us = { $value } µs to copy a position
cli-bench-legal-us = { $value } µs to find the legal actions
cli-bench-apply-us = { $value } µs to carry out an action
cli-bench-bytes-per-state = { $value } bytes for a position

cli-doctor-python = Python
cli-doctor-chance = shuffling
cli-doctor-files = writing files
cli-doctor-encoding = characters of the terminal
cli-doctor-broken = broken: { $reason }
cli-doctor-extra = { $installed ->
    [yes] installed
   *[no] not installed; pip install 'kastelan[{ $extra }]' installs it
  }
cli-doctor-fine = Everything works.
cli-doctor-ill = Something is wrong. First try to install Kastelan again in a new virtual environment.

error-extra-missing = { $library } is not installed. This installs it: pip install 'kastelan[{ $extra }]'
error-no-such-file = There is no file { $path }.
error-no-such-folder = There is no folder { $path }. Create it first, or name another place.
error-is-a-folder = { $path } is a folder. Name a file in it.
error-cannot-read-file = { $path } cannot be read: { $reason }.
error-cannot-write-file = { $path } cannot be written: { $reason }.
error-file-is-no-text = { $path } is not a text file in UTF-8.
error-bad-argument = { $argument } needs a value, or a different one. --help shows which.
error-unknown-argument = { $argument } is not an argument of this command. --help lists them.
error-missing-argument = An argument is missing: { $argument }. --help shows an example.
error-bad-number = “{ $text }” is not valid. Expected: a whole number from { $least } to { $most }.
error-option-without-value = “{ $option }” has no value. Expected: key=value.
error-unknown-language = There are no texts in “{ $language }”. Languages: { $expected }.
error-unknown-command = There is no command { $command }. Commands: { $expected }.
error-unknown-shell = There is no script for { $shell }. Shells: { $expected }.
error-no-such-rule = There is no rule “{ $rule }”. Similar: { $near }.
