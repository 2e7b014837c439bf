var e=Object.assign({"../src/kastelan/locale/cs/web-app.ftl":`# Kastelan jako nainstalovaná aplikace

# Obecná slova oznámení, když se nelze zeptat serveru na lepší. Každé na jednom řádku.
web-app-notice-your-turn = Jsi na tahu.
web-app-notice-invited = Je pro tebe připravené místo.
web-app-notice-game-over = Hra skončila.
web-app-notice-test = Oznámení od Kastelana fungují.

web-app-title = Kastelan jako aplikace
web-app-about = Na ploše, ve vlastním okně a s oznámením, když jsi na tahu.
web-app-install = Nainstalovat
web-app-later = Teď ne
web-app-installed = Kastelan je na tomto zařízení nainstalovaný.
web-app-ios = Na iPhonu nebo iPadu: klepni na Sdílet a pak na „Přidat na plochu“. Oznámení, že jsi na tahu, fungují jen tak.
web-app-menu = V nabídce prohlížeče zvol „Nainstalovat“ nebo „Přidat na plochu“.
web-app-new-version = Je tu nová verze.
web-app-reload = Načíst
web-app-waits = Načte se, jakmile dorazí tvůj tah.

web-app-offline-title = Jsi offline
web-app-offline-about = Server není dostupný. Tvoje hry jsou na něm v bezpečí a stránka bude sama pokračovat, až se spojení obnoví.
web-app-offline-play = Hrát bez serveru
web-app-offline-play-about = Proti botům nebo s ostatními u tohoto zařízení, bez připojení.

web-app-push = Na tomto zařízení, i když není otevřená žádná stránka
web-app-push-about = Co přijde, přečteš jen ty: na zařízení to jde zašifrované a bez jména hry i hráčů.
web-app-push-on = Oznamovat na tomto zařízení
web-app-push-off = Vypnout
web-app-push-test = Vyzkoušet
web-app-push-sent = poslední oznámení { $day }
web-app-push-error = Poslední oznámení nedošlo: { $reason }
web-app-push-denied = Prohlížeč oznámení z této stránky blokuje. Povolit je můžeš v jeho nastavení.
web-app-push-ios = Na iPhonu a iPadu to funguje, až si Kastelana přidáš na plochu.
web-app-push-unable = Tento prohlížeč to neumí.

web-app-digest = E-mailem
web-app-digest-about = Jedna zpráva se vším, co na tebe v tu chvíli ještě čeká. Dobu, kdy nechceš rušit, dodrží.
web-app-digest-after = { $hours ->
    [0] Nikdy
    [one] Po hodině
    [few] Po { $hours } hodinách
    [many] Po { $hours } hodiny
    [24] Jednou denně
   *[other] Po { $hours } hodinách
}
web-app-unsubscribe-title = Oznámení e-mailem
web-app-unsubscribe-about = E-maily o tazích, pozvánkách a dohraných hrách ti už nebudou chodit.
web-app-unsubscribe-go = Zrušit e-maily
web-app-unsubscribe-done = Tyto e-maily už ti chodit nebudou. Znovu je zapneš v nastavení.
`,"../src/kastelan/locale/cs/web-ending.ftl":`# Konec hry

web-ending-you = Vítězství je tvé!
web-ending-you-too = O vítězství se dělíš!
web-ending-picture = Dohraná hra: stůl, hráči a jejich body
web-ending-story = Jak hra probíhala
web-ending-save = Uložit obrázek
web-ending-save-drawing = Uložit jako kresbu (SVG)
web-ending-save-film = Uložit, jak stavba rostla
web-ending-result = Výsledek
`,"../src/kastelan/locale/cs/web-fair.ftl":`# Bylo rozdání poctivé?
web-fair = Ověřit rozdání
web-fair-proven = Rozdání bylo poctivé: server před hrou slíbil svůj díl a v semínku je i číslo z tvého prohlížeče. Rozdání si nemohl vybrat nikdo, ani provozovatel serveru.
web-fair-partly = Server slib dodržel a v semínku je číslo z tvého prohlížeče. { $missing ->
    [one] Číslo 1 hráče ale chybí, protože jeho prohlížeč byl při začátku hry pryč. Jen kdyby se na tom domluvil s provozovatelem, mohli si vybrat ze dvou rozdání.
    [few] Čísla { $missing } hráčů ale chybí, protože jejich prohlížeče byly při začátku hry pryč. Jen kdyby se na tom domluvili s provozovatelem, mohli si vybrat z několika rozdání.
    [many] Čísla { $missing } hráče ale chybí, protože jejich prohlížeče byly při začátku hry pryč. Jen kdyby se na tom domluvili s provozovatelem, mohli si vybrat z několika rozdání.
   *[other] Čísla { $missing } hráčů ale chybí, protože jejich prohlížeče byly při začátku hry pryč. Jen kdyby se na tom domluvili s provozovatelem, mohli si vybrat z několika rozdání.
}
web-fair-away = Server slib dodržel a v semínku je otisk z tvého prohlížeče. Jeho číslo tam ale není, protože byl při začátku hry pryč. Provozovatel si tedy rozdání nemohl vybrat sám, ale mohl se domluvit s jiným hráčem u stolu.
web-fair-others = { $numbers ->
    [0] Server slib dodržel a v semínku jsou otisky od hráčů. Tento prohlížeč nic nepřidal, takže neví, jestli jsou to ty z doby před hrou.
    [one] Server slib dodržel a v semínku je číslo 1 hráče. Tento prohlížeč žádné nepřidal, takže neví, jestli je to to z doby před hrou.
    [few] Server slib dodržel a v semínku jsou čísla { $numbers } hráčů. Tento prohlížeč žádné nepřidal, takže neví, jestli jsou to ta z doby před hrou.
    [many] Server slib dodržel a v semínku jsou čísla { $numbers } hráče. Tento prohlížeč žádné nepřidal, takže neví, jestli jsou to ta z doby před hrou.
   *[other] Server slib dodržel a v semínku jsou čísla { $numbers } hráčů. Tento prohlížeč žádné nepřidal, takže neví, jestli jsou to ta z doby před hrou.
}
web-fair-promised = Semínko je to, které bylo slíbeno před hrou. Žádný prohlížeč k němu ale nepřidal číslo, takže si ho server mohl vybrat před slibem.
web-fair-missing = { $numbers ->
    [one] Prohlížeč 1 hráče byl při začátku hry pryč, jeho číslo proto chybí.
    [few] Prohlížeče { $numbers } hráčů byly při začátku hry pryč, jejich čísla proto chybí.
    [many] Prohlížeče { $numbers } hráče byly při začátku hry pryč, jejich čísla proto chybí.
   *[other] Prohlížeče { $numbers } hráčů byly při začátku hry pryč, jejich čísla proto chybí.
}
web-fair-cannot = Na této stránce jde rozdání ověřit jen přes HTTPS. Ulož důkaz a ověř ho příkazem kastelan verify.
web-fair-broken-promise = Rozdání nebylo poctivé: díl serveru není ten, který slíbil před hrou.
web-fair-broken-number = Rozdání nebylo poctivé: číslo některého hráče neodpovídá otisku, který dal předem.
web-fair-broken-seed = Rozdání nebylo poctivé: semínko nevzniklo z dílu serveru a z čísel hráčů.
web-fair-broken-other-promise = Rozdání nebylo poctivé: před hrou server tomuto prohlížeči slíbil něco jiného.
web-fair-broken-left-out = Číslo z tohoto prohlížeče bylo vynecháno. Pokud se před začátkem hry přešlo na jiné zařízení, ověř rozdání tam; jinak nebylo poctivé.
web-fair-broken-seal = Rozdání nebylo poctivé: poté, co tento prohlížeč dal své číslo, se otisky od hráčů změnily.
web-fair-numbers = Co se ověřilo
web-fair-hash = Slíbeno před hrou (otisk)
web-fair-secret = Díl serveru
web-fair-number = Číslo z prohlížeče: { $name }
web-fair-number-missing = chybí
web-fair-seed = Semínko rozdání
web-fair-save = Uložit důkaz
web-fair-save-about = Uložený důkaz obsahuje i všechny tahy. Každý ho může ověřit bez tohoto serveru:
`,"../src/kastelan/locale/cs/web-kingdom.ftl":`# Kingdom Builder v prohlížeči

web-kingdom-board = Herní deska. Šipky chodí po hexech, Enter vybírá, tečka jde na další hex, který lze vybrat.
web-kingdom-list = Seznam možných hexů
web-kingdom-whole-board = Celá deska
web-kingdom-yours = tvoje osada
web-kingdom-settlement-of = osada, hráč: { $name }
web-kingdom-legal = lze
web-kingdom-gold = zlato { $change }
web-kingdom-gold-so-far = zlata zatím
web-kingdom-tiles-left = { $count ->
    [0] žetony rozebrány
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
    [many] zbývá { $count } žetonu
   *[other] zbývá { $count } žetonů
  }
web-kingdom-supply = { $count } v zásobě
web-kingdom-tile-ready = k použití
web-kingdom-tile-used = v tomto tahu použitý
web-kingdom-tile-new = získaný v tomto tahu
web-kingdom-goals = Za co je zlato
web-kingdom-together = Celkem
web-kingdom-built = postaveno { $built } z { $all }
web-kingdom-no-card = V tomto tahu žádná karta
web-kingdom-your-next = Tvá příští karta: { $terrain }
web-kingdom-pile = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
  }
web-kingdom-discards = Odhozeno: { $cards }
web-kingdom-end-turn = Ukončit tah
web-kingdom-still-ready = Ještě lze použít: { $tiles }. Ukončit tah bez toho?
web-kingdom-go-on = Pokračovat
web-kingdom-end-anyway = Přesto ukončit
`,"../src/kastelan/locale/cs/web-learn.ftl":`# První hry s průvodcem

web-learn-title = { $game }: první hra s průvodcem
web-learn-about = Sedíš u skutečného stolu a proti botovi hraješ každý tah podle sebe. Průvodce vedle vysvětlí každou novou věc, až na ni dojde, ukáže, kam se dívat, a na požádání navrhne tah. Asi za čtvrt hodiny hru znáš; pak prostě hraj dál.
web-learn-fair = Stůl je pro všechny stejný: rozdání jsme pro něj vybrali, nelosuje se. Důkaz poctivé náhody tu proto neplatí a hra se nepočítá do statistik ani do hodnocení.
web-learn-begin = Začít
web-learn-begin-again = Začít znovu
web-learn-go-on = Pokračovat ve hře
web-learn-guide = Průvodce
web-learn-fold = Otevřít nebo zavřít průvodce
web-learn-progress = { $seen } z { $all }
web-learn-next = Dál
web-learn-suggest = Navrhnout tah
web-learn-suggestion = Návrh:
web-learn-do-it = Zahrát
web-learn-known = Víš, na co se tu hra ptá. Dej si na čas, nebo si nech něco navrhnout.
web-learn-wait = Soupeř přemýšlí. Zatím se rozhlédni: každý symbol má své vysvětlení.
web-learn-done = To je všechno, co je třeba vědět. Hraj dál; s návrhem ti pořád poradím.
web-learn-over = Tvoje první hra skončila. Podívej se na závěrečné bodování, kde je u každého bodu jeho důvod, a zahraj si další.

web-learn-kingdom-welcome-title = O co jde
web-learn-kingdom-welcome = S botem osidlujete tutéž zemi. Vyhraje, kdo má na konci nejvíc zlata. Za co zlato je, říkají tři karty a v každé hře jsou jiné: proto si je přečti jako první.
web-learn-kingdom-card-title = Tvoje karta terénu
web-learn-kingdom-card = Tato karta platí po celý tah. Musíš postavit tři osady, všechny na tomto terénu. Hexy, kde to jde, jsou na desce vyznačené.
web-learn-kingdom-adjacent-title = První osada
web-learn-kingdom-adjacent = Teď vyhoví kterýkoli vyznačený hex. Později musíš stavět vedle svých osad, kdykoli to terén dovolí, takže vybírej dobře: vyplatí se stát vedle několika terénů, hradu nebo místa.
web-learn-kingdom-more-title = Ještě dvě
web-learn-kingdom-more = Odteď platí: vedle vlastních, je-li to možné. Ukaž na hex, nebo na něj jednou klepni, a uvidíš, co by změnil na každé z karet.
web-learn-kingdom-done-title = Konec tahu
web-learn-kingdom-done = Tři osady stojí. Ještě je můžeš vzít zpět. Až tah ukončíš, lízneš si další kartu, kterou ostatní nevidí.
web-learn-kingdom-opponent-title = Soupeř
web-learn-kingdom-opponent = Bot také stavěl; jeho poslední osady jsou vyznačené. Máš novou kartu. Nejde-li s ní stavět vedle tvých osad, je ti otevřená celá země.
web-learn-kingdom-tile-won-title = Žeton místa
web-learn-kingdom-tile-won = Postavením vedle místa získáváš jeho žeton. Od příštího tahu ti dává v každém tahu zvláštní akci, dokud vedle místa stojí aspoň jedna tvoje osada.
web-learn-kingdom-tile-use-title = Zvláštní akce
web-learn-kingdom-tile-use = Jeden tvůj žeton je připravený. Můžeš ho použít před třemi osadami, nebo po nich, nikdy mezi nimi, a nemusíš ho použít vůbec.
web-learn-kingdom-extra-title = Osada navíc
web-learn-kingdom-extra = Žeton ti dovoluje postavit ze zásoby jednu osadu navíc. Vyznačené hexy jsou všechna místa, kam smí; i tady vedle vlastních, je-li to možné.
web-learn-kingdom-move-title = Přesun osady
web-learn-kingdom-move = Tento žeton přesouvá osadu, která už stojí. Může dojít k dalšímu hradu nebo místu. Odejde-li však od místa tvoje poslední osada, jeho žeton ztratíš.
web-learn-kingdom-castles-title = Hrady
web-learn-kingdom-castles = Hrady se počítají v každé hře: 3 zlata za každý hrad, vedle kterého stojí aspoň jedna tvoje osada. Jedna stačí, vyplatí se tedy navštívit jich co nejvíc.
web-learn-kingdom-far-title = Kdekoli na desce
web-learn-kingdom-far = Není-li vedle tvých osad žádný volný hex terénu z karty, můžeš na něm stavět kdekoli. Kdo se dotýká málo terénů, smí skákat po celé zemi.
web-learn-kingdom-last-title = Jak to končí
web-learn-kingdom-last = Každý má 40 osad. Jakmile někdo postaví poslední, kolo se dohraje a pak se karty jedna po druhé vyhodnotí.

web-learn-ludwig-welcome-title = O co jde
web-learn-ludwig-welcome = Stavíš šílenému králi zámek, místnost po místnosti, a místnosti si navzájem prodáváte. Body jsou za to, jak místnosti leží vedle sebe, a na konci za královské odměny a tvoje tajné karty úkolů.
web-learn-ludwig-foyer-title = Vstupní hala
web-learn-ludwig-foyer = Tady tvůj zámek začíná. Víc dveří znamená víc možností, kudy stavět dál. Místnost je ale uzavřená a přinese odměnu, až když každé její dveře někam vedou.
web-learn-ludwig-cards-title = Karty úkolů
web-learn-ludwig-cards = Tyto karty přinášejí body na konci a své znáš jen ty. Nech si dvě, které se k sobě hodí nejlíp, a třetí vrať pod balíček.
web-learn-ludwig-pricing-title = Určuješ ceny
web-learn-ludwig-pricing = V tomto kole máš kámen Mistra stavitele: ke každé cenovce přiřaď destičku. Soupeř kupuje první a platí tobě. Ty kupuješ poslední a platíš do banku.
web-learn-ludwig-pricing-why-title = Draze, nebo levně?
web-learn-ludwig-pricing-why = Zdraž, co chce soupeř, ale ne tolik, aby to nikdo nekoupil. Co chceš ty, ať je levné, nebo pro soupeře příliš drahé. Na každou destičku, která zbude, přijde mince.
web-learn-ludwig-buying-title = Tvůj tah
web-learn-ludwig-buying = Kup jednu destičku, nebo si vezmi 5 000 M z banku. U každé vidíš, kolik bodů by přineslo její nejlepší místo ve tvém zámku. Chodby a schodiště stojí vždy 3 000 M.
web-learn-ludwig-placing-title = Přikládání
web-learn-ludwig-placing = Aspoň jedny dveře musí navázat na dveře tvého zámku. Posouvej místnost a otáčej ji: všechny body se spočítají dřív, než se rozhodneš. Místnost se zablokovanými dveřmi už neuzavřeš.
web-learn-ludwig-scored-title = Body
web-learn-ludwig-scored = Místnost nejdřív přinese svou základní bodovou hodnotu, pak body za svůj symbol: za každou navazující nebo sousedící místnost uvedených typů. Díky nové mohou znovu bodovat i místnosti, které už ležely.
web-learn-ludwig-seller-title = Teď prodává soupeř
web-learn-ludwig-seller = Mistrem stavitelem je teď soupeř a platíš jemu. Mince, které na destičce leží, dostaneš s ní a smíš jimi platit.
web-learn-ludwig-rewards-title = Uzavřená místnost
web-learn-ludwig-rewards = Všechny dveře místnosti někam vedou: to přináší odměnu podle typu. Společenská místnost 5 bodů, zahrada 10 000 M, jídelna další tah, obytná komnata své body ještě jednou. Odměnu lze i odmítnout.
web-learn-ludwig-favours-title = Královské odměny
web-learn-ludwig-favours = Na konci přinese každá 8 bodů tomu, kdo má nejvíc toho, co měří, a 4 body druhému. Tady vidíš, jak na tom kdo teď je.
web-learn-ludwig-corridor-title = Chodby a schodiště
web-learn-ludwig-corridor = Základní bodovou hodnotu nemají, ale spojují, a za uzavřenou dostaneš další zdarma. Jen schodiště vede dolů do sklepních místností.
web-learn-ludwig-last-title = Jak to končí
web-learn-ludwig-last = Kolo, ve kterém se otočí poslední karta místnosti, je poslední. Pak se boduje za vyčerpané sloupečky, královské odměny a karty úkolů a bod za každých 10 000 M, které ti zbudou.

web-learn-seasons-welcome-title = O co jde
web-learn-seasons-welcome = Všichni stavíte jeden hrad. Body máš za budovy, které postavíš, a na konci za pomocníky, kteří v nich bydlí. Vyhraje, kdo má nejvíc bodů.
web-learn-seasons-cards-title = Karty potají
web-learn-seasons-cards = Všichni vybírají zároveň a lícem dolů, pak se všechny karty odkryjí najednou. Ve dvou hraje každý dvě karty. Všichni mají stejných osm karet.
web-learn-seasons-ranks-title = Podle pořadí
web-learn-seasons-ranks = Číslo na kartě je její pořadí: 1 jde první, 6 poslední. Dělníci přinášejí suroviny, Obchodník posílá pomocníka k povozu a Zedník, Kameník a Dělníci stavějí. Dobrý začátek je Dělník a Obchodník.
web-learn-seasons-supplying-title = Dělník přináší suroviny
web-learn-seasons-supplying = Ke kameni si vybereš dva kusy. Na každou budovu potřebuješ aspoň tři ze čtyř druhů, písek, dřevo, cihly a kámen, takže ber, co ti chybí.
web-learn-seasons-stationing-title = Pomocník u povozu
web-learn-seasons-stationing = Tento pomocník ti přinese suroviny v každém kole, ve kterém kdokoli zahraje Obchodníka. Jeden kus z nich jde vždy na Ochrannou věž.
web-learn-seasons-emptying-title = Ochranná věž
web-learn-seasons-emptying = Zedník si nejdřív vezme z věže všechny kusy jednoho druhu. Podívej se, co ti chybí na příští budovu.
web-learn-seasons-purchasing-title = Nákup od Dělníka
web-learn-seasons-purchasing = Kameník smí koupit po jednom kusu za 1 tolar z každé karty Dělníka, kterou odkryl soupeř. Tolar dostane její majitel.
web-learn-seasons-building-title = Stavba
web-learn-seasons-building = S touto kartou až dvě budovy. Kameník za ně získá všechny body, Dělník polovinu a Zedník místo bodů 1 tolar za každý zaplacený kus. Můžeš také pasovat.
web-learn-seasons-paying-title = Platí se přesně
web-learn-seasons-paying = Hodnoty kusů musí dát dohromady přesně cenu a musí být aspoň tří druhů. Nazpět se nedává. Nabízejí se jen platby, které vycházejí.
web-learn-seasons-placing-title = Pomocníci se stěhují
web-learn-seasons-placing = Protože v tomto kole stojí tvoje nová budova, smíš nasadit pomocníky na pozice v postavených budovách. Poplatek platíš v tolarech hned, bodují na konci hry. Zůstanou tam už napořád.
web-learn-seasons-scored-title = Body
web-learn-seasons-scored = Máš první body. Šipka vedle nich ukazuje, kolik by jich bylo, kdyby hra skončila teď, i s pomocníky.
web-learn-seasons-again-title = Zahrané karty
web-learn-seasons-again = Zahrané karty leží před tebou, dokud nezahraješ Stavitele: ten je všechny vezme zpět a získá 5 bodů za každou budovu, kterou v tom kole postavili ostatní.
web-learn-seasons-rounds-title = Co může soupeř
web-learn-seasons-rounds = V tomto přehledu vidíš, které karty kdo zahrál a které má ještě v ruce. Ve dvou má hra 12 kol, nebo méně, je-li hrad hotový.
`,"../src/kastelan/locale/cs/web-lobby.ftl":`# The browser client outside a table

## On every screen
web-lobby-skip = Přejít k obsahu
web-lobby-nav = Hlavní stránky
web-lobby-nav-more = Další stránky
web-lobby-nav-play = Hrát
web-lobby-nav-games = Odehrané hry
web-lobby-nav-rules = Pravidla
web-lobby-nav-about = O Kastelanovi
web-lobby-nav-me = Profil a nastavení
web-lobby-guest = Host
web-lobby-language = Jazyk
web-lobby-theme-to-light = Přepnout na světlý vzhled
web-lobby-theme-to-dark = Přepnout na tmavý vzhled
web-lobby-fan-project = Neoficiální projekt fanoušků. Hry patří svým autorům a vydavatelům.
web-lobby-keep = Uložit
web-lobby-lost-about = Stránka se možná přestěhovala, nebo odkaz cestou ztratil písmeno. Tvoje stoly jsou tam, kde byly.
web-lobby-trades = Zedník, Tesař, Kameník, Sklenář, Pokrývač, Kovář, Zeměměřič, Řezbář, Zahradník, Herold, Pekař, Hrnčíř, Tkadlec, Sokolník, Mlynář, Bednář, Minstrel, Vrátný, Sedlář, Včelař, Písař, Zvonař, Převozník, Malíř
web-lobby-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
web-lobby-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
web-lobby-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
web-lobby-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dnů
    }
web-lobby-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }

## The start page
web-home-motto = Jaký hrad dnes postavíš?
web-home-games = Hry
web-home-name = Tvoje jméno
web-home-play-as = Hraješ jako { $name }
web-home-change-name = Změnit
web-home-log-in = Přihlásit se
web-home-against = Proti komu
web-home-players = Hráčů
web-home-bots = Boti: { $name }
web-home-hot-seat = Lidé u tohoto zařízení
web-home-alone = Nikdo: sólová hra
web-home-play = Hrát hned
web-home-laying = Chystá se stůl…
web-home-set-up = Připravit stůl
web-home-rules = Pravidla
web-home-learn = První hra s průvodcem
web-home-yours = Tvoje stoly
web-home-yours-wait =
    { $count ->
        [one] Tvoje stoly: { $count } čeká na tebe
        [few] Tvoje stoly: { $count } čekají na tebe
        [many] Tvoje stoly: { $count } čeká na tebe
       *[other] Tvoje stoly: { $count } čeká na tebe
    }
web-home-yours-all = Všechny: { $count }
web-home-newcomer = Jsi tu poprvé? Začni s průvodcem: ukáže ti pravidla při hře.
web-home-yours-few = Méně
web-home-with = hrají: { $names }
web-home-waits-me = Jsi na tahu
web-home-waits-others = Čeká se na: { $names }
web-home-waits-players = Čeká se na hráče
web-home-waits-nothing = Hraje za tebe bot
web-home-end-keep = Nechat
web-home-end-close = Vzdát
web-home-end-close-title = Vzdát tuto hru?
web-home-end-close-about = Hra se navždy zavře a nebude mít výsledek.
web-home-end-bot = Odejít
web-home-end-bot-title = Odejít od hry?
web-home-end-bot-about = Dál bude hrát bot. Dokud hra trvá, můžeš se ke stolu vrátit.
web-home-end-cancel = Zavřít
web-home-end-cancel-title = Zavřít tento stůl?
web-home-end-cancel-about = Hra nezačne a kdo u stolu čeká, musí odejít.
web-home-end-stand-up = Odejít
web-home-end-stand-up-title = Odejít od stolu?
web-home-end-stand-up-about = Tvé místo může zaujmout někdo jiný.
web-home-open = Volné stoly
web-home-open-none = Teď nikdo nehledá spoluhráče. Připrav stůl a pošli někomu odkaz.
web-home-watch = Dívat se na hru
web-home-watch-none = Teď se nehraje žádná veřejná hra.
web-home-finished = Podívat se na odehrané hry

## Levels of bots
web-bots-easy = lehká
web-bots-medium = střední
web-bots-hard = těžká
web-bots-expert = mistrovská
web-bots-random = Učeň
web-bots-greedy = Tovaryš
web-bots-named = { $name } (úroveň: { $level })
web-bots-level = Bot, úroveň: { $level }

## Lists of tables
web-tables-filters = Které stoly
web-tables-game = Hra
web-tables-pace = Tempo
web-tables-players = Počet hráčů
web-tables-rating = Hodnocení
web-tables-any-game = Jakákoli hra
web-tables-any-pace = Jakékoli tempo
web-tables-any-players = Jakýkoli počet
web-tables-any-rating = Hodnocené i jiné
web-tables-live = Naživo
web-tables-turns = Korespondenčně
web-tables-rated = hodnocená
web-tables-friendly = přátelská
web-tables-clock-move = { $time } na každé rozhodnutí
web-tables-clock-game = { $time } na celou hru
web-tables-seat-open = volno
web-tables-seat-closed = zavřeno
web-tables-seat-for = místo pro: { $name }
web-tables-seat-link = místo pro hosta
web-tables-seat-nobody = někdo
web-tables-more = { $count ->
    [one] Ještě 1 stůl ({ $name })
    [few] Ještě { $count } stoly ({ $name })
    [many] Ještě { $count } stolu ({ $name })
   *[other] Ještě { $count } stolů ({ $name })
}
web-tables-join = Přisednout
web-tables-room = Ke stolu
web-tables-move = Jsi na tahu
web-tables-look = Podívat se
web-tables-watch = Dívat se
web-tables-replay = Přehrát

## Setting up a table
web-setup-title = { $game }: nový stůl
web-setup-which = Jakou hru chystáš?
web-setup-presets = Předvolby
web-setup-first = První hra
web-setup-usual = Jako obvykle
web-setup-standard = Základní
web-setup-seats = Místa
web-setup-players = Počet hráčů
web-setup-seat = Místo { $number }
web-setup-me = Ty
web-setup-hot-seat = Někdo u tohoto zařízení
web-setup-seat-name = Jméno hráče { $number }
web-setup-bot = Bot, úroveň: { $name }
web-setup-open-seat = Volné pro všechny
web-setup-by-link = Přes můj odkaz
web-setup-closed = Zavřeno
web-setup-you-watch = U tohoto stolu nesedíš, budeš se dívat.
web-setup-hot-seat-about = Několik lidí hraje u tohoto zařízení a předává si ho.
web-setup-open-seat-about = Přisednout může každý, kdo stůl najde v seznamu.
web-setup-by-link-about = Místo čeká na toho, kdo má tvůj odkaz.
web-setup-closed-about = Zavřená místa při začátku hry zmizí.
web-setup-visibility = Kdo smí přijít
web-setup-public = Kdokoli
web-setup-public-about = Stůl je v seznamu volných stolů.
web-setup-unlisted = Kdo má odkaz
web-setup-unlisted-about = Stůl v seznamu není, stačí odkaz.
web-setup-private = Jen pozvaní
web-setup-private-about = Bez pozvánky stůl nikdo neuvidí a nikdo se nemůže dívat.
web-setup-pace = Čas
web-setup-pace-live = Všichni jsou tu a hrají hned.
web-setup-pace-turns = Každý hraje, až má čas; dozvíš se, až budeš na tahu.
web-setup-clock = Hodiny
web-setup-clock-about = Když čas vyprší, hraje za tebe bot, dokud se nevrátíš.
web-setup-no-clock = Bez hodin
web-setup-rated = Hodnocená hra
web-setup-hints = Nápovědy
web-setup-hints-about = Na požádání bot poradí tah. Zeptat se může každý u stolu; v hodnocených hrách ne.
web-setup-forced = Jedinou možnost zvolit za mě
web-setup-forced-about = Zbývá-li jediná možnost, stůl ji zvolí sám a oznámí to. Dá se to vzít zpět.
web-setup-on = ano
web-setup-rated-about = Výsledek změní hodnocení všech.
web-setup-options = Pravidla a varianty
web-setup-more =
    { $count ->
        [0] Vybrat karty a díly
        [one] Vybrat karty a díly: { $count } změna
        [few] Vybrat karty a díly: { $count } změny
        [many] Vybrat karty a díly: { $count } změny
       *[other] Vybrat karty a díly: { $count } změn
    }
web-setup-place = { $number }. v pořadí
web-options-kingdom-quadrants = čtyři části desky: vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole
web-options-kingdom-cards = tři karty království
web-options-ludwig-components = vytištěné součásti, nebo opravená sada, kterou nabízí tento server
web-options-seasons-components = vytištěné součásti, nebo opravená sada, kterou nabízí tento server
web-setup-none-picked = Nic nevybráno: výchozí.
web-setup-starts = Všichni jsou tu, hra hned začne.
web-setup-waits = Stůl počká, až budou místa obsazená.
web-setup-start = Začít hru
web-setup-open = Otevřít stůl

## The waiting room
web-room-title = { $game }: před začátkem
web-room-table = Stůl
web-room-closed = Hostitel tento stůl zavřel.
web-room-seats = Kdo hraje
web-room-you = (ty)
web-room-host = hostitel
web-room-is-ready = připraven(a)
web-room-is-not-ready = ještě ne
web-room-ready = Jsem připraven(a)
web-room-not-ready = Ještě nejsem připraven(a)
web-room-kick = Poslat od stolu: { $name }
web-room-sit = Přisednout
web-room-start = Začít hru
web-room-close = Zavřít stůl
web-room-leave = Odejít
web-room-missing =
    { $count ->
        [one] Ještě je volné { $count } místo.
        [few] Ještě jsou volná { $count } místa.
        [many] Ještě je volné { $count } místa.
       *[other] Ještě je volných { $count } míst.
    }
web-room-slow = Čeká se ještě na: { $names }
web-room-all-here = Všichni jsou připraveni. Můžeš začít.
web-room-host-starts = Všichni jsou připraveni. Hru začne hostitel.
web-room-invites = { $name } tě zve ke hře
web-room-with = U stolu: { $names }
web-room-qr = QR kód odkazu: naskenuj ho telefonem
web-room-share = Sdílet
web-room-only-here = Tato adresa vede jen na tento počítač. Chceš-li pozvat někoho ve své síti, spusť server s --host 0.0.0.0.
web-room-start-when-full = Začít, jakmile budou všichni tady
web-room-starting = Všichni jsou tady, hra začíná.
web-room-invite = Pozvat někoho
web-room-link = Odkaz na tento stůl
web-room-link-about = Pošli ho tomu, s kým chceš hrát. Účet není potřeba.
web-room-copy = Kopírovat
web-room-copied = Zkopírováno.
web-room-agreed = Jak se hraje
web-room-usual-options = obvyklá pravidla
web-room-fair = Jak je zaručeno poctivé rozdání
web-room-fair-about = Server už slíbil svůj díl rozdání; prohlížeče hráčů přidají svůj, až hra začne. Po hře si to každý může ověřit podle tohoto otisku:
web-room-sealed = Hra začíná: prohlížeče hráčů přidávají k rozdání svá čísla…

## Games played
web-history-title = Odehrané hry
web-history-own = Tvoje hry
web-history-own-all = Všechny tvoje hry
web-history-search = Hledat
web-history-player = Hráč
web-history-by-name = Najít hráče podle jména
web-history-anybody = Kdokoli
web-history-mine = Já
web-history-this-person = Tento hráč
web-history-since = Od
web-history-until = Do
web-history-option = Varianta
web-history-any-option = Jakákoli
web-history-all = Ukázat vše
web-history-found =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
web-history-none = Žádná hra neodpovídá.
web-history-more = Ukázat starší hry

## People
web-person = Hráč
web-person-bot = Bot: vidí jen to, co smí vidět jeho místo.
web-person-since = je tu od { $day }
web-person-guest-since = hostem od { $day }
web-person-statistics = Statistiky
web-person-games = Hry
web-person-wins = Výhry
web-person-place = Průměrné umístění
web-person-score = Průměr bodů
web-person-best = Nejlepší výsledek
web-person-no-games = Ještě žádná dohraná hra.
web-person-ratings = Hodnocení
web-person-ratings-about = Velké číslo je opatrný odhad síly: roste s dobrými výsledky a s počtem odehraných her.
web-person-strength = asi { $strength } ± { $doubt }
web-person-no-ratings = Zatím žádná hodnocená hra. Hodnocení zaškrtneš při přípravě stolu.
web-person-chart = Hodnocení po každé z { $games } her, od { $from } do { $to }
web-person-points = Body v posledních hrách
web-person-points-chart = Body v každé z { $games } her, od { $from } do { $to }
web-person-head-to-head = Vzájemné hry
web-person-opponent = Proti komu
web-person-against = Lepší { $name }: { $ahead }×, lepší { $other }: { $behind }×, nerozhodně: { $tied }×.
web-person-against-score = Průměr bodů { $mine } : { $theirs }.
web-person-never-met = { $name } a { $other } spolu ještě nemají dohranou žádnou hru.
web-person-nobody-met = Zatím nikdo: dohrajte spolu hru.
web-person-latest = Poslední hry
web-person-all-games = Všechny hry
web-ranking-title = Žebříček
web-ranking-bars = Plná část pruhu ukazuje tento odhad, šrafovaná, o kolik silnější by hráč mohl být. Boti mají hodnocení stejně jako lidé.
web-ranking-none = Tady ještě nikdo hodnocení nemá. Připrav hodnocený stůl.

## Profile and settings
web-me-title = Profil a nastavení
web-me-statistics = Moje statistiky
web-me-profile = Profil
web-me-name-about = Uvidí ho ostatní u stolu.
web-me-colour = Barva
web-me-colour-about = Tvoje značka v seznamech a v chatu. Kameny mají barvu místa.
web-me-kept = Uloženo.
web-me-portrait = Tvůj portrét
web-me-portrait-choose = Vybrat portrét
web-me-portrait-more = Ukázat jiné
web-me-portrait-number = Portrét { $number }
web-me-look = Vzhled a zvuk
web-me-theme = Vzhled
web-me-theme-auto = Podle systému
web-me-theme-light = Světlý
web-me-theme-dark = Tmavý
web-me-notices = Když jsi na tahu
web-me-notice-page = Oznámit na stránce
web-me-notice-browser = Oznámení prohlížeče, i když stránka není vidět
web-me-notice-denied = Prohlížeč této stránce oznámení nedovolí.
web-me-notice-test = Poslat zkušební oznámení
web-me-notice-sent = Zkušební oznámení je na cestě.
web-me-advanced = Pro pokročilé
web-me-webhook = Webhook
web-me-webhook-about = Tvoje adresa, na kterou přijde zpráva o každém tahu.
web-me-webhook-secret = Zprávy jsou podepsané tímto tajným klíčem:
web-me-webhook-error = Poslední zprávu adresa nepřijala: { $reason }
web-me-quiet = Nerušit
web-me-quiet-from = Od
web-me-quiet-to = Do
web-me-zone = Časy platí pro pásmo { $zone }.
web-me-vacation = Dovolená
web-me-vacation-until = Do (včetně)
web-me-vacation-about = Hodiny korespondenčních her stojí. Nejvýš 60 dní.
web-me-account = Účet
web-me-guest = Jsi host. S účtem ti hry zůstanou a najdeš je na každém zařízení. E-mail není potřeba.
web-me-nobody = Hrát můžeš i bez účtu. S účtem najdeš své hry na každém zařízení. E-mail není potřeba.
web-me-login-about = Vidíš ho jen ty.
web-me-password-about = Aspoň 8 znaků.
web-me-register = Založit účet
web-me-have-account = Účet už mám
web-me-logged-in = Přihlašovací jméno: { $login }
web-me-log-out = Odhlásit se
web-me-password = Změna hesla
web-me-password-old = Dosavadní heslo
web-me-password-new = Nové heslo
web-me-password-change = Změnit heslo
web-me-password-changed = Změněno.
web-me-devices = Zařízení
web-me-devices-about = Přihlášená zařízení.
web-me-device = Prohlížeč
web-me-device-seen = naposledy { $day }
web-me-device-end-others = Odhlásit všude jinde
web-me-device-this = toto
web-me-device-end = Odhlásit
web-me-tokens = Tokeny pro programy
web-me-tokens-about = Program s tokenem hraje tvým jménem. Nemůže změnit, kdo jsi.
web-me-token-label = Název
web-me-token-make = Vytvořit token
web-me-token-once = Zkopíruj ho hned, ukáže se jen jednou:
web-me-token-drop = Zrušit
web-me-data = Tvá data
web-me-data-about = Stáhni si všechno, co o tobě tento server uchovává: účet, nastavení, hry, tahy a zprávy.
web-me-data-go = Stáhnout má data
web-me-delete = Smazat účet
web-me-delete-about = Jméno a přihlášení zmizí. Odehrané hry zůstanou bez tvého jména.
web-me-delete-go = Smazat účet
web-me-delete-sure = { $name }, tohle nejde vzít zpět.
web-me-delete-no = Účet si nechat
web-me-delete-yes = Smazat navždy

## Logging in
web-login-title = Přihlášení
web-login-login = Přihlašovací jméno
web-login-password = Heslo
web-login-go = Přihlásit se
web-login-none = Nemáš účet? Můžeš hrát jako host a
web-login-make = kdykoli si ho založit
web-login-guest = Jsi tu jako host { $name }. Po přihlášení budeš hrát pod svým účtem; hry hosta zůstanou hostovi.

## Reading rules
web-rules-title = { $game }: pravidla
web-rules-about = Úplná pravidla každé hry našimi slovy. Každé pravidlo má číslo; uvádí je zápis u stolu, každé odmítnutí i každý bod.
web-rules-games = Pravidla hry
web-rules-search = Hledat v pravidlech
web-rules-found =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
        [many] { $count } pravidla
       *[other] { $count } pravidel
    }
web-rules-contents = Obsah
web-rules-nothing = Nic v těchto pravidlech neodpovídá „{ $query }“.
web-rules-all = Ukázat všechna pravidla
web-rules-here = Adresa tohoto pravidla

## About
web-about-title = O Kastelanovi
web-about-what = Kastelan je stůl pro tři deskové hry o stavbě hradů: pro přátele i boty, naživo i korespondenčně, ve třech jazycích. Je zdarma a s otevřeným kódem.
web-about-whose = Čí jsou tyto hry
web-about-respect = Toto je neoficiální projekt fanoušků bez vazby na uvedené autory a vydavatele. Všechny texty, kresby i kód jsou naše vlastní.
web-about-kingdom = Kingdom Builder, autor Donald X. Vaccarino, Queen Games, 2011.
web-about-ludwig = Castles of Mad King Ludwig, 2. vydání, autor Ted Alspach, Bézier Games, 2022.
web-about-seasons = A Castle for All Seasons (Im Schutze der Burg), autoři Inka a Markus Brandovi, eggertspiele, 2008.
web-about-buy = Jestli se ti tu nějaká hra líbí, kup si ji: opravdové destičky na opravdovém stole nic nenahradí.
web-about-fair = Férová hra
web-about-fair-how = Rozdání u každého stolu je dané před prvním tahem a potom si ho může každý ověřit. Boti vědí jen to, co smí vědět jejich místo.
web-about-you = Co o tobě uchováváme
web-about-you-how = Jméno, přihlášení, pokud ho chceš, a tvoje hry. E-mailovou adresu jen tehdy, když ji přidáš pro obnovu hesla. Žádné sledování, jedna cookie pro přihlášení. Všechno můžeš smazat:
web-about-made = Z čeho to je
web-about-made-of = Kód pod licencí MIT. Písma: Alegreya a Fira Sans Condensed, SIL Open Font License.

# The overview before the rules
web-overview = Ve zkratce
web-overview-turn = Tah
web-overview-placing = Stavění
web-overview-scoring = Bodování
web-kingdom-overview-turn = Karta terénu říká, kde stavíš: tři osady na volné hexy tohoto terénu. Před nimi nebo po nich smíš jednou použít každý svůj žeton místa. Potom si lízneš další kartu.
web-kingdom-overview-placing = Nová osada musí stát vedle některé tvé, dovolí-li to terén. Za osadu vedle místa získáš jeho žeton: zvláštní akci v každém dalším tahu.
web-kingdom-overview-scoring = Na konci říkají tři karty království, v každé hře jiné, za co je zlato, a každý hrad vedle tvé osady dává 3. Panel vedle desky ukazuje, kolik by která karta dala teď.
web-ludwig-overview-turn = Mistr stavitel určí cenu každé destičky na trhu. Ostatní si po jedné koupí, nebo si vezmou 5\xA0000\xA0M z banku, a platí jemu. On nakupuje poslední a platí banku.
web-ludwig-overview-placing = Dveře nové destičky navazují na dveře tvého zámku. Destičky se nepřekrývají, nedotýkají se plotů a nechávají volný východ. Místnost, jejíž všechny dveře vedou dál, je uzavřená a přináší odměnu.
web-ludwig-overview-scoring = Destička přináší svou základní bodovou hodnotu a body za svůj symbol: za každou místnost uvedených typů, která navazuje nebo je kdekoli v zámku; za sousedící jsou postihy. Na konci přijdou královské odměny, karty úkolů, vyčerpané sloupečky a peníze.
web-seasons-overview-turn = Každý si tajně vybere kartu; pak se karty provedou v daném pořadí. Posel a Obchodník přinášejí tolary a suroviny, ostatní stavějí. Stavitel ti vrátí zahrané karty.
web-seasons-overview-placing = Cenu budovy zaplať přesně, nejméně třemi druhy surovin, a získej její body nebo tolary. Potom mohou za poplatek vejít do hradu pomocníci.
web-seasons-overview-scoring = Budovy bodují hned. Pomocníci v hradu bodují na konci, každý podle své pozice: za volné pozice, za jiné budovy, za stříbro nebo za suroviny.
`,"../src/kastelan/locale/cs/web-ludwig-box.ftl":`# Co je v prohlížeči vidět z rozšíření Zámků šíleného krále Ludvíka

web-ludwig-moat-piece = Příkop: { $side }
web-ludwig-wall = Hradby barbakánu. { $bridge ->
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
web-ludwig-tokens = Žetony královských odměn
web-ludwig-tokens-about = Žetony královských odměn: boduje za ně jen jejich držitel
web-ludwig-token-count = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
  }
web-ludwig-moat-count = Příkop { $pieces }/3
web-ludwig-passages-about = { $names ->
    [none] Všechny tajné chodby jsou přiložené
   *[other] Ještě nepřiložené: { $names }
  }
web-ludwig-passages-left = Tajné chodby: { $left }
web-ludwig-stored = Odloženo: { $tile }
web-ludwig-model = Vzor: { $tile }
web-ludwig-debt = Dluh { $money }
web-ludwig-banked = Uloženo: { $money }
web-ludwig-recalled = Další karty na balíčku: { $sizes }
web-ludwig-lake = { $swans ->
    [one] { $swans } labuť na jezírku
    [few] { $swans } labutě na jezírku
    [many] { $swans } labutě na jezírku
   *[other] { $swans } labutí na jezírku
  }
web-ludwig-tokens-left = { $tokens ->
    [one] { $tokens } žeton královských odměn
    [few] { $tokens } žetony královských odměn
    [many] { $tokens } žetonu královských odměn
   *[other] { $tokens } žetonů královských odměn
  }
web-ludwig-piles = { $tiles ->
    [one] { $tiles } renovace
    [few] { $tiles } renovace
    [many] { $tiles } renovace
   *[other] { $tiles } renovací
  }

web-modules = Rozšíření
web-modules-all = Všechny
web-modules-none = Žádné
web-modules-base = Žádný modul rozšíření: základní hra.
web-modules-ludwig-five = Pět hráčů hraje vždy i s věžemi a 75 dalšími místnostmi.
web-modules-ludwig-alone = V sólové hře lze použít jen další místnosti, královské odměny a karty úkolů.
web-modules-count = { $count ->
    [one] { $count } modul
    [few] { $count } moduly
    [many] { $count } modulu
   *[other] { $count } modulů
  }
web-ludwig-hourglass = Přesýpací hodiny ({ $name }): { $seconds } s
`,"../src/kastelan/locale/cs/web-ludwig-choices.ftl":`# Zámky šíleného krále Ludvíka v prohlížeči: co se rozhoduje s moduly rozšíření

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
`,"../src/kastelan/locale/cs/web-ludwig.ftl":`# Zámky šíleného krále Ludvíka v prohlížeči

web-ludwig-no-castle = Žádný zámek ještě nestojí: nejdřív si všichni vyberou vstupní halu a karty úkolů.
web-ludwig-market = Trh
web-ludwig-no-market = Zatím není nic na prodej.
web-ludwig-stall = { $tile ->
    [none] { $price }: nic tu neleží.
   *[other] { $price }: { $tile }
  } { $coins ->
    [0] { "" }
   *[other] Leží na ní { $coins }.
  } { $best ->
    [none] { "" }
   *[other] Nejlepší místo: { $best }.
  }
web-ludwig-coins = Na destičce leží { $coins } pro kupujícího
web-ludwig-pricing = Ceny: přetáhni destičku na jinou, nebo označ dvě; na klávesnici Shift a šipky
web-ludwig-set-prices = Určit ceny
web-ludwig-keep-prices = Ceny nechat
web-ludwig-reset = Vrátit
web-ludwig-money = Vzít { $money }

web-ludwig-castle = Zámek: { $name }
web-ludwig-castles = Zámky
web-ludwig-rooms = Místnosti zámku
web-ludwig-room = { $tile } Volné dveře: { $open }, zablokované: { $blocked }. { $completed ->
    [true] Uzavřeno.
   *[other] { "" }
  } { $connected ->
    [none] { "" }
   *[other] Navazuje na: { $connected }.
  }
web-ludwig-doors = { $completed ->
    [true] Uzavřeno.
   *[other] Volné dveře: { $open }, zablokované: { $blocked }.
  }
web-ludwig-connected = Navazuje na: { $names }.
web-ludwig-courtyard = Nádvoří: odtud nevede žádná cesta ven
web-ludwig-zoom = Pohled
web-ludwig-nearer = Přiblížit
web-ludwig-farther = Oddálit
web-ludwig-fit = Ukázat vše
web-ludwig-keys = Šipky přecházejí mezi místy, R destičku otočí, F převrátí chodbu, B přejde na další nejlepší místo, Enter přiloží, Escape vrátí.

web-ludwig-turn = Otočit
web-ludwig-flip = Převrátit
web-ludwig-put-back = Vrátit
web-ludwig-put = Přiložit { $points }
web-ludwig-place = { $place } z { $places }
web-ludwig-better = Další nejlepší místo
web-ludwig-worse = Předchozí místo
web-ludwig-not-here = Sem se nevejde
web-ludwig-held = Místo { $place } z { $places }, { $points }.
web-ludwig-completed-brings = Za uzavření: { $reward }
web-ludwig-completes = Uzavře se { $name }: { $reward }.
web-ludwig-printed = základní hodnota
web-ludwig-total = Celkem
web-ludwig-costs = { $coins ->
    [0] Stojí { $price }.
   *[other] Stojí { $price }; leží na ní { $coins }.
  }
web-ludwig-brings = Co to přinese

web-ludwig-complete = Uzavřeno: { $name }
web-ludwig-take = Přijmout
web-ludwig-decline = Odmítnout
web-ludwig-foyer = { $doors ->
    [one] { $doors } dveře
    [few] { $doors } dveře
    [many] { $doors } dveří
   *[other] { $doors } dveří
  }
web-ludwig-left = { $left ->
    [0] prázdný
    [one] { $left } destička
    [few] { $left } destičky
    [many] { $left } destičky
   *[other] { $left } destiček
  }
web-ludwig-no-more = Dost, zbytek vrátit

web-ludwig-favours = Královské odměny
web-ludwig-cards = Moje karty úkolů
web-ludwig-all-cards = Karty úkolů
web-ludwig-cards-of = Karty úkolů v ruce
web-ludwig-card-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
  }
web-ludwig-money-of = Peníze
web-ludwig-master = Mistr stavitel
web-ludwig-master-about = Mistr stavitel: určuje ceny, dostává peníze, kupuje poslední
web-ludwig-stacks = Sloupečky
web-ludwig-deck = { $deck ->
    [one] Zbývá { $deck } karta místností
    [few] Zbývají { $deck } karty místností
    [many] Zbývá { $deck } karty místností
   *[other] Zbývá { $deck } karet místností
  }
web-ludwig-stack = { $name }: { $left ->
    [0] prázdný
    [one] zbývá { $left } destička
    [few] zbývají { $left } destičky
    [many] zbývá { $left } destičky
   *[other] zbývá { $left } destiček
  }; ve tvém zámku: { $mine }.
web-ludwig-stack-of = Sloupeček { $name }
web-ludwig-depleted = Je-li sloupeček na konci vyčerpaný, každá jeho destička přinese: { $points }.
web-ludwig-unseen = Ještě mohou přijít
web-ludwig-rank = Hodnost
web-ludwig-rank-now = Body, kdyby hra skončila teď: { $points }
web-ludwig-if-ended = kdyby teď byl konec: { $points }
web-ludwig-round = { $round }. kolo
web-ludwig-round-about = Kolo, ve kterém se otočí poslední karta místnosti, je poslední.
web-ludwig-score = Body
web-ludwig-score-now = Kdyby hra skončila teď, bez karet úkolů
web-ludwig-ask-place = Přilož: { $tile }
web-ludwig-ask-prices = Urči ceny: přetáhni destičky k cenovkám a potvrď.

# The legend of symbols
web-ludwig-legend-connected = Navazující dveřmi
web-ludwig-legend-connected-about = Body za každou místnost těchto typů, se kterou má společné dveře.
web-ludwig-legend-adjacent = Sousedící
web-ludwig-legend-adjacent-about = Postih za každou místnost těchto typů, která s ní sousedí, i beze dveří.
web-ludwig-legend-anywhere = Kdekoli
web-ludwig-legend-anywhere-about = Body za každou místnost těchto typů v celém zámku.
web-ludwig-legend-price = Cena
web-ludwig-legend-price-about = Kolik destička stojí. Peníze dostane mistr stavitel.
web-ludwig-legend-coin = Mince na destičce
web-ludwig-legend-coin-about = Kolik tisíc dostane ten, kdo ji koupí.
web-ludwig-legend-gold = Zlatá linka
web-ludwig-legend-gold-about = Místnost je uzavřená: všechny její dveře vedou do jiné místnosti.
`,"../src/kastelan/locale/cs/web-moderation.ftl":`# Hlášení, zákazy a stránka správců

## Hlášení
web-report = Nahlásit
web-report-message = Nahlásit zprávu, kterou píše { $name }
web-report-about-person = Nahlásit: { $name }
web-report-about-message = Nahlásit tuto zprávu: { $name }
web-report-about-table = Nahlásit tento stůl
web-report-what = Podívají se na to správci serveru, i s okolním chatem. Nikdo další se nedozví, kdo to nahlásil.
web-report-why = Co je špatně?
web-report-note = Poznámka (nepovinná)
web-report-send = Odeslat hlášení
web-report-received = Díky. Správci tvoje hlášení dostali.
web-report-cancel = Zrušit
web-report-kind-person = osoba
web-report-kind-message = zpráva v chatu
web-report-kind-table = stůl
web-report-reason-insult = Urážky nebo nenávist
web-report-reason-name = Urážlivé jméno
web-report-reason-spam = Spam nebo reklama
web-report-reason-unfair = Nefér hra
web-report-reason-other = Něco jiného

## Zákaz
web-ban-title = Teď tu hrát nejde
web-ban-until = Zákaz končí { $until }.
web-ban-for-good = Zákaz je trvalý.
web-ban-reason = Důvod: { $reason }
web-ban-data = Svoje data si dál můžeš stáhnout a účet smazat.
web-ban-log-out = Odhlásit se

## Stránka správců
web-moderation = Správa
web-moderation-reports = Hlášení
web-moderation-people = Lidé
web-moderation-tables = Stoly
web-moderation-bans = Zákazy
web-moderation-log = Záznam
web-moderation-open = Otevřená hlášení
web-moderation-settled = Vyřízená hlášení
web-moderation-no-reports = Žádné hlášení není otevřené.
web-moderation-none-settled = Zatím není žádné hlášení vyřízené.
web-moderation-no-people = Nikdo se tak nejmenuje.
web-moderation-no-tables = Žádný stůl není otevřený ani se u něj nehraje.
web-moderation-no-bans = Nikdo nemá zákaz.
web-moderation-no-log = Zatím se nic neudělalo.
web-moderation-report = Hlášení { $number }: { $what }
web-moderation-from = Posílá { $name }
web-moderation-deleted = smazaný účet
web-moderation-then = Tehdejší jméno: { $name }
web-moderation-chat = Tehdejší chat
web-moderation-search = Jméno
web-moderation-find = Hledat
web-moderation-guest = Host
web-moderation-account = Účet
web-moderation-operator = Správce
web-moderation-seen = Naposledy { $when }
web-moderation-never-seen = V poslední době tu není vidět
web-moderation-played =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
        [many] { $count } stolu
       *[other] { $count } stolů
    }
web-moderation-banned = Zákaz
web-moderation-until = do { $until }
web-moderation-for-good = natrvalo
web-moderation-why = Důvod
web-moderation-why-ban = Důvod (čte ho i dotyčná osoba)
web-moderation-hours = Na jak dlouho
web-moderation-day = Den
web-moderation-week = Týden
web-moderation-month = 30 dní
web-moderation-no-end = Natrvalo
web-moderation-address-too = I adresu, odkud se naposledy připojila
web-moderation-network = Adresa nebo síť
web-moderation-ban-network = Zakázat adresu
web-moderation-newer = Nejnovější
web-moderation-older = Starší
web-moderation-command = příkaz, účet { $account }
web-moderation-status-open = otevřený
web-moderation-status-playing = hraje se
web-moderation-do-ban = Zákaz…
web-moderation-do-unban = Zrušit zákaz…
web-moderation-do-rename = Neutrální jméno…
web-moderation-do-close = Zavřít stůl…
web-moderation-do-remove = Odstranit zprávu…
web-moderation-do-settle = Vyřídit…
web-moderation-sure-ban = Zákaz: { $name }
web-moderation-sure-unban = Zrušit zákaz: { $name }
web-moderation-sure-rename = Dát neutrální jméno: { $name }
web-moderation-sure-close = Zavřít stůl: { $name }
web-moderation-sure-remove = Odstranit zprávu: { $name }
web-moderation-sure-settle = Vyřídit hlášení { $name }
web-moderation-action-ban = Zákaz
web-moderation-action-unban = Zákaz zrušen
web-moderation-action-rename = Neutrální jméno
web-moderation-action-close = Stůl zavřen
web-moderation-action-remove = Zpráva odstraněna
web-moderation-action-settle = Hlášení vyřízeno
web-moderation-action-appoint = Správce jmenován
web-moderation-action-dismiss = Správce odvolán
`,"../src/kastelan/locale/cs/web-offline.ftl":`# Hra bez serveru
web-offline = Hrát bez serveru
web-offline-about = Jen na tomto zařízení, v jednom nebo střídavě, proti botům, i bez připojení. Vše zůstane v tomto prohlížeči.
web-offline-here = Hraješ bez serveru: vše zůstává v tomto prohlížeči a nikdo další se nemůže přidat.
web-offline-loading = Hry se načítají. Poprvé to několik sekund potrvá.
web-offline-failed = Hry se nepodařilo načíst.
web-offline-thinking = Bot přemýšlí.
web-offline-hurry = Ať hraje hned
web-offline-keep = Uložit tuto hru sem
web-offline-kept = Hra je nyní mezi tvými hrami.
`,"../src/kastelan/locale/cs/web-reconstructed.ftl":`# Údaje, které nejsou opsané z originálu: co u každého znamená značka ≈

-owners-correct = Kdo hru vlastní, může to opravit (volba „components“).
web-reconstructed-word = ≈ rekonstruováno
web-reconstructed-legend = ≈ rekonstruováno, není opsáno z originálu
web-reconstructed-rooms = Údaje této destičky jsou rekonstruované: řídí se vzorem destiček téže velikosti ze základní hry. { -owners-correct }
web-reconstructed-towers = Údaje a tvar této věže jsou rekonstruované: leží mezi místnostmi o velikosti 300 a 350. Kdo hru vlastní, může údaje opravit (volba „components“).
web-reconstructed-renovations = Údaje této renovace jsou rekonstruované: řídí se vzorem destiček téže velikosti ze základní hry. { -owners-correct }
web-reconstructed-moat = Rozměry příkopu a hradeb jsou rekonstruované: dopočítali jsme je z vytištěné velikosti dílů. { -owners-correct }
web-reconstructed-passages = Délka této tajné chodby je rekonstruovaná: známe jen krátkou. { -owners-correct }
web-reconstructed-swans = Počet 8 labutí od každé barvy je rekonstruovaný: známe jen celkový počet 40. { -owners-correct }
web-reconstructed-decree-51 = Tabulka tohoto dekretu je rekonstruovaná: neuvádí ji žádný zdroj. { -owners-correct }
web-reconstructed-card-points = Body této karty známe jen z jednoho neoficiálního seznamu. { -owners-correct }
web-reconstructed-pairs = Cena a body jsou rekonstruované: známe dvojice 12 a 10, 10 a 8, 8 a 6, ale ne to, která patří Studni, která Domu a která Věži. { -owners-correct }
web-reconstructed-houses = Počet Domů je rekonstruovaný: je to, co z 23 předloh zbývá po odečtení ostatních. { -owners-correct }
web-reconstructed-tower-count = Počet Věží známe jen z jediné recenze. { -owners-correct }
web-reconstructed-fees = Tento poplatek je rekonstruovaný: odhadli jsme ho z toho, kolik bodů tu pomocník přinese. { -owners-correct }
web-reconstructed-reported-fees = Tento poplatek známe jen z jediné hráčské pomůcky. { -owners-correct }
web-reconstructed-wagons = Výnosy povozů a jezdce známe jen z jediné recenze. { -owners-correct }
web-reconstructed-marked-rounds = Která kola jsou označená, je rekonstruované: víme jen, že jsou čtyři. { -owners-correct }
`,"../src/kastelan/locale/cs/web-replay.ftl":`# Záznamy her a závěrečné hodnocení
web-replay-title = Záznam: { $game }
web-replay-way = Časová osa
web-replay-told = Co se v tomto kroku stalo
web-replay-step = Krok { $step } z { $steps }
web-replay-beginning = Stůl je připraven.
web-replay-word = tah, jak stojí v zápisu
web-replay-scrub = Krok
web-replay-scores = Body v průběhu hry. V tomto kroku: { $scores }
web-replay-controls = Procházení hry
web-replay-first = Na začátek
web-replay-turn-back = Na předchozí tah
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-on = O krok dál
web-replay-turn-on = Na konec dalšího tahu
web-replay-end = Na konec
web-replay-speed = Rychlost
web-replay-moves = Tahy
web-replay-around = Cíle, hráči a tahy
web-replay-tab-board = Deska
web-replay-eyes = Pohled
web-replay-eyes-open = Všechny karty odkryté
web-replay-eyes-none = Jako divák
web-replay-eyes-of = Jako { $name }
web-replay-place = { $place }.
web-replay-share = Kopírovat odkaz na tento krok
web-replay-copied = Odkaz na krok { $step } je zkopírován.
web-replay-download = Stáhnout záznam
web-replay-continue = Hrát odtud dál
web-replay-continue-about = Nová hra začne v kroku { $step }. Karty a destičky, které byly tehdy skryté, se rozdají znovu.
web-replay-continue-seat = Hraješ za
web-replay-continue-bots = Boti na ostatních místech
web-replay-continue-play = Hrát
web-replay-open = Otevřít záznam
web-replay-open-about = Záznam je hra v textovém souboru, jaký si lze po každé hře stáhnout. Zde se jen ukáže a nikam se neuloží.
web-replay-file = Soubor se záznamem
web-replay-drop = nebo ho přetáhni kamkoli na tuto stránku
web-replay-paste = Nebo vlož jeho text
web-replay-read = Ukázat hru
web-replay-too-large = Tento soubor je na záznam příliš velký.
web-replay-scored-back = Zpět
web-replay-scored-begin = Tolik bodů přinesla sama hra. Teď se započítá zbytek.
web-replay-scored-final = počítá se na konci
web-replay-scored-playing = během hry
web-replay-more-reasons = { $count ->
    [one] ještě jeden
    [few] ještě { $count }
    [many] ještě { $count }
   *[other] ještě { $count }
}
web-scored-rooms = Místnosti a jejich symboly
web-scored-favours = Královské odměny
web-scored-bonus = Karty úkolů

## Rozbor dohrané hry
web-analysis = Rozbor
web-analysis-close = Zavřít rozbor
web-analysis-about = Zjisti, kde se hra vyhrála a prohrála. Bot každý tah mnohokrát dohraje, s tím, co se zahrálo, i s tím, co se zahrát dalo, a porovná, co z toho vzejde. Každý tah posuzuje jen podle toho, co tehdy hráč mohl vědět.
web-analysis-time = Trvá to minutu nebo dvě. Mezitím si můžeš hru prohlížet, nebo odejít a vrátit se.
web-analysis-start = Rozebrat tuto hru
web-analysis-waiting = Rozbor brzy začne. Hry, o které někdo požádal dřív, mají přednost.
web-analysis-thinking = Přemýšlí se o tazích
web-analysis-progress = { $judged } z { $moves } kroků.
web-analysis-left = { $minutes ->
    [one] Zbývá méně než minuta.
    [few] Zbývají asi { $minutes } minuty.
    [many] Zbývá asi { $minutes } minuty.
   *[other] Zbývá asi { $minutes } minut.
}
web-analysis-leave = Můžeš odejít a vrátit se.
web-analysis-failed = Rozbor byl přerušen. Co se zjistilo, to zůstává.
web-analysis-nothing = V této hře nebylo o čem přemýšlet.
web-analysis-estimate = To vše je odhad; jindy mohou karty padnout jinak. Ztracený bod je bod náskoku před nejlepším z ostatních. Tyto body nelze sčítat: co jeden tah ztratil, mohou další získat zpět.
web-analysis-estimate-alone = To vše je odhad; jindy mohou destičky přijít jinak.
web-analysis-measure = Co graf ukazuje
web-analysis-measure-expected = Očekávané konečné body
web-analysis-measure-chance = Šance na výhru
web-analysis-measure-scores = Dosavadní body
web-analysis-graph-expected = Chyby na čarách očekávaných konečných bodů
web-analysis-graph-chance = Chyby na čarách šancí na výhru
web-analysis-mistake = { $points ->
    [one] Krok { $step }: { $name } přichází asi o bod
    [few] Krok { $step }: { $name } přichází asi o { $points } body
    [many] Krok { $step }: { $name } přichází asi o { $points } bodu
   *[other] Krok { $step }: { $name } přichází asi o { $points } bodů
}
web-analysis-mistake-none-yet = před první chybou
web-analysis-mistakes = Největší chyby
web-analysis-mistakes-short = Chyby
web-analysis-previous = Předchozí chyba
web-analysis-next = Další chyba
web-analysis-turn = Tento tah
web-analysis-steps = { $count ->
    [one] krok { $first }
    [few] kroky { $first } až { $last }
    [many] kroky { $first } až { $last }
   *[other] kroky { $first } až { $last }
}
web-analysis-gave = { $points ->
    [one] Stálo to asi bod
    [few] Stálo to asi { $points } body
    [many] Stálo to asi { $points } bodu
   *[other] Stálo to asi { $points } bodů
}
web-analysis-nearly = Skoro stejně dobré jako nejlepší tah
web-analysis-as-good = Nic lepšího se nenašlo
web-analysis-answers = Co se dalo zahrát
web-analysis-try = Zkusit to odtud po svém
web-analysis-look = Ukázat na desce
web-analysis-best = Nejlepší
web-analysis-played = Zahráno
web-analysis-expected = asi { $points } b.
web-analysis-behind = { $points ->
    [one] asi o { $points } bod horší
    [few] asi o { $points } body horší
    [many] asi o { $points } bodu horší
   *[other] asi o { $points } bodů horší
}
web-analysis-unsure = asi stejně dobré
web-analysis-variant = Varianta { $number }
web-analysis-chance = výhra { $percent } %
web-analysis-instead = Jak to mohlo být
web-analysis-none = bez chyb
web-analysis-account = { $count ->
    [one] jedna chyba, asi −{ $points }
    [few] { $count } chyby, největší asi −{ $points }
    [many] { $count } chyby, největší asi −{ $points }
   *[other] { $count } chyb, největší asi −{ $points }
}
web-analysis-gap-start = Přejdi k některému tahu a uvidíš, kolik stál a co se ještě dalo zahrát.
web-analysis-gap-not-yet = O tomto tahu se ještě nepřemýšlelo.
web-analysis-gap-forced = V tomto kroku nebylo z čeho vybírat.
web-analysis-gap-not-judged = Tato volba se neposuzuje. Rozbor porovnává jen hlavní rozhodnutí tahu.
web-analysis-table = Všechny tahy v tabulce
web-analysis-column-step = Krok
web-analysis-column-who = Kdo
web-analysis-column-points = Odhad
web-analysis-column-lead = Náskok
web-analysis-column-chance = Šance
web-analysis-column-lost = Ztráta
`,"../src/kastelan/locale/cs/web-seasons.ftl":`# Pod ochranou hradu v prohlížeči
web-seasons-about = Co to je
web-seasons-at-end = Na konci, jak to teď vypadá
web-seasons-bars-wanted = Stříbrné pruty k výměně
web-seasons-build = Postavit: { $building }
web-seasons-build-this = Postavit
web-seasons-built = { $building }, stojí
web-seasons-card-hand = v ruce
web-seasons-card-lost = mimo hru
web-seasons-card-now = v tomto kole
web-seasons-card-played = zahraná
web-seasons-cards = Karty
web-seasons-castle = Hrad. Šipkami přecházíš z místa na místo, Enter vybírá, V vysvětluje.
web-seasons-choosing = vybírá…
web-seasons-chosen = má vybráno
web-seasons-cost = cena { $cost }, body { $points }
web-seasons-displace = { $spot }, vytlačí pomocníka ({ $name })
web-seasons-fee = poplatek { $fee }
web-seasons-free = volno, poplatek { $fee }
web-seasons-free-choice = surovina podle tvé volby
web-seasons-from = odkud: { $origin }
web-seasons-goals = Karty a bodování
web-seasons-hand = Tvoje ruka
web-seasons-yours = Co máš
web-seasons-helpers = { $helpers ->
    [one] { $helpers } pomocník v zásobě
    [few] { $helpers } pomocníci v zásobě
    [many] { $helpers } pomocníka v zásobě
   *[other] { $helpers } pomocníků v zásobě
  }
web-seasons-innkeeper = odejde hostinský
web-seasons-keep = Nechat si
web-seasons-lack-both = Máš { $have } z { $cost }: chybí { $worth } a { $kinds ->
    [one] jeden druh
    [few] { $kinds } druhy
    [many] { $kinds } druhu
   *[other] { $kinds } druhů
  }.
web-seasons-lack-exact = Žádné tři tvoje druhy nedají přesně { $cost }.
web-seasons-lack-kinds = { $kinds ->
    [one] Chybí ještě jeden druh.
    [few] Chybí ještě { $kinds } druhy.
    [many] Chybí ještě { $kinds } druhu.
   *[other] Chybí ještě { $kinds } druhů.
  }
web-seasons-lack-worth = Máš { $have } z { $cost }: chybí { $worth }.
web-seasons-lay-down = Položit: { $cards }
web-seasons-left = zbývá { $left }
web-seasons-legend-cost = Cena
web-seasons-legend-cost-about = Hodnota surovin, které stavba stojí, nejméně tří druhů.
web-seasons-legend-fee = Pozice a její poplatek
web-seasons-legend-fee-about = Kolik stojí nasadit sem pomocníka. Boduje na konci.
web-seasons-legend-helper = Pomocník
web-seasons-legend-helper-about = Stojí u povozu, u jezdce nebo v hradu.
web-seasons-legend-points = Body
web-seasons-legend-points-about = Kolik bodů hned získá ten, kdo staví.
web-seasons-legend-yield = Výnos
web-seasons-legend-yield-about = Kolik kusů získá pomocník u povozu.
web-seasons-legend-worth = při stavbě má hodnotu { $value }
web-seasons-less = Méně: { $kind }
web-seasons-lies = { $number ->
    [one] Tvoje karta leží lícem dolů.
    [few] Tvoje karty leží lícem dolů.
    [many] Tvoje karty leží lícem dolů.
   *[other] Tvoje karty leží lícem dolů.
  }
web-seasons-lift = { $number ->
    [one] Vyber kartu z ruky.
    [few] Vyber { $number } karty z ruky.
    [many] Vyber { $number } karty z ruky.
   *[other] Vyber { $number } karet z ruky.
  }
web-seasons-list = Budovy
web-seasons-lose = Ztratit: { $card }
web-seasons-mend = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
  }{ $bars ->
    [0] {""}
   *[other] , { $bars } za stříbro
  }
web-seasons-more = Více: { $kind }
web-seasons-most = Nejvíc bodů
web-seasons-nobody = nikdo tam nestojí
web-seasons-not-now = Teď ne.
web-seasons-nothing = nic
web-seasons-on-tower = Ochranná věž: { $pieces }
web-seasons-paid = { $cost } z { $cost }{ $bars ->
    [0] , druhy: { $kinds }
    [one] , { $bars } stříbrný prut
    [few] , { $bars } stříbrné pruty
    [many] , { $bars } stříbrného prutu
   *[other] , { $bars } stříbrných prutů
  }
web-seasons-paid-not = { $worth } z { $cost }, druhy: { $kinds }{ $bars ->
    [0] {""}
    [one] , { $bars } stříbrný prut
    [few] , { $bars } stříbrné pruty
    [many] , { $bars } stříbrného prutu
   *[other] , { $bars } stříbrných prutů
  }; to nestačí
web-seasons-pass = Pasovat
web-seasons-pass-building = Už nestavět
web-seasons-pass-courting = Už se nedvořit
web-seasons-pass-mending = Nedat žádný kámen
web-seasons-pass-placing = Už nenasazovat
web-seasons-pass-purchasing = Už nekupovat
web-seasons-pass-stationing = Nikoho neumístit
web-seasons-pay-talers = { $talers ->
    [one] Zaplatit { $talers } tolar
    [few] Zaplatit { $talers } tolary
    [many] Zaplatit { $talers } tolaru
   *[other] Zaplatit { $talers } tolarů
  }
web-seasons-payment = Platba: { $building }, cena { $cost }
web-seasons-pieces-wanted = Suroviny k odevzdání
web-seasons-place = { $space }, poplatek { $fee }
web-seasons-place-here = Nasadit sem
web-seasons-points = { $points ->
    [one] Vzít { $points } bod
    [few] Vzít { $points } body
    [many] Vzít { $points } bodu
   *[other] Vzít { $points } bodů
  }
web-seasons-points-wanted = Body za tolary
web-seasons-preview = Co to přinese
web-seasons-put-back = Vrátit zpět
web-seasons-rank = Pořadí { $rank }:
web-seasons-round = Kolo { $round } z { $rounds }
web-seasons-seen = odkrytá
web-seasons-sell = Prodat
web-seasons-show-list = Seznam
web-seasons-show-picture = Obrázek
web-seasons-spot = { $spot }, { $who }, zásoba { $stock }, přinese { $brings }
web-seasons-stands = stojí
web-seasons-starts = Kolo začíná { $name }
web-seasons-stop-left = Levá část hradu
web-seasons-stop-middle = Střed hradu
web-seasons-stop-right = Pravá část hradu
web-seasons-talers = { $talers ->
    [one] { $talers } tolar
    [few] { $talers } tolary
    [many] { $talers } tolaru
   *[other] { $talers } tolarů
  }
web-seasons-this-round = V tomto kole
web-seasons-to-build = { $building }, cena { $cost }, body { $points }, nestojí
web-seasons-to-build-many = { $building }, cena { $cost }, body { $points }, zbývá { $left }
web-seasons-turn-in = Odevzdat
web-seasons-unseen = ještě může přijít
web-seasons-vp = Body teď: { $vp }; i s tím, co by přinesli pomocníci: { $score }
web-seasons-which-helper = Který pomocník?
web-seasons-winter-cards = Zimní karty
web-seasons-winter-round = odkryje se zimní karta
web-seasons-wish-keep-silver = Šetřit stříbro
web-seasons-wish-keep-brick = Šetřit cihly
web-seasons-wish-keep-stone = Šetřit kámen
web-seasons-wish-most-pieces = Nejvíc kusů
web-seasons-worth-each = { $kind }, hodnota { $value }
`,"../src/kastelan/locale/cs/web-security.ftl":`# Zabezpečení účtů: e-mailová adresa, zapomenuté heslo, dvoufázové přihlášení

web-security = Zabezpečení
web-security-cancel = Zrušit
web-email = E-mailová adresa
web-email-none = Žádná.
web-email-about = Jen pro obnovení zapomenutého hesla. Nikdo jiný ji neuvidí.
web-email-off = Tento server neposílá e-maily, zapomenuté heslo tu tedy nejde obnovit.
web-email-pending = Na { $address } je na cestě zpráva s odkazem. Adresu potvrdíš jeho otevřením.
web-email-new = Nová e-mailová adresa
web-email-add = Přidat adresu
web-email-change = Změnit
web-email-remove = Odebrat
web-email-send = Poslat odkaz
web-code = Kód
web-code-about = Z aplikace, nebo jeden ze záložních kódů.
web-second = Dvoufázové přihlášení
web-second-off = Vypnuté: k přihlášení stačí heslo.
web-second-on = { $codes ->
    [one] Zapnuté. Zbývá { $codes } záložní kód.
    [few] Zapnuté. Zbývají { $codes } záložní kódy.
    [many] Zapnuté. Zbývá { $codes } záložního kódu.
   *[other] Zapnuté. Zbývá { $codes } záložních kódů.
}
web-second-about = Aplikace v telefonu ukazuje kód, který se zadává po hesle.
web-second-set-up = Nastavit
web-second-next = Pokračovat
web-second-scan = Načti obrázek ověřovací aplikací a zadej kód, který ukáže.
web-second-picture = QR kód pro ověřovací aplikaci
web-second-type = Nebo do aplikace opiš tento klíč:
web-second-open = Otevřít v aplikaci na tomto zařízení
web-second-turn-on = Zapnout
web-second-codes = Nové záložní kódy
web-second-remove = Vypnout
web-second-keep = Tyto záložní kódy si bezpečně ulož. Každým se jednou přihlásíš bez telefonu. Znovu se neukážou.
web-second-copy = Kopírovat
web-second-copied = Zkopírováno
web-second-kept = Mám je uložené
web-login-code = Účet { $login } chrání dvoufázové přihlášení.
web-login-lost = Nemáš telefon ani záložní kódy? Pomůže jen provozovatel tohoto serveru.
web-login-back = Zpět
web-login-forgotten = Zapomenuté heslo?
web-recover-title = Obnovení hesla
web-recover-about = Zadej e-mailovou adresu svého účtu. Přijde ti odkaz pro nastavení nového hesla.
web-recover-send = Poslat odkaz
web-recover-sent = Pokud tuto adresu nějaký účet má, zpráva je na cestě. Odkaz platí 30 minut.
web-recover-off = Tento server neposílá e-maily. Napiš jeho provozovateli, může ti odkaz vytvořit.
web-recover-login = Přihlásit se
web-recover-done = Nové heslo je nastavené. Všechna zařízení byla odhlášena.
web-recover-again = Požádat o nový odkaz
web-confirm-title = Potvrzení e-mailové adresy
web-confirm-about = Pomocí této adresy půjde obnovit zapomenuté heslo.
web-confirm-go = Potvrdit
web-confirm-done = Adresa je potvrzená.
`,"../src/kastelan/locale/cs/web.ftl":`# Klient v prohlížeči: co je na každé obrazovce, a stůl.
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
`});export{e as texts};