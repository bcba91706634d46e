# What happens at a table beside the game, as a log. No past tense and no vocative with names: other languages need gender and case there.

table-event-joined = { $name }: komt aan tafel
table-event-left = { $name }: { $reason ->
        [kicked] verwijderd door de spelleider
       *[left] gaat van tafel
    }
table-event-bot-joined = { $name }: een bot komt aan tafel ({ $level })
table-event-bot-left = { $name }: de bot gaat van tafel
table-event-game-started = { $round ->
        [1] De kaarten zijn gedeeld
       *[other] De kaarten zijn gedeeld voor ronde { $round }
    }
table-event-went-away = { $seat }: de tijd is om, een bot speelt verder
table-event-stand-in-asked = { $seat } vraagt of een bot voor { $other } kan spelen
table-event-stand-in-began = Een bot speelt voor { $seat } tot die terug is
table-event-came-back = { $seat }: weer aan tafel
table-event-time-ran-out = { $seat }: de tijd is om, deze keer beslist de klok
table-event-seat-resigned = { $seat }: geeft op, een bot speelt verder
table-event-game-stopped = { $seat }: stopt het spel
table-event-game-closed = smallbox is bijgewerkt: de regels van dit spel zijn veranderd, dus het kan niet verder. Het verslag blijft bewaard
table-event-move-undone = { $seat }: neemt de laatste zet terug
table-event-said = { $seat }: { $text }
table-event-reacted = { $seat }: { $reaction }
# The other seat is `none` where nobody sits.
table-event-seats-swapped = { $other ->
        [none] { $seat }: gaat op een andere stoel zitten
       *[other] { $seat } en { $other }: ruilen van plaats
    }
table-event-settings-changed = De spelleider verandert de tafelinstellingen
table-event-hint-taken = { $seat }: vraagt om een hint
table-event-hints-changed = { $hints ->
        [yes] De spelleider staat hints toe
       *[no] De spelleider zet hints uit
    }
table-event-ready-withdrawn = Er is iets veranderd aan de tafel: is iedereen nog klaar?
table-event-deal-called-off = { $silent ->
        [none] Er gaat iemand weg, dus er wordt niet gedeeld: is iedereen nog klaar?
       *[other] { $silent }: geen antwoord op tijd. Er wordt niet gedeeld: is iedereen nog klaar?
    }
table-event-rematch-called = { $seat }: wil nog een keer!

# Quick phrases and gestures.

reaction-hello = Hallo!
reaction-well_played = Goed gespeeld!
reaction-thanks = Dank je!
reaction-oops = Oeps!
reaction-haha = Haha!
reaction-wow = Wauw!
reaction-hurry = Jouw beurt!
reaction-good_game = Leuk spel!
reaction-sure = Heel zeker
reaction-unsure = Niet zo zeker
reaction-poker_face = Pokerface
