### Puzzels: de plank ermee, één ervan, en wat een poging waard is; in de browser en in een terminal.

## The shelf

puzzles-title = Puzzels
puzzles-tile = Echte stellingen, één beste zet. Vind jij hem?
puzzles-intro = Echte stellingen waarin één zet duidelijk de beste is, bewezen met duizenden proefpartijen. Vind jij hem?
puzzles-mine = Je puzzelrating: { $rating }
puzzles-mine-new = Je eerste puzzel bepaalt je rating.
puzzles-progress = { $solved } van { $total } opgelost
puzzles-next = Volgende puzzel
puzzles-browse = Alle puzzels
puzzles-of = Puzzels: { $game }
puzzles-back = Alle spellen
puzzles-theme = Thema
puzzles-theme-all = Elk thema
puzzles-level = Moeilijkheid
puzzles-level-all = Alles
puzzles-level-easy = Makkelijk
puzzles-level-medium = Gemiddeld
puzzles-level-hard = Moeilijk
puzzles-none = Geen puzzel past. Kies een ander thema of een andere moeilijkheid.
puzzles-state-solved = opgelost
puzzles-state-missed = niet bij de eerste poging
puzzles-state-new = nieuw
puzzles-entry = Puzzel { $number }: { $theme }, rating { $rating }, { $state }

## One puzzle

puzzle-title = { $game }: puzzel { $number }
puzzle-rated = Rating { $rating }
puzzle-loading = De puzzel wordt klaargezet
puzzle-failed = De puzzel kan niet worden getoond
puzzle-find = Vind de beste zet.
puzzle-watch = Kijk goed. De vraag komt aan het eind.
puzzle-again = Nog eens kijken
puzzle-on = Verder
puzzle-hint = Tip
puzzle-show = Toon de oplossing
puzzle-replay = Toon opnieuw
puzzle-chances = Hoe de zetten het deden
puzzle-chances-trials = Gewonnen van 100 proefpartijen die hier verdergaan, op { $error } na.
puzzle-chances-sure = Wie alles onthoudt, kan het zeker weten.
puzzle-chances-best = beste
puzzle-chances-yours = jij
puzzle-chances-more = en nog { $number ->
        [one] één zet
       *[other] { $number } zetten
    } daaronder
puzzle-plan = De hele beurt: { $moves }
puzzle-rating-now = Je puzzelrating: { $rating } ({ $change })
puzzle-uncounted = Je kent deze puzzel al, dus je rating blijft gelijk.

puzzle-grade-right = Dat is hem! Hij wint { $chance } van de 100 partijen.
puzzle-grade-good = Goed, maar niet de beste: hij wint { $chance } van de 100 partijen, de beste zet { $best }.
puzzle-grade-inaccurate = Net niet: hij wint { $chance } van de 100 partijen, de beste zet { $best }.
puzzle-grade-mistake = Er is een betere zet: deze wint { $chance } van de 100 partijen, de beste { $best }.
puzzle-grade-blunder = Dat geeft veel weg: hij wint { $chance } van de 100 partijen, de beste zet { $best }.
puzzle-grade-sure-right = Klopt! En je kon het zeker weten.
puzzle-grade-sure-wrong = Nee. Denk terug: waar kwam dit pakje vandaan?
puzzle-grade-shown = Hier is de oplossing.

## In a terminal

terminal-puzzle-title = { $game }, puzzel { $puzzle }, rating { $rating }
terminal-puzzle-help = Typ een zet; "solution" toont het antwoord, "quit" stopt.
terminal-puzzle-solution = Oplossing: { $moves }
terminal-puzzle-ended = de invoer eindigde voordat de puzzel was opgelost
