# Správa: odmítnutí serveru a příkaz pro správce

moderation-neutral-name = Hráč { $number }
error-address-not-known = Server neví, odkud se tato osoba připojuje. Zakaž místo toho adresu z protokolu své proxy.
error-bad-duration = „{ $text }“ není doba, třeba 12h nebo 7d.
error-bad-network = „{ $text }“ není adresa ani síť, třeba 192.0.2.7 nebo 192.0.2.0/24.
error-ban-own-address = Je mezi nimi i tvoje vlastní adresa.
error-banned = Máš zákaz do { $until }. Důvod: { $reason }
error-banned-for-good = Máš trvalý zákaz. Důvod: { $reason }
error-empty-reason = Důvod potřebuje viditelná písmena.
error-network-too-wide = { $text } je příliš široká síť: nejvýše /{ $widest }.
error-no-such-ban = Zákaz { $number } neexistuje.
error-no-such-message = Taková zpráva tu není.
error-no-such-operator = To není správce.
error-no-such-report = Otevřené hlášení { $number } neexistuje.
error-operator-already = Správcem už je.
error-operator-needs-account = Správcem může být jen účet: host nemá heslo.
error-operator-not-banned = Správci nejde dát zákaz. Nejdřív ho odvolej.
error-report-yourself = Sebe nahlásit nejde.
error-table-closed = Tento stůl byl zavřen.
error-unknown-moderation-work = Úkol { $work } neexistuje. Úkoly: { $expected }.

cli-about-moderate = starej se o lidi na serveru: hlášení, zákazy, jména, stoly, správci
moderate-help-work = co udělat: reports, people, tables, bans, operators nebo log něco ukážou; ban, unban, rename, close, remove, settle, appoint a dismiss něco změní
moderate-help-target = koho nebo čeho se to týká: přihlašovací jméno, @ a id, adresa nebo síť k zakázání, číslo zákazu nebo hlášení, stůl, nebo stůl:číslo u zprávy v chatu; u people část jména
moderate-help-reason = proč, do záznamu; u zákazu to čte i dotyčná osoba
moderate-help-for = jak dlouho zákaz platí, třeba 12h nebo 7d; bez toho nekončí
moderate-help-settled = ukaž vyřízená hlášení místo otevřených
moderate-none = Nic.
moderate-report = Hlášení { $number }, { $at }: { $what }, { $reason }
moderate-report-about = Koho se týká: { $name } (@{ $person })
moderate-report-table = Stůl: { $table }
moderate-report-note = Poznámka ({ $name }): { $note }
moderate-report-line = { $number } { $name }: { $text }
moderate-person = @{ $person } { $name }: { $about }
moderate-person-about = { $guest ->
    [yes] host
   *[no] účet
}, stolů: { $tables }, naposledy { $seen }
moderate-person-operator = správce
moderate-person-banned = zákaz do { $until }
moderate-never = nikdy
moderate-for-good = bez konce
moderate-table = { $table } { $game }, { $status }, { $visibility }: { $people }
moderate-ban = Zákaz { $number }: { $whom }, do { $until }. { $reason }
moderate-ban-for-good = Zákaz { $number }: { $whom }, natrvalo. { $reason }
moderate-log = { $number } { $at } { $who }: { $action } { $whom } { $reason }
moderate-done-ban = Zákaz platí, má číslo { $number }. Běžící server zavře spojení během sekundy či dvou.
moderate-done-unban = Zákaz { $number } je zrušen.
moderate-done-rename = Nové jméno je { $name }.
moderate-done-close = Stůl je zavřený.
moderate-done-remove = Zpráva je odstraněna.
moderate-done-settle = Hlášení { $number } je vyřízeno.
moderate-done-appoint = { $target } je teď správce.
moderate-done-dismiss = { $target } už není správce.
