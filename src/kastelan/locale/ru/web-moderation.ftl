# Жалобы, блокировки и страница модераторов

## Жалоба
web-report = Пожаловаться
web-report-message = Пожаловаться на сообщение: { $name }
web-report-about-person = Жалоба: { $name }
web-report-about-message = Жалоба на сообщение: { $name }
web-report-about-table = Жалоба на этот стол
web-report-what = Её рассмотрят модераторы сервера, вместе с перепиской вокруг. Больше никто не узнает, кто пожаловался.
web-report-why = Что не так?
web-report-note = Примечание (необязательно)
web-report-send = Отправить жалобу
web-report-received = Спасибо. Модераторы получили вашу жалобу.
web-report-cancel = Отмена
web-report-kind-person = человек
web-report-kind-message = сообщение в чате
web-report-kind-table = стол
web-report-reason-insult = Оскорбления или вражда
web-report-reason-name = Оскорбительное имя
web-report-reason-spam = Спам или реклама
web-report-reason-unfair = Нечестная игра
web-report-reason-other = Другое

## Блокировка
web-ban-title = Сейчас вам нельзя здесь играть
web-ban-until = Блокировка закончится { $until }.
web-ban-for-good = Блокировка бессрочная.
web-ban-reason = Причина: { $reason }
web-ban-data = Вы по-прежнему можете скачать свои данные и удалить учётную запись.
web-ban-log-out = Выйти

## Страница модераторов
web-moderation = Модерация
web-moderation-reports = Жалобы
web-moderation-people = Люди
web-moderation-tables = Столы
web-moderation-bans = Блокировки
web-moderation-log = Журнал
web-moderation-open = Открытые жалобы
web-moderation-settled = Решённые жалобы
web-moderation-no-reports = Открытых жалоб нет.
web-moderation-none-settled = Решённых жалоб пока нет.
web-moderation-no-people = Никого с таким именем нет.
web-moderation-no-tables = Нет ни открытых столов, ни идущих партий.
web-moderation-no-bans = Действующих блокировок нет.
web-moderation-no-log = Пока ничего не сделано.
web-moderation-report = Жалоба { $number }: { $what }
web-moderation-from = От кого: { $name }
web-moderation-deleted = удалённая учётная запись
web-moderation-then = Имя тогда: { $name }
web-moderation-chat = Переписка тогда
web-moderation-search = Имя
web-moderation-find = Искать
web-moderation-guest = Гость
web-moderation-account = Учётная запись
web-moderation-operator = Модератор
web-moderation-seen = Последний визит: { $when }
web-moderation-never-seen = Давно не было
web-moderation-played =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }
web-moderation-banned = Блокировка
web-moderation-until = до { $until }
web-moderation-for-good = бессрочно
web-moderation-why = Причина
web-moderation-why-ban = Причина (её увидит и сам человек)
web-moderation-hours = На какой срок
web-moderation-day = День
web-moderation-week = Неделя
web-moderation-month = 30 дней
web-moderation-no-end = Бессрочно
web-moderation-address-too = И адрес, с которого человек был здесь в последний раз
web-moderation-network = Адрес или сеть
web-moderation-ban-network = Заблокировать адрес
web-moderation-newer = Новейшие
web-moderation-older = Старее
web-moderation-command = команда, { $account }
web-moderation-status-open = открыт
web-moderation-status-playing = идёт партия
web-moderation-do-ban = Заблокировать…
web-moderation-do-unban = Снять блокировку…
web-moderation-do-rename = Нейтральное имя…
web-moderation-do-close = Закрыть стол…
web-moderation-do-remove = Удалить сообщение…
web-moderation-do-settle = Решить…
web-moderation-sure-ban = Блокировка: { $name }
web-moderation-sure-unban = Снять блокировку: { $name }
web-moderation-sure-rename = Дать нейтральное имя: { $name }
web-moderation-sure-close = Закрыть стол: { $name }
web-moderation-sure-remove = Удалить сообщение: { $name }
web-moderation-sure-settle = Решить жалобу { $name }
web-moderation-action-ban = Блокировка
web-moderation-action-unban = Блокировка снята
web-moderation-action-rename = Дано нейтральное имя
web-moderation-action-close = Стол закрыт
web-moderation-action-remove = Сообщение удалено
web-moderation-action-settle = Жалоба решена
web-moderation-action-appoint = Назначен модератор
web-moderation-action-dismiss = Снят модератор
