# Údaje, které nejsou opsané z originálu: co u každého znamená značka ≈

-owners-correct = Kdo hru vlastní, může to opravit (volba „components“).
web-reconstructed-word = ≈ rekonstruováno
web-reconstructed-legend = ≈ rekonstruováno, není opsáno z originálu
web-reconstructed-rooms = Údaje této destičky jsou rekonstruované: řídí se vzorem destiček téže velikosti ze základní hry. { -owners-correct }
web-reconstructed-towers = Údaje a tvar této věže jsou rekonstruované: leží mezi místnostmi o velikosti 300 a 350. Kdo hru vlastní, může údaje opravit (volba „components“).
web-reconstructed-renovations = Údaje této renovace jsou rekonstruované: řídí se vzorem destiček téže velikosti ze základní hry. { -owners-correct }
web-reconstructed-moat = Rozměry příkopu a hradeb jsou rekonstruované: dopočítali jsme je z vytištěné velikosti dílů. { -owners-correct }
web-reconstructed-passages = Délka této tajné chodby je rekonstruovaná: známe jen krátkou. { -owners-correct }
web-reconstructed-swans = Počet 8 labutí od každé barvy je rekonstruovaný: známe jen celkový počet 40. { -owners-correct }
web-reconstructed-decree-51 = Tabulka tohoto dekretu je rekonstruovaná: neuvádí ji žádný zdroj. { -owners-correct }
web-reconstructed-card-points = Body této karty známe jen z jednoho neoficiálního seznamu. { -owners-correct }
web-reconstructed-pairs = Cena a body jsou rekonstruované: známe dvojice 12 a 10, 10 a 8, 8 a 6, ale ne to, která patří Studni, která Domu a která Věži. { -owners-correct }
web-reconstructed-houses = Počet Domů je rekonstruovaný: je to, co z 23 předloh zbývá po odečtení ostatních. { -owners-correct }
web-reconstructed-tower-count = Počet Věží známe jen z jediné recenze. { -owners-correct }
web-reconstructed-fees = Tento poplatek je rekonstruovaný: odhadli jsme ho z toho, kolik bodů tu pomocník přinese. { -owners-correct }
web-reconstructed-reported-fees = Tento poplatek známe jen z jediné hráčské pomůcky. { -owners-correct }
web-reconstructed-wagons = Výnosy povozů a jezdce známe jen z jediné recenze. { -owners-correct }
web-reconstructed-marked-rounds = Která kola jsou označená, je rekonstruované: víme jen, že jsou čtyři. { -owners-correct }
