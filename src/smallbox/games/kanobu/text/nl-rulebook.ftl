# Wat bij het regelboek hoort: van wie het spel is, wat er in het pak zit, en een voorbeeldronde.

game-kanobu-by = Verschenen in het Russisch. De gedrukte regels noemen geen auteur.
kanobu-pack-B = Blauw
kanobu-pack-G = Groen
kanobu-pack-R = Rood
kanobu-pack-Y = Geel
kanobu-pack-two = Twee kleuren
kanobu-pack-P = Paars
kanobu-help-pack = Het hele pak bekijken

# Drie korte namen, met ", " ertussen: $a, $b en $c hieronder.
kanobu-example-names = Anna, Bas, Cato
kanobu-example-open = Bekijk de ronde, zet voor zet
kanobu-example-top = Bovenop
kanobu-example-draws = Trekt
kanobu-example-turns-up = Legt open
kanobu-example-plays = Speelt
kanobu-example-hand = Hand voor de zet
kanobu-example-1 = { $a } probeert groen-geel Papier. Dat mag niet, dus wordt het groene Steen: dezelfde kleur, en Steen wint van Schaar.
kanobu-example-2 = { $b } heeft niets wat van Steen wint en speelt Kleurwissel. De gekozen kleur: geel.
kanobu-example-3 = { $c } heeft geen geel en geen paars en trekt een kaart: gele 3 Kaarten! Die past en wordt meteen gespeeld. { $a } moet er nu drie trekken - of antwoorden.
kanobu-example-4 = { $a } schuift door met blauwe 3 Kaarten; bij een antwoord doet de kleur er niet toe. Nu zijn het er zes, en { $b } moet antwoorden.
kanobu-example-5 = { $b } zou het liefst een kaart trekken en een antwoord zoeken, maar dat mag niet. Gelukkig is er Schrappen: het gaat samen met de blauwe 3 Kaarten onder de trekstapel, en niemand hoeft te trekken.
kanobu-example-6 = Bovenop ligt weer de gele 3 Kaarten, maar die doet niet nog een keer iets. { $c } heeft niets wat past en trekt. Ook die kaart past niet, dus hij blijft in de hand.
kanobu-example-7 = { $a } speelt gele 1 Kaart: alle anderen moeten er een trekken. { $b } is de volgende en mag antwoorden.
kanobu-example-8 = { $b } antwoordt met rode 1 Kaart. Nu moet iedereen behalve { $b } er twee trekken, en { $c } beslist.
kanobu-example-9 = { $c } heeft geen antwoord en accepteert: { $c } en { $a } trekken elk twee kaarten. Daarna heeft { $c } een gewone beurt.
kanobu-example-10 = Een van de nieuwe kaarten is een Ster, en { $c } speelt hem. Er worden drie kaarten opengelegd. { $c } speelt groene Overslaan, want op een paarse kaart past alles; de andere twee gaan onder de trekstapel.
kanobu-example-11 = { $a } heeft geen Overslaan en geen Schrappen en slaat een beurt over.
kanobu-example-12 = { $b } heeft nog één kaart, groen-rode Steen. Op een actiekaart is een gezamenlijke kleur genoeg, dus hij past. { $b } heeft gewonnen!
