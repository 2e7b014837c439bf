# Kingdom Builder v prohlížeči

web-kingdom-board = Herní deska. Šipky chodí po hexech, Enter vybírá, tečka jde na další hex, který lze vybrat.
web-kingdom-list = Seznam možných hexů
web-kingdom-yours = tvoje osada
web-kingdom-settlement-of = osada, hráč: { $name }
web-kingdom-legal = lze
web-kingdom-gold = zlato { $change }
web-kingdom-gold-so-far = zlata zatím
web-kingdom-tiles-left = { $count ->
    [0] žetony rozebrány
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
    [many] zbývá { $count } žetonu
   *[other] zbývá { $count } žetonů
  }
web-kingdom-supply = { $count } v zásobě
web-kingdom-tile-ready = k použití
web-kingdom-tile-used = v tomto tahu použitý
web-kingdom-tile-new = získaný v tomto tahu
web-kingdom-goals = Za co je zlato
web-kingdom-together = Celkem
web-kingdom-built = postaveno { $built } z { $all }
web-kingdom-no-card = V tomto tahu žádná karta
web-kingdom-your-card = Tvá karta: { $terrain }
web-kingdom-your-next = Tvá příští karta: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
  }
web-kingdom-discards = Odhozeno: { $cards }
web-kingdom-build-here = Postavit sem
web-kingdom-move-here = Přesunout sem
web-kingdom-end-turn = Ukončit tah
web-kingdom-still-ready = Ještě lze použít: { $tiles }. Ukončit tah bez toho?
web-kingdom-go-on = Pokračovat
web-kingdom-end-anyway = Přesto ukončit
