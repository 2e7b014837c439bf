# Что видно в браузере из дополнений к «Замкам безумного короля Людвига»

web-ludwig-moat-piece = Ров: { $side }
web-ludwig-wall = Стена барбакана. { $bridge ->
    [none] Подъёмный мост замурован.
    [open] Подъёмный мост открыт.
    [doorway] Подъёмный мост ведёт в сад.
   *[blocked] Подъёмный мост перекрыт.
  }
web-ludwig-passage = { $name }: { $room } – { $other }
web-ludwig-renovated = Реновировано; раньше: { $name }.
web-ludwig-outer = Внешний сад за подъёмным мостом.
web-ludwig-renovations = Рено­вации
web-ludwig-decree-used = Указ уже использован.
web-ludwig-swans = { $points ->
    [hidden] Лебеди: скрыты
   *[other] Лебеди: наборы разных цветов принесут в конце { $points }
  }
web-ludwig-swans-hidden = Лебеди: ?
web-ludwig-money-hidden = Деньги: скрыты указом
web-ludwig-tokens = Жетоны благодарностей
web-ludwig-tokens-about = Жетоны благодарностей: очки за них получает только владелец
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
  }
web-ludwig-moat-count = Ров { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] Все тайные проходы проложены
   *[other] Ещё не проложены: { $names }
  }
web-ludwig-passages-left = Проходы: { $left }
web-ludwig-stored = Отложено: { $tile }
web-ludwig-model = Образец: { $tile }
web-ludwig-debt = Долг: { $money }
web-ludwig-banked = В копилке: { $money }
web-ludwig-recalled = Следующие карты: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } лебедь на озере
    [few] { $swans } лебедя на озере
    [many] { $swans } лебедей на озере
   *[other] { $swans } лебедя на озере
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } жетон благодарности
    [few] { $tokens } жетона благодарности
    [many] { $tokens } жетонов благодарностей
   *[other] { $tokens } жетона благодарности
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } реновация
    [few] { $tiles } реновации
    [many] { $tiles } реноваций
   *[other] { $tiles } реновации
  }

web-modules = Дополнения
web-modules-all = Все
web-modules-none = Никаких
web-modules-base = Ни одного модуля дополнений: базовая игра.
web-modules-ludwig-five = Впятером всегда играют с башнями и 75 новыми помещениями.
web-modules-ludwig-alone = В одиночном режиме доступны только новые помещения, благодарности короля и карты бонусов.
web-modules-count = { $count ->
    [one] { $count } модуль
    [few] { $count } модуля
    [many] { $count } модулей
   *[other] { $count } модуля
  }
web-ludwig-hourglass = Песочные часы ({ $name }): { $seconds } с
