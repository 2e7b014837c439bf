# Klient v prohlížeči: co je na každé obrazovce, a stůl.
web-again = Zkusit znovu
web-close = Zavřít
web-error-offline = Server není dostupný. Nic se neztratilo, zkus to za chvíli.
web-error-server = Na serveru nastala chyba. Tvá hra je v bezpečí.
web-part-failed = Tuto část nelze zobrazit. Všechno ostatní funguje.
web-home = Na úvodní stránku
web-lost = Na této adrese nic není.
web-rule = Přečíst pravidlo { $rule }
web-rules-of-line = Pravidla k tomuto řádku
web-rule-ids = Označení pravidel: místo značky ukazovat kódy pravidel a v záznamech i zápis tahů

# Lišta a nabídka
web-tools = Nástroje
web-menu = Nabídka
web-language = Jazyk
web-rules = Pravidla
web-theme = Vzhled: { $theme }
web-theme-title = Vzhled
web-theme-auto = podle systému
web-theme-light = světlý
web-theme-dark = tmavý
web-sound = Zvuky: papír, kámen a mince, a zvonek, když jsi na tahu
web-volume = Hlasitost
web-speed = Jak rychle se ukazují tahy ostatních
web-speed-instant = hned
web-speed-fast = rychle
web-speed-normal = normálně
web-speed-slow = pomalu
web-speed-reduced = Tvůj systém si přeje méně pohybu, proto se vše ukáže hned.
web-turn-again = Ukázat tento tah znovu
web-turn-skip = Přeskočit k poslednímu tahu
web-notify = Upozornit mě, když jsem na tahu a tato karta prohlížeče je na pozadí
web-notify-blocked = Prohlížeč této stránce nedovoluje upozornění.
web-copy-link = Kopírovat odkaz
web-components = Součásti
web-components-file = Stáhnout sadu
web-components-hash = Otisk sady
web-copied = Odkaz zkopírován.
web-leave = Opustit hru
web-leave-sure = Dál za tebe bude hrát bot.
web-skip = Přejít na desku

# Hráči
web-people = Hráči
web-you = ty
web-bot = Bot
web-stand-in = Na tomto místě hraje bot
web-come-back = Vrátit se do hry
web-on-turn = rozhoduje
web-person-on-turn = { $name }, rozhoduje
web-time-left = Zbývající čas

# Boti podle úrovně: jak se jim u stolu říká
web-bot-kingdom-easy = Ilka
web-bot-kingdom-easy-2 = Jakub
web-bot-kingdom-easy-3 = Rozina
web-bot-kingdom-easy-4 = Vít
web-bot-kingdom-easy-5 = Apolena
web-bot-kingdom-medium = Otmar
web-bot-kingdom-medium-2 = Kunhuta
web-bot-kingdom-medium-3 = Dětřich
web-bot-kingdom-medium-4 = Anežka
web-bot-kingdom-medium-5 = Leopold
web-bot-kingdom-hard = Johanka
web-bot-kingdom-hard-2 = Konrád
web-bot-kingdom-hard-3 = Sibyla
web-bot-kingdom-hard-4 = Bartoš
web-bot-kingdom-hard-5 = Otýlie
web-bot-kingdom-expert = Bohdan
web-bot-kingdom-expert-2 = Eliška
web-bot-kingdom-expert-3 = Přemysl
web-bot-kingdom-expert-4 = Drahomíra
web-bot-kingdom-expert-5 = Vratislav
web-bot-ludwig-easy = Florian
web-bot-ludwig-easy-2 = Lízinka
web-bot-ludwig-easy-3 = Korbinián
web-bot-ludwig-easy-4 = Verunka
web-bot-ludwig-easy-5 = Xaver
web-bot-ludwig-medium = Tereza
web-bot-ludwig-medium-2 = Ignác
web-bot-ludwig-medium-3 = Josefa
web-bot-ludwig-medium-4 = Benedikt
web-bot-ludwig-medium-5 = Kresencie
web-bot-ludwig-hard = Anselm
web-bot-ludwig-hard-2 = Matylda
web-bot-ludwig-hard-3 = Baltazar
web-bot-ludwig-hard-4 = Eleonora
web-bot-ludwig-hard-5 = Linhart
web-bot-ludwig-expert = Vilemína
web-bot-ludwig-expert-2 = Maxmilián
web-bot-ludwig-expert-3 = Adléta
web-bot-ludwig-expert-4 = Teodor
web-bot-ludwig-expert-5 = Žofie
web-bot-seasons-easy = Vojta
web-bot-seasons-easy-2 = Bára
web-bot-seasons-easy-3 = Honza
web-bot-seasons-easy-4 = Lída
web-bot-seasons-easy-5 = Kuba
web-bot-seasons-medium = Zdena
web-bot-seasons-medium-2 = Prokop
web-bot-seasons-medium-3 = Markéta
web-bot-seasons-medium-4 = Havel
web-bot-seasons-medium-5 = Dorota
web-bot-seasons-hard = Ruprecht
web-bot-seasons-hard-2 = Blanka
web-bot-seasons-hard-3 = Mikuláš
web-bot-seasons-hard-4 = Hedvika
web-bot-seasons-hard-5 = Oldřich
web-bot-seasons-expert = Ludmila
web-bot-seasons-expert-2 = Václav
web-bot-seasons-expert-3 = Božena
web-bot-seasons-expert-4 = Petr
web-bot-seasons-expert-5 = Kateřina

# Co se žádá
web-actions = Co udělat
web-your-turn = Jsi na tahu
web-waiting = Čeká se na: { $names }
web-thinking = { $count ->
    [one] { $names } přemýšlí
    [few] { $names } přemýšlejí
    [many] { $names } přemýšlí
   *[other] { $names } přemýšlejí
}
web-watching = díváš se
web-loading = Chystá se stůl…
web-nothing-asked = Teď nemáš o čem rozhodovat.
web-sending = Odesílá se…
web-hint = Nápověda
web-hint-title = Nechat si od bota poradit tah
web-hint-shown = podívej se na desku
web-undo = Zpět
web-undo-title = Vzít zpět poslední krok
web-restart = Vzít zpět celý tah
web-undo-ask = Požádat o vrácení mého posledního tahu
web-undo-asked = Žádáš o vrácení { $count ->
    [one] { $count } tahu
    [few] { $count } tahů
    [many] { $count } tahu
   *[other] { $count } tahů
}. Čeká se na ostatní.
web-undo-wish = { $name } žádá o vrácení { $count ->
    [one] { $count } tahu
    [few] { $count } tahů
    [many] { $count } tahu
   *[other] { $count } tahů
}.
web-agree = Souhlasím
web-disagree = Ne
web-typed = Napsat tah
web-typed-words = Tahy v zápisu
web-typed-play = Zahrát

# Zkoušení
web-plan = Zkusit
web-plan-title = Zkoušet tahy, aniž se odešlou
web-planning = Dokud zkoušíš, nic se neodesílá
web-plan-steps = { $count ->
    [0] něco vyber
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
web-plan-drop = Zahodit
web-plan-send = Zahrát
web-plan-end = Zkoušení tu končí: dál rozhodnou ostatní nebo náhoda

# Předání zařízení
web-pass = Předej zařízení: { $name }
web-pass-here = Tady je { $name }
web-pass-never = U tohoto stolu se už neptat

# Spojení se serverem
web-line-lost = Spojení se obnovuje…
web-line-kept = Spojení se obnovuje… tvůj tah se neztratí
web-line-refused = K tomuto stolu nemáš přístup.
web-line-now = Zkusit hned

# Zápis a chat
web-log = Zápis
web-log-filter = Hledat v zápisu
web-find = Hledat…
web-log-of = Čí tahy
web-log-all = Všichni
web-log-earlier = dřívějších: { $count }
web-log-none = Nic se nenašlo.
web-log-empty = Zatím se nic nestalo.
web-log-forced = Stůl udělal jedinou možnou volbu.
web-log-undone = vzato zpět
web-log-undo = { $name } bere tahy zpět.
web-log-ask = { $name } žádá o vrácení tahů.
web-log-agree = { $name } souhlasí.
web-log-refuse = { $name } nesouhlasí.
web-log-standin = Na místě hráče { $name } teď hraje bot.
web-log-return = { $name } je zpět.
web-last-move = Ukázat poslední tah
web-chat = Chat
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-write = Napiš zprávu
web-send = Poslat

# Karty na telefonu
web-sheet = Rozbalit nebo sbalit panel
web-whole-board = Celá deska
web-tab-play = Deska
web-tab-goals = Cíle
web-tab-people = Hráči
web-tab-log = Zápis
web-tab-chat = Chat

# Konec
web-over = Hra skončila
web-won = { $count ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
    [many] Vítězí { $names }
   *[other] Vítězí { $names }
}
web-rematch = Odveta
web-next-game = K další hře
web-replay = Záznam hry
web-scoring = Závěrečné bodování
web-scoring-soon = Hra skončila. Teď se sčítají body.
web-scoring-why = Za co
web-scoring-start = Na začátku
web-scoring-rest = Jiné
web-scoring-total = Celkem
web-scoring-first = Od začátku
web-scoring-next = Dál
web-scoring-all = Vše
web-scoring-step = krok { $step } z { $steps }
web-scoring-chart = Body během hry
web-look-at-board = Podívat se na desku

# Klávesy
web-keys = Klávesy
web-keys-everywhere = Všude
web-keys-game = V této hře
web-key-tab = z oblasti do oblasti
web-key-arrows = pohyb uvnitř oblasti
web-key-enter = provést
web-key-escape = zpátky; zahodit zkoušení
web-key-undo = vzít zpět
web-key-restart = vzít zpět celý tah
web-key-plan = zkusit
web-key-last = poslední tah
web-key-log = zápis
web-key-why = proč ne?
web-key-what = co tu je?
web-key-zoom = blíž, dál, vše
web-key-typed = napsat tah
web-key-keys = tato stránka
web-key-kingdom-diagonals = čtyři šikmí sousedé
web-key-kingdom-tiles = použít žeton místa
web-key-kingdom-next = další možný hex
web-key-kingdom-end = ukončit tah
web-key-ludwig-offer = vybrat destičku z trhu
web-key-ludwig-others = chodba, schodiště, peníze z banku
web-key-ludwig-turn = otočit destičku; se Shiftem na druhou stranu
web-key-ludwig-flip = převrátit chodbu
web-key-ludwig-best = další nejlepší místo
web-key-ludwig-castles = zámky soupeřů
web-key-seasons-rank = vybrat kartu podle pořadí
web-key-seasons-list = seznam budov
web-key-seasons-pieces = víc nebo míň surovin
web-last-round = Poslední kolo

# The legend of symbols
web-legend = Symboly
web-legend-locations = Místa a jejich žetony
web-legend-terrains = Terény
web-legend-buildable = zde se staví
web-legend-not-buildable = zde se nestaví
web-legend-marks = Značky
web-legend-types = Místnosti
web-legend-symbols = Bodovací symboly
web-legend-pieces = Suroviny
