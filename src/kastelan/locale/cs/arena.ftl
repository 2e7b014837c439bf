# Turnaje botů: kastelan arena a její zpráva

cli-help-arena-bots = boti: jméno, soubor.py:Třída, "cmd:program …", nebo s rozpočtem search@200, search@0.5s
cli-help-arena-kind = table: všichni u jednoho stolu; round-robin: každý s každým; gauntlet: první proti každému dalšímu; ladder: sousedé v seznamu; sprt: dva, dokud není jasné, kdo je silnější
cli-help-arena-games = kolik her sehraje každá dvojice, u smíšených stolů pro více než dva každý bot; sekvenční test nejvýše
cli-help-arena-players = kolik jich sedí u stolu; jinak dva, u jednoho stolu tolik, kolik je botů
cli-help-arena-out = ulož každou hru do tohoto souboru a při stejném příkazu pokračuj tam, kde končí
cli-help-arena-report = zapiš do tohoto souboru stránku s grafy
cli-help-arena-ray = hraj na clusteru Ray: jeho adresa, nebo local pro cluster na tomto stroji
cli-help-arena-elo0 = sekvenční test: první hypotéza, o kolik Elo je první bot silnější
cli-help-arena-elo1 = sekvenční test: druhá hypotéza, větší než první
cli-help-arena-alpha = sekvenční test: jak často smí být omylem přijata druhá hypotéza
cli-help-arena-beta = sekvenční test: jak často smí být omylem přijata první hypotéza
cli-help-arena-move-seconds = jak dlouho smí program přemýšlet o tahu, než hru kontumačně prohraje

cli-arena-games = hry
cli-arena-elo = Elo
cli-arena-pair = dvojice
cli-arena-move = rozhodnutí
cli-arena-turn = tah
cli-arena-slowest = nejdelší tah

arena-kind-table = jeden stůl
arena-kind-round-robin = každý s každým
arena-kind-gauntlet = jeden proti všem
arena-kind-ladder = žebříček
arena-kind-sprt = sekvenční test

arena-report-title = { $game }: boti v aréně
arena-report-lead = { $players ->
    [one] { $bots }; u stolu { $players } hráč.
    [few] { $bots }; u stolu { $players } hráči.
    [many] { $bots }; u stolu { $players } hráče.
   *[other] { $bots }; u stolu { $players } hráčů.
  }
arena-report-options = Volby: { $options }.
arena-report-footer = Napsal Kastelan { $date }. Tato stránka nepotřebuje síť.
arena-report-ratings = Hodnocení
arena-report-ratings-about = Elo metodou největší věrohodnosti, průměr pole je 0. Čáry jsou 95% intervaly, které počítají rozdání, ne hry.
arena-report-shares = Vítězství
arena-report-shares-about = Podíl každého bota na vítězstvích s 95% intervalem (Wilson). Krátká svislá čárka je podíl bota mezi rovnými.
arena-report-test = Sekvenční test
arena-report-test-about = Logaritmus poměru věrohodností obou hypotéz po každém rozdání. Test končí tam, kde opustí pás.
arena-report-way = Jak hry přibývaly
arena-report-way-about = Dosavadní podíl každého bota na vítězstvích. Čáry, které se ještě hýbou, potřebují více her.
arena-report-points = Body
arena-report-points-about = Polovina her leží v rámečku, devět z deseti na čáře; svislá čárka je medián, tečka průměr.
arena-report-seats = Místa u stolu
arena-report-seats-about = Podíl vítězství každého místa, ať tam seděl kdokoli. Každý seděl všude stejně často.
arena-report-times = Doba přemýšlení
arena-report-times-about = Na celý tah: tečka je průměr, konec čáry nejdelší tah.
arena-report-pairs = Kdo je před kým
arena-report-pairs-about = Jak často se bot vlevo umístil před botem nahoře; dělené místo se počítá za polovinu. Malá čísla jsou 95% intervaly v procentech.
arena-report-numbers = Všechna čísla
arena-report-numbers-about = Výhry jsou nedělená vítězství, dělená se počítají svým dílem. Body s 95% intervalem průměru.
arena-report-faults = Co se pokazilo
arena-report-faults-about = Číslo hry a proč byla kontumována nebo se nepočítá.
arena-report-method = Jak se měřilo
arena-report-method-about = Každé rozdání se hraje tolikrát, aby každý bot seděl na každém místě, takže štěstí v kartách je pro všechny stejné. Stejný příkaz sehraje tytéž hry znovu, kromě botů, kteří přemýšlejí podle hodin.
arena-report-machine = Stroj: { $machine }.

arena-figure-games = her
arena-figure-deals = rozdání
arena-figure-decisions = rozhodnutí
arena-figure-workers = procesů
arena-figure-forfeits = kontumací
arena-figure-errors = her s chybou

arena-fault-no-start = nespustil se: { $reason }
arena-fault-crashed = selhal: { $words } v { $where }; místo { $seat } vidělo pozici { $position }
arena-fault-illegal-word = není přípustný tah: { $word }; přípustné byly: { $legal }; místo { $seat } vidělo pozici { $position }
arena-fault-no-legal-word = není přípustný tah: { $word }
arena-fault-no-answer = žádná odpověď za { $seconds } s
arena-fault-no-reading = nečte, co dostává
arena-fault-no-output = zavřel svůj výstup
arena-fault-exit-code = skončil: návratový kód { $code }
arena-fault-ended = skončil: { $words }
arena-fault-no-json = není JSON: { $line }; očekává se objekt JSON s „play“
arena-fault-no-word = žádný tah k zahrání: { $line }; očekává se objekt JSON s „play“
arena-fault-process = proces skončil s kódem { $code }
arena-fault-said = { $words }

arena-axis-share = podíl na vítězstvích
arena-axis-points = body
arena-axis-times = čas na tah
arena-axis-games = hry každého bota
arena-axis-deals = rozdání
arena-seat = Místo { $seat }
arena-bound = přijato { $elo } Elo
arena-verdict-elo1 = { $first } je silnější než { $second }: přijato { $elo1 } Elo proti { $elo0 } po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
  } (poměr { $ratio }, meze { $lower } a { $upper }).
arena-verdict-elo0 = Neukázalo se, že { $first } je silnější než { $second }: přijato { $elo0 } Elo proti { $elo1 } po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
  } (poměr { $ratio }, meze { $lower } a { $upper }).
arena-verdict-open = Mezi { $first } a { $second } není rozhodnuto po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
  }: { $elo0 } nebo { $elo1 } Elo (poměr { $ratio }, meze { $lower } a { $upper }).

error-unknown-kind = Turnaj druhu „{ $kind }“ neexistuje. Druhy: { $expected }.
error-table-of-other-size = Počet botů u jednoho stolu ({ $bots }) není počet hráčů ({ $players }). Jmenuj jich tolik, nebo zvol jiný --kind.
error-bot-enters-twice = { $bot } se hlásí dvakrát. Každý bot se smí přihlásit jednou, kromě jednoho stolu.
error-wrong-number-of-bots = Turnaj druhu { $kind } nemůže hrát { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
    [many] { $bots } bota
   *[other] { $bots } botů
  }. Jsou třeba dva nebo více, k sekvenčnímu testu právě dva.
error-bad-guesses = Test { $elo0 } proti { $elo1 } Elo nelze provést. --elo0 musí být menší než --elo1, --alpha a --beta mezi 0 a 0,5.
error-bot-without-budget = { $bot } nepřemýšlí podle rozpočtu; za @ ho mají jen prohledávající boti.
error-bad-budget = { $bot } nemá použitelný rozpočet. Čeká se počet dohrávek jako search@200, nebo sekundy jako search@0.5s.
error-no-such-program = { $bot } nelze spustit: takový program není. Čeká se cmd: a příkazový řádek.
error-no-file-of-results = { $path } není soubor s výsledky; nic se do něj nezapsalo.
error-results-of-another-tournament = { $path } patří jinému turnaji: { $what } je tam { $there }, zde { $here }. Zvol jiný soubor.
error-damaged-results = { $path } je poškozen na řádku { $line }.
error-results-in-use = Do { $path } právě zapisuje jiná aréna.
error-no-such-cluster = Cluster Ray { $address } není dostupný: { $reason }
error-bad-decimal = „{ $text }“ nelze použít. Čeká se číslo od { $least } do { $most }.
error-unknown-clock = Hodiny „{ $clock }“ neexistují. KASTELAN_CLOCK může být: { $expected }.
