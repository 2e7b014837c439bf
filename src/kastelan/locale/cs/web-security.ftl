# Zabezpečení účtů: e-mailová adresa, zapomenuté heslo, dvoufázové přihlášení

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
