# Příkaz kastelan

cli-language-name = čeština
cli-usage = použití
cli-example = příklad:
cli-arguments = argumenty
cli-options = přepínače
cli-overview =
    Kastelan: deskové hry o stavbě hradů v terminálu.

cli-overview-help =

    kastelan PŘÍKAZ --help poví víc. --language en, cs nebo ru nastaví jazyk.
cli-about-play = hraj o samotě, s přáteli nebo proti botům
cli-about-replay = projdi zaznamenanou hru, nebo ji ověř
cli-about-rules = čti pravidla hry
cli-about-games = vypiš hry a jejich volby
cli-about-arena = nech boty sehrát mnoho her proti sobě
cli-about-bench = změř rychlost jádra na tomto stroji
cli-about-doctor = zjisti, co je s instalací v nepořádku
cli-about-completion = vypiš skript, se kterým shell doplňuje příkazy a přepínače
cli-help-completion-shell = shell: bash, zsh nebo fish

cli-help-help = ukaž tuto nápovědu a skonči
cli-help-language = jazyk: en, cs nebo ru
cli-help-json = odpověz v JSON
cli-help-game = hra, jejím jménem
cli-help-game-optional = jedna hra s vysvětlením voleb
cli-help-rule = pravidlo nebo kapitola, například KB-BUILD-3 nebo KB-BUILD
cli-help-search = jen pravidla, která obsahují tento text
cli-help-bots = boti, jeden za každého hráče
cli-help-games = kolik her
cli-help-seed = semínko náhody: stejné semínko dá stejné hry
cli-help-jobs = kolik procesů pracuje najednou
cli-help-option = nastav volbu hry; lze uvést vícekrát
cli-help-players = kolik hráčů
cli-help-seconds = jak dlouho měřit

cli-games-players = { $most ->
    [one] { $least } až { $most } hráč
    [few] { $least } až { $most } hráči
    [many] { $least } až { $most } hráče
   *[other] { $least } až { $most } hráčů
  }
cli-games-expected = Možnosti: { $expected }
cli-games-expected-list = Možnosti oddělené čárkami, v počtu { $count }: { $expected }
cli-games-more = kastelan games HRA vysvětlí volby jedné hry.

cli-arena-playing = hry
cli-arena-bot = bot
cli-arena-wins = výhry
cli-arena-draws = dělené
cli-arena-share = podíl
cli-arena-interval = 95% interval
cli-arena-points = body
cli-arena-summary = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  } za { $seconds } s, { $rate } za sekundu, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
  }.
cli-arena-fault = Hra { $fault }

cli-bench-running = Měří se { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
  } …
cli-bench-games-per-second = { $value } náhodných her za sekundu
cli-bench-decisions-per-second = { $value } rozhodnutí za sekundu
cli-bench-decisions-per-game = { $value } rozhodnutí ve hře
cli-bench-copy-us = { $value } µs na kopii pozice
cli-bench-legal-us = { $value } µs na nalezení možných akcí
cli-bench-apply-us = { $value } µs na provedení akce
cli-bench-bytes-per-state = { $value } bajtů na pozici

cli-doctor-python = Python
cli-doctor-chance = míchání
cli-doctor-files = zápis souborů
cli-doctor-encoding = znaky terminálu
cli-doctor-broken = nefunguje: { $reason }
cli-doctor-extra = { $installed ->
    [yes] nainstalováno
   *[no] není nainstalováno, přinese je pip install 'kastelan[{ $extra }]'
  }
cli-doctor-fine = Všechno funguje.
cli-doctor-ill = Něco je špatně. Nejdřív zkus Kastelana nainstalovat znovu do nového virtuálního prostředí.

error-extra-missing = { $library } není nainstalováno. Přinese ho pip install 'kastelan[{ $extra }]'
error-no-such-file = Soubor { $path } neexistuje.
error-no-such-folder = Složka { $path } neexistuje. Nejdřív ji vytvořte, nebo určete jiné místo.
error-is-a-folder = { $path } je složka. Určete soubor v ní.
error-cannot-read-file = { $path } nelze číst: { $reason }.
error-cannot-write-file = { $path } nelze zapsat: { $reason }.
error-file-is-no-text = { $path } není textový soubor v UTF-8.
error-bad-argument = { $argument } potřebuje hodnotu, nebo jinou. Jakou, ukáže --help.
error-unknown-argument = Argument { $argument } tu neexistuje. Které existují, ukáže --help.
error-missing-argument = Chybí argument: { $argument }. Příklad ukáže --help.
error-bad-number = „{ $text }“ nelze použít. Čeká se celé číslo od { $least } do { $most }.
error-option-without-value = „{ $option }“ nemá hodnotu. Čeká se klíč=hodnota.
error-unknown-language = Texty v jazyce „{ $language }“ tu nejsou. Jazyky: { $expected }.
error-unknown-command = Příkaz { $command } neexistuje. Příkazy: { $expected }.
error-unknown-shell = Pro { $shell } žádný skript není. Shelly: { $expected }.
error-no-such-rule = Pravidlo „{ $rule }“ neexistuje. Podobná: { $near }.
