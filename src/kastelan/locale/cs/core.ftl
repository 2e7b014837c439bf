# Co jádro odmítne v kterékoli hře

error-not-your-decision = Místo { $seat } teď o ničem nerozhoduje.
error-bad-option-value = Volba { $option } nemůže být „{ $value }“. Možnosti: { $expected }.
error-unknown-option = Volba { $option } neexistuje. Volby: { $expected }.
error-bad-players = Tuto hru nelze hrát v počtu { $players }. Možný počet hráčů: { $least } až { $most }.
error-bad-seed = „{ $seed }“ není semínko. Čeká se celé číslo od 0.
error-bad-notation = „{ $text }“ není tah této hry.
error-bad-hex = „{ $text }“ není hex. Čeká se sloupec A až T a řádek 1 až 20, například F7.
error-no-such-action = { $text } není akce této hry.
error-bad-position = Tohle není pozice této hry: řádek je poškozený, nebo psaný ručně.
error-position-of-another-game = Tohle je pozice hry { $game }, verze pravidel { $version }.
error-record-too-long = Soubor je na záznam příliš dlouhý.
error-bad-tag = Řádek { $line }: tohle není značka záznamu. Čeká se [Name "hodnota"].
error-bad-move-line = Řádek { $line }: tohle nejsou tahy. Čeká se písmeno místa, dvojtečka a tahy, například A: F7 F8.
error-bad-header = Hlavička záznamu je chybná nebo neúplná: { $tag }.
error-bad-word = Řádek { $line }, tah { $move }: „{ $text }“ není tah této hry.
error-move-refused = Řádek { $line }, tah { $move }: pravidla tu { $text } nedovolují.
error-other-result = Záznam nevede k výsledku, který stojí v hlavičce.
error-other-hash = Záznam nevede k pozici, jejíž otisk stojí v hlavičce.
error-unknown-game = Hru { $game } neznáme. Hry: { $expected }.
error-unknown-version = { $game } nemá verzi pravidel { $version }; nejnovější je tu { $newest }. Novější Kastelan ji možná zná.
error-unknown-bot = Bota { $bot } neznáme. Boti: { $expected }.
