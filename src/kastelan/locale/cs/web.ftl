# Klient v prohlížeči: co je na každé obrazovce.
web-again = Zkusit znovu
web-close = Zavřít
web-error-offline = Server není dostupný. Nic se neztratilo, zkus to za chvíli.
web-error-server = Na serveru nastala chyba. Tvá hra je v bezpečí.
web-home = Na úvodní stránku
web-lost = Na této adrese nic není.
web-rule = Přečíst pravidlo { $rule }
web-table = Stůl
