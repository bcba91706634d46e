### Puzzles of That's Not a Hat: what they are about, and why the solution is right.

hat-theme-name = Name the gift
hat-theme-answer = Believe it or not?

hat-solved-renamed = It's still the same gift: { $gift }. Somebody called it { $name } on the way, and that name stuck.
hat-solved-travelled = It's the gift everybody once saw: { $gift }. { $passes ->
        [one] One pass
       *[other] { $passes } passes
    } later it's yours to give.
hat-solved-own = It has been your oldest gift for a while: { $gift }.
hat-solved-caught = The parcel holds { $gift }, and it never was { $name }. Say no, and the giver takes the penalty.
hat-solved-repeated = It was called { $name } before, and that was wrong then too. It holds { $gift }: an old mistake, told again.
hat-solved-truth = It really is { $gift }, even if it went by another name on the way. Say thank you.
hat-solved-honest = It's { $gift }, just as the giver says. Say thank you: doubting would have cost you a penalty.

hat-hint-name = Follow only this parcel: who gave it to you, and what was it when it last lay open?
hat-hint-answer = Forget what was said. What was in this parcel when it last lay open?

## A move, in a few words

hat-try-claim = “{ $gift }”
hat-try-accept = Thank you!
hat-try-refuse = That's not it!
