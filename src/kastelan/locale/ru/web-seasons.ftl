# «Замок на все времена» в браузере
web-seasons-about = Что это
web-seasons-at-end = В конце, если всё останется так
web-seasons-bars-wanted = Слитки серебра на обмен
web-seasons-build = Построить: { $building }
web-seasons-build-this = Построить
web-seasons-built = { $building }, построено
web-seasons-card-hand = на руке
web-seasons-card-lost = вышла из игры
web-seasons-card-now = в этом раунде
web-seasons-card-played = сыграна
web-seasons-cards = Карты
web-seasons-castle = Замок. Стрелки переходят от места к месту, Enter выбирает, V объясняет.
web-seasons-choosing = выбирает…
web-seasons-chosen = выбор сделан
web-seasons-cost = цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-seasons-displace = { $spot }, вытесняет помощника игрока { $name }
web-seasons-fee = плата { $fee }
web-seasons-free = свободно, плата { $fee }
web-seasons-free-choice = ресурс на ваш выбор
web-seasons-from = откуда: { $origin }
web-seasons-goals = Карты и подсчёт
web-seasons-hand = Ваша рука
web-seasons-yours = Что у вас есть
web-seasons-helpers = { $helpers ->
    [one] { $helpers } помощник в запасе
    [few] { $helpers } помощника в запасе
    [many] { $helpers } помощников в запасе
   *[other] { $helpers } помощника в запасе
  }
web-seasons-innkeeper = уходит трактирщик
web-seasons-keep = Оставить себе
web-seasons-lack-both = У вас { $have } из { $cost }: не хватает { $worth } и { $kinds ->
    [one] ещё одного вида
    [few] ещё { $kinds } видов
    [many] ещё { $kinds } видов
   *[other] ещё { $kinds } вида
  }.
web-seasons-lack-exact = Никакие три ваших вида не дают ровно { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] Не хватает ещё одного вида.
    [few] Не хватает ещё { $kinds } видов.
    [many] Не хватает ещё { $kinds } видов.
   *[other] Не хватает ещё { $kinds } вида.
  }
web-seasons-lack-worth = У вас { $have } из { $cost }: не хватает { $worth }.
web-seasons-lay-down = Положить: { $cards }
web-seasons-left = осталось { $left }
web-seasons-legend-cost = Цена
web-seasons-legend-cost-about = Общая стоимость ресурсов, которыми платят за здание; их не меньше трёх видов.
web-seasons-legend-fee = Место и плата за него
web-seasons-legend-fee-about = Сколько стоит поставить сюда помощника. Очки он приносит в конце.
web-seasons-legend-helper = Помощник
web-seasons-legend-helper-about = Стоит у повозки, у всадника или в замке.
web-seasons-legend-points = Очки
web-seasons-legend-points-about = Сколько очков строитель получает сразу.
web-seasons-legend-yield = Доход
web-seasons-legend-yield-about = Сколько единиц получает помощник у повозки.
web-seasons-legend-worth = при строительстве стоит { $value }
web-seasons-less = Меньше: { $kind }
web-seasons-lies = { $number ->
    [one] Ваша карта лежит рубашкой вверх.
    [few] Ваши карты лежат рубашкой вверх.
    [many] Ваши карты лежат рубашкой вверх.
   *[other] Ваши карты лежат рубашкой вверх.
  }
web-seasons-lift = { $number ->
    [one] Выберите карту с руки.
    [few] Выберите { $number } карты с руки.
    [many] Выберите { $number } карт с руки.
   *[other] Выберите { $number } карты с руки.
  }
web-seasons-list = Здания
web-seasons-lose = Потерять: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } за серебро
  }
web-seasons-more = Больше: { $kind }
web-seasons-most = Больше всего очков
web-seasons-nobody = никого
web-seasons-not-now = Сейчас нельзя.
web-seasons-nothing = ничего
web-seasons-on-tower = Оборонительная башня: { $pieces }
web-seasons-paid = { $cost } из { $cost }{ $bars ->
    [0] , видов: { $kinds }
    [one] , { $bars } слиток серебра
    [few] , { $bars } слитка серебра
    [many] , { $bars } слитков серебра
   *[other] , { $bars } слитка серебра
  }
web-seasons-paid-not = { $worth } из { $cost }, видов: { $kinds }{ $bars ->
    [0] {""}
    [one] , { $bars } слиток серебра
    [few] , { $bars } слитка серебра
    [many] , { $bars } слитков серебра
   *[other] , { $bars } слитка серебра
  }: так заплатить нельзя
web-seasons-pass = Пас
web-seasons-pass-building = Закончить строительство
web-seasons-pass-courting = Больше не ухаживать
web-seasons-pass-mending = Не отдавать камень
web-seasons-pass-placing = Больше не ставить
web-seasons-pass-purchasing = Больше не покупать
web-seasons-pass-stationing = Не ставить помощника
web-seasons-pay-talers = { $talers ->
    [one] Заплатить { $talers } талер
    [few] Заплатить { $talers } талера
    [many] Заплатить { $talers } талеров
   *[other] Заплатить { $talers } талера
  }
web-seasons-payment = Оплата: { $building }, цена { $cost }
web-seasons-pieces-wanted = Сколько ресурсов сдать
web-seasons-place = { $space }, плата { $fee }
web-seasons-place-here = Поставить сюда
web-seasons-points = { $points ->
    [one] Взять { $points } очко
    [few] Взять { $points } очка
    [many] Взять { $points } очков
   *[other] Взять { $points } очка
  }
web-seasons-points-wanted = Сколько очков взять за талеры
web-seasons-preview = Что это принесёт
web-seasons-put-back = Вернуть
web-seasons-rank = Ранг { $rank }:
web-seasons-round = Раунд { $round } из { $rounds }
web-seasons-seen = открыта
web-seasons-sell = Продать
web-seasons-show-list = Список
web-seasons-show-picture = Рисунок
web-seasons-spot = { $spot }, { $who }, в запасе { $stock }, приносит { $brings }
web-seasons-stands = построено
web-seasons-starts = Раунд начинает { $name }
web-seasons-talers = { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }
web-seasons-this-round = В этом раунде
web-seasons-to-build = { $building }, цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, не построено
web-seasons-to-build-many = { $building }, цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, осталось { $left }
web-seasons-turn-in = Сдать
web-seasons-unseen = ещё может открыться
web-seasons-vp = Сейчас { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
  }, вместе с очками за помощников — { $score }
web-seasons-which-helper = Какой помощник?
web-seasons-winter-cards = Зимние карты
web-seasons-winter-round = открывается зимняя карта
web-seasons-wish-keep-silver = Беречь серебро
web-seasons-wish-keep-brick = Беречь кирпич
web-seasons-wish-keep-stone = Беречь камень
web-seasons-wish-most-pieces = Больше всего ресурсов
web-seasons-worth-each = { $kind }, стоит { $value }
