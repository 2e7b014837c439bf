# Pod ochranou hradu v terminálu: obrazovka a volby

seasons-screen-intro =
    V každém kole si tajně vybereš kartu; pak se karty provedou podle pořadí
    1 až 6. Posel a Obchodník přinášejí tolary a suroviny. Zedník, Kameník
    a Dělníci stavějí: cenu zaplať přesně a aspoň třemi druhy. Zedník a Kameník
    pak nasazují pomocníky do hradu; ti bodují na konci. Stavitel ti vrátí
    zahrané karty. Počet kol: { $rounds }.
seasons-screen-intro-two = Ve dvou si každý vybírá dvě karty za kolo.
seasons-screen-intro-winter = Je zima: v kolech s hvězdičkou se odkryje zimní karta.

seasons-screen-nothing = nic
seasons-screen-amount = { $number }× { $kind }
seasons-screen-talers = { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }
seasons-screen-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }

seasons-screen-round = Kolo { $round } z { $rounds }
seasons-screen-track-legend = * zimní karta
seasons-screen-over = Hra skončila.
seasons-screen-starts = Začíná: { $name }.
seasons-screen-choosing = Tajně vybírá: { $names }.
seasons-screen-ready = Hotovo: { $names }.
seasons-screen-deciding = Na tahu: { $name }.
seasons-screen-deciding-card = Na tahu: { $name }, { $card }.
seasons-screen-still-to-come = Ještě přijde: { $cards }.

seasons-screen-building = Budova
seasons-screen-cost = Cena
seasons-screen-points-head = Body
seasons-screen-left = Zbývá
seasons-screen-built = stojí
seasons-screen-positions = Pozice: co pomocníci na konci přinesou
seasons-screen-castle-legend = (8) nepostaveno, poplatek 8   [8] volno, poplatek 8   A=4 pomocník A, teď za 4
seasons-screen-scores-per-free-position = { $vp } za volnou pozici
seasons-screen-scores-per-helper-in-castle = { $vp } za { $per ->
    [one] pomocníka
    [few] { $per } pomocníky
    [many] { $per } pomocníka
   *[other] { $per } pomocníků
  }
seasons-screen-scores-per-built = { $vp } za: { $building }
seasons-screen-scores-per-template-left = { $vp } za zbylou předlohu
seasons-screen-scores-per-silver-on-forge = { $vp } za { $per ->
    [one] stříbro
    [few] { $per } stříbra
    [many] { $per } stříbra
   *[other] { $per } stříber
  }
seasons-screen-forge-now = (má { $silver })
seasons-screen-scores-talers = tolary 2 za 1, s oběma 1 za 1
seasons-screen-scores-resources = hodnota 5 vlastních kusů

seasons-screen-head-talers = tolary
seasons-screen-head-helpers = pomoc.
seasons-screen-head-vp = body
seasons-screen-head-end = konec
seasons-screen-row-value = hodnota
seasons-screen-row-stock = zásoba, banka
seasons-screen-row-wagons = pomocník, zisk
seasons-screen-row-tower = Ochranná věž

seasons-screen-hands-legend = +ruka .zahr. !teď
seasons-screen-short-messenger = Posel
seasons-screen-short-trader = Obchod.
seasons-screen-short-bricklayer = Zedník
seasons-screen-short-stonemason = Kamen.
seasons-screen-short-worker-wood = D.dřev
seasons-screen-short-worker-sand = D.pís.
seasons-screen-short-worker-stone = D.kám.
seasons-screen-short-master-builder = Stav.

seasons-screen-winter-cards = Zimní karty: { $cards }.
seasons-screen-unseen = neodkryto { $count }
seasons-screen-tavern = { $card } (hostinský: { $name }, na kartě: { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }, poplatek { $fee })
seasons-screen-granary = { $card } (pomocníci: { $owners }, každý { $points }, poplatek { $fee })
seasons-screen-maiden = { $card } (nápadníci: { $names }; leží před ní: { $stakes })

seasons-screen-does-messenger = { $talers } tolarů z banky
seasons-screen-does-trader = pomocník k povozu, pak všichni u povozů vynášejí
seasons-screen-does-bricklayer = jeden druh z věže, stavba 2 budov za tolary, 2 pomocníci
seasons-screen-does-stonemason = nákup od Dělníků, stavba 2 budov za plné body, 2 pomocníci
seasons-screen-does-worker-wood = { $pieces }; stavba 2 budov za půl bodů
seasons-screen-does-worker-sand = { $pieces }; stavba 2 budov za půl bodů
seasons-screen-does-worker-stone = { $pieces } a dva libovolné kusy; stavba 2 budov za půl bodů
seasons-screen-does-master-builder = { $points } bodů za každou cizí budovu, všechny karty zpět
seasons-screen-builder-waits = ne, dokud máš všechny karty v ruce
seasons-screen-pick-two = Vyber dvě: napiš obě čísla, třeba 1 4.
seasons-screen-more-choices = a další volby: { $count }; víc jich vypíše tahy { $some }
seasons-screen-market-choices = 1 až { $most }: tolik bodů, každý za { $rate ->
    [one] { $rate } tolar
    [few] { $rate } tolary
    [many] { $rate } tolaru
   *[other] { $rate } tolarů
  }; { $none }: žádný
seasons-screen-not-yet = Teď nejde: { $buildings }.
seasons-screen-payment = { $paid }; zbude: { $left }
seasons-screen-lack = { $have } z { $cost }: { $missing }
seasons-screen-lack-worth = chybí { $more }
seasons-screen-lack-kinds = { $more ->
    [one] schází jeden druh do { $kinds }
    [few] scházejí { $more } druhy do { $kinds }
    [many] schází { $more } druhu do { $kinds }
   *[other] schází { $more } druhů do { $kinds }
  }
seasons-screen-lack-exact = ze tří druhů nevyjde přesně { $cost }

seasons-screen-station = { $spot }, pokaždé { $gains }
seasons-screen-displacing = (vytlačí: { $name })
seasons-screen-as-innkeeper = (jde hostinský)
seasons-screen-buy = { $kind }, prodává { $name }, { $card }
seasons-screen-last-piece = (poslední kus: jen se souhlasem)
seasons-screen-sell = prodat
seasons-screen-keep = nechat si
seasons-screen-build = { $building }: cena { $cost }, body { $points }, { $ways ->
    [one] { $ways } způsob platby
    [few] { $ways } způsoby platby
    [many] { $ways } způsobu platby
   *[other] { $ways } způsobů platby
  }
seasons-screen-place = { $space }, poplatek { $fee }
seasons-screen-from = (odkud: { $origin })
seasons-screen-lose = vzdát se karty { $card }
seasons-screen-pay-talers = zaplatit tolary
seasons-screen-mend = kámen { $stones }, stříbro { $bars }
seasons-screen-turn-in-none = { $kind }: nic
seasons-screen-for-silver = { $pieces } za { $silver }
seasons-screen-pass = pasovat

seasons-screen-now = hned { $points }
seasons-screen-at-end = na konci { $points } ({ $where })
seasons-screen-for-others = ostatní na konci: { $points }
seasons-screen-talers-change = { $sign }{ $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }

seasons-screen-word-pass = pasuj, dál, nic, ne
seasons-screen-word-yes = prodat, ano, a
seasons-screen-word-no = nechat, ne, n
seasons-screen-word-talers = tolary, zaplatit
seasons-screen-hint = číslo nebo jméno, ? číslo: víc o tom, pomoc
seasons-screen-hint-two = dvě čísla, ? obchodník: víc o tom, pomoc

seasons-screen-ask-consenting = { $name } chce poslední kus z tvé karty { $card }: { $kind }. Prodat za tolar?
seasons-screen-own-selection = { $name } pokládá lícem dolů: { $cards }.
seasons-screen-scored-for = { $what }: { $who ->
    [you] získáváš
   *[other] { $name } získává
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
seasons-screen-card-of = { $card } – { $names }
seasons-screen-winners = { $who ->
    [you] Vítězíš, máš
    [several] O vítězství se dělí { $names }, každý má
   *[other] Vítězí { $names }, má
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
seasons-screen-during = Během hry
seasons-screen-total = Celkem

seasons-screen-about-prebuilt = { $building }: stojí od začátku.
seasons-screen-about-building = { $building }: cena { $cost }, body { $points }, zbylé předlohy: { $left }.
seasons-screen-about-position = Pomocník za { $fee }: { $scores }.
seasons-screen-about-lack = Teď to nepostavíš ({ $reason }).
seasons-screen-about-spot = { $spot }: stojí tam { $name }, pokaždé získá { $gains }; zásoba { $stock }.
seasons-screen-about-spot-free = { $spot }: volno; pomocník tam pokaždé získá { $gains }; zásoba { $stock }.

seasons-screen-topic-round = kolo
seasons-screen-topic-building = stavba, placení
seasons-screen-topic-silver = stříbro
seasons-screen-topic-helpers = pomocníci
seasons-screen-topic-two = dva hráči
seasons-screen-topic-winter = zima
seasons-screen-topic-ending = konec
