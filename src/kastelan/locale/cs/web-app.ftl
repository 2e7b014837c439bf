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
