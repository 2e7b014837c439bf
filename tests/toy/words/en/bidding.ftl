bidding-title = Sealed Bids
bidding-about = Three rounds of secret bids for prizes.

bidding-option-last-doubles = Whether the last prize counts double
bidding-option-prizes = How much the prizes differ
bidding-option-without = Bids that nobody has

toy-ask-bid = Bid for a prize of { $prize }
bidding-won = { $name } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}.

error-no-such-bid = You do not have this bid any more.
error-low-bids-are-needed = One of the bids 1 and 2 has to stay.
