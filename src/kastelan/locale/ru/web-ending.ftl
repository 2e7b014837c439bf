# Конец партии

web-ending-you = Победа за вами!
web-ending-you-too = Вы делите победу!
web-ending-picture = Законченная партия: стол, игроки и их очки
web-ending-story = Как прошла партия
web-ending-save = Сохранить картинку
web-ending-save-drawing = Сохранить как рисунок (SVG)
web-ending-save-film = Сохранить ход стройки
web-ending-result = Итог
