# Kingdom Builder: слова игры, вопросы и отказы

kingdom-title = Kingdom Builder
kingdom-about = Заселите страну из гексов; что принесёт золото, решают три карты, каждый раз новые. Автор — Дональд Ваккарино.
kingdom-length = 30–45 минут
kingdom-difficulty = легко освоить

kingdom-option-first-game = расклад для первой игры: таверна, загон, оазис и ферма без поворота; Рыбаки, Торговцы и Рыцари
kingdom-option-quadrants = четыре части поля слева направо и сверху вниз: NAME лежит прямо, NAME* повёрнута, NAME? как выпадет, ? — любая
kingdom-option-cards = три карты королевства; ? — любая
kingdom-option-without = карты королевства, которые не участвуют
kingdom-option-start = кто начинает
kingdom-option-lords-need-settlement = «Лорды» ничего не дают в секторе без своего поселения
kingdom-option-running-scores = все видят, что принесла бы каждая карта сейчас

kingdom-terrain-grass = луг
kingdom-terrain-canyon = каньон
kingdom-terrain-desert = пустыня
kingdom-terrain-flowers = цветочное поле
kingdom-terrain-forest = лес
kingdom-terrain-water = вода
kingdom-terrain-mountain = гора
kingdom-terrain-castle = замок
kingdom-terrain-location = локация
kingdom-terrain-none = нет карты

kingdom-tile-oracle = оракул
kingdom-tile-farm = ферма
kingdom-tile-oasis = оазис
kingdom-tile-tower = башня
kingdom-tile-tavern = таверна
kingdom-tile-barn = амбар
kingdom-tile-harbor = гавань
kingdom-tile-paddock = загон

kingdom-card-fishermen = Рыбаки
kingdom-card-merchants = Торговцы
kingdom-card-discoverers = Первооткрыватели
kingdom-card-hermits = Отшельники
kingdom-card-citizens = Горожане
kingdom-card-miners = Шахтёры
kingdom-card-workers = Рабочие
kingdom-card-knights = Рыцари
kingdom-card-lords = Лорды
kingdom-card-farmers = Фермеры
kingdom-card-castles = Замки

kingdom-ask-before = { $count ->
    [one] Постройте { $count } поселение: { $terrain }.
    [few] Постройте { $count } поселения: { $terrain }.
    [many] Постройте { $count } поселений: { $terrain }.
   *[other] Постройте { $count } поселения: { $terrain }.
  }{ $tiles ->
    [0] {""}
   *[other] {" "}Или сначала используйте жетон.
  }
kingdom-ask-during = { $count ->
    [one] Постройте ещё { $count }: { $terrain }.
    [few] Постройте ещё { $count }: { $terrain }.
    [many] Постройте ещё { $count }: { $terrain }.
   *[other] Постройте ещё { $count }: { $terrain }.
  }
kingdom-ask-after = { $tiles ->
    [0] Завершите ход.
   *[other] Используйте жетон или завершите ход.
  }
kingdom-ask-extra = Жетон «{ $tile }»: постройте одно поселение.
kingdom-ask-lifting = Жетон «{ $tile }»: какое поселение переместить?
kingdom-ask-putting = Жетон «{ $tile }»: куда поставить поселение?

error-first-game-is-fixed = У первой игры своё поле и свои карты: не указывайте quadrants, cards и without.
error-quadrant-twice = Часть поля можно взять только один раз: { $value }.
error-card-chosen-and-left-out = Карту нельзя и выбрать, и исключить: { $value }.
error-finish-building = Сначала постройте поселение с этим жетоном: { $tile }.
error-lift-first = Сначала снимите поселение, которое переместите: { $tile }.
error-put-down-first = Сначала поставьте снятое поселение: { $tile }.
error-mandatory-not-done = Прежде чем завершить ход, постройте все его поселения.
error-no-tile-in-between = Между поселениями одного хода жетоны не используют.
error-mandatory-done = Все поселения этого хода уже построены.
error-use-a-tile-first = Переместить поселение можно только жетоном: сначала назовите его.
error-no-move-at-all = Поселение пришло отсюда: это было бы не перемещение.
error-not-your-settlement = На { $hex } нет вашего поселения.
error-no-target-from-here = С { $hex } с этим жетоном некуда переместиться: { $tile }.
error-no-such-tile = У вас нет такого жетона: { $tile }.
error-no-settlement-left = Ваш запас пуст, поэтому этот жетон ничего не построит: { $tile }.
error-no-target = Этот жетон сейчас негде использовать: { $tile }.
error-tile-not-ready = Этот жетон уже использован или получен в этом ходу: { $tile }.
error-off-the-board = { $hex } — за пределами поля.
error-hex-occupied = На { $hex } уже стоит поселение.
error-not-buildable = Здесь строить нельзя: { $hex } — { $terrain }.
error-not-at-the-edge = { $hex } — не на краю поля.
error-not-at-a-line = { $hex } — не на конце прямой линии из трёх ваших поселений.
error-not-two-away = { $hex } — не в двух гексах по прямой.
error-wrong-terrain = { $hex } — { $terrain }; сейчас нужна другая местность: { $terrain_needed }.
error-must-be-adjacent = Рядом со своими поселениями строить можно, а значит, нужно.
