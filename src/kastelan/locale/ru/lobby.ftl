# Люди и столы сервера

error-no-such-person = Такого человека здесь нет.
error-option-of-no-game = { $option } — не настройка ни одной названной игры.
error-bad-webhook = На такой адрес ничего отправить нельзя.
error-private-webhook = Этот сервер ничего не отправляет на адреса своей сети.
error-no-such-zone = Часового пояса { $zone } нет.
error-quiet-too-long = Часы «Не беспокоить» длятся не больше { $most } ч.
error-vacation-too-long = Отпуск длится не больше { $most } дн.
error-clock-too-short = В партии по переписке часы дают не меньше { $seconds } с.
notice-your-turn = { $game }: ваш ход.
notice-moved = { $game }: вы уже сделали ход.
notice-invited = { $game }: для вас оставлено место.
notice-game-over = { $game }: игра окончена.
notice-test = Уведомления от Кастелана работают.
error-no-such-session = На таком устройстве вход не выполнен.
error-too-many-devices = Уведомления могут приходить не больше чем на { $most } устройств.
error-no-such-device = На это устройство уведомления больше не приходят.
error-bad-push = Браузер не создал действительной подписки.
error-wrong-password = Пароль неверный.
error-not-gone-yet = Подождите игрока ещё { $seconds } с.
error-muted-here = Хозяин стола запретил вам здесь писать.
server-help-webhooks = вебхуки могут вести в частные сети; не включайте, если учётные записи есть у посторонних
server-help-push-contact = как службам уведомлений связаться с вами, если что-то не так: mailto:… или https://…; без этого — отправитель писем
server-help-components = предлагать новым столам исправленные компоненты под названием; можно указать несколько раз
