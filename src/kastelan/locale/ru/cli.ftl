# Команда kastelan

cli-language-name = русский
cli-usage = использование
cli-example = пример:
cli-arguments = аргументы
cli-options = ключи
cli-overview = Кастелан: настольные игры о строительстве замков в терминале.

cli-overview-help = kastelan КОМАНДА --help расскажет больше. --language en, cs или ru задаёт язык.
cli-about-play = играть в одиночку, с друзьями или против ботов
cli-about-replay = просмотреть записанную партию или проверить её
cli-about-rules = прочитать правила игры
cli-about-games = показать игры и их настройки
cli-about-arena = сыграть много партий между ботами
cli-about-bench = измерить скорость движка на этой машине
cli-about-doctor = проверить, что не так с установкой
cli-about-completion = вывести скрипт, с которым оболочка дополняет команды и параметры
cli-help-completion-shell = оболочка: bash, zsh или fish

cli-help-help = показать эту справку и выйти
cli-help-language = язык: en, cs или ru
cli-help-json = ответить в JSON
cli-help-game = игра, по имени
cli-help-game-optional = одна игра с пояснением настроек
cli-help-rule = правило или глава, например KB-BUILD-3 или KB-BUILD
cli-help-search = только правила с этим текстом
cli-help-bots = боты, по одному на игрока
cli-help-games = сколько партий
cli-help-seed = зерно случайности: одно и то же зерно даёт одни и те же партии
cli-help-jobs = сколько процессов работают одновременно
cli-help-option = задать настройку игры; можно указать несколько раз
cli-help-players = сколько игроков
cli-help-seconds = сколько измерять

cli-games-players = { $most ->
    [one] от { $least } до { $most } игрока
    [few] от { $least } до { $most } игроков
    [many] от { $least } до { $most } игроков
   *[other] от { $least } до { $most } игроков
  }
cli-games-expected = Возможно: { $expected }
cli-games-expected-list = Через запятую ({ $count }): { $expected }
cli-games-more = kastelan games ИГРА поясняет настройки одной игры.

cli-arena-playing = партии
cli-arena-bot = бот
cli-arena-wins = победы
cli-arena-draws = общие
cli-arena-share = доля
cli-arena-interval = 95-процентный интервал
cli-arena-points = очки
cli-arena-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  } за { $seconds } с, { $rate } в секунду, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решений
  }.
cli-arena-fault = Партия { $fault }

cli-bench-running = Измеряем { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
  } …
cli-bench-games-per-second = { $value } случайных партий в секунду
cli-bench-decisions-per-second = { $value } решений в секунду
cli-bench-decisions-per-game = { $value } решений в партии
cli-bench-copy-us = { $value } мкс на копию позиции
cli-bench-legal-us = { $value } мкс на поиск возможных действий
cli-bench-apply-us = { $value } мкс на выполнение действия
cli-bench-bytes-per-state = { $value } байт на позицию

cli-doctor-python = Python
cli-doctor-chance = перемешивание
cli-doctor-files = запись файлов
cli-doctor-encoding = символы терминала
cli-doctor-broken = не работает: { $reason }
cli-doctor-extra = { $installed ->
    [yes] установлено
   *[no] не установлено; установка: pip install 'kastelan[{ $extra }]'
  }
cli-doctor-fine = Всё работает.
cli-doctor-ill = Что-то не так. Сначала попробуйте установить Кастелан заново в новое виртуальное окружение.

error-extra-missing = Библиотека { $library } не установлена. Установка: pip install 'kastelan[{ $extra }]'
error-no-such-file = Файла { $path } нет.
error-no-such-folder = Папки { $path } нет. Сначала создайте её или укажите другое место.
error-is-a-folder = { $path } — это папка. Укажите файл в ней.
error-cannot-read-file = Не удаётся прочитать { $path }: { $reason }.
error-cannot-write-file = Не удаётся записать { $path }: { $reason }.
error-file-is-no-text = { $path } — не текстовый файл в UTF-8.
error-bad-argument = У { $argument } нет значения или оно не подходит. Какое нужно, покажет --help.
error-unknown-argument = Аргумента { $argument } здесь нет. Какие есть, покажет --help.
error-missing-argument = Не хватает аргумента: { $argument }. Пример покажет --help.
error-bad-number = «{ $text }» не подходит. Нужно целое число от { $least } до { $most }.
error-option-without-value = У «{ $option }» нет значения. Нужно ключ=значение.
error-unknown-language = Языка «{ $language }» здесь нет. Языки: { $expected }.
error-unknown-command = Команды { $command } нет. Команды: { $expected }.
error-unknown-shell = Для { $shell } скрипта нет. Оболочки: { $expected }.
error-no-such-rule = Правила «{ $rule }» нет. Похожие: { $near }.
