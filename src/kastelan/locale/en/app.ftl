# The manifest of the installed app, which names it on home screens

app-name = Kastelan
app-about = A table for three castle-building board games: with friends or bots.
app-new = New game
app-games = Games
app-rules = Rules
