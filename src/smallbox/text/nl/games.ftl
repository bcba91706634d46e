# The games as they stand on the shelf.

game-kobito = Kobito
game-kobito-line = Bouw regenbogen van getallen en zorg dat jij erbij bent als er een de pot met goud bereikt.
game-kobito-players = { $fewest } tot { $most } spelers

game-kanobu = Kanobu
game-kanobu-line = Steen wint van schaar, en iemand betaalt de rekening: schuif hem door en raak je kaarten kwijt.
game-kanobu-players = { $fewest } tot { $most } spelers

game-hat = Dat is geen hoed
game-hat-line = Geef een cadeau weg dat je niet meer ziet, en zeg met een stalen gezicht wat het is.
game-hat-players = { $fewest } tot { $most } spelers
