# The browser client outside a table

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
web-person-ratings-about = Большое число — это осторожная оценка вашей силы: она растёт с хорошими результатами и по мере того, как сыграно больше партий.
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
web-about-what = Кастелан — это стол для трёх настольных игр о строительстве замков: для друзей и ботов, в реальном времени и по переписке, на трёх языках. Он бесплатный и с открытым исходным кодом.
web-about-whose = Чьи это игры
web-about-respect = Это неофициальный проект поклонников, не связанный с названными авторами и издателями. Все тексты, рисунки и код — наши собственные.
web-about-kingdom = Kingdom Builder, автор Дональд Х. Ваккарино, Queen Games, 2011.
web-about-ludwig = Castles of Mad King Ludwig, 2-е издание, автор Тед Алспах, Bézier Games, 2022.
web-about-seasons = A Castle for All Seasons (Im Schutze der Burg), авторы Инка и Маркус Бранд, eggertspiele, 2008.
web-about-buy = Если игра вам понравилась, купите её: ничто не заменит настоящих жетонов на настоящем столе.
web-about-fair = Честная игра
web-about-fair-how = Раздача определена до первого хода, и потом её может проверить каждый. Боты знают только то, что положено знать их месту.
web-about-you = Что о вас хранится
web-about-you-how = Имя, логин, если он вам нужен, и ваши партии. Адрес почты — только если вы добавили его, чтобы восстановить пароль. Никакой слежки, один файл cookie для входа. Всё это можно удалить:
web-about-made = Из чего это сделано
web-about-made-of = Код — под лицензией MIT. Шрифты: Alegreya и Fira Sans Condensed, SIL Open Font License.

# The overview before the rules
web-overview = Коротко об игре
web-overview-turn = Ход
web-overview-placing = Строительство
web-overview-scoring = Подсчёт очков
web-kingdom-overview-turn = Карта местности говорит, где вы строите: три поселения на свободных гексах этой местности. До или после них можно один раз использовать каждый свой жетон локации. Потом вы берёте следующую карту.
web-kingdom-overview-placing = Новое поселение нужно ставить рядом со своим, если местность это позволяет. За поселение рядом с локацией вы получаете её жетон: дополнительное действие каждый следующий ход.
web-kingdom-overview-scoring = В конце три карты королевства, в каждой партии другие, определяют, что приносит золото, а каждый замок рядом с вашим поселением даёт 3. Панель рядом с полем показывает, сколько дала бы каждая карта сейчас.
web-ludwig-overview-turn = Главный строитель назначает цену каждому жетону рынка. Остальные покупают по одному или берут 5 000 марок из банка и платят ему. Он покупает последним и платит банку.
web-ludwig-overview-placing = Вход нового жетона совмещают со входом вашего замка. Жетоны не перекрываются, не касаются оград и оставляют внешний вход. Помещение, все входы которого ведут дальше, готово и приносит поощрение.
web-ludwig-overview-scoring = Жетон приносит свои очки и очки за символ: за каждое помещение указанных типов, которое с ним соединено или лежит где угодно в замке; за соседние — штрафы. В конце считают благодарности короля, карты бонусов, пустые стопки и деньги.
web-seasons-overview-turn = Каждый тайно выбирает карту; затем карты разыгрывают по рангу. Посыльный и Торговец приносят талеры и ресурсы, остальные строят. Строитель возвращает вам сыгранные карты.
web-seasons-overview-placing = Цену здания платят точно, не меньше чем тремя видами ресурсов, и получают за него очки или талеры. После этого помощники за плату занимают места в замке.
web-seasons-overview-scoring = Здания приносят очки сразу. Помощники в замке приносят их в конце, каждый по своему месту: за свободные места, за другие здания, за серебро или за ресурсы.
