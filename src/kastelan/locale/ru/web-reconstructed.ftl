# Данные, которые не списаны с оригинала: что значит знак ≈ у каждого из них

-owners-correct = Если у вас есть игра, это можно исправить (настройка «components»).
web-reconstructed-word = ≈ восстановлено
web-reconstructed-legend = ≈ восстановлено, а не списано с оригинала
web-reconstructed-rooms = Данные этого жетона восстановлены по образцу жетонов той же площади из базовой игры. { -owners-correct }
web-reconstructed-towers = Данные и форма этой башни восстановлены: они лежат между помещениями площадью 300 и 350. Если у вас есть игра, данные можно исправить (настройка «components»).
web-reconstructed-renovations = Данные этой реновации восстановлены по образцу жетонов той же площади из базовой игры. { -owners-correct }
web-reconstructed-moat = Размеры рва и стены восстановлены: они рассчитаны по указанной площади частей. { -owners-correct }
web-reconstructed-passages = Длина этого тайного прохода восстановлена: известна только длина короткого. { -owners-correct }
web-reconstructed-swans = Восстановлено, что лебедей каждого цвета по 8: известно только их общее число, 40. { -owners-correct }
web-reconstructed-decree-51 = Таблица этого указа восстановлена: её нет ни в одном источнике. { -owners-correct }
web-reconstructed-card-points = Очки этой карты известны только из одного неофициального списка. { -owners-correct }
web-reconstructed-pairs = Цена и очки восстановлены: пары 12 и 10, 10 и 8, 8 и 6 известны, но неизвестно, какая относится к Колодцу, какая к Дому и какая к Башне. { -owners-correct }
web-reconstructed-houses = Число Домов восстановлено: это то, что остаётся из 23 шаблонов без остальных. { -owners-correct }
web-reconstructed-tower-count = Число Башен известно только из одной рецензии. { -owners-correct }
web-reconstructed-fees = Эта плата восстановлена: она оценена по тому, сколько очков приносит здесь помощник. { -owners-correct }
web-reconstructed-reported-fees = Эта плата известна только из одной памятки для игроков. { -owners-correct }
web-reconstructed-wagons = Доход от повозок и всадника известен только из одной рецензии. { -owners-correct }
web-reconstructed-marked-rounds = Восстановлено, какие раунды отмечены: известно только, что их четыре. { -owners-correct }
