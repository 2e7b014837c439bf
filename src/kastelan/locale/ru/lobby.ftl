# Люди и столы сервера

error-no-such-person = Такого человека здесь нет.
error-option-of-no-game = { $option } — не настройка ни одной названной игры.
error-bad-webhook = На такой адрес ничего послать нельзя.
error-private-webhook = Этот сервер ничего не посылает на адреса своей сети.
error-no-such-zone = Часового пояса { $zone } нет.
error-quiet-too-long = Тихие часы длятся не больше { $most } ч.
error-vacation-too-long = Отпуск длится не больше { $most } дн.
error-clock-too-short = В игре по переписке часы дают не меньше { $seconds } с.
notice-your-turn = { $game }: ваш ход.
notice-invited = { $game }: для вас оставлено место.
notice-game-over = { $game }: игра окончена.
notice-test = Уведомления от Кастелана доходят.
error-no-such-session = На таком устройстве вы не вошли.
error-wrong-password = Старый пароль неверен.
error-not-gone-yet = Дайте другому ещё { $seconds } с.
error-muted-here = Хозяин стола запретил вам здесь писать.
server-help-webhooks = вебхуки людей могут лежать в частных сетях; не включайте, если учётные записи есть у посторонних
