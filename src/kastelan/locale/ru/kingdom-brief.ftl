# Kingdom Builder: что делают локации и карты подсчёта, в нескольких словах

kingdom-brief-oracle = Постройте ещё одно поселение на местности своей карты.
kingdom-brief-farm = Постройте на лугу.
kingdom-brief-oasis = Постройте в пустыне.
kingdom-brief-tower = Постройте на краю поля.
kingdom-brief-tavern = Постройте на конце прямой линии из трёх своих поселений.
kingdom-brief-barn = Переместите поселение на местность своей карты.
kingdom-brief-harbor = Переместите поселение на воду.
kingdom-brief-paddock = Переместите поселение на два гекса по прямой.

kingdom-brief-fishermen = 1 за каждое поселение рядом с водой
kingdom-brief-merchants = 4 за каждый замок или локацию, которые ваша группа связывает с другими
kingdom-brief-discoverers = 1 за каждый ряд с вашим поселением
kingdom-brief-hermits = 1 за каждую группу
kingdom-brief-citizens = половина размера вашей самой большой группы
kingdom-brief-miners = 1 за каждое поселение рядом с горой
kingdom-brief-workers = 1 за каждое поселение рядом с замком или локацией
kingdom-brief-knights = 2 за каждое поселение в том ряду, где их у вас больше всего
kingdom-brief-lords = в каждом секторе 12 за наибольшее число поселений, 6 за второе по величине; сектор, где никто не строил, считается только в конце
kingdom-brief-farmers = 3 за каждое поселение в том секторе, где их у вас меньше всего
kingdom-brief-castles = 3 за каждый замок, рядом с которым есть ваше поселение
