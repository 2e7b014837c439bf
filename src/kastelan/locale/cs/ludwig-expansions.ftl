# Zámky šíleného krále Ludvíka, rozšíření: otázky, události, odmítnutí; moduly a dekrety

ludwig-option-modules = moduly rozšíření, se kterými se hraje; all: všechny; co modul potřebuje, přibude samo
ludwig-option-hourglass = v balíčku je dekret s přesýpacími hodinami: ostatní mají na přiřazení k cenovkám 15 sekund (jen naživo)
ludwig-option-decrees = dekrety, ze kterých se vybírá; není-li uveden žádný: všechny, které se ke stolu hodí
ludwig-option-moats-in-no-swan-favor = díly příkopu se počítají do královské odměny za destičky bez labutě

ludwig-option-modules-all = všechny moduly, každý jeden dekret
ludwig-option-modules-towers = Věže ≈: místnosti nové velikosti 325. Za uzavřenou získáš i žeton královské odměny, za který boduješ jen ty. 11 dalších královských odměn přibude samo.
ludwig-option-modules-moats = Příkopy ≈: tři díly kolem zámku bodují za místnosti a uzavřený příkop přinese destičku podle výběru. Ze vstupní haly se stane barbakán s padacím mostem, za kterým leží zahrady.
ludwig-option-modules-passages = Tajné chodby ≈: každý má tři. Spojují místnosti přes dveře i mezery a zdvojují bonusy mezi nimi.
ludwig-option-modules-swans = Labutě ≈: žetony na destičkách 250 až 400. Prodávej je za peníze, nebo sbírej barvy za body.
ludwig-option-modules-renovations = Renovace ≈: destičky se dvěma typy, které se pokládají na místnosti a znovu se bodují. Hra trvá o něco déle.
ludwig-option-modules-decrees = Královy dekrety ≈: každý má jeden, vybraný před prvním kolem, a každý mění nějaké pravidlo.
ludwig-option-modules-double-decrees = Dvojitá porce králových dekretů: každý má dva, vybírá se nadvakrát.
ludwig-option-modules-extra-rooms = 75 dalších místností ≈: zamíchají se do sloupečků svých velikostí.
ludwig-option-modules-extra-favours = 11 dalších královských odměn: nádvoří, promenády, nejméně bodů a další.
ludwig-option-modules-extra-bonus-cards = 13 dalších karet úkolů: jedna z nich nahradí kartu ze základní hry.

ludwig-swan-red = červená
ludwig-swan-green = zelená
ludwig-swan-blue = modrá
ludwig-swan-yellow = žlutá
ludwig-swan-white = bílá
ludwig-passage-short = krátká tajná chodba
ludwig-passage-medium = střední tajná chodba
ludwig-passage-long = dlouhá tajná chodba
ludwig-position-west = západ
ludwig-position-north = sever
ludwig-position-east = východ

ludwig-ask-drafting = Nech si jeden z dekretů a ostatní pošli dál.
ludwig-ask-redrawing = Vezmi si jeden z dekretů místo svého.
ludwig-ask-ready = Co přiložíš jako první: chodbu, nebo schodiště?
ludwig-ask-model = Ze kterého sloupečku si vezmeš vzorovou místnost?
ludwig-ask-swapping = Vyměníš některou svou kartu úkolu za odhozenou?
ludwig-ask-remembering = Prohlédneš si odhozené karty místností, než přibudou nové?
ludwig-ask-recalling = Polož na balíček až tři odhozené karty místností.
ludwig-ask-counting = Kolik mincí přijde na další destičku?
ludwig-ask-shifting = Přesuneš některou destičku k jiné cenovce?
ludwig-ask-queuing = Kolik hráčů předběhneš? Každému zaplatíš 2 000 M.
ludwig-ask-returning = Kolik mincí z destičky vrátíš do banku za body?
ludwig-ask-borrowing = Kolik tisíc si půjčíš?
ludwig-ask-collecting = Vezmeš si i mince z některé destičky na trhu?
ludwig-ask-passing = Přiložíš k nové místnosti tajnou chodbu?
ludwig-ask-printed = Vezmeš si body základní hodnoty, nebo za každý z nich 1 000 M?
ludwig-ask-tokens = Nech si jeden z žetonů královských odměn.
ludwig-ask-moat-stack = Tvůj příkop je uzavřený: vyber sloupeček, který si prohlédneš.
ludwig-ask-moat-tile = Vezmi si destičku ze sloupečku a zdarma ji přilož.
ludwig-ask-selling = Prodáš ještě labutě, než tvůj tah skončí?
ludwig-ask-turn-end = Uděláš ještě něco, než tvůj tah skončí?
ludwig-ask-repaying = Splatíš dluh před závěrečným vyhodnocením?
ludwig-ask-clearing = Odhoď až čtyři destičky ze sloupečků.
ludwig-ask-doubling = Kterou kartu úkolu vyhodnotíš dvakrát?

ludwig-event-swan-laid = Na destičce { $tile } leží labuť.
ludwig-event-swan-taken = { $who ->
    [you] Bereš si labuť.
   *[other] { $name } si bere labuť.
  }
ludwig-event-swans-sold = { $who ->
    [you] Prodáváš labutě za { $amount } M.
   *[other] { $name } prodává labutě za { $amount } M.
  }
ludwig-event-renovation-laid-out = Nově na trhu: renovace { $tile }.
ludwig-event-room-renovated = { $who ->
    [you] Pokládáš na místnost renovaci: { $tile }.
   *[other] { $name } pokládá na místnost renovaci: { $tile }.
  }
ludwig-event-passage-laid = { $who ->
    [you] Přikládáš tajnou chodbu z místnosti { $tile }.
   *[other] { $name } přikládá tajnou chodbu z místnosti { $tile }.
  }
ludwig-event-moat-placed = { $who ->
    [you] Přikládáš díl příkopu.
   *[other] { $name } přikládá díl příkopu.
  }
ludwig-event-moat-points = { $who ->
    [you] Získáváš
   *[other] { $name } získává
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } za příkop.
ludwig-event-moat-finished = { $who ->
    [you] Tvůj příkop je uzavřený.
   *[other] { $name } má uzavřený příkop.
  }
ludwig-event-moat-reward-claimed = { $who ->
    [you] Přijímáš odměnu za příkop.
   *[other] { $name } přijímá odměnu za příkop.
  }
ludwig-event-moat-reward-gone = { $who ->
    [you] Odměna za příkop ti propadá.
   *[other] { $name } nemá z odměny za příkop nic.
  }
ludwig-event-tile-found = { $who ->
    [you] Bereš si ze sloupečku: { $tile }.
   *[other] { $name } si bere ze sloupečku: { $tile }.
  }
ludwig-event-card-discarded = Karta místnosti { $size } se odhazuje.
ludwig-event-tokens-looked-at = { $who ->
    [you] Prohlížíš si žetony královských odměn.
   *[other] { $name } si prohlíží žetony královských odměn.
  }
ludwig-event-token-kept = { $who ->
    [you] Necháváš si žeton královské odměny.
   *[other] { $name } si nechává žeton královské odměny.
  }
ludwig-event-decree-kept = { $who ->
    [you] Necháváš si dekret.
   *[other] { $name } si nechává dekret.
  }
ludwig-event-decrees-revealed = { $name }: { $decrees }.
ludwig-event-decrees-looked-at = { $who ->
    [you] Prohlížíš si tři dekrety.
   *[other] { $name } si prohlíží tři dekrety.
  }
ludwig-event-model-chosen = { $who ->
    [you] Necháváš si vzorovou místnost ze sloupečku { $stack }.
   *[other] { $name } si nechává vzorovou místnost ze sloupečku { $stack }.
  }
ludwig-event-cards-shown = { $who ->
    [you] Prohlížíš si odhozené karty úkolů.
   *[other] { $name } si prohlíží odhozené karty úkolů.
  }
ludwig-event-card-swapped = { $who ->
    [you] Měníš kartu úkolu.
   *[other] { $name } mění kartu úkolu.
  }
ludwig-event-swap-declined = { $who ->
    [you] Nic neměníš.
   *[other] { $name } nic nemění.
  }
ludwig-event-card-recalled = Karta místnosti { $size } leží znovu na balíčku.
ludwig-event-recall-begun = { $name }: { $recalls ->
    [1] prohlídka odhozených karet místností.
   *[0] karty místností zůstávají.
  }
ludwig-event-coins-moved = Mince na destičce { $tile }: { $coins }.
ludwig-event-price-shifted = { $tile } stojí v tomto kole { $price } M.
ludwig-event-hourglass-empty = { $who ->
    [you] Čas vypršel: ceny dál určuješ ty.
   *[other] Čas vypršel: ceny dál určuje { $name }.
  }
ludwig-event-order-changed = { $who ->
    [you] Platíš { $paid } M a předbíháš.
   *[other] { $name } platí { $paid } M a předbíhá.
  }
ludwig-event-tile-stored = { $who ->
    [you] Odkládáš: { $tile }.
   *[other] { $name } odkládá: { $tile }.
  }
ludwig-event-tile-unpacked = { $who ->
    [you] Bereš odloženou destičku: { $tile }.
   *[other] { $name } bere odloženou destičku: { $tile }.
  }
ludwig-event-money-borrowed = { $who ->
    [you] Půjčuješ si { $amount } M.
   *[other] { $name } si půjčuje { $amount } M.
  }
ludwig-event-debt-repaid = { $who ->
    [you] Splácíš { $amount } M.
   *[other] { $name } splácí { $amount } M.
  }
ludwig-event-coins-collected = { $who ->
    [you] Bereš si z destičky { $amount } M.
   *[other] { $name } si bere z destičky { $amount } M.
  }
ludwig-event-points-gained = { $who ->
    [you] Získáváš
   *[other] { $name } získává
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } za dekret { $decree }.
ludwig-event-money-banked = { $who ->
    [you] Ukládáš 1 000 M.
   *[other] { $name } ukládá 1 000 M.
  }
ludwig-event-passed-on = { $who ->
    [you] Tím končíš.
   *[other] { $name } tím končí.
  }
ludwig-event-stack-cleared = Ze sloupečku { $stack } se odhazuje destička.
ludwig-event-card-doubled = { $who ->
    [you] Vyhodnocuješ kartu úkolu dvakrát.
   *[other] { $name } vyhodnocuje kartu úkolu dvakrát.
  }

error-modules-not-for-one = V sólové hře lze použít jen: { $expected }.
error-keep-a-decree-first = Nejdřív si nech dekret.
error-swap-or-leave-first = Nejdřív vyměň kartu, nebo ji nech.
error-recall-or-leave-first = Nejdřív vrať karty, nebo je nech.
error-lay-the-coins-first = Nejdřív rozděl mince.
error-shift-or-leave-first = Nejdřív přesuň destičku k jiné cenovce, nebo ji nech.
error-choose-your-turn-first = Nejdřív řekni, kolik hráčů předběhneš.
error-settle-the-purchase-first = Nejdřív rozhodni, jak nákup zaplatíš.
error-collect-or-leave-first = Nejdřív si vezmi mince, nebo je nech.
error-lay-passages-first = Nejdřív přilož tajné chodby, nebo žádnou.
error-points-or-money-first = Nejdřív zvol body, nebo peníze.
error-keep-a-token-first = Nejdřív si nech žeton královské odměny.
error-end-the-turn-first = Nejdřív ukonči tah.
error-repay-or-leave-first = Nejdřív splať dluh, nebo ho nech.
error-discard-or-leave-first = Nejdřív odhoď destičky, nebo je nech.
error-choose-the-card-first = Nejdřív vyber kartu úkolu, kterou vyhodnotíš dvakrát.
error-swans-not-for-sale = Můžeš prodat jen vlastní labutě, { $most } za tah.
error-no-such-favour-token = Žeton číslo { $number } tu není.
error-no-such-renovation = Renovace číslo { $number } tu není.
error-no-room-to-renovate = Nemáš místnost, na kterou by se dala položit.
error-not-to-be-renovated = Na tuto místnost ji položit nelze.
error-no-such-passage = Taková tajná chodba se tam nehodí.
error-room-not-linked = Místnost potřebuje tajnou chodbu, která ji spojí se zámkem.
error-no-place-for-moat = Pro díl příkopu není místo.
error-no-such-decree = Dekret číslo { $number } tu není.
error-nothing-to-recall = Teď karty místností vrátit nemůžeš.
error-no-such-card-discarded = Karta { $size } mezi odhozenými není.
error-no-such-shift = K této cenovce destičku přesunout nelze.
error-coins-in-hand = Mince máš v ruce: rozděl je.
error-not-so-many-coins = Sem lze dát { $least } až { $most } mincí.
error-no-hourglass = Nikdo nemá přesýpací hodiny.
error-too-few-decrees = Z uvedených dekretů se k tomuto stolu hodí jen { $count }; je jich třeba { $needed }.
error-not-owed = Tolik nedlužíš.
error-nothing-to-bank = Teď peníze uložit nelze.
error-coins-needed = Tyto mince tu nejsou, nebo jsou potřeba k placení.
error-not-the-price = Půjč si, co chybí, a ne víc než cenu.
error-no-coins-there = Žádné mince tam neleží.
error-not-to-be-stored = Tohle odložit nelze.
error-nothing-to-unpack = Teď není co přiložit z odložených.
error-not-so-far-ahead = { $players ->
    [one] Tolik hráčů předběhnout nemůžeš: { $players }.
    [few] Tolik hráčů předběhnout nemůžeš: { $players }.
    [many] Tolik hráčů předběhnout nemůžeš: { $players }.
   *[other] Tolik hráčů předběhnout nemůžeš: { $players }.
  }

ludwig-reward-tower = věž
ludwig-reward-moat = příkop
ludwig-reward-second = druhá odměna
ludwig-reward-corridor = druhá odměna za spojovací místnost
ludwig-screen-reward-tower = nech si jeden ze 3 vrchních žetonů královských odměn; na konci za něj boduješ jen ty
ludwig-screen-reward-moat = prohlédni si sloupeček, vezmi si z něj jednu destičku a zdarma ji přilož
ludwig-screen-reward-second = ještě jedna odměna, za jiný typ

ludwig-do-choose-barbican = Barbakán: { $what }
ludwig-do-sell-swans = Prodat labutě: { $what }
ludwig-do-buy-moat = Koupit díl příkopu za 5 000 M
ludwig-do-place-moat = Příkop: { $what }
ludwig-do-buy-renovation = Renovace: { $what }
ludwig-do-renovate = Položit na { $what }
ludwig-do-lay-passage = Přiložit tajnou chodbu: { $what }
ludwig-do-no-passage = Už žádnou tajnou chodbu
ludwig-do-keep-token = Nechat si: { $what }
ludwig-do-take-tile = Vzít: { $what }
ludwig-do-keep-decree = { $what }
ludwig-do-swap-card = Vyměnit: { $what }
ludwig-do-no-swap = Nic neměnit
ludwig-do-store = Odložit: { $what }
ludwig-do-unpack = Přiložit odloženou: { $what }
ludwig-do-return-coins = Vrátit { $what } za body
ludwig-do-borrow = Půjčit si { $what }
ludwig-do-repay = Splatit { $what }
ludwig-do-take-points = Vzít si body místo peněz
ludwig-do-take-coins = Vzít mince z destičky { $what }
ludwig-do-no-coins = Mince nechat
ludwig-do-recall = Prohlédnout si odhozené karty místností
ludwig-do-no-recall = Teď ne
ludwig-do-recall-card = Položit kartu { $what } na balíček
ludwig-do-keep-coins = Nechat mince, kde jsou
ludwig-do-lay-coins = { $what } na další destičku
ludwig-do-shift = { $what }
ludwig-do-no-shift = Všechny ceny zůstávají
ludwig-do-move-ahead = Kolik hráčů předběhnout: { $what }
ludwig-do-as-points = Vzít si body základní hodnoty
ludwig-do-as-money = Vzít si 1 000 M za každý bod základní hodnoty
ludwig-do-put-in-bank = Uložit 1 000 M
ludwig-do-end-turn = Už nic
ludwig-do-discard-tile = Odhodit destičku ze sloupečku { $what }
ludwig-do-no-discard = Už nic neodhazovat
ludwig-do-no-double = Žádnou kartu nevyhodnotit dvakrát
ludwig-do-double-card = Vyhodnotit dvakrát: { $what }
ludwig-do-time-up = Čas vypršel

ludwig-screen-module-decrees = Dekrety, { $name }: { $decrees }
ludwig-screen-module-swans = Labutě: { $swans }
ludwig-screen-module-tokens = Tvoje žetony královských odměn: { $tokens }
ludwig-screen-module-stored = Odloženo: { $tiles }
ludwig-screen-module-swan-sets = Labutě
ludwig-screen-module-decree = Dekret: { $name }
ludwig-screen-module-token = Vlastní žeton: { $name }
ludwig-screen-barbican-4 = čtvery dveře, padací most vede ven
ludwig-screen-barbican-3s = troje dveře, padací most je zazděný: venku žádné zahrady a příkop nelze nikdy uzavřít
ludwig-screen-barbican-3w = troje dveře, žádné na západ; padací most vede ven
ludwig-screen-barbican-3n = troje dveře, žádné na sever; padací most vede ven
ludwig-screen-barbican-3e = troje dveře, žádné na východ; padací most vede ven
ludwig-screen-swan = labuť: { $colour }
ludwig-screen-passage-to = { $kind } od { $door } do: { $room } ({ $points })
ludwig-screen-by-passage = { $doors } tajnou chodbou
ludwig-screen-by-wall = { $rooms } skrz zeď
ludwig-screen-module-passages = Zbývající tajné chodby: { $passages }
ludwig-screen-module-used = použito
ludwig-screen-module-debt = Dluh
ludwig-screen-module-banked = Uloženo
ludwig-screen-module-sell = (jiné: { $word } a první písmena anglických názvů barev)
ludwig-screen-sheet-moat = Příkop

ludwig-decree-dec-01 = Začínáš s 25 000 M místo 15 000 M.
ludwig-decree-dec-02 = Vylosuj 2 nepoužité žetony královských odměn a nech si je tajně; na konci za ně boduješ jen ty.
ludwig-decree-dec-03 = Až všichni odhalí dekrety, prohlédni si 3 vrchní z balíčku; jeden z nich se stane tvým.
ludwig-decree-dec-04 = Před prvním kolem si zdarma přilož 1 chodbu a 1 schodiště.
ludwig-decree-dec-05 = Vezmi si lícem dolů vrchní destičku jednoho sloupečku místností či věží. Na konci 2 body za každou místnost téže velikosti a 2 za každou téhož typu.
ludwig-decree-dec-06 = Kdykoli někdo odhazuje karty úkolů, smíš si je prohlédnout a jednu vyměnit za svou.
ludwig-decree-dec-07 = Tvoje peníze a žetony labutí ostatní nevidí.
ludwig-decree-dec-08 = Jednou za hru smíš vrátit až 3 odhozené karty místností lícem vzhůru na balíček v libovolném pořadí.
ludwig-decree-dec-09 = Jako Mistr stavitel smíš k jedné cenovce dát o destičku víc a k jiné o jednu méně.
ludwig-decree-dec-10 = Jako Mistr stavitel smíš přemístit všechny mince na destičkách trhu; na žádné je nezvýšíš nad 5 000 M.
ludwig-decree-dec-11 = Ostatní mají jako Mistr stavitel na přiřazení k cenovkám 15 sekund; co nestihnou, smíš přiřadit ty.
ludwig-decree-dec-12 = Jako Mistr stavitel máš první tah kola.
ludwig-decree-dec-13 = Po přiřazení k cenovkám smíš předběhnout libovolný počet hráčů; každému zaplať 2 000 M.
ludwig-decree-dec-14 = Renovace tě stojí 2 000 M.
ludwig-decree-dec-15 = Chodby a schodiště tě stojí 1 000 M.
ludwig-decree-dec-16 = Jednu koupenou destičku sem smíš odložit a přiložit ji v některém pozdějším tahu.
ludwig-decree-dec-17 = Získáš-li destičku s mincemi, smíš jich libovolný počet vrátit do banku, po 1 bodu za 1 000 M.
ludwig-decree-dec-18 = Za destičku s cenou 15 000 M platíš 10 000 M.
ludwig-decree-dec-19 = Vše kupuješ o 1 000 M levněji.
ludwig-decree-dec-20 = Destičky s cenou 1 000 M a 2 000 M máš zdarma.
ludwig-decree-dec-21 = Smíš nakupovat na úvěr z banku; na konci ztratíš 1 bod za každých dlužných 1 000 M.
ludwig-decree-dec-22 = Bereš-li si místo nákupu peníze, smíš si vzít i všechny mince z jedné destičky na trhu.
ludwig-decree-dec-23 = Bereš-li si místo nákupu peníze, vezmi si 8 000 M, nebo 8 bodů.
ludwig-decree-dec-24 = Smíš renovovat i místnost, která už jednou renovována byla. Karty úkolů a královské odměny počítají obě destičky.
ludwig-decree-dec-25 = 7 000 M, kdykoli přiložíš destičku se symbolem zahrady uprostřed.
ludwig-decree-dec-26 = Sousedící místnosti, mezi nimiž jsou zablokované dveře, platí za navazující.
ludwig-decree-dec-27 = Ve tvém zámku smějí na sebe navazovat sklepní a přízemní místnosti.
ludwig-decree-dec-28 = Postihy za místnosti sousedící se společenskými pro tebe neplatí.
ludwig-decree-dec-29 = Každá bodovaná navazující místnost přináší o 1 bod více.
ludwig-decree-dec-30 = Místo základní bodové hodnoty přiložené destičky si smíš vzít 1 000 M za bod, všechno, nebo nic.
ludwig-decree-dec-31 = Každá přiložená destička přinese nejméně 3 body.
ludwig-decree-dec-32 = Uzavřená společenská místnost dává 8 bodů místo 5.
ludwig-decree-dec-33 = Na začátku každého tahu navíc si vezmi 5 000 M.
ludwig-decree-dec-34 = Uzavřená spojovací místnost ti přinese chodbu i schodiště.
ludwig-decree-dec-35 = Odměna za sklepní místnost přináší dvě různé odměny.
ludwig-decree-dec-36 = Uzavřená zahrada dává 15 000 M.
ludwig-decree-dec-37 = Odměna za ložnici: na balíček smíš připravit až 3 destičky.
ludwig-decree-dec-38 = 1 000 M navíc za každou uzavřenou místnost, která přinese odměnu.
ludwig-decree-dec-39 = Odměnu za příkop využiješ dvakrát.
ludwig-decree-dec-40 = Máš-li na konci svého tahu lichý počet bodů, získáš 1 bod.
ludwig-decree-dec-41 = Na konci každého svého tahu sem smíš uložit 1 000 M; na konci 1 bod za každých 1 000 M.
ludwig-decree-dec-42 = Odměna za technickou místnost: nech si 1 ze 3 karet úkolů.
ludwig-decree-dec-43 = Bonusy symbolů tvých sklepních místností platí dvojnásobně.
ludwig-decree-dec-44 = 2 body, kdykoli přiložíš destičku se symbolem obytné komnaty uprostřed.
ludwig-decree-dec-45 = 1 bod za každou různou velikost v zámku; hala, chodby, schodiště a věže se počítají, příkopy ne.
ludwig-decree-dec-46 = 2 body za každý typ místnosti v zámku, z 8 možných.
ludwig-decree-dec-47 = 1 bod za každou místnost nejdelší promenády.
ludwig-decree-dec-48 = 2 body za každé nádvoří.
ludwig-decree-dec-49 = 12 bodů, nemáš-li v zámku žádnou chodbu ani schodiště.
ludwig-decree-dec-50 = 2 body navíc za každých celých zbylých 5 000 M.
ludwig-decree-dec-51 = Za sadu 1 / 2 / 3 / 4 / 5 labutí získáš { $sets } bodů místo obvyklých.
ludwig-decree-dec-52 = Před vyhodnocením vyčerpaných sloupečků smíš odhodit až 4 destičky z libovolných sloupečků.
ludwig-decree-dec-53 = 4 body místo 2 za každou destičku z vyčerpaného sloupečku.
ludwig-decree-dec-54 = Jednu svou kartu úkolu smíš vyhodnotit dvakrát.
ludwig-decree-dec-55 = 12 bodů místo 8 za každou královskou odměnu, v níž máš nedělené první místo.
ludwig-decree-dec-56 = 3 body navíc za každou svou kartu úkolu.
ludwig-decree-dec-57 = Při shodě u královské odměny obsadíš vyšší místo jen ty.
ludwig-decree-dec-58 = 3 body za každou dvojici navazujících místností téhož typu; každá místnost jen v jedné.
