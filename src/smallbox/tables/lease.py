"""Who keeps a table's clock and moves its bots: a lease, so that another node goes on where one is gone."""

#: how often a node asks to go on with it, in milliseconds
RENEWED = 2000
