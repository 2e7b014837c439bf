# Lidé a stoly serveru

error-no-such-person = Nikdo takový tu není.
error-option-of-no-game = { $option } není volba žádné jmenované hry.
