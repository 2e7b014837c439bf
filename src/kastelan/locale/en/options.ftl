# Values of options, as people read them

option-yes = yes
option-no = no
option-any = any, drawn at random
option-random = drawn at random
option-components-standard = the printed components
option-seat = seat { $number }
option-turned = { $name }, turned
option-either-way = { $name }, either way
ludwig-option-foyer-choose = each player chooses
ludwig-option-foyer-3 = 3 doors for all
ludwig-option-foyer-4 = 4 doors for all
seasons-option-maiden-first-bid-reveal = when her card turns up
seasons-option-maiden-first-bid-next-round = in the next round
