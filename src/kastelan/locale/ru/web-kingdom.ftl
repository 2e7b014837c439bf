# Kingdom Builder в браузере

web-kingdom-board = Поле. Стрелки ходят по гексам, Enter выбирает, точка ведёт к следующему гексу, который можно выбрать.
web-kingdom-list = Список возможных гексов
web-kingdom-yours = ваше поселение
web-kingdom-settlement-of = поселение игрока { $name }
web-kingdom-legal = можно
web-kingdom-gold = золото: { $change }
web-kingdom-gold-so-far = золота сейчас
web-kingdom-tiles-left = { $count ->
    [0] жетонов нет
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
    [many] осталось { $count } жетонов
   *[other] осталось { $count } жетона
  }
web-kingdom-supply = в запасе { $count }
web-kingdom-tile-ready = готов
web-kingdom-tile-used = использован в этом ходу
web-kingdom-tile-new = получен в этом ходу
web-kingdom-goals = Подсчёт золота
web-kingdom-together = Всего
web-kingdom-built = построено { $built } из { $all }
web-kingdom-no-card = В этом ходу карты нет
web-kingdom-your-card = Ваша карта: { $terrain }
web-kingdom-your-next = Ваша следующая карта: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
web-kingdom-discards = Сброшено: { $cards }
web-kingdom-build-here = Построить здесь
web-kingdom-move-here = Переместить сюда
web-kingdom-end-turn = Завершить ход
web-kingdom-still-ready = Ещё можно использовать: { $tiles }. Завершить ход без этого?
web-kingdom-go-on = Продолжить
web-kingdom-end-anyway = Всё равно завершить
