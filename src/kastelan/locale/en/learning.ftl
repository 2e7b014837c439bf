# Tuning bots, and data sets for learning

cli-about-tune = look for better weights of the greedy bot by self-play
cli-about-dataset = write games of bots for learning, as records and tables

learning-help-folder = the folder to write into; what was stopped there goes on
learning-help-format = what to write: records, parquet, or both
learning-help-shard = how many games go into one file
learning-help-only = only these weights, by name; a name of several stands for all of them
learning-help-generations = how many generations the search goes on
learning-help-population = how many sets of weights a generation has
learning-help-deals = how many deals each of them plays, from every seat
learning-help-step = how far the first steps go, in percent of a weight
learning-help-proof = how many fresh deals the result is proven on, from every seat; 0 for no proof
learning-help-accept = let the result replace the accepted weights, if the proof justifies it

learning-generations = generations
learning-tuned = The candidate is in { $candidate }.
learning-justified = Better than the accepted weights: { $proof }.
learning-not-justified = Not shown to be better than the accepted weights: { $proof }.
learning-accepted = { $file } holds these weights now.
learning-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $kilobytes } kB.

error-learning-extra-missing = { $library } is not installed. pip install 'kastelan[learning]' brings it.
error-unknown-weight = There is no weight “{ $name }”. Weights: { $expected }.
error-unknown-weights = { $file } has other weights than this version knows: { $names }.
error-other-tuning = { $path } belongs to another tuning, or rules, bots or weights have changed since. Choose another folder.
error-other-dataset = { $path } holds another data set, or rules, bots or weights have changed since. Choose another folder.
error-game-broken = Game { $game } broke: { $reason }. What was written before it stays.
error-process-ended = A process was ended in the middle of a game. What was written before stays; the same command goes on.
error-no-weights = The bots of { $game } have no weights to tune.
