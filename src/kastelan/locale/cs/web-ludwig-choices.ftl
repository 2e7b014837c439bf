# Hrady šíleného krále Ludvíka v prohlížeči: co se rozhoduje s moduly rozšíření

web-choice-barbican-north = zavřená strana hledí na sever
web-choice-barbican-east = zavřená strana hledí na východ
web-choice-barbican-south = most je zazděný
web-choice-barbican-west = zavřená strana hledí na západ
web-choice-kept = Zatím necháno: { $names }
web-choice-ahead = Před: { $names }
web-choice-stay = Zůstat na místě
web-choice-fewer = Méně: { $name }
web-choice-more = Více: { $name }
web-choice-not-now = Teď ne
web-choice-enough = To stačí

web-choice-swans = Prodat labutě
web-choice-swans-most = Vzít { $swans }, barvy nechat
web-choice-swans-sell = { $swans ->
    [0] Prodat
   *[other] Prodat { $swans } za { $money }
  }

web-choice-swap-away = Právě odloženo
web-choice-swap-mine = Tvá karta za ni
web-choice-swap = Vyměnit
web-choice-no-swap = Nic neměnit
web-choice-coins-left = { $coins ->
    [one] Zbývá rozdat { $coins } minci
    [few] Zbývá rozdat { $coins } mince
    [many] Zbývá rozdat { $coins } mince
   *[other] Zbývá rozdat { $coins } mincí
  }
web-choice-coins-keep = Mince nechat
web-choice-coins-lay = Rozdat takto
web-choice-no-coins = Mince nechat ležet
web-choice-shift-tile = Která destička
web-choice-shift-price = stojí teď
web-choice-no-shift = Ceny zůstanou
web-choice-time-up = Čas vypršel

web-choice-reminders = Dekrety, které teď můžeš použít
web-choice-ignore = { $name }: v tomto kole ne
web-choice-do-recall = Prohlédnout odložené karty
web-choice-do-unpack = Postavit uloženou destičku
web-choice-do-repay = Splatit dluh
web-choice-recall = Prohlédnout karty
web-choice-unpack = Postavit teď
web-choice-bank = Uložit 1 000
web-choice-end-turn = Ukončit tah
web-choice-repaid = Dluhy nechat
web-choice-no-discard = Dál neodkládat
web-choice-points = Vzít body { $points }
web-choice-as-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
web-choice-as-money = { $money } místo { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
    [many] { $points } bodu
   *[other] { $points } bodů
  }
web-choice-store = Uložit stranou
web-choice-buy = Koupit

web-choice-over = Položit na: { $name }, { $points }
web-choice-moat-at = Příkop, { $name }, { $points }
web-choice-moat-finished = Příkop je dokončen
web-choice-passage = { $kind }: { $from } – { $to }
web-choice-passage-ends = { $from } – { $to }
web-choice-no-passage = Žádnou další chodbu
web-choice-keys = M vezme díl příkopu, S prodá labutě.
web-choice-coins = Rozdej mince na trhu znovu, nebo je nech.
web-choice-none = Nevzít nic
web-choice-costs = { $name } stojí { $price }; máš { $money }.
web-choice-costs-coins = { $name } stojí { $price }; leží na ní { $coins } a ty máš { $money }.

web-scored-stacks = Prázdné sloupečky
web-scored-swans = Sady labutí
web-scored-tokens = Vlastní žetony odměn
web-scored-moats = Příkopy
web-key-ludwig-moat = díl příkopu, hraje-li se s příkopy
web-key-ludwig-swans = prodat labutě, hraje-li se s nimi
