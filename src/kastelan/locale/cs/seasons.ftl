# Pod ochranou hradu: slova hry, co se ptá, co se stalo, co odmítá

seasons-title = Pod ochranou hradu
seasons-about = Tajně si vyber postavu, stav hrad z toho, co ti ostatní nechají, a nasaď v něm pomocníky na nejlepší pozice. Autoři Inka a Markus Brandovi.
seasons-length = 45 až 60 minut
seasons-difficulty = naučíš se během první hry

seasons-option-winter = zimní hra se šesti zimními kartami, z nichž se čtyři≈ odkryjí
seasons-option-keep-counts-unbuilt = Hradní věž počítá i volné pozice nepostavených budov
seasons-option-maiden-first-bid = první námluvy o Komornou: na začátku příštího kola, nebo hned při odkrytí karty
seasons-option-start = kdo začíná
seasons-option-components = vytištěné hodnoty (se značkou ≈ rekonstruované), nebo soubor, který je opravuje
error-components-single = Budova „{ $row }“ je jen jedna. „count“ lze zadat jen u těchto budov: { $expected }.

seasons-card-messenger = Posel
seasons-card-trader = Obchodník
seasons-card-bricklayer = Zedník
seasons-card-stonemason = Kameník
seasons-card-worker-wood = Dělník (dřevo)
seasons-card-worker-sand = Dělník (písek)
seasons-card-worker-stone = Dělník (kámen)
seasons-card-master-builder = Stavitel

seasons-kind-sand = písek
seasons-kind-wood = dřevo
seasons-kind-brick = cihla
seasons-kind-stone = kámen
seasons-kind-silver = stříbro
seasons-kind-taler = tolar

seasons-stake-sand = písek
seasons-stake-wood = dřevo
seasons-stake-brick = cihla
seasons-stake-stone = kámen
seasons-stake-silver = stříbro
seasons-stake-taler = tolar

seasons-spot-sand = povoz s pískem
seasons-spot-wood = povoz se dřevem
seasons-spot-brick = povoz s cihlami
seasons-spot-stone = povoz s kamenem
seasons-spot-rider = jezdec

seasons-origin-supply = zásoba
seasons-origin-sand = povoz s pískem
seasons-origin-wood = povoz se dřevem
seasons-origin-brick = povoz s cihlami
seasons-origin-stone = povoz s kamenem
seasons-origin-rider = jezdec
seasons-origin-tavern = Krčma

seasons-source-bank = z banky
seasons-source-tavern = z Krčmy
seasons-target-bank = do banky
seasons-target-tavern = do Krčmy

seasons-building-keep = Hradní věž
seasons-building-inn = Hostinec
seasons-building-gate-big = Velká brána
seasons-building-gate-small = Malá brána
seasons-building-stable = Chlév
seasons-building-servants-house = Čeledník
seasons-building-market = Tržiště
seasons-building-palace = Palác
seasons-building-forge = Kovárna
seasons-building-well = Studna
seasons-building-tower = Věž
seasons-building-house = Dům

seasons-space-keep-1 = Hradní věž
seasons-space-inn-12 = Hostinec, pozice 12
seasons-space-inn-6 = Hostinec, pozice 6
seasons-space-gate-big-1 = Velká brána
seasons-space-gate-small-1 = Malá brána
seasons-space-stable-16 = Chlév, pozice 16
seasons-space-stable-12 = Chlév, pozice 12
seasons-space-servants-house-1 = Čeledník, první pozice
seasons-space-servants-house-2 = Čeledník, druhá pozice
seasons-space-servants-house-3 = Čeledník, třetí pozice
seasons-space-market-1 = Tržiště, první pozice
seasons-space-market-2 = Tržiště, druhá pozice
seasons-space-palace-1 = Palác, první pozice
seasons-space-palace-2 = Palác, druhá pozice
seasons-space-forge-10 = Kovárna, pozice 10
seasons-space-forge-6 = Kovárna, pozice 6
seasons-space-tavern = Krčma
seasons-space-granary = Sýpka

seasons-winter-village-tavern = Krčma
seasons-winter-plague = Mor
seasons-winter-granary = Sýpka
seasons-winter-collapsed-wall = Zřícená zeď
seasons-winter-maiden = Komorná
seasons-winter-snowdrift = Sněhová závěj

seasons-ask-selecting = { $number ->
    [one] Vyber kartu a polož ji lícem dolů.
    [few] Vyber { $number } karty a polož je lícem dolů.
    [many] Vyber { $number } karty a polož je lícem dolů.
   *[other] Vyber { $number } karet a polož je lícem dolů.
  }
seasons-ask-plague = Mor: ztrať kartu z odkládacího balíčku, nebo zaplať { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }.
seasons-ask-mending = Zřícená zeď: odevzdej až 3 kameny, každý za 3 body, nebo pasuj.
seasons-ask-digging = Sněhová závěj: odevzdej Dělníka, nebo zaplať { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }.
seasons-ask-courting = Komorná: polož kus suroviny nebo tolar, nebo z námluv odstup.
seasons-ask-sharing = Vezmi si kus suroviny nebo tolar z toho, co leží na kartě Komorné.
seasons-ask-supplying = Tvůj Dělník přinese kámen a dva další kusy: jaké?
seasons-ask-taking-back = Na poplatek nemáš: který obchodníkův pomocník se vrátí?
seasons-ask-stationing = Umísti pomocníka k povozu nebo k jezdci, nebo pasuj.
seasons-ask-emptying = Který druh si vezmeš z Ochranné věže?
seasons-ask-purchasing = Kup kus z karty Dělníka za 1 tolar, nebo pasuj.
seasons-ask-consenting = Hráč { $buyer } chce koupit poslední kus z tvé karty { $card }: { $kind }. Prodáš ho?
seasons-ask-ordering = Který z tvých dvou Dělníků přijde na řadu první?
seasons-ask-building = { $card }: stav, nebo pasuj. Zbývá budov: { $number }.
seasons-ask-paying = { $building }, cena { $cost }: čím zaplatíš?
seasons-ask-placing = Nasaď pomocníka v hradu, nebo pasuj. Zbývá pomocníků: { $number }; máš { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }.
seasons-ask-marketing = Tržiště: kolik bodů si vezmeš? Každý stojí { $rate ->
    [one] { $rate } tolar
    [few] { $rate } tolary
    [many] { $rate } tolaru
   *[other] { $rate } tolarů
  }; máš { $talers }.
seasons-ask-turning-in = Palác, { $kind }: kolik kusů odevzdáš? Vejde se jich ještě { $room }.

seasons-event-table-laid = { $who ->
    [you] Začínáš ty.
   *[other] Začíná { $name }.
  }
seasons-event-round-began = Kolo { $round }. { $who ->
    [you] Začínáš ty a bereš si tolar tohoto kola.
   *[other] Začíná { $name } a bere si tolar tohoto kola.
  }
seasons-event-cards-selected = { $who ->
    [you] Pokládáš lícem dolů: { $cards }.
   *[other] { $name } pokládá svůj výběr lícem dolů.
  }
seasons-event-cards-revealed = Karty se odkrývají: { $cards }.
seasons-event-worker-supplied = { $who ->
    [you] Na kartě { $card } máš: { $pieces }.
   *[other] { $name } má na kartě { $card }: { $pieces }.
  }
seasons-event-card-opened = { $who ->
    [you] Tvá karta: { $card }.
   *[other] { $name }: { $card }.
  }
seasons-event-passed = { $who ->
    [you] Pasuješ.
   *[other] { $name } pasuje.
  }
seasons-event-talers-gained = { $who ->
    [you] Bereš si
   *[other] { $name } si bere
  } { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  } { $source }.
seasons-event-talers-paid = { $who ->
    [you] Platíš
   *[other] { $name } platí
  } { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  } { $target }.
seasons-event-talers-given = { $who ->
    [you] Platíš
   *[other] { $name } platí
  } { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }, příjemce: { $to }.
seasons-event-helper-stationed = { $who ->
    [you] Umísťuješ pomocníka: { $spot }.
   *[other] { $name } umísťuje pomocníka: { $spot }.
  }
seasons-event-helper-displaced = { $who ->
    [you] Vytlačen tvůj pomocník: { $spot }.
   *[other] Vytlačen pomocník ({ $name }): { $spot }.
  }
seasons-event-helper-taken-back = { $who ->
    [you] Bereš si pomocníka zpět: { $spot }.
   *[other] { $name } si bere pomocníka zpět: { $spot }.
  }
seasons-event-income-paid = { $who ->
    [you] Tvůj pomocník ti vynáší: { $kind }, kusů: { $pieces }. Na věž jde: { $to_tower }.
   *[other] { $name } díky pomocníkovi získává: { $kind }, kusů: { $pieces }. Na věž jde: { $to_tower }.
  }
seasons-event-tower-emptied = { $who ->
    [you] Bereš si z věže: { $kind }, kusů: { $pieces }.
   *[other] { $name } si bere z věže: { $kind }, kusů: { $pieces }.
  }
seasons-event-sale-asked = { $who ->
    [you] Chceš poslední kus z karty { $card }: { $kind }.
   *[other] { $name } chce poslední kus z karty { $card }: { $kind }.
  }
seasons-event-sale-refused = Poslední kus není na prodej: { $kind }.
seasons-event-piece-bought = { $who ->
    [you] Kupuješ kus: { $kind }.
   *[other] { $name } kupuje kus: { $kind }.
  }
seasons-event-worker-paid = { $who ->
    [you] Tvůj Dělník přináší: { $pieces }.
   *[other] { $name } dostává od Dělníka: { $pieces }.
  }
seasons-event-building-chosen = { $who ->
    [you] Chceš postavit: { $building }.
   *[other] { $name } chce postavit: { $building }.
  }
seasons-event-building-built = { $who ->
    [you] Stavíš: { $building }. Zaplaceno: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } stříbrný prut
        [few] , { $bars } stříbrné pruty
        [many] , { $bars } stříbrného prutu
       *[other] , { $bars } stříbrných prutů
      }.
   *[other] { $name } staví: { $building }. Zaplaceno: { $pieces }{ $bars ->
        [0] { "" }
        [one] , { $bars } stříbrný prut
        [few] , { $bars } stříbrné pruty
        [many] , { $bars } stříbrného prutu
       *[other] , { $bars } stříbrných prutů
      }.
  }
seasons-event-last-round-began = Kolo { $round } je poslední.
seasons-event-last-template-built = Poslední předloha je postavena: tohle je poslední kolo.
seasons-event-helper-placed = { $who ->
    [you] Nasazuješ pomocníka: { $space }, poplatek { $fee }.
   *[other] { $name } nasazuje pomocníka: { $space }, poplatek { $fee }.
  }
seasons-event-points-scored = { $who ->
    [you] Získáváš
   *[other] { $name } získává
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
seasons-event-cards-taken-back = { $who ->
    [you] Bereš si karty zpět: { $cards }.
   *[other] { $name } si bere zpět: { $cards }.
  }
seasons-event-winter-card-revealed = Zimní karta: { $winter_card }.
seasons-event-card-lost = { $who ->
    [you] Ztrácíš kartu: { $card }.
   *[other] { $name } ztrácí kartu: { $card }.
  }
seasons-event-stones-given = { $who ->
    [you] Opravuješ zeď. Kameny: { $stones }, z toho za stříbro: { $bars }.
   *[other] { $name } opravuje zeď. Kameny: { $stones }, z toho za stříbro: { $bars }.
  }
seasons-event-stake-laid = { $who ->
    [you] Kladeš na kartu Komorné: { $stake }.
   *[other] { $name } klade na kartu Komorné: { $stake }.
  }
seasons-event-suitor-left = { $who ->
    [you] Odstupuješ z námluv.
   *[other] { $name } odstupuje z námluv.
  }
seasons-event-maiden-won = { $who ->
    [you] Získáváš Komornou.
   *[other] { $name } získává Komornou.
  }
seasons-event-stake-shared = { $who ->
    [you] Bereš si: { $stake }.
   *[other] { $name } si bere: { $stake }.
  }
seasons-event-maiden-left = O Komornou se nikdo nedvoří; odchází ze hry.
seasons-event-traders-returned = Všichni obchodníkovi pomocníci se vracejí svým majitelům.
seasons-event-talers-turned-in = { $who ->
    [you] Odevzdáváš
   *[other] { $name } odevzdává
  } { $talers ->
    [one] { $talers } tolar.
    [few] { $talers } tolary.
    [many] { $talers } tolaru.
   *[other] { $talers } tolarů.
  }
seasons-event-pieces-turned-in = { $who ->
    [you] Odevzdáváš kusy ({ $kind }): { $pieces }, z toho za stříbro: { $bars }.
   *[other] { $name } odevzdává kusy ({ $kind }): { $pieces }, z toho za stříbro: { $bars }.
  }
seasons-event-points-shifted = { $who ->
    [you] Tvoje závěrečné bodování se mění: { $space }, body { $points }.
   *[other] { $name }: závěrečné bodování se mění: { $space }, body { $points }.
  }
seasons-event-game-ended = Hra skončila.

error-bars-not-yours = Tolik stříbrných prutů nemáš: chceš jich { $bars }, máš { $silver }.
error-builder-needs-discards = Stavitele nelze vybrat, dokud je tvůj odkládací balíček prázdný.
error-building-entered = V této budově už v tomto kole nového pomocníka máš: { $space }.
error-building-is-over = Stavění skončilo; teď se nasazují pomocníci.
error-card-not-in-discards = Tato karta v tvém odkládacím balíčku není.
error-card-not-in-hand = Tuto kartu v ruce nemáš.
error-choose-building-first = Nejdřív vyber budovu, pak za ni zaplať.
error-equal-space-first = Tahle ještě ne: { $space }. Stejná pozice před ní je volná.
error-fee-too-high = Poplatek je { $fee }; máš { $talers }.
error-give-up-a-worker = Máš jen { $have }, ale platí se { $talers }: odevzdej Dělníka.
error-cannot-pay-in-full = Máš jen { $have }, ale platí se { $talers }: ztrať kartu.
error-helpers-come-later = Pomocníci se nasazují až po stavění.
error-no-helper-in-supply = V zásobě žádného pomocníka nemáš.
error-no-helper-there = Tvůj pomocník tam není: { $origin }.
error-no-payment = Cenu { $cost } teď přesně a aspoň třemi druhy surovin nezaplatíš: { $building }.
error-no-such-space = Taková pozice neexistuje.
error-no-such-spot = Takový povoz neexistuje.
error-no-such-supply = Tvůj Dělník smí přinést { $number ->
    [one] { $number } kus
    [few] { $number } kusy
    [many] { $number } kusu
   *[other] { $number } kusů
  } z písku, dřeva a cihel.
error-no-such-worker-card = Tato karta Dělníka na stole neleží.
error-no-template-left = Na plánu už není žádná předloha této budovy: { $building }.
error-not-a-worker-of-yours = To není Dělník z tvé ruky ani z odkládacího balíčku.
error-not-asked-now = O tom se teď nerozhoduje.
error-not-built = Tato budova ještě nestojí: { $building }.
error-not-in-stock = Společná zásoba nemá, co by se za stříbrné pruty mělo vzít.
error-not-on-the-card = Takový kus na kartě neleží: { $card }.
error-not-on-the-tower = Takový kus na Ochranné věži neleží.
error-not-so-many-talers = To by stálo { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }; máš { $have }.
error-not-your-innkeeper = Hostinský není tvůj, přesunout ho nemůžeš.
error-not-your-trader-helper = Tvůj obchodníkův pomocník tam není.
error-not-your-worker = To není žádný z tvých Dělníků na stole.
error-nothing-built = V tomto kole nemáš postavenou žádnou budovu, takže pomocníka nasadit nelze.
error-one-piece-per-card = Z každé karty jen jeden kus: { $card }.
error-other-kind-asked = Teď jde o jiný druh: { $kind }.
error-own-helper-there = Stojí tam tvůj vlastní pomocník: { $spot }.
error-placed-this-round = Pomocník tam stojí teprve od tohoto kola: { $spot }.
error-displace-after-wagons = Vytlačovat lze, jen když mají pomocníka všechny čtyři povozy: { $spot }.
error-own-worker = Od vlastního Dělníka kupovat nelze.
error-palace-room = Do Paláce se od tebe vejde kusů: { $room }.
error-pay-first = Teď je třeba zaplatit budovu.
error-payment-not-exact = Kusy mají hodnotu { $worth }, k tomu stříbrné pruty: { $bars }; cena je { $cost }.
error-pieces-not-yours = Tyto kusy nemáš.
error-rider-after-wagons = K jezdci se smí, až když mají pomocníka všechny čtyři povozy.
error-selection-is-over = Karty tohoto kola už jsou vybrané.
error-space-taken = Tam už je obsazeno: { $space }.
error-stake-not-there = To na kartě Komorné neleží.
error-stake-not-yours = To nemáš.
error-supply-not-in-stock = Tolik ve společné zásobě není. Vyber z toho, co v ní je, kusů: { $number }.
error-too-few-kinds = Různých druhů v platbě musí být aspoň { $least }.
error-too-many-stones = Kamenů lze odevzdat 1 až { $most }.
error-winter-card-not-there = Tato zimní karta vedle hradu neleží.
error-workers-place-no-helpers = Dělník pomocníky nenasazuje.
error-wrong-number-of-cards = Vyber tolik svých karet: { $number }.
