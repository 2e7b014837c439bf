# The end of a game

web-ending-you = You won!
web-ending-you-too = You share the victory!
web-ending-picture = The finished game: the table, the players and their points
web-ending-story = How the game went
web-ending-save = Save a picture
web-ending-save-drawing = Save as a drawing (SVG)
web-ending-save-film = Save how it grew
web-ending-result = Result
