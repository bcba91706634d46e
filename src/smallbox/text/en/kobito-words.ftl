# Kobito's cards and ends. The numbers are words of their own, so that a language may write them its way.

kobito-card-K = kobito
kobito-card-R = replacement card
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = low
kobito-end-high = high
kobito-bot-greedy = Takes gold when it can, sets nobody up, and keeps its kobitos.
kobito-bot-easy = Plans a turn, but overlooks moves and hardly minds what it leaves to others.
kobito-bot-normal = Plans the whole turn and minds what others may take; now and then it misses a move.
kobito-bot-hard = Counts unseen cards, remembers who took a kobito, and reads what others did not play.
kobito-bot-expert = Thinks as long as it may, in thousands of worlds that fit what it has seen.
