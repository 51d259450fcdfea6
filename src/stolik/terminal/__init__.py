"""The terminal door: one person and bots at a table of text."""
