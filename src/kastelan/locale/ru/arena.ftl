# Турниры ботов: kastelan arena и её отчёт

cli-help-arena-bots = боты: имя, файл.py:Класс, "cmd:программа …", или с бюджетом search@200, search@0.5s
cli-help-arena-kind = table: все за одним столом; round-robin: каждый с каждым; gauntlet: первый против каждого из остальных; ladder: соседи по списку; sprt: двое, пока не станет ясно, кто сильнее
cli-help-arena-games = сколько партий играет каждая пара, а за смешанными столами больше чем на двоих — каждый бот; последовательный критерий — не больше этого
cli-help-arena-players = сколько игроков за столом; по умолчанию два, а при одном столе — по числу ботов
cli-help-arena-out = сохранять каждую партию в этот файл и по той же команде продолжать с места остановки
cli-help-arena-report = записать в этот файл страницу с графиками
cli-help-arena-ray = играть на кластере Ray: его адрес, или local для кластера на этой машине
cli-help-arena-elo0 = последовательный критерий: первая гипотеза, на сколько Эло первый бот сильнее
cli-help-arena-elo1 = последовательный критерий: вторая гипотеза, больше первой
cli-help-arena-alpha = последовательный критерий: как часто можно ошибочно принять вторую гипотезу
cli-help-arena-beta = последовательный критерий: как часто можно ошибочно принять первую гипотезу
cli-help-arena-move-seconds = сколько программа может думать над ходом, прежде чем ей засчитают поражение

cli-arena-games = партии
cli-arena-elo = Эло
cli-arena-pair = пара
cli-arena-move = решение
cli-arena-turn = ход
cli-arena-slowest = самый долгий ход

arena-kind-table = один стол
arena-kind-round-robin = каждый с каждым
arena-kind-gauntlet = один против всех
arena-kind-ladder = лестница
arena-kind-sprt = последовательный критерий

arena-report-title = { $game }: боты на арене
arena-report-lead = { $players ->
    [one] { $bots }; за столом { $players } игрок.
    [few] { $bots }; за столом { $players } игрока.
    [many] { $bots }; за столом { $players } игроков.
   *[other] { $bots }; за столом { $players } игрока.
  }
arena-report-options = Настройки: { $options }.
arena-report-footer = Страницу составил Кастелан { $date }. Сеть ей не нужна.
arena-report-ratings = Рейтинги
arena-report-ratings-about = Эло по методу наибольшего правдоподобия, среднее всех участников — 0. Линии — 95-процентные интервалы, в которых считаются раздачи, а не партии.
arena-report-shares = Победы
arena-report-shares-about = Доля каждого бота в победах с 95-процентным интервалом (Уилсон). Короткая вертикальная черта — доля бота среди равных.
arena-report-test = Последовательный критерий
arena-report-test-about = Логарифм отношения правдоподобия двух гипотез, раздача за раздачей. Проверка кончается там, где он выходит из полосы.
arena-report-way = По ходу партий
arena-report-way-about = Доля каждого бота в победах на этот момент. Линиям, которые ещё колеблются, нужно больше партий.
arena-report-points = Очки
arena-report-points-about = Половина партий лежит в рамке, девять из десяти — на линии; вертикальная черта — медиана, точка — среднее.
arena-report-seats = Места за столом
arena-report-seats-about = Доля побед каждого места, кто бы там ни сидел. Каждый бот сидел на каждом месте одинаково часто.
arena-report-times = Время раздумий
arena-report-times-about = На целый ход: точка — среднее, конец линии — самый долгий.
arena-report-pairs = Кто кого опережает
arena-report-pairs-about = Как часто бот слева занимал место выше бота сверху; общее место считается за половину. Мелкие числа — 95-процентные интервалы в процентах.
arena-report-numbers = Все числа
arena-report-numbers-about = Победы — неразделённые, разделённые считаются по доле. Очки — с 95-процентным интервалом их среднего.
arena-report-faults = Что пошло не так
arena-report-faults-about = Номер партии и почему засчитано поражение или партия не считается.
arena-report-method = Как это измерено
arena-report-method-about = Каждая раздача играется, пока каждый бот не посидит на каждом месте, так что удача раздачи для всех одинакова. Та же команда сыграет те же партии снова, если только боты не думают по часам.
arena-report-machine = Машина: { $machine }.

arena-figure-games = партий
arena-figure-deals = раздач
arena-figure-decisions = решений
arena-figure-workers = процессов
arena-figure-forfeits = технических поражений
arena-figure-errors = сорванных партий

arena-fault-no-start = не запускается: { $reason }
arena-fault-crashed = аварийно завершился: { $words } в { $where }; место { $seat } видело позицию { $position }
arena-fault-illegal-word = недопустимый ход: { $word }; допустимы были: { $legal }; место { $seat } видело позицию { $position }
arena-fault-no-legal-word = недопустимый ход: { $word }
arena-fault-no-answer = нет ответа за { $seconds } с
arena-fault-no-reading = не читает ввод
arena-fault-no-output = закрыл свой вывод
arena-fault-exit-code = завершился: код выхода { $code }
arena-fault-ended = завершился: { $words }
arena-fault-no-json = не JSON: { $line }; ожидается объект JSON с «play»
arena-fault-no-word = нет хода в ответе: { $line }; ожидается объект JSON с «play»
arena-fault-process = процесс завершился с кодом { $code }
arena-fault-said = { $words }

arena-axis-share = доля в победах
arena-axis-points = очки
arena-axis-times = время на ход
arena-axis-games = партий у каждого бота
arena-axis-deals = раздачи
arena-seat = Место { $seat }
arena-bound = принято { $elo } Эло
arena-verdict-elo1 = { $first } сильнее, чем { $second }: принято { $elo1 } Эло против { $elo0 } после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздач
  } (отношение { $ratio }, границы { $lower } и { $upper }).
arena-verdict-elo0 = Не показано, что { $first } сильнее, чем { $second }: принято { $elo0 } Эло против { $elo1 } после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздач
  } (отношение { $ratio }, границы { $lower } и { $upper }).
arena-verdict-open = Между { $first } и { $second } ничего не решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздач
  }: { $elo0 } или { $elo1 } Эло (отношение { $ratio }, границы { $lower } и { $upper }).

error-unknown-kind = Турнира вида «{ $kind }» нет. Виды: { $expected }.
error-table-of-other-size = Число ботов за одним столом ({ $bots }) не равно числу игроков ({ $players }). Назовите столько же ботов или выберите другой --kind.
error-bot-enters-twice = { $bot } записан дважды. Каждый бот может участвовать один раз, кроме турнира за одним столом.
error-wrong-number-of-bots =
  Турнир вида { $kind } не сыграть с таким числом ботов: { $bots }. Нужны два или больше, для последовательного критерия — ровно два.
error-bad-guesses = Проверить { $elo0 } против { $elo1 } Эло нельзя. --elo0 должно быть меньше --elo1, --alpha и --beta — между 0 и 0,5.
error-bot-without-budget = Бот { $bot } думает без бюджета; после @ бюджет указывают только ботам с поиском.
error-bad-budget = У бота { $bot } непонятный бюджет. Ожидается число доигрываний, например search@200, или секунды, например search@0.5s.
error-no-such-program = { $bot } нельзя запустить: такой программы нет. Ожидается cmd: и командная строка.
error-no-file-of-results = { $path } — не файл результатов; в него ничего не записано.
error-results-of-another-tournament = { $path } принадлежит другому турниру: { $what } там { $there }, а здесь { $here }. Назовите другой файл.
error-damaged-results = { $path } повреждён в строке { $line }.
error-results-in-use = В { $path } пишет другая арена.
error-no-such-cluster = Кластер Ray { $address } недоступен: { $reason }
error-bad-decimal = «{ $text }» не подходит. Ожидается число от { $least } до { $most }.
error-unknown-clock = Часов «{ $clock }» нет. KASTELAN_CLOCK может быть: { $expected }.
