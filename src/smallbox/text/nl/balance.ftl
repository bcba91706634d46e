# Wat een balansrapport zegt: voor wie spellen maakt, niet voor statistici.

balance-title = { $game }: hoe het speelt
balance-title-compared = { $game }: wat de andere variant verandert
balance-intro = Gemeten in { $games } spellen tussen bots ({ $bots }). Bij elk cijfer staat het bereik waarin de echte waarde 19 van de 20 keer ligt.
balance-compared-intro = Dezelfde kaarten zijn twee keer gespeeld: één keer met { $base }, één keer met { $other }. Het verschil komt dus van de regel, niet van de kaarten.
balance-usual = zoals gewoonlijk
balance-at-size = { $players ->
        [one] { $players } speler:
       *[other] { $players } spelers:
    }
balance-changes = Wat er verandert
balance-curves = Wat één getal doet
balance-size = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
balance-method = Hoe het gemeten is
balance-all-figures = Alle cijfers
balance-length = Een spel duurt { $moves } zetten, ongeveer { $minutes } minuten; acht van de tien duren { $short } tot { $long } minuten.
balance-seats-even = Geen plaats is duidelijk beter: elke wint tussen { $least } en { $most }, en { $fair } zou eerlijk zijn.
balance-seats-uneven = De plaatsen zijn niet gelijk. Beste: { $best }, { $most } van de spellen; slechtste: { $worst }, { $least }. Eerlijk zou { $fair } zijn.
balance-lead = De leiding wisselt { $changes } keer per spel, en de winnaar staat voorgoed voor na { $decided } ervan.
balance-comeback = Wie halverwege achterstaat, wint { $share } van de spellen. Als halverwege niets betekende, zou het { $fair } zijn.
balance-penalties = { $name }: { $number } per spel.
balance-guards = { $share } van de spellen eindigt alleen doordat een noodrem ze stopt.
balance-guards-never = Elk spel eindigde vanzelf; geen enkel door een noodrem (hooguit { $most } is te verwachten).
balance-decides = Wat de winnaar het vaakst voorgoed voor zet: { $causes }.
balance-skill = Vaardigheid: tussen bots ({ $field }) wint één plaats die anders speelt vaker of minder vaak dan de eerlijke { $fair }: { $shares }.
balance-skill-one = { $level } { $share }
balance-skill-games = Na ongeveer { $games ->
        [one] één spel
       *[other] { $games } spellen
    } staat de betere speler ({ $level } tegen { $field }) 19 van de 20 keer voor.
balance-curve = { $name } van { $least } tot { $most }, { $players } spelers: een spel gaat van { $before } naar { $after } minuten.
balance-table-figure = Cijfer
balance-table-value = Waarde
balance-table-range = 19 van 20
balance-table-before = Eerst
balance-table-after = Daarna
balance-table-difference = Verschil
balance-table-clause = Regel
balance-table-decides = Beslist
balance-table-uses = Per spel
balance-table-decision = Beslissing
balance-table-seconds = Seconden
balance-plot-seats = Winst naar beurtvolgorde; het rode streepje is eerlijk.
balance-plot-lengths = Hoeveel spellen hoeveel zetten duren; in de laatste balk zitten alle langere.
balance-plot-decides = Wat de winnaar voorgoed voor zet, in procent van alle spellen.
balance-plot-levels = Winst van één bot tussen bots ({ $field }) met dezelfde kaarten; het rode streepje is eerlijk.
balance-plot-changes = Verandering in procent van wat het was; waar de blauwe lijn het rode streepje raakt, is er misschien geen verschil.
balance-plot-points = Verandering in procentpunten; waar de blauwe lijn het rode streepje raakt, is er misschien geen verschil.
balance-plot-curve = { $figure }, naar { $name }; { $players } spelers.
balance-endings = Hoe spellen eindigden: { $endings }.
balance-notes-bots = Bots zijn geen mensen: ze spelen allemaal hetzelfde, worden niet moe en praten niet aan tafel. Kijk liever naar verschillen tussen varianten dan naar losse cijfers.
balance-notes-time = Minuten zijn berekend uit de beslissingen, met de seconden hieronder. Dat zijn aannames, geen metingen: zo gekozen dat een gewone tafel ongeveer zo lang speelt als op de doos staat, als dat er staat. Je kunt andere seconden opgeven.
balance-notes-before = Voor de eerste beslissing: { $seconds } seconden om te delen en te kijken.
balance-notes-lead = Wie voorstaat: { $rule } Het spel is beslist met de zet waarna de winnaar tot het einde voor blijft. Halverwege is de helft van de zetten.
balance-notes-sure = Een verschil heet duidelijk als het toeval alleen in minder dan 1 van de 20 rapporten zo'n groot verschil zou tonen, alle cijfers samen genomen (correctie van Holm).
balance-notes-data = { $games } spellen, seed { $seed }, smallbox { $version }, regels { $rules }. Hetzelfde commando geeft hetzelfde rapport.
