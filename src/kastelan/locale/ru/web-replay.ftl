# Повторы партий и итоговый подсчёт
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
web-replay-open-about = Запись — это партия в текстовом файле; его можно скачать после каждой партии. Здесь она только показывается и нигде не сохраняется.
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
web-analysis-about = Узнайте, где партия была выиграна и проиграна. Бот много раз доигрывает её с каждого хода — так, как было сыграно, и так, как можно было сыграть, — и сравнивает, что из этого выходит. Каждый ход оценивается только по тому, что игрок тогда мог знать.
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
web-analysis-estimate = Всё это — оценка; в другой раз карты могут лечь иначе. Потерянное очко — это очко отрыва от лучшего из остальных. Складывать эти очки нельзя: потерянное одним ходом могут вернуть следующие.
web-analysis-estimate-alone = Всё это — оценка; в другой раз жетоны могут выпасть иначе.
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
