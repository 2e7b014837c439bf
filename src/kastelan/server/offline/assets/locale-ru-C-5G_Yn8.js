var e=Object.assign({"../src/kastelan/locale/ru/web-app.ftl":`# Кастелан как приложение

# Общие слова уведомлений, когда у сервера не спросить лучших. Каждое в одной строке.
web-app-notice-your-turn = Ваш ход.
web-app-notice-invited = Для вас оставлено место.
web-app-notice-game-over = Игра окончена.
web-app-notice-test = Уведомления от Кастелана работают.

web-app-title = Кастелан как приложение
web-app-about = На главном экране, в своём окне и с уведомлением, когда ваш ход.
web-app-install = Установить
web-app-later = Не сейчас
web-app-installed = Кастелан установлен на этом устройстве.
web-app-ios = На iPhone или iPad: нажмите «Поделиться», затем «На экран Домой». Без этого уведомления о ходе не приходят.
web-app-menu = Выберите «Установить» или «Добавить на главный экран» в меню браузера.
web-app-new-version = Готова новая версия.
web-app-reload = Обновить
web-app-waits = Она загрузится, как только ваш ход дойдёт.

web-app-offline-title = Нет связи
web-app-offline-about = Сервер недоступен. Ваши игры на нём в сохранности, а страница продолжит сама, когда связь вернётся.
web-app-offline-play = Играть без сервера
web-app-offline-play-about = Против ботов или вместе за этим устройством, без подключения.

web-app-push = На этом устройстве, даже когда страница закрыта
web-app-push-about = Прочесть уведомление можете только вы: оно идёт на устройство зашифрованным, без названия игры и имён игроков.
web-app-push-on = Уведомлять на этом устройстве
web-app-push-off = Выключить
web-app-push-test = Проверить
web-app-push-sent = последнее уведомление { $day }
web-app-push-error = Последнее уведомление не дошло: { $reason }
web-app-push-denied = Браузер блокирует уведомления этой страницы. Разрешить их можно в его настройках.
web-app-push-ios = На iPhone и iPad это работает, когда Кастелан добавлен на экран «Домой».
web-app-push-unable = Этот браузер так не умеет.

web-app-digest = По почте
web-app-digest-about = Одно письмо обо всём, что к тому времени ещё ждёт вас. Часы тишины соблюдаются.
web-app-digest-after = { $hours ->
    [0] Никогда
    [24] Раз в день
    [one] Через { $hours } час
    [few] Через { $hours } часа
    [many] Через { $hours } часов
   *[other] Через { $hours } часа
}
web-app-unsubscribe-title = Уведомления по почте
web-app-unsubscribe-about = Письма о ходах, приглашениях и законченных играх больше не будут приходить.
web-app-unsubscribe-go = Отписаться
web-app-unsubscribe-done = Эти письма больше не придут. Включить их снова можно в настройках.
`,"../src/kastelan/locale/ru/web-ending.ftl":`# Конец партии

web-ending-you = Победа за вами!
web-ending-you-too = Вы делите победу!
web-ending-picture = Законченная партия: стол, игроки и их очки
web-ending-story = Как прошла партия
web-ending-save = Сохранить картинку
web-ending-save-drawing = Сохранить как рисунок (SVG)
web-ending-save-film = Сохранить ход стройки
web-ending-result = Итог
`,"../src/kastelan/locale/ru/web-fair.ftl":`# Была ли раздача честной
web-fair = Проверить раздачу
web-fair-proven = Раздача была честной: сервер заранее обещал свою часть, и число вашего браузера вошло в зерно. Выбрать раздачу не мог никто, даже владелец сервера.
web-fair-partly = Сервер сдержал обещание, и число вашего браузера вошло в зерно. { $missing ->
    [one] Но числа { $missing } игрока нет: его браузер был не на связи, когда партия началась. Только сговорившись с владельцем сервера, они могли бы выбрать из двух раздач.
    [few] Но чисел { $missing } игроков нет: их браузеры были не на связи, когда партия началась. Только сговорившись с владельцем сервера, они могли бы выбрать из нескольких раздач.
    [many] Но чисел { $missing } игроков нет: их браузеры были не на связи, когда партия началась. Только сговорившись с владельцем сервера, они могли бы выбрать из нескольких раздач.
   *[other] Но чисел { $missing } игрока нет: их браузеры были не на связи, когда партия началась. Только сговорившись с владельцем сервера, они могли бы выбрать из нескольких раздач.
}
web-fair-away = Сервер сдержал обещание, и хеш вашего браузера вошёл в зерно. Но самого числа там нет: когда партия началась, браузер был не на связи. Значит, владелец сервера не мог выбрать раздачу в одиночку, но мог сговориться с другим игроком за этим столом.
web-fair-others = { $numbers ->
    [0] Сервер сдержал обещание, и хеши игроков вошли в зерно. Этот браузер ничего не добавил, поэтому не знает, те ли это хеши, что были до партии.
    [one] Сервер сдержал обещание, и в зерно вошло число { $numbers } игрока. Этот браузер ничего не добавил, поэтому не знает, то ли оно, что было до партии.
    [few] Сервер сдержал обещание, и в зерно вошли числа { $numbers } игроков. Этот браузер ничего не добавил, поэтому не знает, те ли они, что были до партии.
    [many] Сервер сдержал обещание, и в зерно вошли числа { $numbers } игроков. Этот браузер ничего не добавил, поэтому не знает, те ли они, что были до партии.
   *[other] Сервер сдержал обещание, и в зерно вошли числа { $numbers } игрока. Этот браузер ничего не добавил, поэтому не знает, те ли они, что были до партии.
}
web-fair-promised = Зерно то самое, что было обещано до партии. Но браузеры игроков не добавили к нему чисел, так что сервер мог выбрать его до обещания.
web-fair-missing = { $numbers ->
    [one] Браузер { $numbers } игрока был не на связи, когда партия началась, поэтому его числа нет.
    [few] Браузеры { $numbers } игроков были не на связи, когда партия началась, поэтому их чисел нет.
    [many] Браузеры { $numbers } игроков были не на связи, когда партия началась, поэтому их чисел нет.
   *[other] Браузеры { $numbers } игрока были не на связи, когда партия началась, поэтому их чисел нет.
}
web-fair-cannot = Эта страница может проверить раздачу только по HTTPS. Сохраните доказательство и проверьте его командой kastelan verify.
web-fair-broken-promise = Раздача была нечестной: часть сервера не та, которую он обещал до партии.
web-fair-broken-number = Раздача была нечестной: число одного из игроков не соответствует хешу, данному заранее.
web-fair-broken-seed = Раздача была нечестной: зерно получено не из части сервера и чисел игроков.
web-fair-broken-other-promise = Раздача была нечестной: до партии сервер обещал этому браузеру другое.
web-fair-broken-left-out = Число этого браузера не учтено. Если перед началом партии вы перешли на другое устройство, проверьте там; иначе раздача была нечестной.
web-fair-broken-seal = Раздача была нечестной: после того как этот браузер отдал своё число, хеши игроков изменились.
web-fair-numbers = Что проверено
web-fair-hash = Обещано до партии (хеш)
web-fair-secret = Часть сервера
web-fair-number = Число из браузера: { $name }
web-fair-number-missing = нет
web-fair-seed = Зерно раздачи
web-fair-save = Сохранить доказательство
web-fair-save-about = В сохранённом доказательстве есть и все ходы. Его можно проверить без этого сервера:
`,"../src/kastelan/locale/ru/web-kingdom.ftl":`# Kingdom Builder в браузере

web-kingdom-board = Поле. Стрелки ходят по гексам, Enter выбирает, точка ведёт к следующему гексу, который можно выбрать.
web-kingdom-list = Список возможных гексов
web-kingdom-whole-board = Всё поле
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
web-kingdom-your-next = Ваша следующая карта: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
web-kingdom-discards = Сброшено: { $cards }
web-kingdom-end-turn = Завершить ход
web-kingdom-still-ready = Ещё можно использовать: { $tiles }. Завершить ход без этого?
web-kingdom-go-on = Продолжить
web-kingdom-end-anyway = Всё равно завершить
`,"../src/kastelan/locale/ru/web-learn.ftl":`# Первые партии с подсказками

web-learn-title = { $game }: первая партия с подсказками
web-learn-about = Вы сидите за настоящим столом и делаете каждый ход сами, против бота. Подсказки рядом объясняют всё новое, когда до него доходит дело, показывают, куда смотреть, и по вашей просьбе советуют ход. Примерно через четверть часа вы знаете игру; дальше просто играйте.
web-learn-fair = Стол для всех одинаков: его расклад выбран заранее, а не случаен. Поэтому доказательство честной раздачи здесь не действует, а партия не идёт ни в статистику, ни в рейтинг.
web-learn-begin = Начать
web-learn-begin-again = Начать заново
web-learn-go-on = Продолжить партию
web-learn-guide = Подсказки
web-learn-fold = Открыть или закрыть подсказки
web-learn-progress = { $seen } из { $all }
web-learn-next = Дальше
web-learn-suggest = Посоветовать ход
web-learn-suggestion = Совет:
web-learn-do-it = Сделать так
web-learn-known = Вы уже знаете, что здесь решают. Подумайте или попросите совета.
web-learn-wait = Соперник думает. А пока осмотритесь: у каждого символа есть объяснение.
web-learn-done = Это всё, что нужно знать. Играйте дальше, а за советом обращайтесь сюда.
web-learn-over = Ваша первая партия окончена. Посмотрите финальный подсчёт: там сказано, за что каждое очко. И сыграйте следующую.

web-learn-kingdom-welcome-title = О чём игра
web-learn-kingdom-welcome = Вы с ботом заселяете одну и ту же страну. Побеждает тот, у кого в конце больше золота. За что дают золото, решают три карты, и в каждой партии они другие, поэтому начните с них.
web-learn-kingdom-card-title = Ваша карта местности
web-learn-kingdom-card = Эта карта действует весь ход. Вы должны построить три поселения, все на этой местности. Гексы, где это можно, отмечены на поле.
web-learn-kingdom-adjacent-title = Первое поселение
web-learn-kingdom-adjacent = Сейчас подойдёт любой отмеченный гекс. Потом придётся строить рядом со своими поселениями, когда местность это позволяет, так что выбирайте внимательно: полезно стоять рядом с несколькими местностями, замком или локацией.
web-learn-kingdom-more-title = Ещё два
web-learn-kingdom-more = Теперь правило такое: по возможности рядом со своими. Наведите указатель на гекс или коснитесь его один раз, и вы увидите, что он изменит на каждой карте.
web-learn-kingdom-done-title = Конец хода
web-learn-kingdom-done = Три поселения построены. Это ещё можно отменить. Завершив ход, вы берёте следующую карту; другие её не видят.
web-learn-kingdom-opponent-title = Соперник
web-learn-kingdom-opponent = Бот тоже строил; его последние поселения отмечены. У вас новая карта. Если с ней нельзя строить рядом со своими, перед вами открыта вся страна.
web-learn-kingdom-tile-won-title = Жетон локации
web-learn-kingdom-tile-won = Вы построили рядом с локацией и получили её жетон. Со следующего хода он даёт дополнительное действие каждый ход, пока рядом с локацией стоит хотя бы одно ваше поселение.
web-learn-kingdom-tile-use-title = Дополнительное действие
web-learn-kingdom-tile-use = Один из ваших жетонов готов. Его можно использовать до трёх поселений или после них, но не между ними, а можно и не использовать вовсе.
web-learn-kingdom-extra-title = Ещё одно поселение
web-learn-kingdom-extra = Жетон позволяет построить ещё одно поселение из запаса. Отмечены все гексы, которые он допускает; и здесь по возможности рядом со своими.
web-learn-kingdom-move-title = Перемещение поселения
web-learn-kingdom-move = Этот жетон перемещает поселение, которое уже стоит. Оно может дойти до другого замка или локации. Но если от локации уходит ваше последнее поселение, её жетон пропадает.
web-learn-kingdom-castles-title = Замки
web-learn-kingdom-castles = Замки считаются в каждой партии: 3 золотых за каждый замок, рядом с которым есть хотя бы одно ваше поселение. Одного достаточно, поэтому выгодно дойти до многих.
web-learn-kingdom-far-title = Прыжок
web-learn-kingdom-far = Если рядом с вашими поселениями нет свободного гекса нужной местности, на ней можно строить где угодно. Чем меньше местностей вокруг ваших поселений, тем чаще можно прыгнуть на другой край страны.
web-learn-kingdom-last-title = Чем всё кончается
web-learn-kingdom-last = У каждого игрока 40 поселений. Когда кто-нибудь построил последнее, раунд доигрывается, и карты подсчитываются одна за другой.

web-learn-ludwig-welcome-title = О чём игра
web-learn-ludwig-welcome = Вы строите замок безумному королю, помещение за помещением, и продаёте помещения друг другу. Очки дают за то, какие помещения лежат рядом, а в конце\xA0— за благодарности короля и ваши тайные карты бонусов.
web-learn-ludwig-foyer-title = Фойе
web-learn-ludwig-foyer = Здесь начинается ваш замок. Чем больше входов, тем больше способов его достроить. Но помещение готово и даёт поощрение, только когда соединены все его входы.
web-learn-ludwig-cards-title = Карты бонусов
web-learn-ludwig-cards = Эти карты приносят очки в конце, и ваши знаете только вы. Оставьте две, которые лучше сочетаются, а третью сбросьте.
web-learn-ludwig-pricing-title = Вы назначаете цены
web-learn-ludwig-pricing = В этом раунде вы главный строитель: положите жетон к каждой цене. Соперник покупает первым и платит вам. Вы покупаете последним и платите банку.
web-learn-ludwig-pricing-why-title = Дорого или дёшево?
web-learn-ludwig-pricing-why = Сделайте дорогим то, что нужно сопернику, но не настолько, чтобы никто не купил. То, что нужно вам, пусть будет дёшево или слишком дорого для соперника. На каждый оставшийся жетон кладётся монета.
web-learn-ludwig-buying-title = Ваш ход
web-learn-ludwig-buying = Купите один жетон или возьмите 5\xA0000\xA0марок из банка. У каждого жетона показано, сколько очков даст лучшее место в вашем замке. Галереи и лестницы всегда стоят 3\xA0000\xA0марок.
web-learn-ludwig-placing-title = Размещение
web-learn-ludwig-placing = Хотя бы один вход должен совпасть со входом вашего замка. Двигайте помещение и поворачивайте его кнопкой или клавишей R: все очки видны до того, как вы решите. Помещение с перекрытым входом готовым уже не станет.
web-learn-ludwig-scored-title = Очки
web-learn-ludwig-scored = Помещение сначала даёт свои очки, затем очки за символ: за каждое соединённое или соседнее помещение указанных типов. Благодаря новому могут сработать и символы тех, что уже лежат.
web-learn-ludwig-seller-title = Теперь продаёт соперник
web-learn-ludwig-seller = Теперь главный строитель\xA0— соперник, и вы платите ему. Монеты, лежащие на жетоне, достаются вам вместе с ним, и ими можно платить.
web-learn-ludwig-rewards-title = Готовое помещение
web-learn-ludwig-rewards = Все входы помещения соединены: это приносит поощрение по его типу. Развлекательное\xA0— 5 очков, наружное\xA0— 10\xA0000\xA0марок, трапезное\xA0— ещё один ход, жилое\xA0— свои очки ещё раз. Поощрение можно и отклонить.
web-learn-ludwig-favours-title = Благодарности короля
web-learn-ludwig-favours = В конце каждая благодарность даёт 8 очков тому, у кого больше всего того, что она считает, и 4 очка второму. Здесь видно, кто на каком месте сейчас.
web-learn-ludwig-corridor-title = Галереи и лестницы
web-learn-ludwig-corridor = Сами они очков не дают, зато соединяют, а за готовую вы бесплатно получаете ещё одну. Только лестница ведёт вниз, в подвальные помещения.
web-learn-ludwig-last-title = Чем всё кончается
web-learn-ludwig-last = Раунд, в котором открыта последняя карта помещения,\xA0— последний. Затем считаются пустые стопки, благодарности короля и карты бонусов и по очку за каждые оставшиеся 10\xA0000\xA0марок.

web-learn-seasons-welcome-title = О чём игра
web-learn-seasons-welcome = Все игроки строят один замок. Очки дают за здания, которые построили вы, а в конце\xA0— за помощников, живущих в них. Побеждает тот, у кого больше очков.
web-learn-seasons-cards-title = Карты втайне
web-learn-seasons-cards = Все выбирают одновременно и рубашкой вверх, потом карты открываются разом. Вдвоём каждый играет по две карты. У всех одинаковые восемь карт.
web-learn-seasons-ranks-title = По рангу
web-learn-seasons-ranks = Число на карте\xA0— её ранг: 1 разыгрывается первым, 6 последним. Рабочие приносят ресурсы, Торговец ставит помощника к повозке, а Каменщик, Каменотёс и Рабочие строят. Хорошее начало\xA0— Рабочий и Торговец.
web-learn-seasons-supplying-title = Рабочий приносит ресурсы
web-learn-seasons-supplying = Кроме камня вы выбираете две единицы. Для любого здания нужно не меньше трёх из четырёх видов\xA0— песок, дерево, кирпич и камень, так что берите то, чего не хватает.
web-learn-seasons-stationing-title = Помощник у повозки
web-learn-seasons-stationing = Этот помощник приносит вам ресурсы в каждом раунде, в котором кто угодно сыграл Торговца. Одна единица всегда уходит на оборонительную башню.
web-learn-seasons-emptying-title = Оборонительная башня
web-learn-seasons-emptying = Каменщик сначала берёт с башни все единицы одного вида. Посмотрите, чего не хватает на следующее здание.
web-learn-seasons-purchasing-title = Покупка у Рабочего
web-learn-seasons-purchasing = Каменотёс может купить по единице за 1 талер с каждой карты Рабочего, которую открыл соперник. Талер получает её владелец.
web-learn-seasons-building-title = Строительство
web-learn-seasons-building = С этой картой\xA0— до двух зданий. Каменотёс получает за них все очки, Рабочий\xA0— половину, а Каменщик вместо очков берёт 1 талер за каждую уплаченную единицу. Можно и спасовать.
web-learn-seasons-paying-title = Точная оплата
web-learn-seasons-paying = Стоимость ваших единиц должна в сумме точно равняться цене, и среди них должно быть не меньше трёх видов. Сдачи нет. Предлагаются только подходящие способы оплаты.
web-learn-seasons-placing-title = Помощники в замке
web-learn-seasons-placing = Раз вы построили здание, можно поставить помощников на места в построенных зданиях. Плату вы вносите талерами сейчас, а очки получаете в конце партии. Там они остаются до конца.
web-learn-seasons-scored-title = Очки
web-learn-seasons-scored = Вы получили очки. Стрелка рядом с ними показывает, сколько их было бы, если бы партия закончилась сейчас, вместе с очками за помощников.
web-learn-seasons-again-title = Сыгранные карты
web-learn-seasons-again = Сыгранные карты лежат перед вами, пока вы не сыграете Строителя: он возвращает их все и приносит 5 очков за каждое здание, которое в этом раунде построили другие.
web-learn-seasons-rounds-title = Что может соперник
web-learn-seasons-rounds = Здесь видно, какие карты кто сыграл и какие ещё на руке. Вдвоём в партии 12 раундов, или меньше, если замок достроен.
`,"../src/kastelan/locale/ru/web-lobby.ftl":`# The browser client outside a table

## On every screen
web-lobby-skip = К содержанию
web-lobby-nav = Главные страницы
web-lobby-nav-more = Другие страницы
web-lobby-nav-play = Играть
web-lobby-nav-games = Сыгранные партии
web-lobby-nav-rules = Правила
web-lobby-nav-about = О Кастелане
web-lobby-nav-me = Профиль и настройки
web-lobby-guest = Гость
web-lobby-language = Язык
web-lobby-theme-to-light = Светлое оформление
web-lobby-theme-to-dark = Тёмное оформление
web-lobby-fan-project = Неофициальный проект поклонников. Игры принадлежат их авторам и издателям.
web-lobby-keep = Сохранить
web-lobby-lost-about = Возможно, страница переехала или ссылка потеряла букву. Ваши столы на месте.
web-lobby-trades = Каменщик, Плотник, Каменотёс, Стекольщик, Кровельщик, Кузнец, Землемер, Резчик, Садовник, Герольд, Пекарь, Гончар, Ткач, Сокольник, Мельник, Бочар, Менестрель, Привратник, Шорник, Пасечник, Писарь, Звонарь, Паромщик, Живописец
web-lobby-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
web-lobby-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
web-lobby-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
web-lobby-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
web-lobby-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }

## The start page
web-home-motto = Какой замок построим сегодня?
web-home-games = Игры
web-home-name = Ваше имя
web-home-play-as = Вы играете как { $name }
web-home-change-name = Изменить
web-home-log-in = Войти
web-home-against = Против кого
web-home-players = Игроков
web-home-bots = Боты: { $name }
web-home-hot-seat = Люди за этим устройством
web-home-alone = Никого: вы играете в одиночку
web-home-play = Играть сейчас
web-home-laying = Готовим игровой стол…
web-home-set-up = Подготовить стол
web-home-rules = Правила
web-home-learn = Первая партия с подсказками
web-home-yours = Ваши столы
web-home-yours-wait = { $count ->
        [one] Ваши столы: { $count } ждёт вас
        [few] Ваши столы: { $count } ждут вас
        [many] Ваши столы: { $count } ждут вас
       *[other] Ваши столы: { $count } ждут вас
    }
web-home-yours-all = Все: { $count }
web-home-newcomer = Вы здесь впервые? Начните с первой партии с подсказками: правила объясняются по ходу игры.
web-home-yours-few = Меньше
web-home-with = играют: { $names }
web-home-waits-me = Ваш ход
web-home-waits-others = Ждём: { $names }
web-home-waits-players = Ждём игроков
web-home-waits-nothing = За вас играет бот
web-home-end-keep = Оставить
web-home-end-close = Сдаться
web-home-end-close-title = Сдаться в этой партии?
web-home-end-close-about = Партия закроется навсегда и останется без результата.
web-home-end-bot = Выйти
web-home-end-bot-title = Выйти из этой партии?
web-home-end-bot-about = Дальше за вас будет играть бот. Пока партия идёт, вы можете вернуться за стол.
web-home-end-cancel = Закрыть
web-home-end-cancel-title = Закрыть этот стол?
web-home-end-cancel-about = Партия не начнётся, и всем, кто ждёт за столом, придётся уйти.
web-home-end-stand-up = Встать
web-home-end-stand-up-title = Встать из-за стола?
web-home-end-stand-up-about = Ваше место сможет занять кто-то другой.
web-home-open = Открытые столы
web-home-open-none = Сейчас никто не ищет игроков. Подготовьте стол и отправьте ссылку друзьям.
web-home-watch = Смотреть партию
web-home-watch-none = Сейчас нет открытых партий.
web-home-finished = Посмотреть сыгранные партии

## Levels of bots
web-bots-easy = лёгкий
web-bots-medium = средний
web-bots-hard = сложный
web-bots-expert = эксперт
web-bots-random = Ученик
web-bots-greedy = Подмастерье
web-bots-named = { $name } (уровень: { $level })
web-bots-level = Бот, уровень: { $level }

## Lists of tables
web-tables-filters = Какие столы
web-tables-game = Игра
web-tables-pace = Темп
web-tables-players = Число игроков
web-tables-rating = Рейтинг
web-tables-any-game = Любая игра
web-tables-any-pace = Любой темп
web-tables-any-players = Любое число
web-tables-any-rating = Все партии
web-tables-live = В реальном времени
web-tables-turns = По переписке
web-tables-rated = рейтинговая
web-tables-friendly = дружеская
web-tables-clock-move = { $time } на каждое решение
web-tables-clock-game = { $time } на всю партию
web-tables-seat-open = свободно
web-tables-seat-closed = закрыто
web-tables-seat-for = место для: { $name }
web-tables-seat-link = место для гостя
web-tables-seat-nobody = кто-то
web-tables-more = { $count ->
    [one] Ещё { $count } стол ({ $name })
    [few] Ещё { $count } стола ({ $name })
    [many] Ещё { $count } столов ({ $name })
   *[other] Ещё { $count } стола ({ $name })
}
web-tables-join = Сесть за стол
web-tables-room = К столу
web-tables-move = Ваш ход
web-tables-look = Взглянуть
web-tables-watch = Смотреть
web-tables-replay = Повтор

## Setting up a table
web-setup-title = { $game }: новый стол
web-setup-which = Какую игру готовим?
web-setup-presets = Готовые настройки
web-setup-first = Первая партия
web-setup-usual = Мои обычные
web-setup-standard = Стандарт
web-setup-seats = Места
web-setup-players = Игроков
web-setup-seat = Место { $number }
web-setup-me = Вы
web-setup-hot-seat = Игрок за этим устройством
web-setup-seat-name = Имя игрока { $number }
web-setup-bot = Бот: { $name }
web-setup-open-seat = Открыто для всех
web-setup-by-link = По моей ссылке
web-setup-closed = Закрыто
web-setup-you-watch = Вы не сидите за этим столом, вы будете смотреть.
web-setup-hot-seat-about = Несколько человек играют за этим устройством по очереди.
web-setup-open-seat-about = Сесть может любой, кто найдёт стол в списке.
web-setup-by-link-about = Место оставлено тому, у кого есть ваша ссылка.
web-setup-closed-about = Закрытые места убираются в начале партии.
web-setup-visibility = Кто может сесть
web-setup-public = Все
web-setup-public-about = Стол виден в списке открытых столов.
web-setup-unlisted = У кого есть ссылка
web-setup-unlisted-about = Стола нет в списке, достаточно ссылки.
web-setup-private = Только приглашённые
web-setup-private-about = Без приглашения стол никто не увидит, даже чтобы посмотреть.
web-setup-pace = Время
web-setup-pace-live = Все здесь и играют сейчас.
web-setup-pace-turns = Каждый ходит, когда есть время; вам сообщат, когда ваш ход.
web-setup-clock = Часы
web-setup-clock-about = Когда время истечёт, на вашем месте играет бот, пока вы не вернётесь.
web-setup-no-clock = Без часов
web-setup-rated = Рейтинговая партия
web-setup-hints = Подсказки
web-setup-hints-about = По просьбе бот подсказывает ход. Спросить может каждый за столом; в рейтинговых играх нельзя.
web-setup-forced = Делать единственный возможный выбор за меня
web-setup-forced-about = Если вариант остался один, стол выбирает его сам и сообщает об этом. Такой выбор можно отменить.
web-setup-on = да
web-setup-rated-about = Результат изменит рейтинг всех.
web-setup-options = Правила и варианты
web-setup-more = { $count ->
        [0] Выбрать карты и жетоны
        [one] Выбрать карты и жетоны: { $count } изменение
        [few] Выбрать карты и жетоны: { $count } изменения
        [many] Выбрать карты и жетоны: { $count } изменений
       *[other] Выбрать карты и жетоны: { $count } изменения
    }
web-setup-place = { $number }-е по порядку
web-options-kingdom-quadrants = четыре части поля: слева вверху, справа вверху, слева внизу, справа внизу
web-options-kingdom-cards = три карты королевства
web-options-ludwig-components = напечатанные компоненты или исправленный набор, который предлагает этот сервер
web-options-seasons-components = напечатанные компоненты или исправленный набор, который предлагает этот сервер
web-setup-none-picked = Ничего не выбрано: по умолчанию.
web-setup-starts = Все на местах, партия начнётся сразу.
web-setup-waits = Стол подождёт, пока все места займут.
web-setup-start = Начать партию
web-setup-open = Открыть стол

## The waiting room
web-room-title = { $game }: перед началом
web-room-table = Стол
web-room-closed = Хозяин закрыл этот стол.
web-room-seats = Кто играет
web-room-you = (вы)
web-room-host = хозяин
web-room-is-ready = готово
web-room-is-not-ready = ещё нет
web-room-ready = Готово
web-room-not-ready = Ещё не готово
web-room-kick = Удалить из-за стола: { $name }
web-room-sit = Сесть за стол
web-room-start = Начать партию
web-room-close = Закрыть стол
web-room-leave = Уйти
web-room-missing = { $count ->
        [one] Ещё свободно { $count } место.
        [few] Ещё свободно { $count } места.
        [many] Ещё свободно { $count } мест.
       *[other] Ещё свободно { $count } места.
    }
web-room-slow = Ещё не готовы: { $names }
web-room-all-here = Все готовы. Можно начинать.
web-room-host-starts = Все готовы. Партию начнёт хозяин.
web-room-invites = { $name } приглашает вас сыграть
web-room-with = За столом: { $names }
web-room-qr = QR-код ссылки: отсканируйте его телефоном
web-room-share = Поделиться
web-room-only-here = Этот адрес ведёт только на этот компьютер. Чтобы пригласить кого-то в своей сети, запустите сервер с --host 0.0.0.0.
web-room-start-when-full = Начать, как только все соберутся
web-room-starting = Все в сборе, игра начинается.
web-room-invite = Пригласить
web-room-link = Ссылка на этот стол
web-room-link-about = Отправьте её тому, с кем хотите играть. Учётная запись не нужна.
web-room-copy = Копировать
web-room-copied = Скопировано.
web-room-agreed = Как играем
web-room-usual-options = обычные правила
web-room-fair = Как обеспечена честная раздача
web-room-fair-about = Сервер уже обещал свою часть раздачи, а браузеры игроков добавят свою, когда партия начнётся. После партии её можно проверить по этому хешу:
web-room-sealed = Партия начинается: браузеры игроков добавляют к раздаче свои числа…

## Games played
web-history-title = Сыгранные партии
web-history-own = Ваши партии
web-history-own-all = Все ваши партии
web-history-search = Поиск
web-history-player = Игрок
web-history-by-name = Найти игрока по имени
web-history-anybody = Любой
web-history-mine = Я
web-history-this-person = Этот игрок
web-history-since = С
web-history-until = По
web-history-option = Настройка
web-history-any-option = Любая
web-history-all = Показать всё
web-history-found = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
web-history-none = Подходящих партий нет. Сыграйте или поищите другое.
web-history-more = Показать более старые

## People
web-person = Игрок
web-person-bot = Бот: он видит только то, что видно с его места.
web-person-since = здесь с { $day }
web-person-guest-since = гость с { $day }
web-person-statistics = Статистика
web-person-games = Партии
web-person-wins = Победы
web-person-place = Среднее место
web-person-score = Среднее число очков
web-person-best = Лучший результат
web-person-no-games = Ещё нет законченных партий.
web-person-ratings = Рейтинг
web-person-ratings-about = Большое число\xA0— это осторожная оценка вашей силы: она растёт с хорошими результатами и по мере того, как сыграно больше партий.
web-person-strength = около { $strength } ± { $doubt }
web-person-no-ratings = Рейтинговых партий ещё нет. Отметьте «рейтинговая» при подготовке стола.
web-person-chart = Рейтинг после каждой из { $games } партий, с { $from } до { $to }
web-person-points = Очки в последних партиях
web-person-points-chart = Очки в каждой из { $games } партий, с { $from } до { $to }
web-person-head-to-head = Личные встречи
web-person-opponent = Против кого
web-person-against = Выше { $name }: { $ahead }, выше { $other }: { $behind }, наравне: { $tied }.
web-person-against-score = Среднее число очков: { $mine } и { $theirs }.
web-person-never-met = { $name } и { $other } ещё не доиграли ни одной партии вместе.
web-person-nobody-met = Пока ни с кем: доиграйте партию вместе.
web-person-latest = Последние партии
web-person-all-games = Все партии
web-ranking-title = Лучшие игроки
web-ranking-bars = Закрашенная часть полосы — эта оценка, заштрихованная — насколько сильнее может быть игрок. У ботов рейтинг такой же, как у людей.
web-ranking-none = Здесь ещё ни у кого нет рейтинга. Подготовьте рейтинговый стол.

## Profile and settings
web-me-title = Профиль и настройки
web-me-statistics = Моя статистика
web-me-profile = Профиль
web-me-name-about = Его увидят остальные за столом.
web-me-colour = Цвет
web-me-colour-about = Ваша метка в списках и в чате. Фишки имеют цвет места.
web-me-kept = Сохранено.
web-me-portrait = Ваш портрет
web-me-portrait-choose = Выбрать портрет
web-me-portrait-more = Показать другие
web-me-portrait-number = Портрет { $number }
web-me-look = Вид и звук
web-me-theme = Оформление
web-me-theme-auto = Как в системе
web-me-theme-light = Светлое
web-me-theme-dark = Тёмное
web-me-notices = Когда ваш ход
web-me-notice-page = Сообщать на странице
web-me-notice-browser = Уведомление браузера, даже когда страница скрыта
web-me-notice-denied = Браузер не разрешает уведомления для этой страницы.
web-me-notice-test = Отправить тестовое уведомление
web-me-notice-sent = Тестовое уведомление отправлено.
web-me-advanced = Для опытных
web-me-webhook = Вебхук
web-me-webhook-about = Ваш адрес, на который придёт сообщение о каждом ходе.
web-me-webhook-secret = Сообщения подписаны этим секретом:
web-me-webhook-error = Последнее сообщение не принято: { $reason }
web-me-quiet = Не беспокоить
web-me-quiet-from = С
web-me-quiet-to = До
web-me-zone = Время в поясе { $zone }.
web-me-vacation = Отпуск
web-me-vacation-until = По (включительно)
web-me-vacation-about = Часы партий по переписке остановлены. Не больше 60 дней.
web-me-account = Учётная запись
web-me-guest = Вы играете как гость. С учётной записью партии сохранятся и будут доступны на любом устройстве. Почта не нужна.
web-me-nobody = Играть можно и без учётной записи. С ней ваши партии доступны на любом устройстве. Почта не нужна.
web-me-login-about = Его видите только вы.
web-me-password-about = Не меньше 8 знаков.
web-me-register = Создать учётную запись
web-me-have-account = У меня уже есть учётная запись
web-me-logged-in = Вы вошли как { $login }
web-me-log-out = Выйти
web-me-password = Сменить пароль
web-me-password-old = Текущий пароль
web-me-password-new = Новый пароль
web-me-password-change = Сменить пароль
web-me-password-changed = Изменён.
web-me-devices = Устройства
web-me-devices-about = Устройства, на которых вы вошли.
web-me-device = Браузер
web-me-device-seen = последний раз { $day }
web-me-device-end-others = Выйти на всех других устройствах
web-me-device-this = это устройство
web-me-device-end = Выйти
web-me-tokens = Токены для программ
web-me-tokens-about = Программа с токеном играет от вашего имени. Изменить ваш профиль она не может.
web-me-token-label = Название
web-me-token-make = Создать токен
web-me-token-once = Скопируйте сейчас, он показан один раз:
web-me-token-drop = Отозвать
web-me-data = Ваши данные
web-me-data-about = Скачайте всё, что хранит о вас этот сервер: учётную запись, настройки, партии, ходы и сообщения.
web-me-data-go = Скачать мои данные
web-me-delete = Удалить всё
web-me-delete-about = Имя и логин будут удалены. Сыгранные партии останутся без вашего имени.
web-me-delete-go = Удалить меня
web-me-delete-sure = { $name }, отменить это будет нельзя.
web-me-delete-no = Сохранить учётную запись
web-me-delete-yes = Удалить навсегда

## Logging in
web-login-title = Вход
web-login-login = Логин
web-login-password = Пароль
web-login-go = Войти
web-login-none = Нет учётной записи? Можно играть гостем и
web-login-make = создать её в любой момент
web-login-guest = Сейчас вы играете как гость { $name }. После входа вы будете другим игроком; партии гостя останутся у гостя.

## Reading rules
web-rules-title = { $game }: правила
web-rules-about = Полные правила каждой игры нашими словами. У каждого правила есть номер; его называют журнал партии, каждый отказ и каждое начисление очков.
web-rules-games = Правила игры
web-rules-search = Искать в правилах
web-rules-found = { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
web-rules-contents = Содержание
web-rules-nothing = В этих правилах нет ничего похожего на «{ $query }».
web-rules-all = Показать все правила
web-rules-here = Адрес этого правила

## About
web-about-title = О Кастелане
web-about-what = Кастелан\xA0— это стол для трёх настольных игр о строительстве замков: для друзей и ботов, в реальном времени и по переписке, на трёх языках. Он бесплатный и с открытым исходным кодом.
web-about-whose = Чьи это игры
web-about-respect = Это неофициальный проект поклонников, не связанный с названными авторами и издателями. Все тексты, рисунки и код\xA0— наши собственные.
web-about-kingdom = Kingdom Builder, автор Дональд Х. Ваккарино, Queen Games, 2011.
web-about-ludwig = Castles of Mad King Ludwig, 2-е издание, автор Тед Алспах, Bézier Games, 2022.
web-about-seasons = A Castle for All Seasons (Im Schutze der Burg), авторы Инка и Маркус Бранд, eggertspiele, 2008.
web-about-buy = Если игра вам понравилась, купите её: ничто не заменит настоящих жетонов на настоящем столе.
web-about-fair = Честная игра
web-about-fair-how = Раздача определена до первого хода, и потом её может проверить каждый. Боты знают только то, что положено знать их месту.
web-about-you = Что о вас хранится
web-about-you-how = Имя, логин, если он вам нужен, и ваши партии. Адрес почты — только если вы добавили его, чтобы восстановить пароль. Никакой слежки, один файл cookie для входа. Всё это можно удалить:
web-about-made = Из чего это сделано
web-about-made-of = Код\xA0— под лицензией MIT. Шрифты: Alegreya и Fira Sans Condensed, SIL Open Font License.

# The overview before the rules
web-overview = Коротко об игре
web-overview-turn = Ход
web-overview-placing = Строительство
web-overview-scoring = Подсчёт очков
web-kingdom-overview-turn = Карта местности говорит, где вы строите: три поселения на свободных гексах этой местности. До или после них можно один раз использовать каждый свой жетон локации. Потом вы берёте следующую карту.
web-kingdom-overview-placing = Новое поселение нужно ставить рядом со своим, если местность это позволяет. За поселение рядом с локацией вы получаете её жетон: дополнительное действие каждый следующий ход.
web-kingdom-overview-scoring = В конце три карты королевства, в каждой партии другие, определяют, что приносит золото, а каждый замок рядом с вашим поселением даёт 3. Панель рядом с полем показывает, сколько дала бы каждая карта сейчас.
web-ludwig-overview-turn = Главный строитель назначает цену каждому жетону рынка. Остальные покупают по одному или берут 5\xA0000\xA0марок из банка и платят ему. Он покупает последним и платит банку.
web-ludwig-overview-placing = Вход нового жетона совмещают со входом вашего замка. Жетоны не перекрываются, не касаются оград и оставляют внешний вход. Помещение, все входы которого ведут дальше, готово и приносит поощрение.
web-ludwig-overview-scoring = Жетон приносит свои очки и очки за символ: за каждое помещение указанных типов, которое с ним соединено или лежит где угодно в замке; за соседние — штрафы. В конце считают благодарности короля, карты бонусов, пустые стопки и деньги.
web-seasons-overview-turn = Каждый тайно выбирает карту; затем карты разыгрывают по рангу. Посыльный и Торговец приносят талеры и ресурсы, остальные строят. Строитель возвращает вам сыгранные карты.
web-seasons-overview-placing = Цену здания платят точно, не меньше чем тремя видами ресурсов, и получают за него очки или талеры. После этого помощники за плату занимают места в замке.
web-seasons-overview-scoring = Здания приносят очки сразу. Помощники в замке приносят их в конце, каждый по своему месту: за свободные места, за другие здания, за серебро или за ресурсы.
`,"../src/kastelan/locale/ru/web-ludwig-box.ftl":`# Что видно в браузере из дополнений к «Замкам безумного короля Людвига»

web-ludwig-moat-piece = Ров: { $side }
web-ludwig-wall = Стена барбакана. { $bridge ->
    [none] Подъёмный мост замурован.
    [open] Подъёмный мост открыт.
    [doorway] Подъёмный мост ведёт в сад.
   *[blocked] Подъёмный мост перекрыт.
  }
web-ludwig-passage = { $name }: { $room } – { $other }
web-ludwig-renovated = Реновировано; раньше: { $name }.
web-ludwig-outer = Внешний сад за подъёмным мостом.
web-ludwig-renovations = Рено­вации
web-ludwig-decree-used = Указ уже использован.
web-ludwig-swans = { $points ->
    [hidden] Лебеди: скрыты
   *[other] Лебеди: наборы разных цветов принесут в конце { $points }
  }
web-ludwig-swans-hidden = Лебеди: ?
web-ludwig-money-hidden = Деньги: скрыты указом
web-ludwig-tokens = Жетоны благодарностей
web-ludwig-tokens-about = Жетоны благодарностей: очки за них получает только владелец
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
  }
web-ludwig-moat-count = Ров { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] Все тайные проходы проложены
   *[other] Ещё не проложены: { $names }
  }
web-ludwig-passages-left = Проходы: { $left }
web-ludwig-stored = Отложено: { $tile }
web-ludwig-model = Образец: { $tile }
web-ludwig-debt = Долг: { $money }
web-ludwig-banked = В копилке: { $money }
web-ludwig-recalled = Следующие карты: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } лебедь на озере
    [few] { $swans } лебедя на озере
    [many] { $swans } лебедей на озере
   *[other] { $swans } лебедя на озере
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } жетон благодарности
    [few] { $tokens } жетона благодарности
    [many] { $tokens } жетонов благодарностей
   *[other] { $tokens } жетона благодарности
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } реновация
    [few] { $tiles } реновации
    [many] { $tiles } реноваций
   *[other] { $tiles } реновации
  }

web-modules = Дополнения
web-modules-all = Все
web-modules-none = Никаких
web-modules-base = Ни одного модуля дополнений: базовая игра.
web-modules-ludwig-five = Впятером всегда играют с башнями и 75 новыми помещениями.
web-modules-ludwig-alone = В одиночном режиме доступны только новые помещения, благодарности короля и карты бонусов.
web-modules-count = { $count ->
    [one] { $count } модуль
    [few] { $count } модуля
    [many] { $count } модулей
   *[other] { $count } модуля
  }
web-ludwig-hourglass = Песочные часы ({ $name }): { $seconds } с
`,"../src/kastelan/locale/ru/web-ludwig-choices.ftl":`# Замки безумного короля Людвига в браузере: что решают с модулями дополнений

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
web-choice-bank = Положить 1\xA0000\xA0марок в копилку
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
web-choice-keys = M\xA0— часть рва, S\xA0— продать лебедей.
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
`,"../src/kastelan/locale/ru/web-ludwig.ftl":`# Замки безумного короля Людвига в браузере

web-ludwig-no-castle = Замков ещё нет: сначала все выбирают фойе и карты бонусов.
web-ludwig-market = Рынок
web-ludwig-no-market = Пока ничего не продаётся.
web-ludwig-stall = { $tile ->
    [none] { $price }: здесь пусто.
   *[other] { $price }: { $tile }
  } { $coins ->
    [0] { "" }
   *[other] Монеты на жетоне: { $coins }.
  } { $best ->
    [none] { "" }
   *[other] Лучшее место: { $best }.
  }
web-ludwig-coins = Монеты на жетоне: { $coins }, они достанутся покупателю
web-ludwig-pricing = Цены: перетащите жетон на другой или отметьте два; с клавиатуры\xA0— Shift и стрелки
web-ludwig-set-prices = Назначить цены
web-ludwig-keep-prices = Оставить цены
web-ludwig-reset = Сбросить
web-ludwig-money = Взять { $money }

web-ludwig-castle = Замок: { $name }
web-ludwig-castles = Замки
web-ludwig-rooms = Помещения замка
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
web-ludwig-stacks = Стопки
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
web-ludwig-ask-prices = Назначьте цены: перетащите жетоны и подтвердите.

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
`,"../src/kastelan/locale/ru/web-moderation.ftl":`# Жалобы, блокировки и страница модераторов

## Жалоба
web-report = Пожаловаться
web-report-message = Пожаловаться на сообщение: { $name }
web-report-about-person = Жалоба: { $name }
web-report-about-message = Жалоба на сообщение: { $name }
web-report-about-table = Жалоба на этот стол
web-report-what = Её рассмотрят модераторы сервера, вместе с перепиской вокруг. Больше никто не узнает, кто пожаловался.
web-report-why = Что не так?
web-report-note = Примечание (необязательно)
web-report-send = Отправить жалобу
web-report-received = Спасибо. Модераторы получили вашу жалобу.
web-report-cancel = Отмена
web-report-kind-person = человек
web-report-kind-message = сообщение в чате
web-report-kind-table = стол
web-report-reason-insult = Оскорбления или вражда
web-report-reason-name = Оскорбительное имя
web-report-reason-spam = Спам или реклама
web-report-reason-unfair = Нечестная игра
web-report-reason-other = Другое

## Блокировка
web-ban-title = Сейчас вам нельзя здесь играть
web-ban-until = Блокировка закончится { $until }.
web-ban-for-good = Блокировка бессрочная.
web-ban-reason = Причина: { $reason }
web-ban-data = Вы по-прежнему можете скачать свои данные и удалить учётную запись.
web-ban-log-out = Выйти

## Страница модераторов
web-moderation = Модерация
web-moderation-reports = Жалобы
web-moderation-people = Люди
web-moderation-tables = Столы
web-moderation-bans = Блокировки
web-moderation-log = Журнал
web-moderation-open = Открытые жалобы
web-moderation-settled = Решённые жалобы
web-moderation-no-reports = Открытых жалоб нет.
web-moderation-none-settled = Решённых жалоб пока нет.
web-moderation-no-people = Никого с таким именем нет.
web-moderation-no-tables = Нет ни открытых столов, ни идущих партий.
web-moderation-no-bans = Действующих блокировок нет.
web-moderation-no-log = Пока ничего не сделано.
web-moderation-report = Жалоба { $number }: { $what }
web-moderation-from = От кого: { $name }
web-moderation-deleted = удалённая учётная запись
web-moderation-then = Имя тогда: { $name }
web-moderation-chat = Переписка тогда
web-moderation-search = Имя
web-moderation-find = Искать
web-moderation-guest = Гость
web-moderation-account = Учётная запись
web-moderation-operator = Модератор
web-moderation-seen = Последний визит: { $when }
web-moderation-never-seen = Давно не было
web-moderation-played =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }
web-moderation-banned = Блокировка
web-moderation-until = до { $until }
web-moderation-for-good = бессрочно
web-moderation-why = Причина
web-moderation-why-ban = Причина (её увидит и сам человек)
web-moderation-hours = На какой срок
web-moderation-day = День
web-moderation-week = Неделя
web-moderation-month = 30 дней
web-moderation-no-end = Бессрочно
web-moderation-address-too = И адрес, с которого человек был здесь в последний раз
web-moderation-network = Адрес или сеть
web-moderation-ban-network = Заблокировать адрес
web-moderation-newer = Новейшие
web-moderation-older = Старее
web-moderation-command = команда, { $account }
web-moderation-status-open = открыт
web-moderation-status-playing = идёт партия
web-moderation-do-ban = Заблокировать…
web-moderation-do-unban = Снять блокировку…
web-moderation-do-rename = Нейтральное имя…
web-moderation-do-close = Закрыть стол…
web-moderation-do-remove = Удалить сообщение…
web-moderation-do-settle = Решить…
web-moderation-sure-ban = Блокировка: { $name }
web-moderation-sure-unban = Снять блокировку: { $name }
web-moderation-sure-rename = Дать нейтральное имя: { $name }
web-moderation-sure-close = Закрыть стол: { $name }
web-moderation-sure-remove = Удалить сообщение: { $name }
web-moderation-sure-settle = Решить жалобу { $name }
web-moderation-action-ban = Блокировка
web-moderation-action-unban = Блокировка снята
web-moderation-action-rename = Дано нейтральное имя
web-moderation-action-close = Стол закрыт
web-moderation-action-remove = Сообщение удалено
web-moderation-action-settle = Жалоба решена
web-moderation-action-appoint = Назначен модератор
web-moderation-action-dismiss = Снят модератор
`,"../src/kastelan/locale/ru/web-offline.ftl":`# Игра без сервера
web-offline = Играть без сервера
web-offline-about = Только на этом устройстве: в одиночку или по очереди, против ботов, даже без сети. Всё остаётся в этом браузере.
web-offline-here = Вы играете без сервера: всё остаётся в этом браузере, и никто другой не сможет присоединиться.
web-offline-loading = Игры загружаются. В первый раз это занимает несколько секунд.
web-offline-failed = Не удалось загрузить игры.
web-offline-thinking = Бот думает.
web-offline-hurry = Пусть ходит сразу
web-offline-keep = Сохранить эту партию здесь
web-offline-kept = Теперь партия есть в списке ваших партий.
`,"../src/kastelan/locale/ru/web-reconstructed.ftl":`# Данные, которые не списаны с оригинала: что значит знак ≈ у каждого из них

-owners-correct = Если у вас есть игра, это можно исправить (настройка «components»).
web-reconstructed-word = ≈ восстановлено
web-reconstructed-legend = ≈ восстановлено, а не списано с оригинала
web-reconstructed-rooms = Данные этого жетона восстановлены по образцу жетонов той же площади из базовой игры. { -owners-correct }
web-reconstructed-towers = Данные и форма этой башни восстановлены: они лежат между помещениями площадью 300 и 350. Если у вас есть игра, данные можно исправить (настройка «components»).
web-reconstructed-renovations = Данные этой реновации восстановлены по образцу жетонов той же площади из базовой игры. { -owners-correct }
web-reconstructed-moat = Размеры рва и стены восстановлены: они рассчитаны по указанной площади частей. { -owners-correct }
web-reconstructed-passages = Длина этого тайного прохода восстановлена: известна только длина короткого. { -owners-correct }
web-reconstructed-swans = Восстановлено, что лебедей каждого цвета по 8: известно только их общее число, 40. { -owners-correct }
web-reconstructed-decree-51 = Таблица этого указа восстановлена: её нет ни в одном источнике. { -owners-correct }
web-reconstructed-card-points = Очки этой карты известны только из одного неофициального списка. { -owners-correct }
web-reconstructed-pairs = Цена и очки восстановлены: пары 12 и 10, 10 и 8, 8 и 6 известны, но неизвестно, какая относится к Колодцу, какая к Дому и какая к Башне. { -owners-correct }
web-reconstructed-houses = Число Домов восстановлено: это то, что остаётся из 23 шаблонов без остальных. { -owners-correct }
web-reconstructed-tower-count = Число Башен известно только из одной рецензии. { -owners-correct }
web-reconstructed-fees = Эта плата восстановлена: она оценена по тому, сколько очков приносит здесь помощник. { -owners-correct }
web-reconstructed-reported-fees = Эта плата известна только из одной памятки для игроков. { -owners-correct }
web-reconstructed-wagons = Доход от повозок и всадника известен только из одной рецензии. { -owners-correct }
web-reconstructed-marked-rounds = Восстановлено, какие раунды отмечены: известно только, что их четыре. { -owners-correct }
`,"../src/kastelan/locale/ru/web-replay.ftl":`# Повторы партий и итоговый подсчёт
web-replay-title = Повтор: { $game }
web-replay-way = По ходу партии
web-replay-told = Что произошло на этом шаге
web-replay-step = Шаг { $step } из { $steps }
web-replay-beginning = Стол готов.
web-replay-word = ход так, как он стоит в записи
web-replay-scrub = Шаг
web-replay-scores = Очки по ходу партии. На этом шаге: { $scores }
web-replay-controls = Просмотр партии
web-replay-first = В начало
web-replay-turn-back = Предыдущий ход
web-replay-back = На шаг назад
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-on = На шаг вперёд
web-replay-turn-on = Конец следующего хода
web-replay-end = В конец
web-replay-speed = Скорость
web-replay-moves = Ходы
web-replay-around = Цели, игроки и ходы
web-replay-tab-board = Поле
web-replay-eyes = С чьей стороны
web-replay-eyes-open = Все карты открыты
web-replay-eyes-none = Глазами зрителя
web-replay-eyes-of = Место игрока { $name }
web-replay-place = { $place }.
web-replay-share = Скопировать ссылку на этот шаг
web-replay-copied = Ссылка на шаг { $step } скопирована.
web-replay-download = Скачать запись
web-replay-continue = Играть дальше отсюда
web-replay-continue-about = Новая партия начнётся с шага { $step }. Карты и жетоны, которые тогда были скрыты, раздаются заново.
web-replay-continue-seat = Вы играете за
web-replay-continue-bots = Боты на остальных местах
web-replay-continue-play = Играть
web-replay-open = Открыть запись
web-replay-open-about = Запись\xA0— это партия в текстовом файле; его можно скачать после каждой партии. Здесь она только показывается и нигде не сохраняется.
web-replay-file = Файл записи
web-replay-drop = или перетащите его в любое место этой страницы
web-replay-paste = Или вставьте его текст
web-replay-read = Показать партию
web-replay-too-large = Этот файл слишком велик для записи партии.
web-replay-scored-back = Назад
web-replay-scored-begin = Столько набрано по ходу партии. Теперь считается остальное.
web-replay-scored-final = считается в конце
web-replay-scored-playing = по ходу партии
web-replay-more-reasons = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}
web-scored-rooms = Помещения и их символы
web-scored-favours = Благодарности короля
web-scored-bonus = Карты бонусов

## Разбор сыгранной партии
web-analysis = Разбор
web-analysis-close = Закрыть разбор
web-analysis-about = Узнайте, где партия была выиграна и проиграна. Бот много раз доигрывает её с каждого хода\xA0— так, как было сыграно, и так, как можно было сыграть,\xA0— и сравнивает, что из этого выходит. Каждый ход оценивается только по тому, что игрок тогда мог знать.
web-analysis-time = Это займёт минуту-другую. Пока можно смотреть партию или уйти и вернуться.
web-analysis-start = Разобрать эту партию
web-analysis-waiting = Разбор скоро начнётся. Сначала идут партии, о которых попросили раньше.
web-analysis-thinking = Обдумываем ходы
web-analysis-progress = { $judged } из { $moves } ходов.
web-analysis-left = { $minutes ->
    [1] Осталось меньше минуты.
    [one] Осталось около { $minutes } минуты.
    [few] Осталось около { $minutes } минут.
    [many] Осталось около { $minutes } минут.
   *[other] Осталось около { $minutes } минуты.
}
web-analysis-leave = Можно уйти и вернуться.
web-analysis-failed = Разбор прервался. То, что уже найдено, сохранено.
web-analysis-nothing = В этой партии не над чем было думать.
web-analysis-estimate = Всё это\xA0— оценка; в другой раз карты могут лечь иначе. Потерянное очко\xA0— это очко отрыва от лучшего из остальных. Складывать эти очки нельзя: потерянное одним ходом могут вернуть следующие.
web-analysis-estimate-alone = Всё это\xA0— оценка; в другой раз жетоны могут выпасть иначе.
web-analysis-measure = Что показывает график
web-analysis-measure-expected = Ожидаемые финальные очки
web-analysis-measure-chance = Шансы на победу
web-analysis-measure-scores = Очки на этот момент
web-analysis-graph-expected = Ошибки на линиях ожидаемых финальных очков
web-analysis-graph-chance = Ошибки на линиях шансов на победу
web-analysis-mistake = { $points ->
    [one] Шаг { $step }: { $name } теряет около { $points } очка
    [few] Шаг { $step }: { $name } теряет около { $points } очков
    [many] Шаг { $step }: { $name } теряет около { $points } очков
   *[other] Шаг { $step }: { $name } теряет около { $points } очка
}
web-analysis-mistake-none-yet = до первой ошибки
web-analysis-mistakes = Главные ошибки
web-analysis-mistakes-short = Ошибки
web-analysis-previous = Предыдущая ошибка
web-analysis-next = Следующая ошибка
web-analysis-turn = Этот ход
web-analysis-steps = { $count ->
    [1] шаг { $first }
    [one] шаги { $first }–{ $last }
    [few] шаги { $first }–{ $last }
    [many] шаги { $first }–{ $last }
   *[other] шаги { $first }–{ $last }
}
web-analysis-gave = { $points ->
    [one] Потеряно около { $points } очка
    [few] Потеряно около { $points } очков
    [many] Потеряно около { $points } очков
   *[other] Потеряно около { $points } очка
}
web-analysis-nearly = Почти не хуже лучшего хода
web-analysis-as-good = Ничего лучше не нашлось
web-analysis-answers = Как можно было сыграть
web-analysis-try = Сыграть отсюда иначе
web-analysis-look = Показать на поле
web-analysis-best = Лучший
web-analysis-played = Сыграно
web-analysis-expected = около { $points } очк.
web-analysis-behind = { $points ->
    [one] хуже примерно на { $points } очко
    [few] хуже примерно на { $points } очка
    [many] хуже примерно на { $points } очков
   *[other] хуже примерно на { $points } очка
}
web-analysis-unsure = примерно так же
web-analysis-variant = Вариант { $number }
web-analysis-chance = победа { $percent } %
web-analysis-instead = Как могло бы быть
web-analysis-none = без ошибок
web-analysis-account = { $count ->
    [1] { $count } ошибка, около −{ $points }
    [one] { $count } ошибка, самая крупная около −{ $points }
    [few] { $count } ошибки, самая крупная около −{ $points }
    [many] { $count } ошибок, самая крупная около −{ $points }
   *[other] { $count } ошибки, самая крупная около −{ $points }
}
web-analysis-gap-start = Перейдите к любому ходу, чтобы увидеть, чего он стоил и как ещё можно было сыграть.
web-analysis-gap-not-yet = До этого хода разбор ещё не дошёл.
web-analysis-gap-forced = На этом шаге не из чего было выбирать.
web-analysis-gap-not-judged = Этот выбор не оценивается. Разбор сравнивает только главные решения хода.
web-analysis-table = Все ходы таблицей
web-analysis-column-step = Шаг
web-analysis-column-who = Кто
web-analysis-column-points = Ожидание
web-analysis-column-lead = Отрыв
web-analysis-column-chance = Шансы
web-analysis-column-lost = Потеря
`,"../src/kastelan/locale/ru/web-seasons.ftl":`# «Замок на все времена» в браузере
web-seasons-about = Что это
web-seasons-at-end = В конце, если всё останется так
web-seasons-bars-wanted = Слитки серебра на обмен
web-seasons-build = Построить: { $building }
web-seasons-build-this = Построить
web-seasons-built = { $building }, построено
web-seasons-card-hand = на руке
web-seasons-card-lost = вышла из игры
web-seasons-card-now = в этом раунде
web-seasons-card-played = сыграна
web-seasons-cards = Карты
web-seasons-castle = Замок. Стрелки переходят от места к месту, Enter выбирает, V объясняет.
web-seasons-choosing = выбирает…
web-seasons-chosen = выбор сделан
web-seasons-cost = цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-seasons-displace = { $spot }, вытесняет помощника игрока { $name }
web-seasons-fee = плата { $fee }
web-seasons-free = свободно, плата { $fee }
web-seasons-free-choice = ресурс на ваш выбор
web-seasons-from = откуда: { $origin }
web-seasons-goals = Карты и подсчёт
web-seasons-hand = Ваша рука
web-seasons-yours = Что у вас есть
web-seasons-helpers = { $helpers ->
    [one] { $helpers } помощник в запасе
    [few] { $helpers } помощника в запасе
    [many] { $helpers } помощников в запасе
   *[other] { $helpers } помощника в запасе
  }
web-seasons-innkeeper = уходит трактирщик
web-seasons-keep = Оставить себе
web-seasons-lack-both = У вас { $have } из { $cost }: не хватает { $worth } и { $kinds ->
    [one] ещё одного вида
    [few] ещё { $kinds } видов
    [many] ещё { $kinds } видов
   *[other] ещё { $kinds } вида
  }.
web-seasons-lack-exact = Никакие три ваших вида не дают ровно { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] Не хватает ещё одного вида.
    [few] Не хватает ещё { $kinds } видов.
    [many] Не хватает ещё { $kinds } видов.
   *[other] Не хватает ещё { $kinds } вида.
  }
web-seasons-lack-worth = У вас { $have } из { $cost }: не хватает { $worth }.
web-seasons-lay-down = Положить: { $cards }
web-seasons-left = осталось { $left }
web-seasons-legend-cost = Цена
web-seasons-legend-cost-about = Общая стоимость ресурсов, которыми платят за здание; их не меньше трёх видов.
web-seasons-legend-fee = Место и плата за него
web-seasons-legend-fee-about = Сколько стоит поставить сюда помощника. Очки он приносит в конце.
web-seasons-legend-helper = Помощник
web-seasons-legend-helper-about = Стоит у повозки, у всадника или в замке.
web-seasons-legend-points = Очки
web-seasons-legend-points-about = Сколько очков строитель получает сразу.
web-seasons-legend-yield = Доход
web-seasons-legend-yield-about = Сколько единиц получает помощник у повозки.
web-seasons-legend-worth = при строительстве стоит { $value }
web-seasons-less = Меньше: { $kind }
web-seasons-lies = { $number ->
    [one] Ваша карта лежит рубашкой вверх.
    [few] Ваши карты лежат рубашкой вверх.
    [many] Ваши карты лежат рубашкой вверх.
   *[other] Ваши карты лежат рубашкой вверх.
  }
web-seasons-lift = { $number ->
    [one] Выберите карту с руки.
    [few] Выберите { $number } карты с руки.
    [many] Выберите { $number } карт с руки.
   *[other] Выберите { $number } карты с руки.
  }
web-seasons-list = Здания
web-seasons-lose = Потерять: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } за серебро
  }
web-seasons-more = Больше: { $kind }
web-seasons-most = Больше всего очков
web-seasons-nobody = никого
web-seasons-not-now = Сейчас нельзя.
web-seasons-nothing = ничего
web-seasons-on-tower = Оборонительная башня: { $pieces }
web-seasons-paid = { $cost } из { $cost }{ $bars ->
    [0] , видов: { $kinds }
    [one] , { $bars } слиток серебра
    [few] , { $bars } слитка серебра
    [many] , { $bars } слитков серебра
   *[other] , { $bars } слитка серебра
  }
web-seasons-paid-not = { $worth } из { $cost }, видов: { $kinds }{ $bars ->
    [0] {""}
    [one] , { $bars } слиток серебра
    [few] , { $bars } слитка серебра
    [many] , { $bars } слитков серебра
   *[other] , { $bars } слитка серебра
  }: так заплатить нельзя
web-seasons-pass = Пас
web-seasons-pass-building = Закончить строительство
web-seasons-pass-courting = Больше не ухаживать
web-seasons-pass-mending = Не отдавать камень
web-seasons-pass-placing = Больше не ставить
web-seasons-pass-purchasing = Больше не покупать
web-seasons-pass-stationing = Не ставить помощника
web-seasons-pay-talers = { $talers ->
    [one] Заплатить { $talers } талер
    [few] Заплатить { $talers } талера
    [many] Заплатить { $talers } талеров
   *[other] Заплатить { $talers } талера
  }
web-seasons-payment = Оплата: { $building }, цена { $cost }
web-seasons-pieces-wanted = Сколько ресурсов сдать
web-seasons-place = { $space }, плата { $fee }
web-seasons-place-here = Поставить сюда
web-seasons-points = { $points ->
    [one] Взять { $points } очко
    [few] Взять { $points } очка
    [many] Взять { $points } очков
   *[other] Взять { $points } очка
  }
web-seasons-points-wanted = Сколько очков взять за талеры
web-seasons-preview = Что это принесёт
web-seasons-put-back = Вернуть
web-seasons-rank = Ранг { $rank }:
web-seasons-round = Раунд { $round } из { $rounds }
web-seasons-seen = открыта
web-seasons-sell = Продать
web-seasons-show-list = Список
web-seasons-show-picture = Рисунок
web-seasons-spot = { $spot }, { $who }, в запасе { $stock }, приносит { $brings }
web-seasons-stands = построено
web-seasons-starts = Раунд начинает { $name }
web-seasons-stop-left = Левая часть замка
web-seasons-stop-middle = Середина замка
web-seasons-stop-right = Правая часть замка
web-seasons-talers = { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
  }
web-seasons-this-round = В этом раунде
web-seasons-to-build = { $building }, цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, не построено
web-seasons-to-build-many = { $building }, цена { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, осталось { $left }
web-seasons-turn-in = Сдать
web-seasons-unseen = ещё может открыться
web-seasons-vp = Сейчас { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
  }, вместе с очками за помощников\xA0— { $score }
web-seasons-which-helper = Какой помощник?
web-seasons-winter-cards = Зимние карты
web-seasons-winter-round = открывается зимняя карта
web-seasons-wish-keep-silver = Беречь серебро
web-seasons-wish-keep-brick = Беречь кирпич
web-seasons-wish-keep-stone = Беречь камень
web-seasons-wish-most-pieces = Больше всего ресурсов
web-seasons-worth-each = { $kind }, стоит { $value }
`,"../src/kastelan/locale/ru/web-security.ftl":`# Защита учётных записей: адрес почты, забытый пароль, двухэтапный вход

web-security = Безопасность
web-security-cancel = Отмена
web-email = Адрес электронной почты
web-email-none = Не указан.
web-email-about = Только для восстановления забытого пароля. Никто другой его не увидит.
web-email-off = Этот сервер не отправляет писем, поэтому забытый пароль здесь не восстановить.
web-email-pending = На { $address } отправлено письмо со ссылкой. Откройте её, чтобы подтвердить адрес.
web-email-new = Новый адрес электронной почты
web-email-add = Добавить адрес
web-email-change = Изменить
web-email-remove = Удалить
web-email-send = Отправить ссылку
web-code = Код
web-code-about = Из приложения или один из резервных кодов.
web-second = Двухэтапный вход
web-second-off = Выключен: для входа достаточно пароля.
web-second-on = { $codes ->
    [one] Включён. Остался { $codes } резервный код.
    [few] Включён. Осталось { $codes } резервных кода.
    [many] Включён. Осталось { $codes } резервных кодов.
   *[other] Включён. Осталось { $codes } резервного кода.
}
web-second-about = Приложение в телефоне показывает код, который нужен после пароля.
web-second-set-up = Настроить
web-second-next = Продолжить
web-second-scan = Отсканируйте картинку приложением для кодов и введите код, который оно покажет.
web-second-picture = QR-код для приложения
web-second-type = Или введите в приложение этот ключ:
web-second-open = Открыть в приложении на этом устройстве
web-second-turn-on = Включить
web-second-codes = Новые резервные коды
web-second-remove = Выключить
web-second-keep = Сохраните эти резервные коды в надёжном месте. Каждый позволяет один раз войти без телефона. Больше они показаны не будут.
web-second-copy = Копировать
web-second-copied = Скопировано
web-second-kept = Коды сохранены
web-login-code = Учётная запись { $login } защищена двухэтапным входом.
web-login-lost = Нет ни телефона, ни резервных кодов? Поможет только владелец этого сервера.
web-login-back = Назад
web-login-forgotten = Забыли пароль?
web-recover-title = Восстановление пароля
web-recover-about = Укажите адрес электронной почты вашей учётной записи. Вы получите ссылку, чтобы задать новый пароль.
web-recover-send = Отправить ссылку
web-recover-sent = Если такой адрес есть у какой-либо учётной записи, письмо уже отправлено. Ссылка действует 30 минут.
web-recover-off = Этот сервер не отправляет писем. Обратитесь к его владельцу: он может создать для вас ссылку.
web-recover-login = Войти
web-recover-done = Новый пароль задан. Вход на всех устройствах завершён.
web-recover-again = Запросить новую ссылку
web-confirm-title = Подтверждение адреса почты
web-confirm-about = С этим адресом можно восстановить забытый пароль.
web-confirm-go = Подтвердить
web-confirm-done = Адрес подтверждён.
`,"../src/kastelan/locale/ru/web.ftl":`# Клиент в браузере: то, что есть на каждом экране, и стол.
web-again = Попробовать ещё раз
web-close = Закрыть
web-error-offline = Сервер недоступен. Ничего не потеряно; попробуйте через минуту.
web-error-server = На сервере произошла ошибка. Ваша партия в сохранности.
web-part-failed = Эту часть показать не удалось. Всё остальное работает.
web-home = На главную страницу
web-lost = По этому адресу ничего нет.
web-rule = Прочитать правило { $rule }
web-rules-of-line = Правила к этой строке
web-rule-ids = Номера правил: показывать их вместо значка, а в повторах — и запись ходов

# Панель и меню
web-tools = Инструменты
web-menu = Меню
web-language = Язык
web-rules = Правила
web-theme = Оформление: { $theme }
web-theme-title = Оформление
web-theme-auto = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-sound = Звуки: бумага, камень и монеты, а когда ваш ход — колокольчик
web-volume = Громкость
web-speed = С какой скоростью показывать ходы других
web-speed-instant = сразу
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-speed-reduced = Ваша система просит меньше движения, поэтому всё показывается сразу.
web-turn-again = Показать этот ход ещё раз
web-turn-skip = Перейти к последнему ходу
web-notify = Уведомлять, когда мой ход, а вкладка не активна
web-notify-blocked = Браузер не разрешает этой странице уведомления.
web-copy-link = Скопировать ссылку
web-components = Компоненты
web-components-file = Скачать набор
web-components-hash = Хеш набора
web-copied = Ссылка скопирована.
web-leave = Покинуть игру
web-leave-sure = Дальше за вас будет играть бот.
web-skip = К игровому полю

# Игроки
web-people = Игроки
web-you = вы
web-bot = Бот
web-stand-in = На этом месте играет бот
web-come-back = Вернуться в игру
web-on-turn = решает
web-person-on-turn = { $name }, решает
web-time-left = Осталось времени

# Боты по уровням: как их зовут за столом
web-bot-kingdom-easy = Илка
web-bot-kingdom-easy-2 = Якуб
web-bot-kingdom-easy-3 = Розина
web-bot-kingdom-easy-4 = Вит
web-bot-kingdom-easy-5 = Аполена
web-bot-kingdom-medium = Отмар
web-bot-kingdom-medium-2 = Кунгута
web-bot-kingdom-medium-3 = Дитрих
web-bot-kingdom-medium-4 = Агнешка
web-bot-kingdom-medium-5 = Леопольд
web-bot-kingdom-hard = Йоханка
web-bot-kingdom-hard-2 = Конрад
web-bot-kingdom-hard-3 = Сибилла
web-bot-kingdom-hard-4 = Бартош
web-bot-kingdom-hard-5 = Оттилия
web-bot-kingdom-expert = Богдан
web-bot-kingdom-expert-2 = Элишка
web-bot-kingdom-expert-3 = Пршемысл
web-bot-kingdom-expert-4 = Драгомира
web-bot-kingdom-expert-5 = Вратислав
web-bot-ludwig-easy = Флориан
web-bot-ludwig-easy-2 = Лизетта
web-bot-ludwig-easy-3 = Корбиниан
web-bot-ludwig-easy-4 = Верунка
web-bot-ludwig-easy-5 = Ксавер
web-bot-ludwig-medium = Тереза
web-bot-ludwig-medium-2 = Игнац
web-bot-ludwig-medium-3 = Йозефа
web-bot-ludwig-medium-4 = Бенедикт
web-bot-ludwig-medium-5 = Кресценция
web-bot-ludwig-hard = Ансельм
web-bot-ludwig-hard-2 = Матильда
web-bot-ludwig-hard-3 = Бальтазар
web-bot-ludwig-hard-4 = Элеонора
web-bot-ludwig-hard-5 = Леонгард
web-bot-ludwig-expert = Вильгельмина
web-bot-ludwig-expert-2 = Максимилиан
web-bot-ludwig-expert-3 = Адельгейда
web-bot-ludwig-expert-4 = Теодор
web-bot-ludwig-expert-5 = София
web-bot-seasons-easy = Войта
web-bot-seasons-easy-2 = Бара
web-bot-seasons-easy-3 = Гонза
web-bot-seasons-easy-4 = Лида
web-bot-seasons-easy-5 = Куба
web-bot-seasons-medium = Здена
web-bot-seasons-medium-2 = Прокоп
web-bot-seasons-medium-3 = Маркета
web-bot-seasons-medium-4 = Гавел
web-bot-seasons-medium-5 = Дорота
web-bot-seasons-hard = Рупрехт
web-bot-seasons-hard-2 = Бланка
web-bot-seasons-hard-3 = Микулаш
web-bot-seasons-hard-4 = Гедвика
web-bot-seasons-hard-5 = Ольдржих
web-bot-seasons-expert = Людмила
web-bot-seasons-expert-2 = Вацлав
web-bot-seasons-expert-3 = Божена
web-bot-seasons-expert-4 = Пётр
web-bot-seasons-expert-5 = Катержина

# Что нужно решить
web-actions = Что делать
web-your-turn = Ваш ход
web-waiting = Ждём: { $names }
web-thinking = { $count ->
    [one] { $names } думает
    [few] { $names } думают
    [many] { $names } думают
   *[other] { $names } думают
}
web-watching = вы наблюдаете
web-loading = Готовим игровой стол…
web-nothing-asked = Сейчас вам нечего решать.
web-sending = Отправляется…
web-hint = Подсказка
web-hint-title = Попросить бота подсказать ход
web-hint-shown = смотрите на поле
web-undo = Отменить
web-undo-title = Отменить последнее действие
web-restart = Отменить весь ход
web-undo-ask = Попросить отменить моё последнее действие
web-undo-asked = Вы просите отменить { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}. Ждём остальных.
web-undo-wish = { $name } просит отменить { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
web-agree = Да
web-disagree = Нет
web-typed = Ввести ход
web-typed-words = Ходы в нотации
web-typed-play = Сыграть

# Пробы
web-plan = План
web-plan-title = Попробовать действия, не отправляя их
web-planning = Пока вы планируете, ничего не отправляется
web-plan-steps = { $count ->
    [0] выберите что-нибудь
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
web-plan-drop = Отменить
web-plan-send = Сыграть
web-plan-end = Здесь план кончается: дальше решают другие или случай

# Передача устройства
web-pass = Передайте устройство. Ходит { $name }
web-pass-here = Это я, { $name }
web-pass-never = За этим столом больше не спрашивать

# Связь с сервером
web-line-lost = Восстанавливаем связь…
web-line-kept = Восстанавливаем связь… ваш ход сохранён
web-line-refused = Этот стол для вас закрыт.
web-line-now = Повторить сейчас

# Журнал и разговор
web-log = Журнал
web-log-filter = Искать в журнале
web-find = Найти…
web-log-of = Чьи ходы
web-log-all = Все
web-log-earlier = ранее: { $count }
web-log-none = Ничего не найдено.
web-log-empty = Пока ничего не произошло.
web-log-forced = Стол сделал единственно возможный выбор.
web-log-undone = отменено
web-log-undo = { $name } отменяет действия.
web-log-ask = { $name } просит отменить действия.
web-log-agree = { $name } соглашается.
web-log-refuse = { $name } не соглашается.
web-log-standin = На месте игрока { $name } теперь играет бот.
web-log-return = { $name } снова здесь.
web-last-move = Показать последний ход
web-chat = Чат
web-chat-empty = Пока никто ничего не написал.
web-chat-write = Написать сообщение
web-send = Отправить

# Вкладки телефона
web-sheet = Развернуть или свернуть панель
web-tab-play = Поле
web-tab-goals = Цели
web-tab-people = Игроки
web-tab-log = Журнал
web-tab-chat = Чат

# Конец
web-over = Игра окончена
web-won = { $count ->
    [one] Победа: { $names }
    [few] Победа: { $names }
    [many] Победа: { $names }
   *[other] Победа: { $names }
}
web-rematch = Реванш
web-next-game = К следующей игре
web-replay = Повтор партии
web-scoring = Финальный подсчёт
web-scoring-soon = Игра окончена. Теперь подсчитываются очки.
web-scoring-why = За что
web-scoring-start = В начале игры
web-scoring-rest = Прочее
web-scoring-total = Всего
web-scoring-first = С начала
web-scoring-next = Дальше
web-scoring-all = Всё
web-scoring-step = шаг { $step } из { $steps }
web-scoring-chart = Очки по ходу игры
web-look-at-board = Посмотреть на поле

# Клавиши
web-keys = Клавиши
web-keys-everywhere = Везде
web-keys-game = В этой игре
web-key-tab = из области в область
web-key-arrows = внутри области
web-key-enter = выбрать
web-key-escape = назад; отменить план
web-key-undo = отменить
web-key-restart = отменить весь ход
web-key-plan = план
web-key-last = последний ход
web-key-log = журнал
web-key-why = почему нельзя?
web-key-what = что здесь?
web-key-zoom = крупнее, мельче, всё
web-key-typed = ввести ход
web-key-keys = эта страница
web-key-kingdom-diagonals = четыре соседа по диагонали
web-key-kingdom-tiles = использовать жетон локации
web-key-kingdom-next = следующий гекс, который можно выбрать
web-key-kingdom-end = закончить ход
web-key-ludwig-offer = выбрать жетон на рынке
web-key-ludwig-others = галерея, лестница, деньги
web-key-ludwig-turn = повернуть жетон; с Shift\xA0— в другую сторону
web-key-ludwig-flip = перевернуть галерею
web-key-ludwig-best = следующее лучшее место
web-key-ludwig-castles = замки соперников
web-key-seasons-rank = выбрать карту по рангу
web-key-seasons-list = список зданий
web-key-seasons-pieces = больше или меньше ресурсов
web-last-round = Последний раунд

# The legend of symbols
web-legend = Символы
web-legend-locations = Локации и их жетоны
web-legend-terrains = Виды местности
web-legend-buildable = здесь строят
web-legend-not-buildable = здесь не строят
web-legend-marks = Обозначения
web-legend-types = Помещения
web-legend-symbols = Символы очков
web-legend-pieces = Ресурсы
`});export{e as texts};