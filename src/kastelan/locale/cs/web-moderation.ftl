# Hlášení, zákazy a stránka správců

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
