# What the engine refuses, whatever the game

error-not-your-decision = Seat { $seat } has nothing to decide now.
error-batch-goes-too-far = After { $word } something unknown turns up, so { $next } has to wait. Nothing was played.
error-bad-option-value = Option { $option } cannot be “{ $value }”. Expected: { $expected }.
error-bad-option-list = Option { $option } cannot be “{ $value }”. Expected: { $count } of these, separated by commas: { $expected }.
error-unknown-option = There is no option { $option }. Options: { $expected }.
error-bad-players = This game is for { $least } to { $most } players, not for { $players }.
error-bad-seed = “{ $seed }” is not a seed. Expected: a whole number from 0 up.
error-bad-notation = “{ $text }” is not a move of this game.
error-bad-hex = “{ $text }” is not a hex. Expected: a column A to T and a row 1 to 20, such as F7.
error-no-such-action = { $text } is not an action of this game.
error-bad-position = This is not a position of the game: the line is damaged or was written by hand.
error-position-of-another-game = This position belongs to { $game }, rules version { $version }.
error-record-too-long = The file is too long to be a record.
error-bad-tag = Line { $line }: this is not a tag of a record. Expected: [Name "value"].
error-bad-move-line = Line { $line }: these are not moves. Expected: a seat letter, a colon and moves, such as A: F7 F8.
error-bad-header = The header of the record is wrong or incomplete: { $tag }.
error-bad-word = Line { $line }, move { $move }: “{ $text }” is not a move of this game.
error-move-refused = Line { $line }, move { $move }: the rules do not allow { $text } here.
error-other-result = The record does not lead to the result in its header.
error-other-hash = The record does not lead to the position whose hash is in its header.
error-unknown-game = There is no game { $game }. Games: { $expected }.
error-unknown-version = { $game } has no rules version { $version }; the newest here is { $newest }. A newer Kastelan may know it.
error-unknown-bot = There is no bot { $bot }. Bots: { $expected }.
error-no-encoder = The game { $game } has no encoder, so it has no environments. Games with one: { $expected }.
error-components-no-file = { $path } cannot be read.
error-components-too-large = { $path } is larger than { $most } bytes.
error-components-not-json = { $path } is not a JSON file.
error-components-changed = { $path } has changed: its hash is { $found }, not { $expected }.
error-components-not-an-object = The file has to contain one object with tables of rows.
error-components-bad-name = “{ $value }” cannot be the name of a set of components. A name has up to 40 letters (a–z), digits, - and _.
error-components-of-no-game = { $path } holds no table of components that a game here knows.
error-components-bad-field = Table { $table }, row { $row }, field { $field }. Expected: { $expected }.
error-no-such-seat = Seat { $value } cannot start: { $players ->
    [one] there is one player.
   *[other] there are { $players } players.
}
error-cannot-load-bot = { $bot } cannot be used as a bot: { $reason }. Expected: a name, module:Class or file.py:Class.
error-part-not-found = A game's manifest names { $reference }, which cannot be loaded: { $reason }.
error-part-of-wrong-kind = A game's manifest names { $reference }, which is not a { $expected }.
error-game-registered-twice = There is already a game { $reference }.
