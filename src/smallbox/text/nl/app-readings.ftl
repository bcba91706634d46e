# Hoe we de regels lezen, en wat er op de dozen staat.

readings-legend = Deze bril staat bij een regel die het gedrukte regelboek openlaat. Tik erop om te zien hoe wij hem lezen, en hoe je het ook kunt spelen.
readings-mark = Hoe we dit lezen
readings-mark-name = Hoe we { $clause } lezen
readings-printed = Wat er staat
readings-ours = Hoe wij het spelen
readings-why = Waarom
readings-usual = Standaard
readings-play = Zo spelen
readings-play-name = Zo spelen: { $option }, { $value }
readings-at-the-table = je kunt het voor het spel aanpassen
readings-chosen = Met deze huisregel
box-says = Op de doos: { $facts }
box-age = vanaf { $age } jaar
box-minutes = { $least }-{ $most } minuten
