### That's Not a Hat: why a name or an answer is better, and what became of the gifts. By what everybody was shown.

hat-why-unknown = Nobody could know this gift: any name is as good as the next.
hat-why-open = { $name } lies face up for all to see, so it can't be this one. This was { $gift }.
hat-why-misled = It was handed over as { $name }, but everybody had seen it: { $gift }.
hat-why-shown = It was shown to everybody and passed on { $passes ->
        [one] once
       *[other] { $passes } times
    } since: { $gift }.
hat-why-fresh = It had just been turned face down: { $gift }.
hat-why-false-open = { $name } lies face up for all to see, so it can't be this one.
hat-why-false = It was shown to everybody as { $gift }, so { $name } can't be right.
hat-why-true = The name is right: { $gift } was shown to everybody.
hat-why-last = Refusing would end the round, and somebody else would win it.

hat-story-true = { $giver } → { $receiver }: { $name }, and so it was.
hat-story-believed = { $giver } → { $receiver }: { $name }, the name it came with. It was { $gift }.
hat-story-slip = { $giver } → { $receiver }: { $name }, mixed up with another hidden gift. It was { $gift }.
hat-story-bluff = { $giver } → { $receiver }: { $name }, a bluff. It was { $gift }.
hat-story-blind = { $giver } → { $receiver }: { $name }. Nobody could know.
hat-story-accepted-right = Accepted, rightly.
hat-story-accepted-wrong = Accepted: a doubt would have been right. { $doubted } in 100 attentive guests would have doubted.
hat-story-refused-right = Refused, rightly.
hat-story-refused-wrong = Refused, but the name was right. { $doubted } in 100 attentive guests would have doubted.
hat-story-known = { $passes ->
        [0] Its face had just been seen;
        [one] It had been passed on once since everybody saw its face;
       *[other] It had been passed on { $passes } times since everybody saw its face;
    } { $recalled } in 100 attentive guests would have named it rightly.
