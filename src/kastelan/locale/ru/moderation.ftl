# Модерация: отказы сервера и команда для модераторов

moderation-neutral-name = Игрок { $number }
error-address-not-known = Серверу неизвестно, откуда подключается этот человек. Заблокируйте адрес из журнала вашего прокси.
error-bad-duration = «{ $text }» — не срок, например 12h или 7d.
error-bad-network = «{ $text }» — не адрес и не сеть, например 192.0.2.7 или 192.0.2.0/24.
error-ban-own-address = Среди них и ваш собственный адрес.
error-banned = Вы заблокированы до { $until }. Причина: { $reason }
error-banned-for-good = Вы заблокированы бессрочно. Причина: { $reason }
error-empty-reason = В причине должны быть видимые буквы.
error-network-too-wide = { $text } — слишком широкая сеть: не шире /{ $widest }.
error-no-such-ban = Блокировки { $number } нет.
error-no-such-message = Такого сообщения нет.
error-no-such-operator = Это не модератор.
error-no-such-report = Открытой жалобы { $number } нет.
error-operator-already = Это уже модератор.
error-operator-needs-account = Модератором может быть только учётная запись: у гостя нет пароля.
error-operator-not-banned = Модератора нельзя заблокировать. Сначала снимите его с этой роли.
error-report-yourself = Нельзя пожаловаться на себя.
error-table-closed = Этот стол закрыт.
error-unknown-moderation-work = Задачи { $work } нет. Задачи: { $expected }.

cli-about-moderate = следить за порядком на сервере: жалобы, блокировки, имена, столы, модераторы
moderate-help-work = что сделать: reports, people, tables, bans, operators или log показывают; ban, unban, rename, close, remove, settle, appoint и dismiss меняют
moderate-help-target = кого или чего это касается: логин, @ и id, адрес или сеть для блокировки, номер блокировки или жалобы, стол либо стол:номер для сообщения в чате; для people часть имени
moderate-help-reason = почему, для журнала; причину блокировки видит и сам человек
moderate-help-for = на какой срок блокировка, например 12h или 7d; без него она бессрочная
moderate-help-settled = показать решённые жалобы вместо открытых
moderate-none = Ничего нет.
moderate-report = Жалоба { $number }, { $at }: { $what }, { $reason }
moderate-report-about = На кого: { $name } (@{ $person })
moderate-report-table = Стол: { $table }
moderate-report-note = Примечание ({ $name }): { $note }
moderate-report-line = { $number } { $name }: { $text }
moderate-person = @{ $person } { $name }: { $about }
moderate-person-about = { $guest ->
    [yes] гость
   *[no] учётная запись
}, столов: { $tables }, последний визит: { $seen }
moderate-person-operator = модератор
moderate-person-banned = блокировка до { $until }
moderate-never = никогда
moderate-for-good = бессрочно
moderate-table = { $table } { $game }, { $status }, { $visibility }: { $people }
moderate-ban = Блокировка { $number }: { $whom }, до { $until }. { $reason }
moderate-ban-for-good = Блокировка { $number }: { $whom }, бессрочно. { $reason }
moderate-log = { $number } { $at } { $who }: { $action } { $whom } { $reason }
moderate-done-ban = Блокировка действует, её номер { $number }. Работающий сервер закроет соединения за секунду-другую.
moderate-done-unban = Блокировка { $number } снята.
moderate-done-rename = Новое имя: { $name }.
moderate-done-close = Стол закрыт.
moderate-done-remove = Сообщение удалено.
moderate-done-settle = Жалоба { $number } решена.
moderate-done-appoint = { $target } теперь модератор.
moderate-done-dismiss = { $target } больше не модератор.
