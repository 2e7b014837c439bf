# Bylo rozdání poctivé?
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
