# Looking back at a finished game: who had the better of it, when, and why.

review-page-title = { $game } review
review-open = Review the game
review-to-replay = Watch replay
review-failed-title = We can't review this game
review-waiting = { $ahead ->
        [0] Looking at every move again …
        [one] One other game is being reviewed first …
       *[other] { $ahead } other games are being reviewed first …
    }
review-progress = Reviewed { $done } of { $total } moves
review-waiting-hint = Each move is tried many times over, which takes up to a minute. Leave this page open until then.

review-curve = Chance of winning
review-curve-hint = What each player could expect from what they knew. Arrow keys step along it; N and P jump to the next and previous slip.
review-numbers = The numbers
review-number = Move
review-who = Player
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Whose moves?
review-everybody = Everybody
review-grades = How good the moves were
review-no-decisions = no choices to make
review-next = Next slip
review-previous = Previous slip
review-none-left = That was the last one.

review-deal = The cards are dealt. Step along to see how it went.
review-forced = { $name } had no choice here.
review-played = { $name }: { $move }
review-lost = Gave away { $number } of 100 wins.
review-as-good = Nothing better was to be found.
review-try = Try it again

review-balance = Luck and skill
review-balance-hint = In points: 100 points are a certain win. The cards are what nobody chose; moves are what somebody gave away.
review-sentence = { $cards }; { $own }; { $others }.
review-bar-cards = Cards
review-bar-gifts = Gifts
review-bar-luck = Luck
review-bar-own = Own moves
review-bar-others = Others' moves

review-gifts-hint = Compared with what an attentive guest could have remembered.

try-title = { $game }: try it again
try-task = There was a better move here. Find it.
try-solved = Yes, that's it: { $move }.
try-shown = Better was: { $move }.
try-same = That's what was played. There's something better.
try-other = Allowed, but there's something better. Try again.
try-show = Show me
try-back = Back to the review
