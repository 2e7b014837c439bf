# Замок на все времена в терминале: экран и выбор

seasons-screen-intro =
  Каждый раунд вы тайно выбираете карту; затем карты разыгрываются по рангу
  от 1 до 6. Посыльный и Торговец приносят талеры и ресурсы. Каменщик,
  Каменотёс и Рабочие строят: платить надо ровно и не меньше чем тремя видами.
  Каменщик и Каменотёс потом ставят в замок помощников, которые приносят очки
  в конце. Строитель возвращает сыгранные карты. Раундов всего: { $rounds }.
seasons-screen-intro-two = Вдвоём каждый выбирает по две карты за раунд.
seasons-screen-intro-winter = Сейчас зима: в раундах со звёздочкой открывается зимняя карта.

seasons-screen-nothing = ничего
seasons-screen-amount = { $kind } ×{ $number }
seasons-screen-talers = { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }
seasons-screen-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }

seasons-screen-round = Раунд { $round } из { $rounds }
seasons-screen-track-legend = * зимняя карта
seasons-screen-over = Игра окончена.
seasons-screen-starts = Начинает: { $name }.
seasons-screen-choosing = Тайно выбирают: { $names }.
seasons-screen-ready = Выбор сделан: { $names }.
seasons-screen-deciding = Решает: { $name }.
seasons-screen-deciding-card = Решает: { $name }, { $card }.
seasons-screen-still-to-come = Ещё впереди: { $cards }.

seasons-screen-building = Здание
seasons-screen-cost = Цена
seasons-screen-points-head = Очки
seasons-screen-left = Ост.
seasons-screen-built = стоит
seasons-screen-positions = Места: что принесут помощники в конце
seasons-screen-castle-legend = (8) не построено, плата 8   [8] свободно, плата 8   A=4 помощник A, сейчас 4
seasons-screen-scores-per-free-position = { $vp } за свободное место
seasons-screen-scores-per-helper-in-castle = { $vp } за { $per ->
    [one] помощника
    [few] { $per } помощников
    [many] { $per } помощников
   *[other] { $per } помощников
  }
seasons-screen-scores-per-built = { $vp } за: { $building }
seasons-screen-scores-per-template-left = { $vp } за оставшийся шаблон
seasons-screen-scores-per-silver-on-forge = { $vp } за { $per ->
    [one] слиток
    [few] { $per } слитка
    [many] { $per } слитков
   *[other] { $per } слитка
  }
seasons-screen-forge-now = (есть { $silver })
seasons-screen-scores-talers = талеры в очки 2 к 1, с обоими 1 к 1
seasons-screen-scores-resources = стоимость до 5 своих единиц

seasons-screen-head-talers = талеры
seasons-screen-head-helpers = помощн.
seasons-screen-head-vp = очки
seasons-screen-head-end = итог
seasons-screen-row-value = стоимость
seasons-screen-row-stock = запас и банк
seasons-screen-row-wagons = помощник, доход
seasons-screen-row-tower = оборон. башня

seasons-screen-hands-legend = +рука .сброс !сейчас
seasons-screen-short-messenger = Посыл.
seasons-screen-short-trader = Торг.
seasons-screen-short-bricklayer = К-щик
seasons-screen-short-stonemason = К-тёс
seasons-screen-short-worker-wood = Р.дер.
seasons-screen-short-worker-sand = Р.пес.
seasons-screen-short-worker-stone = Р.кам.
seasons-screen-short-master-builder = Строит.

seasons-screen-winter-cards = Зимние карты: { $cards }.
seasons-screen-unseen = не открыто: { $count }
seasons-screen-tavern = { $card } (трактирщик: { $name }, на карте: { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }, плата { $fee })
seasons-screen-granary = { $card } (помощники: { $owners }, каждый { $points }, плата { $fee })
seasons-screen-maiden = { $card } (поклонники: { $names }; на карте: { $stakes })

seasons-screen-does-messenger = талеры из банка: { $talers }
seasons-screen-does-trader = помощник к повозке, затем доход от всех помощников там
seasons-screen-does-bricklayer = ресурс с башни, 2 здания за талеры, 2 помощника
seasons-screen-does-stonemason = купить у Рабочих, 2 здания за полные очки, 2 помощника
seasons-screen-does-worker-wood = { $pieces }; 2 здания за половину очков
seasons-screen-does-worker-sand = { $pieces }; 2 здания за половину очков
seasons-screen-does-worker-stone = { $pieces } и две единицы на выбор; 2 здания за половину очков
seasons-screen-does-master-builder = по { $points } за каждое чужое здание, все карты на руку
seasons-screen-builder-waits = нельзя, пока все ваши карты на руке
seasons-screen-pick-two = Выберите две: введите оба числа, например 1 4.
seasons-screen-more-choices = и ещё { $count }: больше покажет ходы { $some }
seasons-screen-market-choices = от 1 до { $most }: столько очков, каждое за { $rate ->
    [one] { $rate } талер
    [few] { $rate } талера
    [many] { $rate } талеров
   *[other] { $rate } талера
  }; { $none }: ни одного
seasons-screen-not-yet = Сейчас нельзя: { $buildings }.
seasons-screen-payment = { $paid }; останется: { $left }
seasons-screen-lack = { $have } из { $cost }: { $missing }
seasons-screen-lack-worth = не хватает { $more }
seasons-screen-lack-kinds = { $more ->
    [one] нужен ещё { $more } вид до { $kinds }
    [few] нужны ещё { $more } вида до { $kinds }
    [many] нужно ещё { $more } видов до { $kinds }
   *[other] нужно ещё { $more } вида до { $kinds }
  }
seasons-screen-lack-exact = из трёх видов не выходит ровно { $cost }

seasons-screen-station = { $spot }, каждый раз { $gains }
seasons-screen-displacing = (вытеснит: { $name })
seasons-screen-as-innkeeper = (идёт трактирщик)
seasons-screen-buy = { $kind }, продаёт { $name }, { $card }
seasons-screen-last-piece = (последняя единица: нужно согласие)
seasons-screen-sell = продать
seasons-screen-keep = оставить себе
seasons-screen-build = { $building }: цена { $cost }, очки { $points }, { $ways ->
    [one] { $ways } способ оплаты
    [few] { $ways } способа оплаты
    [many] { $ways } способов оплаты
   *[other] { $ways } способа оплаты
  }
seasons-screen-place = { $space }, плата { $fee }
seasons-screen-from = (откуда: { $origin })
seasons-screen-lose = потерять карту: { $card }
seasons-screen-pay-talers = заплатить талерами
seasons-screen-mend = камень { $stones }, серебро { $bars }
seasons-screen-turn-in-none = { $kind }: ничего
seasons-screen-for-silver = { $pieces } за { $silver }
seasons-screen-pass = пас

seasons-screen-now = сразу { $points }
seasons-screen-at-end = в конце { $points } ({ $where })
seasons-screen-for-others = остальные в конце: { $points }
seasons-screen-talers-change = { $sign }{ $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }

seasons-screen-word-pass = пас, дальше, ничего, нет
seasons-screen-word-yes = продать, да, д
seasons-screen-word-no = оставить, нет
seasons-screen-word-talers = талеры, заплатить
seasons-screen-hint = число или название, ? число: подробнее, помощь
seasons-screen-hint-two = два числа, ? торговец: подробнее, помощь

seasons-screen-ask-consenting = { $name } хочет купить последнюю единицу с вашей карты «{ $card }»: { $kind }. Продать за талер?
seasons-screen-own-selection = { $name } кладёт рубашкой вверх: { $cards }.
seasons-screen-scored-for = { $what }: { $who ->
    [you] вы получаете
   *[other] { $name } получает
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
seasons-screen-card-of = { $card } – { $names }
seasons-screen-winners = { $who ->
    [you] Вы побеждаете:
    [several] { $names } делят победу:
   *[other] { $names } побеждает:
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
seasons-screen-during = За время игры
seasons-screen-total = Всего

seasons-screen-about-prebuilt = { $building }: стоит с самого начала.
seasons-screen-about-building = { $building }: цена { $cost }, очки { $points }, шаблонов осталось: { $left }.
seasons-screen-about-position = Место за { $fee }: { $scores }.
seasons-screen-about-lack = Сейчас не построить ({ $reason }).
seasons-screen-about-spot = { $spot }: там стоит { $name } и получает каждый раз { $gains }; запас { $stock }.
seasons-screen-about-spot-free = { $spot }: свободно; помощник получает каждый раз { $gains }; запас { $stock }.

seasons-screen-topic-round = раунд
seasons-screen-topic-building = стройка, оплата
seasons-screen-topic-silver = серебро
seasons-screen-topic-helpers = помощники
seasons-screen-topic-two = двое
seasons-screen-topic-winter = зима
seasons-screen-topic-ending = конец
