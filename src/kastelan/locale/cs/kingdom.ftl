# Kingdom Builder: slova hry, co se ptá, co odmítá

kingdom-title = Kingdom Builder
kingdom-about = Osídli zemi z hexů; tři karty, pokaždé jiné, určují, za co je zlato. Autor Donald X. Vaccarino.
kingdom-length = 30 až 45 minut
kingdom-difficulty = snadno se naučíš

kingdom-option-first-game = rozložení pro první hru: krčma, výběh, oáza a statek nepootočené; Rybáři, Kupci a Rytíři
kingdom-option-quadrants = čtyři části desky zleva shora doprava dolů: NAME leží rovně, NAME* je otočená, NAME? tak či tak, ? je kterákoli
kingdom-option-cards = tři karty království; ? je kterákoli
kingdom-option-without = karty království, které se nelosují
kingdom-option-start = kdo začíná
kingdom-option-lords-need-settlement = Páni nic nepřinesou v oblasti, kde nemáš žádnou osadu
kingdom-option-running-scores = všichni vidí, kolik by která karta přinesla teď

kingdom-terrain-grass = louka
kingdom-terrain-canyon = kaňon
kingdom-terrain-desert = poušť
kingdom-terrain-flowers = květinové pole
kingdom-terrain-forest = les
kingdom-terrain-water = voda
kingdom-terrain-mountain = hora
kingdom-terrain-castle = hrad
kingdom-terrain-location = místo
kingdom-terrain-none = žádná karta

kingdom-tile-oracle = věštírna
kingdom-tile-farm = statek
kingdom-tile-oasis = oáza
kingdom-tile-tower = věž
kingdom-tile-tavern = krčma
kingdom-tile-barn = stodola
kingdom-tile-harbor = přístav
kingdom-tile-paddock = výběh

kingdom-card-fishermen = Rybáři
kingdom-card-merchants = Kupci
kingdom-card-discoverers = Objevitelé
kingdom-card-hermits = Poustevníci
kingdom-card-citizens = Měšťané
kingdom-card-miners = Havíři
kingdom-card-workers = Dělníci
kingdom-card-knights = Rytíři
kingdom-card-lords = Páni
kingdom-card-farmers = Statkáři
kingdom-card-castles = Hrady

kingdom-ask-before = { $count ->
    [one] Postav { $count } osadu: { $terrain }.
    [few] Postav { $count } osady: { $terrain }.
    [many] Postav { $count } osady: { $terrain }.
   *[other] Postav { $count } osad: { $terrain }.
  }{ $tiles ->
    [0] {""}
   *[other] {" "}Nebo nejdřív použij žeton.
  }
kingdom-ask-during = { $count ->
    [one] Postav ještě { $count }: { $terrain }.
    [few] Postav ještě { $count }: { $terrain }.
    [many] Postav ještě { $count }: { $terrain }.
   *[other] Postav ještě { $count }: { $terrain }.
  }
kingdom-ask-after = { $tiles ->
    [0] Ukonči tah.
   *[other] Použij žeton, nebo ukonči tah.
  }
kingdom-ask-extra = Žeton { $tile }: postav jednu osadu.
kingdom-ask-lifting = Žeton { $tile }: kterou osadu přesuneš?
kingdom-ask-putting = Žeton { $tile }: kam s ní?

error-first-game-is-fixed = První hra má vlastní desku a karty: vynech quadrants, cards i without.
error-quadrant-twice = Část desky smí být použita jen jednou: { $value }.
error-card-chosen-and-left-out = Kartu nelze zároveň vybrat a vynechat: { $value }.
error-finish-building = Nejdřív postav s použitým žetonem: { $tile }.
error-lift-first = Nejdřív zvedni osadu, kterou přesuneš: { $tile }.
error-put-down-first = Nejdřív polož zvednutou osadu: { $tile }.
error-mandatory-not-done = Než tah skončí, musejí stát všechny jeho osady.
error-no-tile-in-between = Mezi osadami jednoho tahu nelze použít žeton.
error-mandatory-done = Všechny osady tohoto tahu už stojí.
error-use-a-tile-first = Přesunout osadu lze jen žetonem: nejdřív nějaký použij.
error-no-move-at-all = Odtamtud osada přišla: to by nebyl přesun.
error-not-your-settlement = Na { $hex } nestojí tvoje osada.
error-no-target-from-here = Z { $hex } s tímto žetonem není kam jít: { $tile }.
error-no-such-tile = Takový žeton nemáš: { $tile }.
error-no-settlement-left = Tvoje zásoba je prázdná, tento žeton nemá co postavit: { $tile }.
error-no-target = Tento žeton teď nelze nikde použít: { $tile }.
error-tile-not-ready = Tento žeton je použitý, nebo získaný v tomto tahu: { $tile }.
error-off-the-board = { $hex } není na desce.
error-hex-occupied = Na { $hex } už osada stojí.
error-not-buildable = Tady stavět nelze: { $hex } je { $terrain }.
error-not-at-the-edge = { $hex } není na okraji herní desky.
error-not-at-a-line = { $hex } není na konci přímé řady tří tvých osad.
error-not-two-away = { $hex } není přesně dva hexy daleko v přímé linii.
error-wrong-terrain = { $hex } je { $terrain }; teď to musí být { $terrain_needed }.
error-must-be-adjacent = Můžeš stavět vedle svých osad, takže musíš.
