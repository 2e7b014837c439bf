# Whether the deal was fair
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
