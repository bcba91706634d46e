### Looking back at a finished game: luck and skill, decisions and their grades.

review-title = { $game }, terugblik
review-nothing-stopped = Dit spel is voor het einde gestopt, dus er valt niets terug te kijken. Kies er een dat is uitgespeeld.
review-nothing-unfinished = Dit spel is nog niet afgelopen, dus er valt niets terug te kijken. Speel het eerst uit.
review-nothing-unknown = Niemand hier kent dit spel goed genoeg voor een terugblik. Daar zijn bots voor nodig die vooruit denken.

review-way = { $seat }: { $start } % aan het begin, { $result } % aan het eind
review-luck = { $side ->
        [gave] { $source ->
            [cards] De kaarten leverden { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
            [gifts] De cadeaus leverden { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
           *[luck] Het toeval leverde { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
        }
        [cost] { $source ->
            [cards] De kaarten kostten
            [gifts] De cadeaus kostten
           *[luck] Het toeval kostte
        } { $points ->
            [one] één punt
           *[other] { $points } punten
        }
       *[nothing] { $source ->
            [cards] De kaarten maakten niets uit
            [gifts] De cadeaus maakten niets uit
           *[luck] Het toeval maakte niets uit
        }
    }
review-between = (tussen { $low } en { $high })
review-own = { $side ->
        [gave] de eigen zetten leverden { $points } op
        [cost] de eigen zetten kostten { $points }
       *[nothing] de eigen zetten gaven niets weg
    }
review-others = { $side ->
        [gave] de zetten van de anderen leverden { $points } op
        [cost] de zetten van de anderen kostten { $points }
       *[nothing] de zetten van de anderen veranderden niets
    }
review-you-luck = { $side ->
        [gave] { $source ->
            [cards] De kaarten leverden je { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
            [gifts] De cadeaus leverden je { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
           *[luck] Het toeval leverde je { $points ->
                [one] één punt
               *[other] { $points } punten
            } op
        }
        [cost] { $source ->
            [cards] De kaarten kostten je
            [gifts] De cadeaus kostten je
           *[luck] Het toeval kostte je
        } { $points ->
            [one] één punt
           *[other] { $points } punten
        }
       *[nothing] { $source ->
            [cards] De kaarten maakten voor jou niets uit
            [gifts] De cadeaus maakten voor jou niets uit
           *[luck] Het toeval maakte voor jou niets uit
        }
    }
review-you-own = { $side ->
        [gave] je eigen zetten leverden { $points } op
        [cost] je eigen zetten kostten er { $points }
       *[nothing] je eigen zetten gaven niets weg
    }
review-you-others = { $side ->
        [gave] de zetten van de anderen leverden je { $points } op
        [cost] de zetten van de anderen kostten je { $points }
       *[nothing] de zetten van de anderen veranderden niets voor jou
    }
review-weakest = Gaf het meeste weg: { $seat }
review-clean = Geen enkele zet gaf iets weg dat we konden meten.
review-worst = Zetten die iets weggaven
review-decision = { $number }. { $seat }: { $move } - { $grade }, { $points ->
        [0] minder dan een punt
        [one] één punt
       *[other] { $points } punten
    } weg
review-better = Beter: { $move }.
review-grade-best = beste zet
review-grade-good = goed
review-grade-inaccurate = onnauwkeurig
review-grade-mistake = fout
review-grade-blunder = blunder
review-chances = Winstkansen door het spel heen, met wat iedere speler wist
review-gifts = Namen en twijfels

why-more = In onze proeven wint dat { $number ->
        [one] één partij
       *[other] { $number } partijen
    } meer op de 100.
why-most = Van al je zetten wint deze in onze proeven het vaakst.
why-only = Iets anders kun je niet doen.
