# People and tables of the server

error-no-such-person = There is no such person here.
error-option-of-no-game = { $option } is an option of no game that was named.
error-bad-webhook = That is no address to which anything can be sent.
error-private-webhook = This server sends nothing to addresses of its own network.
error-no-such-zone = There is no time zone { $zone }.
error-quiet-too-long = Quiet hours last { $most } hours at most.
error-vacation-too-long = A vacation lasts { $most } days at most.
error-clock-too-short = Turn by turn, a clock gives at least { $seconds } s.
notice-your-turn = { $game }: it is your turn.
notice-invited = { $game }: a seat is kept for you.
notice-game-over = { $game }: the game is over.
notice-test = Notices from Kastelan arrive.
error-no-such-session = You are not logged in on such a device.
error-wrong-password = The old password is wrong.
error-not-gone-yet = Give the other { $seconds } s more.
error-muted-here = The host has muted you at this table.
server-help-webhooks = people's webhooks may lie in private networks; leave it off where strangers have accounts
