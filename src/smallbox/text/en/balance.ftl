# What a balance report says: written for designers, not for statisticians.

balance-title = { $game }: how it plays
balance-title-compared = { $game }: what the other variant changes
balance-intro = Measured in { $games } games among bots ({ $bots }). Every figure comes with the range in which the true value lies 19 times out of 20.
balance-compared-intro = The same deals were played twice: once with { $base }, once with { $other }. So differences come from the rule, not from the cards.
balance-usual = as usual
balance-at-size = { $players ->
        [one] One player:
       *[other] { $players } players:
    }
balance-changes = What changes
balance-curves = What one number does
balance-size = { $players ->
        [one] One player
       *[other] { $players } players
    }
balance-method = How it was measured
balance-all-figures = All figures
balance-length = A game takes { $moves } moves, about { $minutes } minutes; eight in ten take between { $short } and { $long }.
balance-seats-even = No seat is clearly better: each wins between { $least } and { $most }, and { $fair } would be fair.
balance-seats-uneven = Seats aren't equal. Best: { $best }, { $most } of the games; worst: { $worst }, { $least }. Fair would be { $fair }.
balance-lead = The lead changes { $changes } times a game, and the winner leads for good after { $decided } of it.
balance-comeback = Somebody who is behind at half time wins { $share } of the games. If half time meant nothing, it would be { $fair }.
balance-penalties = { $name }: { $number } a game.
balance-guards = { $share } of the games only end because a guard stops them.
balance-guards-never = Every game ended by itself; a guard stopped none (at most { $most } can be expected).
balance-decides = What most often puts the winner ahead for good: { $causes }.
balance-skill = Skill: among { $field } bots, one seat played otherwise wins more or less often than its fair { $fair }: { $shares }.
balance-skill-one = { $level } { $share }
balance-skill-games = After about { $games ->
        [one] one game
       *[other] { $games } games
    }, the better player ({ $level } against { $field }) is ahead 19 times out of 20.
balance-curve = { $name } from { $least } to { $most }, { $players } players: a game goes from { $before } to { $after } minutes.
balance-table-figure = Figure
balance-table-value = Value
balance-table-range = 19 in 20
balance-table-before = Before
balance-table-after = After
balance-table-difference = Difference
balance-table-clause = Rule
balance-table-decides = Decides
balance-table-uses = A game
balance-table-decision = Decision
balance-table-seconds = Seconds
balance-plot-seats = Wins by turn order; the red stroke is fair.
balance-plot-lengths = How many games take how many moves; the last bar has all longer ones.
balance-plot-decides = What puts the winner ahead for good, in per cent of all games.
balance-plot-levels = Wins of one bot among { $field } bots on the same deals; the red stroke is fair.
balance-plot-changes = Change in per cent of what it was before; where the blue line reaches the red stroke, there may be none.
balance-plot-points = Change in percentage points; where the blue line reaches the red stroke, there may be none.
balance-plot-curve = { $figure }, by { $name }; { $players } players.
balance-endings = How games ended: { $endings }.
balance-notes-bots = Bots aren't people: they play alike, never tire, and know no table talk. Read differences between variants rather than single figures.
balance-notes-time = Minutes are worked out from the decisions, at the seconds below each. These are assumptions, not measurements: chosen so that usual tables take about as long as it says on the box, where it does. Other seconds can be given.
balance-notes-before = Before the first decision: { $seconds } seconds to deal and look.
balance-notes-lead = Who leads: { $rule } The game is decided by the move after which the winner leads to the end. Half time is half of the moves.
balance-notes-sure = A difference is called clear if chance alone would show one so large in fewer than 1 of 20 reports, all figures taken together (Holm's correction).
balance-notes-data = { $games } games, seed { $seed }, smallbox { $version }, rules { $rules }. The same command gives the same report.
