# Kastelan jako nainstalovaná aplikace

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
