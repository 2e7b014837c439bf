# Zámky šíleného krále Ludvíka v terminálu: obrazovka a co se stalo, slovy

# Písmeno pro každý typ: společenská, spojovací, sklepní, jídelna, obytná, zahrada, ložnice, technická
ludwig-screen-letters = SCKJOZLT
ludwig-screen-intro =
    Stavíš zámek, destičku po destičce. Mistr stavitel v každém kole určí ceny destiček na trhu, pak si každý jednu
    koupí a přiloží ji dveřmi ke dveřím. Peníze dostane Mistr stavitel.

    Destička boduje svými body a symbolem: +2O jsou 2 body za každou navazující obytnou komnatu, -1L je o bod méně
    za každou sousedící ložnici; sklepní místnosti počítají místnosti kdekoli v zámku. Destička, jejíž dveře všechny
    někam vedou, je uzavřená a přinese odměnu. Na konci se počítají královské odměny, karty úkolů, vyčerpané
    sloupečky a peníze.

    Stačí napsat číslo volby. zkus 1 ukáže umístění, než se rozhodneš; všechno ostatní vysvětlí pomoc.
ludwig-screen-intro-solo =
    Stavíš zámek o samotě, destičku po destičce. V každém kole jsou na prodej tři destičky za 2 000, 4 000 a 6 000 M;
    kup jednu, nebo chodbu či schodiště, nebo si vezmi 5 000 M. Zbytek pak opustí hru.

    Destička boduje svými body a symbolem: +2O jsou 2 body za každou navazující obytnou komnatu, -1L je o bod méně
    za každou sousedící ložnici; sklepní místnosti počítají místnosti kdekoli v zámku. Destička, jejíž dveře všechny
    někam vedou, je uzavřená a přinese odměnu. Na konci se počítají karty úkolů, vyčerpané sloupečky a peníze a body
    ti vynesou hodnost.

    Stačí napsat číslo volby. zkus 1 ukáže umístění, než se rozhodneš; všechno ostatní vysvětlí pomoc.

ludwig-screen-header = Kolo { $round }   Mistr stavitel: { $master }   Zbývá karet místností: { $deck }
ludwig-screen-header-solo = Kolo { $round }   Zbývá karet místností: { $deck }
ludwig-screen-extra-turns = { $turns ->
    [one] následuje { $turns } tah navíc
    [few] následují { $turns } tahy navíc
    [many] následuje { $turns } tahu navíc
   *[other] následuje { $turns } tahů navíc
  }
ludwig-screen-points = Body
ludwig-screen-if-ended = kdyby hra skončila teď, bez karet úkolů
ludwig-screen-money = Peníze
ludwig-screen-bonus-cards = Karty úkolů
ludwig-screen-own-cards = Tvoje karty úkolů: { $cards }
ludwig-screen-marks = { $money }
ludwig-screen-price = Cena
ludwig-screen-new-price = Nová
ludwig-screen-coins = (+{ $coins })
ludwig-screen-name = Destička
ludwig-screen-size = Vel.
ludwig-screen-symbol = Symbol
ludwig-screen-door-count = Dveře
ludwig-screen-open = Dveře
ludwig-screen-best = Nejlépe
ludwig-screen-best-is = (nejlepší místo: { $points })
ludwig-screen-stacks = Sloupečky: { $stacks }
ludwig-screen-on-deck = Na balíčku karet místností leží: { $tiles }
ludwig-screen-castle-of = Zámek: { $name }
ludwig-screen-castle-hidden = (zámek se sem nevejde: nakreslí ho příkaz zámek)
ludwig-screen-castle-cut = (část zámku: celý ho nakreslí příkaz zámek)
ludwig-screen-places = { $count ->
    [one] { $count } umístění
    [few] { $count } umístění
    [many] { $count } umístění
   *[other] { $count } umístění
  }, strana { $page } z { $pages }: body, dveře a kam míří horní strana, za co
ludwig-screen-trial = Na zkoušku: { $tile } na { $place }: { $words }

ludwig-screen-tile = { $name }: { $types }, velikost { $size }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
  }
ludwig-screen-tile-without-type = { $name }: velikost { $size }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
  }
ludwig-screen-symbol-connected = { $points } za každou navazující: { $types }.
ludwig-screen-symbol-adjacent = { $points } za každou sousedící: { $types }.
ludwig-screen-symbol-anywhere = { $points } za každou kdekoli v zámku: { $types }.
ludwig-screen-doors = { $doors ->
    [one] { $doors } dveře.
    [few] { $doors } dveře.
    [many] { $doors } dveří.
   *[other] { $doors } dveří.
  }
ludwig-screen-fenced = Na jedné straně je plot: nic s ním nesmí sousedit.
ludwig-screen-card-pays = { $per ->
    [0] { $points } jednou
    [1] po { $points }
   *[other] { $points } za každých { $per }
  }
ludwig-screen-card-now = (teď { $points })
ludwig-screen-printed = základní hodnota
ludwig-screen-dark = tmavou stranou
ludwig-screen-itself = tuto destičku
ludwig-screen-blocks = { $doors ->
    [one] zablokuje { $doors } dveře
    [few] zablokuje { $doors } dveře
    [many] zablokuje { $doors } dveří
   *[other] zablokuje { $doors } dveří
  }
ludwig-screen-completes = uzavře { $rooms }
ludwig-screen-signs =
    ○ volné dveře, × zablokované dveře, mezera je průchod, ┅ ┇ plot, ░ sklep, ≡ konec schodiště vedoucí dolů,
    ✓ uzavřená, * nová, silné zdi: na zkoušku. 5n2 jsou druhé dveře místnosti 5 na horní straně (n nahoru, e vpravo,
    s dolů, w vlevo), počítáno zleva nebo shora. 5n2/e tam položí tvou destičku horní stranou doprava.
    Zápis 3,-2e říká totéž pomocí polí: levé horní pole obdélníku destičky, počítáno od vstupní haly.

ludwig-screen-reward-activity = 5 bodů
ludwig-screen-reward-corridor = chodba nebo schodiště zdarma, hned k přiložení
ludwig-screen-reward-downstairs = kterákoli jiná odměna
ludwig-screen-reward-food = ještě jeden tah
ludwig-screen-reward-living = základní hodnota a symbol místnosti se bodují ještě jednou
ludwig-screen-reward-outdoor = 10 000 M z banku
ludwig-screen-reward-sleeping = prohlédni si sloupeček a až 2 jeho destičky polož na balíček karet místností
ludwig-screen-reward-utility = vezmi si 2 karty úkolů a 1 si nech

ludwig-screen-do-foyer = strana, na které jsou dveře { $doors }×
ludwig-screen-do-put-away = vrátit pod balíček: { $card }
ludwig-screen-do-keep-card = nechat si: { $card }
ludwig-screen-do-take-money = vzít si 5 000 M z banku
ludwig-screen-do-keep-rest = ostatní ceny nechat
ludwig-screen-do-leave-empty = u této ceny nenechat nic
ludwig-screen-do-claim = přijmout ({ $tile }): { $reward }
ludwig-screen-do-decline = odmítnout ({ $tile })
ludwig-screen-do-look = sloupeček { $size }: { $left ->
    [0] prázdný
    [one] { $left } destička
    [few] { $left } destičky
    [many] { $left } destičky
   *[other] { $left } destiček
  }
ludwig-screen-do-put-no-more = už nic: zbytek zamíchat a vrátit

ludwig-screen-word-take-money = peníze
ludwig-screen-word-keep-rest = nechat
ludwig-screen-word-leave-empty = prázdné
ludwig-screen-word-put-no-more = dost
ludwig-screen-word-try = zkus, zkusit
ludwig-screen-word-at = u, dveře
ludwig-screen-word-more = další
ludwig-screen-word-castle = zámek
ludwig-screen-word-market = trh
ludwig-screen-about-try = nakreslí umístění silnými zdmi a řekne, co přinese: zkus 2, zkus 5n/e; při nákupu zkus 3 nebo zkus 3 2
ludwig-screen-about-at = vypíše jen umístění u místnosti nebo dveří: u 5, u 5n2, u 5n e; samotné u vypíše všechna
ludwig-screen-about-more = další strana seznamu; další 3 je třetí
ludwig-screen-about-castle = celý zámek s vysvětlivkami: zámek, zámek B
ludwig-screen-about-market = trh, sloupečky a stav hry
ludwig-screen-about-moves = volby s jejich čísly; tahy 50 jich vypíše víc
ludwig-screen-help-moves =
    Napiš číslo volby, nebo několik za sebou: 3 1 koupí třetí destičku a dá ji na nejlepší místo. Buď se stane všechno,
    nebo nic. Jdou i názvy: peníze, nechat, sauna; kde je to jasné, stačí začátek.
ludwig-screen-hint-pricing = nebo celé pořadí: 3 1 2 5 4; nechat: zbytek zůstane
ludwig-screen-hint-buying = zkus 3, zámek, pomoc
ludwig-screen-hint-placing = zkus 2, další, u 5n, zpět, pomoc
ludwig-screen-hint-number = zámek, trh, pomoc

ludwig-screen-topic-doors = značky
ludwig-screen-topic-round = kolo
ludwig-screen-topic-turn = tah
ludwig-screen-topic-placing = přikládání
ludwig-screen-topic-scoring = bodování
ludwig-screen-topic-rewards = odměny
ludwig-screen-topic-ending = konec
ludwig-screen-topic-solo = sólo

ludwig-screen-told-round = Kolo { $round }.
ludwig-screen-told-discarded = Ze hry odchází: { $tiles }.
ludwig-screen-told-favours = Královské odměny: { $favours }.
ludwig-screen-told-prices = Ceny: { $prices }.
ludwig-screen-told-coins = Na každou zbylou destičku přibylo 1 000 M: { $tiles }.
ludwig-screen-told-points = { $points ->
    [0] Žádné body
    [one] { $sign } bod
    [few] { $sign } body
    [many] { $sign } bodu
   *[other] { $sign } bodů
  }
ludwig-screen-told-because = { $tile } ({ $other })
ludwig-screen-told-doors = Navazuje na: { $rooms }.
ludwig-screen-told-final = { $subject }: { $scores }.
ludwig-screen-told-final-score = { $who ->
    [you] máš { $measure } a získáváš
   *[other] { $name } má { $measure } a získává
  } { $points ->
    [0] nula bodů
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
ludwig-screen-told-winner = { $who ->
    [you] Vítězíš
    [several] O vítězství se dělí { $names }
   *[other] Vítězí { $names }
  }, počet bodů: { $points }.
ludwig-screen-told-rank = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }: král ti uděluje hodnost { $rank }.
ludwig-screen-depleted = Destičky z vyčerpaných sloupečků
ludwig-screen-favour = Královská odměna „{ $name }“
ludwig-screen-card = Karta úkolu „{ $name }“
ludwig-screen-start = Začátek
ludwig-screen-sheet-printed = Základní bodové hodnoty
ludwig-screen-sheet-own-symbol = Symboly nových destiček
ludwig-screen-sheet-others-symbol = Symboly starších destiček
ludwig-screen-sheet-rewards = Odměny
ludwig-screen-total = Celkem

error-table-ludwig-no-door = U dveří „{ $text }“ destička být nemůže. Dveře jsou místnost a strana, třeba 5n2; co lze, vypíšou tahy.
error-table-ludwig-nothing-to-try = Teď není co zkoušet: nejdřív kup, nebo řekni číslo destičky na prodej.
error-table-ludwig-no-player = Hráč „{ $text }“ tu není. Hráči: { $names }.

# Kde by destička ležela, po slovech „východně od místnosti Kuchyně“
ludwig-where-joins = { $others ->
    [none] navazuje na ni
   *[other] navazuje na ni, a také na: { $others }
  }
ludwig-where-blocks = nově zablokované dveře: { $doors } ({ $rooms })
ludwig-where-open = { $doors ->
    [0] žádné její dveře nezůstanou volné
   *[other] její volné dveře: { $doors }
  }
ludwig-where-turned = { $turn ->
    [1] otočená doprava
    [2] otočená o 180 stupňů
   *[3] otočená doleva
  }
ludwig-where-cell = sloupec { $column }, řada { $row } od rohu vstupní haly
ludwig-where-level = { $level ->
    [cellar] ve sklepě
   *[ground] v přízemí
  }
