### That's Not a Hat: why a name or an answer is better, and what became of the gifts. By what everybody was shown.

hat-why-unknown = Niemand kon dit cadeau kennen: elke naam is even goed.
hat-why-open = { $name } ligt open op tafel, dus dat kan dit niet zijn. Dit was { $gift }.
hat-why-misled = Het werd doorgegeven als { $name }, maar iedereen had het gezien: { $gift }.
hat-why-shown = Iedereen heeft het gezien, en daarna is het { $passes ->
        [one] één keer
       *[other] { $passes } keer
    } doorgegeven: { $gift }.
hat-why-fresh = Het was net omgedraaid: { $gift }.
hat-why-false-open = { $name } ligt open op tafel, dus dat kan dit niet zijn.
hat-why-false = Iedereen heeft gezien wat het is: { $gift }. Dan kan { $name } niet kloppen.
hat-why-true = De naam klopt: iedereen heeft { $gift } gezien.
hat-why-last = Weigeren maakt een eind aan de ronde, en dan wint iemand anders.

hat-story-true = { $giver } → { $receiver }: { $name }, en dat klopte.
hat-story-believed = { $giver } → { $receiver }: { $name }, de naam waarmee het kwam. Het was { $gift }.
hat-story-slip = { $giver } → { $receiver }: { $name }, verward met een ander gesloten cadeau. Het was { $gift }.
hat-story-bluff = { $giver } → { $receiver }: { $name }, bluf. Het was { $gift }.
hat-story-blind = { $giver } → { $receiver }: { $name }. Niemand kon het weten.
hat-story-accepted-right = Aangenomen, terecht.
hat-story-accepted-wrong = Aangenomen: twijfel was terecht geweest. { $doubted } van de 100 oplettende gasten hadden getwijfeld.
hat-story-refused-right = Geweigerd, terecht.
hat-story-refused-wrong = Geweigerd, maar de naam klopte. { $doubted } van de 100 oplettende gasten hadden getwijfeld.
hat-story-known = { $passes ->
        [0] Het was net nog te zien;
        [one] Het was één keer doorgegeven sinds iedereen het zag;
       *[other] Het was { $passes } keer doorgegeven sinds iedereen het zag;
    } { $recalled } van de 100 oplettende gasten hadden de juiste naam gezegd.
