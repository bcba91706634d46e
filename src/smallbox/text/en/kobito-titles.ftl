### Kobito: titles of clauses, rulings and options, the same words as the headings of games/kobito/rulebook/en.md

## Cards and set-up

kobito-K1 = The cards
kobito-K2 = Two decks, three pots
kobito-K3 = The first card of a gold rainbow
kobito-K4 = Five cards each
kobito-K5 = Who begins
kobito-K55 = Gold cards of your own

## Rainbows

kobito-K6 = What a rainbow is
kobito-K7 = How long a rainbow is
kobito-K8 = Only at the ends
kobito-K9 = Rainbows stay apart

## Your turn

kobito-K10 = As many moves as you like
kobito-K11 = How many cards you owe
kobito-K12 = What counts towards the minimum
kobito-K13 = More is fine
kobito-K14 = If you can play, you must
kobito-K15 = Paying when nothing fits
kobito-K16 = Not a card too many
kobito-K17 = Ending the turn
kobito-K18 = Nothing goes back to the hand

## Playing from your hand

kobito-K19 = Where hand cards may go
kobito-K20 = Never too long
kobito-K21 = Starting a rainbow
kobito-K22 = Four rainbows at most
kobito-K23 = Studio rainbows do not mix
kobito-K24 = As long as you like

## Sending cards to the gold

kobito-K25 = Sending a card
kobito-K26 = Never from the middle
kobito-K27 = What may stay behind
kobito-K28 = What is left must follow
kobito-K29 = Spreading a rainbow
kobito-K30 = Sending is not playing

## Gold and the decks

kobito-K31 = Who wins the gold
kobito-K32 = After a win
kobito-K33 = The new start card
kobito-K34 = When the deck is empty
kobito-K35 = When there is nothing to draw

## Kobitos

kobito-K36 = Kobitos are jokers
kobito-K37 = No riddles
kobito-K38 = A kobito at the end
kobito-K39 = A kobito on the move
kobito-K40 = Exchanging a kobito
kobito-K41 = An exchange is free
kobito-K42 = Use it straight away
kobito-K43 = Other people's studios

## Replacement cards

kobito-K44 = Playing a replacement card
kobito-K45 = Never alone
kobito-K46 = Where replacements may go
kobito-K47 = Numbers only
kobito-K48 = A pile is one place
kobito-K49 = Two cards in one go

## The end

kobito-K50 = It ends on the spot
kobito-K51 = Counting up
kobito-K52 = Who wins
kobito-K53 = When nobody moves any more
kobito-K54 = What is secret

## Finer points

kobito-V1 = Replacements in other studios
kobito-V2 = Kobitos keep their number
kobito-V3 = Strict kobitos
kobito-V4 = Paying by choice
kobito-V5 = Special cards cost nothing
kobito-V6 = Breaking ties
kobito-V7 = Closed piles
kobito-V10 = A shorter game
