# The table in the terminal, whatever the game

table-help-game = the game; if it is left out, you are asked
table-help-seat = who sits where: A=you, B=hard, C=Ann; a bot's name is a bot, any other name a person at this screen
table-help-watch = only bots play; you watch
table-help-pause = how long to wait after each turn when you watch
table-help-position = start from a position, written as one line
table-help-resume = continue a saved game; without a file, the last one
table-help-save = save the game to this file
table-help-plain = no colours, no clearing of the screen: for simple terminals and screen readers
table-help-full-screen = the full screen, with mouse and keys: the default in a terminal of at least 80x24
table-help-line = line by line: the default for pipes and simple terminals, and better for screen readers
error-table-full-screen-needs-terminal = The full screen needs a terminal.
table-help-record = the file with the game
table-help-verify = only check that the game replays to its result and hash
table-help-step = show the position after this many moves
table-help-events = list every event with its rule, without boards

table-you = You
table-welcome = Welcome to Kastelan. Press Enter to take the answer in brackets.
table-ask-game = Which game: { $games }?
table-ask-players = How many players, { $least } to { $most }?
table-ask-opponents = { $count ->
    [one] Who plays against you? A bot ({ $bots }) or a name:
   *[other] Who plays against you? Bots ({ $bots }) or names, { $count } of them:
  }
table-press-enter = Enter to start
table-go-on = Enter to continue
table-hand-over = { $name }, it is your turn. Take the seat, then press Enter.
table-hint = moves: ideas, ? { $example }: about it, help
table-hint-undo = undo takes it back, help
table-lines-more = … { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
  }: moves lists all

table-word-moves = moves, m
table-word-why = why, ?, what
table-word-hint = hint, suggest
table-word-undo = undo, u, back
table-word-restart = restart
table-word-board = board
table-word-score = score
table-word-log = log
table-word-rules = rules, rule
table-word-save = save
table-word-help = help, h
table-word-quit = quit, q, exit

table-about-moves = the best moves and what they bring, numbered; moves 20 lists more
table-about-why = what is here, may I, why not, what would it change: why { $example }
table-about-hint = suggest a move
table-about-undo = take back the last step of this turn
table-about-restart = take back the whole turn
table-about-board = draw the table again
table-about-score = who has how many points, and what for
table-about-log = what has happened so far; log 50 shows more
table-about-rules = the text of a rule or chapter: rules { $rule }
table-about-save = write a copy of the game to a file
table-about-help = this list; help and a word explains the word
table-about-quit = leave; the game is saved and you can continue later
table-help-moves =
    Type a move, such as { $example }, or several with spaces between them. Either all of them happen or none.
    Tab completes. The first letters are enough where they are clear. A number picks from the last list.
table-help-topics = There is help on: { $topics }

table-allowed = That is allowed.
table-allowed-with = That is allowed: { $change }
table-more-moves = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
table-no-score = At this table the score is hidden until the end.
table-saved = Saved: { $path }
table-kept = The game is saved. See it again: kastelan replay { $path }
table-keep-where = File name to save the game, or Enter not to save it:
table-left = The game is saved. Continue later: kastelan play --resume { $path }
table-left-unsaved = You have left. The game was not saved.

table-step = Step { $step } of { $last }
table-step-move = Step { $step } of { $last }. { $name }: { $word }
table-replay-hint = Enter: next, b: back, t: next turn, 40: jump, first, last, q: leave
table-replay-header = { $title }, rules version { $version }: { $names }
table-replay-unfinished = The game is not finished.
table-verified = { $moves ->
    [one] { $moves } move replayed; result and hash are right.
   *[other] { $moves } moves replayed; result and hash are right.
  }
table-verified-loosely = { $moves ->
    [one] { $moves } move replayed. The file has no hash to compare.
   *[other] { $moves } moves replayed. The file has no hash to compare.
  }
table-word-next = next, n
table-word-back = back, b
table-word-turn = turn, t
table-word-jump = jump, j
table-word-first = first
table-word-last = last

error-table-nothing-to-undo = There is nothing to take back: undo stops at the start of your turn and where something hidden was revealed.
error-table-ambiguous = “{ $text }” could mean several things: { $words }.
error-table-unknown-word = “{ $text }” is neither a move nor a command. Try help.
error-table-list-first = { $number } picks from a list, but none is shown. Type { $word } first.
error-table-not-listed = The list has no { $number }. Expected: 1 to { $most }.
error-table-no-topic = There is no help on “{ $text }”. Type help alone for a list.
error-table-which-rule = Which rule? For example: rules { $rule }
error-table-why-what = Why what? For example: why { $example }
error-table-not-over-that = { $path } already exists and is not a game of Kastelan. Choose another name.
error-table-bad-seat = “{ $text }” is not a seat. Expected: A to { $last }, =, and you, a bot or a name; each seat once.
error-table-watch-with-people = --watch is for bots only, but { $name } is not a bot.
error-table-not-together = { $second } cannot be combined with { $first }, which already decides it.
error-table-no-save = There is no unfinished game in { $path }.
error-table-only-damaged-saves = The newest saved game, { $path }, is damaged, and there is no other unfinished one.
error-table-unknown-bot = Seat { $seat } was played by the bot { $bot }, which is not available. Bots: { $expected }.
error-table-no-step = There is no step { $step }. Expected: 0 to { $last }.
error-table-unknown-step = “{ $text }” does not lead to a step. Expected: next, back, turn, jump 40, first, last or quit.
error-table-file-is-there = { $path } already exists. Choose another name, or continue that game: kastelan play --resume { $path }

# The full screen

table-suggests = Suggestion: { $move }
table-part-panel = Table
table-part-choices = Choices
table-part-log = Log
table-key-undo = Undo
table-key-hint = Hint
table-key-rule = Rule
table-key-score = Score
table-key-log = Log
table-key-help = Help
table-key-theme = Theme
table-key-type = Type
table-key-quit = Quit
table-close = Esc: close
table-thinking = { $name } is thinking…
table-over-key = The game is over.
table-part-moves = Moves
table-key-back = Back
table-key-next = Next
table-key-turn-back = Turn back
table-key-turn = Next turn
table-key-first = Start
table-key-last = End
