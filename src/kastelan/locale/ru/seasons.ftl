# Замок на все времена: слова игры, вопросы, события и отказы

seasons-title = Замок на все времена
seasons-about = Тайно выберите персонажа, стройте замок из того, что оставили другие, и ставьте помощников на лучшие места. Авторы — Инка и Маркус Бранд.
seasons-length = 45–60 минут
seasons-difficulty = осваивается за одну партию

seasons-option-winter = зимняя игра с шестью зимними картами, четыре≈ из которых откроются
seasons-option-keep-counts-unbuilt = Донжон считает и свободные места ещё не построенных зданий
seasons-option-maiden-first-bid = первое ухаживание за Придворной дамой: в начале следующего раунда или сразу, когда карта открыта
seasons-option-start = кто начинает
seasons-option-components = напечатанные числа (со знаком ≈ — восстановленные) или файл, который их исправляет
error-components-single = Здание «{ $row }» только одно. Поле «count» можно указать лишь для зданий: { $expected }.

seasons-card-messenger = Посыльный
seasons-card-trader = Торговец
seasons-card-bricklayer = Каменщик
seasons-card-stonemason = Каменотёс
seasons-card-worker-wood = Рабочий (дерево)
seasons-card-worker-sand = Рабочий (песок)
seasons-card-worker-stone = Рабочий (камень)
seasons-card-master-builder = Строитель

seasons-kind-sand = песок
seasons-kind-wood = дерево
seasons-kind-brick = кирпич
seasons-kind-stone = камень
seasons-kind-silver = серебро
seasons-kind-taler = талер

seasons-stake-sand = песок
seasons-stake-wood = дерево
seasons-stake-brick = кирпич
seasons-stake-stone = камень
seasons-stake-silver = серебро
seasons-stake-taler = талер

seasons-spot-sand = повозка с песком
seasons-spot-wood = повозка с деревом
seasons-spot-brick = повозка с кирпичом
seasons-spot-stone = повозка с камнем
seasons-spot-rider = всадник

seasons-origin-supply = запас
seasons-origin-sand = повозка с песком
seasons-origin-wood = повозка с деревом
seasons-origin-brick = повозка с кирпичом
seasons-origin-stone = повозка с камнем
seasons-origin-rider = всадник
seasons-origin-tavern = Деревенский трактир

seasons-source-bank = из банка
seasons-source-tavern = из деревенского трактира
seasons-target-bank = в банк
seasons-target-tavern = в деревенский трактир

seasons-building-keep = Донжон
seasons-building-inn = Таверна
seasons-building-gate-big = Большие ворота
seasons-building-gate-small = Малые ворота
seasons-building-stable = Конюшня
seasons-building-servants-house = Дом прислуги
seasons-building-market = Рынок
seasons-building-palace = Дворец
seasons-building-forge = Кузница
seasons-building-well = Колодец
seasons-building-tower = Башня
seasons-building-house = Дом

seasons-space-keep-1 = Донжон
seasons-space-inn-12 = Таверна, место 12
seasons-space-inn-6 = Таверна, место 6
seasons-space-gate-big-1 = Большие ворота
seasons-space-gate-small-1 = Малые ворота
seasons-space-stable-16 = Конюшня, место 16
seasons-space-stable-12 = Конюшня, место 12
seasons-space-servants-house-1 = Дом прислуги, первое место
seasons-space-servants-house-2 = Дом прислуги, второе место
seasons-space-servants-house-3 = Дом прислуги, третье место
seasons-space-market-1 = Рынок, первое место
seasons-space-market-2 = Рынок, второе место
seasons-space-palace-1 = Дворец, первое место
seasons-space-palace-2 = Дворец, второе место
seasons-space-forge-10 = Кузница, место 10
seasons-space-forge-6 = Кузница, место 6
seasons-space-tavern = Деревенский трактир
seasons-space-granary = Амбар

seasons-winter-village-tavern = Деревенский трактир
seasons-winter-plague = Чума
seasons-winter-granary = Амбар
seasons-winter-collapsed-wall = Пролом в стене
seasons-winter-maiden = Придворная дама
seasons-winter-snowdrift = Снежный занос

seasons-ask-selecting = { $number ->
    [one] Выберите карту и положите её рубашкой вверх.
    [few] Выберите { $number } карты и положите их рубашкой вверх.
    [many] Выберите { $number } карт и положите их рубашкой вверх.
   *[other] Выберите { $number } карты и положите их рубашкой вверх.
  }
seasons-ask-plague = Чума: потеряйте карту из сброса или заплатите { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }.
seasons-ask-mending = Пролом в стене: отдайте до 3 камней, по 3 очка за каждый, или спасуйте.
seasons-ask-digging = Снежный занос: отдайте Рабочего или заплатите { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }.
seasons-ask-courting = Придворная дама: положите единицу ресурса или талер либо откажитесь.
seasons-ask-sharing = Возьмите единицу ресурса или талер с карты Придворной дамы.
seasons-ask-supplying = Рабочий приносит камень и ещё две единицы: какие?
seasons-ask-taking-back = Вам нечем заплатить в Трактире: какой торговый помощник вернётся?
seasons-ask-stationing = Поставьте помощника к повозке или всаднику либо спасуйте.
seasons-ask-emptying = Какой вид ресурса взять с оборонительной башни?
seasons-ask-purchasing = Купите единицу с карты Рабочего за 1 талер или спасуйте.
seasons-ask-consenting = Игрок { $buyer } хочет купить последнюю единицу с вашей карты «{ $card }»: { $kind }. Продать?
seasons-ask-ordering = Кого из двух ваших Рабочих разыграть первым?
seasons-ask-building = { $card }: стройте или спасуйте. Осталось зданий: { $number }.
seasons-ask-paying = { $building }, цена { $cost }: чем заплатить?
seasons-ask-placing = Поставьте помощника в замок или спасуйте. Осталось помощников: { $number }; у вас { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }.
seasons-ask-marketing = Рынок: сколько очков возьмёте? Каждое стоит { $rate ->
    [one] { $rate } талер
    [few] { $rate } талера
    [many] { $rate } талеров
   *[other] { $rate } талера
  }; талеров у вас: { $talers }.
seasons-ask-turning-in = Дворец, { $kind }: сколько единиц сдать? Дворец примет ещё { $room }.

seasons-event-table-laid = { $who ->
    [you] Начинаете вы.
   *[other] Начинает { $name }.
  }
seasons-event-round-began = Раунд { $round }. { $who ->
    [you] Вы начинаете и берёте талер этого раунда.
   *[other] { $name } начинает и берёт талер этого раунда.
  }
seasons-event-cards-selected = { $who ->
    [you] Вы кладёте рубашкой вверх: { $cards }.
   *[other] Карты на этот раунд выбраны: { $name }.
  }
seasons-event-cards-revealed = Карты открыты: { $cards }.
seasons-event-worker-supplied = { $who ->
    [you] На вашу карту «{ $card }» ложится: { $pieces }.
   *[other] { $name }, на карту «{ $card }» ложится: { $pieces }.
  }
seasons-event-card-opened = { $who ->
    [you] Ваша карта: { $card }.
   *[other] { $name }: { $card }.
  }
seasons-event-passed = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
  }
seasons-event-talers-gained = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
  } { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  } { $source }.
seasons-event-talers-paid = { $who ->
    [you] Вы платите
   *[other] { $name } платит
  } { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  } { $target }.
seasons-event-talers-given = { $who ->
    [you] Вы платите
   *[other] { $name } платит
  } { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }, получатель: { $to }.
seasons-event-helper-stationed = { $who ->
    [you] Вы ставите помощника: { $spot }.
   *[other] { $name } ставит помощника: { $spot }.
  }
seasons-event-helper-displaced = { $who ->
    [you] Ваш помощник вытеснен: { $spot }.
   *[other] Помощник игрока { $name } вытеснен: { $spot }.
  }
seasons-event-helper-taken-back = { $who ->
    [you] Вы забираете помощника: { $spot }.
   *[other] { $name } забирает помощника: { $spot }.
  }
seasons-event-income-paid = { $who ->
    [you] Ваш помощник приносит: { $kind }, единиц: { $pieces }. На оборонительную башню: { $to_tower }.
   *[other] Помощник игрока { $name } приносит: { $kind }, единиц: { $pieces }. На оборонительную башню: { $to_tower }.
  }
seasons-event-tower-emptied = { $who ->
    [you] Вы берёте с оборонительной башни: { $kind }, единиц: { $pieces }.
   *[other] { $name } берёт с оборонительной башни: { $kind }, единиц: { $pieces }.
  }
seasons-event-sale-asked = { $who ->
    [you] Вы хотите купить последнюю единицу с карты «{ $card }»: { $kind }.
   *[other] { $name } хочет купить последнюю единицу с карты «{ $card }»: { $kind }.
  }
seasons-event-sale-refused = Последняя единица не продаётся: { $kind }.
seasons-event-piece-bought = { $who ->
    [you] Вы покупаете: { $kind }.
   *[other] { $name } покупает: { $kind }.
  }
seasons-event-worker-paid = { $who ->
    [you] Ваш Рабочий приносит: { $pieces }.
   *[other] { $name } получает от Рабочего: { $pieces }.
  }
seasons-event-building-chosen = { $who ->
    [you] Вы собираетесь построить: { $building }.
   *[other] { $name } собирается построить: { $building }.
  }
seasons-event-building-built = { $who ->
    [you] Вы строите: { $building }. Уплачено: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } слиток серебра
        [few] , { $bars } слитка серебра
        [many] , { $bars } слитков серебра
       *[other] , { $bars } слитка серебра
      }.
   *[other] { $name } строит: { $building }. Уплачено: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } слиток серебра
        [few] , { $bars } слитка серебра
        [many] , { $bars } слитков серебра
       *[other] , { $bars } слитка серебра
      }.
  }
seasons-event-last-round-began = Раунд { $round } — последний.
seasons-event-last-template-built = Последний шаблон построен: этот раунд последний.
seasons-event-helper-placed = { $who ->
    [you] Вы ставите помощника: { $space }, плата { $fee }.
   *[other] { $name } ставит помощника: { $space }, плата { $fee }.
  }
seasons-event-points-scored = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
  } { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
  }
seasons-event-cards-taken-back = { $who ->
    [you] Вы берёте на руку: { $cards }.
   *[other] { $name } берёт на руку: { $cards }.
  }
seasons-event-winter-card-revealed = Зимняя карта: { $winter_card }.
seasons-event-card-lost = { $who ->
    [you] Вы теряете карту: { $card }.
   *[other] { $name } теряет карту: { $card }.
  }
seasons-event-stones-given = { $who ->
    [you] Вы чините стену. Камней: { $stones }, из них за серебро: { $bars }.
   *[other] { $name } чинит стену. Камней: { $stones }, из них за серебро: { $bars }.
  }
seasons-event-stake-laid = { $who ->
    [you] Вы кладёте на карту Придворной дамы: { $stake }.
   *[other] { $name } кладёт на карту Придворной дамы: { $stake }.
  }
seasons-event-suitor-left = { $who ->
    [you] Вы больше не ухаживаете за Придворной дамой.
   *[other] { $name } больше не ухаживает за Придворной дамой.
  }
seasons-event-maiden-won = { $who ->
    [you] Вы получаете Придворную даму.
   *[other] { $name } получает Придворную даму.
  }
seasons-event-stake-shared = { $who ->
    [you] Вы берёте: { $stake }.
   *[other] { $name } берёт: { $stake }.
  }
seasons-event-maiden-left = За Придворной дамой никто не ухаживает, карта выходит из игры.
seasons-event-traders-returned = Все торговые помощники возвращаются к владельцам.
seasons-event-talers-turned-in = { $who ->
    [you] Вы сдаёте
   *[other] { $name } сдаёт
  } { $talers ->
    [one] { $talers } талер.
    [few] { $talers } талера.
    [many] { $talers } талеров.
   *[other] { $talers } талера.
  }
seasons-event-pieces-turned-in = { $who ->
    [you] Вы сдаёте ресурсы ({ $kind }): { $pieces }, из них за серебро: { $bars }.
   *[other] { $name } сдаёт ресурсы ({ $kind }): { $pieces }, из них за серебро: { $bars }.
  }
seasons-event-points-shifted = { $who ->
    [you] Ваши очки в финальном подсчёте: { $points }, { $space }.
   *[other] { $name }, очки в финальном подсчёте: { $points }, { $space }.
  }
seasons-event-game-ended = Игра окончена.

error-bars-not-yours = Столько слитков серебра у вас нет: нужно { $bars }, есть { $silver }.
error-builder-needs-discards = Строителя нельзя выбрать, пока ваш сброс пуст.
error-building-entered = В это здание вы в этом раунде уже поставили помощника: { $space }.
error-building-is-over = Строительство окончено; теперь ставят помощников.
error-card-not-in-discards = Этой карты нет в вашем сбросе.
error-card-not-in-hand = Этой карты нет у вас на руке.
error-choose-building-first = Сначала выберите здание, потом платите за него.
error-equal-space-first = Пока не сюда: { $space }. Такое же место перед ним свободно.
error-fee-too-high = Плата { $fee }; талеров у вас: { $talers }.
error-give-up-a-worker = Талеров у вас { $have }, а нужно заплатить { $talers }: отдайте Рабочего.
error-cannot-pay-in-full = Талеров у вас { $have }, а нужно заплатить { $talers }: потеряйте карту.
error-helpers-come-later = Помощников ставят после строительства.
error-no-helper-in-supply = В вашем запасе нет помощников.
error-no-helper-there = Вашего помощника там нет: { $origin }.
error-no-payment = Ровно { $cost } и не меньше чем тремя видами ресурсов сейчас не заплатить: { $building }.
error-no-such-space = Такого места нет.
error-no-such-spot = Такой повозки нет.
error-no-such-supply = Ваш Рабочий может принести { $number ->
    [one] { $number } единицу
    [few] { $number } единицы
    [many] { $number } единиц
   *[other] { $number } единицы
  } из песка, дерева и кирпича.
error-no-such-worker-card = Этой карты Рабочего на столе нет.
error-no-template-left = Шаблонов этого здания на поле больше нет: { $building }.
error-not-a-worker-of-yours = Это не Рабочий с вашей руки и не из вашего сброса.
error-not-asked-now = Сейчас решается не это.
error-not-built = Это здание ещё не построено: { $building }.
error-not-in-stock = В общем запасе нет того, что нужно взять за слитки серебра.
error-not-on-the-card = Такой единицы на карте нет: { $card }.
error-not-on-the-tower = Такого ресурса на оборонительной башне нет.
error-not-so-many-talers = Для этого нужно { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }; у вас { $have }.
error-not-your-innkeeper = Трактирщик не ваш, двигать его нельзя.
error-not-your-trader-helper = Вашего торгового помощника там нет.
error-not-your-worker = Среди ваших Рабочих на столе такого нет.
error-nothing-built = В этом раунде вы ничего не построили, поэтому помощника поставить нельзя.
error-one-piece-per-card = С каждой карты только одна единица: { $card }.
error-other-kind-asked = Сейчас речь о другом виде: { $kind }.
error-own-helper-there = Там стоит ваш помощник: { $spot }.
error-placed-this-round = Помощник поставлен туда в этом же раунде: { $spot }.
error-displace-after-wagons = Вытеснять можно, только пока помощники есть у всех четырёх повозок: { $spot }.
error-own-worker = У своего Рабочего покупать нельзя.
error-palace-room = Дворец примет от вас ещё единиц: { $room }.
error-pay-first = Сейчас нужно заплатить за здание.
error-payment-not-exact = Стоимость ресурсов { $worth }, за слитки серебра добавлено: { $bars }; цена { $cost }.
error-pieces-not-yours = Таких ресурсов у вас нет.
error-rider-after-wagons = К всаднику можно, только пока помощники есть у всех четырёх повозок.
error-selection-is-over = Карты этого раунда уже выбраны.
error-space-taken = Здесь занято: { $space }.
error-stake-not-there = Этого на карте Придворной дамы нет.
error-stake-not-yours = У вас этого нет.
error-supply-not-in-stock = Столько в общем запасе нет. Выберите из того, что есть, единиц: { $number }.
error-too-few-kinds = В оплате должно быть не меньше { $least } разных видов.
error-too-many-stones = Отдать можно от 1 до { $most } камней.
error-winter-card-not-there = Этой зимней карты рядом с замком нет.
error-workers-place-no-helpers = Рабочий помощников не ставит.
error-wrong-number-of-cards = Сколько своих карт нужно выбрать: { $number }.
