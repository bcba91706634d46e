# The end of a game: no past tense and no gender with names.

after-you-win = You win!
after-wins = { $names } wins!
after-share = A shared win: { $names }
after-bot-wins = The bot wins that plays for { $names }
after-nobody = The game is over
after-round = Round { $round } of { $rounds } is over

after-why-stopped = The game was ended early, so nobody wins.
after-why-closed = smallbox was updated while this game was running, and the rules have changed since the cards were dealt. It cannot be played on fairly, so it is closed, and nobody wins. Its record is kept.
after-why-old-rules = This game was played by earlier rules, so its table cannot be shown any more. The result and the record are kept as they were.
after-why-kobito-gold = The last pot of gold is won, and the most points win.
after-why-kobito-idle = No card can move any more, so the game ends, and the most points win.
after-why-kanobu-win = The first to have no cards left wins.
after-why-kanobu-stalemate = Nobody can move any more, so the fewest cards win.
after-why-kanobu-cap = The limit of moves is reached, so the fewest cards win.
after-why-hat-limit = Somebody has too many penalties: the round is over, and the fewest penalties win.
after-why-hat-guard = The shop is closed, because enough gifts have been given. The fewest penalties win.
after-why-hat-match = All rounds are played. The fewest penalties in all rounds win.

after-places = How it ended
after-place = Place { $place }
after-no-place = No place
after-resigned = gives up, a bot plays on
after-gone = An empty chair
after-you = you
after-total = { $total } in all
after-last-round = Last round: { $line }
after-next-round = Next round
after-next-round-hint = It begins when all are ready, or in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
after-waiting = Waiting for the others
after-rematch = Play again
after-rematch-hint = Everybody keeps the result in view as long as they like; the seats move on by one.
after-rematch-alone = The next game starts at once; the seats move on by one.
after-again-none = The table is set for another game.
after-again-who = Ready for another game: { $names } ({ $ready } of { $people })
after-to-lobby = To the table
after-replay = Watch it again
after-download = Download the record
after-look = Look at the table
after-which-round = Which round?
after-round-number = Round { $round }

# The proof of the deal.

proof-check = Check the deal
proof-again = Check again
proof-busy = Shuffling everything once more …
proof-proved = The deal is fair: nobody could choose the cards.
proof-consistent = The record is right: every shuffle follows from its numbers.
proof-mismatch = Something does not match: this deal cannot be trusted.
proof-unproved = The promise holds, but the record does not tell how the cards were shuffled.
proof-unreadable = This record cannot be read, so nothing can be proved.
proof-yes = Right:
proof-no = Wrong:
proof-note = Note:
proof-promise = The promise in the record is the one that this page was shown while the game was running.
proof-promise-other = The promise in the record is not the one that this page was shown while the game was running.
proof-promise-unseen = This page has kept no promise from before the end of the game, so it takes the record's word for it.
proof-seed = The secret number of the server opens the promise.
proof-seed-other = The secret number of the server does not open the promise.
proof-shuffles = { $count ->
        [one] The one shuffle of the game comes
       *[other] All { $count } shuffles of the game come
    } out the same again from these numbers.
proof-shuffles-wrong = { $wrong ->
        [one] One of
       *[other] { $wrong } of
    } { $count ->
        [one] one shuffle
       *[other] { $count } shuffles
    } would have come out differently.
proof-nonces = Numbers of their own, mixed into every shuffle: { $names }
proof-nonces-none = No player has mixed a number of their own into the shuffles.
proof-mine = Your own number is at your seat, just as your browser has kept it.
proof-mine-other = Your own number is not at your seat: the cards were dealt without it.
proof-mine-open = Your own number is at your seat, but it was given openly: whoever ran the server could read it before the deal.
proof-mine-none = You gave no number of your own to this deal.
proof-mine-gone = Your browser no longer has its number for this game (perhaps it is on another device), so it cannot look for it here.
proof-sealed = Everybody’s numbers are the ones that were sealed before anybody opened theirs.
proof-sealed-other = Not the number that was sealed before the deal: { $names }
proof-settled = Rules and options are the ones that this page was shown before the deal.
proof-settled-other = The record names other rules or options than this page was shown before the deal.
proof-spelling-other = The record spells its options, seats or numbers in a way that smallbox never does: the cards could have been picked by the spelling.
proof-numbers = The numbers themselves
proof-commit = Promise
proof-salt-seed = Secret number (salt and seed)
proof-how = Before the deal the server shows a promise: the fingerprint of a secret number. Then everybody seals a number of their own in the same way. Only when nothing about the deal can change any more are all of them opened, and all the cards follow from them. Now that the game is over this page has done every shuffle again by itself.
