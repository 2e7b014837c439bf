# Values of options, as people read them

option-yes = ano
option-no = ne
option-any = kterákoli, vylosuje se
option-random = losem
option-components-standard = vytištěné součásti
option-seat = místo { $number }
option-turned = { $name }, otočená
option-either-way = { $name }, jakkoli otočená
ludwig-option-foyer-choose = zvolí si každý
ludwig-option-foyer-3 = 3 dveře pro všechny
ludwig-option-foyer-4 = 4 dveře pro všechny
seasons-option-maiden-first-bid-reveal = když se její karta objeví
seasons-option-maiden-first-bid-next-round = v dalším kole
