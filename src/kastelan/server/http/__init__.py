"""The web application: routes, headers, limits and errors. It translates and decides nothing."""
