# Mijn spellen: de tafels en afgelopen spellen van dit apparaat.

mine-title = Mijn spellen
mine-lead = Je tafels, uitslagen en niveau. Alles blijft alleen op dit apparaat, zonder account.
mine-tile = Uitslagen, je niveau tegen bots, reeksen
mine-tile-turns = { $count ->
    [one] Jij bent aan zet aan { $count } tafel
   *[other] Jij bent aan zet aan { $count } tafels
}
mine-all = Al mijn spellen
mine-some-game = Een spel
mine-empty = Hier staat nog niets. Speel een spel, dan verschijnt het hier vanzelf.
mine-empty-go = Kies een spel

mine-running = Bezig
mine-running-none = Je bent met geen spel bezig. Begin er een, dan vind je het hier terug.
mine-state-turn = Jij bent aan zet
mine-state-away = Je bent weg
mine-state-waiting = Wachten
mine-state-unknown = Verder
mine-state-lobby = Nog niet begonnen
mine-state-over = Afgelopen
mine-state-gone = Weg
mine-away-hint = Een bot speelt voor je tot je terug bent.
mine-gone-hint = De tafel is er niet meer, of je stoel is weggegeven.
mine-more = Meer over { $game } { $code }
mine-remove = Uit de lijst halen

mine-finished = Afgelopen spellen
mine-finished-none = Spellen die je uitspeelt verschijnen hier, met hun herhaling.
mine-filtered-none = Zulke spellen zijn er nog niet. Kies hierboven iets anders.
mine-shown = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
mine-show-more = Toon meer (nog { $count })
mine-which-game = Welk spel
mine-all-games = Alle
mine-company = Tegen wie
mine-company-all = Maakt niet uit
mine-company-bots = Alleen bots
mine-company-people = Mensen
mine-bots = { $count ->
    [1] { $level }
   *[other] { $level } ×{ $count }
}
mine-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } mensen
}
mine-went-won = Gewonnen
mine-went-shared = Gedeelde winst
mine-went-lost = Verloren
mine-went-place = Plaats { $place } van { $players }
mine-went-resigned = Opgegeven
mine-went-left = Weggegaan
mine-went-stopped = Gestopt
mine-went-closed = Gesloten na een update
mine-score = Score { $score }
mine-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
mine-same-cards = Dezelfde kaarten als aan een andere tafel
mine-replay = Herhaling
mine-review = Terugblik
mine-again = Nog een keer
mine-record-gone = Niet meer op de server, dus zonder herhaling.

mine-figures = Tot nu toe
mine-figure-games = { $count ->
    [one] spel uitgespeeld
   *[other] spellen uitgespeeld
}
mine-figure-wins = { $count ->
    [one] keer gewonnen
   *[other] keer gewonnen
}
mine-figure-days = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}
mine-figure-streak = { $count ->
    [one] keer op rij gewonnen
   *[other] keer op rij gewonnen
}
mine-figure-best = Beste tot nu toe: { $count }

mine-levels = Mijn niveau tegen bots
mine-levels-none = Speel een spel uit tegen alleen bots, dan zie je hier hoe sterk je bent.
mine-levels-hint = Alleen spellen tegen enkel bots met verse kaarten tellen. Eerst is je niveau onbekend; met elk spel wordt het zekerder. Een spel dat je opgeeft of verlaat telt als verloren.
mine-level-like = ongeveer zo sterk als { $level }
mine-level-between = tussen { $level } en { $other }
mine-level-below = nog net geen { $level }
mine-level-above = sterker dan { $level }
mine-level-value = { $rating } ± { $margin }
mine-sure-guess = { $count ->
    [one] Een eerste gok na { $count } spel.
   *[other] Nog een gok na { $count } spellen.
}
mine-sure-rough = { $count ->
    [one] Klopt ongeveer, na { $count } spel.
   *[other] Klopt ongeveer, na { $count } spellen.
}
mine-sure-sure = { $count ->
    [one] Vrij zeker, na { $count } spel.
   *[other] Vrij zeker, na { $count } spellen.
}
mine-chart = { $game }, je niveau na elk van { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}: nu { $said }
mine-level-table = Elk spel in een tabel
mine-column-date = Datum
mine-column-bots = Bots
mine-column-result = Uitslag
mine-column-level = Niveau (95% zeker)

mine-keep = Bewaard op dit apparaat
mine-keep-hint = Je laatste 500 spellen staan in deze browser en nergens anders. Wie de gegevens van de browser wist, wist ze ook: bewaar dus af en toe een kopie.
mine-keep-nothing = Deze browser bewaart hier niets (is het een privévenster?). Je spellen blijven tot je de pagina sluit. Exporteer ze om ze te houden.
mine-export = Exporteren
mine-import = Importeren
mine-import-done = { $count ->
    [one] { $count } spel overgenomen uit het bestand.
   *[other] { $count } spellen overgenomen uit het bestand.
}
mine-import-not-ours = Dat is geen bestand met spellen. Kies een bestand dat met ‘{ mine-export }’ is bewaard.
mine-import-newer = Dat bestand komt van een nieuwere versie van smallbox. Laad deze pagina opnieuw en probeer het nog eens.
mine-erase = Wissen
mine-erase-ask = Je spellen van dit apparaat wissen?
mine-erase-hint = Afgelopen spellen, je niveaus en reeksen worden gewist. Exporteer ze eerst als je ze misschien terug wilt. Je stoelen in spellen die nog bezig zijn blijven.
mine-erase-names = Ook mijn tafels verlaten en mijn naam daar wissen
mine-erase-names-hint = { $count ->
    [one] { $count } tafel. Waar nog wordt gespeeld, neemt een bot het over.
   *[other] { $count } tafels. Waar nog wordt gespeeld, neemt een bot het over.
}
mine-erase-yes = Wissen
mine-erased = Gewist.
mine-erase-one = Wissen: { $game }, { $date }
mine-erase-one-ask = Dit spel wissen?
mine-erase-one-hint = Het verdwijnt uit de lijst, en je niveau en reeksen worden zonder dit spel berekend.
mine-device-hint = Voor een ander apparaat: exporteer je spellen en importeer ze daar. Om een spel daar voort te zetten, kies je ‘{ app-device }’ in het menu ervan.
