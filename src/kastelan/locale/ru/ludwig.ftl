# Замки безумного короля Людвига: вопросы, события и отказы

ludwig-title = Замки безумного короля Людвига
ludwig-about = Постройте замок королю, которому всё мало, и назначьте другим цены на помещения. Автор — Тед Алспах.
ludwig-length = 60–90 минут
ludwig-difficulty = осваивается за одну партию

ludwig-option-corner-contact = жетоны, которые касаются только углом, — соседние
ludwig-option-favours = благодарности короля, из которых тянут; если их ровно столько, сколько игроков, они лежат в этом порядке
ludwig-option-without-favours = благодарности короля, которые не участвуют
ludwig-option-bonus-cards = карты бонусов, с которыми играют
ludwig-option-without-bonus-cards = карты бонусов, которые не участвуют
ludwig-option-start = кто первый главный строитель
ludwig-option-foyer = сторона фойе: каждый выбирает сам или у всех 3 либо 4 входа
ludwig-option-components = напечатанные компоненты (данные со знаком ≈ восстановлены) или файл с исправлениями, своими жетонами и картами

ludwig-type-activity = развлекательное помещение
ludwig-type-corridor = коридор
ludwig-type-downstairs = подвальное помещение
ludwig-type-food = трапезное помещение
ludwig-type-living = жилое помещение
ludwig-type-outdoor = наружное помещение
ludwig-type-sleeping = спальное помещение
ludwig-type-utility = подсобное помещение

ludwig-rank-0 = подсобник на стройке
ludwig-rank-1 = каменщик
ludwig-rank-2 = старший каменщик
ludwig-rank-3 = королевский строитель
ludwig-rank-4 = главный королевский строитель

ludwig-ask-foyer = Выберите сторону фойе: с 3 или 4 входами.
ludwig-ask-choosing = Сбросьте одну из трёх своих карт бонусов.
ludwig-ask-pricing = Какой жетон будет стоить { $price } марок?
ludwig-ask-buying = Купите жетон или возьмите 5 000 марок из банка. У вас { $money } марок.
ludwig-ask-placing = Выложите жетон: { $tile }.
ludwig-ask-rewards = { $due ->
    [one] Примите или отклоните поощрение.
    [few] Примите или отклоните одно из { $due } поощрений.
    [many] Примите или отклоните одно из { $due } поощрений.
   *[other] Примите или отклоните одно из { $due } поощрений.
  }
ludwig-ask-free-corridor = Возьмите бесплатно галерею или лестницу.
ludwig-ask-any-reward = Выберите поощрение за подвальное помещение: { $tile }.
ludwig-ask-stack = Выберите стопку, которую посмотрите.
ludwig-ask-digging = { $count ->
    [one] Положите на колоду помещений ещё один жетон площадью { $size } или верните остальные.
    [few] Положите на колоду помещений до { $count } жетонов площадью { $size } или верните остальные.
    [many] Положите на колоду помещений до { $count } жетонов площадью { $size } или верните остальные.
   *[other] Положите на колоду помещений до { $count } жетонов площадью { $size } или верните остальные.
  }
ludwig-ask-keeping = Оставьте себе одну из этих карт бонусов.

ludwig-event-table-laid = { $deck ->
    [one] Стол готов: в колоде { $deck } карта помещения.
    [few] Стол готов: в колоде { $deck } карты помещений.
    [many] Стол готов: в колоде { $deck } карт помещений.
   *[other] Стол готов: в колоде { $deck } карты помещений.
  }
ludwig-event-master-builder-named = { $who ->
    [you] Первый главный строитель — вы.
   *[other] Первый главный строитель — { $name }.
  }
ludwig-event-bonus-cards-dealt = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
  } { $count ->
    [one] { $count } карту бонусов.
    [few] { $count } карты бонусов.
    [many] { $count } карт бонусов.
   *[other] { $count } карты бонусов.
  }
ludwig-event-choice-made = { $what ->
    [foyer] { $who ->
        [you] Вы выбрали фойе.
       *[other] Фойе выбрано: { $name }.
      }
   *[card] { $who ->
        [you] Вы выбрали, какую карту бонусов отложить.
       *[other] Карта, которую надо отложить, выбрана: { $name }.
      }
  }
ludwig-event-foyer-laid = { $who ->
    [you] Вы начинаете с фойе с { $doors } входами.
   *[other] { $name } начинает с фойе с { $doors } входами.
  }
ludwig-event-bonus-card-put-away = { $who ->
    [you] Вы кладёте карту бонусов под колоду.
   *[other] { $name } кладёт карту бонусов под колоду.
  }
ludwig-event-round-begun = Раунд { $round }. { $who ->
    [you] Главный строитель — вы.
   *[other] Главный строитель — { $name }.
  }
ludwig-event-card-turned = { $tiles_left ->
    [0] Карта помещения { $size }: её стопка пуста.
   *[other] Карта помещения { $size }.
  }
ludwig-event-tile-laid-out = На рынке новый жетон: { $tile }.
ludwig-event-deck-renewed = Сброшенные карты перемешаны в новую колоду.
ludwig-event-last-round-called = { $why ->
    [LUD-RUL-8] Никто больше не может выложить ничего из того, что продаётся: этот раунд последний.
    [RENO-14] Карты помещений кончились, и две стопки пусты: этот раунд последний.
   *[other] Открыта последняя карта помещения: этот раунд последний.
  }
ludwig-event-tile-priced = { $tile }: цена { $price } марок.
ludwig-event-turn-begun = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $name }.
  }
ludwig-event-tile-bought = { $who ->
    [you] Вы покупаете за { $price } марок: { $tile }.
   *[other] { $name } покупает за { $price } марок: { $tile }.
  }
ludwig-event-money-taken = { $who ->
    [you] Вы получаете { $amount } марок из банка.
   *[other] { $name } получает { $amount } марок из банка.
  }
ludwig-event-tile-taken = { $who ->
    [you] Вы берёте бесплатно: { $tile }.
   *[other] { $name } берёт бесплатно: { $tile }.
  }
ludwig-event-tile-placed = { $who ->
    [you] Вы выкладываете жетон: { $tile }.
   *[other] { $name } выкладывает жетон: { $tile }.
  }
ludwig-event-points-scored = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
  } { $points ->
    [one] { $points } очко: { $tile }.
    [few] { $points } очка: { $tile }.
    [many] { $points } очков: { $tile }.
   *[other] { $points } очка: { $tile }.
  }
ludwig-event-room-completed = Жетон готов: { $tile }.
ludwig-event-reward-claimed = { $who ->
    [you] Вы принимаете поощрение: { $type }.
   *[other] { $name } принимает поощрение: { $type }.
  }
ludwig-event-reward-declined = { $who ->
    [you] Вы отклоняете поощрение: { $type }.
   *[other] { $name } отклоняет поощрение: { $type }.
  }
ludwig-event-reward-void = Без поощрения: { $tile }.
ludwig-event-extra-turn-gained = { $who ->
    [you] Вы получаете дополнительный ход.
   *[other] { $name } получает дополнительный ход.
  }
ludwig-event-stack-looked-at = { $who ->
    [you] Вы смотрите стопку { $stack }.
   *[other] { $name } смотрит стопку { $stack }.
  }
ludwig-event-tile-put-on-deck = { $who ->
    [you] Вы кладёте на колоду помещений жетон из стопки { $stack }.
   *[other] { $name } кладёт на колоду помещений жетон из стопки { $stack }.
  }
ludwig-event-tile-discarded = Из игры выходит жетон: { $tile }.
ludwig-event-stack-shuffled = Стопка { $stack } перемешана.
ludwig-event-bonus-card-kept = { $who ->
    [you] Вы оставляете себе карту бонусов.
   *[other] { $name } оставляет себе карту бонусов.
  }
ludwig-event-coins-added = Остаётся на рынке: { $tile }. На жетон кладётся ещё 1 000 марок.
ludwig-event-stone-passed = { $who ->
    [you] Следующий главный строитель — вы.
   *[other] Следующий главный строитель — { $name }.
  }
ludwig-event-final-points = { $who ->
    [you] В конце вы получаете
   *[other] В конце { $name } получает
  } { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
  }
ludwig-event-game-ended = Игра окончена.

error-choose-a-foyer-first = Сначала выберите сторону фойе.
error-put-a-card-away-first = Сначала сбросьте одну карту бонусов.
error-price-the-market-first = Сначала нужно оценить жетоны на рынке.
error-buy-or-take-money = Сейчас купите жетон или возьмите деньги.
error-place-the-tile-first = Сначала выложите жетон, который у вас в руке.
error-claim-or-decline-first = Сначала примите или отклоните поощрение.
error-take-a-corridor-first = Сначала возьмите галерею или лестницу.
error-choose-a-reward-first = Сначала выберите поощрение.
error-choose-a-stack-first = Сначала выберите стопку, которую посмотрите.
error-finish-with-the-stack-first = Сначала положите жетоны на колоду помещений или верните остальные в стопку.
error-keep-a-card-first = Сначала оставьте себе одну из взятых карт.
error-no-such-foyer = У фойе 3 или 4 входа, а не { $doors }.
error-no-such-card = Карты номер { $number } нет.
error-no-tile-in-slot = На клетке с ценой { $price } марок жетона нет.
error-tile-already-priced = У жетона, лежавшего на { $price } марок, уже есть новая цена.
error-every-slot-needs-a-tile = Жетонов хватает на все клетки: пустых быть не может.
error-nothing-for-sale = За { $price } марок ничего не продаётся.
error-stack-is-empty = Эта стопка пуста.
error-too-expensive = Цена { $price } марок; у вас { $money } и ещё { $coins } на жетоне.
error-cannot-be-placed = В вашем замке этот жетон некуда выложить, поэтому купить его нельзя.
error-nowhere-below = Ни один открытый вход вашего замка не ведёт под землю: сначала нужна лестница.
error-nowhere-doors = Ни один вход этого жетона не совместить с открытым входом вашего замка.
error-nowhere-overlap = У каждого открытого входа вашего замка этот жетон перекрыл бы другой.
error-nowhere-fence = Везде, где его входы подходят, жетон коснулся бы ограды.
error-nowhere-sealed = Везде, где этот жетон помещается, он закрыл бы последний внешний вход замка.
error-no-such-turn = Жетон поворачивают на 0, 1, 2 или 3 четверти оборота.
error-turned-the-same = После такого поворота жетон лежит так же, как после меньшего: укажите меньший.
error-no-dark-side = Тёмная сторона есть только у галерей.
error-off-the-table = { $x }, { $y } — за пределами стола.
error-no-doorway = Так ни один вход жетона не совпадёт со входом замка.
error-tiles-overlap = Так жетон наложится на другой.
error-fence-touched = Так жетон коснётся ограды.
error-levels-meet = Так надземный вход совпадёт с подвальным.
error-stairs-meet = Так лестница соединится с лестницей.
error-last-entrance-sealed = Так в замке не останется ни одного внешнего входа.
error-no-such-reward = Поощрения номер { $number } нет; всего поощрений: { $due }.
error-not-one-of-the-other-seven = Выберите поощрение одного из остальных семи типов.
error-reward-brings-nothing = Это поощрение сейчас ничего не даст.
error-no-place-for-corridor = В вашем замке для него нет места.
error-no-corridor-left = Таких жетонов больше не осталось.
error-no-such-stack = Такой стопки помещений нет.
error-no-such-tile-in-stack = Жетона номер { $number } нет: всего в стопке { $tiles }.

error-no-such-master-builder = Место { $value } не может быть главным строителем: игроков { $players }.
error-unknown-name = «{ $value }» здесь нет. Возможно: { $expected }.
error-chosen-and-left-out = Нельзя и выбрать, и исключить одно и то же: { $value }.
error-too-few-bonus-cards = Слишком мало карт бонусов: { $count }. Нужно: { $needed }.
error-too-few-favours = Слишком мало благодарностей короля: { $count }. Нужно: { $needed }.
error-favours-exclude-each-other = «Готовые жетоны» и «Неготовые жетоны» никогда не лежат вместе, поэтому благодарностей не хватает. Нужно: { $needed }.

error-components-unknown-table = Таблицы «{ $table }» нет. Таблицы: { $expected }.
error-components-too-many-rows = В таблице { $table } больше { $most } строк.
error-components-bad-row = Таблица { $table }, строка { $row }: строка — это объект с id из a-z, 0-9 и _.
error-components-unknown-field = Таблица { $table }, строка { $row }: поля «{ $field }» нет. Поля: { $expected }.
error-components-missing-field = Таблица { $table }, строка { $row }: нет поля { $field }.
error-components-no-new-rows = Таблица { $table }, строка { $row }: строки этой таблицы можно исправлять, но не добавлять.
error-components-no-wall-for-door = Таблица { $table }, строка { $row }, поле { $field }: для входа { $door } нет стены.
error-components-door-in-fence = Таблица { $table }, строка { $row }, поле { $field }: вход { $door } попадает на ограду.
