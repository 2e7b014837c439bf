# Lidé a stoly serveru

error-no-such-person = Nikdo takový tu není.
error-option-of-no-game = { $option } není volba žádné jmenované hry.
error-bad-webhook = Na takovou adresu nelze nic poslat.
error-private-webhook = Tento server neposílá nic na adresy vlastní sítě.
error-no-such-zone = Časové pásmo { $zone } neexistuje.
error-quiet-too-long = Tiché hodiny trvají nejvýše hodin: { $most }.
error-vacation-too-long = Dovolená trvá nejvýše dní: { $most }.
error-clock-too-short = Při hře na dálku dávají hodiny aspoň { $seconds } s.
notice-your-turn = { $game }: jsi na tahu.
notice-invited = { $game }: je pro tebe připravené místo.
notice-game-over = { $game }: hra skončila.
notice-test = Oznámení z Kastelanu docházejí.
error-no-such-session = Na takovém zařízení přihlášen nejsi.
error-wrong-password = Staré heslo není správné.
error-not-gone-yet = Dej protihráči ještě { $seconds } s.
error-muted-here = U tohoto stolu tě hostitel ztlumil.
server-help-webhooks = webhooky lidí smějí ležet v soukromých sítích; nezapínej tam, kde mají účty cizí lidé
