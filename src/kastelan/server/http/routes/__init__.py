"""The public interface of the server, one file per resource."""
