# The browser client: what stands on every screen, and the table.
web-again = Try again
web-close = Close
web-error-offline = The server cannot be reached. Nothing is lost; try again in a moment.
web-error-server = Something went wrong on the server. Your game is safe.
web-part-failed = This part cannot be shown. Everything else works.
web-home = Go to the start page
web-lost = There is nothing at this address.
web-rule = Read rule { $rule }
web-rules-of-line = The rules behind this line
web-rule-ids = Rule ids: show the ids of rules instead of a sign, and the notation of moves in replays

# The bar and the menu
web-tools = Tools
web-menu = Menu
web-language = Language
web-rules = Rules
web-theme = Colours: { $theme }
web-theme-title = Colours
web-theme-auto = same as system
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds: paper, stone and coins, and a bell when it is your turn
web-volume = Volume
web-speed = How fast moves of others are shown
web-speed-instant = at once
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-speed-reduced = Your system asks for less motion, so everything is shown at once.
web-turn-again = Show this turn again
web-turn-skip = Skip to the newest move
web-notify = Notify me when it’s my turn and this tab is in the background
web-notify-blocked = The browser does not allow notifications from this page.
web-copy-link = Copy the link
web-components = Components
web-components-file = Download the set
web-components-hash = Hash of the set
web-copied = The link is copied.
web-leave = Leave the game
web-leave-sure = A bot will take over for you.
web-skip = Skip to the board

# People
web-people = Players
web-you = you
web-bot = Bot
web-stand-in = A bot is playing for this seat
web-come-back = Take my seat back
web-on-turn = deciding
web-person-on-turn = { $name }, deciding
web-time-left = Time left

# Bots by level: what they are called at a table
web-bot-kingdom-easy = Ilka
web-bot-kingdom-easy-2 = Jakob
web-bot-kingdom-easy-3 = Rosina
web-bot-kingdom-easy-4 = Veit
web-bot-kingdom-easy-5 = Apollonia
web-bot-kingdom-medium = Otmar
web-bot-kingdom-medium-2 = Kunigunde
web-bot-kingdom-medium-3 = Dietrich
web-bot-kingdom-medium-4 = Agnes
web-bot-kingdom-medium-5 = Leopold
web-bot-kingdom-hard = Johanka
web-bot-kingdom-hard-2 = Konrad
web-bot-kingdom-hard-3 = Sibylla
web-bot-kingdom-hard-4 = Bartos
web-bot-kingdom-hard-5 = Ottilie
web-bot-kingdom-expert = Bohdan
web-bot-kingdom-expert-2 = Elisabeth
web-bot-kingdom-expert-3 = Premysl
web-bot-kingdom-expert-4 = Drahomira
web-bot-kingdom-expert-5 = Vratislav
web-bot-ludwig-easy = Florian
web-bot-ludwig-easy-2 = Lisette
web-bot-ludwig-easy-3 = Korbinian
web-bot-ludwig-easy-4 = Vroni
web-bot-ludwig-easy-5 = Xaver
web-bot-ludwig-medium = Therese
web-bot-ludwig-medium-2 = Ignaz
web-bot-ludwig-medium-3 = Josepha
web-bot-ludwig-medium-4 = Benedikt
web-bot-ludwig-medium-5 = Kreszenz
web-bot-ludwig-hard = Anselm
web-bot-ludwig-hard-2 = Mathilde
web-bot-ludwig-hard-3 = Balthasar
web-bot-ludwig-hard-4 = Eleonore
web-bot-ludwig-hard-5 = Leonhard
web-bot-ludwig-expert = Wilhelmine
web-bot-ludwig-expert-2 = Maximilian
web-bot-ludwig-expert-3 = Adelheid
web-bot-ludwig-expert-4 = Theodor
web-bot-ludwig-expert-5 = Sophie
web-bot-seasons-easy = Vojta
web-bot-seasons-easy-2 = Bara
web-bot-seasons-easy-3 = Honza
web-bot-seasons-easy-4 = Lida
web-bot-seasons-easy-5 = Kuba
web-bot-seasons-medium = Zdena
web-bot-seasons-medium-2 = Prokop
web-bot-seasons-medium-3 = Marketa
web-bot-seasons-medium-4 = Havel
web-bot-seasons-medium-5 = Dorota
web-bot-seasons-hard = Ruprecht
web-bot-seasons-hard-2 = Blanka
web-bot-seasons-hard-3 = Mikulas
web-bot-seasons-hard-4 = Hedwig
web-bot-seasons-hard-5 = Oldrich
web-bot-seasons-expert = Ludmila
web-bot-seasons-expert-2 = Vaclav
web-bot-seasons-expert-3 = Bozena
web-bot-seasons-expert-4 = Peter
web-bot-seasons-expert-5 = Katharina

# What is asked
web-actions = What to do
web-your-turn = Your turn
web-waiting = Waiting for { $names }
web-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-watching = you are watching
web-loading = Setting up the table…
web-nothing-asked = You have nothing to decide now.
web-sending = Sending…
web-hint = Hint
web-hint-title = Let a bot suggest a move
web-hint-shown = see the board
web-undo = Undo
web-undo-title = Take back the last move
web-restart = Take back the whole turn
web-undo-ask = Ask to take back my last move
web-undo-asked = You ask to take back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. Waiting for the others.
web-undo-wish = { $name } asks to take back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
web-agree = Agree
web-disagree = No
web-typed = Type a move
web-typed-words = Moves in notation
web-typed-play = Play

# Planning
web-plan = Plan
web-plan-title = Try moves without sending them
web-planning = Nothing is sent while you plan
web-plan-steps = { $count ->
    [0] pick something
    [one] { $count } move
   *[other] { $count } moves
}
web-plan-drop = Discard
web-plan-send = Play it
web-plan-end = The plan ends here: what follows is up to the others or to chance

# Passing the device
web-pass = Pass the device to { $name }
web-pass-here = I am { $name }
web-pass-never = Do not ask again at this table

# The line to the server
web-line-lost = Reconnecting…
web-line-kept = Reconnecting… your move is kept
web-line-refused = This table is closed to you.
web-line-now = Try now

# The log and the chat
web-log = Log
web-log-filter = Find in the log
web-find = Find…
web-log-of = Whose moves
web-log-all = Everyone
web-log-earlier = { $count } earlier
web-log-none = Nothing found.
web-log-empty = Nothing has happened yet.
web-log-forced = The table made the only choice.
web-log-undone = taken back
web-log-undo = { $name } took moves back.
web-log-ask = { $name } asks to take moves back.
web-log-agree = { $name } agrees.
web-log-refuse = { $name } does not agree.
web-log-standin = A bot plays for { $name } from now on.
web-log-return = { $name } is back.
web-last-move = Show the last move
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-write = Write a message
web-send = Send

# The phone's tabs
web-sheet = Expand or collapse panel
web-whole-board = Whole board
web-tab-play = Board
web-tab-goals = Goals
web-tab-people = Players
web-tab-log = Log
web-tab-chat = Chat

# The end
web-over = The game is over
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-rematch = Rematch
web-next-game = Next game
web-replay = Replay
web-scoring = Final scoring
web-scoring-soon = The game is over. Now the points are counted.
web-scoring-why = For
web-scoring-start = At the start
web-scoring-rest = Other
web-scoring-total = Total
web-scoring-first = From the start
web-scoring-next = Next
web-scoring-all = All
web-scoring-step = step { $step } of { $steps }
web-scoring-chart = Scores through the game
web-look-at-board = Look at the board

# Keys
web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-game = In this game
web-key-tab = move between areas
web-key-arrows = move within an area
web-key-enter = select
web-key-escape = back; discard the plan
web-key-undo = take back
web-key-restart = take back the whole turn
web-key-plan = plan
web-key-last = last move
web-key-log = log
web-key-why = why not?
web-key-what = what is here?
web-key-zoom = zoom in, zoom out, show all
web-key-typed = type a move
web-key-keys = this page
web-key-kingdom-diagonals = the four diagonal neighbours
web-key-kingdom-tiles = use a location tile
web-key-kingdom-next = next legal hex
web-key-kingdom-end = end the turn
web-key-ludwig-offer = choose a tile of the market
web-key-ludwig-others = hallway, stairs, income
web-key-ludwig-turn = turn the tile; with Shift the other way
web-key-ludwig-flip = flip a hallway
web-key-ludwig-best = next best place
web-key-ludwig-castles = other castles
web-key-seasons-rank = choose a card by its rank
web-key-seasons-list = list of buildings
web-key-seasons-pieces = more or fewer pieces
web-last-round = Last round

# The legend of symbols
web-legend = Symbols
web-legend-locations = Locations and their tiles
web-legend-terrains = Terrains
web-legend-buildable = settlements are built here
web-legend-not-buildable = nothing is built here
web-legend-marks = Marks
web-legend-types = Rooms
web-legend-symbols = Scoring symbols
web-legend-pieces = Pieces
