# What belongs to the rulebook page: who made the game, and what is in the box.

game-hat-by = A game by Kasper Lapp, illustrated by Easy Draws It, published by Ravensburger.
hat-box-back = { $colour ->
        [black] black arrows
       *[white] white arrows
    } to the { $arrow ->
        [left] left
       *[right] right
    }
hat-box-gifts = Show all { $number } gifts
hat-help-all-gifts = See all the gifts
