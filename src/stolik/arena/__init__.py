"""Many games at once: matches between bots, and what their results say."""
