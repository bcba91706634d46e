# Looking back at a finished game: who had the better of it, when, and why.

review-title = { $game } review
review-open = Review the game
review-to-replay = Watch replay
review-failed-title = We can't review this game
review-waiting = { $ahead ->
        [0] Looking at every move again …
        [one] One other game is being reviewed first …
       *[other] { $ahead } other games are being reviewed first …
    }
review-progress = Reviewed { $done } of { $total } moves
review-waiting-hint = Each move is tried many times over. You can leave: the review is kept once it's done, so come back soon.

review-curve = Chance of winning
review-curve-hint = What each player could expect from what they knew. Arrow keys step along it; N and P jump to the next and previous slip.
review-numbers = The numbers
review-number = Move
review-who = Player
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Whose moves?
review-everybody = Everybody
review-grade-best = Best
review-grade-good = Good
review-grade-inaccurate = Inaccurate
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grades = How good the moves were
review-no-decisions = no choices to make
review-next = Next slip
review-previous = Previous slip
review-none-left = That was the last one.
review-clean = Nothing to improve here: no slips.

review-moment = This move
review-deal = The cards are dealt. Step along to see how it went.
review-forced = { $name } had no choice here.
review-played = { $name }: { $move }
review-better = Better: { $move }
review-lost = Gave away { $number } of 100 wins.
review-as-good = Nothing better was to be found.
review-why-none = It simply wins more often in our trials.
review-try = Try it again
review-luck-here = The cards moved { $name } by { $number }.

review-balance = Luck and skill
review-balance-hint = In points: 100 points are a certain win. The cards are what nobody chose; moves are what somebody gave away.
review-start-result = From { $start } before the deal to { $result } at the end.
review-cards = { $sign ->
        [plus] The cards gave { $who ->
                [you] you
               *[other] { $name }
            } { $points }
        [minus] The cards cost { $who ->
                [you] you
               *[other] { $name }
            } { $points }
       *[none] The cards favoured nobody here
    }
review-own = { $sign ->
        [plus] { $who ->
                [you] your own moves won { $points }
               *[other] { $name }'s own moves won { $points }
            }
        [minus] { $who ->
                [you] your own moves gave away { $points }
               *[other] { $name }'s own moves gave away { $points }
            }
       *[none] { $who ->
                [you] your own moves gave nothing away
               *[other] { $name }'s own moves gave nothing away
            }
    }
review-others = { $sign ->
        [plus] the others gave { $points }
        [minus] the others took { $points }
       *[none] the others changed nothing
    }
review-sentence = { $cards }; { $own }; { $others }.
review-interval = with 95 % certainty between { $low } and { $high }
review-bar-cards = Cards
review-bar-own = Own moves
review-bar-others = Others' moves

review-gifts = What became of the gifts
review-gifts-hint = Compared with what an attentive guest could have remembered.
review-gift = Move { $number }: { $giver } to { $receiver }: "{ $named }"
review-gift-was = It was: { $gift }
review-gift-unseen = Nobody had seen it.
review-gift-claim-true = true
review-gift-claim-believed = false, passed on in good faith
review-gift-claim-slip = false, mixed up with another gift
review-gift-claim-bluff = a bluff
review-gift-claim-blind = a guess: nobody could know
review-gift-recalled = { $number } of 100 attentive guests would have known.
review-gift-right-accepted = Accepted, rightly.
review-gift-wrong-accepted = Accepted, wrongly.
review-gift-right-refused = Doubted, rightly.
review-gift-wrong-refused = Doubted, wrongly.
review-gift-answer-accepted = Accepted.
review-gift-answer-refused = Doubted.

problem-review-stopped = This game was ended early, so there's nothing to review. Play one to the end.
problem-review-too-long = This game has more than { $most } moves, too many to review. You can still watch the replay.
problem-review-failed = The review didn't work out this time. Try again in a moment.
problem-too-many-reviews = Too many reviews have been started from here. Try again in an hour; those already made are kept.
