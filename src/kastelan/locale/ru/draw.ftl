# kastelan draw

cli-about-draw = нарисовать жетон, замок, рынок или поле в SVG или PNG
cli-help-draw-tile = Ludwig: один жетон по его id
cli-help-draw-all-tiles = Ludwig: все жетоны на одном листе
cli-help-draw-record = запись партии; - означает стандартный ввод
cli-help-draw-position = позиция одной строкой
cli-help-draw-step = позиция после стольких ходов записи; без этого — последняя
cli-help-draw-seat = Ludwig: чей замок, A — первое место
cli-help-draw-market = Ludwig: рынок вместо замка
cli-help-draw-turn = вместе с --tile: четверти оборота по часовой стрелке
cli-help-draw-theme = цвета: light (светлые) или dark (тёмные)
cli-help-draw-scale = пикселей на клетку, от 8 до 120; на маленьких рисунках меньше деталей. Рисунок рассчитан на 40
cli-help-draw-out = файл для записи; окончание .svg или .png определяет формат
cli-draw-written = { $path } записан, { $size } кБ.

error-draw-one-source = Что рисовать, указывает ровно одно из этого: { $expected }.
error-draw-only-for = { $argument } — только для { $games }.
error-draw-not-with = { $argument } не сочетается с { $source }.
error-draw-bad-seat = «{ $text }» — не место. Ожидается буква от A до E.
error-draw-no-seat = За этим столом нет места { $seat }. Ожидается от A до { $last }.
error-draw-bad-theme = Оформления «{ $text }» нет. Есть: { $expected }.
error-draw-bad-file = По окончанию { $path } не видно, в каком формате рисовать. Ожидается: { $expected }.
error-draw-no-tile = Жетона { $tile } нет. Похожие: { $near }.
error-draw-other-game = Это запись игры { $game }, а не { $expected }.
error-draw-no-step = Шага { $step } нет. Ожидается от 0 до { $last }.
