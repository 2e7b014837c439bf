# Hra bez serveru
web-offline = Hrát bez serveru
web-offline-about = Jen na tomto zařízení, v jednom nebo střídavě, proti botům, i bez připojení. Vše zůstane v tomto prohlížeči.
web-offline-here = Hraješ bez serveru: vše zůstává v tomto prohlížeči a nikdo další se nemůže přidat.
web-offline-complete = Vše už je v tomto zařízení: hrát lze i bez připojení.
web-offline-completing = Vše pro hraní bez připojení se ještě načítá.
web-offline-needy = Tento prohlížeč si soubory stránky neukládá, proto je potřeba připojení.
web-offline-loading = Hry se načítají. Poprvé to několik sekund potrvá.
web-offline-failed = Hry se nepodařilo načíst.
web-offline-thinking = Bot přemýšlí.
web-offline-hurry = Ať hraje hned
web-offline-kept = Hra je nyní mezi tvými hrami.
web-offline-send = Otevřít na serveru
