### Looking back at a finished game: luck and skill, decisions and their grades.

review-title = { $game }, looking back
review-nothing-stopped = This game was stopped before its end, so there's nothing to review. Pick one that was played to the end.
review-nothing-unfinished = This game isn't over yet, so there's nothing to review. Play it to the end first.
review-nothing-unknown = Nobody here knows this game well enough to review it. It needs bots that search.

# Shares of wins in percent, from before the deal to the end. `start` and `result` are numbers.
review-way = { $seat }: { $start } % at the start, { $result } % at the end
# What luck and moves changed, in points of 100. A `side` is gave, cost or nothing; `source` is what luck comes from.
review-luck = { $side ->
        [gave] { $source ->
            [cards] The cards brought
            [gifts] The gifts brought
           *[luck] Luck brought
        } { $points ->
            [one] one point
           *[other] { $points } points
        }
        [cost] { $source ->
            [cards] The cards cost
            [gifts] The gifts cost
           *[luck] Luck cost
        } { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[nothing] { $source ->
            [cards] The cards made no difference
            [gifts] The gifts made no difference
           *[luck] Luck made no difference
        }
    }
review-between = (between { $low } and { $high })
review-own = { $side ->
        [gave] this seat's moves brought { $points }
        [cost] this seat's moves cost { $points }
       *[nothing] this seat's moves gave nothing away
    }
review-others = { $side ->
        [gave] the others' moves brought { $points }
        [cost] the others' moves cost { $points }
       *[nothing] the others' moves changed nothing
    }
# The same, said to the player.
review-you-luck = { $side ->
        [gave] { $source ->
            [cards] The cards brought you
            [gifts] The gifts brought you
           *[luck] Luck brought you
        } { $points ->
            [one] one point
           *[other] { $points } points
        }
        [cost] { $source ->
            [cards] The cards cost you
            [gifts] The gifts cost you
           *[luck] Luck cost you
        } { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[nothing] { $source ->
            [cards] The cards made no difference to you
            [gifts] The gifts made no difference to you
           *[luck] Luck made no difference to you
        }
    }
review-you-own = { $side ->
        [gave] your moves brought { $points }
        [cost] your moves cost { $points }
       *[nothing] your moves gave nothing away
    }
review-you-others = { $side ->
        [gave] the others' moves brought you { $points }
        [cost] the others' moves cost you { $points }
       *[nothing] the others' moves changed nothing for you
    }
review-weakest = Gave away most: { $seat }
review-clean = No move gave anything away that we could measure.
review-worst = Moves that gave something away
review-decision = { $number }. { $seat }: { $move } - { $grade }, { $points ->
        [0] less than a point
        [one] one point
       *[other] { $points } points
    } lost
review-better = Better: { $move }.
review-grade-best = best
review-grade-good = good
review-grade-inaccurate = inaccurate
review-grade-mistake = mistake
review-grade-blunder = blunder
review-chances = Chances to win over time, by what each player knew
review-gifts = Names and doubts

# Where a game has no better words for why a move is better.
why-more = It wins { $number ->
        [one] one game
       *[other] { $number } games
    } more out of 100 in our trials.
why-most = Of all your moves, it wins most often in our trials.
why-only = There is nothing else you can do.
