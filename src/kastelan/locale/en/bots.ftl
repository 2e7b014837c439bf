# Who sits at the table when no friend does, and what they say about a game that was played.

## Levels
bots-level-easy = { web-bots-easy }
bots-level-medium = { web-bots-medium }
bots-level-hard = { web-bots-hard }
bots-level-expert = { web-bots-expert }

## Kingdom Builder
kingdom-bot-easy = Ilka the goose girl
kingdom-bot-easy-about = settles where it is pretty and forgets the gold now and then
kingdom-bot-medium = Otmar the reeve
kingdom-bot-medium-about = builds where he sees the most gold, and looks no further
kingdom-bot-hard = Johanka the surveyor
kingdom-bot-hard-about = measures every hex before she builds
kingdom-bot-expert = Bohdan the chancellor
kingdom-bot-expert-about = plays the coming turns through in his head

## Castles of Mad King Ludwig
ludwig-bot-easy = Florian the page
ludwig-bot-easy-about = buys what the king would like, wherever it fits
ludwig-bot-medium = Therese the gardener
ludwig-bot-medium-about = takes the best room of the market without a thought for the next one, and slips now and then
ludwig-bot-hard = Anselm the court architect
ludwig-bot-hard-about = knows what every room is worth
ludwig-bot-expert = Wilhelmine, builder to the king
ludwig-bot-expert-about = asks of every room what the next market will bring

## A Castle for All Seasons
seasons-bot-easy = Vojta the apprentice
seasons-bot-easy-about = carries stones and picks his cards by feeling
seasons-bot-medium = Zdena the mason
seasons-bot-medium-about = builds solidly, and plans one card at a time
seasons-bot-hard = Ruprecht the foreman
seasons-bot-hard-about = rarely wastes a stone or a taler
seasons-bot-expert = Ludmila the master builder
seasons-bot-expert-about = thinks about the cards in your hand as well as her own

## kastelan games
cli-games-opponents = Opponents:

## kastelan analyse
cli-about-analyse = show what each turn of a game cost, and what would have been better
cli-help-analyse-playouts = how many times to play on from each turn; more takes longer and is more certain
cli-help-analyse-worst = how many mistakes to list
cli-analyse-thinking = Thinking
cli-analyse-move = move
cli-analyse-who = player
cli-analyse-played = played
cli-analyse-expected = points expected
cli-analyse-chance = chance
cli-analyse-lost = lost
cli-analyse-mistakes = The costliest turns:
cli-analyse-mistake = { $rank }. Move { $move }, { $name }: { $played } gave away { $lost } points. Better: { $best }
cli-analyse-none = No turn gave away a point or more.
cli-analyse-nothing = There was nothing to decide in this game.
