# Co slyší a čte ten, kdo hraje se čtečkou obrazovky: deska slovy a celá pojmenování

web-read-board = Deska slovy
web-read-none = nic
web-read-settlements = Osady
web-read-hexes = Všechny hexy
web-kingdom-card-of = Karta terénu: { $terrain }
web-key-kingdom-list = v seznamu možných hexů: další z nich

# Kde místnost v zámku leží
web-ludwig-the = { $room }
web-ludwig-beside = { $side ->
    [north] severně od místnosti { $room }
    [north-east] severovýchodně od místnosti { $room }
    [east] východně od místnosti { $room }
    [south-east] jihovýchodně od místnosti { $room }
    [south] jižně od místnosti { $room }
    [south-west] jihozápadně od místnosti { $room }
    [west] západně od místnosti { $room }
   *[north-west] severozápadně od místnosti { $room }
  }
web-ludwig-lies = Leží { $where }.
web-ludwig-in-words = Zámky slovy
web-ludwig-rooms-of = Místnosti zámku: { $name }
web-ludwig-places = Seznam míst
web-ludwig-places-more = { $count ->
    [one] ještě { $count } místo
    [few] ještě { $count } místa
    [many] ještě { $count } místa
   *[other] ještě { $count } míst
  }

# Co je na prodej
web-ludwig-stall-empty = { $price }: nic tu neleží.
web-ludwig-stall-left = { $left ->
    [one] Zbývá { $left }.
    [few] Zbývají { $left }.
    [many] Zbývá { $left }.
   *[other] Zbývá { $left }.
  }
web-ludwig-stall-swan = S labutí: { $colour }.
web-ludwig-stall-best = Nejlepší místo: { $best }.
web-ludwig-stall-closed = Teď si ji koupit nemůžeš.
web-key-ludwig-what = přečíst zobrazený zámek místnost po místnosti
