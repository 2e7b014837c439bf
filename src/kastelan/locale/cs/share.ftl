# Odkazy a obrázky ke sdílení

share-invitation = { $name } tě zve do hry { $game }
share-won = Vítěz hry { $game }: { $name }
share-won-together = O vítězství ve hře { $game } se dělí { $names }
share-free-seats = { $count ->
    [one] Jedno místo je volné.
    [few] { $count } místa jsou volná.
    [many] { $count } místa je volné.
   *[other] { $count } míst je volných.
}
share-all-here = Všechna místa jsou obsazená.
share-running = Hra ještě běží
share-free-seat = volné místo
share-day = { $day }. { $month }. { $year }
share-and = { $first } a { $last }
share-replay = Okamžik ze hry { $game }
share-site = Stůl pro tři stavitelské deskové hry: hraj v prohlížeči s přáteli nebo s boty.

# Příběh dohrané hry

story-best-piece = { $piece }: { $points } pro hráče { $name }, víc nepřineslo nic jiného.
story-best-turn = { $name }: { $points } v jediném tahu, nejvíc v celé hře.
story-turning-point = { $name }: natrvalo v čele od tahu { $turn } z { $turns }.
story-always-ahead = { $name }: po celou hru nikdy pozadu.
story-final-scoring = { $name }: pozadu až do závěrečného bodování.
story-widest-lead = { $name }: největší náskok o { $points } po tahu { $turn } z { $turns }.
story-longest-lead = { $name }: nejdelší vedení, { $count } z { $turns } tahů v řadě.
