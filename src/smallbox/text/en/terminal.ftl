### The games in a terminal.

## Before the game

terminal-welcome = smallbox: card games from small boxes, against bots, right here.
terminal-ask-game = Which game?
terminal-ask-game-again = Expected a number from 1 to { $most } or { $names }, got "{ $got }".
terminal-ask-range = { $fewest } to { $most } players
terminal-ask-players = How many players, you included ({ $fewest } to { $most })?
terminal-ask-players-again = Expected a number from { $fewest } to { $most }, got "{ $got }".
terminal-ask-bots = Which bots? One for all, or one for each with commas.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Your name?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Ann Ben Cleo Dan Eva Finn Gus Hana
terminal-names-spare = Ada Bo Cora Dora Emil Fay Gil Hugo

## During the game

terminal-title = { $game } · ? help · rules · quit
terminal-hand = hand
terminal-answer-number = Expected a number from 1 to { $most }, got { $got }.
terminal-answer-several = "{ $got }" could be { $words }. Type a little more.
terminal-answer-unclear = "{ $got }" is no move here. Type a number of the list, or ? for help.
terminal-slip-more = type: rules { $clause }
terminal-page-on = Enter: go on · q: back to the game
terminal-page-back = Enter: back to the game
terminal-goodbye = Goodbye, and thank you for playing.
terminal-script-moves = Your moves: { $moves }
terminal-script-ended = input ended before the game

## The end

terminal-end = The game is over
terminal-record-offer = The game can be kept as a record: every move, and the proof that the deal was honest.
terminal-record-file = File name (Enter: do not keep):
terminal-record-saved = The record is in { $file }. To prove its deal: smallbox verify { $file }

## Help

terminal-help =
    Type the **number** of a move, or the first letters of its words, or a move in notation.

    - `rules` shows the rulebook, `rules { $clause }` one clause of it
    - `quit` leaves; so do Ctrl-D and Ctrl-C
    - Enter goes on at once while the others play
terminal-help-deal = The deal is sealed as `{ $commitment }`; a saved record opens the seal.
