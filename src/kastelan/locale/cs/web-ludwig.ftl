# Zámky šíleného krále Ludvíka v prohlížeči

web-ludwig-no-castle = Žádný zámek ještě nestojí: nejdřív si všichni vyberou vstupní halu a karty úkolů.
web-ludwig-market = Trh
web-ludwig-no-market = Zatím není nic na prodej.
web-ludwig-coins = Na destičce leží { $coins } pro kupujícího
web-ludwig-pricing = Ceny: přetáhni destičku na jinou, nebo označ dvě; na klávesnici Shift a šipky
web-ludwig-set-prices = Určit ceny
web-ludwig-keep-prices = Ceny nechat
web-ludwig-reset = Vrátit
web-ludwig-money = Vzít { $money }

web-ludwig-castle = Zámek: { $name }
web-ludwig-castles = Zámky
web-ludwig-room = { $tile } Volné dveře: { $open }, zablokované: { $blocked }. { $completed ->
    [true] Uzavřeno.
   *[other] { "" }
  } { $connected ->
    [none] { "" }
   *[other] Navazuje na: { $connected }.
  }
web-ludwig-doors = { $completed ->
    [true] Uzavřeno.
   *[other] Volné dveře: { $open }, zablokované: { $blocked }.
  }
web-ludwig-connected = Navazuje na: { $names }.
web-ludwig-courtyard = Nádvoří: odtud nevede žádná cesta ven
web-ludwig-zoom = Pohled
web-ludwig-nearer = Přiblížit
web-ludwig-farther = Oddálit
web-ludwig-fit = Ukázat vše
web-ludwig-keys = Šipky přecházejí mezi místy, R destičku otočí, F převrátí chodbu, B přejde na další nejlepší místo, Enter přiloží, Escape vrátí.

web-ludwig-turn = Otočit
web-ludwig-flip = Převrátit
web-ludwig-put-back = Vrátit
web-ludwig-put = Přiložit { $points }
web-ludwig-place = { $place } z { $places }
web-ludwig-better = Další nejlepší místo
web-ludwig-worse = Předchozí místo
web-ludwig-not-here = Sem se nevejde
web-ludwig-held = Místo { $place } z { $places }, { $points }.
web-ludwig-completed-brings = Za uzavření: { $reward }
web-ludwig-completes = Uzavře se { $name }: { $reward }.
web-ludwig-printed = základní hodnota
web-ludwig-total = Celkem
web-ludwig-costs = { $coins ->
    [0] Stojí { $price }.
   *[other] Stojí { $price }; leží na ní { $coins }.
  }
web-ludwig-brings = Co to přinese

web-ludwig-complete = Uzavřeno: { $name }
web-ludwig-take = Přijmout
web-ludwig-decline = Odmítnout
web-ludwig-foyer = { $doors ->
    [one] { $doors } dveře
    [few] { $doors } dveře
    [many] { $doors } dveří
   *[other] { $doors } dveří
  }
web-ludwig-left = { $left ->
    [0] prázdný
    [one] { $left } destička
    [few] { $left } destičky
    [many] { $left } destičky
   *[other] { $left } destiček
  }
web-ludwig-no-more = Dost, zbytek vrátit

web-ludwig-favours = Královské odměny
web-ludwig-cards = Moje karty úkolů
web-ludwig-all-cards = Karty úkolů
web-ludwig-cards-of = Karty úkolů v ruce
web-ludwig-card-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
  }
web-ludwig-money-of = Peníze
web-ludwig-master = Mistr stavitel
web-ludwig-master-about = Mistr stavitel: určuje ceny, dostává peníze, kupuje poslední
web-ludwig-stacks = Zbývající destičky
web-ludwig-deck = { $deck ->
    [one] Zbývá { $deck } karta místností
    [few] Zbývají { $deck } karty místností
    [many] Zbývá { $deck } karty místností
   *[other] Zbývá { $deck } karet místností
  }
web-ludwig-stack = { $name }: { $left ->
    [0] prázdný
    [one] zbývá { $left } destička
    [few] zbývají { $left } destičky
    [many] zbývá { $left } destičky
   *[other] zbývá { $left } destiček
  }; ve tvém zámku: { $mine }.
web-ludwig-stack-of = Sloupeček { $name }
web-ludwig-depleted = Je-li sloupeček na konci vyčerpaný, každá jeho destička přinese: { $points }.
web-ludwig-unseen = Ještě mohou přijít
web-ludwig-rank = Hodnost
web-ludwig-rank-now = Body, kdyby hra skončila teď: { $points }
web-ludwig-if-ended = kdyby teď byl konec: { $points }
web-ludwig-round = { $round }. kolo
web-ludwig-round-about = Kolo, ve kterém se otočí poslední karta místnosti, je poslední.
web-ludwig-score = Body
web-ludwig-score-now = Kdyby hra skončila teď, bez karet úkolů
web-ludwig-ask-place = Přilož: { $tile }
web-ludwig-ask-prices = Urči ceny: přetáhni nebo prohoď destičky a potvrď.

# The legend of symbols
web-ludwig-legend-connected = Navazující dveřmi
web-ludwig-legend-connected-about = Body za každou místnost těchto typů, se kterou má společné dveře.
web-ludwig-legend-adjacent = Sousedící
web-ludwig-legend-adjacent-about = Postih za každou místnost těchto typů, která s ní sousedí, i beze dveří.
web-ludwig-legend-anywhere = Kdekoli
web-ludwig-legend-anywhere-about = Body za každou místnost těchto typů v celém zámku.
web-ludwig-legend-price = Cena
web-ludwig-legend-price-about = Kolik destička stojí. Peníze dostane mistr stavitel.
web-ludwig-legend-coin = Mince na destičce
web-ludwig-legend-coin-about = Kolik tisíc dostane ten, kdo ji koupí.
web-ludwig-legend-gold = Zlatá linka
web-ludwig-legend-gold-about = Místnost je uzavřená: všechny její dveře vedou do jiné místnosti.
