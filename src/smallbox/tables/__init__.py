"""Tables as machines without I/O: who sits where, what is played, whose time runs; time is an argument."""
