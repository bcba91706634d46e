# What a balance report says of Kobito.

kobito-penalties = Penalty cards
kobito-leads = whoever has the most points.
kobito-cause-gold = Gold for { $number } cards
kobito-cause-pay = Somebody pays a card
kobito-cause-kobito = Kobito played
kobito-cause-number = Number played
kobito-cause-start = Rainbow started
kobito-cause-send = Card sent
kobito-cause-exchange = Kobito exchanged
kobito-cause-replace = Replacement
kobito-cause-end = End of a turn
kobito-decision-first = First move of a turn
kobito-decision-next = Each further move
kobito-decision-pay = Paying a card
kobito-decision-end = Ending the turn and drawing
kobito-ending-gold = the gold ran out
kobito-ending-idle = nobody moved any more
