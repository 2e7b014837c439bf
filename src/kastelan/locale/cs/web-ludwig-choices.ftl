# Zámky šíleného krále Ludvíka v prohlížeči: co se rozhoduje s moduly rozšíření

web-choice-barbican-north = zavřená strana míří na sever
web-choice-barbican-east = zavřená strana míří na východ
web-choice-barbican-south = most je zazděný
web-choice-barbican-west = zavřená strana míří na západ
web-choice-kept = Zatím si necháváš: { $names }
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

web-choice-swap-away = Právě odhozené
web-choice-swap-mine = Tvá karta za ni
web-choice-swap = Vyměnit
web-choice-no-swap = Nic neměnit
web-choice-coins-left = { $coins ->
    [one] Zbývá rozdělit { $coins } minci
    [few] Zbývá rozdělit { $coins } mince
    [many] Zbývá rozdělit { $coins } mince
   *[other] Zbývá rozdělit { $coins } mincí
  }
web-choice-coins-keep = Nechat mince, kde jsou
web-choice-coins-lay = Rozdělit takto
web-choice-no-coins = Mince nechat ležet
web-choice-shift-tile = Která destička
web-choice-shift-price = stojí teď
web-choice-no-shift = Ceny nechat
web-choice-time-up = Čas vypršel

web-choice-reminders = Dekrety, které teď můžeš použít
web-choice-ignore = { $name }: v tomto kole nepoužít
web-choice-do-recall = Prohlédnout si odhozené karty
web-choice-do-unpack = Přiložit odloženou destičku
web-choice-do-repay = Splatit dluh
web-choice-recall = Prohlédnout si karty
web-choice-unpack = Přiložit
web-choice-bank = Uložit 1 000 M
web-choice-end-turn = Ukončit tah
web-choice-repaid = Dluh nesplácet
web-choice-no-discard = Už neodhazovat
web-choice-no-double = Žádnou kartu nevyhodnotit dvakrát
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
web-choice-store = Odložit
web-choice-buy = Koupit

web-choice-over = Položit na: { $name }, { $points }
web-choice-moat-at = Příkop, { $name }, { $points }
web-choice-moat-finished = Příkop se uzavře
web-choice-passage = { $kind }: { $from } – { $to }
web-choice-passage-ends = { $from } – { $to }
web-choice-no-passage = Už žádnou tajnou chodbu
web-choice-keys = M vezme díl příkopu, S prodá labutě.
web-choice-coins = Rozděl mince na trhu jinak, nebo je nech.
web-choice-none = Nevzít nic
web-choice-costs = { $name } stojí { $price }; máš { $money }.
web-choice-costs-coins = { $name } stojí { $price }; leží na ní { $coins } a ty máš { $money }.

web-scored-stacks = Vyčerpané sloupečky
web-scored-swans = Sady labutí
web-scored-tokens = Vlastní žetony královských odměn
web-scored-moats = Příkopy
web-key-ludwig-moat = díl příkopu, hraje-li se s příkopy
web-key-ludwig-swans = prodat labutě, hraje-li se s nimi
