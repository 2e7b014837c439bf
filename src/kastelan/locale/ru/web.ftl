# Клиент в браузере: то, что есть на каждом экране, и стол.
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
web-whole-board = Всё поле
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
web-key-ludwig-turn = повернуть жетон; с Shift — в другую сторону
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
