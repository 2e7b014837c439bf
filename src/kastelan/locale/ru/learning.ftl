# Настройка ботов и данные для обучения

cli-about-tune = найти лучшие веса бота greedy игрой с самим собой
cli-about-train = обучить сеть для Kingdom Builder игрой с самой собой, на ускорителе, если он есть
cli-about-dataset = записать партии ботов для обучения: записи и таблицы

learning-help-folder = папка, куда писать; прерванная в ней работа продолжается
learning-help-format = что писать: records, parquet или both (и то и другое)
learning-help-shard = сколько партий попадает в один файл
learning-help-only = только эти веса, по имени; имя группы означает все её веса
learning-help-generations = сколько поколений длится поиск
learning-help-population = сколько наборов весов в поколении
learning-help-deals = сколько раздач играет каждый из них, с каждого места
learning-help-step = величина первых шагов, в процентах веса
learning-help-proof = на скольких новых раздачах проверяется результат, с каждого места; 0 — без проверки
learning-help-accept = заменить результатом принятые веса, если проверка это оправдывает
learning-help-players-in-turn = сколько игроков в партиях, по очереди: 2 2 3 — раундов на двоих вдвое больше, чем на троих
learning-help-minutes = сколько минут обучать, не считая компиляции
learning-help-resume = продолжить с сохранённого состояния в папке
learning-help-games = сколько партий играть одновременно
learning-help-batch = на скольких решениях учиться за раз
learning-help-blocks = сколько блоков в сети
learning-help-channels = сколько каналов в каждом слое сети
learning-help-rate = величина шагов обучения в начале и в конце

learning-generations = поколения
learning-tuned = Кандидат лежит в { $candidate }.
learning-justified = Лучше принятых весов: { $proof }.
learning-not-justified = Не доказано, что лучше принятых весов: { $proof }.
learning-accepted = Теперь эти веса в { $file }.
learning-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  } в { $files ->
    [one] { $files } файле
    [few] { $files } файлах
    [many] { $files } файлах
   *[other] { $files } файлах
  }, { $kilobytes } кБ.

error-unknown-weight = Веса «{ $name }» нет. Веса: { $expected }.
error-unknown-weights = В { $file } другие веса, чем знает эта версия: { $names }.
error-other-tuning = { $path } относится к другой настройке, или с тех пор изменились правила, боты или веса. Выберите другую папку.
error-other-dataset = В { $path } другие данные, или с тех пор изменились правила, боты или веса. Выберите другую папку.
error-game-broken = Партия { $game } прервалась: { $reason }. Записанное раньше остаётся.
error-process-ended = Один из процессов завершился посреди партии. Записанное раньше остаётся; та же команда продолжит работу.
error-no-weights = У ботов игры { $game } нет весов для настройки.
error-learning-only-kingdom = Обучать можно только kingdom, но не { $game }.
