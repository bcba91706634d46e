# My games: the tables and finished games of this device.

mine-title = My games
mine-lead = Your tables, results and levels. They're kept on this device only: no account, nothing to sign up for.
mine-tile = Results, your level against bots, streaks
mine-tile-turns = { $count ->
    [one] It's your turn at { $count } table
   *[other] It's your turn at { $count } tables
}
mine-all = All my games
mine-some-game = A game
mine-empty = Nothing here yet. Play a game, and it shows up by itself.
mine-empty-go = Pick a game

mine-running = In progress
mine-running-none = No games in progress. Start one, and you'll find your way back from here.
mine-state-turn = Your turn
mine-state-away = You're away
mine-state-waiting = Waiting
mine-state-unknown = Continue
mine-state-lobby = Not started
mine-state-over = Over
mine-state-gone = Gone
mine-away-hint = A bot plays for you until you're back.
mine-gone-hint = The table is no longer there, or your seat was given away.
mine-more = More about { $game } { $code }
mine-remove = Remove from this list

mine-finished = Finished games
mine-finished-none = Games you finish show up here, with their replays.
mine-filtered-none = No games like that yet. Choose something else above.
mine-shown = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
mine-show-more = Show more ({ $count } left)
mine-which-game = Which game
mine-all-games = All
mine-company = Against
mine-company-all = Anyone
mine-company-bots = Bots only
mine-company-people = People
mine-bots = { $count ->
    [1] { $level }
   *[other] { $level } ×{ $count }
}
mine-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
mine-went-won = Won
mine-went-shared = Shared win
mine-went-lost = Lost
mine-went-place = Place { $place } of { $players }
mine-went-resigned = Resigned
mine-went-left = Left early
mine-went-stopped = Stopped
mine-went-closed = Closed after an update
mine-score = Score { $score }
mine-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
mine-same-cards = Same cards as another table
mine-replay = Replay
mine-review = Review
mine-again = Play again
mine-record-gone = No longer on the server, so there's no replay.

mine-figures = So far
mine-figure-games = { $count ->
    [one] game finished
   *[other] games finished
}
mine-figure-wins = { $count ->
    [one] win
   *[other] wins
}
mine-figure-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
mine-figure-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
mine-figure-best = Best so far: { $count }

mine-levels = My level against bots
mine-levels-none = Play to the end against bots alone, and you'll see how strong you are.
mine-levels-hint = Only games against bots with fresh cards count. Everyone starts out unsure; each game makes it surer. A game you resign or leave counts as lost.
mine-level-like = about as strong as { $level }
mine-level-between = between { $level } and { $other }
mine-level-below = not quite { $level } yet
mine-level-above = stronger than { $level }
mine-level-value = { $rating } ± { $margin }
mine-sure-guess = { $count ->
    [one] A first guess after { $count } game.
   *[other] Still a guess after { $count } games.
}
mine-sure-rough = { $count ->
    [one] Roughly right, after { $count } game.
   *[other] Roughly right, after { $count } games.
}
mine-sure-sure = { $count ->
    [one] Fairly sure, after { $count } game.
   *[other] Fairly sure, after { $count } games.
}
mine-chart = { $game }, your level after each of { $count ->
    [one] { $count } game
   *[other] { $count } games
}: now { $said }
mine-level-table = Every game in a table
mine-column-date = Date
mine-column-bots = Bots
mine-column-result = Result
mine-column-level = Level (95% sure)

mine-keep = Kept on this device
mine-keep-hint = Your last 500 games stay in this browser and nowhere else. Clearing the browser's data erases them, so save a copy now and then.
mine-keep-nothing = This browser doesn't store anything here (is it a private window?). Your games stay until you close the page. Export them to keep them.
mine-export = Export
mine-import = Import
mine-import-done = { $count ->
    [one] { $count } game taken over from the file.
   *[other] { $count } games taken over from the file.
}
mine-import-not-ours = That isn't a file with exported games. Choose one that “{ mine-export }” has saved.
mine-import-newer = That file comes from a newer version of smallbox. Reload this page and try again.
mine-erase = Erase
mine-erase-ask = Erase your games from this device?
mine-erase-hint = Finished games, your levels and streaks are erased. Export them first if you may want them back. Your seats at games in progress stay.
mine-erase-names = Leave my tables too, and erase my name there
mine-erase-names-hint = { $count ->
    [one] { $count } table. Bots take over where a game is running.
   *[other] { $count } tables. Bots take over where a game is running.
}
mine-erase-yes = Erase
mine-erased = Erased.
mine-erase-one = Erase { $game }, { $date }
mine-erase-one-ask = Erase this game?
mine-erase-one-hint = It disappears from this list, and your level and streaks are worked out without it.
mine-device-hint = For another device: export and import your games there. To go on with a game in progress, use “{ app-device }” in its menu.
