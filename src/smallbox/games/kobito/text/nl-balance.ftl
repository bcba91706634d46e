# Wat een balansrapport van Kobito zegt.

kobito-penalties = Strafkaarten
kobito-leads = wie de meeste punten heeft.
kobito-cause-gold = Goud voor { $number } kaarten
kobito-cause-pay = Iemand levert een kaart in
kobito-cause-kobito = Kobito gespeeld
kobito-cause-number = Getal gespeeld
kobito-cause-start = Regenboog begonnen
kobito-cause-send = Kaart verstuurd
kobito-cause-exchange = Kobito geruild
kobito-cause-replace = Vervanging
kobito-cause-end = Einde van een beurt
kobito-decision-first = Eerste zet van een beurt
kobito-decision-next = Elke volgende zet
kobito-decision-pay = Een kaart inleveren
kobito-decision-end = De beurt beëindigen en trekken
kobito-ending-gold = het goud was op
kobito-ending-idle = niemand deed nog iets
