"""The public face of the server, one file per resource."""
