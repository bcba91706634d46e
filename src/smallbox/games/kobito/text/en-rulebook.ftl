# What belongs to the rulebook page: who made the game, and what is in the box.

game-kobito-by = A game by Robert Brouwer, illustrated by James Churchill, designed by Vicky Trouerbach, published by Jolly Dutch.
kobito-box-gold = { $number } gold cards
kobito-box-need = Rainbow of { $need }
kobito-box-values = worth { $values } points
kobito-box-deck = The rainbow deck: { $number } cards
kobito-help-all-gold = See all the pots
