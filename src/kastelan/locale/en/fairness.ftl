# Numbers that the players' browsers add to the seed of a game, and how they are checked

cli-about-verify = check that nobody chose the seed of a game
verify-help-file = the record, downloaded from the finished table or saved as a proof in the browser
verify-failed = Not proven: { $reason }
verify-promise-only = The seed was promised before the first move. But no player’s browser added a number to it, so the server could have chosen it before the promise.
verify-derived = The secret was promised before the first move, and the seed is derived from it and from { $numbers ->
    [0] the players’ commitments
    [one] 1 player’s number
   *[other] { $numbers } players’ numbers
}.
verify-missing = { $numbers ->
    [one] 1 player was away when the game began, so only that player’s commitment counts
   *[other] { $numbers } players were away when the game began, so only their commitments count
}.
verify-witnessed = This agrees with what the browser that saved the proof was shown before the game.
verify-not-witnessed = Whether your own number counts, only your browser knows: save the proof there and check that file.

error-no-promise = This record holds no promise about its seed.
error-no-hash = This record is not finished: it has no hash.
error-bad-contributions = What the players added to the seed cannot be read.
error-other-nonce = The number of seat { $seat } is not the one it committed to.
error-seed-not-derived = The seed is not derived from the promised secret and the players’ numbers.
error-other-promise = The promise is not the one that the browser was shown before the game.
error-number-left-out = The number of the browser that saved this proof was left out.
error-other-seal = The players’ commitments are not the ones that the browser was shown when the game began.
error-table-sealed = The game is about to begin: nothing can change now.
error-table-not-sealed = Numbers for the seed are only taken while the game begins.
error-nonce-not-committed = This is not the number you committed to.
