# В чём движок отказывает в любой игре

error-not-your-decision = Месту { $seat } сейчас нечего решать.
error-bad-option-value = Настройка { $option } не может быть «{ $value }». Возможно: { $expected }.
error-unknown-option = Настройки { $option } нет. Настройки: { $expected }.
error-bad-players = В эту игру нельзя играть в таком составе: { $players }. Игроков: от { $least } до { $most }.
error-bad-seed = «{ $seed }» — не зерно. Нужно целое число от 0.
error-bad-notation = «{ $text }» — не ход этой игры.
error-bad-hex = «{ $text }» — не гекс. Нужны столбец A–T и ряд 1–20, например F7.
error-no-such-action = { $text } — не действие этой игры.
error-bad-position = Это не позиция игры: строка повреждена или набрана вручную.
error-position-of-another-game = Это позиция игры { $game }, версия правил { $version }.
error-record-too-long = Файл слишком длинный для записи партии.
error-bad-tag = Строка { $line }: это не метка записи. Нужно [Name "значение"].
error-bad-move-line = Строка { $line }: это не ходы. Нужны буква места, двоеточие и ходы, например A: F7 F8.
error-bad-header = Заголовок записи неверен или неполон: { $tag }.
error-bad-word = Строка { $line }, ход { $move }: «{ $text }» — не ход этой игры.
error-move-refused = Строка { $line }, ход { $move }: правила не допускают здесь { $text }.
error-other-result = Запись не приводит к результату из её заголовка.
error-other-hash = Запись не приводит к позиции, отпечаток которой указан в заголовке.
error-unknown-game = Игры { $game } нет. Игры: { $expected }.
error-unknown-version = У игры { $game } нет версии правил { $version }; новейшая здесь { $newest }. Возможно, её знает более новый Kastelan.
error-unknown-bot = Бота { $bot } нет. Боты: { $expected }.
