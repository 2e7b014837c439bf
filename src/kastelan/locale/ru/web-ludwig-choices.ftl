# Замки безумного короля Людвига в браузере: что решают с модулями дополнений

web-choice-barbican-north = глухая сторона смотрит на север
web-choice-barbican-east = глухая сторона смотрит на восток
web-choice-barbican-south = мост замурован
web-choice-barbican-west = глухая сторона смотрит на запад
web-choice-kept = Вы уже оставили себе: { $names }
web-choice-ahead = Перед: { $names }
web-choice-stay = Остаться на месте
web-choice-fewer = Меньше: { $name }
web-choice-more = Больше: { $name }
web-choice-not-now = Не сейчас
web-choice-enough = Достаточно

web-choice-swans = Продать лебедей
web-choice-swans-most = Взять { $swans }, сохранив цвета
web-choice-swans-sell = { $swans ->
    [0] Продать
   *[other] Продать { $swans } за { $money }
  }

web-choice-swap-away = Только что сброшено
web-choice-swap-mine = Ваша карта взамен
web-choice-swap = Обменять
web-choice-no-swap = Ничего не обменивать
web-choice-coins-left = { $coins ->
    [one] Осталось разложить { $coins } монету
    [few] Осталось разложить { $coins } монеты
    [many] Осталось разложить { $coins } монет
   *[other] Осталось разложить { $coins } монеты
  }
web-choice-coins-keep = Оставить монеты
web-choice-coins-lay = Так и разложить
web-choice-no-coins = Не брать монеты
web-choice-shift-tile = Какой жетон
web-choice-shift-price = стоит теперь
web-choice-no-shift = Цены не меняются
web-choice-time-up = Время вышло

web-choice-reminders = Указы, которые можно применить сейчас
web-choice-ignore = { $name }: не в этом раунде
web-choice-do-recall = Просмотреть сброшенные карты
web-choice-do-unpack = Выложить отложенный жетон
web-choice-do-repay = Вернуть долг
web-choice-recall = Просмотреть карты
web-choice-unpack = Выложить сейчас
web-choice-bank = Положить 1 000 марок в копилку
web-choice-end-turn = Закончить ход
web-choice-repaid = Оставить долги
web-choice-no-discard = Больше не сбрасывать
web-choice-no-double = Не считать дважды ни одну карту
web-choice-points = Взять очки { $points }
web-choice-as-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-choice-as-money = { $money } вместо { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
  }
web-choice-store = Отложить
web-choice-buy = Купить

web-choice-over = Положить на: { $name }, { $points }
web-choice-moat-at = Ров, { $name }, { $points }
web-choice-moat-finished = Ров готов
web-choice-passage = { $kind }: { $from } – { $to }
web-choice-passage-ends = { $from } – { $to }
web-choice-no-passage = Больше проходов не нужно
web-choice-keys = M — часть рва, S — продать лебедей.
web-choice-coins = Разложите монеты рынка заново или оставьте их.
web-choice-none = Не брать ничего
web-choice-costs = { $name }: цена { $price }; у вас { $money }.
web-choice-costs-coins = { $name }: цена { $price }; монеты на жетоне: { $coins }, у вас { $money }.

web-scored-stacks = Пустые стопки
web-scored-swans = Наборы лебедей
web-scored-tokens = Свои жетоны благодарностей
web-scored-moats = Рвы
web-key-ludwig-moat = часть рва, если играют со рвами
web-key-ludwig-swans = продать лебедей, если играют с ними
