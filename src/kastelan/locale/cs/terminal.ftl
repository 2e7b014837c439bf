# Stůl v terminálu, ať se hraje cokoli

table-help-game = hra; bez ní se zeptáme
table-help-seat = kdo kde sedí: A=you (ty), B=hard, C=Anna; jméno bota je bot, jiné jméno člověk u téže obrazovky
table-help-watch = hrají jen boti, ty se díváš
table-help-pause = jak dlouho po každém tahu čekat, když se díváš
table-help-position = začni z pozice zapsané na jednom řádku
table-help-resume = pokračuj v uložené hře; bez souboru v té poslední
table-help-save = ukládej hru do tohoto souboru
table-help-plain = bez barev a bez mazání obrazovky: pro jednoduché terminály a čtečky
table-help-full-screen = celá obrazovka s myší a klávesami: výchozí v terminálu od velikosti 80x24
table-help-line = řádek po řádku: výchozí pro roury a jednoduché terminály, lepší pro odečítače obrazovky
error-table-full-screen-needs-terminal = Celá obrazovka potřebuje terminál.
table-help-record = soubor se hrou
table-help-verify = jen ověř, že hra vede ke svému výsledku a otisku
table-help-step = ukaž pozici po tolika tazích
table-help-events = vypiš každou událost s jejím pravidlem, bez desek

table-you = Ty
table-welcome = Vítej v Kastelanovi. Enter přijme odpověď v závorce.
table-ask-game = Která hra: { $games }?
table-ask-players = Kolik hráčů, { $least } až { $most }?
table-ask-opponents = { $count ->
    [one] Kdo hraje proti tobě? Bot ({ $bots }), nebo jméno:
    [few] Kdo hraje proti tobě? Boti ({ $bots }), nebo jména, celkem { $count }:
    [many] Kdo hraje proti tobě? Boti ({ $bots }), nebo jména, celkem { $count }:
   *[other] Kdo hraje proti tobě? Boti ({ $bots }), nebo jména, celkem { $count }:
  }
table-press-enter = Enter a začínáme
table-go-on = Enter: pokračovat
table-hand-over = { $name }, jsi na tahu. Posaď se a stiskni Enter.
table-hint = tahy: nápady, ? { $example }: co s tím, pomoc
table-hint-undo = zpět vrátí krok, pomoc
table-lines-more = … { $count ->
    [one] ještě { $count } řádek
    [few] ještě { $count } řádky
    [many] ještě { $count } řádku
   *[other] ještě { $count } řádků
  }: tahy vypíše vše

table-word-moves = tahy, t
table-word-why = proč, ?, co
table-word-hint = rada, poraď
table-word-undo = zpět, z
table-word-restart = znovu
table-word-board = deska
table-word-score = skóre
table-word-log = zápis
table-word-rules = pravidla, pravidlo
table-word-save = uložit, ulož
table-word-help = pomoc
table-word-quit = odejít, odejdi

table-about-moves = nejlepší tahy a co přinesou, s čísly; tahy 20 jich ukáže víc
table-about-why = co tam je, smím tam, proč ne, co by se změnilo: proč { $example }
table-about-hint = poradit tah
table-about-undo = vzít zpět poslední krok tohoto tahu
table-about-restart = vzít zpět celý tah
table-about-board = znovu nakreslit stůl
table-about-score = kdo má kolik a za co
table-about-log = co se zatím stalo; zápis 50 ukáže víc
table-about-rules = text pravidla nebo kapitoly: pravidla { $rule }
table-about-save = zapsat kopii hry do souboru
table-about-help = tento přehled; pomoc a slovo vysvětlí to slovo
table-about-quit = odejít; hra zůstane uložená a můžeš pokračovat později
table-help-moves =
    Napiš tah, třeba { $example }, nebo několik najednou s mezerami mezi nimi. Stanou se buď všechny, nebo žádný.
    Tabulátor doplňuje. Stačí začátek slova, je-li jasný. Číslo vybírá z posledního seznamu.
table-help-topics = Pomoc je k těmto slovům: { $topics }

table-allowed = Smíš.
table-allowed-with = Smíš: { $change }
table-more-moves = { $count ->
    [one] a { $count } další
    [few] a { $count } další
    [many] a { $count } dalšího
   *[other] a { $count } dalších
  }
table-no-score = U tohoto stolu se skóre před koncem neukazuje.
table-saved = Uloženo: { $path }
table-kept = Hra je uložená. Přehraješ si ji takto: kastelan replay { $path }
table-keep-where = Jméno souboru, kam hru uložit, nebo Enter a hra zmizí:
table-left = Hra je uložená. Pokračuj později: kastelan play --resume { $path }
table-left-unsaved = Konec. Hra se neuložila.

table-step = Krok { $step } z { $last }
table-step-move = Krok { $step } z { $last }. { $name }: { $word }
table-replay-hint = Enter: další, z: zpět, t: další tah, 40: skok, první, poslední, odejít
table-replay-header = { $title }, verze pravidel { $version }: { $names }
table-replay-unfinished = Hra není dohraná.
table-verified = { $moves ->
    [one] { $moves } krok se přehrál; výsledek i otisk souhlasí.
    [few] { $moves } kroky se přehrály; výsledek i otisk souhlasí.
    [many] { $moves } kroku se přehrálo; výsledek i otisk souhlasí.
   *[other] { $moves } kroků se přehrálo; výsledek i otisk souhlasí.
  }
table-verified-loosely = { $moves ->
    [one] { $moves } krok se přehrál. Otisk k porovnání v souboru není.
    [few] { $moves } kroky se přehrály. Otisk k porovnání v souboru není.
    [many] { $moves } kroku se přehrálo. Otisk k porovnání v souboru není.
   *[other] { $moves } kroků se přehrálo. Otisk k porovnání v souboru není.
  }
table-word-next = další, d
table-word-back = zpět, z
table-word-turn = tah, t
table-word-jump = skok, s
table-word-first = první
table-word-last = poslední

error-table-nothing-to-undo = Není co vzít zpět: vrátit lze jen kroky tvého tahu, a jen ty, které přišly po posledním odkrytí něčeho skrytého.
error-table-ambiguous = „{ $text }“ může být víc věcí: { $words }.
error-table-unknown-word = „{ $text }“ není tah ani příkaz. Zkus pomoc.
error-table-list-first = { $number } vybírá ze seznamu a žádný tu není. Nejdřív napiš { $word }.
error-table-not-listed = Seznam číslo { $number } nemá. Čeká se 1 až { $most }.
error-table-no-topic = K „{ $text }“ nápověda není. Samotné pomoc ukáže, k čemu je.
error-table-which-rule = Které pravidlo? Například: pravidla { $rule }
error-table-why-what = Proč co? Například: proč { $example }
error-table-not-over-that = { $path } už existuje a není to naše hra. Vyber jiné jméno.
error-table-bad-seat = „{ $text }“ není místo. Čeká se A až { $last }, = a you, bot nebo jméno; každé místo jednou.
error-table-watch-with-people = --watch je jen pro boty, ale { $name } bot není.
error-table-not-together = { $second } nejde dohromady s { $first }: tím už je to dané.
error-table-no-save = V { $path } není žádná nedohraná hra.
error-table-only-damaged-saves = Poslední uložená hra { $path } je poškozená a jiná nedohraná tu není.
error-table-unknown-bot = Na místě { $seat } hrál bot { $bot }, kterého neznáme. Boti: { $expected }.
error-table-no-step = Krok { $step } tu není. Čeká se 0 až { $last }.
error-table-unknown-step = „{ $text }“ nikam nevede. Čeká se: další, zpět, tah, skok 40, první, poslední nebo odejít.
error-table-file-is-there = { $path } už existuje. Vyber jiné jméno, nebo v té hře pokračuj: kastelan play --resume { $path }

# Celá obrazovka

table-suggests = Rada: { $move }
table-part-panel = Stůl
table-part-choices = Volby
table-part-log = Zápis
table-key-undo = Zpět
table-key-hint = Rada
table-key-rule = Pravidlo
table-key-score = Skóre
table-key-log = Zápis
table-key-help = Pomoc
table-key-theme = Vzhled
table-key-type = Psát
table-key-quit = Konec
table-close = Esc: zavřít
table-thinking = { $name } přemýšlí…
table-over-key = Hra skončila.
table-part-moves = Tahy
table-key-back = Zpět
table-key-next = Dál
table-key-turn-back = O tah zpět
table-key-turn = Další tah
table-key-first = Začátek
table-key-last = Konec hry
