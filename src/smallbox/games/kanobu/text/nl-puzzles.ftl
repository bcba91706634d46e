### Puzzels van Kanobu: waar ze over gaan, en waarom de oplossing de beste is.

kanobu-theme-demand = Een opdracht beantwoorden
kanobu-theme-drawn = Een kaart net getrokken
kanobu-theme-colours = Welke kleur kies je?
kanobu-theme-stars = Kaarten van een Ster
kanobu-theme-danger = Iemands laatste kaart
kanobu-theme-turn = Jouw beurt

kanobu-solved-out = Dat was je laatste kaart: je wint meteen.
kanobu-solved-stop = { $seat } heeft nog één kaart. Met { $card } blijft dat voorlopig zo.
kanobu-solved-answer = Antwoord met { $card }: de opdracht gaat naar een ander, en jij bent een kaart kwijt.
kanobu-solved-accept = Accepteer de opdracht. De kaart waarmee je kunt antwoorden, is later meer waard.
kanobu-solved-draw = Trek een kaart, ook al past er een: wat je nu zou spelen, is later meer waard.
kanobu-solved-keep = Houd hem: nu helpt hij de anderen, in je hand helpt hij jou.
kanobu-solved-colour = Met deze kleur heb je de volgende keer het meest om te spelen.
kanobu-solved-star = Van wat de Ster openlegt, brengt dit je het dichtst bij een lege hand.
kanobu-solved-attack = Speel { $card }: dat kost de anderen kaarten of een beurt, en dat is meer waard dan een rustige kaart.
kanobu-solved-change = Wissel nu van kleur: de anderen raken de hunne kwijt, en jij kiest.
kanobu-solved-cancel = Schrappen haalt de bovenste kaart weg, en wat eronder ligt, past jou beter.
kanobu-solved-save = Speel { $card } en spaar de paarse kaart: die past op alles, dus hij kan je laatste zijn.
kanobu-solved-card = Jouw { $card } raak je later het moeilijkst kwijt. Houd de kaarten die vaker passen.

kanobu-hint-play = Speel een kaart. Maar welke?
kanobu-hint-draw = Wil je hier nu echt iets van spelen?
kanobu-hint-pass = Niet elke getrokken kaart hoeft gespeeld te worden.
kanobu-hint-accept = Is het antwoord de kaart waard?
kanobu-hint-colour = Van welke kleur heb je het meest?
kanobu-hint-star-play = Een van de open kaarten kan meteen op de stapel.
kanobu-hint-star-take = Een van de open kaarten hoort in je hand.

## A move, in a few words

kanobu-try-play = { $card }
kanobu-try-draw = Een kaart trekken
kanobu-try-pass = Houden
kanobu-try-accept = De opdracht accepteren
kanobu-try-colour = Kleur: { $colour }
kanobu-try-star-play = Open kaart { $slot } spelen
kanobu-try-star-take = Open kaart { $slot } nemen
