### Kobito: options of the table, and its bots. Choices are short: they stand on buttons.

kobito-option-repl_other = Vervangen bij een ander
kobito-option-repl_other-hint = Je mag een vervangkaart ook in de studio van een ander gebruiken.
kobito-option-keep_number = Kobito's houden hun getal
kobito-option-keep_number-hint = Een kobito die je stuurt, past alleen waar zijn getal nodig is.
kobito-option-strict_clarity = Strenge kobito's
kobito-option-strict_clarity-hint = Een kobito past alleen bij regenbogen van twee of meer plekken, en je begint er geen mee.
kobito-option-voluntary_pay = Inleveren naar keuze
kobito-option-voluntary_pay-hint = Je mag een kaart inleveren, ook al past er een andere; reken op veel strafkaarten.
kobito-option-special_free = Bijzondere kaarten kosten niets
kobito-option-special_free-hint = Kobito's en vervangkaarten op een puntenstapel kosten geen punten.
kobito-option-tiebreak = Bij gelijke stand
kobito-option-tiebreak-hint = Wat er gebeurt als spelers samen bovenaan staan.
kobito-choice-tiebreak-shared = Winst delen
kobito-choice-tiebreak-fewest = Minste strafkaarten
kobito-option-hidden_piles = Dichte stapels
kobito-option-hidden_piles-hint = Niemand ziet wat er in de puntenstapels en de aflegstapel ligt.
kobito-option-gold_cards = Goudkaarten
kobito-option-gold_cards-hint = Met minder goudkaarten duurt het spel korter.

## Bots

kobito-level-random = Zomaar wat
kobito-level-greedy = Gretig
kobito-level-easy = Makkelijk
kobito-level-normal = Gewoon
kobito-level-hard = Moeilijk
kobito-level-expert = Expert
