# Замки безумного короля Людвига, дополнения: вопросы, события, отказы; модули и указы

ludwig-option-modules = модули дополнений в игре; all: все; нужное модулю добавится само
ludwig-option-hourglass = в колоде есть указ с песочными часами: у остальных на цены 15 секунд (только вживую)
ludwig-option-decrees = указы, из которых выбирают; если не назван ни один — все подходящие столу
ludwig-option-moats-in-no-swan-favor = части рва считаются в благодарности за жетоны без лебедя

ludwig-option-modules-all = все модули, по одному указу
ludwig-option-modules-towers = Башни: помещения нового размера 325. Завершённая приносит ещё и жетон благодарности, очки за который получаете только вы. 11 новых благодарностей добавляются сами.
ludwig-option-modules-moats = Рвы: три части вокруг замка приносят очки за помещения, а готовый ров — жетон на выбор. Вместо фойе — барбакан с подъёмным мостом, за которым лежат сады.
ludwig-option-modules-passages = Тайные ходы: по три у каждого. Соединяют помещения через двери и промежутки и удваивают бонусы между ними.
ludwig-option-modules-swans = Лебеди: жетоны на помещениях размером от 250 до 400. Продавайте их или собирайте цвета ради очков.
ludwig-option-modules-renovations = Реновации: жетоны с двумя типами, которые кладут на помещения и считают заново. Партия длится чуть дольше.
ludwig-option-modules-decrees = Королевские указы: по одному, выбираются до первого раунда; каждый меняет для вас какое-то правило.
ludwig-option-modules-double-decrees = По два королевских указа: выбор идёт в два круга.
ludwig-option-modules-extra-rooms = 75 новых помещений: замешиваются в стопки своих размеров.
ludwig-option-modules-extra-favours = 11 новых благодарностей: внутренние дворы, прогулки, меньше всего очков и другие.
ludwig-option-modules-extra-bonus-cards = 13 новых бонусных карт: одна из них заменяет карту базовой игры.

ludwig-swan-red = красный
ludwig-swan-green = зелёный
ludwig-swan-blue = синий
ludwig-swan-yellow = жёлтый
ludwig-swan-white = белый
ludwig-passage-short = короткий ход
ludwig-passage-medium = средний ход
ludwig-passage-long = длинный ход
ludwig-position-west = запад
ludwig-position-north = север
ludwig-position-east = восток

ludwig-ask-drafting = Оставьте себе один из указов и передайте остальные.
ludwig-ask-redrawing = Возьмите один из указов вместо своего.
ludwig-ask-ready = Что вы выложите сначала: галерею или лестницу?
ludwig-ask-model = Из какой стопки взять образцовую комнату?
ludwig-ask-swapping = Обменять одну из ваших карт бонусов на отложенную?
ludwig-ask-remembering = Просмотреть сброшенные карты комнат, пока не вышли новые?
ludwig-ask-recalling = Положите на колоду до трёх сброшенных карт.
ludwig-ask-counting = Сколько монет положить на следующий жетон?
ludwig-ask-shifting = Пусть один из жетонов стоит столько, сколько другая ячейка?
ludwig-ask-queuing = Скольких игроков вы обгоните, по 2 000 каждому?
ludwig-ask-returning = Сколько монет с жетона вернуть в банк за очки?
ludwig-ask-borrowing = Сколько тысяч взять в долг?
ludwig-ask-collecting = Взять и монеты с одного из жетонов рынка?
ludwig-ask-passing = Проложить из новой комнаты тайный ход?
ludwig-ask-printed = Взять напечатанные очки или по 1 000 за каждое?
ludwig-ask-tokens = Оставьте один из жетонов благодарности.
ludwig-ask-moat-stack = Ваш ров готов: выберите стопку для просмотра.
ludwig-ask-moat-tile = Возьмите жетон из стопки и выложите его бесплатно.
ludwig-ask-turn-end = Сделать что-нибудь ещё до конца хода?
ludwig-ask-repaying = Вернуть долги перед итоговым подсчётом?
ludwig-ask-clearing = Сбросьте до четырёх жетонов из стопок.
ludwig-ask-doubling = Какая карта бонуса считается дважды?

ludwig-event-swan-laid = На жетоне «{ $tile }» лежит лебедь.
ludwig-event-swan-taken = { $name }: лебедь.
ludwig-event-swans-sold = { $name }: лебеди проданы за { $amount }.
ludwig-event-renovation-laid-out = Новая реновация: { $tile }.
ludwig-event-room-renovated = { $name }: реновация «{ $tile }» положена на комнату.
ludwig-event-passage-laid = { $name }: тайный ход из комнаты «{ $tile }».
ludwig-event-moat-placed = { $name }: часть рва.
ludwig-event-moat-points = { $name }: { $points } за ров.
ludwig-event-moat-finished = { $name }: ров завершён.
ludwig-event-moat-reward-claimed = { $name }: награда за ров.
ludwig-event-moat-reward-gone = { $name }: награда за ров ничего не принесла.
ludwig-event-tile-found = { $who ->
    [you] Вы берёте из стопки: { $tile }.
   *[other] { $name } берёт из стопки: { $tile }.
  }
ludwig-event-card-discarded = Карта комнаты { $size } сброшена.
ludwig-event-tokens-looked-at = { $who ->
    [you] Вы смотрите жетоны благодарности.
   *[other] { $name } смотрит жетоны благодарности.
  }
ludwig-event-token-kept = { $who ->
    [you] Вы оставляете жетон благодарности.
   *[other] { $name } оставляет жетон благодарности.
  }
ludwig-event-decree-kept = { $who ->
    [you] Вы оставляете указ.
   *[other] { $name } оставляет указ.
  }
ludwig-event-decrees-revealed = { $name }: { $decrees }.
ludwig-event-decrees-looked-at = { $who ->
    [you] Вы смотрите три указа.
   *[other] { $name } смотрит три указа.
  }
ludwig-event-model-chosen = { $who ->
    [you] Вы оставляете образцовую комнату из стопки { $stack }.
   *[other] { $name } оставляет образцовую комнату из стопки { $stack }.
  }
ludwig-event-cards-shown = { $who ->
    [you] Вы смотрите отложенные карты бонусов.
   *[other] { $name } смотрит отложенные карты бонусов.
  }
ludwig-event-card-swapped = { $who ->
    [you] Вы меняете карту бонуса.
   *[other] { $name } меняет карту бонуса.
  }
ludwig-event-swap-declined = { $who ->
    [you] Вы ничего не меняете.
   *[other] { $name } ничего не меняет.
  }
ludwig-event-card-recalled = Карта комнаты { $size } снова лежит на колоде.
ludwig-event-recall-begun = { $name }: { $recalls ->
    [1] просмотр сброшенных карт комнат.
   *[0] карты комнат остаются.
  }
ludwig-event-coins-moved = Монеты на жетоне «{ $tile }»: { $coins }.
ludwig-event-price-shifted = { $tile } стоит в этом раунде { $price }.
ludwig-event-hourglass-empty = { $who ->
    [you] Время вышло: цены дальше назначаете вы.
   *[other] Время вышло: цены дальше назначает { $name }.
  }
ludwig-event-order-changed = { $who ->
    [you] Вы платите { $paid } и обгоняете.
   *[other] { $name } платит { $paid } и обгоняет.
  }
ludwig-event-tile-stored = { $who ->
    [you] Вы откладываете: { $tile }.
   *[other] { $name } откладывает: { $tile }.
  }
ludwig-event-tile-unpacked = { $who ->
    [you] Вы достаёте: { $tile }.
   *[other] { $name } достаёт: { $tile }.
  }
ludwig-event-money-borrowed = { $who ->
    [you] Вы берёте в долг { $amount }.
   *[other] { $name } берёт в долг { $amount }.
  }
ludwig-event-debt-repaid = { $who ->
    [you] Вы возвращаете { $amount }.
   *[other] { $name } возвращает { $amount }.
  }
ludwig-event-coins-collected = { $who ->
    [you] Вы собираете с жетона { $amount }.
   *[other] { $name } собирает с жетона { $amount }.
  }
ludwig-event-points-gained = { $name }: { $points } за указ.
ludwig-event-money-banked = { $who ->
    [you] Вы откладываете 1 000.
   *[other] { $name } откладывает 1 000.
  }
ludwig-event-passed-on = { $who ->
    [you] Вы оставляете всё как есть.
   *[other] { $name } оставляет всё как есть.
  }
ludwig-event-stack-cleared = Из стопки { $stack } сброшен жетон.
ludwig-event-card-doubled = { $who ->
    [you] Вы считаете карту бонуса дважды.
   *[other] { $name } считает карту бонуса дважды.
  }

error-modules-not-for-one = Одному игроку доступны только: { $expected }.
error-keep-a-decree-first = Сначала оставьте указ ({ $rule }).
error-swap-or-leave-first = Сначала обменяйте карту или откажитесь ({ $rule }).
error-recall-or-leave-first = Сначала верните карты или откажитесь ({ $rule }).
error-lay-the-coins-first = Сначала разложите монеты ({ $rule }).
error-shift-or-leave-first = Сначала сдвиньте цену или откажитесь ({ $rule }).
error-choose-your-turn-first = Сначала решите, скольких игроков обгоните ({ $rule }).
error-settle-the-purchase-first = Сначала решите, как оплатить покупку ({ $rule }).
error-collect-or-leave-first = Сначала соберите монеты или откажитесь ({ $rule }).
error-lay-passages-first = Сначала проложите ходы или откажитесь ({ $rule }).
error-points-or-money-first = Сначала выберите очки или деньги ({ $rule }).
error-keep-a-token-first = Сначала оставьте жетон благодарности ({ $rule }).
error-end-the-turn-first = Сначала закончите ход ({ $rule }).
error-repay-or-leave-first = Сначала верните долги или откажитесь ({ $rule }).
error-discard-or-leave-first = Сначала сбросьте жетоны или откажитесь ({ $rule }).
error-choose-the-card-first = Сначала выберите карту, которая считается дважды ({ $rule }).
error-swans-not-for-sale = Продать можно только своих лебедей, { $most } за ход ({ $rule }).
error-no-such-favour-token = Жетона номер { $number } нет ({ $rule }).
error-no-such-renovation = Реновации номер { $number } нет ({ $rule }).
error-no-room-to-renovate = У вас нет комнаты, на которую её можно положить ({ $rule }).
error-not-to-be-renovated = На это её положить нельзя ({ $rule }).
error-no-such-passage = Такой ход там не подходит ({ $rule }).
error-room-not-linked = Комнате нужен ход, чтобы соединиться с замком ({ $rule }).
error-no-place-for-moat = Для части рва нет места ({ $rule }).
error-no-such-decree = Указа номер { $number } нет ({ $rule }).
error-nothing-to-recall = Сейчас вернуть карты комнат нельзя ({ $rule }).
error-no-such-card-discarded = Карта { $size } не сброшена ({ $rule }).
error-no-such-shift = Так цену сдвинуть нельзя ({ $rule }).
error-coins-in-hand = Монеты у вас в руке: разложите их ({ $rule }).
error-not-so-many-coins = Здесь может лежать от { $least } до { $most } монет ({ $rule }).
error-no-hourglass = Ни у кого нет песочных часов ({ $rule }).
error-too-few-decrees = Из названных указов этому столу подходят только { $count }; нужно { $needed }.
error-not-owed = Столько вернуть нельзя ({ $rule }).
error-nothing-to-bank = Сейчас отложить деньги нельзя ({ $rule }).
error-coins-needed = Этих монет нет, или они нужны для оплаты ({ $rule }).
error-not-the-price = Возьмите в долг недостающее и не больше цены ({ $rule }).
error-no-coins-there = Там нет монет ({ $rule }).
error-not-to-be-stored = Это отложить нельзя ({ $rule }).
error-nothing-to-unpack = Сейчас нечего достать ({ $rule }).
error-not-so-far-ahead = Нельзя обогнать столько игроков: { $players } ({ $rule }).

ludwig-reward-tower = башня
ludwig-reward-moat = ров
ludwig-reward-second = вторая награда
ludwig-reward-corridor = второй коридор
ludwig-screen-reward-tower = оставить 1 из 3 жетонов благодарности; в конце его считаете только вы
ludwig-screen-reward-moat = посмотреть стопку, взять один её жетон и разместить бесплатно
ludwig-screen-reward-second = ещё одна награда, за другой тип

ludwig-do-choose-barbican = Барбакан: { $what }
ludwig-do-sell-swans = Продать лебедей: { $what }
ludwig-do-buy-moat = Купить часть рва за 5 000
ludwig-do-place-moat = Ров: { $what }
ludwig-do-buy-renovation = Реновация: { $what }
ludwig-do-renovate = Положить на { $what }
ludwig-do-lay-passage = Проложить ход: { $what }
ludwig-do-no-passage = Больше ходов не надо
ludwig-do-keep-token = Оставить: { $what }
ludwig-do-take-tile = Взять: { $what }
ludwig-do-keep-decree = { $what }
ludwig-do-swap-card = Обменять: { $what }
ludwig-do-no-swap = Ничего не менять
ludwig-do-store = Отложить: { $what }
ludwig-do-unpack = Достать: { $what }
ludwig-do-return-coins = Вернуть { $what } за очки
ludwig-do-borrow = Взять в долг { $what }
ludwig-do-repay = Вернуть { $what }
ludwig-do-take-points = Взять очки вместо денег
ludwig-do-take-coins = Взять монеты с жетона «{ $what }»
ludwig-do-no-coins = Оставить монеты
ludwig-do-recall = Просмотреть сброшенные карты комнат
ludwig-do-no-recall = Не сейчас
ludwig-do-recall-card = Положить карту { $what } на колоду
ludwig-do-keep-coins = Оставить монеты на местах
ludwig-do-lay-coins = { $what } на следующий жетон
ludwig-do-shift = { $what }
ludwig-do-no-shift = Все цены остаются
ludwig-do-move-ahead = Скольких игроков обогнать: { $what }
ludwig-do-as-points = Взять напечатанные очки
ludwig-do-as-money = Взять по 1 000 за каждое напечатанное очко
ludwig-do-put-in-bank = Отложить 1 000
ludwig-do-end-turn = Больше ничего
ludwig-do-discard-tile = Сбросить жетон из { $what }
ludwig-do-no-discard = Больше ничего не сбрасывать
ludwig-do-double-card = Дважды: { $what }
ludwig-do-time-up = Время вышло

ludwig-screen-module-decrees = Указы, { $name }: { $decrees }
ludwig-screen-module-swans = Лебеди: { $swans }
ludwig-screen-module-tokens = Ваши жетоны благодарности: { $tokens }
ludwig-screen-module-stored = Отложено: { $tiles }
ludwig-screen-module-swan-sets = Лебеди
ludwig-screen-module-decree = Указ: { $name }
ludwig-screen-module-token = Свой жетон: { $name }
ludwig-screen-barbican-4 = четыре двери, подъёмный мост ведёт наружу
ludwig-screen-barbican-3s = три двери, подъёмный мост замурован: садов снаружи не будет, ров не завершить
ludwig-screen-barbican-3w = три двери, на запад двери нет; подъёмный мост ведёт наружу
ludwig-screen-barbican-3n = три двери, на север двери нет; подъёмный мост ведёт наружу
ludwig-screen-barbican-3e = три двери, на восток двери нет; подъёмный мост ведёт наружу
ludwig-screen-swan = лебедь: { $colour }
ludwig-screen-passage-to = { $kind } от { $door } к { $room } ({ $points })
ludwig-screen-by-passage = ходом
ludwig-screen-module-passages = Осталось тайных ходов: { $passages }
ludwig-screen-module-used = использован
ludwig-screen-module-debt = Долг
ludwig-screen-module-banked = Отложено
ludwig-screen-module-sell = (иначе: { $word } и первые буквы английских цветов)
ludwig-screen-sheet-moat = Ров

ludwig-decree-dec-01 = Начните с 25 000 марок вместо 15 000.
ludwig-decree-dec-02 = Вытяните 2 неиспользуемых жетона благодарностей и держите их в тайне; в конце очки за них получаете только вы.
ludwig-decree-dec-03 = Когда все раскроют указы, посмотрите 3 верхних указа колоды; один из них станет вашим.
ludwig-decree-dec-04 = Перед первым раундом бесплатно выложите 1 галерею и 1 лестницу.
ludwig-decree-dec-05 = Возьмите лицом вниз верхний жетон стопки комнат или башен. В конце 2 очка за каждую комнату той же площади и 2 за каждую того же типа.
ludwig-decree-dec-06 = Когда сбрасываются карты бонусов, можете посмотреть их и обменять одну на свою.
ludwig-decree-dec-07 = Ваши деньги и лебеди скрыты от соперников.
ludwig-decree-dec-08 = Раз за игру положите до 3 сброшенных карт помещений лицом вверх на колоду в любом порядке.
ludwig-decree-dec-09 = Как главный строитель вы можете положить к одной цене на жетон больше, а к другой на один меньше.
ludwig-decree-dec-10 = Как главный строитель можете перераспределить все монеты на рынке; ни один жетон нельзя поднять выше 5000.
ludwig-decree-dec-11 = Другие главные строители оценивают за 15 секунд; остальное можете распределить вы.
ludwig-decree-dec-12 = Когда вы главный строитель, вы ходите первым в раунде.
ludwig-decree-dec-13 = После оценки можете обогнать любое число игроков, заплатив каждому 2000.
ludwig-decree-dec-14 = Реновации стоят вам 2000.
ludwig-decree-dec-15 = Галереи и лестницы стоят вам 1000.
ludwig-decree-dec-16 = Один купленный жетон можно отложить сюда и выложить в любом из следующих ходов.
ludwig-decree-dec-17 = Получив жетон с монетами, можете вернуть любые из них в банк: 1 очко за 1000.
ludwig-decree-dec-18 = За жетон ценой 15 000 вы платите 10 000.
ludwig-decree-dec-19 = Все покупки дешевле на 1000.
ludwig-decree-dec-20 = Жетоны ценой 1000 и 2000 для вас бесплатны.
ludwig-decree-dec-21 = Можно покупать в кредит у банка; в конце −1 очко за каждую тысячу долга.
ludwig-decree-dec-22 = Беря деньги вместо покупки, можете забрать и все монеты с одного жетона рынка.
ludwig-decree-dec-23 = Беря деньги вместо покупки, получите 8000 или 8 очков.
ludwig-decree-dec-24 = Можно обновить уже один раз обновлённую комнату.
ludwig-decree-dec-25 = 7000 за каждый выложенный жетон с наружным символом в центре.
ludwig-decree-dec-26 = Соседние комнаты с перекрытым входом между ними считаются соединёнными.
ludwig-decree-dec-27 = В вашем замке подвальные и надземные комнаты можно соединять.
ludwig-decree-dec-28 = Штрафы за соседство с развлекательными комнатами на вас не действуют.
ludwig-decree-dec-29 = Каждая засчитанная соединённая комната приносит на 1 очко больше.
ludwig-decree-dec-30 = Вместо базовых очков выложенного жетона можно взять по 1000 за очко — всё или ничего.
ludwig-decree-dec-31 = Каждый выложенный жетон приносит не менее 3 очков.
ludwig-decree-dec-32 = Готовая развлекательная комната даёт 8 очков вместо 5.
ludwig-decree-dec-33 = В начале каждого дополнительного хода возьмите 5000.
ludwig-decree-dec-34 = Готовый коридор даёт и галерею, и лестницу.
ludwig-decree-dec-35 = Подвальное поощрение даёт две разные награды.
ludwig-decree-dec-36 = Готовая наружная комната даёт 15 000.
ludwig-decree-dec-37 = Спальное поощрение: до 3 жетонов на колоду.
ludwig-decree-dec-38 = 1000 сверху за каждую готовую комнату с поощрением.
ludwig-decree-dec-39 = Награда за ров применяется дважды.
ludwig-decree-dec-40 = Если в конце вашего хода счёт нечётный, получите 1 очко.
ludwig-decree-dec-41 = В конце каждого хода можно отложить сюда 1000; в конце 1 очко за каждую тысячу.
ludwig-decree-dec-42 = Подсобное поощрение: оставьте 1 из 3 карт бонусов.
ludwig-decree-dec-43 = Бонусы подвальных комнат удваиваются.
ludwig-decree-dec-44 = 2 очка за каждый выложенный жетон с жилым символом в центре.
ludwig-decree-dec-45 = 1 очко за каждую разную площадь; фойе, галереи, лестницы и башни считаются, рвы — нет.
ludwig-decree-dec-46 = 2 очка за каждый из 8 типов комнат в замке.
ludwig-decree-dec-47 = 1 очко за каждую комнату самого длинного променада.
ludwig-decree-dec-48 = 2 очка за каждый внутренний двор.
ludwig-decree-dec-49 = 12 очков, если нет ни галерей, ни лестниц.
ludwig-decree-dec-50 = 2 дополнительных очка за каждые оставшиеся 5000.
ludwig-decree-dec-51 = Набор из 1 / 2 / 3 / 4 / 5 лебедей приносит вам { $sets } очков вместо обычных.
ludwig-decree-dec-52 = Перед подсчётом пустых стопок можете сбросить до 4 жетонов из любых стопок.
ludwig-decree-dec-53 = 4 очка вместо 2 за каждый жетон из пустой стопки.
ludwig-decree-dec-54 = Одну свою карту бонуса засчитайте дважды.
ludwig-decree-dec-55 = 12 очков вместо 8 за каждую благодарность, где вы единолично первый.
ludwig-decree-dec-56 = 3 дополнительных очка за каждую вашу карту бонуса.
ludwig-decree-dec-57 = При ничьей в благодарностях место занимаете вы один.
ludwig-decree-dec-58 = 3 очка за каждую пару соединённых комнат одного типа; каждая комната только в одной паре.
