# Zámky šíleného krále Ludvíka: co se ptá, co se stalo, co odmítá

ludwig-title = Zámky šíleného krále Ludvíka
ludwig-about = Postav zámek králi, který si přeje příliš mnoho, a urči ostatním ceny místností. Autor Ted Alspach.
ludwig-length = 60 až 90 minut
ludwig-difficulty = naučíš se během první hry

ludwig-option-corner-contact = destičky, které se dotýkají jen rohem, spolu sousedí
ludwig-option-favours = královské odměny, ze kterých se losuje; je-li jich právě tolik co hráčů, vyloží se v tomto pořadí
ludwig-option-without-favours = královské odměny, které se nelosují
ludwig-option-bonus-cards = karty úkolů, se kterými se hraje
ludwig-option-without-bonus-cards = karty úkolů, se kterými se nehraje
ludwig-option-start = kdo je prvním Mistrem stavitelem
ludwig-option-foyer = strana vstupní haly: vybírá si každý, nebo mají všichni 3 či 4 dveře
ludwig-option-components = vytištěné součásti (údaje se značkou ≈ jsou rekonstruované), nebo soubor s opravami a vlastními destičkami a kartami

ludwig-type-activity = společenská místnost
ludwig-type-corridor = spojovací místnost
ludwig-type-downstairs = sklepní místnost
ludwig-type-food = jídelna
ludwig-type-living = obytná komnata
ludwig-type-outdoor = zahrada
ludwig-type-sleeping = ložnice
ludwig-type-utility = technická místnost

ludwig-rank-0 = přidavač
ludwig-rank-1 = zedník
ludwig-rank-2 = polír
ludwig-rank-3 = královský stavitel
ludwig-rank-4 = vrchní královský stavitel

ludwig-ask-foyer = Vyber si stranu vstupní haly: 3, nebo 4 dveře.
ludwig-ask-choosing = Vrať jednu ze svých tří karet úkolů pod balíček.
ludwig-ask-pricing = Která destička bude stát { $price } M?
ludwig-ask-buying = Kup destičku, nebo si vezmi 5 000 M z banku. Máš { $money } M.
ludwig-ask-placing = Přilož destičku: { $tile }.
ludwig-ask-rewards = { $due ->
    [one] Přijmi, nebo odmítni svou odměnu.
    [few] Přijmi, nebo odmítni jednu ze svých { $due } odměn.
    [many] Přijmi, nebo odmítni jednu ze svých { $due } odměny.
   *[other] Přijmi, nebo odmítni jednu ze svých { $due } odměn.
  }
ludwig-ask-free-corridor = Vezmi si zdarma chodbu, nebo schodiště.
ludwig-ask-any-reward = Vyber si odměnu za sklepní místnost: { $tile }.
ludwig-ask-stack = Vyber sloupeček, který si prohlédneš.
ludwig-ask-digging = { $count ->
    [one] Polož na balíček karet místností ještě jednu destičku o velikosti { $size }, nebo vrať zbytek.
    [few] Polož na balíček karet místností až { $count } destičky o velikosti { $size }, nebo vrať zbytek.
    [many] Polož na balíček karet místností až { $count } destičky o velikosti { $size }, nebo vrať zbytek.
   *[other] Polož na balíček karet místností až { $count } destiček o velikosti { $size }, nebo vrať zbytek.
  }
ludwig-ask-keeping = Nech si jednu z těchto karet úkolů.

ludwig-event-table-laid = { $deck ->
    [one] Stůl je připraven: v balíčku je { $deck } karta místnosti.
    [few] Stůl je připraven: v balíčku jsou { $deck } karty místností.
    [many] Stůl je připraven: v balíčku je { $deck } karty místností.
   *[other] Stůl je připraven: v balíčku je { $deck } karet místností.
  }
ludwig-event-master-builder-named = { $who ->
    [you] Prvním Mistrem stavitelem jsi ty.
   *[other] Prvním Mistrem stavitelem je { $name }.
  }
ludwig-event-bonus-cards-dealt = { $who ->
    [you] Dostáváš
   *[other] { $name } dostává
  } { $count ->
    [one] { $count } kartu úkolu.
    [few] { $count } karty úkolů.
    [many] { $count } karty úkolů.
   *[other] { $count } karet úkolů.
  }
ludwig-event-choice-made = { $what ->
    [foyer] { $who ->
        [you] Máš vybranou stranu vstupní haly.
       *[other] { $name } má vybranou stranu vstupní haly.
      }
   *[card] { $who ->
        [you] Máš vybráno, kterou kartu úkolu odložíš.
       *[other] { $name } má vybráno, kterou kartu úkolu odloží.
      }
  }
ludwig-event-foyer-laid = { $who ->
    [you] Začínáš se vstupní halou se { $doors } dveřmi.
   *[other] { $name } začíná se vstupní halou se { $doors } dveřmi.
  }
ludwig-event-bonus-card-put-away = { $who ->
    [you] Vracíš kartu úkolu pod balíček.
   *[other] { $name } vrací kartu úkolu pod balíček.
  }
ludwig-event-round-begun = Kolo { $round }. { $who ->
    [you] Mistrem stavitelem jsi ty.
   *[other] Mistrem stavitelem je { $name }.
  }
ludwig-event-card-turned = { $tiles_left ->
    [0] Karta místnosti { $size }: její sloupeček je prázdný.
   *[other] Karta místnosti { $size }.
  }
ludwig-event-tile-laid-out = Nově na trhu: { $tile }.
ludwig-event-deck-renewed = Odhozené karty se zamíchaly do nového balíčku.
ludwig-event-last-round-called = { $why ->
    [LUD-RUL-8] Nikdo už nemůže přiložit nic z toho, co je na prodej, a tak hra tímto kolem končí.
    [RENO-14] Karty místností došly a dva sloupečky jsou prázdné: tohle je poslední kolo.
   *[other] Otočila se poslední karta místnosti: tohle je poslední kolo.
  }
ludwig-event-tile-priced = { $tile } stojí { $price } M.
ludwig-event-turn-begun = { $who ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $name }.
  }
ludwig-event-tile-bought = { $who ->
    [you] Kupuješ za { $price } M: { $tile }.
   *[other] { $name } kupuje za { $price } M: { $tile }.
  }
ludwig-event-money-taken = { $who ->
    [you] Dostáváš { $amount } M z banku.
   *[other] { $name } dostává { $amount } M z banku.
  }
ludwig-event-tile-taken = { $who ->
    [you] Bereš si zdarma: { $tile }.
   *[other] { $name } si bere zdarma: { $tile }.
  }
ludwig-event-tile-placed = { $who ->
    [you] Přikládáš destičku: { $tile }.
   *[other] { $name } přikládá destičku: { $tile }.
  }
ludwig-event-points-scored = { $who ->
    [you] Získáváš
   *[other] { $name } získává
  } { $points ->
    [one] { $points } bod: { $tile }.
    [few] { $points } body: { $tile }.
    [many] { $points } bodu: { $tile }.
   *[other] { $points } bodů: { $tile }.
  }
ludwig-event-room-completed = Destička je uzavřená: { $tile }.
ludwig-event-reward-claimed = { $who ->
    [you] Přijímáš odměnu: { $type }.
   *[other] { $name } přijímá odměnu: { $type }.
  }
ludwig-event-reward-declined = { $who ->
    [you] Odmítáš odměnu: { $type }.
   *[other] { $name } odmítá odměnu: { $type }.
  }
ludwig-event-reward-void = Bez odměny: { $tile }.
ludwig-event-extra-turn-gained = { $who ->
    [you] Získáváš tah navíc.
   *[other] { $name } získává tah navíc.
  }
ludwig-event-stack-looked-at = { $who ->
    [you] Prohlížíš si sloupeček { $stack }.
   *[other] { $name } si prohlíží sloupeček { $stack }.
  }
ludwig-event-tile-put-on-deck = { $who ->
    [you] Pokládáš na balíček karet místností destičku ze sloupečku { $stack }.
   *[other] { $name } pokládá na balíček karet místností destičku ze sloupečku { $stack }.
  }
ludwig-event-tile-discarded = Ze hry odchází: { $tile }.
ludwig-event-stack-shuffled = Sloupeček { $stack } se zamíchal.
ludwig-event-bonus-card-kept = { $who ->
    [you] Necháváš si kartu úkolu.
   *[other] { $name } si nechává kartu úkolu.
  }
ludwig-event-coins-added = Na trhu zůstává destička { $tile }: přibývá na ni 1 000 M.
ludwig-event-stone-passed = { $who ->
    [you] Příštím Mistrem stavitelem jsi ty.
   *[other] Příštím Mistrem stavitelem je { $name }.
  }
ludwig-event-final-points = { $who ->
    [you] Na konci získáváš
   *[other] { $name } na konci získává
  } { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
  }
ludwig-event-game-ended = Hra skončila.

error-choose-a-foyer-first = Nejdřív vyber stranu vstupní haly.
error-put-a-card-away-first = Nejdřív vrať jednu kartu úkolu pod balíček.
error-price-the-market-first = Nejdřív se destičky přiřazují k cenovkám.
error-buy-or-take-money = Teď kup destičku, nebo si vezmi peníze.
error-place-the-tile-first = Nejdřív přilož destičku, kterou máš v ruce.
error-claim-or-decline-first = Nejdřív přijmi, nebo odmítni odměnu.
error-take-a-corridor-first = Nejdřív si vezmi chodbu, nebo schodiště.
error-choose-a-reward-first = Nejdřív si vyber odměnu.
error-choose-a-stack-first = Nejdřív vyber sloupeček, který si prohlédneš.
error-finish-with-the-stack-first = Nejdřív polož destičky na balíček karet místností, nebo vrať zbytek sloupečku.
error-keep-a-card-first = Nejdřív si nech jednu z dobraných karet.
error-no-such-foyer = Vstupní hala má 3, nebo 4 dveře, ne { $doors }.
error-no-such-card = Karta číslo { $number } tu není.
error-no-tile-in-slot = U cenovky { $price } M žádná destička neleží.
error-tile-already-priced = Destička od cenovky { $price } M už svou novou cenu má.
error-every-slot-needs-a-tile = Destiček je dost pro všechny cenovky: žádná nesmí zůstat volná.
error-nothing-for-sale = Za { $price } M není nic na prodej.
error-stack-is-empty = Tento sloupeček je prázdný.
error-too-expensive = Stojí to { $price } M; máš { $money } M a na destičce leží { $coins } M.
error-cannot-be-placed = Tuto destičku v tvém zámku není kam přiložit, takže ji nelze koupit.
error-nowhere-below = Žádné otevřené dveře tvého zámku nevedou do podzemí: nejdřív je potřeba schodiště.
error-nowhere-doors = Žádné dveře této destičky nemohou navázat na otevřené dveře tvého zámku.
error-nowhere-overlap = U všech otevřených dveří tvého zámku by destička překryla jinou.
error-nowhere-fence = Všude, kam její dveře pasují, by se destička dotkla plotu.
error-nowhere-sealed = Všude, kam se destička vejde, by uzavřela poslední vnější východ zámku.
error-no-such-turn = Destičku lze otočit o 0, 1, 2 nebo 3 čtvrtotáčky.
error-turned-the-same = Takto otočená vypadá destička stejně jako po menším otočení: použij to menší.
error-no-dark-side = Tmavou stranu mají jen chodby.
error-off-the-table = { $x }, { $y } je mimo stůl.
error-no-doorway = Žádné dveře destičky by nenavázaly na dveře zámku.
error-tiles-overlap = Destička by překryla jinou.
error-fence-touched = Některá destička by sousedila s plotem.
error-levels-meet = Dveře v přízemí by se sešly s dveřmi ve sklepě.
error-stairs-meet = Schodiště by navázalo na schodiště.
error-last-entrance-sealed = Zámku by nezbyl žádný vnější východ.
error-no-such-reward = Odměna číslo { $number } tu není; čekajících odměn: { $due }.
error-not-one-of-the-other-seven = Vyber odměnu jednoho z ostatních sedmi typů.
error-reward-brings-nothing = Tato odměna by teď nic nepřinesla.
error-no-place-for-corridor = V tvém zámku pro to není místo.
error-no-corridor-left = Žádná taková destička už nezbývá.
error-no-such-stack = Takový sloupeček místností neexistuje.
error-no-such-tile-in-stack = Destička číslo { $number } tu není: ve sloupečku jich je { $tiles }.

error-no-such-master-builder = Místo { $value } nemůže být Mistrem stavitelem: hráčů je { $players }.
error-unknown-name = „{ $value }“ neznáme. Čeká se: { $expected }.
error-chosen-and-left-out = Totéž nelze zároveň vybrat a vynechat: { $value }.
error-too-few-bonus-cards = Karet úkolů na výběr je málo: { $count }. Potřeba: { $needed }.
error-too-few-favours = Královských odměn na výběr je málo: { $count }. Potřeba: { $needed }.
error-favours-exclude-each-other = Uzavřené a Neuzavřené místnosti nejsou nikdy ve hře zároveň, takže těchto odměn je málo. Potřeba: { $needed }.

error-components-unknown-table = Tabulka „{ $table }“ neexistuje. Tabulky: { $expected }.
error-components-too-many-rows = Tabulka { $table } má víc než { $most } řádků.
error-components-bad-row = Tabulka { $table }, řádek { $row }: řádek musí být objekt s id z písmen a až z, číslic a znaku _.
error-components-unknown-field = Tabulka { $table }, řádek { $row }: pole „{ $field }“ neexistuje. Pole: { $expected }.
error-components-missing-field = Tabulka { $table }, řádek { $row }: chybí pole { $field }.
error-components-no-new-rows = Tabulka { $table }, řádek { $row }: řádky této tabulky lze opravit, ale ne přidat.
error-components-no-wall-for-door = Tabulka { $table }, řádek { $row }, pole { $field }: pro dveře { $door } tu není zeď.
error-components-door-in-fence = Tabulka { $table }, řádek { $row }, pole { $field }: dveře { $door } jsou v plotu.
