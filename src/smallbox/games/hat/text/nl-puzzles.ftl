### Puzzels van That's Not a Hat: waar ze over gaan, en waarom de oplossing klopt.

hat-theme-name = Noem het cadeau
hat-theme-answer = Geloof je het?

hat-solved-renamed = Het is nog steeds hetzelfde cadeau: { $gift }. Onderweg noemde iemand het { $name }, en dat bleef hangen.
hat-solved-travelled = Het is het cadeau dat iedereen ooit zag: { $gift }. Het is { $passes ->
        [one] één keer
       *[other] { $passes } keer
    } doorgegeven, en nu geef jij het.
hat-solved-own = Het is al een tijd je oudste cadeau: { $gift }.
hat-solved-caught = In het pakje zit { $gift }, en nooit { $name }. Zeg nee, en de gever krijgt het strafpunt.
hat-solved-repeated = Het is al eens { $name } genoemd, en ook toen klopte dat niet. Er zit { $gift } in: een oude fout, opnieuw gezegd.
hat-solved-truth = Het is echt { $gift }, ook al heette het onderweg anders. Zeg dank je wel.
hat-solved-honest = Het is { $gift }, precies zoals de gever zegt. Zeg dank je wel: twijfel had je een strafpunt gekost.

hat-hint-name = Volg alleen dit pakje: van wie kreeg je het, en wat was het toen het voor het laatst open lag?
hat-hint-answer = Vergeet wat er gezegd is. Wat zat er in dit pakje toen het voor het laatst open lag?

## A move, in a few words

hat-try-claim = “{ $gift }”
hat-try-accept = Dank je wel!
hat-try-refuse = Dat klopt niet!
