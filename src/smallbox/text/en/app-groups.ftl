# The page of a group: who came, results, ratings.

groups-mine = My groups
groups-hint = A group remembers your evenings: who came, who won, who's getting better. No account, just a link.
groups-make = Make a group
groups-make-name = What do you call yourselves?
groups-make-hint = You get a link to share. Whoever has it can see the page and add to it.
groups-drop = Remove { $name } from this list
groups-drop-ask = Remove { $name } from this device?
groups-drop-hint = The group stays as it is, but the link is kept nowhere else on this device. Copy it first if you want to come back.
groups-drop-yes = Remove

group-play = Play here
group-play-title = A table for { $name }
group-play-game = Game
group-invite = Invite
group-invite-title = Invite to { $name }
group-invite-hint = The link is the key: whoever has it can see this page, play here, change names and erase everything. Share it with people you trust.
group-link = Link to the group
group-qr = QR code with the link to the group
group-tables = Happening now
group-gone = No such group

group-standings = Standings
group-standings-none = Nothing to compare yet. Play a game here, and its result shows up by itself.
group-which-game = Which game
group-all-games = All games
group-name = Name
group-rating = Rating
group-games = Games
group-wins = Wins
group-rating-value = { $rating } ± { $margin }
group-unrated = not rated yet
group-form = Recent finishes, newest first: { $places }
group-rating-hint = Everyone starts at { 1000 } ± { 400 }. Your strength is most likely (95%) within the ±, and every game with other people narrows it down. Bots don't count.

group-evenings = Evenings
group-evenings-none = Your first evening will appear here.
group-came = Who came:
group-came-nobody = nobody who's still listed
group-replay = Replay
group-nobody-won = Nobody won.
group-bot = bot, { $level }
group-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
group-resigned = resigned
group-erased-name = somebody
group-older = Show older games

group-people = People
group-people-none = Nobody yet. Add the names you play under.
group-people-hint = Results are matched by name, so sit down under the same one each time.
group-me = That's me
group-add-name = Add a name
group-add = Add
group-person-erase = Erase { $name } from the group
group-person-erase-ask = Erase { $name } from the group?
group-person-erase-hint = The name disappears from this page and all its results, for everyone and for good. The records of the games keep it until it's erased at the table.
group-person-erase-yes = Erase

group-keep = Yours to keep
group-keep-hint = Only names and results are kept here, no accounts. Everyone with the link can see, change and erase them.
group-export-csv = Download as CSV
group-export-json = Download as JSON
group-erase = Erase the group
group-erase-ask = Erase { $name }?
group-erase-hint = All evenings, ratings and names go, for everyone and for good. Download them first if you'd like to keep them.
group-erase-yes = Erase everything

group-note-known = The result goes on the page of
group-note = The result of this game, with the players' names, is kept on a group's page.
