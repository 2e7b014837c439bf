# The table server

cli-about-serve = run the table server
cli-about-db = upgrade, back up or check the server's database
server-help-host = the address to listen on
server-help-port = the port to listen on
server-help-database = a SQLite file, or the address of a PostgreSQL database
server-help-workers = how many server processes share one PostgreSQL database
server-help-bots = how many processes bots think in, in each server process
server-help-limit = a limit of this server, for example most_tables=50 or requests=100,400 (a second, at once); can be given several times
server-help-logs = write logs as lines of JSON
server-help-open = open the games in the browser; a server that is already running is used
server-help-origin = another web address whose pages may use this server; can be given several times
server-help-https = served over HTTPS: send cookies only over HTTPS
server-help-proxy = behind a reverse proxy: believe what it says about the client's address
server-help-work = what to do: upgrade, backup or check
server-help-target = where to write the backup
server-open-already = Kastelan is already running: { $address }
server-listening = Kastelan is listening on http://{ $host }:{ $port } and keeps its tables in { $database }. Ctrl+C stops it; the tables are kept.
error-workers-need-postgresql = Several server processes need PostgreSQL: give its address with --database, or leave --workers at 1.
error-server-components-form = “{ $text }” is not NAME=FILE, for example true-tiles=my-tiles.json.
server-upgraded = The database is at revision { $revision }.
server-backed-up = Copied to { $path }.
server-checked = Tables: { $tables }. Log lines replayed: { $moves }.
server-fault = Table { $table }: { $reason }
error-advice-only-when-learning = Advice is only given in guided first games.
error-unknown-limit = There is no limit { $name }. Limits: { $expected }.
error-bad-limit = { $name } cannot be “{ $text }”: it is a number above zero, or two for a rate, such as 0.5,5.
error-already-account = You already have an account.
error-backup-only-sqlite = Only SQLite files are backed up like this; for PostgreSQL use pg_dump.
error-bad-database = { $database } is neither a file nor the address of a SQLite or PostgreSQL database.
error-bad-frame = This message could not be understood.
error-bad-request = This request could not be understood; check: { $where }.
error-no-such-page = There is no such page.
error-no-such-method = That cannot be done here.
error-too-large = That is too large.
error-server-stumbled = Something went wrong on the server. Nothing was changed; try again.
error-database-gone = The database does not respond. Nothing was changed; try again.
error-empty-chat = The message is empty.
error-empty-name = A name needs visible letters.
error-foreign-origin = Pages of other sites are not allowed to do this.
error-game-is-over = The game is over.
error-game-not-begun = The game has not started.
error-game-not-over = That has to wait until the game is over.
error-log-has-gaps = Numbers are missing in the log.
error-login-taken = This login is already taken.
error-no-client = The browser client has not been built yet: run make client.
error-no-stand-in-here = No bot plays for this seat.
error-no-stand-in-needed = This seat does not need a stand-in.
error-no-such-game = There is no game { $game }.
error-no-such-move = { $moves ->
    [one] There is no move to go back to.
   *[other] There are not { $moves } moves to go back to.
}
error-no-such-picture = There is no such picture.
error-no-such-components = This server does not have the components { $value }.
error-no-seat-there = There is no seat { $seat }.
error-no-such-seq = The table has not reached number { $seq } yet.
error-no-such-step = The game has no step { $step } to continue from.
error-no-such-table = There is no such table.
error-no-such-token = There is no such token.
error-no-words = A move needs at least one word.
error-nobody-logged-in = Enter a name or log in first.
error-not-all-ready = Not everyone is ready yet.
error-not-with-token = A token cannot do this; log in yourself.
error-not-your-seat = This is not your seat.
error-not-your-table = Only people at this table can do that.
error-nothing-to-advise = There is nothing to decide now.
error-nothing-to-agree = There is nothing to agree to.
error-nothing-to-plan = There is nothing to plan now.
error-nothing-to-undo = There is nothing you can take back without asking.
error-nul-in-text = The text contains a character that cannot be stored (NUL).
error-other-deal = What was hidden at the start was not dealt from the promised seed.
error-other-players = { $players ->
    [one] The game is for one player.
   *[other] The game is for { $players } players.
}
error-other-seed = The seed is not the one that was promised before the first move.
error-plan-at-its-end = The plan ends before { $word }: it is another player’s turn.
error-plan-meets-unknown = The plan stops at { $word }: something unknown turns up there.
error-rated-undo = In a rated game against bots nothing more can be taken back.
error-request-too-slow = The request took too long to arrive.
error-result-differs = The stored result is not the one that the log leads to.
error-said-at-once = Two messages arrived at the same time; send yours again.
error-seat-taken = That seat is taken.
error-seats-open = Some seats are still open.
error-server-files-refused = Here { $option } can only be standard or a set that this server offers.
error-option-only-live = { $option } needs a live table: in a turn-based game nobody can decide within seconds.
error-snapshot-differs = A stored position is not the one the log leads to.
error-stale-answer = Someone moved first. Look again.
error-stand-in-plays = A bot is playing for you: come back first.
error-table-moved-on = Someone moved first. Look again.
error-table-not-open = This table is no longer open.
error-too-fast = Slow down, please: try again in { $seconds } s.
error-too-many-analyses = { $most } games are already waiting to be analysed. Try again later.
error-too-many-connections = This server has no room for another connection. Try again in a minute.
error-too-many-connections-here = Your network already has { $most } connections to this server. Close some pages, or try again in a minute.
error-too-many-open-tables = No more than { $most } tables that wait for players at once. Start or leave one first.
error-too-many-open-tables-here = { $most } tables of your network already wait for players. Start or leave one first.
error-too-many-sockets = No more than { $most } connections at once.
error-too-many-tables = No more than { $most } tables at once.
error-too-many-tokens = No more than { $most } tokens.
error-undo-already-asked = Someone is already asking to take back a move.
error-unknown-db-work = There is no task { $work }. Tasks: { $expected }.
error-wrong-login = The login or the password is wrong.
error-wrong-token = This token is not valid.
