# The browser client outside a table

## On every screen
web-lobby-skip = Skip to the content
web-lobby-nav = Main pages
web-lobby-nav-more = More pages
web-lobby-nav-play = Play
web-lobby-nav-games = Games played
web-lobby-nav-rules = Rules
web-lobby-nav-about = About Kastelan
web-lobby-nav-me = Profile and settings
web-lobby-guest = Guest
web-lobby-language = Language
web-lobby-theme-to-light = Switch to light
web-lobby-theme-to-dark = Switch to dark
web-lobby-fan-project = An unofficial fan project. The games belong to their authors and publishers.
web-lobby-keep = Save
web-lobby-lost-about = The page may have moved, or the link lost a letter on its way. Your tables are where they were.
web-lobby-trades = Mason, Carpenter, Stonecutter, Glazier, Roofer, Blacksmith, Surveyor, Carver, Gardener, Herald, Baker, Potter, Weaver, Falconer, Miller, Cooper, Minstrel, Gatekeeper, Saddler, Beekeeper, Scribe, Bellfounder, Ferryman, Painter
web-lobby-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-lobby-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-lobby-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-lobby-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-lobby-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## The start page
web-home-motto = What will you build today?
web-home-games = Games
web-home-name = Your name
web-home-play-as = You play as { $name }
web-home-change-name = Change
web-home-log-in = Log in
web-home-against = Against
web-home-players = Players
web-home-bots = Bots: { $name }
web-home-hot-seat = People on this device
web-home-alone = Nobody: you play alone
web-home-play = Play now
web-home-laying = Setting up the table…
web-home-set-up = Set up a table
web-home-rules = Rules
web-home-learn = First game with a guide
web-home-yours = Your tables
web-home-yours-wait =
    { $count ->
        [one] Your tables: { $count } is waiting for you
       *[other] Your tables: { $count } are waiting for you
    }
web-home-yours-all = All { $count }
web-home-newcomer = New here? Begin with a guide: it shows you the rules while you play.
web-home-yours-few = Fewer
web-home-with = with { $names }
web-home-waits-me = Your turn
web-home-waits-others = Waiting for { $names }
web-home-waits-players = Waiting for players
web-home-waits-nothing = A bot plays for you
web-home-end-keep = Keep it
web-home-end-close = Give up
web-home-end-close-title = Give up this game?
web-home-end-close-about = The game is closed for good, without a result.
web-home-end-bot = Leave
web-home-end-bot-title = Leave this game?
web-home-end-bot-about = A bot plays on for you. You can come back at the table as long as the game lasts.
web-home-end-cancel = Close
web-home-end-cancel-title = Close this table?
web-home-end-cancel-about = The game does not begin, and whoever waits at the table has to leave.
web-home-end-stand-up = Leave
web-home-end-stand-up-title = Leave this table?
web-home-end-stand-up-about = Someone else can take your seat.
web-home-open = Open tables
web-home-open-none = Nobody is looking for players right now. Set up a table and send someone the link.
web-home-watch = Watch a game
web-home-watch-none = No public game is being played right now.
web-home-finished = Browse games played

## Levels of bots
web-bots-easy = easy
web-bots-medium = medium
web-bots-hard = hard
web-bots-expert = expert
web-bots-random = Apprentice
web-bots-greedy = Journeyman
web-bots-named = { $name } ({ $level })
web-bots-level = Bot: { $level }

## Lists of tables
web-tables-filters = Which tables
web-tables-game = Game
web-tables-pace = Pace
web-tables-players = Number of players
web-tables-rating = Rating
web-tables-any-game = Any game
web-tables-any-pace = Any pace
web-tables-any-players = Any number
web-tables-any-rating = Rated or not
web-tables-live = Live
web-tables-turns = Turn-based
web-tables-rated = rated
web-tables-friendly = friendly
web-tables-clock-move = { $time } per decision
web-tables-clock-game = { $time } for the whole game
web-tables-seat-open = free
web-tables-seat-closed = closed
web-tables-seat-for = reserved for { $name }
web-tables-seat-link = reserved for a guest
web-tables-seat-nobody = someone
web-tables-more = { $count ->
    [one] 1 more table of { $name }
   *[other] { $count } more tables of { $name }
}
web-tables-join = Join
web-tables-room = Go to the table
web-tables-move = Your turn
web-tables-look = Look
web-tables-watch = Watch
web-tables-replay = Replay

## Setting up a table
web-setup-title = { $game }: a new table
web-setup-which = Which game will you set up?
web-setup-presets = Presets
web-setup-first = First game
web-setup-usual = My usual
web-setup-standard = Standard
web-setup-seats = Seats
web-setup-players = Players
web-setup-seat = Seat { $number }
web-setup-me = You
web-setup-hot-seat = Someone on this device
web-setup-seat-name = Name of player { $number }
web-setup-bot = Bot: { $name }
web-setup-open-seat = Open to all
web-setup-by-link = By link
web-setup-closed = Closed
web-setup-you-watch = You are not playing at this table; you will watch.
web-setup-hot-seat-about = Several people play on this device and pass it on.
web-setup-open-seat-about = Anyone who finds the table in the list can sit down.
web-setup-by-link-about = The seat is reserved for anyone who has your link.
web-setup-closed-about = Closed seats are removed when the game starts.
web-setup-visibility = Who may join
web-setup-public = Everyone
web-setup-public-about = The table appears in the list of open tables.
web-setup-unlisted = Anyone with the link
web-setup-unlisted-about = The table is not in the list; the link is enough.
web-setup-private = Only people you invite
web-setup-private-about = Without an invitation nobody sees the table, not even to watch.
web-setup-pace = Time
web-setup-pace-live = Everyone is here and plays now.
web-setup-pace-turns = Everyone moves when they have time; you are notified when it is your turn.
web-setup-clock = Clock
web-setup-clock-about = When time is up, a bot plays on until you come back.
web-setup-no-clock = No clock
web-setup-rated = Rated game
web-setup-hints = Hints
web-setup-hints-about = On request a bot suggests a move. Everyone at the table may ask; not in rated games.
web-setup-forced = Make the only possible choice for me
web-setup-forced-about = If only one choice is left, the table makes it and says so. It can be taken back.
web-setup-on = on
web-setup-rated-about = The result changes everyone’s rating.
web-setup-options = Rules and variants
web-setup-more =
    { $count ->
        [0] Choose cards and pieces
        [one] Choose cards and pieces: { $count } changed
       *[other] Choose cards and pieces: { $count } changed
    }
web-setup-place = Place { $number }
web-options-kingdom-quadrants = the four parts of the board: top left, top right, bottom left, bottom right
web-options-kingdom-cards = the three scoring cards
web-options-ludwig-components = the printed components, or a corrected set that this server offers
web-options-seasons-components = the printed components, or a corrected set that this server offers
web-setup-none-picked = Nothing selected: default.
web-setup-starts = Everyone is here: the game starts at once.
web-setup-waits = The table waits until all seats are taken.
web-setup-start = Start the game
web-setup-open = Open the table

## The waiting room
web-room-title = { $game }: before the start
web-room-table = Table
web-room-closed = The host has closed this table.
web-room-seats = Who plays
web-room-you = (you)
web-room-host = host
web-room-is-ready = ready
web-room-is-not-ready = not ready yet
web-room-ready = I’m ready
web-room-not-ready = I’m not ready
web-room-kick = Remove { $name }
web-room-sit = Sit down
web-room-start = Start the game
web-room-close = Close the table
web-room-leave = Leave
web-room-missing =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-room-slow = Not ready yet: { $names }
web-room-all-here = Everyone is ready. You can start.
web-room-host-starts = Everyone is ready. The host starts the game.
web-room-invites = { $name } invites you to play
web-room-with = At the table: { $names }
web-room-qr = QR code of the link: scan it with a phone
web-room-share = Share
web-room-only-here = This address leads only to this computer. Start the server with --host 0.0.0.0 to invite people in your network.
web-room-start-when-full = Start as soon as everyone is here
web-room-starting = Everyone is here. The game is starting.
web-room-invite = Invite someone
web-room-link = Link to this table
web-room-link-about = Send it to whoever you want to play with. No account is needed.
web-room-copy = Copy
web-room-copied = Copied.
web-room-agreed = What will be played
web-room-usual-options = the standard rules
web-room-fair = How the deal stays fair
web-room-fair-about = The server has already promised its part of the deal, and the players’ browsers add theirs when the game begins. After the game anyone can check it against this hash:
web-room-sealed = The game begins: the players’ browsers add their numbers to the deal…

## Games played
web-history-title = Games played
web-history-own = Your games
web-history-own-all = All your games
web-history-search = Search
web-history-player = Player
web-history-by-name = Find a person by name
web-history-anybody = Anyone
web-history-mine = Me
web-history-this-person = This person
web-history-since = From
web-history-until = To
web-history-option = Option
web-history-any-option = Any
web-history-all = Show all
web-history-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-history-none = No games match. Play one, or search for something else.
web-history-more = Show older games

## People
web-person = Player
web-person-bot = A bot: it sees only what its seat may see.
web-person-since = joined { $day }
web-person-guest-since = a guest since { $day }
web-person-statistics = Statistics
web-person-games = Games
web-person-wins = Won
web-person-place = Average place
web-person-score = Average points
web-person-best = Best result
web-person-no-games = No game has been finished yet.
web-person-ratings = Ratings
web-person-ratings-about = The large number is a cautious estimate of a player’s strength: it rises with good results and as we see more games.
web-person-strength = about { $strength } ± { $doubt }
web-person-no-ratings = No rated game yet. Tick “rated” when you set up a table.
web-person-chart = Rating after each of { $games } games, from { $from } to { $to }
web-person-points = Points in the latest games
web-person-points-chart = Points in each of { $games } games, from { $from } to { $to }
web-person-head-to-head = Head to head
web-person-opponent = Against
web-person-against = { $name } ahead: { $ahead }, { $other } ahead: { $behind }, tied: { $tied }.
web-person-against-score = Average points { $mine } to { $theirs }.
web-person-never-met = { $name } and { $other } have not finished a game together.
web-person-nobody-met = Nobody yet: finish a game together.
web-person-latest = Latest games
web-person-all-games = All games
web-ranking-title = Ranking
web-ranking-bars = The bar is filled as far as this estimate; the hatched part shows how much stronger the player might be. Bots are rated like people.
web-ranking-none = Nobody has a rating for this yet. Set up a rated table.

## Profile and settings
web-me-title = Profile and settings
web-me-statistics = My statistics
web-me-profile = Profile
web-me-name-about = The other players see it.
web-me-colour = Colour
web-me-colour-about = Your mark in lists and in chat. Pieces have the colour of the seat.
web-me-kept = Saved.
web-me-portrait = Your portrait
web-me-portrait-choose = Choose a portrait
web-me-portrait-more = Show others
web-me-portrait-number = Portrait { $number }
web-me-look = Look and sound
web-me-theme = Theme
web-me-theme-auto = Same as system
web-me-theme-light = Light
web-me-theme-dark = Dark
web-me-notices = When it is your turn
web-me-notice-page = Notice on the page
web-me-notice-browser = Browser notification, even when the page is hidden
web-me-notice-denied = The browser does not allow notifications from this page.
web-me-notice-test = Send a test notification
web-me-notice-sent = The test is on its way.
web-me-advanced = Advanced
web-me-webhook = Webhook
web-me-webhook-about = A web address of yours that gets a message when it is your turn.
web-me-webhook-secret = Messages are signed with this secret:
web-me-webhook-error = The last message was not accepted: { $reason }
web-me-quiet = Quiet hours
web-me-quiet-from = From
web-me-quiet-to = To
web-me-zone = Times are in { $zone }.
web-me-vacation = Vacation
web-me-vacation-until = Until (inclusive)
web-me-vacation-about = The clocks of your turn-based games stop. At most 60 days.
web-me-account = Account
web-me-guest = You are a guest. With an account you keep your games and find them on any device. No e-mail is needed.
web-me-nobody = You can play without an account. With one you find your games on any device. No e-mail is needed.
web-me-login-about = Only you see it.
web-me-password-about = At least 8 characters.
web-me-register = Create an account
web-me-have-account = I have an account
web-me-logged-in = Logged in as { $login }
web-me-log-out = Log out
web-me-password = Change password
web-me-password-old = Current password
web-me-password-new = New password
web-me-password-change = Save new password
web-me-password-changed = Changed.
web-me-devices = Devices
web-me-devices-about = Where you are logged in.
web-me-device = A browser
web-me-device-seen = last seen { $day }
web-me-device-end-others = Log out on all other devices
web-me-device-this = this one
web-me-device-end = Log out there
web-me-tokens = Tokens for programs
web-me-tokens-about = A program with a token plays in your name. It cannot change your account.
web-me-token-label = Label
web-me-token-make = Create a token
web-me-token-once = Copy it now; it is shown only once:
web-me-token-drop = Revoke
web-me-data = Your data
web-me-data-about = Download everything this server keeps about you: account, settings, games, moves and messages.
web-me-data-go = Download my data
web-me-delete = Delete everything
web-me-delete-about = Your name and login are deleted. The games you played stay, without your name.
web-me-delete-go = Delete me
web-me-delete-sure = { $name }, this cannot be undone.
web-me-delete-no = Keep my account
web-me-delete-yes = Delete for good

## Logging in
web-login-title = Log in
web-login-login = Login
web-login-password = Password
web-login-go = Log in
web-login-none = No account? You can play as a guest and
web-login-make = create one at any time
web-login-guest = You are here as the guest { $name }. After logging in you will be someone else; the guest’s games stay with the guest.

## Reading rules
web-rules-title = { $game }: rules
web-rules-about = The complete rules of each game in our own words. Every rule has a number; the log at a table, every refusal and every point name it.
web-rules-games = Rules of
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-contents = Contents
web-rules-nothing = No rule matches “{ $query }”.
web-rules-all = Show all rules
web-rules-here = Link to this rule

## About
web-about-title = About Kastelan
web-about-what = Kastelan is a table for three board games about building castles: for friends, for bots, live or turn-based, in three languages. It is free and open source.
web-about-whose = Whose games these are
web-about-respect = This is an unofficial fan project, not connected with the designers and publishers named here. All texts, drawings and code are our own.
web-about-kingdom = Kingdom Builder, by Donald X. Vaccarino, Queen Games, 2011.
web-about-ludwig = Castles of Mad King Ludwig, 2nd edition, by Ted Alspach, Bézier Games, 2022.
web-about-seasons = A Castle for All Seasons (Im Schutze der Burg), by Inka and Markus Brand, eggertspiele, 2008.
web-about-buy = If you like a game here, buy it: nothing replaces the real tiles on a real table.
web-about-fair = Fair play
web-about-fair-how = The deal of every table is fixed before the first move and can be checked by anyone afterwards. Bots know only what their seat may know.
web-about-you = What we store about you
web-about-you-how = A name, a login if you want one, and your games. An e-mail address only if you add one to recover your password. No tracking, one cookie that keeps you logged in. You can delete all of it:
web-about-made = What it is made of
web-about-made-of = Code under the MIT licence. Type: Alegreya and Fira Sans Condensed, SIL Open Font License.

# The overview before the rules
web-overview = At a glance
web-overview-turn = A turn
web-overview-placing = Placing
web-overview-scoring = Scoring
web-kingdom-overview-turn = Your terrain card says where you build: three settlements on free hexes of that terrain. Before or after them you may use each of your location tiles once. Then you draw the next card.
web-kingdom-overview-placing = A new settlement must be next to one of your own if the terrain allows it. A settlement next to a location wins its tile: an extra action in every later turn.
web-kingdom-overview-scoring = At the end three scoring cards, different in every game, say what earns gold, and every castle next to a settlement of yours gives 3. The panel beside the board shows what each card would pay now.
web-ludwig-overview-turn = The master builder puts a price on every tile of the market. The others buy one tile each, or take 5,000 from the bank, and pay the master builder, who buys last and pays the bank.
web-ludwig-overview-placing = A door of the new tile meets a door of your castle. Tiles never overlap, keep away from fences, and leave one way in. A room whose doors all lead on is completed and brings a reward.
web-ludwig-overview-scoring = A tile scores its printed points and its symbol: points for each room of the types shown that is connected to it or anywhere in the castle, penalties for those that touch it. At the end come royal favours, bonus cards, depleted stacks and money.
web-seasons-overview-turn = Everyone chooses a card in secret; then all cards are resolved in the order of their ranks. Messenger and Trader bring talers and pieces, the others build. The Master Builder takes your played cards back.
web-seasons-overview-placing = Pay the cost of a building exactly, with at least three kinds of pieces, and score its points or take talers. After that helpers may enter the castle for a fee.
web-seasons-overview-scoring = Buildings score at once. Helpers in the castle score at the end, each by its position: for free positions, for other buildings, for silver or for pieces.
