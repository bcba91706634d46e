### The games in a terminal.

## Before the game

terminal-welcome = smallbox: card games from small boxes, against bots, right here.
terminal-ask-game = Which game?
terminal-ask-game-again = Type a number from 1 to { $most } or { $names }, not "{ $got }".
terminal-ask-range = { $fewest } to { $most } players
terminal-ask-players = How many players, you included ({ $fewest } to { $most })?
terminal-ask-players-again = Type a number from { $fewest } to { $most }, not "{ $got }".
terminal-ask-bots = Which bots? One kind for all, or one for each, with commas.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Your name?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Ann Ben Cleo Dan Eva Finn Gus Hana
terminal-names-spare = Ada Bo Cora Dora Emil Fay Gil Hugo

## During the game

terminal-title = { $game } · ? help · rules · quit
terminal-hand = hand
terminal-answer-number = Type a number from 1 to { $most }, not { $got }.
terminal-answer-several = "{ $got }" could be { $words }. Type a little more.
terminal-answer-unclear = "{ $got }" isn't a move here. Type a number from the list, or ? for help.
terminal-slip-more = type: rules { $clause }
terminal-page-on = Enter: continue · q: back to the game
terminal-page-back = Enter: back to the game
terminal-goodbye = Goodbye, and thanks for playing!
terminal-script-moves = Your moves: { $moves }
terminal-script-ended = the input ended before the game did

## The end

terminal-end = The game is over
terminal-record-offer = You can keep a record of the game: every move, and proof that the deal was fair.
terminal-record-file = File name (Enter: don't keep it):
terminal-record-saved = The record is in { $file }. To check the deal: smallbox verify { $file }

## Help

terminal-help =
    Type the **number** of a move, or the first letters of its words, or a move in notation.

    - `rules` shows the rulebook, `rules { $clause }` just one clause
    - `quit` leaves; so do Ctrl-D and Ctrl-C
    - Enter skips ahead while the others play
terminal-help-deal = The deal is sealed as `{ $commitment }`; a saved record opens the seal.
