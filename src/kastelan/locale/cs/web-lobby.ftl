# The browser client outside a table

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
web-ludwig-overview-turn = Mistr stavitel určí cenu každé destičky na trhu. Ostatní si po jedné koupí, nebo si vezmou 5 000 M z banku, a platí jemu. On nakupuje poslední a platí banku.
web-ludwig-overview-placing = Dveře nové destičky navazují na dveře tvého zámku. Destičky se nepřekrývají, nedotýkají se plotů a nechávají volný východ. Místnost, jejíž všechny dveře vedou dál, je uzavřená a přináší odměnu.
web-ludwig-overview-scoring = Destička přináší svou základní bodovou hodnotu a body za svůj symbol: za každou místnost uvedených typů, která navazuje nebo je kdekoli v zámku; za sousedící jsou postihy. Na konci přijdou královské odměny, karty úkolů, vyčerpané sloupečky a peníze.
web-seasons-overview-turn = Každý si tajně vybere kartu; pak se karty provedou v daném pořadí. Posel a Obchodník přinášejí tolary a suroviny, ostatní stavějí. Stavitel ti vrátí zahrané karty.
web-seasons-overview-placing = Cenu budovy zaplať přesně, nejméně třemi druhy surovin, a získej její body nebo tolary. Potom mohou za poplatek vejít do hradu pomocníci.
web-seasons-overview-scoring = Budovy bodují hned. Pomocníci v hradu bodují na konci, každý podle své pozice: za volné pozice, za jiné budovy, za stříbro nebo za suroviny.
