# Konec hry

web-ending-you = Vítězství je tvé!
web-ending-you-too = O vítězství se dělíš!
web-ending-picture = Dohraná hra: stůl, hráči a jejich body
web-ending-story = Jak hra probíhala
web-ending-save = Uložit obrázek
web-ending-save-drawing = Uložit jako kresbu (SVG)
web-ending-save-film = Uložit, jak stavba rostla
web-ending-result = Výsledek
