# Ссылки и картинки, которыми делятся

share-invitation = { $name } приглашает вас в игру «{ $game }»
share-won = Победа в игре «{ $game }»: { $name }
share-won-together = Победу в игре «{ $game }» делят { $names }
share-free-seats = { $count ->
    [one] { $count } место свободно.
    [few] { $count } места свободны.
    [many] { $count } мест свободно.
   *[other] { $count } места свободно.
}
share-all-here = Все места заняты.
share-running = Игра ещё идёт
share-free-seat = свободное место
share-day = { $month ->
    [1] { $day } января { $year } г.
    [2] { $day } февраля { $year } г.
    [3] { $day } марта { $year } г.
    [4] { $day } апреля { $year } г.
    [5] { $day } мая { $year } г.
    [6] { $day } июня { $year } г.
    [7] { $day } июля { $year } г.
    [8] { $day } августа { $year } г.
    [9] { $day } сентября { $year } г.
    [10] { $day } октября { $year } г.
    [11] { $day } ноября { $year } г.
   *[12] { $day } декабря { $year } г.
}
share-and = { $first } и { $last }
share-replay = Момент из игры «{ $game }»
share-site = Стол для трёх настольных игр о строительстве замков: играйте в браузере с друзьями или ботами.

# История законченной партии

story-best-piece = { $name }: { $points } за «{ $piece }» — больше не принесло ничто другое.
story-best-turn = { $name }: { $points } за один ход — больше всех в этой партии.
story-turning-point = { $name }: окончательно впереди с хода { $turn } из { $turns }.
story-always-ahead = { $name }: ни разу позади за всю партию.
story-final-scoring = { $name }: позади до самого финального подсчёта.
story-widest-lead = { $name }: самый большой отрыв, { $points }, после хода { $turn } из { $turns }.
story-longest-lead = { $name }: дольше всех впереди — { $count } из { $turns } ходов подряд.
