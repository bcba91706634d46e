### The daily deal, and the same cards played at several tables.

daily-title = Daily deal
daily-lead = The same cards for everyone, against the same bots, new every day at midnight UTC. Play once, then see how everybody else did.
daily-tile = Same cards for everyone, new every day
daily-yesterday = Yesterday
daily-earlier = Earlier days
daily-earlier-hint = Days that are over can still be played for practice.
daily-setup = { $seats ->
        [one] You and { $seats } bot
       *[other] You and { $seats } bots
    } · { $level }
daily-play = Play
daily-play-name = Play today's { $game }
daily-continue = Continue
daily-continue-name = Continue today's { $game }
daily-practice = Play for practice
daily-practice-name = { $game } of { $day }: play for practice
daily-played = { $count ->
        [0] Nobody has finished it yet.
        [one] { $count } player has finished it.
       *[other] { $count } players have finished it.
    }
daily-stopped = You stopped this one before the end, so it isn't counted.
daily-mine = You
daily-expert = { $level } bot
daily-expert-waits = still playing
daily-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
daily-result-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }
daily-result-won = won
daily-result-lost = not won
daily-score = score { $score }
daily-spread = How everybody did
daily-spread-hint = On this server, each player's first game counts.
daily-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
daily-you-here = you
daily-median = Half of them scored { $score } or less.
daily-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-share = Share your result
daily-share-label = Your result as a line of text
daily-share-line = smallbox daily · { $game } · { $day } · { $result } · { $bars }
daily-name = Show my name on the day's list
daily-name-hint = Otherwise only your result is counted, without a name.
daily-named = On the list
daily-more = All days
daily-note = Daily deal of { $day }: the same cards for everyone.
daily-note-practice = Daily deal of { $day }, for practice: this result isn't counted.

deal-again = Play the same cards
deal-title = The same cards again
deal-lead = Whoever sits in seat 1 gets the cards seat 1 had the first time, and so on. Play it with friends or against bots, then compare.
deal-code = Deal { $code }
deal-link = Link to this deal
deal-setup = { $game } · { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
deal-friends = Play with friends
deal-bots = Play against bots
deal-results = How it went
deal-results-hint = One column for each table, one row for each seat.
deal-seat = Seat { $seat }
deal-table = Table { $number }
deal-first = First table
deal-replay = Replay of table { $number }
deal-won = won
deal-resigned = resigned
deal-none = Nobody has finished this deal yet. Be the first.
deal-old = These cards were dealt by older rules, so they can't be played again. The results are kept.
deal-gone = We can't find this deal
deal-note = These cards have been played before, seat by seat. Whoever has seen that game knows them, so the result counts for no rating.
deal-seats-note = Every seat has to be filled, and each gets the same cards as the first time. The host can swap seats.
deal-compare = Compare with the other tables

proof-known = Every shuffle is right, but these cards were no secret.
proof-known-daily = This is a daily deal: the cards follow from the game and the date alone, so there was nothing to promise.
proof-known-duplicate = These cards had been played before, so there was nothing to promise: whoever has seen that game knew them.
proof-day = The cards are the ones that belong to this day.
proof-day-other = The cards aren't the ones that belong to this day.

terminal-daily = { $game }, the deal of { $day } (UTC): the same cards for everyone.
terminal-daily-expert = { $level } bot: playing the same cards …
terminal-daily-result = You: { $mine }. { $level } bot: { $expert }.
