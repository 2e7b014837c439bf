var e=Object.assign({"../src/kastelan/locale/en/web-app.ftl":`# Kastelan as an installed app

# General words of notices, for when the server cannot be asked for better ones. One line each.
web-app-notice-your-turn = It is your turn.
web-app-notice-invited = A seat is reserved for you.
web-app-notice-game-over = A game is over.
web-app-notice-test = This is a test: notifications from Kastelan reach you.

web-app-title = Kastelan as an app
web-app-about = On the home screen, in a window of its own, and with a notice when it is your turn.
web-app-install = Install
web-app-later = Not now
web-app-installed = Kastelan is installed on this device.
web-app-ios = On an iPhone or iPad: tap Share, then “Add to Home Screen”. Notices when it is your turn need this.
web-app-menu = Choose “Install” or “Add to home screen” in the menu of your browser.
web-app-new-version = A new version is ready.
web-app-reload = Reload
web-app-waits = It loads as soon as your move has arrived.

web-app-offline-title = You are offline
web-app-offline-about = The server cannot be reached. Your games are safe there, and this page goes on by itself when the connection is back.
web-app-offline-play = Play without a server
web-app-offline-play-about = Against bots or with others at this device, without a connection.

web-app-push = On this device, even when no page is open
web-app-push-about = Only you can read what is sent: it goes to your device encrypted, and names neither the game nor the players.
web-app-push-on = Notify me on this device
web-app-push-off = Turn off
web-app-push-test = Test
web-app-push-sent = last notice { $day }
web-app-push-error = The last notice did not arrive: { $reason }
web-app-push-denied = The browser blocks notifications from this page. You can allow them in its settings.
web-app-push-ios = On an iPhone or iPad this works after you have added Kastelan to the home screen.
web-app-push-unable = This browser cannot do that.

web-app-digest = By e-mail
web-app-digest-about = One letter with everything that still waits for you then. Quiet hours are kept.
web-app-digest-after = { $hours ->
    [0] Never
    [one] After an hour
    [24] Once a day
   *[other] After { $hours } hours
}
web-app-unsubscribe-title = Notices by e-mail
web-app-unsubscribe-about = You will get no more e-mails about turns, invitations and finished games.
web-app-unsubscribe-go = Stop the e-mails
web-app-unsubscribe-done = You will get no more of these e-mails. You can turn them on again in your settings.
`,"../src/kastelan/locale/en/web-ending.ftl":`# The end of a game

web-ending-you = You won!
web-ending-you-too = You share the victory!
web-ending-picture = The finished game: the table, the players and their points
web-ending-story = How the game went
web-ending-save = Save a picture
web-ending-save-drawing = Save as a drawing (SVG)
web-ending-save-film = Save how it grew
web-ending-result = Result
`,"../src/kastelan/locale/en/web-fair.ftl":`# Whether the deal was fair
web-fair = Check the deal
web-fair-proven = The deal was fair: the server promised its part before the game, and your browser’s number is in the seed. Nobody could choose the deal, not even the operator of this server.
web-fair-partly = The server kept its promise, and your browser’s number is in the seed. But { $missing ->
    [one] 1 player’s number is missing, because that browser was away when the game began. Only if that was agreed with the operator could they have chosen, between two deals.
   *[other] { $missing } players’ numbers are missing, because their browsers were away when the game began. Only if that was agreed with the operator could they have chosen, between a few deals.
}
web-fair-away = The server kept its promise, and your browser’s commitment is in the seed. But your browser’s number is not: it was away when the game began. So the operator alone could not choose the deal, but together with another player at this table they could have.
web-fair-others = { $numbers ->
    [0] The server kept its promise, and the players’ commitments are in the seed. This browser added nothing, so it can’t say whether they are the ones from before the game.
    [one] The server kept its promise, and 1 player’s number is in the seed. This browser added none, so it can’t say whether that is the one from before the game.
   *[other] The server kept its promise, and { $numbers } players’ numbers are in the seed. This browser added none, so it can’t say whether they are the ones from before the game.
}
web-fair-promised = The seed is the one that was promised before the game. But no player’s browser added a number to it, so the server could have chosen it before the promise.
web-fair-missing = { $numbers ->
    [one] 1 player’s browser was away when the game began, so that number is missing.
   *[other] { $numbers } players’ browsers were away when the game began, so those numbers are missing.
}
web-fair-cannot = This page can only check the deal over HTTPS. Save the proof and check it with kastelan verify.
web-fair-broken-promise = The deal was not fair: the server’s part of the seed is not the one that it promised before the game.
web-fair-broken-number = The deal was not fair: a player’s number is not the one they committed to.
web-fair-broken-seed = The deal was not fair: the seed does not come from the server’s part and the players’ numbers.
web-fair-broken-other-promise = The deal was not fair: the server promised this browser something else before the game.
web-fair-broken-left-out = This browser’s number was left out. If you moved to another device before the game began, check there; otherwise the deal was not fair.
web-fair-broken-seal = The deal was not fair: after this browser gave its number, the players’ commitments were changed.
web-fair-numbers = What was checked
web-fair-hash = Promised before the game (hash)
web-fair-secret = The server’s part
web-fair-number = Number of { $name }’s browser
web-fair-number-missing = missing
web-fair-seed = Seed of the deal
web-fair-save = Save the proof
web-fair-save-about = The saved proof also contains all moves. Anyone can check it without this server:
`,"../src/kastelan/locale/en/web-kingdom.ftl":`# Kingdom Builder in the browser

web-kingdom-board = Board. Arrow keys move over the hexes, Enter selects, the full stop goes to the next legal hex.
web-kingdom-list = List of legal hexes
web-kingdom-whole-board = Whole board
web-kingdom-yours = your settlement
web-kingdom-settlement-of = settlement of { $name }
web-kingdom-legal = legal
web-kingdom-gold = { $change } gold
web-kingdom-gold-so-far = gold so far
web-kingdom-tiles-left = { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
  }
web-kingdom-supply = { $count } in supply
web-kingdom-tile-ready = ready
web-kingdom-tile-used = used this turn
web-kingdom-tile-new = won this turn
web-kingdom-goals = Scoring
web-kingdom-together = Total
web-kingdom-built = { $built } of { $all } built
web-kingdom-no-card = No card this turn
web-kingdom-your-next = Your next card: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
web-kingdom-discards = Discarded: { $cards }
web-kingdom-end-turn = End turn
web-kingdom-still-ready = Still ready: { $tiles }. End the turn anyway?
web-kingdom-go-on = Not yet
web-kingdom-end-anyway = End anyway
`,"../src/kastelan/locale/en/web-learn.ftl":`# Guided first games

web-learn-title = { $game }: first game with a guide
web-learn-about = You sit at a real table and make every move yourself, against a bot. The guide beside it explains each new thing when it comes up, shows where to look, and suggests a move if you ask. After about a quarter of an hour you know the game; then simply play on.
web-learn-fair = The table is the same for everyone: its seed was chosen, not drawn. So fairness cannot be checked here, and the game does not count for statistics or ratings.
web-learn-begin = Begin
web-learn-begin-again = Start over
web-learn-go-on = Continue the game
web-learn-guide = Guide
web-learn-fold = Open or close the guide
web-learn-progress = { $seen } of { $all }
web-learn-next = Next
web-learn-suggest = Suggest a move
web-learn-suggestion = Suggestion:
web-learn-do-it = Do it
web-learn-known = You know what to do here. Take your time, or ask me for a suggestion.
web-learn-wait = Your opponent is thinking. Meanwhile look around: every symbol explains itself.
web-learn-done = That’s everything. Keep playing; I’m here if you want a suggestion.
web-learn-over = Your first game is over. Look at the final scoring, where every point has its reason, and play the next one.

web-learn-kingdom-welcome-title = What it is about
web-learn-kingdom-welcome = You and a bot settle the same land. Whoever has the most gold at the end wins. Three cards say what earns gold, and they change from game to game, so read them first.
web-learn-kingdom-card-title = Your terrain card
web-learn-kingdom-card = This card counts for your whole turn. You must build three settlements, all on its terrain. The hexes where you may build are marked on the board.
web-learn-kingdom-adjacent-title = The first settlement
web-learn-kingdom-adjacent = Now any marked hex will do. Later you must build next to your own settlements whenever the terrain allows it, so choose well: it helps to be next to several terrains, a castle or a location.
web-learn-kingdom-more-title = Two more
web-learn-kingdom-more = From now on: next to your own settlements, if possible. Point at a hex, or tap it once, to see what it would change on each of the cards.
web-learn-kingdom-done-title = End the turn
web-learn-kingdom-done = All three are built. You can still take them back. When you end the turn you draw your next card, which the others do not see.
web-learn-kingdom-opponent-title = Your opponent
web-learn-kingdom-opponent = The bot has built too; its last settlements are marked. You now have a new card. If its terrain is nowhere next to your settlements, you may build anywhere on it.
web-learn-kingdom-tile-won-title = A location tile
web-learn-kingdom-tile-won = You built next to a location and won its tile. From your next turn on it gives you an extra action each turn, as long as one of your settlements stays next to it.
web-learn-kingdom-tile-use-title = An extra action
web-learn-kingdom-tile-use = One of your tiles is ready. You may use it before your three settlements or after them, never in between, and you do not have to use it at all.
web-learn-kingdom-extra-title = The extra settlement
web-learn-kingdom-extra = Your tile lets you build one more settlement from your supply. The marked hexes are all the places it allows; here too, next to your own settlements if possible.
web-learn-kingdom-move-title = Moving a settlement
web-learn-kingdom-move = This tile moves a settlement that is already on the board. It may reach another castle or location. But if your last settlement leaves a location, that tile is lost.
web-learn-kingdom-castles-title = Castles
web-learn-kingdom-castles = Castles count in every game: 3 gold for each castle with at least one of your settlements next to it. One is enough, so it pays to visit many.
web-learn-kingdom-far-title = Far away
web-learn-kingdom-far = If no free hex of your terrain lies next to your settlements, you may build anywhere on that terrain. If you touch few terrains, you stay free to jump across the land.
web-learn-kingdom-last-title = How it ends
web-learn-kingdom-last = Each player has 40 settlements. When someone has built their last one, the round is played to its end, and then the cards are counted one by one.

web-learn-ludwig-welcome-title = What it is about
web-learn-ludwig-welcome = You build a castle for a mad king, room by room, and sell rooms to each other. Points come from how rooms fit together, and at the end from royal favours and your own secret cards.
web-learn-ludwig-foyer-title = The foyer
web-learn-ludwig-foyer = Your castle begins here. More doors mean more ways to build on. But a room is completed, and gives a reward, only when every one of its doors leads into another.
web-learn-ludwig-cards-title = Bonus cards
web-learn-ludwig-cards = These cards pay points at the end, and only you know yours. Keep the two that go together best and discard the third.
web-learn-ludwig-pricing-title = You set the prices
web-learn-ludwig-pricing = In this round you are the master builder: put a tile at each price. Your opponent buys first and pays you. You buy last, and pay the bank.
web-learn-ludwig-pricing-why-title = Expensive or cheap?
web-learn-ludwig-pricing-why = Price what your opponent wants high, but not so high that nobody buys it. What you want yourself should be cheap, or too expensive for your opponent. Each tile left over gets a coin.
web-learn-ludwig-buying-title = Your turn
web-learn-ludwig-buying = Buy one tile, or take 5,000 from the bank. Each tile shows how many points its best place in your castle would bring. Hallways and stairs always cost 3,000.
web-learn-ludwig-placing-title = Placing a room
web-learn-ludwig-placing = At least one door must meet a door of your castle. Move the room around and turn it: all points are counted before you decide. A room with a blocked door can never be completed.
web-learn-ludwig-scored-title = Points
web-learn-ludwig-scored = A room first scores the number on it, then its symbol: points for each room of the types shown that is connected to it, or touches it. Rooms that were there before may score through the new one as well.
web-learn-ludwig-seller-title = Your opponent sells
web-learn-ludwig-seller = Now your opponent is the master builder, and gets what you pay. Coins lying on a tile come to you with it, and may help to pay.
web-learn-ludwig-rewards-title = A room is completed
web-learn-ludwig-rewards = All doors of a room lead on: it is completed and brings a reward by its type. An activity room 5 points, an outdoor room 10,000, a food room another turn, a living room its points once more. You may also decline.
web-learn-ludwig-favours-title = Royal favours
web-learn-ludwig-favours = At the end each favour gives 8 points to whoever has the most of what it asks for, and 4 to the second. Here you see how everyone stands now.
web-learn-ludwig-corridor-title = Hallways and stairs
web-learn-ludwig-corridor = They bring no points, but they connect, and a completed one gives you another one for free. Only stairs lead down to the dark rooms below.
web-learn-ludwig-last-title = How it ends
web-learn-ludwig-last = When the last room card is turned up, that round is the last. Then come empty stacks, favours and bonus cards, and a point for every 10,000 you have left.

web-learn-seasons-welcome-title = What it is about
web-learn-seasons-welcome = All players build the same castle. You score for the buildings you build, and at the end for your helpers in them. Most points wins.
web-learn-seasons-cards-title = Cards in secret
web-learn-seasons-cards = Everyone chooses at the same time, face down; then all cards are turned up at once. With two players it is two cards each. Everyone has the same eight cards.
web-learn-seasons-ranks-title = In order of rank
web-learn-seasons-ranks = The number on a card is its rank: 1 comes first, 6 last. Workers bring resources, the Trader sends a helper to a cart, and Bricklayer, Stonemason and Workers build. A Worker and the Trader make a good start.
web-learn-seasons-supplying-title = Your Worker brings resources
web-learn-seasons-supplying = Besides the stone you choose two pieces. Every building needs at least three of the four kinds, sand, wood, clay and stone, so take what you lack.
web-learn-seasons-stationing-title = A helper at a cart
web-learn-seasons-stationing = This helper brings you resources in every round in which anyone plays a Trader. One piece always goes to the defence tower.
web-learn-seasons-emptying-title = The defence tower
web-learn-seasons-emptying = The Bricklayer begins by taking all pieces of one kind from the tower. Look at what you lack for the next building.
web-learn-seasons-purchasing-title = Buying from a Worker
web-learn-seasons-purchasing = The Stonemason may buy one piece for 1 taler from each Worker card that your opponent has turned up. The taler goes to your opponent.
web-learn-seasons-building-title = Building
web-learn-seasons-building = Up to two buildings with this card. The Stonemason scores all their points, a Worker half of them; the Bricklayer takes 1 taler for each piece paid instead. You may also pass.
web-learn-seasons-paying-title = Paying exactly
web-learn-seasons-paying = The values of your pieces must add up to exactly the cost, with at least three different kinds. There is no change. Only payments that fit are offered.
web-learn-seasons-placing-title = Helpers move in
web-learn-seasons-placing = Because you have built, helpers may take positions in built buildings. You pay the fee in talers now and score at the end of the game. They stay there for good.
web-learn-seasons-scored-title = Points
web-learn-seasons-scored = You have scored. The arrow beside your points shows what you would have if the game ended now, with your helpers counted.
web-learn-seasons-again-title = Played cards
web-learn-seasons-again = Cards you have played lie in front of you until you play the Master Builder: it takes them all back, and scores 5 points for each building that others built in that round.
web-learn-seasons-rounds-title = What your opponent can do
web-learn-seasons-rounds = This list shows which cards everyone has played and which are still in hand. With two players the game has 12 rounds, or fewer if the castle is finished.
`,"../src/kastelan/locale/en/web-lobby.ftl":`# The browser client outside a table

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
`,"../src/kastelan/locale/en/web-ludwig-box.ftl":`# What is seen of the expansions of Castles of Mad King Ludwig in the browser

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
`,"../src/kastelan/locale/en/web-ludwig-choices.ftl":`# Castles of Mad King Ludwig in the browser: what the modules of the expansions let one decide

web-choice-barbican-north = the closed side faces north
web-choice-barbican-east = the closed side faces east
web-choice-barbican-south = the bridge is walled up
web-choice-barbican-west = the closed side faces west
web-choice-kept = Kept so far: { $names }
web-choice-ahead = Ahead of { $names }
web-choice-stay = Stay where I am
web-choice-fewer = Fewer: { $name }
web-choice-more = More: { $name }
web-choice-not-now = Not now
web-choice-enough = That is enough

web-choice-swans = Sell swans
web-choice-swans-most = Take { $swans }, keep the colours
web-choice-swans-sell = { $swans ->
    [0] Sell
   *[other] Sell { $swans } for { $money }
  }

web-choice-swap-away = Just discarded
web-choice-swap-mine = Your card for it
web-choice-swap = Swap
web-choice-no-swap = Swap nothing
web-choice-coins-left = { $coins ->
    [one] { $coins } coin left to place
   *[other] { $coins } coins left to place
  }
web-choice-coins-keep = Leave the coins
web-choice-coins-lay = Place like this
web-choice-no-coins = Leave the coins
web-choice-shift-tile = Which tile
web-choice-shift-price = costs now
web-choice-no-shift = All prices stay
web-choice-time-up = Time is up

web-choice-reminders = Decrees that you can use now
web-choice-ignore = { $name }: not in this round
web-choice-do-recall = Look through the discarded cards
web-choice-do-unpack = Place the stored tile
web-choice-do-repay = Repay debt
web-choice-recall = Look through the cards
web-choice-unpack = Place it now
web-choice-bank = Save 1,000
web-choice-end-turn = End the turn
web-choice-repaid = Leave the debt
web-choice-no-discard = Stop discarding
web-choice-no-double = Score no card twice
web-choice-points = Take points { $points }
web-choice-as-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-choice-as-money = { $money } instead of { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-choice-store = Set aside
web-choice-buy = Buy

web-choice-over = Lay it on { $name }, { $points }
web-choice-moat-at = Moat, { $name }, { $points }
web-choice-moat-finished = The moat is finished
web-choice-passage = { $kind }: { $from } – { $to }
web-choice-passage-ends = { $from } – { $to }
web-choice-no-passage = No more passages
web-choice-keys = M takes a moat piece, S sells swans.
web-choice-coins = Redistribute the coins of the market, or leave them.
web-choice-none = Take none
web-choice-costs = { $name } costs { $price }; you have { $money }.
web-choice-costs-coins = { $name } costs { $price }; with { $coins } on it. You have { $money }.

web-scored-stacks = Empty stacks
web-scored-swans = Swans in sets
web-scored-tokens = Own favour tokens
web-scored-moats = Moats
web-key-ludwig-moat = moat piece, where moats are played
web-key-ludwig-swans = sell swans, where swans are played
`,"../src/kastelan/locale/en/web-ludwig.ftl":`# Castles of Mad King Ludwig in the browser

web-ludwig-no-castle = No castle stands yet: everyone chooses a foyer and bonus cards first.
web-ludwig-market = Market
web-ludwig-no-market = Nothing is for sale yet.
web-ludwig-stall = { $tile ->
    [none] { $price }: nothing here.
   *[other] { $price }: { $tile }
  } { $coins ->
    [0] { "" }
   *[other] { $coins } on it.
  } { $best ->
    [none] { "" }
   *[other] Best place: { $best }.
  }
web-ludwig-coins = { $coins } on this tile; they go to the buyer
web-ludwig-pricing = Prices: drag a tile onto another, or select two; on the keyboard Shift and arrows
web-ludwig-set-prices = Set the prices
web-ludwig-keep-prices = Keep the prices
web-ludwig-reset = Reset
web-ludwig-money = Take { $money }

web-ludwig-castle = Castle: { $name }
web-ludwig-castles = Castles
web-ludwig-rooms = Rooms of the castle
web-ludwig-room = { $tile } Open doors: { $open }, blocked: { $blocked }. { $completed ->
    [true] Completed.
   *[other] { "" }
  } { $connected ->
    [none] { "" }
   *[other] Connected to { $connected }.
  }
web-ludwig-doors = { $completed ->
    [true] Completed.
   *[other] Open doors: { $open }, blocked: { $blocked }.
  }
web-ludwig-connected = Connected to { $names }.
web-ludwig-courtyard = Courtyard: enclosed on all sides
web-ludwig-zoom = View
web-ludwig-nearer = Zoom in
web-ludwig-farther = Zoom out
web-ludwig-fit = Show all
web-ludwig-keys = Arrows go from place to place, R turns the tile, F flips a hallway, B goes to the next best place, Enter places it, Escape puts it back.

web-ludwig-turn = Turn
web-ludwig-flip = Flip
web-ludwig-put-back = Put back
web-ludwig-put = Place { $points }
web-ludwig-place = { $place } of { $places }
web-ludwig-better = Next best place
web-ludwig-worse = Previous place
web-ludwig-not-here = Doesn’t fit here
web-ludwig-held = Place { $place } of { $places }, { $points }.
web-ludwig-completed-brings = Completing it: { $reward }
web-ludwig-completes = { $name } will be completed: { $reward }.
web-ludwig-printed = printed points
web-ludwig-total = Total
web-ludwig-costs = { $coins ->
    [0] Costs { $price }.
   *[other] Costs { $price }; { $coins } on it.
  }
web-ludwig-brings = What this brings

web-ludwig-complete = { $name } is completed
web-ludwig-take = Take
web-ludwig-decline = Decline
web-ludwig-foyer = { $doors ->
    [one] { $doors } door
   *[other] { $doors } doors
  }
web-ludwig-left = { $left ->
    [0] empty
    [one] { $left } tile
   *[other] { $left } tiles
  }
web-ludwig-no-more = No more; put the rest back

web-ludwig-favours = Royal favours
web-ludwig-cards = My bonus cards
web-ludwig-all-cards = Bonus cards
web-ludwig-cards-of = Bonus cards in hand
web-ludwig-card-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
web-ludwig-money-of = Money
web-ludwig-master = master
web-ludwig-master-about = Master builder: sets the prices, gets the money, buys last
web-ludwig-stacks = Stacks
web-ludwig-deck = { $deck ->
    [one] { $deck } room card left
   *[other] { $deck } room cards left
  }
web-ludwig-stack = { $name }: { $left ->
    [0] empty
    [one] { $left } tile left
   *[other] { $left } tiles left
  }; in your castle: { $mine }.
web-ludwig-stack-of = Stack { $name }
web-ludwig-depleted = When a stack is empty at the end, each of its tiles scores { $points }.
web-ludwig-unseen = Still to come
web-ludwig-rank = Rank
web-ludwig-rank-now = If the game ended now: { $points } points
web-ludwig-if-ended = if it ended now: { $points }
web-ludwig-round = Round { $round }
web-ludwig-round-about = The round in which the last room card is turned up is the last.
web-ludwig-score = Points
web-ludwig-score-now = If the game ended now, without bonus cards
web-ludwig-ask-place = Place { $tile }
web-ludwig-ask-prices = Set the prices: drag the tiles, then confirm.

# The legend of symbols
web-ludwig-legend-connected = Connected by a door
web-ludwig-legend-connected-about = Points for each room of these types that shares a doorway with it.
web-ludwig-legend-adjacent = Touching
web-ludwig-legend-adjacent-about = A penalty for each room of these types that touches it, doorway or not.
web-ludwig-legend-anywhere = Anywhere
web-ludwig-legend-anywhere-about = Points for each room of these types in the whole castle.
web-ludwig-legend-price = Price
web-ludwig-legend-price-about = What the tile costs. The money goes to the master builder.
web-ludwig-legend-coin = Coins on a tile
web-ludwig-legend-coin-about = Thousands that its buyer gets.
web-ludwig-legend-gold = Golden line
web-ludwig-legend-gold-about = The room is completed: each of its doors leads into another room.
`,"../src/kastelan/locale/en/web-moderation.ftl":`# Reports, bans and the page of operators

## Reporting
web-report = Report
web-report-message = Report the message from { $name }
web-report-about-person = Report { $name }
web-report-about-message = Report this message from { $name }
web-report-about-table = Report this table
web-report-what = The operators of this server will look at it, with the chat around it. Nobody else is shown who reported it.
web-report-why = What is wrong?
web-report-note = Note (optional)
web-report-send = Send the report
web-report-received = Thank you. The operators have received your report.
web-report-cancel = Cancel
web-report-kind-person = a person
web-report-kind-message = a chat message
web-report-kind-table = a table
web-report-reason-insult = Insults or hate
web-report-reason-name = An offensive name
web-report-reason-spam = Spam or advertising
web-report-reason-unfair = Unfair play
web-report-reason-other = Something else

## A ban
web-ban-title = You cannot play here at the moment
web-ban-until = The ban ends on { $until }.
web-ban-for-good = The ban has no end.
web-ban-reason = Reason: { $reason }
web-ban-data = You can still download your data and delete your account.
web-ban-log-out = Log out

## The page of operators
web-moderation = Moderation
web-moderation-reports = Reports
web-moderation-people = People
web-moderation-tables = Tables
web-moderation-bans = Bans
web-moderation-log = Log
web-moderation-open = Open reports
web-moderation-settled = Settled reports
web-moderation-no-reports = There are no open reports.
web-moderation-none-settled = No report has been settled yet.
web-moderation-no-people = Nobody has this name.
web-moderation-no-tables = No table is open or running.
web-moderation-no-bans = Nobody is banned.
web-moderation-no-log = Nothing has been done yet.
web-moderation-report = Report { $number }: { $what }
web-moderation-from = From { $name }
web-moderation-deleted = a deleted account
web-moderation-then = Then called { $name }
web-moderation-chat = The chat then
web-moderation-search = Name
web-moderation-find = Search
web-moderation-guest = Guest
web-moderation-account = Account
web-moderation-operator = Operator
web-moderation-seen = Last seen { $when }
web-moderation-never-seen = Not seen lately
web-moderation-played =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-moderation-banned = Banned
web-moderation-until = until { $until }
web-moderation-for-good = for good
web-moderation-why = Reason
web-moderation-why-ban = Reason (the person reads it)
web-moderation-hours = For how long
web-moderation-day = A day
web-moderation-week = A week
web-moderation-month = 30 days
web-moderation-no-end = For good
web-moderation-address-too = Also the address where the person was last
web-moderation-network = Address or network
web-moderation-ban-network = Ban an address
web-moderation-newer = Newest
web-moderation-older = Older
web-moderation-command = command by { $account }
web-moderation-status-open = open
web-moderation-status-playing = running
web-moderation-do-ban = Ban…
web-moderation-do-unban = Lift the ban…
web-moderation-do-rename = Neutral name…
web-moderation-do-close = Close the table…
web-moderation-do-remove = Remove the message…
web-moderation-do-settle = Settle…
web-moderation-sure-ban = Ban { $name }
web-moderation-sure-unban = Lift the ban of { $name }
web-moderation-sure-rename = Give { $name } a neutral name
web-moderation-sure-close = Close the table of { $name }
web-moderation-sure-remove = Remove the message from { $name }
web-moderation-sure-settle = Settle report { $name }
web-moderation-action-ban = Ban
web-moderation-action-unban = Ban lifted
web-moderation-action-rename = Neutral name given
web-moderation-action-close = Table closed
web-moderation-action-remove = Message removed
web-moderation-action-settle = Report settled
web-moderation-action-appoint = Operator appointed
web-moderation-action-dismiss = Operator dismissed
`,"../src/kastelan/locale/en/web-offline.ftl":`# Playing without a server
web-offline = Play without a server
web-offline-about = On this device alone or in turn, against bots, even without a network. Everything stays in this browser.
web-offline-here = You are playing without a server: everything stays in this browser, and nobody else can join.
web-offline-loading = The games are being loaded. The first time, this takes a few seconds.
web-offline-failed = The games could not be loaded.
web-offline-thinking = A bot is thinking.
web-offline-hurry = Play now
web-offline-keep = Keep this game here
web-offline-kept = The game is among your games now.
`,"../src/kastelan/locale/en/web-reconstructed.ftl":`# Figures that were not read off original components: what the sign ≈ means beside each of them

-owners-correct = If you own the game, you can correct this (option “components”).
web-reconstructed-word = ≈ reconstructed
web-reconstructed-legend = ≈ reconstructed, not read off the original
web-reconstructed-rooms = The figures of this tile are reconstructed: they follow the pattern of the base game’s tiles of this size. { -owners-correct }
web-reconstructed-towers = The figures and the shape of this tower are reconstructed: they lie between those of rooms of 300 and 350. If you own the game, you can correct the figures (option “components”).
web-reconstructed-renovations = The figures of this renovation are reconstructed: they follow the pattern of the base game’s tiles of this size. { -owners-correct }
web-reconstructed-moat = The measurements of the moat and its wall are reconstructed: they are worked out from the printed size of the pieces. { -owners-correct }
web-reconstructed-passages = The length of this passage is reconstructed: only that of the short one is known. { -owners-correct }
web-reconstructed-swans = That there are 8 swans of each colour is reconstructed: only their total, 40, is known. { -owners-correct }
web-reconstructed-decree-51 = The table on this decree is reconstructed: no source gives it. { -owners-correct }
web-reconstructed-card-points = The points of this card are known from one unofficial list only. { -owners-correct }
web-reconstructed-pairs = Cost and points are reconstructed: the pairs 12 and 10, 10 and 8, 8 and 6 are known, but not which of them belongs to the Well, the House and the Tower. { -owners-correct }
web-reconstructed-houses = The number of Houses is reconstructed: it is what the other building tiles leave of 23. { -owners-correct }
web-reconstructed-tower-count = The number of Towers is known from a single review. { -owners-correct }
web-reconstructed-fees = This fee is reconstructed: it is estimated from what a helper scores here. { -owners-correct }
web-reconstructed-reported-fees = This fee is known from a single players’ aid. { -owners-correct }
web-reconstructed-wagons = What carts and rider yield is known from a single review. { -owners-correct }
web-reconstructed-marked-rounds = Which rounds are marked is reconstructed: only their number, four, is known. { -owners-correct }
`,"../src/kastelan/locale/en/web-replay.ftl":`# Replays and the final scoring
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
`,"../src/kastelan/locale/en/web-seasons.ftl":`# A Castle for All Seasons in the browser
web-seasons-about = About this
web-seasons-at-end = At the end, as things stand
web-seasons-bars-wanted = Silver bars to exchange
web-seasons-build = Build: { $building }
web-seasons-build-this = Build
web-seasons-built = { $building }, built
web-seasons-card-hand = in hand
web-seasons-card-lost = out of the game
web-seasons-card-now = in this round
web-seasons-card-played = played
web-seasons-cards = Cards
web-seasons-castle = The castle. Arrow keys go from place to place, Enter selects, V explains.
web-seasons-choosing = choosing…
web-seasons-chosen = has chosen
web-seasons-cost = costs { $cost }, { $points } points
web-seasons-displace = { $spot }, displaces { $name }
web-seasons-fee = fee { $fee }
web-seasons-free = free, fee { $fee }
web-seasons-free-choice = a piece of your choice
web-seasons-from = from: { $origin }
web-seasons-goals = Cards and scoring
web-seasons-hand = Your hand
web-seasons-yours = What you have
web-seasons-helpers = { $helpers ->
    [one] { $helpers } helper in supply
   *[other] { $helpers } helpers in supply
  }
web-seasons-innkeeper = the innkeeper leaves
web-seasons-keep = Keep it
web-seasons-lack-both = You have { $have } of { $cost }: { $worth } more, and { $kinds ->
    [one] one more kind
   *[other] { $kinds } more kinds
  }.
web-seasons-lack-exact = No three kinds of yours make exactly { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] One more kind is missing.
   *[other] { $kinds } more kinds are missing.
  }
web-seasons-lack-worth = You have { $have } of { $cost }: { $worth } more.
web-seasons-lay-down = Lay down: { $cards }
web-seasons-left = { $left } left
web-seasons-legend-cost = Cost
web-seasons-legend-cost-about = The value of the pieces that the building takes, of at least three kinds.
web-seasons-legend-fee = Position and its fee
web-seasons-legend-fee-about = What a helper pays to stand there. It scores at the end.
web-seasons-legend-helper = Helper
web-seasons-legend-helper-about = Stands at a cart, at the rider or in the castle.
web-seasons-legend-points = Points
web-seasons-legend-points-about = What the builder scores at once.
web-seasons-legend-yield = Yield
web-seasons-legend-yield-about = How many pieces a helper at the cart collects.
web-seasons-legend-worth = worth { $value } when building
web-seasons-less = Less: { $kind }
web-seasons-lies = { $number ->
    [one] Your card lies face down.
   *[other] Your cards lie face down.
  }
web-seasons-lift = { $number ->
    [one] Pick a card from your hand.
   *[other] Pick { $number } cards from your hand.
  }
web-seasons-list = Buildings
web-seasons-lose = Lose: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } for silver
  }
web-seasons-more = More: { $kind }
web-seasons-most = Most points
web-seasons-nobody = nobody there
web-seasons-not-now = Not now.
web-seasons-nothing = nothing
web-seasons-on-tower = Defence tower: { $pieces }
web-seasons-paid = { $cost } of { $cost }{ $bars ->
    [0] , { $kinds } kinds
    [one] , with { $bars } silver bar
   *[other] , with { $bars } silver bars
  }
web-seasons-paid-not = { $worth } of { $cost }, { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
  }{ $bars ->
    [0] {""}
    [one] , { $bars } silver bar
   *[other] , { $bars } silver bars
  }: not enough
web-seasons-pass = Pass
web-seasons-pass-building = Stop building
web-seasons-pass-courting = Stop courting
web-seasons-pass-mending = Give no stone
web-seasons-pass-placing = Done placing
web-seasons-pass-purchasing = Stop buying
web-seasons-pass-stationing = Place no helper
web-seasons-pay-talers = { $talers ->
    [one] Pay { $talers } taler
   *[other] Pay { $talers } talers
  }
web-seasons-payment = Payment: { $building }, cost { $cost }
web-seasons-pieces-wanted = Pieces to turn in
web-seasons-place = { $space }, fee { $fee }
web-seasons-place-here = Place here
web-seasons-points = { $points ->
    [one] Take { $points } point
   *[other] Take { $points } points
  }
web-seasons-points-wanted = Points to take for talers
web-seasons-preview = What it brings
web-seasons-put-back = Put back
web-seasons-rank = Rank { $rank }:
web-seasons-round = Round { $round } of { $rounds }
web-seasons-seen = turned up
web-seasons-sell = Sell it
web-seasons-show-list = List
web-seasons-show-picture = Picture
web-seasons-spot = { $spot }, { $who }, stock { $stock }, brings { $brings }
web-seasons-stands = built
web-seasons-starts = { $name } starts this round
web-seasons-stop-left = Left part of the castle
web-seasons-stop-middle = Middle of the castle
web-seasons-stop-right = Right part of the castle
web-seasons-talers = { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
  }
web-seasons-this-round = This round
web-seasons-to-build = { $building }, { $cost } to build, { $points } points, not built
web-seasons-to-build-many = { $building }, { $cost } to build, { $points } points, { $left } left
web-seasons-turn-in = Turn in
web-seasons-unseen = still to come
web-seasons-vp = { $vp } points now, { $score } with what helpers would score
web-seasons-which-helper = Which helper?
web-seasons-winter-cards = Winter cards
web-seasons-winter-round = a winter card turns up
web-seasons-wish-keep-silver = Keep silver
web-seasons-wish-keep-brick = Keep clay
web-seasons-wish-keep-stone = Keep stone
web-seasons-wish-most-pieces = Most pieces
web-seasons-worth-each = { $kind }, worth { $value }
`,"../src/kastelan/locale/en/web-security.ftl":`# The security of accounts: e-mail address, password recovery, two-step login

web-security = Security
web-security-cancel = Cancel
web-email = E-mail address
web-email-none = No address.
web-email-about = Only for recovering a forgotten password. Nobody else sees it.
web-email-off = This server does not send e-mail, so a forgotten password cannot be recovered here.
web-email-pending = A message with a link is on its way to { $address }. Open the link to confirm the address.
web-email-new = New e-mail address
web-email-add = Add an address
web-email-change = Change
web-email-remove = Remove
web-email-send = Send the link
web-code = Code
web-code-about = From your app, or one of your recovery codes.
web-second = Two-step login
web-second-off = Off: the password alone is enough to log in.
web-second-on = { $codes ->
    [one] On. One recovery code is left.
   *[other] On. { $codes } recovery codes are left.
}
web-second-about = An app on your phone shows a code that is asked for after the password.
web-second-set-up = Set up
web-second-next = Continue
web-second-scan = Scan this picture with your authenticator app, then enter the code that it shows.
web-second-picture = QR code for your authenticator app
web-second-type = Or type this key into the app:
web-second-open = Open in an app on this device
web-second-turn-on = Turn on
web-second-codes = New recovery codes
web-second-remove = Turn off
web-second-keep = Keep these recovery codes in a safe place. Each lets you log in once without your phone. They are not shown again.
web-second-copy = Copy
web-second-copied = Copied
web-second-kept = I have saved them
web-login-code = { $login } is protected by two-step login.
web-login-lost = Phone and recovery codes lost? Only the operator of this server can help.
web-login-back = Back
web-login-forgotten = Forgot your password?
web-recover-title = Recover your password
web-recover-about = Enter the e-mail address of your account. You get a link for choosing a new password.
web-recover-send = Send the link
web-recover-sent = If an account has this address, the message is on its way. The link works for 30 minutes.
web-recover-off = This server does not send e-mail. Ask its operator, who can make a link for you.
web-recover-login = Log in
web-recover-done = Your new password is set. You have been logged out everywhere.
web-recover-again = Ask for a new link
web-confirm-title = Confirm your e-mail address
web-confirm-about = With this address you can recover a forgotten password.
web-confirm-go = Confirm
web-confirm-done = The address is confirmed.
`,"../src/kastelan/locale/en/web.ftl":`# The browser client: what stands on every screen, and the table.
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
`});export{e as texts};