# Жалобы, блокировки и страница модераторов

web-report-kind-person = человек
web-report-kind-message = сообщение в чате
web-report-kind-table = стол
web-report-reason-insult = Оскорбления или вражда
web-report-reason-name = Оскорбительное имя
web-report-reason-spam = Спам или реклама
web-report-reason-unfair = Нечестная игра
web-report-reason-other = Другое
web-moderation-action-ban = Блокировка
web-moderation-action-unban = Блокировка снята
web-moderation-action-rename = Дано нейтральное имя
web-moderation-action-close = Стол закрыт
web-moderation-action-remove = Сообщение удалено
web-moderation-action-settle = Жалоба решена
web-moderation-action-appoint = Назначен модератор
web-moderation-action-dismiss = Снят модератор
