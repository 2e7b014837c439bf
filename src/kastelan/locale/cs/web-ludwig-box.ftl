# Co je v prohlížeči vidět z rozšíření Zámků šíleného krále Ludvíka

web-ludwig-moat-piece = Příkop: { $side }
web-ludwig-wall = Hradba barbakánu. { $bridge ->
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
web-ludwig-tokens = Žetony odměn
web-ludwig-tokens-about = Žetony odměn: boduje je jen jejich majitel
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
  }
web-ludwig-moat-count = Příkop { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] Všechny tajné chodby jsou položené
   *[other] Ještě nepoložené: { $names }
  }
web-ludwig-passages-left = Tajné chodby: { $left }
web-ludwig-stored = Odloženo: { $tile }
web-ludwig-model = Vzor: { $tile }
web-ludwig-debt = Dluh { $money }
web-ludwig-banked = Uloženo: { $money }
web-ludwig-recalled = Další karty: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } labuť na jezeře
    [few] { $swans } labutě na jezeře
    [many] { $swans } labutě na jezeře
   *[other] { $swans } labutí na jezeře
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } žeton odměn
    [few] { $tokens } žetony odměn
    [many] { $tokens } žetonu odměn
   *[other] { $tokens } žetonů odměn
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } renovace
    [few] { $tiles } renovace
    [many] { $tiles } renovace
   *[other] { $tiles } renovací
  }

web-modules = Rozšíření
web-modules-all = Všechno
web-modules-none = Nic
web-modules-base = Žádný modul rozšíření: základní hra.
web-modules-ludwig-five = Pět hráčů hraje vždy i s věžemi a 75 dalšími místnostmi ({ $rule }).
web-modules-ludwig-alone = Sám můžeš použít jen další místnosti, odměny a karty úkolů ({ $rule }).
web-modules-count = { $count ->
    [one] { $count } modul
    [few] { $count } moduly
    [many] { $count } modulu
   *[other] { $count } modulů
  }
web-ludwig-hourglass = Přesýpací hodiny ({ $name }): { $seconds } s
