# The rulebooks as pages.

rules-title = Rules of { $game }
rules-games = Rulebooks
rules-contents = Contents
rules-find = Find in the rules
rules-found = { $count ->
        [0] No rule has all of these words.
        [one] Found in one place.
       *[other] Found in { $count } places.
    }
rules-everything = Show the whole rulebook
rules-english = This rulebook is not there in your language yet, so here it is in English.
rules-print = Print
rules-link = Link to rule { $clause }
rules-option = To choose at the table
rules-option-usual = Usually: { $value }
rules-option-by-players = Depends on the number of players
rules-option-range = { $least } to { $most }
