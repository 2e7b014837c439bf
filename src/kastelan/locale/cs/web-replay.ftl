# Záznamy her a závěrečné hodnocení
web-replay-title = Záznam: { $game }
web-replay-way = Časová osa
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
web-replay-eyes = Pohled
web-replay-eyes-open = Všechny karty odkryté
web-replay-eyes-none = Jako divák
web-replay-eyes-of = Jako { $name }
web-replay-place = { $place }.
web-replay-share = Kopírovat odkaz na tento krok
web-replay-copied = Odkaz na krok { $step } je zkopírován.
web-replay-download = Stáhnout záznam
web-replay-continue = Hrát odtud dál
web-replay-continue-about = Nová hra začne v kroku { $step }. Karty a destičky, které byly tehdy skryté, se rozdají znovu.
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
web-replay-scored-begin = Tolik bodů přinesla sama hra. Teď se započítá zbytek.
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

## Rozbor dohrané hry
web-analysis = Rozbor
web-analysis-close = Zavřít rozbor
web-analysis-about = Zjisti, kde se hra vyhrála a prohrála. Bot každý tah mnohokrát dohraje, s tím, co se zahrálo, i s tím, co se zahrát dalo, a porovná, co z toho vzejde. Každý tah posuzuje jen podle toho, co tehdy hráč mohl vědět.
web-analysis-time = Trvá to minutu nebo dvě. Mezitím si můžeš hru prohlížet, nebo odejít a vrátit se.
web-analysis-start = Rozebrat tuto hru
web-analysis-waiting = Rozbor brzy začne. Hry, o které někdo požádal dřív, mají přednost.
web-analysis-thinking = Přemýšlí se o tazích
web-analysis-progress = { $judged } z { $moves } kroků.
web-analysis-left = { $minutes ->
    [one] Zbývá méně než minuta.
    [few] Zbývají asi { $minutes } minuty.
    [many] Zbývá asi { $minutes } minuty.
   *[other] Zbývá asi { $minutes } minut.
}
web-analysis-leave = Můžeš odejít a vrátit se.
web-analysis-failed = Rozbor byl přerušen. Co se zjistilo, to zůstává.
web-analysis-nothing = V této hře nebylo o čem přemýšlet.
web-analysis-estimate = To vše je odhad; jindy mohou karty padnout jinak. Ztracený bod je bod náskoku před nejlepším z ostatních. Tyto body nelze sčítat: co jeden tah ztratil, mohou další získat zpět.
web-analysis-estimate-alone = To vše je odhad; jindy mohou destičky přijít jinak.
web-analysis-measure = Co graf ukazuje
web-analysis-measure-expected = Očekávané konečné body
web-analysis-measure-chance = Šance na výhru
web-analysis-measure-scores = Dosavadní body
web-analysis-graph-expected = Chyby na čarách očekávaných konečných bodů
web-analysis-graph-chance = Chyby na čarách šancí na výhru
web-analysis-mistake = { $points ->
    [one] Krok { $step }: { $name } přichází asi o bod
    [few] Krok { $step }: { $name } přichází asi o { $points } body
    [many] Krok { $step }: { $name } přichází asi o { $points } bodu
   *[other] Krok { $step }: { $name } přichází asi o { $points } bodů
}
web-analysis-mistake-none-yet = před první chybou
web-analysis-mistakes = Největší chyby
web-analysis-mistakes-short = Chyby
web-analysis-previous = Předchozí chyba
web-analysis-next = Další chyba
web-analysis-turn = Tento tah
web-analysis-steps = { $count ->
    [one] krok { $first }
    [few] kroky { $first } až { $last }
    [many] kroky { $first } až { $last }
   *[other] kroky { $first } až { $last }
}
web-analysis-gave = { $points ->
    [one] Stálo to asi bod
    [few] Stálo to asi { $points } body
    [many] Stálo to asi { $points } bodu
   *[other] Stálo to asi { $points } bodů
}
web-analysis-nearly = Skoro stejně dobré jako nejlepší tah
web-analysis-as-good = Nic lepšího se nenašlo
web-analysis-answers = Co se dalo zahrát
web-analysis-try = Zkusit to odtud po svém
web-analysis-look = Ukázat na desce
web-analysis-best = Nejlepší
web-analysis-played = Zahráno
web-analysis-expected = asi { $points } b.
web-analysis-behind = { $points ->
    [one] asi o { $points } bod horší
    [few] asi o { $points } body horší
    [many] asi o { $points } bodu horší
   *[other] asi o { $points } bodů horší
}
web-analysis-unsure = asi stejně dobré
web-analysis-variant = Varianta { $number }
web-analysis-chance = výhra { $percent } %
web-analysis-instead = Jak to mohlo být
web-analysis-none = bez chyb
web-analysis-account = { $count ->
    [one] jedna chyba, asi −{ $points }
    [few] { $count } chyby, největší asi −{ $points }
    [many] { $count } chyby, největší asi −{ $points }
   *[other] { $count } chyb, největší asi −{ $points }
}
web-analysis-gap-start = Přejdi k některému tahu a uvidíš, kolik stál a co se ještě dalo zahrát.
web-analysis-gap-not-yet = O tomto tahu se ještě nepřemýšlelo.
web-analysis-gap-forced = V tomto kroku nebylo z čeho vybírat.
web-analysis-gap-not-judged = Tato volba se neposuzuje. Rozbor porovnává jen hlavní rozhodnutí tahu.
web-analysis-table = Všechny tahy v tabulce
web-analysis-column-step = Krok
web-analysis-column-who = Kdo
web-analysis-column-points = Odhad
web-analysis-column-lead = Náskok
web-analysis-column-chance = Šance
web-analysis-column-lost = Ztráta
