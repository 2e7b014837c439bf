# Tuning bots, and data sets for learning

cli-about-tune = look for better weights of the greedy bot by self-play
cli-about-train = train a network for Kingdom Builder by self-play, on an accelerator if there is one
cli-about-dataset = write games of bots for learning, as records and tables

learning-help-folder = the folder to write to; an interrupted run continues there
learning-help-format = what to write: records, parquet, or both
learning-help-shard = how many games to write to one file
learning-help-only = only these weights, by name; the name of a group stands for all its weights
learning-help-generations = how many generations to search
learning-help-population = how many sets of weights a generation has
learning-help-deals = how many deals each of them plays, from every seat
learning-help-step = the size of the first steps, in percent of a weight
learning-help-proof = how many fresh deals to test the result on, from every seat; 0 for no test
learning-help-accept = replace the accepted weights with the result, if the test justifies it
learning-help-players-in-turn = how many players the games have, in turn: 2 2 3 has twice as many rounds of two as of three
learning-help-minutes = how many minutes to train, after compiling
learning-help-resume = go on from the checkpoint in the folder
learning-help-games = how many games to play side by side
learning-help-batch = how many decisions to learn from at once
learning-help-blocks = how many blocks the network has
learning-help-channels = how many channels each layer of the network has
learning-help-rate = the size of the steps of learning at the beginning and at the end

learning-generations = generations
learning-tuned = The candidate is in { $candidate }.
learning-justified = Better than the accepted weights: { $proof }.
learning-not-justified = Not shown to be better than the accepted weights: { $proof }.
learning-accepted = { $file } now holds these weights.
learning-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $kilobytes } kB.

error-unknown-weight = There is no weight “{ $name }”. Weights: { $expected }.
error-unknown-weights = { $file } has weights that this version does not know, or lacks some: { $names }.
error-other-tuning = { $path } belongs to another tuning, or rules, bots or weights have changed since. Choose another folder.
error-other-dataset = { $path } holds another data set, or rules, bots or weights have changed since. Choose another folder.
error-game-broken = Game { $game } failed: { $reason }. What was written before is kept.
error-process-ended = A process ended in the middle of a game. What was written before is kept; the same command continues.
error-no-weights = The bots of { $game } have no weights to tune.
error-learning-only-kingdom = Only kingdom can be trained, not { $game }.
