# Ladění botů a data pro učení

cli-about-tune = najdi hrou proti sobě lepší váhy bota greedy
cli-about-train = trénovat síť pro Kingdom Builder hrou proti sobě samé, na akcelerátoru, pokud tu je
cli-about-dataset = zapiš hry botů pro učení, jako záznamy a tabulky

learning-help-folder = složka, do které se zapisuje; přerušený běh v ní pokračuje
learning-help-format = co zapsat: records, parquet, nebo both (obojí)
learning-help-shard = kolik her přijde do jednoho souboru
learning-help-only = jen tyto váhy, podle jména; jméno společné více vahám platí pro všechny
learning-help-generations = kolik generací hledání trvá
learning-help-population = kolik sad vah má generace
learning-help-deals = kolik rozdání každá z nich odehraje, z každého místa
learning-help-step = jak daleko jdou první kroky, v procentech váhy
learning-help-proof = na kolika nových rozdáních se výsledek ověří, z každého místa; 0 bez ověření
learning-help-accept = nahraď výsledkem platné váhy, pokud ho ověření opravňuje
learning-help-players-in-turn = kolik hráčů mají hry, postupně: 2 2 3 je dvakrát víc kol pro dva než pro tři
learning-help-minutes = kolik minut trénovat, bez překladu na začátku
learning-help-resume = pokračovat od uloženého stavu ve složce
learning-help-games = kolik her hrát vedle sebe
learning-help-batch = z kolika rozhodnutí se učit najednou
learning-help-blocks = kolik bloků má síť
learning-help-channels = kolik kanálů má každá vrstva sítě
learning-help-rate = velikost kroků učení na začátku a na konci

learning-generations = generace
learning-tuned = Návrh je v { $candidate }.
learning-justified = Lepší než platné váhy: { $proof }.
learning-not-justified = Neprokázalo se, že je lepší než platné váhy: { $proof }.
learning-accepted = { $file } teď obsahuje tyto váhy.
learning-written = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  } v { $files ->
    [one] { $files } souboru
    [few] { $files } souborech
    [many] { $files } souboru
   *[other] { $files } souborech
  }, { $kilobytes } kB.

error-unknown-weight = Váha „{ $name }“ neexistuje. Váhy: { $expected }.
error-unknown-weights = { $file } má jiné váhy, než zná tato verze: { $names }.
error-other-tuning = { $path } patří k jinému ladění, nebo se od té doby změnila pravidla, boti či váhy. Zvol jinou složku.
error-other-dataset = { $path } obsahuje jiná data, nebo se od té doby změnila pravidla, boti či váhy. Zvol jinou složku.
error-game-broken = Hra { $game } selhala: { $reason }. Co bylo zapsáno dřív, zůstává.
error-process-ended = Jeden z procesů skončil uprostřed hry. Co bylo zapsáno dřív, zůstává; stejný příkaz pokračuje.
error-no-weights = Boti hry { $game } nemají žádné váhy k ladění.
error-learning-only-kingdom = Trénovat lze jen kingdom, ne { $game }.
