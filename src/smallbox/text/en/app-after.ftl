# The end of a game: no past tense and no gender with names.

after-you-win = You win!
after-wins = { $names } wins!
after-share = Shared win: { $names }
after-bot-wins = The bot playing for { $names } wins
after-nobody = Game over
after-round = Round { $round } of { $rounds } is over

after-why-stopped = The game was ended early, so nobody wins.
after-why-closed = smallbox was updated while this game was running, and the rules have changed since the deal. It can't be finished fairly, so it's closed and nobody wins. Its record is kept.
after-why-old-rules = This game was played with older rules, so we can't show its table any more. The result and the record are kept as they were.
after-why-kobito-gold = The last gold card has been won. The highest score wins.
after-why-kobito-idle = No card can move any more, so the game ends. The highest score wins.
after-why-kanobu-win = The first player to run out of cards wins.
after-why-kanobu-stalemate = Nobody can move any more, so whoever has the fewest cards wins.
after-why-kanobu-cap = The move limit has been reached, so whoever has the fewest cards wins.
after-why-hat-limit = Somebody has too many penalties, so the round is over. Whoever has the fewest wins.
after-why-hat-guard = Enough gifts have been given, and the shop closes. Whoever has the fewest penalties wins.
after-why-hat-match = All rounds are played. Whoever has the fewest penalties over all rounds wins.

after-places = Final standings
after-place = Place { $place }
after-no-place = Unplaced
after-resigned = resigned, a bot played on
after-gone = An empty chair
after-you = you
after-total = { $total } in total
after-last-round = Last round: { $line }
after-next-round = Next round
after-next-round-hint = Starts when everybody's ready, or in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
after-waiting = Waiting for the others
after-rematch = Play again
after-rematch-hint = Everybody stays at the table and moves one seat along.
after-replay = Watch replay
after-download = Download record
after-rematch-alone = The next game starts right away; everybody moves one seat along.
after-again-none = The table is set for another game.
after-again-who = Ready for another game: { $names } ({ $ready } of { $people })
after-to-lobby = Back to the table
after-look = Look at the table
after-which-round = Which round?
after-round-number = Round { $round }

# The proof of the deal.

proof-check = Check the deal
proof-again = Check again
proof-busy = Shuffling it all again …
proof-proved = The deal is fair: nobody could choose the cards.
proof-consistent = The record is right: every shuffle follows from its numbers.
proof-mismatch = Something doesn't match: this deal can't be trusted.
proof-unproved = The promise holds, but the record doesn't say how the cards were shuffled.
proof-unreadable = We can't read this record, so nothing can be proved.
proof-yes = Right:
proof-no = Wrong:
proof-note = Note:
proof-promise = The promise in the record is the one this page saw during the game.
proof-promise-other = The promise in the record isn't the one this page saw during the game.
proof-promise-unseen = This page saw no promise before the end of the game, so it has to take the record's word for it.
proof-seed = The server's secret number matches the promise.
proof-seed-other = The server's secret number doesn't match the promise.
proof-shuffles = { $count ->
        [one] The game's one shuffle comes
       *[other] All { $count } shuffles of the game come
    } out the same from these numbers.
proof-shuffles-wrong = { $wrong ->
        [one] One of
       *[other] { $wrong } of
    } { $count ->
        [one] one shuffle
       *[other] { $count } shuffles
    } would have come out differently.
proof-nonces = Players' own secret numbers in every shuffle: { $names }
proof-nonces-none = No player added a secret number to the shuffles.
proof-mine = Your own number is at your seat, exactly as your browser kept it.
proof-mine-other = The number at your seat isn't yours: the cards were dealt without it.
proof-mine-open = Your own number is at your seat, but it was sent openly: whoever runs the server could read it before the deal.
proof-mine-none = You didn't add a number of your own to this deal.
proof-mine-gone = Your browser no longer has its number for this game (perhaps it's on another device), so it can't be compared here.
proof-sealed = Everybody's numbers are the ones that were sealed before the first was opened.
proof-sealed-other = Not the number that was sealed before the deal: { $names }
proof-settled = Rules and options are the ones this page saw before the deal.
proof-settled-other = The record names different rules or options from those this page saw before the deal.
proof-spelling-other = The record spells its options, seats or numbers in a way smallbox never does: the cards could have been picked by the spelling.
proof-numbers = The numbers themselves
proof-commit = Promise
proof-salt-seed = Secret number (salt and seed)
proof-how = Before the deal the server shows a promise: the fingerprint of a secret number. Then every player seals a number in the same way. They're all opened only when nothing about the deal can change any more, and all the cards follow from them. Now that the game is over, this page has repeated every shuffle itself.
