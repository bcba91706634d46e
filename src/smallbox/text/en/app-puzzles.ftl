### Puzzles: the shelf of them, one of them, and what a try is worth; in the browser and in a terminal.

## The shelf

puzzles-title = Puzzles
puzzles-tile = Real positions, one best move. Can you find it?
puzzles-intro = Real positions in which one move is clearly best, proved by thousands of trial games. Can you find it?
puzzles-mine = Your puzzle rating: { $rating }
puzzles-mine-new = Your first puzzle sets your rating.
puzzles-progress = { $solved } of { $total } solved
puzzles-next = Next puzzle
puzzles-browse = All puzzles
puzzles-of = { $game } puzzles
puzzles-back = All games
puzzles-theme = Theme
puzzles-theme-all = Any theme
puzzles-level = Difficulty
puzzles-level-all = Any
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-none = No puzzle fits. Choose another theme or difficulty.
puzzles-state-solved = solved
puzzles-state-missed = not solved at the first try
puzzles-state-new = new
puzzles-entry = Puzzle { $number }: { $theme }, rating { $rating }, { $state }

## One puzzle

puzzle-title = { $game } puzzle { $number }
puzzle-rated = Rating { $rating }
puzzle-loading = Setting up the puzzle
puzzle-failed = The puzzle can't be shown
puzzle-find = Find the best move.
puzzle-watch = Watch closely. The question comes at the end.
puzzle-again = Watch again
puzzle-on = Go on
puzzle-hint = Hint
puzzle-show = Show solution
puzzle-replay = Show it again
puzzle-chances = How the moves did
puzzle-chances-trials = Wins in 100 trial games that go on from here, give or take { $error }.
puzzle-chances-sure = Whoever remembers everything can be certain.
puzzle-chances-best = best
puzzle-chances-yours = yours
puzzle-chances-more = and { $number ->
        [one] one more move
       *[other] { $number } more moves
    } below
puzzle-plan = The whole turn: { $moves }
puzzle-rating-now = Your puzzle rating: { $rating } ({ $change })
puzzle-uncounted = You've met this puzzle before, so your rating stays.

puzzle-grade-right = That's it! It wins { $chance } games out of 100.
puzzle-grade-good = Good, but not the best: it wins { $chance } games out of 100, the best move { $best }.
puzzle-grade-inaccurate = Not quite: it wins { $chance } games out of 100, the best move { $best }.
puzzle-grade-mistake = There's a better move: this one wins { $chance } games out of 100, the best one { $best }.
puzzle-grade-blunder = That gives a lot away: it wins { $chance } games out of 100, the best move { $best }.
puzzle-grade-sure-right = Right! And you could be certain of it.
puzzle-grade-sure-wrong = No. Think back to where this parcel came from.
puzzle-grade-shown = Here's the solution.

## In a terminal

terminal-puzzle-title = { $game }, puzzle { $puzzle }, rating { $rating }
terminal-puzzle-help = Type a move; "solution" shows the answer, "quit" leaves.
terminal-puzzle-solution = Solution: { $moves }
terminal-puzzle-ended = the input ended before the puzzle was solved
