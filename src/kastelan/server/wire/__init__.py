"""What goes over the wire, as typed structs: REST, WebSocket and OpenAPI are made from the same ones."""
