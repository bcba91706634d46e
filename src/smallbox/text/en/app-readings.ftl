# How we read the rules, and what stands on the boxes.

readings-legend = These glasses mark a rule that the printed rulebook leaves open. Tap them to see how we read it, and how else you could play.
readings-mark = How we read this
readings-mark-name = How we read { $clause }
readings-printed = What's printed
readings-ours = How we play it
readings-why = Why
readings-usual = Default
readings-play = Play it this way
readings-play-name = Play it this way: { $option }, { $value }
readings-at-the-table = you can change it before the game
readings-chosen = With this house rule
box-says = On the box: { $facts }
box-age = age { $age }+
box-minutes = { $least }-{ $most } minutes
