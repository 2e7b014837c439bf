# Повторы партий и итоговый подсчёт
web-replay-title = Повтор: { $game }
web-replay-way = Ход партии
web-replay-told = Что произошло на этом шаге
web-replay-step = Шаг { $step } из { $steps }
web-replay-beginning = Стол подготовлен.
web-replay-word = ход, как он записан в протоколе
web-replay-scrub = Шаг
web-replay-scores = Очки по ходу партии. На этом шаге: { $scores }
web-replay-controls = Просмотр партии
web-replay-first = В начало
web-replay-turn-back = К предыдущему ходу
web-replay-back = На шаг назад
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-on = На шаг вперёд
web-replay-turn-on = К концу следующего хода
web-replay-end = В конец
web-replay-speed = Скорость
web-replay-moves = Ходы
web-replay-around = Цели, игроки и ходы
web-replay-tab-board = Поле
web-replay-eyes = Чьими глазами
web-replay-eyes-open = Все карты открыты
web-replay-eyes-none = Как зритель
web-replay-eyes-of = Как { $name }
web-replay-place = { $place }.
web-replay-share = Скопировать ссылку на этот шаг
web-replay-copied = Ссылка на шаг { $step } скопирована.
web-replay-download = Скачать протокол
web-replay-continue = Играть дальше отсюда
web-replay-continue-about = Новая партия начнётся с шага { $step }. Карты и жетоны, которые тогда были скрыты, сдаются заново.
web-replay-continue-seat = Вы играете за
web-replay-continue-bots = Боты на остальных местах
web-replay-continue-play = Играть
web-replay-open = Открыть протокол
web-replay-open-about = Протокол — это партия в текстовом файле; его можно скачать после каждой игры. Здесь он только показывается и нигде не сохраняется.
web-replay-file = Файл протокола
web-replay-drop = или перетащите его в любое место этой страницы
web-replay-paste = Или вставьте его текст
web-replay-read = Показать партию
web-replay-too-large = Этот файл слишком велик для протокола.
web-replay-scored-back = Назад
web-replay-scored-begin = Столько было набрано по ходу партии. Теперь считается остальное.
web-replay-scored-final = считается в конце
web-replay-scored-playing = по ходу партии
web-replay-more-reasons = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}
web-scored-rooms = Комнаты и их символы
web-scored-favours = Благодарности короля
web-scored-bonus = Карты бонусов
