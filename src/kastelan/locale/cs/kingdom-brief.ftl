# Kingdom Builder: co dělají místa a karty království, několika slovy

kingdom-brief-oracle = Postav jedno osídlení navíc na terén své karty.
kingdom-brief-farm = Postav na louce.
kingdom-brief-oasis = Postav na poušti.
kingdom-brief-tower = Postav na okraji herní desky.
kingdom-brief-tavern = Postav na konci přímé řady tří vlastních osídlení.
kingdom-brief-barn = Přesuň osídlení na terén své karty.
kingdom-brief-harbor = Přesuň osídlení na vodu.
kingdom-brief-paddock = Přesuň osídlení o dva hexy v přímém směru.

kingdom-brief-fishermen = 1 za každé osídlení u vody
kingdom-brief-merchants = 4 za každý hrad či místo, které skupina spojuje s jiným
kingdom-brief-discoverers = 1 za každou řadu, v níž máš osídlení
kingdom-brief-hermits = 1 za každou skupinu
kingdom-brief-citizens = polovina velikosti tvé největší skupiny
kingdom-brief-miners = 1 za každé osídlení u hory
kingdom-brief-workers = 1 za každé osídlení u hradu či místa
kingdom-brief-knights = 2 za každé osídlení ve tvé nejplnější řadě
kingdom-brief-lords = v každé oblasti 12 za nejvíc osídlení, 6 za druhý nejvyšší počet
kingdom-brief-farmers = 3 za každé osídlení v oblasti, kde jich máš nejméně
kingdom-brief-castles = 3 za každý hrad, u kterého stojíš
