"""Playing without a server: this package answers the browser client inside the browser, under Pyodide.

The client sends the same requests and frames as to a server, and gets the same answers: tables, presenters,
narration and replays are those of `kastelan.server`. What a server keeps in its database is handed to the
page, which keeps it. Nothing here waits, opens a connection or starts a process.
"""
