### Kobito: options of the table, and its bots. Choices are short: they stand on buttons.

kobito-option-repl_other = Replacements in other studios
kobito-option-repl_other-hint = You may use a replacement card in the studios of the others too.
kobito-option-keep_number = Kobitos keep their number
kobito-option-keep_number-hint = A kobito that is sent fits only where its number is wanted.
kobito-option-strict_clarity = Strict kobitos
kobito-option-strict_clarity-hint = A kobito joins only rainbows of two or more places, and starts none.
kobito-option-voluntary_pay = Paying by choice
kobito-option-voluntary_pay-hint = You may pay a card although another one would fit; expect many penalties.
kobito-option-special_free = Special cards cost nothing
kobito-option-special_free-hint = Kobitos and replacement cards on a score pile cost no points.
kobito-option-tiebreak = Breaking ties
kobito-option-tiebreak-hint = What happens when players are level at the top.
kobito-choice-tiebreak-shared = Share the win
kobito-choice-tiebreak-fewest = Fewest penalties
kobito-option-hidden_piles = Closed piles
kobito-option-hidden_piles-hint = Nobody sees what lies in the score piles and in the discard pile.
kobito-option-gold_cards = Gold cards
kobito-option-gold_cards-hint = Fewer gold cards make a shorter game.

## Bots

kobito-level-random = Anyhow
kobito-level-greedy = Keen
kobito-level-easy = Easy
kobito-level-normal = Normal
kobito-level-hard = Hard
kobito-level-expert = Expert
