# Lidé a stoly serveru

error-no-such-person = Nikdo takový tu není.
error-option-of-no-game = { $option } není volba žádné jmenované hry.
error-bad-webhook = Na takovou adresu nelze nic poslat.
error-private-webhook = Tento server neposílá nic na adresy vlastní sítě.
error-no-such-zone = Časové pásmo { $zone } neexistuje.
error-quiet-too-long = Doba nerušení trvá nejvýše { $most } h.
error-vacation-too-long = Dovolená trvá nejvýše { $most ->
    [one] { $most } den
    [few] { $most } dny
    [many] { $most } dne
   *[other] { $most } dní
  }.
error-clock-too-short = V korespondenční hře dávají hodiny aspoň { $seconds } s.
notice-your-turn = { $game }: jsi na tahu.
notice-moved = { $game }: tah už máš za sebou.
notice-invited = { $game }: je pro tebe připravené místo.
notice-game-over = { $game }: hra skončila.
notice-test = Oznámení od Kastelana fungují.
error-no-such-session = Na tomto zařízení žádné přihlášení není.
error-too-many-devices = Oznámení mohou chodit nejvýše na tolik zařízení: { $most }.
error-no-such-device = Na toto zařízení už oznámení nechodí.
error-bad-push = Prohlížeč nevytvořil platné přihlášení k oznámením.
error-wrong-password = Heslo není správné.
error-not-gone-yet = Dej soupeři ještě { $seconds } s.
error-muted-here = U tohoto stolu tě hostitel ztlumil.
server-help-webhooks = webhooky smějí mířit do soukromých sítí; nezapínej, mají-li na serveru účty cizí lidé
server-help-push-contact = jak tě mají zastihnout služby pro oznámení, když je něco v nepořádku: mailto:… nebo https://…; jinak odesílatel e-mailů
server-help-components = nabídni novým stolům opravené součásti pod názvem; lze uvést vícekrát
