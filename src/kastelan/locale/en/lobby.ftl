# People and tables of the server

error-no-such-person = There is no such person here.
error-option-of-no-game = { $option } is an option of no game that was named.
