"""The server: the only place that does input and output for tables."""
