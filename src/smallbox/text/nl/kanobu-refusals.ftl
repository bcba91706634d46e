# Why a move of Kanobu is not allowed: what happened, which rule, what to do.

kanobu-refusal-R1 = R1: Kanobu is voor { $fewest } tot { $most } spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }.
kanobu-refusal-C5 = C5: het spel is afgelopen, iemand heeft de laatste kaart gespeeld. Nog een keer?
kanobu-refusal-C33 = C33: het spel is afgelopen, niemand kon nog iets trekken of spelen.
kanobu-refusal-C34 = C34: het spel is afgelopen, het hoogste aantal zetten is bereikt.
kanobu-refusal-C6 = C6: je bent niet aan de beurt. Nu speelt { $seat }.
kanobu-refusal-C7-not-held = C7: deze kaart heb je niet: { $card }. Speel een kaart uit je hand, of trek er een.
kanobu-refusal-C7-pass = C7: je kunt niet passen zolang je een kaart kunt trekken. Speel een kaart die past, of trek er een.
kanobu-refusal-C7-draw = C7: aan deze tafel trek je alleen als er niets past, en jij hebt een kaart die past: { $card }.
kanobu-refusal-C8-again = C8: je hebt al een kaart getrokken. Speel { $card } als die past, of houd de kaart.
kanobu-refusal-C8-other = C8: na het trekken mag je alleen de getrokken kaart spelen. Speel { $card } als die past, of houd de kaart.
kanobu-refusal-C9-play = C9: er valt niets te trekken en jij hebt een kaart die past: { $card }. Je moet dus een kaart spelen.
kanobu-refusal-C9-draw = C9: er valt niets te trekken. Speel een kaart die past, of pas als je die niet hebt.
kanobu-refusal-C12 = C12: de gekozen kleur is { $colour }, en { $card } heeft die kleur niet. Speel een kaart met { $colour } of een paarse kaart, of trek er een.
kanobu-refusal-C13 = C13: { $card } past niet op { $top }: ze hebben geen kleur gemeen, en ook niet het symbool.
kanobu-refusal-C14 = C14: { $card } past niet op { $top }: ze moeten een kleur gemeen hebben, én jouw kaart moet winnen. Steen wint van Schaar, Schaar wint van Papier, Papier wint van Steen.
kanobu-refusal-C15 = C15: { $card } past niet op { $top }: ze hebben geen kleur gemeen.
kanobu-refusal-C19-answer = C19: geef eerst antwoord op { $symbol }. Accepteer, schrap de opdracht, of speel zelf ook { $symbol }.
kanobu-refusal-C19-card = C19: { $card } is geen antwoord op { $symbol }. Accepteer, schrap de opdracht, of speel zelf ook { $symbol }.
kanobu-refusal-C19-not-held = C19: deze kaart heb je niet: { $card }. Geef antwoord op { $symbol } met een kaart uit je hand, of accepteer.
kanobu-refusal-C19-nothing = C19: je hebt geen opdracht gekregen, dus er valt niets te accepteren.
kanobu-refusal-C25-three = C25: Kans betaal je met drie kaarten Steen, Papier of Schaar, en zoveel heb je er niet. Accepteer, of antwoord met Schrappen of Kans.
kanobu-refusal-C25-one-each = C25: aan deze tafel betaal je Kans met één Steen, één Papier en één Schaar, en die heb je niet alle drie. Accepteer, of antwoord met Schrappen of Kans.
kanobu-refusal-C25-go-on = C25: wie begint te betalen, betaalt alles: { $left ->
        [one] nog één kaart Steen, Papier of Schaar
       *[other] nog { $left } kaarten Steen, Papier of Schaar
    } uit je hand.
kanobu-refusal-C26 = C26: nu even geen Kans: { $seat } zou moeten antwoorden en heeft { $cards ->
        [one] maar één kaart
       *[other] maar { $cards } kaarten
    }.
kanobu-refusal-C27-pick = C27: kies een van de open kaarten van de Ster: speel hem of neem hem.
kanobu-refusal-C27-empty = C27: een open kaart nummer { $slot } is er niet; bij de Ster { $open ->
        [one] ligt één kaart
       *[other] liggen { $open } kaarten
    } open.
kanobu-refusal-C27-no-star = C27: er ligt geen Ster open, dus er valt niets te kiezen.
kanobu-refusal-C29-unknown = C29: { $colour } kun je niet kiezen. Kies blauw, groen, rood of geel.
kanobu-refusal-C29-later = C29: een kleur kies je pas nadat je Kleurwissel hebt gespeeld.
kanobu-refusal-C30 = C30: kies eerst een kleur voor je Kleurwissel.
