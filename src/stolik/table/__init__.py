"""One live game among people and bots: seats, events, clocks, talk, hand-over. No I/O, no clock, no randomness."""
