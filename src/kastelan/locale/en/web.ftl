# The browser client: what stands on every screen.
web-again = Try again
web-close = Close
web-error-offline = The server cannot be reached. Nothing is lost; try again in a moment.
web-error-server = The server has made a mistake. Your game is safe.
web-home = To the start page
web-lost = There is nothing at this address.
web-rule = Read rule { $rule }
web-table = Table
