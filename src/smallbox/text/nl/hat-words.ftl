# Words of That's Not a Hat. The gifts themselves are in hat-gifts.ftl.

hat-bot-greedy = Gaat af op wat vers in het geheugen ligt: noemt wat het laatst werd gezegd en denkt nergens over na.
hat-bot-easy = Vergeet snel, let meer op de eigen cadeaus dan op die van anderen en twijfelt gauw.
hat-bot-normal = Onthoudt als een oplettende gast: de meeste cadeaus een tijdje, en een paar verkeerd.
hat-bot-hard = Mist bijna geen plaatje, telt één en één bij elkaar op en weigert zelden zonder goede reden.
hat-bot-expert = Onthoudt zo goed als een mens kan en twijfelt alleen aan wat zeker fout is.
hat-bot-perfect = Een curiositeit: vergeet niets wat ooit te zien was. Niet leuk om tegen te spelen.
