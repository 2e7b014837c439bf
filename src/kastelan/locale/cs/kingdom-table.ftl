# Kingdom Builder v terminálu: obrazovka a co se stalo

kingdom-screen-intro =
    V každém tahu postavíš 3 osady na terénu ze své karty, pokud to jde, vedle vlastních.
    Osada vedle místa získá jeho žeton: od příštího tahu je to v každém tahu zvláštní akce.
    Zlato se počítá na konci: 3 za každý hrad, vedle kterého stojíš, a podle tří karet. Tentokrát:
kingdom-screen-letters = lkpvs
kingdom-screen-card = Karta tahu:
kingdom-screen-hand = Tvá příští karta:
kingdom-screen-over = Hra skončila.
kingdom-screen-gold = Zlato
kingdom-screen-supply = Zásoba
kingdom-screen-resting = { $tile } (použitý)
kingdom-screen-legal = smíš
kingdom-screen-new = nové
kingdom-screen-new-tile = žeton: { $tile }
kingdom-screen-free = { $place }: { $terrain }, volno
kingdom-screen-settled = { $place }: { $terrain }, { $who ->
    [you] tvoje osada
   *[other] osada, hráč: { $name }
  }
kingdom-screen-location = { $place }: místo { $tile }, { $left ->
    [0] žetony už nejsou
    [one] zbývá { $left } žeton
    [few] zbývají { $left } žetony
    [many] zbývá { $left } žetonu
   *[other] zbývá { $left } žetonů
  }
kingdom-screen-word-end = konec
kingdom-screen-topic-turn = tah
kingdom-screen-topic-building = stavba
kingdom-screen-topic-tiles = žetony
kingdom-screen-topic-castles = hrady
kingdom-screen-topic-ending = konec

kingdom-event-table-laid = Karty království: { $cards }. { $who ->
    [you] Začínáš ty.
   *[other] Začíná { $name }.
  }
kingdom-event-card-revealed = { $who ->
    [you] Tvá karta: { $terrain }.
   *[other] { $name } ukazuje kartu: { $terrain }.
  }
kingdom-event-card-removed = Volný hex tohoto terénu už není: { $terrain }. Karta odchází ze hry a líže se jiná.
kingdom-event-card-discarded = { $who ->
    [you] Odhazuješ: { $terrain }.
   *[other] { $name } odhazuje: { $terrain }.
  }
kingdom-event-pile-shuffled = { $cards ->
    [one] Odhozené karty se míchají: { $cards } karta.
    [few] Odhozené karty se míchají: { $cards } karty.
    [many] Odhozené karty se míchají: { $cards } karty.
   *[other] Odhozené karty se míchají: { $cards } karet.
  }
kingdom-event-card-drawn = { $who ->
    [you] Tvá karta na příští tah: { $terrain }.
   *[other] { $name } líže: { $terrain }.
  }
kingdom-event-card-drawn-hidden = { $who ->
    [you] Lížeš kartu.
   *[other] { $name } líže kartu.
  }
kingdom-event-settlement-built = { $who ->
    [you] Stavíš: { $places }.
   *[other] { $name } staví: { $places }.
  }
kingdom-event-settlement-lifted = { $who ->
    [you] Zvedáš osadu z { $place }.
   *[other] { $name } zvedá osadu z { $place }.
  }
kingdom-event-settlement-moved = { $who ->
    [you] Přesouváš osadu: z { $origin } na { $place }.
   *[other] { $name } přesouvá osadu: z { $origin } na { $place }.
  }
kingdom-event-tile-used = { $who ->
    [you] Používáš žeton: { $tile }.
   *[other] { $name } používá žeton: { $tile }.
  }
kingdom-event-tile-taken = { $who ->
    [you] Získáváš žeton: { $tile } ({ $place }). Připravený bude od tvého příštího tahu.
   *[other] { $name } získává žeton: { $tile } ({ $place }).
  }
kingdom-event-tile-lost = { $who ->
    [you] Přicházíš o žeton: { $tile } ({ $place }).
   *[other] { $name } přichází o žeton: { $tile } ({ $place }).
  }
kingdom-event-last-round-called = { $who ->
    [you] Tvá zásoba je prázdná: tohle je poslední kolo.
   *[other] Prázdnou zásobu má { $name }: tohle je poslední kolo.
  }
kingdom-event-gold-scored = { $card }: { $who ->
    [you] dostáváš
   *[other] { $name } dostává
  } { $gold ->
    [one] { $gold } zlato
    [few] { $gold } zlata
    [many] { $gold } zlata
   *[other] { $gold } zlat
  }{ $others }.
kingdom-gold-of-another = { $who ->
    [you] ty
   *[other] { $name }
  } { $gold }
kingdom-event-gold-shifted = { $card }: { $name } { $gold }.
kingdom-event-game-ended = { $who ->
    [you] Vyhráváš, zlato: { $gold }.
    [several] O vítězství se dělí { $names }, zlato: { $gold }.
   *[other] Vyhrává { $names }, zlato: { $gold }.
  }
