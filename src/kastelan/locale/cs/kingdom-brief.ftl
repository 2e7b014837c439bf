# Kingdom Builder: co dělají místa a karty království, několika slovy

kingdom-brief-oracle = Postav jednu osadu navíc na terénu své karty.
kingdom-brief-farm = Postav na louce.
kingdom-brief-oasis = Postav na poušti.
kingdom-brief-tower = Postav na okraji herní desky.
kingdom-brief-tavern = Postav na konci přímé řady tří vlastních osad.
kingdom-brief-barn = Přesuň osadu na terén své karty.
kingdom-brief-harbor = Přesuň osadu na vodu.
kingdom-brief-paddock = Přesuň osadu o dva hexy v přímém směru.

kingdom-brief-fishermen = 1 za každou osadu u vody
kingdom-brief-merchants = 4 za každý hrad či místo, které sídelní oblast spojuje s jiným
kingdom-brief-discoverers = 1 za každou řadu, ve které máš osadu
kingdom-brief-hermits = 1 za každou sídelní oblast
kingdom-brief-citizens = polovina velikosti tvé největší sídelní oblasti
kingdom-brief-miners = 1 za každou osadu u hory
kingdom-brief-workers = 1 za každou osadu u hradu či místa
kingdom-brief-knights = 2 za každou osadu v řadě, kde jich máš nejvíc
kingdom-brief-lords = v každé oblasti 12 za nejvíc osad, 6 za druhý nejvyšší počet; oblast bez osad se počítá až na konci
kingdom-brief-farmers = 3 za každou osadu v oblasti, kde jich máš nejméně
kingdom-brief-castles = 3 za každý hrad, u kterého stojíš
