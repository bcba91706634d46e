# The rulebooks as pages.

rules-title = { $game } rules
rules-games = Rulebooks
rules-contents = Contents
rules-find = Find in the rules
rules-found = { $count ->
        [0] No rule contains all these words.
        [one] Found in one place.
       *[other] Found in { $count } places.
    }
rules-everything = Show the whole rulebook
rules-english = This rulebook isn't in your language yet, so here it is in English.
rules-print = Print
rules-link = Link to rule { $clause }
rules-option = You choose at the table
rules-option-usual = Default: { $value }
rules-option-by-players = Depends on the number of players
rules-option-range = { $least } to { $most }
