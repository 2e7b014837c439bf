# Pod ochranou hradu v prohlížeči
web-seasons-about = Co to je
web-seasons-at-end = Na konci, jak to teď vypadá
web-seasons-bars-wanted = Stříbrné pruty k výměně
web-seasons-build = Postavit: { $building }
web-seasons-build-this = Postavit
web-seasons-built = { $building }, stojí
web-seasons-card-hand = v ruce
web-seasons-card-lost = mimo hru
web-seasons-card-now = v tomto kole
web-seasons-card-played = zahraná
web-seasons-cards = Karty
web-seasons-castle = Hrad. Šipkami přecházíš z místa na místo, Enter vybírá, V vysvětluje.
web-seasons-choosing = vybírá…
web-seasons-chosen = má vybráno
web-seasons-cost = cena { $cost }, body { $points }
web-seasons-displace = { $spot }, vytlačí pomocníka ({ $name })
web-seasons-fee = poplatek { $fee }
web-seasons-free = volno, poplatek { $fee }
web-seasons-free-choice = surovina podle tvé volby
web-seasons-from = odkud: { $origin }
web-seasons-goals = Karty a bodování
web-seasons-hand = Tvoje ruka
web-seasons-yours = Co máš
web-seasons-helpers = { $helpers ->
    [one] { $helpers } pomocník v zásobě
    [few] { $helpers } pomocníci v zásobě
    [many] { $helpers } pomocníka v zásobě
   *[other] { $helpers } pomocníků v zásobě
  }
web-seasons-innkeeper = odejde hostinský
web-seasons-keep = Nechat si
web-seasons-lack-both = Máš { $have } z { $cost }: chybí { $worth } a { $kinds ->
    [one] jeden druh
    [few] { $kinds } druhy
    [many] { $kinds } druhu
   *[other] { $kinds } druhů
  }.
web-seasons-lack-exact = Žádné tři tvoje druhy nedají přesně { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] Chybí ještě jeden druh.
    [few] Chybí ještě { $kinds } druhy.
    [many] Chybí ještě { $kinds } druhu.
   *[other] Chybí ještě { $kinds } druhů.
  }
web-seasons-lack-worth = Máš { $have } z { $cost }: chybí { $worth }.
web-seasons-lay-down = Položit: { $cards }
web-seasons-left = zbývá { $left }
web-seasons-legend-cost = Cena
web-seasons-legend-cost-about = Hodnota surovin, které stavba stojí, nejméně tří druhů.
web-seasons-legend-fee = Pozice a její poplatek
web-seasons-legend-fee-about = Kolik stojí nasadit sem pomocníka. Boduje na konci.
web-seasons-legend-helper = Pomocník
web-seasons-legend-helper-about = Stojí u povozu, u jezdce nebo v hradu.
web-seasons-legend-points = Body
web-seasons-legend-points-about = Kolik bodů hned získá ten, kdo staví.
web-seasons-legend-yield = Výnos
web-seasons-legend-yield-about = Kolik kusů získá pomocník u povozu.
web-seasons-legend-worth = při stavbě má hodnotu { $value }
web-seasons-less = Méně: { $kind }
web-seasons-lies = { $number ->
    [one] Tvoje karta leží lícem dolů.
    [few] Tvoje karty leží lícem dolů.
    [many] Tvoje karty leží lícem dolů.
   *[other] Tvoje karty leží lícem dolů.
  }
web-seasons-lift = { $number ->
    [one] Vyber kartu z ruky.
    [few] Vyber { $number } karty z ruky.
    [many] Vyber { $number } karty z ruky.
   *[other] Vyber { $number } karet z ruky.
  }
web-seasons-list = Budovy
web-seasons-lose = Ztratit: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } za stříbro
  }
web-seasons-more = Více: { $kind }
web-seasons-most = Nejvíc bodů
web-seasons-nobody = nikdo tam nestojí
web-seasons-not-now = Teď ne.
web-seasons-nothing = nic
web-seasons-on-tower = Ochranná věž: { $pieces }
web-seasons-paid = { $cost } z { $cost }{ $bars ->
    [0] , druhy: { $kinds }
    [one] , { $bars } stříbrný prut
    [few] , { $bars } stříbrné pruty
    [many] , { $bars } stříbrného prutu
   *[other] , { $bars } stříbrných prutů
  }
web-seasons-paid-not = { $worth } z { $cost }, druhy: { $kinds }{ $bars ->
    [0] {""}
    [one] , { $bars } stříbrný prut
    [few] , { $bars } stříbrné pruty
    [many] , { $bars } stříbrného prutu
   *[other] , { $bars } stříbrných prutů
  }; to nestačí
web-seasons-pass = Pasovat
web-seasons-pass-building = Už nestavět
web-seasons-pass-courting = Už se nedvořit
web-seasons-pass-mending = Nedat žádný kámen
web-seasons-pass-placing = Už nenasazovat
web-seasons-pass-purchasing = Už nekupovat
web-seasons-pass-stationing = Nikoho neumístit
web-seasons-pay-talers = { $talers ->
    [one] Zaplatit { $talers } tolar
    [few] Zaplatit { $talers } tolary
    [many] Zaplatit { $talers } tolaru
   *[other] Zaplatit { $talers } tolarů
  }
web-seasons-payment = Platba: { $building }, cena { $cost }
web-seasons-pieces-wanted = Suroviny k odevzdání
web-seasons-place = { $space }, poplatek { $fee }
web-seasons-place-here = Nasadit sem
web-seasons-points = { $points ->
    [one] Vzít { $points } bod
    [few] Vzít { $points } body
    [many] Vzít { $points } bodu
   *[other] Vzít { $points } bodů
  }
web-seasons-points-wanted = Body za tolary
web-seasons-preview = Co to přinese
web-seasons-put-back = Vrátit zpět
web-seasons-rank = Pořadí { $rank }:
web-seasons-round = Kolo { $round } z { $rounds }
web-seasons-seen = odkrytá
web-seasons-sell = Prodat
web-seasons-show-list = Seznam
web-seasons-show-picture = Obrázek
web-seasons-spot = { $spot }, { $who }, zásoba { $stock }, přinese { $brings }
web-seasons-stands = stojí
web-seasons-starts = Kolo začíná { $name }
web-seasons-talers = { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }
web-seasons-this-round = V tomto kole
web-seasons-to-build = { $building }, cena { $cost }, body { $points }, nestojí
web-seasons-to-build-many = { $building }, cena { $cost }, body { $points }, zbývá { $left }
web-seasons-turn-in = Odevzdat
web-seasons-unseen = ještě může přijít
web-seasons-vp = Body teď: { $vp }; i s tím, co by přinesli pomocníci: { $score }
web-seasons-which-helper = Který pomocník?
web-seasons-winter-cards = Zimní karty
web-seasons-winter-round = odkryje se zimní karta
web-seasons-wish-keep-silver = Šetřit stříbro
web-seasons-wish-keep-brick = Šetřit cihly
web-seasons-wish-keep-stone = Šetřit kámen
web-seasons-wish-most-pieces = Nejvíc kusů
web-seasons-worth-each = { $kind }, hodnota { $value }
