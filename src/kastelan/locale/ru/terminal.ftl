# Стол в терминале, в какую бы игру ни играли

table-help-game = игра; если не указать, мы спросим
table-help-seat = кто где сидит: A=you (вы), B=hard, C=Анна; имя бота — это бот, другое имя — человек за этим экраном
table-help-watch = играют только боты, вы смотрите
table-help-pause = сколько ждать после каждого хода, когда вы смотрите
table-help-position = начать с позиции, записанной одной строкой
table-help-resume = продолжить сохранённую партию; без файла — последнюю
table-help-save = хранить партию в этом файле
table-help-plain = без цвета и без очистки экрана: для простых терминалов и программ чтения с экрана
table-help-full-screen = полный экран с мышью и клавишами: так по умолчанию в терминале от 80x24
table-help-line = строка за строкой: по умолчанию для каналов и простых терминалов, удобнее для программ чтения с экрана
error-table-full-screen-needs-terminal = Для полного экрана нужен терминал.
table-help-record = файл с партией
table-help-verify = только проверить, что запись приводит к своему результату и хешу
table-help-step = показать позицию после стольких шагов
table-help-events = показать каждое событие с его правилом, без поля

table-you = Вы
table-welcome = Добро пожаловать в Кастелан! Enter выбирает ответ в скобках.
table-ask-game = Какая игра: { $games }?
table-ask-players = Сколько игроков, от { $least } до { $most }?
table-ask-opponents = { $count ->
    [one] Кто играет против вас? Бот ({ $bots }) или имя:
    [few] Кто играет против вас? Боты ({ $bots }) или имена, всего { $count }:
    [many] Кто играет против вас? Боты ({ $bots }) или имена, всего { $count }:
   *[other] Кто играет против вас? Боты ({ $bots }) или имена, всего { $count }:
  }
table-press-enter = Enter: начать
table-go-on = Enter: дальше
table-hand-over = { $name }, ваш ход. Садитесь и нажмите Enter.
table-hint = ходы: варианты, ? { $example }: что это даст, помощь
table-hint-undo = назад отменяет шаг, помощь
table-lines-more = … { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
    [many] ещё { $count } строк
   *[other] ещё { $count } строк
  }: ходы покажут всё

table-word-moves = ходы, х
table-word-why = почему, ?, что
table-word-hint = совет, подсказка
table-word-undo = назад, н
table-word-restart = заново
table-word-board = поле
table-word-score = счёт
table-word-log = журнал
table-word-rules = правила, правило
table-word-save = сохранить
table-word-help = помощь
table-word-quit = выход, выйти

table-about-moves = лучшие ходы и что они дают, с номерами; ходы 20 покажет больше
table-about-why = что там, можно ли, почему нет, что изменится: почему { $example }
table-about-hint = подсказать ход
table-about-undo = отменить последний шаг этого хода
table-about-restart = отменить весь ход
table-about-board = нарисовать стол ещё раз
table-about-score = у кого сколько и за что
table-about-log = что уже произошло; журнал 50 покажет больше
table-about-rules = текст правила или главы: правила { $rule }
table-about-save = записать копию партии в файл
table-about-help = этот список; помощь и слово объяснит это слово
table-about-quit = выйти; партия сохранится, и её можно продолжить
table-help-moves =
    Введите ход, например { $example }, или несколько сразу через пробел. Либо выполнятся все, либо ни один.
    Tab дополняет. Достаточно начала слова, если оно понятно. Число выбирает из последнего списка.
table-help-topics = Помощь есть по темам: { $topics }

table-allowed = Можно.
table-allowed-with = Можно: { $change }
table-more-moves = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
  }
table-no-score = За этим столом счёт до конца не показывают.
table-saved = Сохранено: { $path }
table-kept = Партия сохранена. Посмотреть ещё раз: kastelan replay { $path }
table-keep-where = Имя файла, чтобы сохранить партию, или Enter, чтобы не сохранять:
table-left = Партия сохранена. Продолжить: kastelan play --resume { $path }
table-left-unsaved = Вы вышли. Партия не сохранена.

table-step = Шаг { $step } из { $last }
table-step-move = Шаг { $step } из { $last }. { $name }: { $word }
table-replay-hint = Enter: дальше, н: назад, х: следующий ход, 40: перейти, первый, последний, выход
table-replay-header = { $title }, версия правил { $version }: { $names }
table-replay-unfinished = Партия не закончена.
table-verified = { $moves ->
    [one] Воспроизведён { $moves } ход; результат и хеш верны.
    [few] Воспроизведено { $moves } хода; результат и хеш верны.
    [many] Воспроизведено { $moves } ходов; результат и хеш верны.
   *[other] Воспроизведено { $moves } хода; результат и хеш верны.
  }
table-verified-loosely = { $moves ->
    [one] Воспроизведён { $moves } ход. Хеша для сравнения в файле нет.
    [few] Воспроизведено { $moves } хода. Хеша для сравнения в файле нет.
    [many] Воспроизведено { $moves } ходов. Хеша для сравнения в файле нет.
   *[other] Воспроизведено { $moves } хода. Хеша для сравнения в файле нет.
  }
table-word-next = дальше, д
table-word-back = назад, н
table-word-turn = ход, х
table-word-jump = перейти, п
table-word-first = первый
table-word-last = последний

error-table-nothing-to-undo = Отменять нечего: отмена доходит до начала вашего хода или до того, что стало известно с тех пор.
error-table-ambiguous = «{ $text }» может значить: { $words }.
error-table-unknown-word = «{ $text }» — не ход и не команда. Попробуйте слово помощь.
error-table-list-first = { $number } выбирает из списка, а списка пока нет. Сначала введите { $word }.
error-table-not-listed = В списке нет номера { $number }. Нужно от 1 до { $most }.
error-table-no-topic = О «{ $text }» помощи нет. Какие есть темы, покажет слово помощь.
error-table-which-rule = Какое правило? Например: правила { $rule }
error-table-why-what = О чём вопрос? Например: почему { $example }
error-table-not-over-that = { $path } уже есть, и это не сохранённая партия. Выберите другое имя.
error-table-bad-seat = «{ $text }» — не место. Нужно: от A до { $last }, = и you, бот или имя; каждое место один раз.
error-table-watch-with-people = --watch только для ботов, а { $name } не бот.
error-table-not-together = { $second } не сочетается с { $first }: это уже определено.
error-table-no-save = В { $path } нет незаконченной партии.
error-table-only-damaged-saves = Последняя сохранённая партия { $path } повреждена, а другой незаконченной нет.
error-table-unknown-bot = На месте { $seat } играл бот { $bot }, а такого нет. Боты: { $expected }.
error-table-no-step = Шага { $step } нет. Нужно от 0 до { $last }.
error-table-unknown-step = «{ $text }» никуда не ведёт. Нужно: дальше, назад, ход, перейти 40, первый, последний или выход.
error-table-file-is-there = { $path } уже есть. Выберите другое имя или продолжите эту партию: kastelan play --resume { $path }

# Полный экран

table-suggests = Совет: { $move }
table-part-panel = Стол
table-part-choices = Варианты
table-part-log = Журнал
table-key-undo = Назад
table-key-hint = Совет
table-key-rule = Правило
table-key-score = Счёт
table-key-log = Журнал
table-key-help = Помощь
table-key-theme = Тема
table-key-type = Ввод
table-key-quit = Выход
table-close = Esc: закрыть
table-thinking = { $name } думает…
table-over-key = Партия окончена.
table-part-moves = Ходы
table-key-back = Назад
table-key-next = Вперёд
table-key-turn-back = Ход назад
table-key-turn = След. ход
table-key-first = Начало
table-key-last = Конец
