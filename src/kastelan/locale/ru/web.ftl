# Клиент в браузере: то, что есть на каждом экране, и стол.
web-again = Попробовать ещё раз
web-close = Закрыть
web-error-offline = Сервер недоступен. Ничего не потеряно, попробуйте чуть позже.
web-error-server = На сервере произошла ошибка. Ваша партия в сохранности.
web-part-failed = Эту часть показать не удалось. Всё остальное работает.
web-home = На главную страницу
web-lost = По этому адресу ничего нет.
web-rule = Прочитать правило { $rule }

# Панель и меню
web-tools = Инструменты
web-menu = Меню
web-language = Язык
web-rules = Правила
web-theme = Цвета: { $theme }
web-theme-title = Цвета
web-theme-auto = как в системе
web-theme-light = бумага
web-theme-dark = синька
web-sound = Звуки: колокольчик в ваш ход, камень при каждом ходе
web-notify = Уведомлять, когда мой ход, а я смотрю в другое место
web-notify-blocked = Браузер не разрешает этой странице уведомления.
web-copy-link = Скопировать ссылку
web-copied = Ссылка скопирована.
web-leave = Покинуть игру
web-leave-sure = Дальше за вас будет играть бот.
web-skip = К игровому полю

# Игроки
web-people = Игроки
web-you = вы
web-bot = Бот
web-stand-in = За это место играет бот
web-come-back = Снова играть самому
web-on-turn = решает
web-person-on-turn = { $name }, решает
web-time-left = Осталось времени

# Боты по уровням: как их зовут за столом
web-bot-kingdom-easy = Илка
web-bot-kingdom-medium = Отмар
web-bot-kingdom-hard = Йоханка
web-bot-kingdom-expert = Богдан
web-bot-ludwig-easy = Флориан
web-bot-ludwig-medium = Тереза
web-bot-ludwig-hard = Ансельм
web-bot-ludwig-expert = Вильгельмина
web-bot-seasons-easy = Войта
web-bot-seasons-medium = Здена
web-bot-seasons-hard = Рупрехт
web-bot-seasons-expert = Людмила

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
web-loading = Накрываем на стол…
web-nothing-asked = Сейчас вам нечего решать.
web-sending = Отправляется…
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
web-agree = Согласен
web-disagree = Нет
web-typed = Ввести ход
web-typed-words = Ходы в нотации
web-typed-play = Сыграть

# Пробы
web-plan = Примерить
web-plan-title = Пробовать ходы, не отправляя их
web-planning = Пока вы пробуете, ничего не отправляется
web-plan-steps = { $count ->
    [0] выберите что-нибудь
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
web-plan-drop = Бросить
web-plan-send = Сыграть
web-plan-end = Здесь проба кончается: дальше решат другие или случай

# Передача устройства
web-pass = Передайте устройство: { $name }
web-pass-here = Здесь { $name }
web-pass-never = За этим столом больше не спрашивать

# Связь с сервером
web-line-lost = Восстанавливаем связь…
web-line-kept = Восстанавливаем связь… ваш ход сохранён
web-line-refused = Этот стол для вас закрыт.
web-line-now = Сейчас же

# Журнал и разговор
web-log = Журнал
web-log-filter = Искать в журнале
web-find = Найти…
web-log-of = Чьи ходы
web-log-all = все
web-log-earlier = ранее: { $count }
web-log-none = Ничего не найдено.
web-log-empty = Пока ничего не произошло.
web-log-undone = отменено
web-log-undo = { $name } отменяет действия.
web-log-ask = { $name } просит отменить действия.
web-log-agree = { $name } соглашается.
web-log-refuse = { $name } не соглашается.
web-log-standin = За игрока { $name } теперь играет бот.
web-log-return = { $name } снова здесь.
web-last-move = Показать последний ход
web-chat = Разговор
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Сказать что-нибудь
web-send = Отправить

# Вкладки телефона
web-sheet = Больше или меньше листа
web-tab-play = Поле
web-tab-goals = Цели
web-tab-people = Игроки
web-tab-log = Журнал
web-tab-chat = Разговор

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
web-replay = Запись партии
web-scoring = Итоговый подсчёт
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
web-key-enter = сделать
web-key-escape = назад; бросить пробу
web-key-undo = отменить
web-key-restart = отменить весь ход
web-key-plan = примерить
web-key-last = последний ход
web-key-log = журнал
web-key-why = почему нельзя?
web-key-what = что здесь?
web-key-zoom = ближе, дальше, всё
web-key-typed = ввести ход
web-key-keys = эта страница
web-key-kingdom-diagonals = четыре соседа по диагонали
web-key-kingdom-tiles = использовать жетон локации
web-key-kingdom-next = следующая доступная клетка
web-key-kingdom-end = закончить ход
web-key-ludwig-offer = выбрать плитку на рынке
web-key-ludwig-others = коридор, лестница, доход
web-key-ludwig-turn = повернуть плитку; с Shift в другую сторону
web-key-ludwig-flip = перевернуть коридор
web-key-ludwig-best = следующее лучшее место
web-key-ludwig-castles = замки соперников
web-key-seasons-rank = выбрать карту по рангу
web-key-seasons-list = список построек
web-key-seasons-pieces = больше или меньше ресурсов
