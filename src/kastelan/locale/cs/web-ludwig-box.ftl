# Co je v prohlížeči vidět z rozšíření Zámků šíleného krále Ludvíka

web-ludwig-moat-piece = Příkop: { $side }
web-ludwig-wall = Hradby barbakánu. { $bridge ->
    [none] Padací most je zazděný.
    [open] Padací most je volný.
    [doorway] Padací most vede do zahrady.
   *[blocked] Padací most je zablokovaný.
  }
web-ludwig-passage = { $name }: { $room } – { $other }
web-ludwig-renovated = Renovováno; původně { $name }.
web-ludwig-outer = Vnější zahrada za padacím mostem.
web-ludwig-renovations = Reno­vace
web-ludwig-decree-used = Už byl použit.
web-ludwig-swans = { $points ->
    [hidden] Labutě: skryté
   *[other] Labutě: sady různých barev dají na konci { $points }
  }
web-ludwig-swans-hidden = Labutě: ?
web-ludwig-money-hidden = Peníze: skryté dekretem
web-ludwig-tokens = Žetony královských odměn
web-ludwig-tokens-about = Žetony královských odměn: boduje za ně jen jejich držitel
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
  }
web-ludwig-moat-count = Příkop { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] Všechny tajné chodby jsou přiložené
   *[other] Ještě nepřiložené: { $names }
  }
web-ludwig-passages-left = Tajné chodby: { $left }
web-ludwig-stored = Odloženo: { $tile }
web-ludwig-model = Vzor: { $tile }
web-ludwig-debt = Dluh { $money }
web-ludwig-banked = Uloženo: { $money }
web-ludwig-recalled = Další karty na balíčku: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } labuť na jezírku
    [few] { $swans } labutě na jezírku
    [many] { $swans } labutě na jezírku
   *[other] { $swans } labutí na jezírku
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } žeton královských odměn
    [few] { $tokens } žetony královských odměn
    [many] { $tokens } žetonu královských odměn
   *[other] { $tokens } žetonů královských odměn
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } renovace
    [few] { $tiles } renovace
    [many] { $tiles } renovace
   *[other] { $tiles } renovací
  }

web-modules = Rozšíření
web-modules-all = Všechny
web-modules-none = Žádné
web-modules-base = Žádný modul rozšíření: základní hra.
web-modules-ludwig-five = Pět hráčů hraje vždy i s věžemi a 75 dalšími místnostmi.
web-modules-ludwig-alone = V sólové hře lze použít jen další místnosti, královské odměny a karty úkolů.
web-modules-count = { $count ->
    [one] { $count } modul
    [few] { $count } moduly
    [many] { $count } modulu
   *[other] { $count } modulů
  }
web-ludwig-hourglass = Přesýpací hodiny ({ $name }): { $seconds } s
