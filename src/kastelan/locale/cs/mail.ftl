# E-maily: ke každému předmět a text

mail-signature = Kastelan, { $site }
mail-confirm-subject = Potvrď svou e-mailovou adresu
mail-confirm = Někdo, nejspíš ty, chce tuto adresu používat k účtu na { $site }.

    Potvrdíš ji tímto odkazem, platí { $hours } hodin:

    { $link }

    Pokud to nebylo na tvoje přání, zprávu ignoruj: adresa se používat nebude.
mail-recover-subject = Nové heslo
mail-recover = Někdo, nejspíš ty, zapomněl heslo k tvému účtu { $login }.

    Nové si nastavíš tímto odkazem, platí { $minutes } minut:

    { $link }

    Pokud to nebylo na tvoje přání, zprávu ignoruj: heslo zůstává stejné.
mail-password-changed-subject = Heslo se změnilo
mail-password-changed = Heslo k tvému účtu { $login } bylo změněno.

    Pokud to nebylo na tvoje přání, hned si nastav nové: { $site }/recover
mail-email-changed-subject = E-mailová adresa se změnila
mail-email-changed = Tvůj účet { $login } má novou e-mailovou adresu. Tato se už nepoužívá.

    Pokud to nebylo na tvoje přání, hned si změň heslo a napiš provozovateli serveru.
mail-email-removed-subject = E-mailová adresa byla odebrána
mail-email-removed = Tvůj účet { $login } už nemá e-mailovou adresu: zapomenuté heslo nepůjde obnovit.

    Pokud to nebylo na tvoje přání, hned si změň heslo a napiš provozovateli serveru.
mail-second-factor-on-subject = Dvoufázové přihlášení je zapnuté
mail-second-factor-on = Od teď je k přihlášení k tvému účtu { $login } kromě hesla potřeba i kód z aplikace.

    Pokud to nebylo na tvoje přání, hned si změň heslo a napiš provozovateli serveru.
mail-second-factor-off-subject = Dvoufázové přihlášení je vypnuté
mail-second-factor-off = Od teď stačí k přihlášení k tvému účtu { $login } samotné heslo.

    Pokud to nebylo na tvoje přání, hned si změň heslo a napiš provozovateli serveru.
mail-recovery-code-used-subject = Byl použit záložní kód
mail-recovery-code-used = K tvému účtu { $login } se někdo přihlásil záložním kódem místo kódu z aplikace.

    Pokud to nebylo na tvoje přání, hned si změň heslo a vytvoř nové záložní kódy.
mail-digest-subject = { $count ->
    [one] Tvoje hry: jedna novinka
    [few] Tvoje hry: { $count } novinky
    [many] Tvoje hry: { $count } novinky
   *[other] Tvoje hry: { $count } novinek
}
mail-digest = Co se stalo, zatímco tu nejsi:

    { $lines }

    Tuto zprávu dostáváš, protože máš zapnutá oznámení e-mailem. Vypneš je tímto odkazem:

    { $unsubscribe }
