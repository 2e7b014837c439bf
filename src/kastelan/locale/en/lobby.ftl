# People and tables of the server

error-no-such-person = There is no such person here.
error-option-of-no-game = { $option } is not an option of any game named here.
error-bad-webhook = Nothing can be sent to this address.
error-private-webhook = This server does not send to addresses in its own network.
error-no-such-zone = There is no time zone { $zone }.
error-quiet-too-long = Quiet hours can last { $most } hours at most.
error-vacation-too-long = A vacation can last { $most } days at most.
error-clock-too-short = In a turn-based game the clock gives at least { $seconds } s.
notice-your-turn = { $game }: it is your turn.
notice-moved = { $game }: you have already moved.
notice-invited = { $game }: a seat is reserved for you.
notice-game-over = { $game }: the game is over.
notice-test = This is a test: notifications from Kastelan reach you.
error-no-such-session = You are not logged in on that device.
error-too-many-devices = You can get notices on at most { $most } devices.
error-no-such-device = Notices do not go to this device any more.
error-bad-push = This browser has not made a valid subscription.
error-wrong-password = The password is wrong.
error-not-gone-yet = Wait another { $seconds } s for the other player.
error-muted-here = The host has muted you at this table.
server-help-webhooks = allow webhooks to private networks; leave it off if strangers have accounts
server-help-push-contact = how push services reach you if something is wrong: mailto:… or https://…; without it, the sender of e-mails
server-help-components = offer corrected components to new tables under a name; can be given several times
