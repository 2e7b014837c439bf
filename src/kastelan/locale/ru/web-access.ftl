# Что слышит и читает тот, кто играет с программой экранного доступа: поле словами и полные названия

web-read-board = Поле словами
web-read-none = нет
web-read-settlements = Поселения
web-read-hexes = Все гексы
web-kingdom-card-of = Карта местности: { $terrain }
web-key-kingdom-list = в списке возможных гексов: следующий

# Где лежит помещение замка
web-ludwig-the = «{ $room }»
web-ludwig-beside = { $side ->
    [north] к северу от помещения { $room }
    [north-east] к северо-востоку от помещения { $room }
    [east] к востоку от помещения { $room }
    [south-east] к юго-востоку от помещения { $room }
    [south] к югу от помещения { $room }
    [south-west] к юго-западу от помещения { $room }
    [west] к западу от помещения { $room }
   *[north-west] к северо-западу от помещения { $room }
  }
web-ludwig-lies = Лежит { $where }.
web-ludwig-in-words = Замки словами
web-ludwig-rooms-of = Помещения замка: { $name }
web-ludwig-places = Список мест
web-ludwig-places-more = { $count ->
    [one] ещё { $count } место
    [few] ещё { $count } места
    [many] ещё { $count } мест
   *[other] ещё { $count } места
  }

# Что продаётся
web-ludwig-stall-empty = { $price }: здесь пусто.
web-ludwig-stall-left = Осталось: { $left }.
web-ludwig-stall-swan = С лебедем: { $colour }.
web-ludwig-stall-best = Лучшее место: { $best }.
web-ludwig-stall-closed = Сейчас вы не можете его купить.
web-key-ludwig-what = прочитать показанный замок по помещениям
