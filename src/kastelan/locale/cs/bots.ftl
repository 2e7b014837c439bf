# Kdo sedí u stolu, když tam není žádný přítel, a co říká o odehrané partii.

## Úrovně
bots-level-easy = { web-bots-easy }
bots-level-medium = { web-bots-medium }
bots-level-hard = { web-bots-hard }
bots-level-expert = { web-bots-expert }

## Kingdom Builder
kingdom-bot-easy = Ilka husopaska
kingdom-bot-easy-about = usazuje se, kde je hezky, a na zlato občas zapomene
kingdom-bot-medium = Otmar rychtář
kingdom-bot-medium-about = staví tam, kde vidí nejvíc zlata, a dál se nedívá
kingdom-bot-hard = Johanka zeměměřička
kingdom-bot-hard-about = než postaví, změří každý hex
kingdom-bot-expert = Bohdan kancléř
kingdom-bot-expert-about = příští tahy si přehraje v hlavě

## Zámky šíleného krále Ludvíka
ludwig-bot-easy = Florian páže
ludwig-bot-easy-about = koupí, co by se líbilo králi, a dá to, kam se vejde
ludwig-bot-medium = Tereza zahradnice
ludwig-bot-medium-about = vezme nejlepší místnost na trhu, o té příští nepřemýšlí a občas se přehlédne
ludwig-bot-hard = Anselm dvorní architekt
ludwig-bot-hard-about = ví, jakou cenu má každá místnost
ludwig-bot-expert = Vilemína, stavitelka krále
ludwig-bot-expert-about = u každé místnosti se ptá, co přinese příští trh

## Pod ochranou hradu
seasons-bot-easy = Vojta učeň
seasons-bot-easy-about = nosí kameny a karty vybírá podle citu
seasons-bot-medium = Zdena zednice
seasons-bot-medium-about = staví poctivě a plánuje kartu po kartě
seasons-bot-hard = Ruprecht předák
seasons-bot-hard-about = málokdy promarní cihlu či tolar
seasons-bot-expert = Ludmila stavitelka
seasons-bot-expert-about = myslí na karty ve tvé ruce stejně jako na své

## kastelan games
cli-games-opponents = Soupeři:

## kastelan analyse
cli-about-analyse = ukaž, co který tah hry stál a co by bylo lepší
cli-help-analyse-playouts = kolikrát se z každého tahu hraje dál; více trvá déle a je jistější
cli-help-analyse-worst = kolik chyb se vypíše
cli-analyse-thinking = Přemýšlím
cli-analyse-move = tah
cli-analyse-who = hráč
cli-analyse-played = odehráno
cli-analyse-expected = očekávané body
cli-analyse-chance = šance
cli-analyse-lost = ztráta
cli-analyse-mistakes = Tahy, které stály nejvíc:
cli-analyse-mistake = { $rank }. Tah { $move }, { $name }: { $played } – ztráta bodů: { $lost }. Lépe: { $best }
cli-analyse-none = Žádný tah nestál bod ani více.
cli-analyse-nothing = V této hře nebylo o čem rozhodovat.
