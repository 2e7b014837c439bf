# Values of options, as people read them

option-yes = да
option-no = нет
option-any = любая, по жребию
option-random = по жребию
option-components-standard = напечатанные компоненты
option-seat = место { $number }
option-turned = { $name }, повёрнута
option-either-way = { $name }, как выпадет
ludwig-option-foyer-choose = выбирает каждый
ludwig-option-foyer-3 = 3 входа у всех
ludwig-option-foyer-4 = 4 входа у всех
seasons-option-maiden-first-bid-reveal = когда откроется её карта
seasons-option-maiden-first-bid-next-round = в следующем раунде
