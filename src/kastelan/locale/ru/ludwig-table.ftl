# «Замки безумного короля Людвига» в терминале: экран и рассказ о том, что произошло

# Буква каждого типа: развлекательное, коридор, подвальное, трапезное, жилое, наружное, спальное, подсобное
ludwig-screen-letters = РКПТЖНСБ
ludwig-screen-intro =
  Вы строите замок, жетон за жетоном. В каждом раунде главный строитель назначает цены на рынке, затем каждый
  покупает один жетон и выкладывает его вход ко входу. Деньги получает главный строитель.
  Жетон приносит свои очки и очки символа: +2Ж — по 2 за каждое жилое помещение, с которым он соединён, -1С — на очко
  меньше за каждое соседнее спальное; подвальные считают помещения во всём замке. Жетон, все входы которого
  соединены, готов и приносит поощрение. В конце считаются благодарности короля, карты бонусов, пустые стопки и деньги.
  Просто введите номер варианта. проба 1 покажет размещение до решения; всё остальное объяснит помощь.
ludwig-screen-intro-solo =
  Вы строите замок в одиночку, жетон за жетоном. В каждом раунде продаются три жетона за 2 000, 4 000 и 6 000 марок; купите
  один из них, галерею или лестницу либо возьмите 5 000 марок. Остальное выходит из игры.
  Жетон приносит свои очки и очки символа: +2Ж — по 2 за каждое жилое помещение, с которым он соединён, -1С — на очко
  меньше за каждое соседнее спальное; подвальные считают помещения во всём замке. Жетон, все входы которого
  соединены, готов и приносит поощрение. В конце считаются карты бонусов, пустые стопки и деньги, а очки
  определят ваш ранг.
  Просто введите номер варианта. проба 1 покажет размещение до решения; всё остальное объяснит помощь.

ludwig-screen-header = Раунд { $round }   Главный строитель: { $master }   Осталось карт помещений: { $deck }
ludwig-screen-header-solo = Раунд { $round }   Осталось карт помещений: { $deck }
ludwig-screen-extra-turns = { $turns ->
    [one] будет ещё { $turns } ход
    [few] будет ещё { $turns } хода
    [many] будет ещё { $turns } ходов
   *[other] будет ещё { $turns } ходов
  }
ludwig-screen-points = Очки
ludwig-screen-if-ended = если бы игра кончилась сейчас, без карт бонусов
ludwig-screen-money = Деньги
ludwig-screen-bonus-cards = Карты бонусов
ludwig-screen-own-cards = Ваши карты бонусов: { $cards }
ludwig-screen-marks = { $money }
ludwig-screen-price = Цена
ludwig-screen-new-price = Новая
ludwig-screen-coins = (+{ $coins })
ludwig-screen-name = Жетон
ludwig-screen-size = Пл.
ludwig-screen-symbol = Символ
ludwig-screen-door-count = Входы
ludwig-screen-open = Входы
ludwig-screen-best = Лучшее
ludwig-screen-best-is = (лучшее место: { $points })
ludwig-screen-stacks = Стопки: { $stacks }
ludwig-screen-on-deck = Следующие на колоде помещений: { $tiles }
ludwig-screen-castle-of = Замок: { $name }
ludwig-screen-castle-hidden = (замок сюда не поместился: его нарисует команда замок)
ludwig-screen-castle-cut = (это часть замка: целиком его нарисует команда замок)
ludwig-screen-places = { $count ->
    [one] { $count } размещение
    [few] { $count } размещения
    [many] { $count } размещений
   *[other] { $count } размещений
  }, страница { $page } из { $pages }: очки, вход и куда смотрит верх, за что
ludwig-screen-trial = Проба: { $tile } на { $place }: { $words }

ludwig-screen-tile = { $name }: { $types }, площадь { $size }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очков.
  }
ludwig-screen-tile-without-type = { $name }: площадь { $size }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очков.
  }
ludwig-screen-symbol-connected = { $points } за каждое соединённое: { $types }.
ludwig-screen-symbol-adjacent = { $points } за каждое соседнее: { $types }.
ludwig-screen-symbol-anywhere = { $points } за каждое во всём замке: { $types }.
ludwig-screen-doors = { $doors ->
    [one] { $doors } вход.
    [few] { $doors } входа.
    [many] { $doors } входов.
   *[other] { $doors } входов.
  }
ludwig-screen-fenced = С одной стороны ограда: касаться её нельзя.
ludwig-screen-card-pays = { $per ->
    [0] { $points } один раз
    [1] по { $points }
   *[other] { $points } за каждые { $per }
  }
ludwig-screen-card-now = (сейчас { $points })
ludwig-screen-printed = на жетоне
ludwig-screen-dark = тёмной стороной
ludwig-screen-itself = этот жетон
ludwig-screen-blocks = { $doors ->
    [one] перекрывает { $doors } вход
    [few] перекрывает { $doors } входа
    [many] перекрывает { $doors } входов
   *[other] перекрывает { $doors } входов
  }
ludwig-screen-completes = станет готовым: { $rooms }
ludwig-screen-signs =
  ○ открытый вход, × перекрытый вход, просвет — общий вход, ┅ ┇ ограда, ░ подвал, ≡ край лестницы, ведущий вниз,
  ✓ готово, * новое, толстые стены: проба. 5n2 — второй вход помещения 5 на верхней стороне (n вверх, e вправо,
  s вниз, w влево), считая слева или сверху. 5n2/e кладёт туда ваш жетон верхом вправо.
  Запись 3,-2e говорит то же клетками: левая верхняя клетка рамки жетона, считая от фойе.

ludwig-screen-reward-activity = 5 очков
ludwig-screen-reward-corridor = бесплатная галерея или лестница, выкладывается сразу
ludwig-screen-reward-downstairs = любое другое поощрение на ваш выбор
ludwig-screen-reward-food = ещё один ход
ludwig-screen-reward-living = очки и символ помещения считаются ещё раз
ludwig-screen-reward-outdoor = 10 000 марок из банка
ludwig-screen-reward-sleeping = посмотреть стопку и положить до 2 её жетонов на колоду помещений
ludwig-screen-reward-utility = взять 2 карты бонусов и оставить 1

ludwig-screen-do-foyer = { $doors ->
    [one] сторона с { $doors } входом
    [few] сторона с { $doors } входами
    [many] сторона с { $doors } входами
   *[other] сторона с { $doors } входами
  }
ludwig-screen-do-put-away = сбросить: { $card }
ludwig-screen-do-keep-card = оставить: { $card }
ludwig-screen-do-take-money = взять 5 000 марок из банка
ludwig-screen-do-keep-rest = остальные цены не менять
ludwig-screen-do-leave-empty = оставить эту цену без жетона
ludwig-screen-do-claim = принять ({ $tile }): { $reward }
ludwig-screen-do-decline = отклонить ({ $tile })
ludwig-screen-do-look = стопка { $size }: { $left ->
    [0] пусто
    [one] { $left } жетон
    [few] { $left } жетона
    [many] { $left } жетонов
   *[other] { $left } жетонов
  }
ludwig-screen-do-put-no-more = хватит: остальное перемешать и вернуть

ludwig-screen-word-take-money = деньги
ludwig-screen-word-keep-rest = оставить
ludwig-screen-word-leave-empty = пусто
ludwig-screen-word-put-no-more = хватит
ludwig-screen-word-try = проба, пробовать
ludwig-screen-word-at = у, вход
ludwig-screen-word-more = дальше
ludwig-screen-word-castle = замок
ludwig-screen-word-market = рынок
ludwig-screen-about-try = нарисовать размещение толстыми стенами и сказать, что оно принесёт: проба 2, проба 5n/e; при покупке проба 3 или проба 3 2
ludwig-screen-about-at = только размещения у помещения или входа: у 5, у 5n2, у 5n e; просто у — все
ludwig-screen-about-more = следующая страница списка; дальше 3 — третья
ludwig-screen-about-castle = замок целиком с пояснениями: замок, замок B
ludwig-screen-about-market = рынок, стопки и положение в игре
ludwig-screen-about-moves = варианты с номерами; ходы 50 покажет больше
ludwig-screen-help-moves =
    Введите номер варианта или несколько подряд: 3 1 покупает третий жетон и кладёт его на лучшее место. Происходит
    либо всё, либо ничего. Годятся и названия: деньги, оставить, сауна; где понятно, хватает начала.
ludwig-screen-hint-pricing = или весь порядок: 3 1 2 5 4; оставить: прочее как есть
ludwig-screen-hint-buying = проба 3, замок, помощь
ludwig-screen-hint-placing = проба 2, дальше, у 5n, назад, помощь
ludwig-screen-hint-number = замок, рынок, помощь

ludwig-screen-topic-doors = знаки
ludwig-screen-topic-round = раунд
ludwig-screen-topic-turn = ход
ludwig-screen-topic-placing = размещение
ludwig-screen-topic-scoring = подсчёт
ludwig-screen-topic-rewards = поощрения
ludwig-screen-topic-ending = конец
ludwig-screen-topic-solo = соло

ludwig-screen-told-round = Раунд { $round }.
ludwig-screen-told-discarded = Выходят из игры: { $tiles }.
ludwig-screen-told-favours = Благодарности короля: { $favours }.
ludwig-screen-told-prices = Цены: { $prices }.
ludwig-screen-told-coins = Ещё по 1 000 марок на каждый оставшийся жетон: { $tiles }.
ludwig-screen-told-points = { $points ->
    [0] Без очков
    [one] { $sign } очко
    [few] { $sign } очка
    [many] { $sign } очков
   *[other] { $sign } очков
  }
ludwig-screen-told-because = { $tile } ({ $other })
ludwig-screen-told-doors = Общие входы: { $rooms }.
ludwig-screen-told-final = { $subject }: { $scores }.
ludwig-screen-told-final-score = { $who ->
    [you] у вас { $measure }, вы получаете
   *[other] { $name } имеет { $measure } и получает
  } { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
ludwig-screen-told-winner = { $who ->
    [you] Вы побеждаете
    [several] Победу делят { $names }
   *[other] Побеждает { $names }
  }, очков: { $points }.
ludwig-screen-told-rank = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
  }: король жалует вам ранг «{ $rank }».
ludwig-screen-depleted = Жетоны пустых стопок
ludwig-screen-favour = Благодарность короля «{ $name }»
ludwig-screen-card = Карта бонусов «{ $name }»
ludwig-screen-start = Начало
ludwig-screen-sheet-printed = Очки на жетонах
ludwig-screen-sheet-own-symbol = Символы новых жетонов
ludwig-screen-sheet-others-symbol = Символы старых жетонов
ludwig-screen-sheet-rewards = Поощрения
ludwig-screen-total = Всего

error-table-ludwig-no-door = У входа «{ $text }» жетону не лечь. Вход — это помещение и сторона, например 5n2; что можно, покажут ходы.
error-table-ludwig-nothing-to-try = Сейчас пробовать нечего: сначала купите или назовите номер жетона на рынке.
error-table-ludwig-no-player = Игрока «{ $text }» нет. Игроки: { $names }.

# Где лежал бы жетон, после слов «к востоку от помещения «Кухня»»
ludwig-where-joins = { $others ->
    [none] соединён с ним
   *[other] соединён с ним, а также: { $others }
  }
ludwig-where-blocks = { $doors ->
    [one] перекрывает { $doors } вход ({ $rooms })
    [few] перекрывает { $doors } входа ({ $rooms })
    [many] перекрывает { $doors } входов ({ $rooms })
   *[other] перекрывает { $doors } входа ({ $rooms })
  }
ludwig-where-open = { $doors ->
    [0] ни один его вход не останется открытым
   *[other] его открытых входов: { $doors }
  }
ludwig-where-turned = { $turn ->
    [1] повёрнут направо
    [2] повёрнут на 180 градусов
   *[3] повёрнут налево
  }
ludwig-where-cell = столбец { $column }, ряд { $row } от угла фойе
ludwig-where-level = { $level ->
    [cellar] на подвальном уровне
   *[ground] на надземном уровне
  }
