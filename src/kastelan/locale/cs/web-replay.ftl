# Záznamy her a závěrečné hodnocení
web-replay-title = Záznam: { $game }
web-replay-way = Průchod hrou
web-replay-told = Co se v tomto kroku stalo
web-replay-step = Krok { $step } z { $steps }
web-replay-beginning = Stůl je připraven.
web-replay-word = tah, jak stojí v zápisu
web-replay-scrub = Krok
web-replay-scores = Body v průběhu hry. V tomto kroku: { $scores }
web-replay-controls = Procházení hry
web-replay-first = Na začátek
web-replay-turn-back = Na předchozí tah
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-on = O krok dál
web-replay-turn-on = Na konec dalšího tahu
web-replay-end = Na konec
web-replay-speed = Rychlost
web-replay-moves = Tahy
web-replay-around = Cíle, hráči a tahy
web-replay-tab-board = Deska
web-replay-eyes = Číma očima
web-replay-eyes-open = Všechny karty odkryté
web-replay-eyes-none = Jako divák
web-replay-eyes-of = Jako { $name }
web-replay-place = { $place }.
web-replay-share = Kopírovat odkaz na tento krok
web-replay-copied = Odkaz na krok { $step } je zkopírován.
web-replay-download = Stáhnout záznam
web-replay-continue = Hrát odtud dál
web-replay-continue-about = Nová hra začne v kroku { $step }. Karty a dílky, které byly tehdy skryté, se rozdají znovu.
web-replay-continue-seat = Hraješ za
web-replay-continue-bots = Boti na ostatních místech
web-replay-continue-play = Hrát
web-replay-open = Otevřít záznam
web-replay-open-about = Záznam je hra v textovém souboru, jaký si lze po každé hře stáhnout. Zde se jen ukáže a nikam se neuloží.
web-replay-file = Soubor se záznamem
web-replay-drop = nebo ho přetáhni kamkoli na tuto stránku
web-replay-paste = Nebo vlož jeho text
web-replay-read = Ukázat hru
web-replay-too-large = Tento soubor je na záznam příliš velký.
web-replay-scored-back = Zpět
web-replay-scored-begin = Tolik bylo získáno během hry. Teď se započítá zbytek.
web-replay-scored-final = počítá se na konci
web-replay-scored-playing = během hry
web-replay-more-reasons = { $count ->
    [one] ještě jeden
    [few] ještě { $count }
    [many] ještě { $count }
   *[other] ještě { $count }
}
web-scored-rooms = Místnosti a jejich symboly
web-scored-favours = Královské odměny
web-scored-bonus = Karty úkolů
