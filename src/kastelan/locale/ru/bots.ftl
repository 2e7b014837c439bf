# Кто садится за стол, когда друзей нет, и что он говорит о сыгранной партии.

## Уровни
bots-level-easy = { web-bots-easy }
bots-level-medium = { web-bots-medium }
bots-level-hard = { web-bots-hard }
bots-level-expert = { web-bots-expert }

## Kingdom Builder
kingdom-bot-easy = Илка-гусятница
kingdom-bot-easy-about = селится там, где красиво, и порой забывает о золоте
kingdom-bot-medium = Отмар-староста
kingdom-bot-medium-about = строит там, где видит больше золота, и дальше не заглядывает
kingdom-bot-hard = Йоханка-землемер
kingdom-bot-hard-about = измеряет каждый гекс, прежде чем строить
kingdom-bot-expert = канцлер Богдан
kingdom-bot-expert-about = проигрывает в уме ближайшие ходы

## Замки безумного короля Людвига
ludwig-bot-easy = паж Флориан
ludwig-bot-easy-about = покупает то, что понравилось бы королю, и выкладывает куда придётся
ludwig-bot-medium = садовница Тереза
ludwig-bot-medium-about = берёт с рынка лучшее помещение, не думая о следующем, и изредка ошибается
ludwig-bot-hard = придворный архитектор Ансельм
ludwig-bot-hard-about = знает цену каждому помещению
ludwig-bot-expert = Вильгельмина, строительница короля
ludwig-bot-expert-about = о каждом помещении спрашивает, что принесёт следующий рынок

## Замок на все времена
seasons-bot-easy = ученик Войта
seasons-bot-easy-about = носит камни и выбирает карты по наитию
seasons-bot-medium = каменщица Здена
seasons-bot-medium-about = строит надёжно и задумывает по одной карте
seasons-bot-hard = десятник Рупрехт
seasons-bot-hard-about = редко тратит впустую кирпич или талер
seasons-bot-expert = зодчая Людмила
seasons-bot-expert-about = думает и о картах на вашей руке, и о своих

## kastelan games
cli-games-opponents = Соперники:

## kastelan analyse
cli-about-analyse = показать, чего стоил каждый ход партии и что было бы лучше
cli-help-analyse-playouts = сколько раз доигрывать каждый ход; чем больше, тем дольше и надёжнее
cli-help-analyse-worst = сколько ошибок показать
cli-analyse-thinking = Думаю
cli-analyse-move = ход
cli-analyse-who = игрок
cli-analyse-played = сыграно
cli-analyse-expected = ожидаемые очки
cli-analyse-chance = шансы
cli-analyse-lost = потеря
cli-analyse-mistakes = Ходы с самыми дорогими ошибками:
cli-analyse-mistake = { $rank }. Ход { $move }, { $name }: { $played } — потеря очков: { $lost }. Лучше: { $best }
cli-analyse-none = Ни один ход не стоил очка или больше.
cli-analyse-nothing = В этой партии не над чем думать.
