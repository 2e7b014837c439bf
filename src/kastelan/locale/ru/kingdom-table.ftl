# Kingdom Builder в терминале: экран и события словами

kingdom-screen-intro =
  За ход вы строите 3 поселения на местности своей карты, по возможности рядом со своими.
  Поселение рядом с локацией приносит её жетон: это дополнительное действие каждый ход, начиная со следующего.
  Золото считают в конце: 3 за каждый замок, рядом с которым вы стоите, и по трём картам. На этот раз:
kingdom-screen-letters = лкпцс
kingdom-screen-card = Карта хода:
kingdom-screen-hand = Ваша следующая карта:
kingdom-screen-over = Игра окончена.
kingdom-screen-gold = Золото
kingdom-screen-supply = Запас
kingdom-screen-resting = { $tile } (использован)
kingdom-screen-legal = можно
kingdom-screen-new = новое
kingdom-screen-new-tile = жетон: { $tile }
kingdom-screen-free = { $place }: { $terrain }, свободно
kingdom-screen-settled = { $place }: { $terrain }, { $who ->
    [you] ваше поселение
   *[other] поселение игрока { $name }
  }
kingdom-screen-location = { $place }: локация { $tile }, { $left ->
    [0] жетонов больше нет
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
    [many] осталось { $left } жетонов
   *[other] осталось { $left } жетона
  }
kingdom-screen-word-end = конец
kingdom-screen-topic-turn = ход
kingdom-screen-topic-building = строительство
kingdom-screen-topic-tiles = жетоны
kingdom-screen-topic-castles = замки
kingdom-screen-topic-ending = конец

kingdom-event-table-laid = Карты королевства: { $cards }. { $who ->
    [you] Начинаете вы.
   *[other] Начинает { $name }.
  }
kingdom-event-card-revealed = { $who ->
    [you] Ваша карта: { $terrain }.
   *[other] { $name } открывает карту: { $terrain }.
  }
kingdom-event-card-removed = Свободных гексов этой местности нет: { $terrain }. Карта выходит из игры, берётся другая.
kingdom-event-card-discarded = { $who ->
    [you] Вы сбрасываете: { $terrain }.
   *[other] { $name } сбрасывает: { $terrain }.
  }
kingdom-event-pile-shuffled = { $cards ->
    [one] Сброс перемешан: { $cards } карта.
    [few] Сброс перемешан: { $cards } карты.
    [many] Сброс перемешан: { $cards } карт.
   *[other] Сброс перемешан: { $cards } карты.
  }
kingdom-event-card-drawn = { $who ->
    [you] Ваша карта на следующий ход: { $terrain }.
   *[other] { $name } берёт: { $terrain }.
  }
kingdom-event-card-drawn-hidden = { $who ->
    [you] Вы берёте карту.
   *[other] { $name } берёт карту.
  }
kingdom-event-settlement-built = { $who ->
    [you] Вы строите: { $places }.
   *[other] { $name } строит: { $places }.
  }
kingdom-event-settlement-lifted = { $who ->
    [you] Вы снимаете поселение с { $place }.
   *[other] { $name } снимает поселение с { $place }.
  }
kingdom-event-settlement-moved = { $who ->
    [you] Вы перемещаете поселение: с { $origin } на { $place }.
   *[other] { $name } перемещает поселение: с { $origin } на { $place }.
  }
kingdom-event-tile-used = { $who ->
    [you] Вы используете жетон: { $tile }.
   *[other] { $name } использует жетон: { $tile }.
  }
kingdom-event-tile-taken = { $who ->
    [you] Вы получаете жетон: { $tile } ({ $place }). Он готов со следующего хода.
   *[other] { $name } получает жетон: { $tile } ({ $place }).
  }
kingdom-event-tile-lost = { $who ->
    [you] Вы теряете жетон: { $tile } ({ $place }).
   *[other] { $name } теряет жетон: { $tile } ({ $place }).
  }
kingdom-event-last-round-called = { $who ->
    [you] Ваш запас пуст: этот раунд последний.
   *[other] Запас игрока { $name } пуст: этот раунд последний.
  }
kingdom-event-gold-scored = { $card }: { $who ->
    [you] вы получаете
   *[other] { $name } получает
  } { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
    [many] { $gold } золотых
   *[other] { $gold } золотых
  }{ $others }.
kingdom-gold-of-another = { $who ->
    [you] вы
   *[other] { $name }
  } — { $gold }
kingdom-event-gold-shifted = { $card }: { $name } { $gold }.
kingdom-event-game-ended = { $who ->
    [you] Вы побеждаете! Золота: { $gold }.
    [several] { $names } делят победу. Золота: { $gold }.
   *[other] { $names } побеждает. Золота: { $gold }.
  }
