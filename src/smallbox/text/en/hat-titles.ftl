### That's Not a Hat: titles of clauses, rulings and options, the same words as the headings of games/hat/rulebook/en.md

## Aim and set-up

hat-H1 = What it is about
hat-H2 = How many can play
hat-H3 = Shuffling
hat-H4 = A gift for everybody
hat-H5 = The gift shop
hat-H6 = A good look round
hat-H7 = Who starts
hat-H8 = Starting gifts lie open
hat-H9 = No peeking

## The first gift

hat-H10 = A visit to the shop
hat-H11 = Turn it down, follow the arrow
hat-H12 = The new gift, not your own

## Giving

hat-H13 = Always face down
hat-H14 = The arrow decides
hat-H15 = Say what it is
hat-H16 = You may say anything
hat-H17 = Said is said
hat-H18 = No way out for the giver
hat-H19 = Yes or no

## Accepting

hat-H20 = Thank you
hat-H21 = At the far end
hat-H22 = Now it is your turn to give
hat-H23 = The oldest gift goes
hat-H24 = Round and round

## Refusing

hat-H25 = That's not a hat!
hat-H26 = Turn it up
hat-H27 = Who was wrong
hat-H28 = The penalty
hat-H29 = Everything else stays
hat-H30 = Back to the shop
hat-H31 = Not for yourself
hat-H32 = Penalties stay put

## The end

hat-H33 = The third penalty
hat-H34 = Counting penalties
hat-H35 = Level at the top
hat-H36 = Several rounds
hat-H37 = A fresh start
hat-H38 = Everybody starts once
hat-H39 = A new round, a new chance
hat-H40 = The shop closes

## Harder games

hat-H41 = One colour
hat-H42 = Two gifts each
hat-H43 = Only two players
hat-H44 = Mind the order
hat-H45 = Both at once

## Good to know

hat-H46 = How many gifts go round
hat-H47 = The shop never runs out
hat-H48 = A gift keeps its direction
hat-H49 = Perfect memory never ends
hat-H50 = Nobody is left out

## Finer points

hat-A9 = Names from the catalogue
hat-A3 = A closed shop
hat-A6 = Arrows and their colours
hat-A7 = Arrows dealt anew
hat-A10 = Pictures or typing
hat-A25 = One gift or two
hat-A29 = The first giver
hat-A30 = How long faces are shown
hat-A33 = Sure or not so sure
hat-A34 = When somebody does not answer
hat-A36 = Talking
hat-A37 = A limit on gifts
