# Games one after another at one table, with a score.

series-title = How long?
series-one = One game
series-one-hint = Just one game, then see how you feel.
series-first_to_two = First to two
series-first_to_two-hint = Game after game until somebody has won two. A shared win counts for everybody who shares it.
series-minutes_15 = 15 min
series-minutes_30 = 30 min
series-minutes_45 = 45 min
series-minutes-hint = Game after game. When the time is up, the last game is played to its end, and whoever has won most games wins the evening.

series-player = { $name } { $wins }
series-score-first_to_two = { $score }: first to two
series-score-minutes = { $score }: new games for another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}
series-last-game = { $score }: time's up, this is the last game
series-you-win-two = You win the evening, { $wins } to { $other }
series-wins-two = { $names } wins the evening, { $wins } to { $other }
series-you-win = You win the evening: { $score }
series-wins = { $names } wins the evening: { $score }
series-shared = { $names } share the evening: { $score }
series-nobody = Nobody has won a game, so nobody wins the evening.
series-broken = { $score }. Somebody has come or gone, so the next game starts a new series.
series-game = { $series }, game { $game }
series-next-game = Next game
series-again = New series
series-tv-next = Tap "Next game" on a phone to go on.
series-tv-again = Another evening? Tap "New series" on a phone.
