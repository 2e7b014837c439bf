# kastelan draw

cli-about-draw = nakresli destičku, zámek, trh nebo desku jako SVG nebo PNG
cli-help-draw-tile = Ludwig: jedna destička podle svého id
cli-help-draw-all-tiles = Ludwig: všechny destičky na jednom listu
cli-help-draw-record = zaznamenaná hra; - je standardní vstup
cli-help-draw-position = pozice jako jeden řádek
cli-help-draw-step = pozice po tolika tazích záznamu; jinak poslední
cli-help-draw-seat = Ludwig: čí zámek, A je první místo
cli-help-draw-market = Ludwig: trh místo zámku
cli-help-draw-turn = s --tile: čtvrtotáčky po směru hodinových ručiček
cli-help-draw-theme = barvy: light (světlé) nebo dark (tmavé)
cli-help-draw-scale = pixelů na pole, 8 až 120; malé obrázky ukazují méně. Kresba je navržená pro 40
cli-help-draw-out = soubor, který se zapíše; přípona .svg nebo .png určuje druh
cli-draw-written = Zapsáno: { $path }, { $size } kB.

error-draw-one-source = Co se má nakreslit, říká právě jedno z těchto: { $expected }.
error-draw-only-for = { $argument } je jen pro { $games }.
error-draw-not-with = { $argument } se nehodí k { $source }.
error-draw-bad-seat = „{ $text }“ není místo. Čeká se písmeno od A do E.
error-draw-no-seat = Místo { $seat } u tohoto stolu není. Čeká se A až { $last }.
error-draw-bad-theme = „{ $text }“ není vzhled. Vzhledy: { $expected }.
error-draw-bad-file = { $path } nemá příponu, ze které je vidět, co kreslit. Čeká se: { $expected }.
error-draw-no-tile = Destička { $tile } neexistuje. Podobné: { $near }.
error-draw-other-game = Tento záznam je hra { $game }, ne { $expected }.
error-draw-no-step = Krok { $step } neexistuje. Čeká se 0 až { $last }.
