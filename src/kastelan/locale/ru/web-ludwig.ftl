# Замки безумного короля Людвига в браузере

web-ludwig-no-castle = Замков ещё нет: сначала все выбирают фойе и карты бонусов.
web-ludwig-market = Рынок
web-ludwig-no-market = Пока ничего не продаётся.
web-ludwig-coins = Монеты на жетоне: { $coins }, они достанутся покупателю
web-ludwig-pricing = Цены: перетащите жетон на другой или отметьте два; с клавиатуры — Shift и стрелки
web-ludwig-set-prices = Назначить цены
web-ludwig-keep-prices = Оставить цены
web-ludwig-reset = Сбросить
web-ludwig-money = Взять { $money }

web-ludwig-castle = Замок: { $name }
web-ludwig-castles = Замки
web-ludwig-room = { $tile } Открытых входов: { $open }, перекрытых: { $blocked }. { $completed ->
    [true] Жетон готов.
   *[other] { "" }
  } { $connected ->
    [none] { "" }
   *[other] С чем соединён: { $connected }.
  }
web-ludwig-doors = { $completed ->
    [true] Готово.
   *[other] Открытых входов: { $open }, перекрытых: { $blocked }.
  }
web-ludwig-connected = С чем соединён: { $names }.
web-ludwig-courtyard = Внутренний двор: отсюда наружу не выйти
web-ludwig-zoom = Вид
web-ludwig-nearer = Крупнее
web-ludwig-farther = Мельче
web-ludwig-fit = Показать всё
web-ludwig-keys = Стрелки переходят от места к месту, R поворачивает жетон, F переворачивает галерею, B переходит к следующему лучшему месту, Enter кладёт, Escape возвращает.

web-ludwig-turn = Повернуть
web-ludwig-flip = Перевернуть
web-ludwig-put-back = Вернуть жетон
web-ludwig-put = Выложить { $points }
web-ludwig-place = { $place } из { $places }
web-ludwig-better = Следующее лучшее место
web-ludwig-worse = Предыдущее место
web-ludwig-not-here = Сюда не поместится
web-ludwig-held = Место { $place } из { $places }, { $points }.
web-ludwig-completed-brings = За завершение: { $reward }
web-ludwig-completes = Станет готовым: { $name } ({ $reward }).
web-ludwig-printed = очки жетона
web-ludwig-total = Всего
web-ludwig-costs = { $coins ->
    [0] Цена { $price }.
   *[other] Цена { $price }; монеты на жетоне: { $coins }.
  }
web-ludwig-brings = Что это даст

web-ludwig-complete = Готово: { $name }
web-ludwig-take = Принять
web-ludwig-decline = Отклонить
web-ludwig-foyer = { $doors ->
    [one] { $doors } вход
    [few] { $doors } входа
    [many] { $doors } входов
   *[other] { $doors } входа
  }
web-ludwig-left = { $left ->
    [0] пусто
    [one] { $left } жетон
    [few] { $left } жетона
    [many] { $left } жетонов
   *[other] { $left } жетона
  }
web-ludwig-no-more = Хватит, остальные вернуть

web-ludwig-favours = Благодарности короля
web-ludwig-cards = Мои карты бонусов
web-ludwig-all-cards = Карты бонусов
web-ludwig-cards-of = Карты бонусов на руке
web-ludwig-card-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
  }
web-ludwig-money-of = Деньги
web-ludwig-master = строитель
web-ludwig-master-about = Главный строитель: назначает цены, получает деньги, покупает последним
web-ludwig-stacks = Оставшиеся жетоны
web-ludwig-deck = { $deck ->
    [one] Осталась { $deck } карта помещения
    [few] Осталось { $deck } карты помещений
    [many] Осталось { $deck } карт помещений
   *[other] Осталось { $deck } карты помещений
  }
web-ludwig-stack = { $name }: { $left ->
    [0] стопка пуста
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
    [many] осталось { $left } жетонов
   *[other] осталось { $left } жетона
  }; в вашем замке: { $mine }.
web-ludwig-stack-of = Стопка { $name }
web-ludwig-depleted = Если к концу игры стопка пуста, за каждый её жетон вы получаете очки: { $points }.
web-ludwig-unseen = Ещё могут появиться
web-ludwig-rank = Ранг
web-ludwig-rank-now = Если бы игра кончилась сейчас, очки: { $points }
web-ludwig-if-ended = если бы игра кончилась: { $points }
web-ludwig-round = Раунд { $round }
web-ludwig-round-about = Раунд, в котором открыта последняя карта помещения, — последний.
web-ludwig-score = Очки
web-ludwig-score-now = Если бы игра кончилась сейчас, без карт бонусов
web-ludwig-ask-place = Выложите: { $tile }
web-ludwig-ask-prices = Назначьте цены: перетащите жетоны или поменяйте их местами и подтвердите.

# The legend of symbols
web-ludwig-legend-connected = Общий вход
web-ludwig-legend-connected-about = Очки за каждое помещение этих типов, с которым у него общий вход.
web-ludwig-legend-adjacent = Касание
web-ludwig-legend-adjacent-about = Штраф за каждое помещение этих типов, которое его касается, даже без общего входа.
web-ludwig-legend-anywhere = Где угодно
web-ludwig-legend-anywhere-about = Очки за каждое помещение этих типов во всём замке.
web-ludwig-legend-price = Цена
web-ludwig-legend-price-about = Сколько стоит жетон. Деньги получает главный строитель.
web-ludwig-legend-coin = Монеты на жетоне
web-ludwig-legend-coin-about = Сколько тысяч получит его покупатель.
web-ludwig-legend-gold = Золотая линия
web-ludwig-legend-gold-about = Помещение готово: каждый его вход ведёт в другое помещение.
