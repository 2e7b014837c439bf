# Замки безумного короля Людвига, дополнения: вопросы, события, отказы; модули и указы

ludwig-option-modules = модули дополнений в игре; all: все; нужное модулю добавится само
ludwig-option-hourglass = в колоде есть указ с песочными часами: у остальных на оценку 15 секунд (только в реальном времени)
ludwig-option-decrees = указы, из которых выбирают; если не назван ни один — все, что подходят этому столу
ludwig-option-moats-in-no-swan-favor = части рва считаются в благодарности за жетоны без лебедя

ludwig-option-modules-all = все модули, по одному указу
ludwig-option-modules-towers = Башни ≈: помещения новой площади, 325. Готовая башня приносит ещё и жетон благодарности, очки за который получаете только вы. 11 новых благодарностей короля добавляются сами.
ludwig-option-modules-moats = Рвы ≈: три части вокруг замка приносят очки за ваши помещения, а готовый ров — жетон на ваш выбор. Фойе становится барбаканом с подъёмным мостом, а за мостом лежат сады.
ludwig-option-modules-passages = Тайные проходы ≈: по три у каждого. Они соединяют помещения через входы и промежутки и удваивают награды между ними.
ludwig-option-modules-swans = Лебеди ≈: жетоны на помещениях от 250 до 400. Продавайте их или собирайте разные цвета ради очков.
ludwig-option-modules-renovations = Реновации ≈: жетоны с двумя типами, которые кладут на помещения и снова получают очки. Партия длится чуть дольше.
ludwig-option-modules-decrees = Королевские указы ≈: по одному, их выбирают драфтом до первого раунда; каждый меняет для вас какое-нибудь правило.
ludwig-option-modules-double-decrees = По два королевских указа: драфт идёт в два круга.
ludwig-option-modules-extra-rooms = 75 новых помещений ≈: они перемешиваются со стопками своих площадей.
ludwig-option-modules-extra-favours = 11 новых благодарностей короля: внутренние дворы, прогулки, меньше всего очков и другие.
ludwig-option-modules-extra-bonus-cards = 13 новых карт бонусов: одна из них заменяет карту базовой игры.

ludwig-swan-red = красный
ludwig-swan-green = зелёный
ludwig-swan-blue = синий
ludwig-swan-yellow = жёлтый
ludwig-swan-white = белый
ludwig-passage-short = короткий проход
ludwig-passage-medium = средний проход
ludwig-passage-long = длинный проход
ludwig-position-west = запад
ludwig-position-north = север
ludwig-position-east = восток

ludwig-ask-drafting = Оставьте себе один из этих указов и передайте остальные.
ludwig-ask-redrawing = Возьмите один из этих указов вместо своего.
ludwig-ask-ready = Что вы выложите сначала: галерею или лестницу?
ludwig-ask-model = Из какой стопки взять образец?
ludwig-ask-swapping = Обменять одну из ваших карт бонусов на сброшенную?
ludwig-ask-remembering = Просмотреть сброшенные карты помещений, пока не появились новые?
ludwig-ask-recalling = Верните на колоду до трёх сброшенных карт.
ludwig-ask-counting = Сколько монет положить на следующий жетон?
ludwig-ask-shifting = Переложить один жетон на другую цену?
ludwig-ask-queuing = Скольких игроков вы обгоните, заплатив каждому по 2 000 марок?
ludwig-ask-returning = Сколько монет с жетона вернуть в банк за очки?
ludwig-ask-borrowing = Сколько тысяч взять в долг?
ludwig-ask-collecting = Взять и монеты с одного из жетонов рынка?
ludwig-ask-passing = Проложить от нового помещения тайный проход?
ludwig-ask-printed = Взять очки жетона или по 1 000 марок за каждое?
ludwig-ask-tokens = Оставьте один из жетонов благодарности.
ludwig-ask-moat-stack = Ваш ров готов: выберите стопку для просмотра.
ludwig-ask-moat-tile = Возьмите жетон из стопки и выложите его бесплатно.
ludwig-ask-selling = Продать лебедей, пока ход не закончился?
ludwig-ask-turn-end = Сделать что-нибудь ещё до конца хода?
ludwig-ask-repaying = Вернуть долги перед финальным подсчётом?
ludwig-ask-clearing = Сбросьте до четырёх жетонов из стопок.
ludwig-ask-doubling = Какая карта бонусов считается дважды?

ludwig-event-swan-laid = На жетоне «{ $tile }» лежит лебедь.
ludwig-event-swan-taken = { $who ->
    [you] Вы берёте лебедя.
   *[other] { $name } берёт лебедя.
  }
ludwig-event-swans-sold = { $who ->
    [you] Вы продаёте лебедей за { $amount } марок.
   *[other] { $name } продаёт лебедей за { $amount } марок.
  }
ludwig-event-renovation-laid-out = Новая реновация: { $tile }.
ludwig-event-room-renovated = { $who ->
    [you] Вы кладёте на помещение реновацию: { $tile }.
   *[other] { $name } кладёт на помещение реновацию: { $tile }.
  }
ludwig-event-passage-laid = { $who ->
    [you] Вы прокладываете тайный проход от жетона: { $tile }.
   *[other] { $name } прокладывает тайный проход от жетона: { $tile }.
  }
ludwig-event-moat-placed = { $who ->
    [you] Вы выкладываете часть рва.
   *[other] { $name } выкладывает часть рва.
  }
ludwig-event-moat-points = { $who ->
    [you] Вы получаете за ров: { $points }.
   *[other] { $name } получает за ров: { $points }.
  }
ludwig-event-moat-finished = { $who ->
    [you] Ваш ров готов.
   *[other] Ров игрока { $name } готов.
  }
ludwig-event-moat-reward-claimed = { $who ->
    [you] Вы принимаете поощрение рва.
   *[other] { $name } принимает поощрение рва.
  }
ludwig-event-moat-reward-gone = { $who ->
    [you] Поощрение рва ничего вам не приносит.
   *[other] Поощрение рва ничего не приносит игроку { $name }.
  }
ludwig-event-tile-found = { $who ->
    [you] Вы берёте из стопки: { $tile }.
   *[other] { $name } берёт из стопки: { $tile }.
  }
ludwig-event-card-discarded = Карта помещения { $size } сброшена.
ludwig-event-tokens-looked-at = { $who ->
    [you] Вы смотрите жетоны благодарностей.
   *[other] { $name } смотрит жетоны благодарностей.
  }
ludwig-event-token-kept = { $who ->
    [you] Вы оставляете себе жетон благодарности.
   *[other] { $name } оставляет себе жетон благодарности.
  }
ludwig-event-decree-kept = { $who ->
    [you] Вы оставляете себе указ.
   *[other] { $name } оставляет себе указ.
  }
ludwig-event-decrees-revealed = { $name }: { $decrees }.
ludwig-event-decrees-looked-at = { $who ->
    [you] Вы смотрите три указа.
   *[other] { $name } смотрит три указа.
  }
ludwig-event-model-chosen = { $who ->
    [you] Вы берёте образец из стопки { $stack }.
   *[other] { $name } берёт образец из стопки { $stack }.
  }
ludwig-event-cards-shown = { $who ->
    [you] Вы смотрите сброшенные карты бонусов.
   *[other] { $name } смотрит сброшенные карты бонусов.
  }
ludwig-event-card-swapped = { $who ->
    [you] Вы обмениваете карту бонусов.
   *[other] { $name } обменивает карту бонусов.
  }
ludwig-event-swap-declined = { $who ->
    [you] Вы ничего не обмениваете.
   *[other] { $name } ничего не обменивает.
  }
ludwig-event-card-recalled = Карта помещения { $size } снова лежит на колоде.
ludwig-event-recall-begun = { $recalls ->
    [1] { $name } просматривает сброшенные карты помещений.
   *[0] { $name } не трогает карты помещений.
  }
ludwig-event-coins-moved = Монеты на жетоне «{ $tile }»: { $coins }.
ludwig-event-price-shifted = { $tile }: цена в этом раунде { $price } марок.
ludwig-event-hourglass-empty = { $who ->
    [you] Время вышло: дальше оцениваете вы.
   *[other] Время вышло: дальше оценивает { $name }.
  }
ludwig-event-order-changed = { $who ->
    [you] Вы платите { $paid } марок и обгоняете других.
   *[other] { $name } платит { $paid } марок и обгоняет других.
  }
ludwig-event-tile-stored = { $who ->
    [you] Вы откладываете: { $tile }.
   *[other] { $name } откладывает: { $tile }.
  }
ludwig-event-tile-unpacked = { $who ->
    [you] Вы выкладываете отложенное: { $tile }.
   *[other] { $name } выкладывает отложенное: { $tile }.
  }
ludwig-event-money-borrowed = { $who ->
    [you] Вы берёте в долг { $amount } марок.
   *[other] { $name } берёт в долг { $amount } марок.
  }
ludwig-event-debt-repaid = { $who ->
    [you] Вы возвращаете { $amount } марок.
   *[other] { $name } возвращает { $amount } марок.
  }
ludwig-event-coins-collected = { $who ->
    [you] Вы собираете с жетона { $amount } марок.
   *[other] { $name } собирает с жетона { $amount } марок.
  }
ludwig-event-points-gained = { $who ->
    [you] Вы получаете по указу «{ $decree }»: { $points }.
   *[other] { $name } получает по указу «{ $decree }»: { $points }.
  }
ludwig-event-money-banked = { $who ->
    [you] Вы кладёте 1 000 марок в копилку.
   *[other] { $name } кладёт 1 000 марок в копилку.
  }
ludwig-event-passed-on = { $who ->
    [you] Вы останавливаетесь на этом.
   *[other] { $name } останавливается на этом.
  }
ludwig-event-stack-cleared = Из стопки { $stack } сброшен жетон.
ludwig-event-card-doubled = { $who ->
    [you] Вы считаете дважды одну карту бонусов.
   *[other] { $name } считает дважды одну карту бонусов.
  }

error-modules-not-for-one = В одиночном режиме доступны только: { $expected }.
error-keep-a-decree-first = Сначала оставьте указ.
error-swap-or-leave-first = Сначала обменяйте карту или откажитесь.
error-recall-or-leave-first = Сначала верните карты или откажитесь.
error-lay-the-coins-first = Сначала разложите монеты.
error-shift-or-leave-first = Сначала переложите жетон или откажитесь.
error-choose-your-turn-first = Сначала решите, скольких игроков обгоните.
error-settle-the-purchase-first = Сначала решите, как оплатить покупку.
error-collect-or-leave-first = Сначала соберите монеты или откажитесь.
error-lay-passages-first = Сначала проложите проходы или откажитесь.
error-points-or-money-first = Сначала выберите очки или деньги.
error-keep-a-token-first = Сначала оставьте жетон благодарности.
error-end-the-turn-first = Сначала закончите ход.
error-repay-or-leave-first = Сначала верните долги или откажитесь.
error-discard-or-leave-first = Сначала сбросьте жетоны или откажитесь.
error-choose-the-card-first = Сначала выберите карту, которая считается дважды.
error-swans-not-for-sale = Продать можно только своих лебедей, { $most } за ход.
error-no-such-favour-token = Жетона номер { $number } нет.
error-no-such-renovation = Реновации номер { $number } нет.
error-no-room-to-renovate = У вас нет помещения, на которое её можно положить.
error-not-to-be-renovated = На этот жетон реновацию положить нельзя.
error-no-such-passage = Такой проход здесь не подходит.
error-room-not-linked = Этому помещению нужен проход, который соединит его с замком.
error-no-place-for-moat = Для части рва нет места.
error-no-such-decree = Указа номер { $number } нет.
error-nothing-to-recall = Сейчас вернуть карты помещений нельзя.
error-no-such-card-discarded = Карты { $size } в сбросе нет.
error-no-such-shift = Так переложить жетон нельзя.
error-coins-in-hand = Монеты у вас в руке: разложите их.
error-not-so-many-coins = Здесь может лежать от { $least } до { $most } монет.
error-no-hourglass = Ни у кого нет песочных часов.
error-too-few-decrees = Из названных указов этому столу подходит { $count }; нужно { $needed }.
error-not-owed = Столько вернуть нельзя.
error-nothing-to-bank = Сейчас положить деньги в копилку нельзя.
error-coins-needed = Этих монет нет, или они нужны для оплаты.
error-not-the-price = Возьмите в долг недостающее и не больше цены.
error-no-coins-there = Там нет монет.
error-not-to-be-stored = Это отложить нельзя.
error-nothing-to-unpack = Сейчас выложить отложенное нельзя.
error-not-so-far-ahead = Нельзя обогнать столько игроков: { $players }.

ludwig-reward-tower = башня
ludwig-reward-moat = ров
ludwig-reward-second = второе поощрение
ludwig-reward-corridor = второй коридор
ludwig-screen-reward-tower = оставить 1 из 3 верхних жетонов благодарностей; в конце очки за него только у вас
ludwig-screen-reward-moat = посмотреть стопку, взять один её жетон и выложить бесплатно
ludwig-screen-reward-second = ещё одно поощрение, другого типа

ludwig-do-choose-barbican = Барбакан: { $what }
ludwig-do-sell-swans = Продать лебедей: { $what }
ludwig-do-buy-moat = Купить часть рва за 5 000 марок
ludwig-do-place-moat = Ров: { $what }
ludwig-do-buy-renovation = Реновация: { $what }
ludwig-do-renovate = Положить на { $what }
ludwig-do-lay-passage = Проложить проход: { $what }
ludwig-do-no-passage = Больше проходов не надо
ludwig-do-keep-token = Оставить: { $what }
ludwig-do-take-tile = Взять: { $what }
ludwig-do-keep-decree = { $what }
ludwig-do-swap-card = Обменять: { $what }
ludwig-do-no-swap = Ничего не обменивать
ludwig-do-store = Отложить: { $what }
ludwig-do-unpack = Выложить отложенное: { $what }
ludwig-do-return-coins = Вернуть { $what } за очки
ludwig-do-borrow = Взять в долг { $what }
ludwig-do-repay = Вернуть { $what }
ludwig-do-take-points = Взять очки вместо денег
ludwig-do-take-coins = Взять монеты с жетона «{ $what }»
ludwig-do-no-coins = Оставить монеты
ludwig-do-recall = Просмотреть сброшенные карты помещений
ludwig-do-no-recall = Не сейчас
ludwig-do-recall-card = Положить карту { $what } на колоду
ludwig-do-keep-coins = Оставить монеты на местах
ludwig-do-lay-coins = { $what } на следующий жетон
ludwig-do-shift = { $what }
ludwig-do-no-shift = Все цены остаются
ludwig-do-move-ahead = Скольких игроков обогнать: { $what }
ludwig-do-as-points = Взять очки жетона
ludwig-do-as-money = Взять по 1 000 марок за каждое очко жетона
ludwig-do-put-in-bank = Положить 1 000 марок в копилку
ludwig-do-end-turn = Больше ничего
ludwig-do-discard-tile = Сбросить жетон из { $what }
ludwig-do-no-discard = Больше не сбрасывать
ludwig-do-no-double = Не считать дважды ни одну карту
ludwig-do-double-card = Дважды: { $what }
ludwig-do-time-up = Время вышло

ludwig-screen-module-decrees = Указы игрока { $name }: { $decrees }
ludwig-screen-module-swans = Лебеди: { $swans }
ludwig-screen-module-tokens = Ваши жетоны благодарностей: { $tokens }
ludwig-screen-module-stored = Отложено: { $tiles }
ludwig-screen-module-swan-sets = Лебеди
ludwig-screen-module-decree = Указ: { $name }
ludwig-screen-module-token = Свой жетон: { $name }
ludwig-screen-barbican-4 = четыре входа, подъёмный мост ведёт наружу
ludwig-screen-barbican-3s = три входа, подъёмный мост замурован: садов снаружи не будет, и ров никогда не будет готов
ludwig-screen-barbican-3w = три входа, на западе глухая стена; подъёмный мост ведёт наружу
ludwig-screen-barbican-3n = три входа, на севере глухая стена; подъёмный мост ведёт наружу
ludwig-screen-barbican-3e = три входа, на востоке глухая стена; подъёмный мост ведёт наружу
ludwig-screen-swan = лебедь: { $colour }
ludwig-screen-passage-to = { $kind } от { $door } к { $room } ({ $points })
ludwig-screen-by-passage = { $doors } через проход
ludwig-screen-by-wall = { $rooms } через стену
ludwig-screen-module-passages = Осталось тайных проходов: { $passages }
ludwig-screen-module-used = использован
ludwig-screen-module-debt = Долг
ludwig-screen-module-banked = В копилке
ludwig-screen-module-sell = (другие: { $word } и первые буквы цветов по-английски)
ludwig-screen-sheet-moat = Ров

ludwig-decree-dec-01 = Начните с 25 000 марок вместо 15 000.
ludwig-decree-dec-02 = Вытяните 2 жетона благодарности из коробки и держите их в тайне; в конце очки за них получаете только вы.
ludwig-decree-dec-03 = Когда все откроют указы, посмотрите 3 верхних указа колоды; один из них станет вашим.
ludwig-decree-dec-04 = Перед первым раундом бесплатно выложите 1 галерею и 1 лестницу.
ludwig-decree-dec-05 = Возьмите лицевой стороной вниз верхний жетон стопки помещений или башен. В конце 2 очка за каждое помещение той же площади и 2 за каждое помещение того же типа.
ludwig-decree-dec-06 = Когда кто-нибудь сбрасывает карты бонусов, можете посмотреть их и обменять одну свою на одну из них.
ludwig-decree-dec-07 = Ваши деньги и жетоны лебедей скрыты от остальных.
ludwig-decree-dec-08 = Раз за игру положите до 3 сброшенных карт помещений лицевой стороной вверх на колоду помещений, в любом порядке.
ludwig-decree-dec-09 = Если вы главный строитель, на одну цену можете положить на жетон больше, а на другую — на жетон меньше.
ludwig-decree-dec-10 = Если вы главный строитель, можете перераспределить все монеты на жетонах рынка; ни на одном не должно стать больше 5 000 марок.
ludwig-decree-dec-11 = У других главных строителей на оценку 15 секунд; что они не успели, можете оценить вы.
ludwig-decree-dec-12 = Если вы главный строитель, вы ходите в раунде первым ходом.
ludwig-decree-dec-13 = После оценки можете обогнать любое число игроков, заплатив каждому 2 000 марок.
ludwig-decree-dec-14 = Реновации стоят вам 2 000 марок.
ludwig-decree-dec-15 = Галереи и лестницы стоят вам 1 000 марок.
ludwig-decree-dec-16 = Один купленный жетон можете отложить сюда и выложить в любой следующий ход.
ludwig-decree-dec-17 = Получив жетон с монетами, можете вернуть любые из них в банк: 1 очко за 1 000 марок.
ludwig-decree-dec-18 = За жетоны с ценой 15 000 марок вы платите 10 000.
ludwig-decree-dec-19 = Всё, что вы покупаете, на 1 000 марок дешевле.
ludwig-decree-dec-20 = Жетоны с ценой 1 000 и 2 000 марок для вас бесплатны.
ludwig-decree-dec-21 = Можете покупать в долг у банка; в конце −1 очко за каждые 1 000 марок долга.
ludwig-decree-dec-22 = Если вместо покупки вы берёте деньги, можете взять и все монеты с одного жетона рынка.
ludwig-decree-dec-23 = Если вместо покупки вы берёте деньги, возьмите 8 000 марок или 8 очков.
ludwig-decree-dec-24 = Можете реновировать помещение, которое один раз уже реновировано. Карты бонусов и благодарности короля считают оба жетона.
ludwig-decree-dec-25 = 7 000 марок за каждый выложенный жетон с символом наружного помещения в центре.
ludwig-decree-dec-26 = Соседние помещения с перекрытым входом между ними считаются соединёнными.
ludwig-decree-dec-27 = В вашем замке надземные помещения можно соединять с подвальными.
ludwig-decree-dec-28 = Штрафы за соседство с развлекательными помещениями на вас не действуют.
ludwig-decree-dec-29 = Каждое соединённое помещение, за которое вы получаете награду, приносит на 1 очко больше.
ludwig-decree-dec-30 = Вместо очков выложенного жетона можете взять по 1 000 марок за каждое — всё или ничего.
ludwig-decree-dec-31 = Каждый выложенный жетон приносит не менее 3 очков.
ludwig-decree-dec-32 = Готовое развлекательное помещение даёт 8 очков вместо 5.
ludwig-decree-dec-33 = В начале каждого дополнительного хода возьмите 5 000 марок.
ludwig-decree-dec-34 = Готовый коридор даёт и галерею, и лестницу.
ludwig-decree-dec-35 = Поощрение за подвальное помещение даёт два разных поощрения.
ludwig-decree-dec-36 = Готовое наружное помещение даёт 15 000 марок.
ludwig-decree-dec-37 = Поощрение за спальное помещение: до 3 жетонов на колоду помещений.
ludwig-decree-dec-38 = 1 000 марок сверх того за каждое готовое помещение, которое даёт поощрение.
ludwig-decree-dec-39 = Поощрение рва вы получаете дважды.
ludwig-decree-dec-40 = Если в конце вашего хода у вас нечётное число очков, получите 1 очко.
ludwig-decree-dec-41 = В конце каждого своего хода можете положить сюда 1 000 марок; в конце игры 1 очко за каждые 1 000.
ludwig-decree-dec-42 = Поощрение за подсобное помещение: оставьте 1 из 3 карт бонусов.
ludwig-decree-dec-43 = Награды за символы ваших подвальных помещений удваиваются.
ludwig-decree-dec-44 = 2 очка за каждый выложенный жетон с символом жилого помещения в центре.
ludwig-decree-dec-45 = 1 очко за каждую разную площадь в замке; фойе, галереи, лестницы и башни считаются, рвы — нет.
ludwig-decree-dec-46 = 2 очка за каждый тип помещений в замке, из 8.
ludwig-decree-dec-47 = 1 очко за каждое помещение вашей самой длинной прогулки.
ludwig-decree-dec-48 = 2 очка за каждый внутренний двор.
ludwig-decree-dec-49 = 12 очков, если в замке нет ни галерей, ни лестниц.
ludwig-decree-dec-50 = 2 дополнительных очка за каждые полные оставшиеся 5 000 марок.
ludwig-decree-dec-51 = Набор из 1 / 2 / 3 / 4 / 5 лебедей приносит вам { $sets } очков вместо обычных.
ludwig-decree-dec-52 = Перед подсчётом пустых стопок можете сбросить до 4 жетонов из любых стопок.
ludwig-decree-dec-53 = 4 очка вместо 2 за каждый жетон пустой стопки.
ludwig-decree-dec-54 = Очки за одну из своих карт бонусов можете получить дважды.
ludwig-decree-dec-55 = 12 очков вместо 8 за каждую благодарность короля, где первое место занимаете вы одни.
ludwig-decree-dec-56 = 3 дополнительных очка за каждую вашу карту бонусов.
ludwig-decree-dec-57 = При любой ничьей по благодарности короля место занимаете вы одни.
ludwig-decree-dec-58 = 3 очка за каждую пару соединённых помещений одного типа; каждое помещение только в одной паре.
