# Люди и столы сервера

error-no-such-person = Такого человека здесь нет.
error-option-of-no-game = { $option } — не настройка ни одной названной игры.
