# Wat bij het regelboek hoort: wie het spel heeft gemaakt, en wat er in de doos zit.

game-kobito-by = Een spel van Robert Brouwer, met illustraties van James Churchill en vormgeving van Vicky Trouerbach, uitgegeven door Jolly Dutch.
kobito-box-gold = { $number } goudkaarten
kobito-box-need = Regenboog van { $need }
kobito-box-values = { $values } punten waard
kobito-box-deck = De regenboogtrekstapel: { $number } kaarten
kobito-help-all-gold = Alle potten bekijken
